### How things stand at one's own go, what the large button does then, and what is only heard.

now-next = Next attack: { $n } on { $region }
confirm-draw = Draw
confirm-keep-drawn = Keep the dice
table-how-mat = Pick an action on your mat.

## For those who hear the table

needs-asks = asks for { $what }
needs-dice = { $n } dice
needs-any = any die
needs-exactly = exactly { $n }
needs-least = { $n } or more
region-effect = effect: { $effect }
