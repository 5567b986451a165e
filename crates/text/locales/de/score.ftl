### Final scoring.

score-combat-medals = Kampfmedaillen
score-exploration-medals = Erkundungsmedaillen
score-trade-medals = Handelsmedaillen
score-civil-medals = Zivilmedaillen
score-medal-sets = Sätze mit vier verschiedenen Medaillen
score-jars = Jars (1 pro 5)
score-buildings = Eigene Gebäude
score-player-cards = Würfelsymbole auf Spielerkarten
score-mines = Minen auf Landschaften (ab 3)
score-last-spaces = Endfelder des Solotableaus
score-solo-losses = Verlustablage und Abzüge
score-total = Gesamt
score-points = { $n } SP

## Heads of the columns of `tharos hint`: points expected, games won, share of the search

hint-vp = SP
hint-wins = Siege
hint-search = Suche
