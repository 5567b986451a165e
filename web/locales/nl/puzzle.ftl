### The pages of the puzzles.

puzzle-title = Puzzels
puzzle-about = Vind de beste zet. Elke stelling is gecontroleerd: op alle manieren uitgespeeld, of vele malen tot het einde van het spel.
puzzle-today = Puzzel van de dag: { $puzzle }
puzzle-solved-of = { $n } van { $of } opgelost
puzzle-stage-early = Vroeg in het spel
puzzle-stage-middle = Halverwege
puzzle-stage-late = Laat in het spel
puzzle-stage-solo = Alleen
puzzle-open = nog niet geprobeerd
puzzle-missed = niet gevonden
puzzle-nth =
    { $n ->
        [1] bij de eerste poging
        [2] bij de tweede poging
       *[3] bij de derde poging
    }
puzzle-with-clue = met een tip
puzzle-lessons = Naar de lessen
puzzle-none = Die puzzel bestaat niet
puzzle-none-note = Misschien is het adres niet volledig.
puzzle-not-read = De puzzel kon niet worden gelezen. Je resultaten blijven bewaard.
puzzle-difficulty = moeilijkheid { $n } van { $of }
puzzle-streak =
    { $n ->
        [0] nog geen dag op rij
        [one] 1 dag op rij
       *[other] { $n } dagen op rij
    }
puzzle-number = Puzzel { $n } van { $of }
puzzle-number-today = Puzzel { $n }, puzzel van de dag
puzzle-leave = Naar alle puzzels
puzzle-tries = Je pogingen
puzzle-not-yet = nog niet
puzzle-so-far = tot nu toe
puzzle-over = Hier eindigt je zet. Maak hem ongedaan of laat hem tellen.
puzzle-begins-well = Er is een betere zet. Die begint net zo.
puzzle-better = Er is een betere zet. Die begint anders.
puzzle-clue = Een tip
puzzle-clue-is = Zo begint het: { $action }
puzzle-undo = Ongedaan maken
puzzle-count = Poging { $n } bevestigen
puzzle-solved = Dat is de beste zet. Punten: { $vp }
puzzle-shown = Beter was
puzzle-end = Einde van het spel
puzzle-from-to = Punten: { $from } → { $to }
puzzle-gain-exact =
    { $n ->
        [one] { $vp } punt beter dan elk ander idee: elke manier om deze beurt te spelen is geprobeerd.
       *[other] { $vp } punten beter dan elk ander idee: elke manier om deze beurt te spelen is geprobeerd.
    }
puzzle-gain =
    { $n ->
        [one] Aan het einde van het spel ongeveer { $vp } punt beter dan het op een na beste idee ({ $second }); dat bleek uit vele uitgespeelde spellen.
       *[other] Aan het einde van het spel ongeveer { $vp } punten beter dan het op een na beste idee ({ $second }); dat bleek uit vele uitgespeelde spellen.
    }
puzzle-short = Waarom { $vp } tekortschiet
puzzle-clauses = In de regels:
puzzle-again = Opnieuw
puzzle-next = Volgende puzzel
puzzle-decimal = ,
