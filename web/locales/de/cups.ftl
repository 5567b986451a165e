### Tournaments in which every table has the same deal.

cup-title = Turniere
cup-one = Duplikatturnier
cup-about = Jeder Tisch bekommt dieselben Landschaften, dieselben Karten und dieselben Würfel in jedem Beutel. Nur die Züge sind verschieden.
cup-mine = Deine Turniere
cup-public = Offen für alle
cup-none = Gerade ist kein Turnier offen.
cup-new = Turnier eröffnen
cup-name = Name
cup-players = Spieler je Tisch
cup-rounds = Runden
cup-hours = Eine Runde dauert höchstens
cup-bots = Plätze, die niemand nimmt
cup-bots-none = bleiben frei: Nur volle Tische können beginnen
cup-bots-level = Bots: { $level }
cup-who = Wer es findet
cup-all = alle
cup-by-link = wer den Link hat
cup-needs-account = Wer ein Turnier eröffnet, braucht ein Konto. Wer mitspielt, nicht.
cup-phase-open = offen
cup-phase-running = Runde { $round } von { $of }
cup-phase-over = beendet
cup-phase-closed = abgesagt
cup-by = von { $name }
cup-size-people = { $n ->
        [one] 1 Spieler
       *[other] { $n } Spieler
    }
cup-size-tables = { $n ->
        [one] 1 Tisch
       *[other] { $n } Tische
    }
cup-size-rounds = { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
cup-join = Mitspielen
cup-leave = Doch nicht mitspielen
cup-withdraw = Zurückziehen
cup-withdraw-what = Ein Bot spielt für dich weiter, und du hast keinen Rang. Zurück kannst du nicht.
cup-withdraw-yes = Ja, zurückziehen
cup-withdraw-no = Weiterspielen
cup-begin = Runde 1 beginnen
cup-close = Turnier absagen
cup-remove = { $name } streichen
cup-missing = { $n ->
        [one] Für volle Tische fehlt noch 1 Spieler.
       *[other] Für volle Tische fehlen noch { $n } Spieler.
    }
cup-fill = { $n ->
        [0] Kein Platz ist frei.
        [one] Ein Bot nimmt 1 Platz ({ $level }).
       *[other] Bots nehmen { $n } Plätze ({ $level }).
    }
cup-few = Es braucht mindestens zwei Leute.
cup-link = Link zu diesem Turnier
cup-people = Wer mitspielt
cup-nobody = Noch niemand.
cup-round = Runde { $round }
cup-me-as = du, als { $guild }: { $n } SP
cup-percent = Prozentrang { $percent }
cup-no-percent = kein Vergleich möglich
cup-not-in = ohne dich
cup-turn = Durchgang { $turn } von 16, Tisch { $table }
cup-your-go = du bist am Zug
cup-others = andere sind am Zug
cup-finished = { $done ->
    [one] 1 von { $all } Tischen ist fertig
   *[other] { $done } von { $all } Tischen sind fertig
}
cup-sealed = Auslage versiegelt
cup-starts = beginnt spätestens am { $date }
cup-until = bis { $date }
cup-standings = Stand nach Runde { $round }
cup-standings-none = Stand
cup-standings-note = Prozentrang am selben Platz, 100 ist das Beste
cup-standings-first = Einen Stand gibt es erst, wenn eine Runde vorbei ist.
cup-order = Reihenfolge
cup-by-percent = nach Prozentrang
cup-by-vp = nach SP
cup-place = Rang
cup-mean = Mittel
cup-points = SP
cup-you = { $name }, du
cup-withdrawn = zurückgezogen
cup-somebody = jemand
cup-more =
    { $n ->
        [one] { $n } weiterer
       *[other] { $n } weitere
    }
cup-deal = Runde { $round }, dieselbe Auslage
cup-your-seat = dein Platz: { $guild }
cup-table = Tisch { $number }
cup-yours = deiner
cup-void = Dieser Tisch hat kein Ergebnis.
cup-seat-at = { $guild } an { $n ->
        [one] 1 Tisch
       *[other] { $n } Tischen
    }
cup-dots = { $guild }: { $from } bis { $to } SP, deine { $vp }
cup-dot-mine = du { $vp }
cup-better = { $n ->
        [0] Kein Tisch nutzte diesen Platz besser.
        [one] Ein Tisch nutzte diesen Platz besser.
       *[other] { $n } Tische nutzten diesen Platz besser.
    }
cup-compare = Denselben Platz vergleichen
cup-game-mine = Deine Partie
cup-game-of = Partie von { $name }
cup-go = Du bist am Zug in Runde { $round }
cup-look = Dein Tisch in Runde { $round }
cup-rules = Turnierregeln
cup-rule-deal = In einer Runde haben alle Tische dieselbe Auslage, und jeder Platz hat an allen dieselbe Gilde.
cup-rule-seats = Die Plätze wechseln von Runde zu Runde: Du hast jeden Platz, bevor du einen noch einmal hast.
cup-rule-percent = Verglichen wird nur am selben Platz: 100 für den besten Tisch, 0 für den letzten; bei Gleichstand gilt der bessere Rang. Es zählt das Mittel deiner Runden.
cup-rule-late = Ist die Zeit einer Runde um, spielen Bots jeden Tisch zu Ende. Wer mehr als die Hälfte der Züge einem Bot überließ, bekommt 0.
cup-rule-gone = Wer sich zurückzieht, hat keinen Rang; ein Bot spielt den Platz in allen Runden.
cup-rule-bots = Mit Bots auf freien Plätzen wird verglichen; einen Rang haben sie nicht.
cup-rule-sealed = Bis der letzte Tisch fertig ist, sieht niemand einen anderen Tisch, eine Wiederholung oder eine Aufzeichnung. Niemand schaut zu, Tipps gibt es nicht, und ein Wurf lässt sich nicht zurücknehmen.
cup-seals = Auslagen und Siegel
cup-seals-note = Das Siegel jeder Auslage ist bekannt, bevor jemand sie spielt. Ist ihre Runde vorbei, wird der Startwert offengelegt; sein SHA-256-Wert ist das Siegel.
cup-seal = Siegel
cup-seed = Startwert
cup-opens = Auslagen öffnen sich, wenn der letzte Tisch fertig ist
cup-export = Ergebnisse als Tabelle
cup-by-bot = { $n ->
        [one] 1 Zug vom Bot
       *[other] { $n } Züge vom Bot
    }
