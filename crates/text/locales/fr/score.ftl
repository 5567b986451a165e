### Final scoring.

score-combat-medals = Médailles de combat
score-exploration-medals = Médailles d’exploration
score-trade-medals = Médailles commerciales
score-civil-medals = Médailles civiles
score-medal-sets = Séries de 4 médailles différentes
score-jars = Jars (1 pour 5)
score-buildings = Bâtiments possédés
score-player-cards = Symboles de dé sur les cartes joueur
score-mines = Mines sur les régions (à partir de 3)
score-last-spaces = Dernières cases du plateau solo
score-solo-losses = Zone des pertes et pénalités
score-total = Total
score-points = { $n } PV

## Heads of the columns of `tharos hint`: points expected, games won, share of the search

hint-vp = PV
hint-wins = victoires
hint-search = recherche
