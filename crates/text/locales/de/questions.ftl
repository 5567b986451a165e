### What a player must decide: the prompt, and as .topic the question in a few words after a colon.

ask-draw = Ziehe 5 Würfel oder spiele Aktionskarte 1, falls du sie hast.
    .topic = Würfel ziehen
ask-redraw = Behalte die gezogenen Würfel oder ziehe mit Aktionskarte 9 neu, falls du sie hast.
    .topic = gezogene Würfel behalten oder nicht
ask-set-aside = Wähle 1 gezogenen Würfel für deine Würfelablage.
    .topic = der Würfel für die Würfelablage
ask-add-kept = Wähle, welche Würfel von Aktionskarte 22 dazukommen.
    .topic = die Würfel auf Aktionskarte 22
ask-solo-swap = Tausche 2 Plättchen auf den Startfeldern für 3 Jars oder lass sie liegen.
    .topic = Plättchen auf den Startfeldern tauschen oder nicht
ask-solo-mine = Wähle eine Landschaft für deine Mine.
    .topic = wohin die Mine kommt
ask-go = Du bist am Zug: Führe eine Aktion aus oder passe.
    .topic = eine Aktion oder Passen
ask-further = Führe die weitere Aktion aus: Lege einen weißen Würfel als beliebige Farbe.
    .topic = die weitere Aktion
ask-repeat = Wähle, welches weiße Aktionsfeld du noch einmal nutzt.
    .topic = welches Aktionsfeld noch einmal genutzt wird
ask-free-use = Nutze das neue Gebäude sofort, ohne seinen Preis zu zahlen, oder verzichte.
    .topic = die kostenlose Nutzung des neuen Gebäudes
ask-keep = Wähle 1 Aktionskarte, die du behältst.
    .topic = die Karte zum Behalten
ask-discard = Handkartenlimit 3: Wähle 1 Aktionskarte zum Abwerfen.
    .topic = die Karte zum Abwerfen
ask-take-back = Du hast keine Gildenplättchen mehr: Wähle eines, das du zurücknimmst.
    .topic = das Gildenplättchen zum Zurücknehmen
ask-reroll-again = Würfle noch 1 Würfel neu oder lass es dabei.
    .topic = noch einmal neu würfeln oder nicht
ask-check = Der Konzern greift an: Nutze einen Effekt oder stell dich dem Angriff.
    .topic = der Angriff
ask-tidy-up = Räume auf oder hebe 2 Würfel mit Aktionskarte 22 auf, falls du sie hast.
    .topic = Aufräumen
ask-lose-player-card = Wähle 1 aktive Spielerkarte, die auf die Hand zurückkommt.
    .topic = welche Spielerkarte verloren geht
ask-lose-mines = Wähle die Minen, die du verlierst.
    .topic = welche Minen verloren gehen
ask-lose-markers = Wähle, welche Gildenplättchen auf Landschaften du verlierst.
    .topic = welche Gildenplättchen verloren gehen
ask-lose-action-cards = Wähle die Aktionskarten, die du verlierst.
    .topic = welche Aktionskarten verloren gehen
ask-lose-card-markers = Wähle, welche Gildenplättchen auf Spielerkarten du verlierst.
    .topic = welche Gildenplättchen auf Karten verloren gehen
ask-lose-medal = Wähle die Medaille, die du verlierst.
    .topic = welche Medaille verloren geht
ask-medal = Tausche 4 Kampfpunkte in 1 Kampfmedaille ein oder behalte sie.
    .topic = die Kampfmedaille

## For those who wait

waiting = Warten auf { $player }: { $topic }.
over = Die Partie ist zu Ende.

## What chance does next

chance-setup = Die Landschaften werden ausgelegt.
chance-attack = Die nächste Angriffskarte wird aufgedeckt.
chance-dice =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $n } Würfel.
chance-roll =
    { $you ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    }.
chance-cards =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $n } { $n ->
        [one] Aktionskarte
       *[other] Aktionskarten
    }.
chance-round-end = Die nächste Rundenendekarte wird aufgedeckt.
chance-solo-markers =
    { $n } Gildenplättchen { $n ->
        [one] wird
       *[other] werden
    } für das Solotableau gezogen.
chance-solo-die = Ein Würfel bestimmt, welche Spalte oder Reihe geleert wird.
chance-solo-buildings =
    { $n } { $n ->
        [one] zufälliges, noch nicht gebautes
       *[other] zufällige, noch nicht gebaute
    } Gebäude { $penalty ->
        [yes] { $n ->
            [one] kommt
           *[other] kommen
        } für eine neutrale Gilde ins Spiel
       *[no] { $n ->
            [one] wird
           *[other] werden
        } aus dem Spiel genommen
    }.
