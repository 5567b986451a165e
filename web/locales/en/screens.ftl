### Texts of the table that came with its layout: the way out of what is not possible, the points of one's own.
table-way-out = This would help: { $what }
points-mine = How you score points
points-mine-note = { $vp } VP if the game ended now. Open a line to see how to get more.
hand-not-now = Not now: { $why }
hand-best = up to { $what }
hand-such = e.g. { $what }
hand-such-line = For example: { $what }
lobby-bots = Play against bots in the meantime
