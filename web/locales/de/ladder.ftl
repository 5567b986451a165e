# Ladder and profiles.
ladder-ladder-title = Rangliste
ladder-kind = Art der Partie
ladder-live = live
ladder-days = über mehrere Tage
ladder-solo = solo
ladder-who = Wer gezeigt wird
ladder-all = Menschen und Bots
ladder-people = Menschen
ladder-count = { $n ->
        [0] noch niemand
        [one] eine Person
       *[other] { $n } Personen
    }
ladder-place = Platz
ladder-name = Name
ladder-rating = Wertung
ladder-games = Partien
ladder-won = Siege
ladder-you = du
ladder-more =
    { $n ->
        [one] { $n } weiterer
       *[other] { $n } weitere
    }
ladder-none = Noch hat niemand einen Platz. Dafür braucht es fünf gewertete Partien.
ladder-next = Rund um dich
ladder-of = von { $n }
ladder-nogames = Du hast noch keine gewertete Partie dieser Art. Wähle „gewertet“ in den Optionen einer neuen Partie.
ladder-toplace = { $n ->
        [one] Noch eine Partie bis zu einem Platz
       *[other] Noch { $n } Partien bis zu einem Platz
    }
ladder-hidden = Du zeigst deine Wertung nicht, deshalb hast du keinen Platz.
ladder-how = So wird gewertet
ladder-how-pairs = Jedes Paar am Tisch zählt als eine kleine Partie.
ladder-how-sure = ± sagt, wie sicher die Wertung ist; mit jeder Partie wird sie sicherer.
ladder-how-bots = Bots haben feste Stärken und verankern die Skala.
ladder-how-left = Wer geht, wird Letzter; wer bleibt, verliert dadurch nichts.
ladder-how-farm = Zwischen denselben zwei Personen zählen drei Partien am Tag.
ladder-provisional = vorläufig
ladder-profile = Profil
ladder-since = Spielt seit { $date }
ladder-mostly = meist { $guild }
ladder-rated-games = { $n ->
        [one] eine gewertete Partie
       *[other] { $n } gewertete Partien
    }
ladder-byplayers = Nach Spielerzahl
ladder-players = Spieler
ladder-recent = Letzte Partien
ladder-stats = Meine Statistik
ladder-nothing = { $name } zeigt nicht mehr.
ladder-empty = Noch keine beendeten Partien.
ladder-shown = Was andere sehen
ladder-shown-rating = Meine Wertung und meinen Platz in der Rangliste
ladder-shown-results = Wie oft ich gespielt und gewonnen habe
ladder-shown-games = Meine letzten öffentlichen Partien
ladder-friend = Als Freund merken
ladder-unfriend = Nicht mehr merken
ladder-block = Fernhalten
ladder-unblock = Nicht mehr fernhalten
ladder-hide = Nachrichten ausblenden
ladder-unhide = Nachrichten zeigen
ladder-youwon = du hast gewonnen
ladder-theywon = Sieg: { $names }
ladder-lost = verloren
ladder-winshare = { $n } %
ladder-nobody = Hier ist niemand.
ladder-guest = Als Gast zeigst du nichts, solange du es nicht selbst wählst.
ladder-any = beliebig
ladder-pace = Tempo
ladder-wish = Mir zwei Wochen lang von solchen Tischen Bescheid geben
ladder-wish-friends = nur von Freunden
ladder-wish-where = Noch kann dich nichts erreichen: Wähle, wie.
ladder-asked = Du bist eingeladen
ladder-asked-by = { $name } lädt dich ein.
ladder-decline = Nein, danke
ladder-lists = Leute, die du kennst
ladder-list-friend = Freunde
ladder-list-block = Ferngehalten
ladder-list-hide = Nachrichten ausgeblendet
ladder-list-none = Noch niemand.
ladder-list-remove = Entfernen
ladder-list-out = { $name } aus der Liste entfernen
ladder-list-add = Name eines Kontos
