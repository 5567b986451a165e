### Who sits where and is there, clocks, and what the table does for a player.

## Who is there

seats-here = is er
seats-not-here = is even weg
seats-yours = Een bot speelt voor je.
seats-yours-go = Je tijd was om; de bot speelt alleen deze zet.
seats-yours-left = De bot speelt tot je terugkomt.
seats-take-back = Je plaats weer innemen
seats-paused = De tafel wacht: er is niemand.
seats-paused-note = Er loopt geen klok en er speelt geen bot.
seats-paused-row = Wacht: er is niemand
seats-yours-row = Een bot speelt voor je
seats-go-on = Verder spelen
seats-replace = { $player } is al een tijd weg.
seats-replace-note = Een bot kan spelen tot die speler terug is.
seats-replace-ask = Een bot laten spelen
seats-replace-wait = Blijven wachten
seats-replace-asked = De anderen krijgen de vraag of een bot voor { $player } speelt.

## Clocks

seats-time-days = { $days } d { $hours } u
seats-time-hours = { $hours } u { $minutes } min
seats-time-warning =
    { $n ->
        [one] Nog { $n } seconde
       *[other] Nog { $n } seconden
    }
seats-time-up = Je tijd is om.
seats-time-up-note = De anderen krijgen de vraag of je meer krijgt. Speel door: je hebt een minuut.
seats-time-vote-note = Antwoordt niemand, dan speelt een bot deze zet.

seats-days-off = Vrije dagen
seats-days-off-note = Je klok staat stil. De anderen zien tot wanneer; zodra je een zet doet, loopt hij weer.
seats-days-left =
    { $n ->
        [0] Geen vrije dagen meer in dit spel
        [one] Nog { $n } vrije dag in dit spel
       *[other] Nog { $n } vrije dagen in dit spel
    }
seats-days =
    { $n ->
        [one] { $n } dag
       *[other] { $n } dagen
    }
seats-off = Je bent vrij tot { $until }.
seats-off-note = Je klok staat stil. Zodra je een zet doet, loopt hij weer.
seats-off-back = Ik ben terug
seats-off-until = vrij tot { $until }

## What the table answers

seats-goes-on = Het spel gaat zo verder
seats-hold = Wachten
seats-hold-note = Eerst nadenken: de tafel stelt je de vraag in deze zet. De anderen zien dat je nadenkt.
seats-ask = Mij elke keer vragen
seats-ask-note = Ook als maar één antwoord mogelijk is. Geldt vanaf je volgende beslissing.
seats-keep-effect = Het effect voor later deze beurt bewaren
seats-keep-order = Volgorde voortaan zo laten
seats-own-hints = Tips op dit apparaat zoeken
seats-own-hints-note = De bot denkt hier in plaats van op de server. Hij wordt één keer opgehaald.

## Taking back

seats-undo-go = Mijn laatste zet terugnemen
seats-undo-go-note = Vraagt de anderen of je je laatste zet en alles daarna mag terugnemen.
seats-undo-to = Terug naar ronde { $round }, beurt { $turn }, vóór: { $what }
seats-undo-mine = De anderen krijgen de vraag of je terug mag.
seats-taken-back =
    { $n ->
        [one] { $n } zet is teruggenomen.
       *[other] { $n } zetten zijn teruggenomen.
    }
seats-by-bot =
    { $n ->
        [one] { $n } zet door een bot
       *[other] { $n } zetten door een bot
    }

## Ending together

seats-end = Samen het spel beëindigen
seats-end-sure = De anderen echt vragen? Tik nogmaals
seats-end-note = Als iedereen hier akkoord gaat, spelen bots de rest. Niemands rating verandert, tenzij iemand al weg was.
seats-end-asked = De anderen krijgen de vraag of het spel moet eindigen.
seats-ending = De spelers hebben het spel beëindigd.
seats-ending-cup = De tijd van deze ronde is om.
seats-ending-note = Bots spelen het uit.
seats-ended = De spelers beëindigden het spel in ronde { $round }, beurt { $turn }; bots speelden de rest.

## Afterwards

seats-play-again = Nog een keer spelen
seats-same-deal = Dezelfde opstelling nog eens
seats-same-deal-as = Dezelfde opstelling als eerder: wat er komt, kan bekend zijn.

## Around one device

seats-ribbon = { $player } is aan zet
seats-covered =
    { $n ->
        [0] Geen kaarten in je hand
        [one] { $n } kaart, bedekt
       *[other] { $n } kaarten, bedekt
    }
seats-show = Mijn kaarten tonen
seats-peek = Vasthouden om te kijken, tikken om open te laten
seats-cover = Bedekken
seats-curtain = Gordijn voor elke zet
seats-curtain-note = De hele tafel is bedekt tot de volgende speler hem opent. Zonder gordijn zijn alleen de handen bedekt.
seats-turn = Tafel omdraaien
