### Questions: why they are asked, what their answers cost or bring, and what the button does.

## Why it is asked

question-why-draw = Mit Aktionskarte 1 kannst du, statt zu ziehen, Würfel von deiner Würfelablage wählen.
question-why-redraw = Aktionskarte 9 legt alle auf deine Würfelablage und zieht ebenso viele neu.
question-why-set-aside = Mit der Dampfdruckanlage hast du 1 Würfel mehr gezogen; 1 davon kommt auf deine Würfelablage.
question-why-add-kept = Sie liegen seit einem früheren Durchgang auf Aktionskarte 22. Was du nicht nimmst, bleibt dort.
question-why-further = Der Dampffärber gibt dir in diesem Zug 1 weitere Aktion. Du musst sie ausführen.
question-why-repeat = Mit dem Notariat nutzt du noch einmal 1 weißes Aktionsfeld, das du in diesem Durchgang schon genutzt hast.
question-why-free-use = Du hast es gerade gebaut. Später in diesem Durchgang musst du seinen Preis zahlen.
question-why-discard = Du hast 1 Karte mehr auf der Hand, als das Limit erlaubt.
question-why-reroll-again = Mit der Organisatorin darfst du noch 1 Würfel neu würfeln: denselben oder einen anderen.
question-why-tidy-up = Die Würfel dieses Durchgangs kommen auf deine Würfelablage. Aktionskarte 22 hebt 2 davon auf.
question-why-keep = Du hast { $n } Aktionskarten gezogen. Die übrigen kommen auf den Ablagestapel.
question-why-solo-mine = Die Bedingung von { $cell } ist erfüllt: Lege jetzt die Mine von dort.
question-why-take-back = Du musst ein Gildenplättchen legen, hast aber keines mehr im Vorrat.
question-why-take-back-attack = Du bist dem Angriff unterlegen: 1 Gildenplättchen kommt auf seine Karte, aber du hast keines mehr im Vorrat.
question-why-check = Angriffsstärke { $needs }, deine Kampfstärke { $has }: { $short } zu wenig.
question-why-check-held = Angriffsstärke { $needs }, deine Kampfstärke { $has }: Du wehrst ihn ab.
question-why-loss = Dein Gildenplättchen liegt auf der Angriffskarte von Durchgang { $turn }. Rundenendekarte { $card }: { $what }.
question-why-loss-solo = Die Bedingung von { $cell } ist nicht erfüllt.
question-why-medal = Die Runde ist vorbei, und du hast { $n } Kampfpunkte.
question-alone-draw = Deine Würfel werden gezogen …
question-alone-redraw = Die gezogenen Würfel bleiben …
question-alone-tidy-up = Es wird aufgeräumt …
question-chosen = { $n } von { $of } gewählt.
question-choose = Wähle eine Antwort
question-dropped = { $thing }: { $what } passt nicht mehr und ist abgewählt.
question-pass-title = Jetzt passen?
question-pass-more =
    { $n ->
        [one] und { $n } weiteres
       *[other] und { $n } weitere
    }

## What the button does

confirm-keep = Behalten: { $card }
confirm-discard = Abwerfen: { $card }
confirm-lose-player-card = Die Karte { $card } verlieren
confirm-lose-mines =
    { $n ->
        [one] { $n } Mine verlieren
       *[other] { $n } Minen verlieren
    }
confirm-lose-markers =
    { $n ->
        [one] { $n } Plättchen verlieren
       *[other] { $n } Plättchen verlieren
    }
confirm-lose-action-cards =
    { $n ->
        [one] { $n } Karte verlieren
       *[other] { $n } Karten verlieren
    }
confirm-take-back = Plättchen zurücknehmen
confirm-place-mine = Mine legen
confirm-face-and-lose = Sich dem Angriff stellen und Gildenplättchen verlieren
confirm-take-medal = Medaille nehmen
confirm-use = Nutzen: { $what }
confirm-use-effect = Effekt nutzen
confirm-pay-combat-point = Kampfpunkt zahlen

## What an answer costs or brings

price-vp =
    { $n ->
       *[other] { $change } SP
    }
price-jars =
    { $n ->
        [one] { $change } Jar
       *[other] { $change } Jars
    }
price-medal-combat =
    { $n ->
        [one] { $change } Kampfmedaille
       *[other] { $change } Kampfmedaillen
    }
price-medal-exploration =
    { $n ->
        [one] { $change } Erkundungsmedaille
       *[other] { $change } Erkundungsmedaillen
    }
price-medal-trade =
    { $n ->
        [one] { $change } Handelsmedaille
       *[other] { $change } Handelsmedaillen
    }
price-medal-civil =
    { $n ->
        [one] { $change } Zivilmedaille
       *[other] { $change } Zivilmedaillen
    }
price-combat-points =
    { $n ->
        [one] { $change } Kampfpunkt
       *[other] { $change } Kampfpunkte
    }
price-ore = { $change } Erz
price-crystals =
    { $n ->
        [one] { $change } Kristall
       *[other] { $change } Kristalle
    }
price-hand =
    { $n ->
        [one] { $change } Handkarte
       *[other] { $change } Handkarten
    }
price-held = abgewehrt, { $has } von { $needs }
price-lost = verloren, { $has } von { $needs }
price-reaches = erreicht { $to } von { $needs }
price-only = nur { $to } von { $needs }
price-would = käme auf { $to } von { $needs }
option-vp = insgesamt { price-vp }
option-vp-between = insgesamt { $least } bis { $most } SP

## Choices

table-state-instead = stattdessen möglich
table-with-value = { $die }, { $change }
table-with-colour = { $die } als { $colour }
table-kind-do = Aktion
table-kind-die = Würfel
table-kind-region = Landschaften
table-kind-building = Gebäude
table-kind-card = Spielerkarte
table-kind-deck = Aktionskarten
table-kind-store = Würfelmarkt

## Solo

solo-goal = { $met } von 2 Endfeldern, { $vp } von { $goal } SP
solo-always = Immer
solo-needs = Bedingung
solo-otherwise = Sonst
solo-has-met = erfüllt, du hast { $has }
solo-has-short = nicht erfüllt, du hast { $has }
solo-ends = Die Partie ist verloren.
solo-other-orders =
    { $n ->
        [one] Andere Reihenfolge, gleiches Feld
       *[other] Andere Reihenfolgen, gleiches Feld
    }
