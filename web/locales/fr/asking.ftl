### Where a finger points: the mode in which a tap explains, and the line that tells of the long press.
asking-mode = Expliquer ce que je désigne
asking-on = Désignez ce que vous voulez comprendre. Rien n’est joué pendant ce temps.
asking-done = Reprendre
asking-press = L’appui long ou le point d’interrogation explique tout.
