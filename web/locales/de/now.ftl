### How things stand at one's own go, what the large button does then, and what is only heard.

now-next = Nächster Angriff: { $n } auf { $region }
confirm-draw = Ziehen
confirm-keep-drawn = Würfel behalten
table-how-mat = Wähle eine Aktion auf deinem Tableau.

## For those who hear the table

needs-asks = verlangt { $what }
needs-dice = { $n } Würfel
needs-any = ein beliebiger Würfel
needs-exactly = genau { $n }
needs-least = mindestens { $n }
region-effect = Effekt: { $effect }
