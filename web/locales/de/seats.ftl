### Who sits where and is there, clocks, and what the table does for a player.

## Who is there

seats-here = ist da
seats-not-here = ist gerade nicht da
seats-yours = Ein Bot spielt für dich.
seats-yours-go = Deine Zeit war um; der Bot macht nur diesen Zug.
seats-yours-left = Er spielt, bis du zurückkommst.
seats-take-back = Platz wieder einnehmen
seats-paused = Der Tisch wartet: Niemand ist da.
seats-paused-note = Keine Uhr läuft, und kein Bot spielt weiter.
seats-paused-row = Wartet: Niemand ist da
seats-yours-row = Ein Bot spielt für dich
seats-go-on = Weiterspielen
seats-replace = { $player } ist seit einer Weile nicht da.
seats-replace-note = Bis zur Rückkehr kann ein Bot spielen.
seats-replace-ask = Einen Bot spielen lassen
seats-replace-wait = Weiter warten
seats-replace-asked = Die anderen werden gefragt, ob ein Bot für { $player } spielt.

## Clocks

seats-time-days = { $days } T { $hours } h
seats-time-hours = { $hours } h { $minutes } min
seats-time-warning =
    { $n ->
        [one] Noch { $n } Sekunde
       *[other] Noch { $n } Sekunden
    }
seats-time-up = Deine Zeit ist um.
seats-time-up-note = Die anderen werden gefragt, ob du mehr bekommst. Spiel weiter: Du hast eine Minute.
seats-time-vote-note = Antwortet niemand, macht ein Bot diesen Zug.

seats-days-off = Freie Tage
seats-days-off-note = Deine Uhr steht still. Die anderen sehen, bis wann; sobald du einen Zug machst, läuft sie wieder.
seats-days-left =
    { $n ->
        [0] Keine freien Tage mehr in dieser Partie
        [one] Noch { $n } freier Tag in dieser Partie
       *[other] Noch { $n } freie Tage in dieser Partie
    }
seats-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
seats-off = Du hast frei bis { $until }.
seats-off-note = Deine Uhr steht still. Sobald du einen Zug machst, läuft sie wieder.
seats-off-back = Ich bin wieder da
seats-off-until = hat frei bis { $until }

## What the table answers

seats-goes-on = Gleich geht es weiter
seats-hold = Warten
seats-hold-note = Erst überlegen: Der Tisch fragt dich in diesem Zug. Die anderen sehen, dass du überlegst.
seats-ask = Mich jedes Mal fragen
seats-ask-note = Auch wenn nur eine Antwort möglich ist. Gilt ab deiner nächsten Entscheidung.
seats-keep-effect = Effekt für später in diesem Durchgang aufheben
seats-keep-order = Reihenfolge künftig immer lassen
seats-own-hints = Tipps auf diesem Gerät suchen
seats-own-hints-note = Der Bot denkt hier statt auf dem Server. Er wird einmal geladen.

## Taking back

seats-undo-go = Meinen letzten Zug zurücknehmen
seats-undo-go-note = Bittet die anderen um Zustimmung, deinen letzten Zug und alles danach zurückzunehmen.
seats-undo-to = Zurück zu Runde { $round }, Durchgang { $turn }, vor: { $what }
seats-undo-mine = Die anderen werden gefragt, ob du zurückgehen darfst.
seats-taken-back =
    { $n ->
        [one] { $n } Zug wurde zurückgenommen.
       *[other] { $n } Züge wurden zurückgenommen.
    }
seats-by-bot =
    { $n ->
        [one] { $n } Zug von einem Bot
       *[other] { $n } Züge von einem Bot
    }

## Ending together

seats-end = Partie gemeinsam beenden
seats-end-sure = Die anderen wirklich fragen? Noch einmal tippen
seats-end-note = Wenn alle hier zustimmen, spielen Bots den Rest. Die Wertung ändert sich für niemanden, außer jemand war schon gegangen.
seats-end-asked = Die anderen werden gefragt, ob die Partie enden soll.
seats-ending = Die Partie ist auf Wunsch aller beendet.
seats-ending-cup = Die Zeit dieser Runde ist um.
seats-ending-note = Bots spielen sie zu Ende.
seats-ended = Die Partie wurde in Runde { $round }, Durchgang { $turn } auf Wunsch aller beendet; Bots haben den Rest gespielt.

## Afterwards

seats-play-again = Noch einmal spielen
seats-same-deal = Dieselbe Auslage noch einmal
seats-same-deal-as = Dieselbe Auslage wie zuvor: Was kommt, kann bekannt sein.

## Around one device

seats-ribbon = { $player } ist am Zug
seats-covered =
    { $n ->
        [0] Keine Handkarten
        [one] { $n } Karte, verdeckt
       *[other] { $n } Karten, verdeckt
    }
seats-show = Meine Karten zeigen
seats-peek = Halten zum Ansehen, tippen zum Offenlassen
seats-cover = Verdecken
seats-curtain = Vorhang vor jedem Zug
seats-curtain-note = Der ganze Tisch ist verdeckt, bis der nächste Spieler ihn aufdeckt. Ohne Vorhang sind nur die Handkarten verdeckt.
seats-turn = Tisch umdrehen
