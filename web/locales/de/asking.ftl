### Where a finger points: the mode in which a tap explains, and the line that tells of the long press.
asking-mode = Erklären, worauf ich zeige
asking-on = Zeig auf etwas, um es erklärt zu bekommen. Gespielt wird dabei nichts.
asking-done = Weiterspielen
asking-press = Langes Drücken oder das Fragezeichen erklärt alles.
