### Texts of the table that came with its layout: the way out of what is not possible, the points of one's own.
table-way-out = Das würde helfen: { $what }
points-mine = So kommst du zu Punkten
points-mine-note = { $vp } SP, wenn die Partie jetzt zu Ende wäre. Öffne eine Zeile, um zu sehen, wie du mehr bekommst.
hand-not-now = Jetzt nicht: { $why }
hand-best = bis zu { $what }
hand-such = z. B. { $what }
hand-such-line = Zum Beispiel: { $what }
lobby-bots = Inzwischen gegen Bots spielen
