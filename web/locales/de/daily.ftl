### The deal of the day.

daily-title = Tagesaufgabe
daily-sub = eine Solopartie für alle
daily-date = { $date }, Partie { $n }
daily-open-title = Gleiche Landschaften, gleiche Würfel, gleiche Karten
daily-open = Alle spielen heute diese Partie. Dein erster Versuch zählt, weitere sind Übung. Vor dem Spielen sieht niemand Ergebnisse.
daily-device = Hier gibt es keinen Server: Die Partie folgt aus dem Datum, und Ergebnisse bleiben auf diesem Gerät.
daily-past = Eine Partie von einem früheren Tag. Sie zählt für dich, nicht für die Rangliste ihres Tages.
daily-running = Dein Versuch läuft.
daily-won = { $n } SP, gewonnen
daily-lost = { $n } SP, verloren
daily-place = Besser als { $percent } % der { $people } Teilnehmer, Platz { $place }.
daily-few =
    { $people ->
        [one] bisher 1 Person
       *[other] bisher { $people } Leute
    }
daily-unranked = Ohne Rang: an einem anderen Tag begonnen, etwas zurückgenommen, oder ein Bot hat gespielt.
daily-ended = Zu Ende in Durchgang { $n } von 16
daily-held =
    { $of ->
        [one] { $n } von { $of } Angriff abgewehrt
       *[other] { $n } von { $of } Angriffen abgewehrt
    }
daily-results = Alle Ergebnisse
daily-per-step = Leute je 5 SP
daily-spread = Ab { $from } SP: { $won } gewonnen, { $lost } verloren
daily-legend-won = gewonnen
daily-legend-lost = verloren
daily-median = Median { $n } SP
daily-goal = 70 SP: nötig zum Sieg
daily-not-enough = Die Verteilung aller Ergebnisse gibt es ab { $n } Leuten.
daily-best = Die Besten des Tages
daily-you = Du
daily-somebody = jemand
daily-from = Woher deine { $n } SP kamen
daily-calendar-sum = { $played } gespielt, { $won } gewonnen
daily-day-won = { $date }: { $n } SP, gewonnen
daily-day-lost = { $date }: { $n } SP, verloren
daily-day-begun = { $date }: begonnen
daily-day-play = { $date }: spielen
daily-play-word = spielen
daily-calendar-note = Die Partien der letzten { $n } Tage bleiben offen. Sie zählen für dich, nicht für die Rangliste ihres Tages.
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-share = Teilen
daily-no-spoilers = verrät nichts
daily-share-won = Tharos Tagesaufgabe { $n }: { $vp } SP, gewonnen
daily-share-lost = Tharos Tagesaufgabe { $n }: { $vp } SP, verloren
daily-share-rank = besser als { $percent } % von { $people }
daily-share-key = { $held } Angriff abgewehrt, { $not } nicht. Nichts verrät, wie die Partie läuft.
daily-copy = Kopieren
daily-copied = Kopiert
daily-play = Partie spielen
daily-go-on = Weiterspielen
daily-practice = Dieselbe Partie üben
daily-look = Partie ansehen
daily-next = Nächste Partie in { $hours } h { $minutes } min, um Mitternacht UTC
