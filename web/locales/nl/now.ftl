### How things stand at one's own go, what the large button does then, and what is only heard.

now-next = Volgende aanval: { $n } op { $region }
confirm-draw = Trekken
confirm-keep-drawn = Dobbelstenen houden
table-how-mat = Kies een actie op je mat.

## For those who hear the table

needs-asks = vraagt { $what }
needs-dice = { $n } dobbelstenen
needs-any = een dobbelsteen naar keuze
needs-exactly = precies { $n }
needs-least = minstens { $n }
region-effect = effect: { $effect }
