### One line for every decision, as a button and in the list of actions.

## Preparation

action-draw = Würfel aus dem Beutel ziehen
action-card1 = Aktionskarte 1: Würfel von der Würfelablage wählen: { $dice }
action-keep-drawn = Gezogene Würfel behalten
action-card9 = Aktionskarte 9: gezogene Würfel auf die Würfelablage legen und neu ziehen
action-set-aside = Auf die Würfelablage legen: { $colour_die }
action-add-kept = Würfel von Aktionskarte 22 dazunehmen: { $dice }

## Solo game

action-keep-order = Plättchen auf den Startfeldern liegen lassen
action-swap = 3 Jars zahlen und die Plättchen auf { $first } und { $second } tauschen
action-place-mine = Mine auf Landschaft { $region } legen

## The player mat

action-plenty = Viel Geld mit { $dice }
action-little = Wenig Geld mit { $die }
action-choices = Große Auswahl mit { $die }: Aktionskarten ziehen und 1 behalten
action-no-choice = Keine Auswahl mit { $die }: 1 Aktionskarte ziehen
action-marker-on-card = Gildenplättchen mit { $die } auf die Karte { $card } legen
action-reroll = Neu würfeln mit { $die }: { $dice }
action-marker-on-region = Gildenplättchen mit { $dice } auf Landschaft { $region } legen
action-explore = Gebiet erkunden mit { $die }: { $regions }
action-buy-die = Würfel kaufen mit { $die }, Spalte { $column }: { $colour_die }
action-mine = Mine mit { $die } auf Landschaft { $region } legen
action-build = Mit { $die } für { $own ->
        [yes] 12 Jars bauen und in Besitz nehmen
       *[no] 10 Jars bauen
    }: { $building }
action-attack = Angriffsfeld: Kampfstärke erhöhen mit { $dice }

## Public buildings

action-civilian-office = Zivilbüro: { $die } auf { $to } drehen
action-large-market = Großer Markt: 5 { $goods_many } für 2 Handelsmedaillen abgeben
action-little-market = Kleiner Markt: 3 { $goods_many } ({ $colours }) für 1 Handelsmedaille abgeben
action-new-market = Neuer Markt: 2 Erz ({ $ore }) und 2 Kristalle ({ $crystals }) für 2 Handelsmedaillen abgeben
action-notarys-office = Notariat: weißes Aktionsfeld noch einmal nutzen
action-organization-office = Organisationsamt: Aktionskarte { $card } nehmen ({ $card_title })
action-secret-society = Geheimbund: { $die } als 3 auf das Angriffsfeld legen
action-surveyors-office = Vermessungsamt: Gildenplättchen von Landschaft { $from } auf { $to } versetzen

## Player cards

action-activate = Die Karte { $card } mit { $dice } aktivieren
action-banker = Banker mit { $die }: den Wert in Jars erhalten
action-steam-dyer = Dampffärber mit { $die }: danach eine weitere Aktion ausführen
action-ore-digger = Erzeur mit { $dice }: Erz nehmen von { $regions }
action-crystallographist =
    Kristallografin mit { $dice }: { $regions_n ->
        [one] Kristall nehmen von { $regions }
       *[other] Kristalle nehmen von { $regions }
    }
action-cartographer = Kartograph für 2 Jars: { $regions } erkunden
action-organizer-draw = Organisatorin, 1 Gildenplättchen: 1 Würfel ziehen und würfeln
action-organizer-reroll = Organisatorin, 1 Gildenplättchen: { $die } neu würfeln
action-organizer-swap = Organisatorin mit { $dice }: die Karte { $give } gegen die Karte { $take } tauschen
action-cannoneer-strength = Kanonier mit { $dice }: Kampfstärke +3
action-cannoneer-ward = Kanonier mit { $dice }: Angriff abwehren
action-rumblepoke = Rumblepoke mit { $die }: Kampfstärke um den Wert plus 2 erhöhen
action-steam-pressure-plant = Dampfdruckanlage mit { $dice }: Aktionskarte { $card } nehmen ({ $card_title })
action-manipulator = Manipulator, 1 Gildenplättchen: { $die } in eine { $to } ändern

## Action cards

action-card2 =
    Aktionskarte 2: Gildenplättchen von { $regions } zurücknehmen, { $regions_n ->
        [one] 8 Jars
       *[other] je 8 Jars
    }
action-card3 =
    Aktionskarte 3: { $goods_many } ({ $colours }) für { $colours_n ->
        [2] 1 Handelsmedaille
       *[other] 2 Handelsmedaillen
    } abgeben
action-card4 = Aktionskarte 4: Gildenplättchen von Landschaft { $from } auf { $to } versetzen
action-card5 = Aktionskarte 5: Feld { $space } in diesem Durchgang einmal mehr nutzen
action-card6 = Aktionskarte 6: 12 Jars für 1 Handelsmedaille zahlen
action-card7 = Aktionskarte 7: Kampfstärke +2
action-card8 = Aktionskarte 8: Würfel aus dem Beutel nehmen und würfeln: { $colour_die }
action-card10 = Aktionskarte 10: { $die } auf { $to } drehen
action-card11 = Aktionskarte 11: Gildenplättchen: { $organizer } auf die Organisatorin, { $manipulator } auf den Manipulator
action-card12 = Aktionskarte 12: { $dice } neu würfeln
action-card13 = Aktionskarte 13: aus dem allgemeinen Vorrat nehmen: { $goods } ({ $colour })
action-card14 = Aktionskarte 14: Erz und Kristall für 1 Handelsmedaille abgeben: { $colour }
action-card15 = Aktionskarte 15: Gildenplättchen von { $regions } für 1 Erkundungsmedaille zurücknehmen
action-card16 = Aktionskarte 16: diese Karte als Würfel nutzen
action-card17 = Aktionskarte 17: Gildenplättchen auf Landschaft { $region } legen
action-card18 = Aktionskarte 18: Gildenplättchen in die oberste Reihe legen: { $regions }
action-card19-combat = Aktionskarte 19: Kampfstärke +4
action-card19-dice = Aktionskarte 19: 2 Würfel ziehen und würfeln
action-card19-store = Aktionskarte 19: kostenlos aus dem Würfelmarkt, Spalte { $column }: { $colour_die }
action-card20-combat = Aktionskarte 20: Kampfstärke +4
action-card20-jars = Aktionskarte 20: 8 Jars erhalten
action-card21 = Aktionskarte 21: Gildenplättchen: { $organizer } auf die Organisatorin, { $manipulator } auf den Manipulator
action-card22 = Aktionskarte 22: Würfel aufheben: { $dice }
action-card23 = Aktionskarte 23: Mine auf Landschaft { $region } legen
action-card24 = Aktionskarte 24: Viel Geld verdoppeln
action-card25 = Aktionskarte 25: { $die } in eine { $to } ändern
action-card26 = Aktionskarte 26: Würfel von der Würfelablage nehmen und würfeln: { $colour_die }
action-card27 = Aktionskarte 27: Gildenplättchen von Angriffskarte { $column } zurücknehmen
action-card28-dice = Aktionskarte 28: 2 Würfel ziehen und würfeln
action-card28-cards = Aktionskarte 28: 3 Aktionskarten ziehen und 1 behalten
action-card29 = Aktionskarte 29: die Karten { $cards } für 1 { $medal } auf die Hand nehmen
action-card30 = Aktionskarte 30: 5 Jars zahlen und die Karte { $card } aktivieren
action-card31 = Aktionskarte 31: 1 { $give } gegen 1 { $gain } tauschen
action-card32 = Aktionskarte 32: 1 Erkundungsmedaille für Minen
action-card33 = Aktionskarte 33: 1 Erkundungsmedaille für Minen
action-card34 = Aktionskarte 34: 1 Erkundungsmedaille für Minen
action-card35 = Aktionskarte 35: Gildenplättchen von { $regions } entfernen, 2 Erkundungsmedaillen
action-card36 = Aktionskarte 36: Gildenplättchen von { $regions } entfernen, 2 Erkundungsmedaillen
action-card37 = Aktionskarte 37: Gildenplättchen von { $regions } entfernen, 2 Erkundungsmedaillen
action-card38 = Aktionskarte 38: Gildenplättchen von { $regions } entfernen, 2 Erkundungsmedaillen
action-card39 = Aktionskarte 39: für 1 Zivilmedaille zurücklegen. Erzplättchen: { $ore }. Kristallplättchen: { $crystals }
action-card40 = Aktionskarte 40: Gildenplättchen von der Karte { $card } und von Landschaft { $marker }, Mine von Landschaft { $mine }, für 1 { $medal }

## Transformation effects by themselves

action-use-trans = Wandlereffekt nutzen
action-flip = Wandlereffekt: { $dice } auf die gegenüberliegende Seite drehen

## The go

action-pass = Passen
action-end-go = Zug beenden
action-keep = Aktionskarte { $card } behalten ({ $card_title })
action-discard = Aktionskarte { $card } abwerfen ({ $card_title })
action-take-back-region = Gildenplättchen von Landschaft { $region } zurücknehmen
action-take-back-card = Gildenplättchen von der Karte { $card } zurücknehmen
action-reroll-again = { $die } neu würfeln
action-enough = Wurf so lassen
action-decline = Gebäude jetzt nicht nutzen

## Attack, clean up, round end

action-pay-combat-point = Rumblepoke: 1 Kampfpunkt für Kampfstärke +2 zahlen
action-face-attack = Sich dem Angriff stellen
action-tidy-up = Aufräumen
action-lose-player-card = Auf die Hand nehmen: { $card }
action-lose-mines =
    { $regions_n ->
        [one] Mine verlieren: { $regions }
       *[other] Minen verlieren: { $regions }
    }
action-lose-markers = Gildenplättchen verlieren: { $regions }
action-lose-action-cards =
    { $cards_n ->
        [one] Aktionskarte verlieren: { $cards }
       *[other] Aktionskarten verlieren: { $cards }
    }
action-lose-card-markers = Gildenplättchen verlieren: { $organizer } von der Organisatorin, { $manipulator } vom Manipulator
action-lose-medal = 1 { $medal } verlieren
action-take-medal = 4 Kampfpunkte in 1 Kampfmedaille eintauschen
action-keep-points = Kampfpunkte behalten
