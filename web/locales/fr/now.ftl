### How things stand at one's own go, what the large button does then, and what is only heard.

now-next = Prochaine attaque : { $n } sur { $region }
confirm-draw = Piocher
confirm-keep-drawn = Conserver les dés
table-how-mat = Choisissez une action sur votre plateau.

## For those who hear the table

needs-asks = demande { $what }
needs-dice = { $n } dés
needs-any = un dé au choix
needs-exactly = exactement { $n }
needs-least = au moins { $n }
region-effect = effet : { $effect }
