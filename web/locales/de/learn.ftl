### The pages of the lessons: the path, and who explains at the table.

learn-title = Spielen lernen
learn-about = { $n } kurze Lektionen an einem echten Tisch. Hör auf, wann du willst; nichts geht verloren.
learn-core = Die Grundlagen
learn-further = Wenn du mehr willst
learn-minutes =
    { $n ->
        [one] etwa 1 Minute
       *[other] etwa { $n } Minuten
    }
learn-so-far = { $n } von { $of } Lektionen geschafft
learn-left = { $n } von { $of } geschafft, noch etwa { $minutes } min
learn-core-done = Die Grundlagen kennst du. Spiel eine Partie.
learn-open = Lektion { $n }: { $lesson }
learn-done = geschafft
learn-begun = angefangen
learn-play = Eine eigene Partie spielen
learn-rules = Regeln lesen
learn-none = Diese Lektion gibt es nicht
learn-none-note = Vielleicht ist die Adresse nicht vollständig.
learn-not-read = Die Lektion ließ sich nicht laden. Was du bisher gemacht hast, bleibt gemerkt.
learn-number = Lektion { $n } von { $of }
learn-step = Schritt { $n } von { $of }
learn-leave = Lektion verlassen; der Schritt bleibt gemerkt
learn-back = Zurück
learn-go-on = Weiter
learn-show = Zeig es mir
learn-skip = Überspringen
learn-not-now = Das kommt später. Lies erst weiter.
learn-learnt = Das kannst du jetzt
learn-clauses = In den Regeln:
learn-again = Noch einmal
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-coach = Deine erste Partie mit Coach
learn-coach-about = Eine normale Partie gegen zwei Lehrlinge. Der Coach sagt, was wichtig ist, und warnt vor teuren Zügen.
learn-coach-go = Mit Coach spielen
