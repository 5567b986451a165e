### Final scoring.

score-combat-medals = Gevechtsmedailles
score-exploration-medals = Verkenningsmedailles
score-trade-medals = Handelsmedailles
score-civil-medals = Burgermedailles
score-medal-sets = Sets van vier verschillende medailles
score-jars = Jars (1 per 5)
score-buildings = Gebouwen in bezit
score-player-cards = Dobbelsteensymbolen op spelerskaarten
score-mines = Mijnen op regio’s (vanaf 3)
score-last-spaces = Eindvelden van de solomat
score-solo-losses = Verliesvak en aftrek
score-total = Totaal
score-points =
    { $n } { $n ->
        [one] punt
       *[other] punten
    }

## Heads of the columns of `tharos hint`: points expected, games won, share of the search

hint-vp = punten
hint-wins = winst
hint-search = zoekwerk
