### Where a finger points: the mode in which a tap explains, and the line that tells of the long press.
asking-mode = Explain what I point at
asking-on = Point at anything to see what it is. Nothing is played meanwhile.
asking-done = Play on
asking-press = A long press or the question mark explains anything.
