# What a shared link shows and a search engine reads: the title of a page and a sentence about it. Made by the server.

link-title = { $page } · Tharos
link-start = Tharos
    .about = Das Brettspiel von Bernd Scholz im Browser: Würfel, Gilden und sechzehn Landschaften, die angegriffen werden. Spiel gegen Bots, allein oder mit anderen. Inoffiziell.
link-new = Neuer Tisch
    .about = Richte einen Tisch für eine bis vier Personen ein: mit anderen, mit Bots oder mit beiden.
link-join = An einen Tisch setzen
    .about = Du hast einen Code? Gib ihn ein und setz dich.
link-lobby = Offene Tische
    .about = Tische mit freiem Platz und Partien zum Zuschauen.
link-t = Ein Tisch
    .about = Eine Partie Tharos im Browser.
link-ladder = Rangliste
    .about = Wer am besten spielt: Wertungen von Menschen und Bots, und wie sie berechnet werden.
link-p = Ein Profil
    .about = Wertungen und Partien bei Tharos.
link-learn = Spielen lernen
    .about = Kurze Lektionen an einem echten Tisch: vom ersten Würfel bis zum Solospiel.
link-daily = Tagesaufgabe
    .about = Jeden Tag eine Solopartie, für alle dieselbe: Spiel sie und sieh, wie es anderen ergangen ist.
link-cups = Turniere
    .about = Dieselbe Auslage an jedem Tisch: Nur die Züge sind verschieden.
link-cup = Ein Turnier
    .about = Spiel mit: Jeder Tisch spielt dieselbe Auslage, nur die Züge sind verschieden.
link-operator = Betrieb
    .about = Für alle, die diese Seite betreiben.
link-puzzles = Aufgaben
    .about = Stellungen, in denen ein Zug besser ist als alle anderen: Finde ihn.
link-stats = Deine Partien
    .about = Was deine Partien gemeinsam haben, in Zahlen.
link-rules = Regeln
    .about = Das Spiel in zwei Minuten, deine erste Runde, was Punkte bringt, jede Karte und jede Regel.
link-account = Dein Konto
    .about = Behalte deinen Namen und deine Partien auf allen Geräten.
link-settings = Einstellungen
    .about = Benachrichtigungen, Anmeldung, deine Daten.
link-confirm = Adresse bestätigen
    .about = Öffnet sich einmal aus einer E-Mail.
link-stop = Keine Nachrichten mehr
    .about = Beendet die Nachrichten über Partien.
link-reset = Neues Passwort
    .about = Setze ein neues Passwort für dein Konto.
link-about = Über diese Ausgabe
    .about = Wer sie gemacht hat, was sie verwendet und was an ihr eigen ist.
link-device = Auf diesem Gerät
    .about = Partien, die in diesem Browser gespeichert sind.
link-g = Eine ganze Partie in einem Link
    .about = Öffnet sich als Wiederholung, Schritt für Schritt.
link-nowhere = Hier ist nichts
    .about = Diese Adresse führt nirgendwohin.
# A table that waits for players, by the name of a player.
link-waiting = { $host } wartet auf dich
    .about =
        { $n ->
            [0] Alle Plätze sind besetzt; du kannst zuschauen.
            [one] Eine Partie Tharos mit einem freien Platz. Setz dich dazu.
           *[other] Eine Partie Tharos mit { $n } freien Plätzen. Setz dich dazu.
        }
link-running = { $players }
    .about = Eine Partie Tharos: Runde { $round } von { $rounds }, Durchgang { $turn } von { $turns }.
link-over = { $winners_n ->
        [one] { $winners } gewinnt mit { $points } SP
       *[other] { $winners } gewinnen mit je { $points } SP
    }
    .about = Eine beendete Partie Tharos: { $list }. Schritt für Schritt zum Nachschauen.
link-solo = { $won ->
        [yes] { $player } gewinnt eine Solopartie mit { $points } SP
       *[no] { $player } verliert eine Solopartie mit { $points } SP
    }
    .about = Eine beendete Solopartie Tharos. Schritt für Schritt zum Nachschauen.
link-score = { $player } { $points }
