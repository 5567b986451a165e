### Final scoring.

score-combat-medals = Combat medals
score-exploration-medals = Exploration medals
score-trade-medals = Trade medals
score-civil-medals = Civil medals
score-medal-sets = Sets of four different medals
score-jars = Jars (1 per 5)
score-buildings = Buildings owned
score-player-cards = Die symbols on player cards
score-mines = Mines on regions (3 or more)
score-last-spaces = Last spaces of the solo mat
score-solo-losses = Loss box and penalties
score-total = Total
score-points = { $n } VP

## Heads of the columns of `tharos hint`: points expected, games won, share of the search

hint-vp = VP
hint-wins = wins
hint-search = search
