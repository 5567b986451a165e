### Where a finger points: the mode in which a tap explains, and the line that tells of the long press.
asking-mode = Erklären, was ich antippe
asking-on = Tippe an, was du wissen willst. Gespielt wird dabei nichts.
asking-done = Weiterspielen
asking-press = Langes Drücken oder das Fragezeichen erklärt alles.
