### Texts of the table that came with its layout: the way out of what is not possible, the points of one's own.
table-way-out = Voici ce qui aiderait : { $what }
points-mine = Comment vous marquez des points
points-mine-note = { $vp } PV si la partie se terminait maintenant. Ouvrez une ligne pour voir comment en obtenir davantage.
hand-not-now = Pas maintenant : { $why }
hand-best = jusqu’à { $what }
hand-such = p. ex. { $what }
hand-such-line = Par exemple : { $what }
lobby-bots = Jouer contre des bots en attendant
