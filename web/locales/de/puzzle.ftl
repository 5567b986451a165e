### The pages of the puzzles.

puzzle-title = Aufgaben
puzzle-about = Finde den besten Zug. Jede Stellung ist geprüft: auf alle Arten ausgespielt oder viele Male bis zum Ende der Partie.
puzzle-today = Aufgabe des Tages: { $puzzle }
puzzle-solved-of = { $n } von { $of } gelöst
puzzle-stage-early = Früh in der Partie
puzzle-stage-middle = Mitten in der Partie
puzzle-stage-late = Spät in der Partie
puzzle-stage-solo = Allein
puzzle-open = noch nicht versucht
puzzle-missed = nicht gefunden
puzzle-nth =
    { $n ->
        [1] im ersten Versuch
        [2] im zweiten Versuch
       *[3] im dritten Versuch
    }
puzzle-with-clue = mit Tipp
puzzle-lessons = Zu den Lektionen
puzzle-none = Diese Aufgabe gibt es nicht
puzzle-none-note = Vielleicht ist die Adresse unvollständig.
puzzle-not-read = Die Aufgabe ließ sich nicht laden. Deine Ergebnisse bleiben erhalten.
puzzle-difficulty = Schwierigkeit { $n } von { $of }
puzzle-streak =
    { $n ->
        [0] noch kein Tag in Folge
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
puzzle-number = Aufgabe { $n } von { $of }
puzzle-number-today = Aufgabe { $n }, Aufgabe des Tages
puzzle-leave = Zu allen Aufgaben
puzzle-tries = Deine Versuche
puzzle-not-yet = noch nicht
puzzle-so-far = bisher
puzzle-over = Hier endet dein Zug. Mach ihn rückgängig oder lass ihn zählen.
puzzle-begins-well = Es geht besser. Der beste Zug beginnt genauso.
puzzle-better = Es geht besser. Der beste Zug beginnt anders.
puzzle-clue = Ein Tipp
puzzle-clue-is = So fängt es an: { $action }
puzzle-undo = Rückgängig
puzzle-count = Versuch { $n } bestätigen
puzzle-solved = Das ist der beste Zug: { $vp } SP
puzzle-shown = Besser war
puzzle-end = Ende der Partie
puzzle-from-to = { $from } → { $to } SP
puzzle-gain-exact = { $vp } SP besser als jede andere Idee: Jede Art, diesen Durchgang zu spielen, wurde probiert.
puzzle-gain = Am Ende der Partie etwa { $vp } SP besser als die nächstbeste Idee ({ $second }); das zeigten viele zu Ende gespielte Partien.
puzzle-short = Warum { $vp } nicht reicht
puzzle-clauses = In den Regeln:
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-decimal = ,
