### Tournaments in which every table has the same deal.

cup-title = Toernooien
cup-one = Duplicaattoernooi
cup-about = Elke tafel krijgt hetzelfde bord, dezelfde kaarten en dezelfde dobbelstenen in elke zak. Alleen de zetten verschillen.
cup-mine = Jouw toernooien
cup-public = Open voor iedereen
cup-none = Er staat nu geen toernooi open.
cup-new = Een toernooi openen
cup-name = Naam
cup-players = Spelers per tafel
cup-rounds = Rondes
cup-hours = Een ronde duurt hoogstens
cup-bots = Plaatsen die niemand neemt
cup-bots-none = blijven vrij: er zijn volle tafels nodig
cup-bots-level = bots: { $level }
cup-who = Wie het vindt
cup-all = iedereen
cup-by-link = wie de link heeft
cup-needs-account = Voor het openen van een toernooi is een account nodig, voor meedoen niet.
cup-phase-open = open
cup-phase-running = ronde { $round } van { $of }
cup-phase-over = afgelopen
cup-phase-closed = afgelast
cup-by = van { $name }
cup-size-people = { $n ->
        [one] 1 speler
       *[other] { $n } spelers
    }
cup-size-tables = { $n ->
        [one] 1 tafel
       *[other] { $n } tafels
    }
cup-size-rounds = { $n ->
        [one] 1 ronde
       *[other] { $n } rondes
    }
cup-join = Meedoen
cup-leave = Toch niet meedoen
cup-withdraw = Terugtrekken
cup-withdraw-what = Een bot speelt voor je verder en je krijgt geen plaats in de stand. Terug kan niet.
cup-withdraw-yes = Ja, terugtrekken
cup-withdraw-no = Verder spelen
cup-begin = Ronde 1 beginnen
cup-close = Toernooi afgelasten
cup-remove = { $name } schrappen
cup-missing = { $n ->
        [one] Er is nog 1 speler nodig voor volle tafels.
       *[other] Er zijn nog { $n } spelers nodig voor volle tafels.
    }
cup-fill = { $n ->
        [0] Er is geen plaats vrij.
        [one] Een bot neemt 1 plaats ({ $level }).
       *[other] Bots nemen { $n } plaatsen ({ $level }).
    }
cup-few = Er zijn minstens twee mensen nodig.
cup-link = Link naar dit toernooi
cup-people = Deelnemers
cup-nobody = Nog niemand.
cup-round = Ronde { $round }
cup-me-as =
    { $n ->
        [one] jij, als { $guild }: { $n } punt
       *[other] jij, als { $guild }: { $n } punten
    }
cup-percent = percentiel { $percent }
cup-no-percent = niets om mee te vergelijken
cup-not-in = zonder jou
cup-turn = beurt { $turn } van 16, tafel { $table }
cup-your-go = jij bent aan zet
cup-others = anderen zijn aan zet
cup-finished = { $done ->
    [one] 1 van { $all } tafels is klaar
   *[other] { $done } van { $all } tafels zijn klaar
}
cup-sealed = opstelling verzegeld
cup-starts = begint uiterlijk { $date }
cup-until = tot { $date }
cup-standings = Stand na ronde { $round }
cup-standings-none = Stand
cup-standings-note = percentiel op dezelfde plaats, 100 is het best
cup-standings-first = Voor het einde van een ronde is er geen stand.
cup-order = Volgorde
cup-by-percent = op percentiel
cup-by-vp = op punten
cup-place = Plaats
cup-mean = Gemiddeld
cup-points = Punten
cup-you = { $name }, jij
cup-withdrawn = teruggetrokken
cup-somebody = iemand
cup-more = nog { $n }
cup-deal = Ronde { $round }, dezelfde opstelling
cup-your-seat = jouw plaats: { $guild }
cup-table = Tafel { $number }
cup-yours = de jouwe
cup-void = Deze tafel heeft geen resultaat.
cup-seat-at = { $guild } aan { $n ->
        [one] 1 tafel
       *[other] { $n } tafels
    }
cup-dots =
    { $to ->
        [one] { $guild }: { $from } tot { $to } punt, de jouwe { $vp }
       *[other] { $guild }: { $from } tot { $to } punten, de jouwe { $vp }
    }
cup-dot-mine = jij { $vp }
cup-better = { $n ->
        [0] Geen tafel gebruikte deze plaats beter.
        [one] Eén tafel gebruikte deze plaats beter.
       *[other] { $n } tafels gebruikten deze plaats beter.
    }
cup-compare = Dezelfde plaats vergelijken
cup-game-mine = Jouw spel
cup-game-of = Spel van { $name }
cup-go = Jij bent aan zet in ronde { $round }
cup-look = Jouw tafel in ronde { $round }
cup-rules = Toernooiregels
cup-rule-deal = In een ronde hebben alle tafels dezelfde opstelling en heeft elke plaats overal hetzelfde gilde.
cup-rule-seats = De plaatsen wisselen per ronde: je krijgt elke plaats voordat er een terugkomt.
cup-rule-percent = Alleen resultaten op dezelfde plaats worden vergeleken: 100 voor de beste tafel, 0 voor de laatste; wie gelijk eindigt deelt de beste plaats. Het gemiddelde van je rondes beslist.
cup-rule-late = Als de tijd van een ronde om is, spelen bots elke tafel uit. Wie meer dan de helft van de zetten aan een bot overliet, krijgt 0.
cup-rule-gone = Wie zich terugtrekt krijgt geen plaats in de stand; een bot speelt in alle rondes verder.
cup-rule-bots = Met bots op vrije plaatsen wordt vergeleken; in de stand staan ze niet.
cup-rule-sealed = Tot de laatste tafel klaar is ziet niemand een andere tafel, een herhaling of een verslag. Niemand kijkt mee, er zijn geen tips en een worp kun je niet terugnemen.
cup-seals = Opstellingen en zegels
cup-seals-note = Het zegel van elke opstelling is bekend voordat iemand die speelt. Als de ronde klaar is gaat de startwaarde open, en de SHA-256 daarvan is het zegel.
cup-seal = Zegel
cup-seed = Startwaarde
cup-opens = Opstellingen gaan open als de laatste tafel klaar is
cup-export = Resultaten als tabel
cup-by-bot = { $n ->
        [one] 1 zet door een bot
       *[other] { $n } zetten door een bot
    }
