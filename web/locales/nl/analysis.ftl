# The analysis of a finished game.

analysis-title = Analyse
analysis-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
analysis-turns = { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}
analysis-tie = gedeelde overwinning van { $players }
analysis-vp = punten
analysis-percent = { $n }%
analysis-under = minder dan { $n }%
analysis-over = meer dan { $n }%
analysis-by = { $player }: { $what }

## How far it is

analysis-running = Je apparaat kijkt het spel door. Je mag de pagina verlaten, het gaat verder.
analysis-asked = { $n ->
    [0] De server kijkt het spel door. Blijf op deze pagina tot hij klaar is.
    [one] De server kijkt eerst 1 ander spel door. Blijf op deze pagina tot hij klaar is.
   *[other] De server kijkt eerst { $n } andere spellen door. Blijf op deze pagina tot hij klaar is.
}
analysis-stopped = Gestopt na { $n ->
    [one] 1 beurt
   *[other] { $n } beurten
}. Wat al bekend is, wordt bewaard.
analysis-done-engineer = { $n } beslissingen snel beoordeeld: elke op wat die meteen oplevert. Op dit apparaat bewaard.
analysis-done-director = { $n } beslissingen grondig beoordeeld: elke door vooruit te rekenen. Op dit apparaat bewaard.
analysis-progress = Hoe ver de analyse is
analysis-stop = Stoppen
analysis-go-on = Verder
analysis-depth = Hoe grondig
analysis-depth-engineer = Snel
analysis-depth-director = Grondig
analysis-judged = Beoordeeld naar
analysis-judged-own = Wat spelers zagen
analysis-judged-open = Open kaarten
analysis-open = Hier liggen alle kaarten open. Aan tafel kon niemand dit weten; oefeningen en statistiek tellen het niet mee.

## The course

analysis-curve = Winstkans
analysis-curve-note = na elke beurt, in %
analysis-curve-label = Winstkans na elk van de { $turns } beurten. { $list }
analysis-curve-ends = { $player }: van { $from } naar { $to }

## The account

analysis-account = Geluk en beslissingen
analysis-account-note = punten tegenover de maatstaf
analysis-sum = { $player }: maatstaf { $par }, geluk { $luck }, beslissingen { $decisions }, rest { $rest }: { $result } punten.
analysis-sum-so-far = { $player } tot nu toe: maatstaf { $par }, geluk { $luck }, beslissingen { $decisions }, rest { $rest }: { $result } punten verwacht.
analysis-player = Speler
analysis-accuracy = Nauwkeurigheid
analysis-result = Score { $vp }, maatstaf { $par }
analysis-expects = { $vp } punten verwacht
analysis-kind-dice = Dobbelstenen
    .note = Wat de dobbelstenen van de speler tonen, en welke de zak geeft
analysis-kind-cards = Kaarten
    .note = Welke actiekaarten getrokken zijn
analysis-kind-attack = Aanvallen
    .note = Aanvalskaarten en ronde-eindkaarten
analysis-kind-solo = Solomat
    .note = Fiches, dobbelsteen en gebouwen van de solomat
analysis-kind-decisions = Beslissingen
    .note = Wat de beslissingen van de speler kostten tegenover de beste die gevonden werd
analysis-kind-rest = Rest
    .note = Plannen die beter of slechter uitpakten dan verwacht, en wat anderen deden
analysis-account-foot = Maatstaf: wat een sterke bot na de opzet van deze plaats verwacht. Maatstaf en alle delen samen geven de score. Rest: wat niet te voorzien was en wat anderen deden. Balken eindigen bij { $most } punten.

## Moments

analysis-moments = Sleutelmomenten
analysis-moments-of = { $n } van { $of } beslissingen
analysis-no-moments = Niets heeft de winstkans met 1% of meer veranderd.
analysis-eyes = Wiens momenten
analysis-moment-missed = er was iets beters
analysis-moment-found = het beste dat gevonden werd
analysis-moment-rival = zet van iemand anders
analysis-moment-luck = geluk
analysis-honest = Elke beslissing wordt beoordeeld op wat toen te zien was: zonder verborgen kaarten en latere dobbelstenen.
analysis-dice = Beschikbare dobbelstenen
analysis-you-played = Je speelde
analysis-played = { $player } speelde
analysis-try = Vanaf hier proberen
analysis-better = Beter was
analysis-because-vp = { $better } punten aan het eind in plaats van { $played }: { $more } meer.
analysis-because-sure = Zeker tot op ± { $error } punten.
analysis-because-at-once = Maar één actie vooruit bekeken, dus zonder opgave hoe zeker het is.
analysis-because-part = { $what }: { $vp } punten met de betere beslissing
analysis-because-found = Iets beters werd niet gevonden.
analysis-because-turn = De kans veranderde in deze beurt met { $all }; { $part } was deze beslissing.
analysis-because-turn-plain = De kans veranderde in deze beurt met { $all }; { $part } kwam hierdoor.
analysis-luck = Geluk
analysis-luck-vp = { $vp } punten waard tegenover het gemiddelde.
analysis-odds-good = Zo goed of beter komt 1 op de { $n } keer voor.
analysis-odds-bad = Zo slecht of slechter komt 1 op de { $n } keer voor.
analysis-chance-setup = De opzet
analysis-chance-attack = Een aanval met { $what }
analysis-chance-dice = Uit de zak getrokken: { $what }
analysis-chance-roll = Gegooid: { $what }
analysis-chance-cards = Getrokken: { $what }
analysis-chance-round-end = De ronde-eindkaart
analysis-chance-solo-markers = Fiches van de solomat
analysis-chance-solo-die = De dobbelsteen van de solomat
analysis-chance-solo-buildings = Gebouwen van de solomat

## Where VP come from

analysis-categories = Punten per categorie
analysis-categories-usual = omlijnd: wat Ingenieurs dan gemiddeld hebben
analysis-categories-when = Moment
analysis-at-end = Aan het einde
analysis-after-turn = Na ronde { $round }, beurt { $turn }

## Playing on from a step

analysis-try-note = Een eigen tafel in deze stelling: iedereen heeft dezelfde verborgen kaarten. De tafel is gemarkeerd als aftakking en telt nergens mee.
analysis-try-seat = Jouw plaats
analysis-try-others = De anderen
analysis-try-hand = Ik speel alle plaatsen
analysis-try-luck = Dobbelstenen en kaarten
analysis-try-luck-new = Nieuw toeval
analysis-try-luck-same = Hetzelfde toeval
analysis-try-begin = Verder spelen
analysis-note = Notitie
analysis-note-kept = Bewaard.
analysis-branch-new = Takt in ronde { $round }, beurt { $turn } af van een ander spel, met nieuw toeval.
analysis-branch-same = Takt in ronde { $round }, beurt { $turn } af van een ander spel, met hetzelfde toeval.
analysis-branch-of = Naar die stap
analysis-branches = Aftakkingen
analysis-branches-note = bewaard op dit apparaat
analysis-branch-open = Niet afgelopen.
analysis-branch-won = { $vp ->
    [one] { $vp } punt, gewonnen door { $players }.
   *[other] { $vp } punten, gewonnen door { $players }.
}
analysis-branch-over = { $vp ->
    [one] { $vp } punt.
   *[other] { $vp } punten.
}

## Find the better go

analysis-exercises = { $n ->
    [one] Vind de betere zet: 1 oefening
   *[other] Vind de betere zet: { $n } oefeningen
}
analysis-exercise = Vind de betere zet
analysis-exercise-number = Oefening { $n } van { $of }
analysis-exercise-leave = Terug naar de analyse
analysis-exercise-ask = Ronde { $round }, beurt { $turn }. Er is gespeeld: { $what }. Wat is beter?
analysis-exercise-right = Dat is zo goed als het beste dat gevonden werd.
analysis-exercise-less = Iets anders is { $vp } punten beter.
analysis-exercise-chance = Winstkans: { $chance }.
analysis-exercise-show = Laat zien
analysis-exercise-next = Volgende oefening
analysis-exercise-end = Naar de analyse
analysis-exercise-none = Er is geen voltooide analyse van dit spel, of er werd nergens iets beters gevonden.

## Statistics

stats-title = Jouw spellen
stats-none = Hier is nog geen afgelopen spel van jou bekend.
stats-count = { $n ->
    [one] 1 afgelopen spel, van dit apparaat of uit de nieuwste van je account.
   *[other] { $n } afgelopen spellen: die van dit apparaat en de nieuwste van je account.
}
stats-csv = Als tabel (CSV)
stats-by-players = Naar aantal spelers
stats-by-level = Naar de sterkste bot
stats-by-guild = Naar gilde
stats-by-opening = Naar de eerste twee acties
stats-games = Spellen
stats-won = Gewonnen
stats-vp = Punten gemiddeld
stats-categories-note = Gevuld: jij gemiddeld. Omlijnd: je tegenstanders.
stats-luck = Geluk en nauwkeurigheid
stats-luck-mean = Geluk gemiddeld: { $mean } punten ± { $half }. Op den duur heft het zich op.
stats-luck-few = Op den duur heft geluk zich op. Vanaf vijf geanalyseerde spellen staat hier je gemiddelde.
stats-luck-none = Analyseer een afgelopen spel, dan staan het geluk en de nauwkeurigheid hier.
stats-luck-vp = Geluk in punten
stats-accuracy-engineer = { $n ->
    [one] Nauwkeurigheid, snel beoordeeld: { $mean } in 1 spel.
   *[other] Nauwkeurigheid, snel beoordeeld: gemiddeld { $mean } in { $n } spellen.
}
stats-accuracy-director = { $n ->
    [one] Nauwkeurigheid, grondig beoordeeld: { $mean } in 1 spel.
   *[other] Nauwkeurigheid, grondig beoordeeld: gemiddeld { $mean } in { $n } spellen.
}
