### The deal of the day.

daily-title = Dagelijkse uitdaging
daily-sub = één solospel voor iedereen
daily-date = { $date }, spel { $n }
daily-open-title = Hetzelfde speelveld, dezelfde dobbelstenen, dezelfde kaarten
daily-open = Iedereen speelt dit spel vandaag. Je eerste poging telt, de volgende zijn oefening. Resultaten zie je pas als je zelf gespeeld hebt.
daily-device = Hier is geen server: het spel volgt uit de datum, en resultaten blijven op dit apparaat.
daily-past = Een spel van een eerdere dag. Het telt voor jou, niet voor de ranglijst van die dag.
daily-running = Je poging is bezig.
daily-won =
    { $n ->
        [one] { $n } punt, gewonnen
       *[other] { $n } punten, gewonnen
    }
daily-lost =
    { $n ->
        [one] { $n } punt, verloren
       *[other] { $n } punten, verloren
    }
daily-place = Beter dan { $percent }% van de { $people } deelnemers, plaats { $place }.
daily-few =
    { $people ->
        [one] tot nu toe 1 persoon
       *[other] tot nu toe { $people } mensen
    }
daily-unranked = Zonder rang: op een andere dag begonnen, iets teruggenomen, of een bot heeft gespeeld.
daily-ended = Afgelopen in beurt { $n } van 16
daily-held =
    { $of ->
        [one] { $n } van { $of } aanval afgeweerd
       *[other] { $n } van { $of } aanvallen afgeweerd
    }
daily-results = Alle resultaten
daily-per-step = mensen per 5 punten
daily-spread = Vanaf { $from } punten: { $won } gewonnen, { $lost } verloren
daily-legend-won = gewonnen
daily-legend-lost = verloren
daily-median =
    { $n ->
        [one] mediaan { $n } punt
       *[other] mediaan { $n } punten
    }
daily-goal = 70 punten: nodig om te winnen
daily-not-enough = De verdeling van alle resultaten verschijnt vanaf { $n } mensen.
daily-best = De besten van de dag
daily-you = Jij
daily-somebody = iemand
daily-from =
    { $n ->
        [one] Waar je ene punt vandaan kwam
       *[other] Waar je { $n } punten vandaan kwamen
    }
daily-calendar-sum = { $played } gespeeld, { $won } gewonnen
daily-day-won =
    { $n ->
        [one] { $date }: { $n } punt, gewonnen
       *[other] { $date }: { $n } punten, gewonnen
    }
daily-day-lost =
    { $n ->
        [one] { $date }: { $n } punt, verloren
       *[other] { $date }: { $n } punten, verloren
    }
daily-day-begun = { $date }: begonnen
daily-day-play = { $date }: spelen
daily-play-word = spelen
daily-calendar-note = De spellen van de laatste { $n } dagen blijven open. Ze tellen voor jou, niet voor de ranglijst van hun dag.
daily-month-before = Vorige maand
daily-month-after = Volgende maand
daily-share = Delen
daily-no-spoilers = verraadt niets
daily-share-won =
    { $vp ->
        [one] Tharos-uitdaging { $n }: { $vp } punt, gewonnen
       *[other] Tharos-uitdaging { $n }: { $vp } punten, gewonnen
    }
daily-share-lost =
    { $vp ->
        [one] Tharos-uitdaging { $n }: { $vp } punt, verloren
       *[other] Tharos-uitdaging { $n }: { $vp } punten, verloren
    }
daily-share-rank = beter dan { $percent }% van { $people }
daily-share-key = { $held } aanval afgeweerd, { $not } niet. Niets hier verraadt hoe het spel verloopt.
daily-copy = Kopiëren
daily-copied = Gekopieerd
daily-play = Spel spelen
daily-go-on = Verder spelen
daily-practice = Hetzelfde spel oefenen
daily-look = Spel bekijken
daily-next = Volgend spel over { $hours } u { $minutes } min, om middernacht UTC
