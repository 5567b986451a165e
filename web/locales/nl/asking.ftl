### Where a finger points: the mode in which a tap explains, and the line that tells of the long press.
asking-mode = Uitleggen wat ik aanwijs
asking-on = Wijs aan wat je wilt weten. Er wordt intussen niets gespeeld.
asking-done = Verder spelen
asking-press = Lang drukken of het vraagteken legt alles uit.
