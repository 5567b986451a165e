### What the table tells of itself: reports of an attack and of a round, the log, the moments of a game, sound.

## The report of an attack; words of the game stand in the arguments

story-attack = Angriff { $strength } auf { $region }
story-held = { $you ->
        [yes] Du hast ihn abgewehrt
       *[no] { $player } hat ihn abgewehrt
    }
story-lost = { $you ->
        [yes] Du bist unterlegen
       *[no] { $player } ist unterlegen
    }
story-spare =
    { $n ->
        [0] genau genug
       *[other] { $n } mehr als nötig
    }
story-short = { $n } zu wenig
story-stakes =
    { $n ->
        [one] 1 Schaden am Rundenende
       *[other] { $n } Schäden am Rundenende
    }
story-why =
    { $n ->
        [one] Dein Gildenplättchen liegt auf der Angriffskarte: Das kostet dich am Rundenende etwas.
       *[other] Deine Gildenplättchen liegen auf { $n } Angriffskarten: Am Rundenende kostet dich jedes etwas.
    }

## The report of a round

story-round = Runde { $round } ist zu Ende
story-column = Angriffskarte { $column }
story-no-losses = Kein Gildenplättchen lag auf einer Angriffskarte: kein Schaden.
story-medals = Kampfmedaille: { $players }
story-skip = Weiter mit einem Klick

## The log

story-chapter-attack = Angriff
story-chapter-round-end = Rundenende
story-filter = Im Verlauf zeigen
story-last = Gerade eben: { $what }

## Sound

story-sound-on = Ton einschalten
story-sound-off = Ton ausschalten
story-sound = Ton
story-sound-note = Würfel, Plättchen, Angriffe, Medaillen, dein Zug

## Moments that decided a game

story-trade =
    { $you ->
        [yes] Du gibst { $n } { $goods } ab ({ $building })
       *[no] { $player } gibt { $n } { $goods } ab ({ $building })
    }
story-build =
    { $you ->
        [yes] Du baust das Gebäude { $building }
       *[no] { $player } baut das Gebäude { $building }
    }
story-activate =
    { $you ->
        [yes] Du aktivierst die Karte { $card }
       *[no] { $player } aktiviert die Karte { $card }
    }
story-explore =
    { $you ->
        [yes] Du erkundest { $n } Landschaften
       *[no] { $player } erkundet { $n } Landschaften
    }
story-card =
    { $you ->
        [yes] Du spielst Aktionskarte { $card }: { $card_title }
       *[no] { $player } spielt Aktionskarte { $card }: { $card_title }
    }
story-mine =
    { $you ->
        [yes] Du legst eine Mine auf { $region }
       *[no] { $player } legt eine Mine auf { $region }
    }
story-combat =
    { $you ->
        [yes] Du tauschst 4 Kampfpunkte in eine Medaille ein
       *[no] { $player } tauscht 4 Kampfpunkte in eine Medaille ein
    }
story-lose =
    { $you ->
        [yes] Das Rundenende kostet dich: { $what }
       *[no] Das Rundenende kostet { $player }: { $what }
    }
story-lead =
    { $you ->
        [yes] { $what }, und übernimmst die Führung
       *[no] { $what }, und übernimmt die Führung
    }
