### Texts of the table that came with its layout: the way out of what is not possible, the points of one's own.
table-way-out = Dit zou helpen: { $what }
points-mine = Zo kom je aan punten
points-mine-note =
    { $vp ->
        [one] { $vp } punt als het spel nu zou eindigen. Open een regel om te zien hoe je er meer krijgt.
       *[other] { $vp } punten als het spel nu zou eindigen. Open een regel om te zien hoe je er meer krijgt.
    }
hand-not-now = Nu niet: { $why }
hand-best = tot { $what }
hand-such = bijv. { $what }
hand-such-line = Bijvoorbeeld: { $what }
lobby-bots = Intussen tegen bots spelen
