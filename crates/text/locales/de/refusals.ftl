### Why something is not possible: the reason in a few words, and what it needs next to what there is. $range is "exact" for one value, "open" without an upper end.

## The question

why-not-asked =
    { $decides ->
        [none] Gerade ist nichts zu entscheiden.
       *[other] Gerade entscheidet jemand anderes.
    }
why-game-over = Die Partie ist zu Ende.
why-answer-first = Zuerst ist zu entscheiden: { $ask }.
why-not-the-question = Gerade ist etwas anderes zu entscheiden: { $ask }.
why-wrong-time = Aktionskarte { $card } kann jetzt nicht gespielt werden.
why-too-late = Aktionskarte { $card } kann nur vor der Aktion gespielt werden.
why-action-taken = Du hast die Aktion dieses Zugs schon ausgeführt.
why-no-action-yet = Führe deine Aktion aus, bevor du den Zug beendest.
why-action-owed = Nach einer Aktionskarte musst du eine Aktion ausführen.
why-one-card-per-go = Du hast in diesem Zug schon eine Aktionskarte gespielt.
why-not-in-hand = Aktionskarte { $card } ist nicht auf deiner Hand.
why-not-looked-at = Aktionskarte { $card } ist nicht unter den gezogenen Karten.

## Spaces, buildings, player cards

why-space-used = Das Feld { $space } ist blockiert: in diesem Durchgang { $uses }-mal genutzt.
why-space-not-used = Du hast das Feld { $space } in diesem Durchgang nicht genutzt.
why-not-repeatable = Nur ein weißes Aktionsfeld kann noch einmal genutzt werden.
why-building-used = Dieses Gebäude hast du in diesem Durchgang schon genutzt: { $building }.
why-building-not-in-play = Dieses Gebäude ist nicht im Spiel: { $building }.
why-building-not-available = Dieses Gebäude kann nicht mehr gebaut werden: { $building }.
why-card-used = Diese Karte hast du in diesem Durchgang schon genutzt: { $card }.
why-card-fresh = Erst ab deinem nächsten Zug nutzbar: { $card }.
why-card-not-active = Diese Spielerkarte ist nicht aktiv: { $card }.
why-card-active = Diese Spielerkarte ist schon aktiv: { $card }.

## Numbers

why-jars = Zu wenige Jars: { $needs } nötig, du hast { $has }.
why-too-few = Nötig: { $needs } { $of }. Vorhanden: { $has }.
why-wrong-number = Nötig: { $range ->
        [exact] genau { $least }
       *[other] { $least } bis { $most }
    } { $of }. Gewählt: { $has }.

## What there are too few of; $n is how many are needed

pieces-dice = Würfel
pieces-active-dice =
    { $n ->
        [one] aktiver
       *[other] aktive
    } Würfel
pieces-dice-in-bag = Würfel im Beutel
pieces-dice-in-depot = Würfel auf der Würfelablage
pieces-drawn-dice =
    { $n ->
        [one] gezogener
       *[other] gezogene
    } Würfel
pieces-dice-of-turn = Würfel dieses Durchgangs
pieces-kept-dice = Würfel auf Aktionskarte 22
pieces-dice-in-store = Würfel im Würfelmarkt
pieces-dice-to-draw = Würfel zum Ziehen
pieces-cards-to-draw =
    { $n ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } zum Ziehen
pieces-discarded-cards =
    { $n ->
        [one] Karte
       *[other] Karten
    } auf dem Ablagestapel
pieces-hand-cards =
    { $n ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } auf der Hand
pieces-player-cards-in-hand =
    { $n ->
        [one] Spielerkarte
       *[other] Spielerkarten
    } auf der Hand
pieces-player-cards-in-play = aktive { $n ->
        [one] Spielerkarte
       *[other] Spielerkarten
    }
pieces-available-buildings =
    { $n ->
        [one] verfügbares
       *[other] verfügbare
    } Gebäude
pieces-used-spaces =
    { $n ->
        [one] schon genutztes weißes Aktionsfeld
       *[other] schon genutzte weiße Aktionsfelder
    }
pieces-regions =
    { $n ->
        [one] Landschaft
       *[other] Landschaften
    }
pieces-markers-on-regions = deiner Gildenplättchen auf Landschaften
pieces-markers-on-cards = deiner Gildenplättchen auf Spielerkarten
pieces-markers-to-place = Gildenplättchen zum Legen
pieces-markers-on-attack-cards = deiner Gildenplättchen auf Angriffskarten
pieces-mines-in-supply =
    { $n ->
        [one] Mine
       *[other] Minen
    } in deinem Vorrat
pieces-mines-on-regions = deiner Minen auf Landschaften
pieces-goods = Erz- oder Kristallplättchen
pieces-goods-in-supply = Erz- oder Kristallplättchen im allgemeinen Vorrat
pieces-combat-points =
    { $n ->
        [one] Kampfpunkt
       *[other] Kampfpunkte
    }
pieces-medals =
    { $n ->
        [one] Medaille
       *[other] Medaillen
    }

## Dice

why-die-missing = Diesen Würfel hast du nicht: { $die }. Nötig: { $needs }, vorhanden: { $has }.
why-colour-missing = Nötig: { $needs } { $from } ({ $colour }). Vorhanden: { $has }.
why-die-bound = Diesen Würfel musst du so legen, wie er ist: { $die }.
why-wrong-colour = Nötig: { $needs_die }. Gewählt: { $has }.
why-wrong-value =
    { $range ->
        [exact] Nötig: ein Würfel mit genau { $least }.
        [open] Nötig: { $least } oder höher auf jedem Würfel.
       *[other] Nötig: { $least } bis { $most } auf jedem Würfel.
    } Gewählt: { $has }.
why-wrong-dice = Die Karte { $card } verlangt andere Würfel: { $colours }. Gewählt: { $has }.
why-total-too-low = Gesamtsumme zu niedrig für die Karte { $card }: { $needs } nötig, { $has } vorhanden.
why-wrong-turn = Dieser Effekt kann den Würfel nicht auf { $to } drehen: { $die }.
why-highest-value = Kein Würfel kommt über { $most }: { $die }.
why-not-in-store = Nicht in dieser Spalte des Würfelmarkts ({ $column }): { $colour_die }.
why-not-as-it-is = Dieser Würfel zählt, wie er liegt: { $die }, nicht { $counts }.
why-dyed-twice = Nur 1 weißer Würfel darf als andere Farbe gelegt werden.

## Transformation effect

why-trans-used = Du hast den Wandlereffekt in diesem Durchgang schon genutzt: { $trans }.
why-trans-other = Der Wandlereffekt dieses Durchgangs ist ein anderer: { $trans }.
why-trans-colour = Falsche Farbe für den Effekt. Nötig: { $needs_die }. Gewählt: { $die }.
why-trans-above-six = Dieser Würfel ist schon über 6: { $die }.
why-trans-change = Der Effekt ({ $trans }) macht aus { $die } nicht { $counts }.
why-trans-twice = Der Wandlereffekt gilt nur für 1 Würfel.

## Action card 16 as a die

why-no-card-die = Du hast Aktionskarte 16 nicht als Würfel gespielt.
why-card-die-twice = Aktionskarte 16 zählt nur als 1 Würfel.
why-card-die-face = Aktionskarte 16 kann nicht dieser Würfel sein: { $face }.
why-card-die-alike = Hier läuft { $face } auf dasselbe hinaus wie { $offered }; wähle { $offered }.

## What must still be done

why-dye-owed = Du musst einen weißen Würfel als beliebige Farbe legen.
why-bound-owed = Deine Aktion muss diesen Würfel nutzen: { $die }.
why-card-die-owed = Deine Aktion muss Aktionskarte 16 als Würfel nutzen.
why-plenty-owed = Deine Aktion muss Viel Geld sein oder enthalten.
why-no-nested = Dann wäre nicht mehr möglich, was folgen muss: { $ask }.
why-no-action-left = Danach wäre keine Aktion mehr möglich.
why-no-plenty-left = Viel Geld wäre in diesem Zug nicht möglich.
why-no-plenty = Aktionskarte 24 kann nur zusammen mit Viel Geld im selben Zug gespielt werden.

## Regions, guild markers and mines

why-own-marker = Auf Landschaft { $region } liegt schon ein Gildenplättchen von dir.
why-no-own-marker = Auf Landschaft { $region } liegt kein Gildenplättchen von dir.
why-own-mine = Auf Landschaft { $region } liegt schon eine Mine von dir.
why-no-own-mine = Auf Landschaft { $region } liegt keine Mine von dir.
why-region-colour = Landschaft { $region } hat eine andere Farbe: { $colour }. Die Würfel: { $dice }.
why-no-region = Mit diesen Farben ist keine Landschaft möglich: { $dice }.
why-not-adjacent = Landschaft { $region } ist nicht angrenzend (diagonal zählt nicht).
why-not-connected = Diese Landschaften hängen nicht zusammen: { $regions }.
why-no-group = Du brauchst Gildenplättchen auf { $needs } zusammenhängenden Landschaften; deine größte Gruppe hat { $largest }.
why-wrong-shape = Falsche Form. Nötig: { $needs }. Gewählt: { $has }.
why-no-shape = Deine Gildenplättchen bilden diese Form nicht: { $needs }.
why-not-in-top-row = Landschaft { $region } liegt nicht in der obersten Reihe.
why-top-row-full = Auf jeder Landschaft der obersten Reihe liegt ein Gildenplättchen von dir.
why-holds-no-markers = Auf diese Karte kommen keine Gildenplättchen: { $card }.
why-no-holder = Weder deine Organisatorin noch dein Manipulator ist aktiv.
why-card-full = Zu wenig Platz auf der Karte { $card }: { $needs } nötig, { $room } frei.
why-no-marker-on-card = Zu wenige Gildenplättchen auf dieser Karte: { $card }.
why-is-target = Dorthin legst du gerade ein Gildenplättchen; nimm eines von anderswo zurück.
why-attacked-region = Landschaft { $region } wird angegriffen; nimm zuerst anderswo ein Gildenplättchen zurück.
why-no-marker-on-attack-card = Auf Angriffskarte { $column } liegt kein Gildenplättchen von dir.
why-mines-missing = Dir fehlen Minen auf Landschaften dieser Farben: { $colours }.

## Ore, crystals, medals, cards

why-too-few-goods = Zu wenig Erz oder Kristalle: { $needs } nötig, du hast { $ore } Erz und { $crystals } { $crystals ->
        [one] Kristall
       *[other] Kristalle
    }.
why-goods-not-owned = Das besitzt du nicht: { $goods } ({ $colour }).
why-goods-owned = Das besitzt du schon: { $goods } ({ $colour }).
why-no-goods-there = Das fehlt auf Landschaft { $region }: { $goods }.
why-goods-there = Das liegt schon auf Landschaft { $region }: { $goods }.
why-nothing-to-take = Auf keiner Landschaft liegt das in einer Farbe, die dir fehlt: { $goods }.
why-supply-lacks = Nicht genug im allgemeinen Vorrat: { $goods } ({ $colour }).
why-no-pair-of-goods = Du besitzt in keiner Farbe sowohl Erz als auch Kristall.
why-no-medal = Diese Medaille hast du nicht: { $medal }.
why-same-medal = Wähle eine andere Art als { $medal }.
why-not-discarded = Aktionskarte { $card } liegt nicht auf dem Ablagestapel.
why-swap-alike = Ein Tausch der Plättchen auf diesen 2 Startfeldern würde nichts ändern.
