### What the cards, buildings and effects do, in our own words.

## Action cards: the effect as a title, and the whole text

deck-1 = 5 Würfel von der Würfelablage wählen
    .text = In der Vorbereitung: Wähle 5 Würfel von deiner Würfelablage, statt zu ziehen. Dort müssen mindestens 5 Würfel liegen.
deck-2 = 8 Jars für jedes Gildenplättchen von einer Landschaft
    .text = Nimm 1 oder 2 deiner Gildenplättchen von Landschaften zurück. Für jedes erhältst du 8 Jars.
deck-3 = Handelsmedaillen für Erz oder Kristalle
    .text = Gib 2 Erz oder 2 Kristalle für 1 Handelsmedaille ab, oder 4 von einer Art für 2 Handelsmedaillen.
deck-4 = Gildenplättchen auf eine beliebige Landschaft versetzen
    .text = Versetze 1 deiner Gildenplättchen von einer Landschaft auf eine beliebige Landschaft ohne eigenes Gildenplättchen.
deck-5 = Weißes Aktionsfeld einmal mehr nutzen
    .text = Wähle eines der 6 weißen Aktionsfelder, ob genutzt oder nicht. Du darfst es in diesem Durchgang einmal mehr nutzen, für eine seiner Aktionen nach Wahl. Ungenutzt verfällt das am Ende des Durchgangs.
deck-6 = 1 Handelsmedaille für 12 Jars
    .text = Zahle 12 Jars und erhalte 1 Handelsmedaille.
deck-7 = Kampfstärke +2
    .text = Deine Kampfstärke steigt in diesem Durchgang um 2.
deck-8 = Würfel aus dem Beutel wählen, würfeln und nutzen
    .text = Nur vor der Aktion: Wähle einen beliebigen Würfel aus deinem Beutel und würfle ihn. Deine Aktion muss ihn nutzen. Geht das nicht, kommt er auf die Würfelablage und du wählst eine andere Aktion.
deck-9 = Alle Würfel neu ziehen
    .text = In der Vorbereitung vor dem Würfeln: Lege alle gezogenen Würfel auf deine Würfelablage und ziehe ebenso viele neu.
deck-10 = Würfel auf eine beliebige Seite drehen
    .text = Drehe 1 aktiven Würfel auf eine beliebige Seite von 1 bis 6.
deck-11 = Die Organisatorin und den Manipulator auffüllen
    .text = Fülle deine aktive Organisatorin (bis 2 Gildenplättchen), deinen aktiven Manipulator (bis 3) oder beide auf.
deck-12 = Beliebig viele Würfel neu würfeln
    .text = Würfle beliebig viele deiner aktiven Würfel neu, mindestens 1.
deck-13 = 1 Erz oder Kristall aus dem allgemeinen Vorrat
    .text = Nimm 1 Erz oder 1 Kristall aus dem allgemeinen Vorrat, in einer Farbe, die dir davon noch fehlt.
deck-14 = 1 Handelsmedaille für Erz und Kristall einer Farbe
    .text = Gib 1 Erz und 1 Kristall derselben Farbe für 1 Handelsmedaille ab.
deck-15 = 1 Erkundungsmedaille für 3 Gildenplättchen
    .text = Nimm 3 deiner Gildenplättchen von beliebigen Landschaften zurück und erhalte 1 Erkundungsmedaille.
deck-16 = Diese Karte ist ein Würfel deiner Wahl
    .text = Nur vor der Aktion: Die Karte ist ein Würfel für diese Aktion, die ihn nutzen muss. Farbe und Wert von 1 bis 6 wählst du beim Legen. Er kann nicht neu gewürfelt oder verändert werden.
deck-17 = 1 Gildenplättchen auf eine beliebige Landschaft legen
    .text = Lege 1 Gildenplättchen auf eine beliebige Landschaft ohne eigenes Gildenplättchen.
deck-18 = 2 Gildenplättchen in die oberste Reihe legen
    .text = Wähle in der obersten Reihe 2 aneinandergrenzende Landschaften ohne eigenes Gildenplättchen und lege auf jede 1. Gibt es kein solches Paar, lege 1 auf eine freie Landschaft dieser Reihe.
deck-19 = Kampfstärke +4, 2 Würfel oder 1 Würfel aus dem Würfelmarkt
    .text = Wähle: Kampfstärke +4; 2 Würfel ziehen und würfeln; oder 1 beliebigen Würfel kostenlos aus deinem Würfelmarkt auf deine Würfelablage legen.
deck-20 = Kampfstärke +4 oder 8 Jars
    .text = Wähle: Kampfstärke +4 oder 8 Jars.
deck-21 = Je 1 Gildenplättchen auf die Organisatorin und den Manipulator
    .text = Lege 1 Gildenplättchen auf deine Organisatorin, auf deinen Manipulator oder auf beide. Die Karte muss aktiv sein und noch Platz haben.
deck-22 = 2 Würfel für spätere Durchgänge aufheben
    .text = Beim Aufräumen: Lege 2 beliebige deiner aktiven oder genutzten Würfel auf diese Karte statt auf die Würfelablage. In der Vorbereitung späterer Durchgänge darfst du einen oder beide zu den gezogenen Würfeln nehmen. Ist die Karte leer, wird sie abgeworfen.
deck-23 = Mine auf eine beliebige Landschaft legen
    .text = Lege 1 Mine auf eine beliebige Landschaft ohne eigene Mine. Farbe und angrenzende Minen spielen keine Rolle.
deck-24 = Viel Geld verdoppeln
    .text = Zusammen mit Viel Geld im selben Zug: Der Gewinn wird verdoppelt, die 2 Jars des Bankers { $bonus ->
            [yes] eingeschlossen
           *[no] ausgenommen
        }. Spielst du diese Karte zuerst, muss deine Aktion Viel Geld sein oder enthalten.
deck-25 = Würfel um 2 ändern
    .text = Erhöhe 1 aktiven Würfel um 2 (nur wenn er höchstens 6 zeigt, also bis 8) oder senke ihn um 2 (nur wenn er mindestens 2 zeigt; eine 2 wird zur 1).
deck-26 = Würfel von der Würfelablage wählen, würfeln und nutzen
    .text = Nur vor der Aktion: Wähle einen beliebigen Würfel von deiner Würfelablage und würfle ihn. Deine Aktion muss ihn nutzen. Geht das nicht, kommt er zurück auf die Würfelablage und du wählst eine andere Aktion.
deck-27 = Gildenplättchen von einer Angriffskarte zurücknehmen
    .text = Nimm 1 deiner Gildenplättchen von einer Angriffskarte dieser Runde zurück.
deck-28 = 2 Würfel oder 1 von 3 Aktionskarten
    .text = Wähle: 2 Würfel ziehen und würfeln; oder 3 Aktionskarten ziehen und 1 behalten.
deck-29 = 1 beliebige Medaille für 2 Spielerkarten
    .text = Nimm 2 deiner aktiven Spielerkarten auf die Hand zurück und erhalte 1 beliebige Medaille.
deck-30 = Spielerkarte für 5 Jars aktivieren
    .text = Zahle 5 Jars und aktiviere 1 Spielerkarte von deiner Hand, ohne die verlangten Würfel zu nutzen.
deck-31 = Medaille tauschen
    .text = Tausche 1 deiner Medaillen gegen eine Medaille einer anderen Art.
deck-32 = 1 Erkundungsmedaille für Minen: { $colours }
    .text = Du brauchst auf Landschaften jeder dieser Farben mindestens 1 Mine: { $colours }. Erhalte 1 Erkundungsmedaille. Die Minen bleiben liegen.
deck-33 = 1 Erkundungsmedaille für Minen: { $colours }
    .text = Du brauchst auf Landschaften jeder dieser Farben mindestens 1 Mine: { $colours }. Erhalte 1 Erkundungsmedaille. Die Minen bleiben liegen.
deck-34 = 1 Erkundungsmedaille für Minen: { $colours }
    .text = Du brauchst auf Landschaften jeder dieser Farben mindestens 1 Mine: { $colours }. Erhalte 1 Erkundungsmedaille. Die Minen bleiben liegen.
deck-35 = 2 Erkundungsmedaillen für eine Form: { $shape }
    .text = Entferne deine Gildenplättchen von 4 Landschaften in dieser Form: { $shape }. Sie darf gedreht und gespiegelt sein. Erhalte 2 Erkundungsmedaillen.
deck-36 = 2 Erkundungsmedaillen für eine Form: { $shape }
    .text = Entferne deine Gildenplättchen von 4 Landschaften in dieser Form: { $shape }. Sie darf gedreht und gespiegelt sein. Erhalte 2 Erkundungsmedaillen.
deck-37 = 2 Erkundungsmedaillen für eine Form: { $shape }
    .text = Entferne deine Gildenplättchen von 4 Landschaften in dieser Form: { $shape }. Sie darf gedreht und gespiegelt sein. Erhalte 2 Erkundungsmedaillen.
deck-38 = 2 Erkundungsmedaillen für eine Form: { $shape }
    .text = Entferne deine Gildenplättchen von 4 Landschaften in dieser Form: { $shape }. Sie darf gedreht und gespiegelt sein. Erhalte 2 Erkundungsmedaillen.
deck-39 = 1 Zivilmedaille für das Zurücklegen von Erz und Kristallen
    .text = Lege 3 Erz- oder Kristallplättchen aus dem allgemeinen Vorrat auf Landschaften ihrer Farbe zurück, je Landschaft höchstens 1 Erz und 1 Kristall. Liegen dort weniger, lege alle zurück. Erhalte 1 Zivilmedaille.
deck-40 = 1 beliebige Medaille für 2 Gildenplättchen und 1 Mine
    .text = Lege 1 Gildenplättchen von einer deiner Spielerkarten sowie 1 Gildenplättchen und 1 Mine von Landschaften in deinen Vorrat zurück. Erhalte 1 beliebige Medaille.

## Player cards: what activates them, their actions and permanent effects

activation-cost =
    { $n ->
        [one] { $colours }, Wert { $total } oder höher
       *[other] { $colours }, Gesamtsumme { $total } oder höher
    }
banker-action = Nutze einen gelben Würfel. Erhalte seinen Wert in Jars.
banker-permanent = Viel Geld bringt dir 2 Jars mehr.
steam-dyer-action = Nutze einen beliebigen Würfel 3+. Führe dann sofort eine weitere Aktion aus. Darin legst du einen zweiten, weißen Würfel als beliebige Farbe.
ore-digger-action = Nutze 2 beliebige Würfel, jeder 2–4. Nimm je 1 Erz in den Farben beider Würfel von 2 aneinandergrenzenden Landschaften, oder 1 Erz in der Farbe eines Würfels von einer beliebigen Landschaft. Nie in einer Farbe, die du schon besitzt.
crystallographist-action = Nutze 2 beliebige Würfel, jeder 1–3. Nimm je 1 Kristall in den Farben beider Würfel von 2 aneinandergrenzenden Landschaften, oder 1 Kristall in der Farbe eines Würfels von einer beliebigen Landschaft. Nie in einer Farbe, die du schon besitzt.
cartographer-action = Zahle 2 Jars. Entferne deine Gildenplättchen von genau 3 zusammenhängenden Landschaften und erhalte 1 Erkundungsmedaille.
organizer-action = Nutze 2 beliebige Würfel, jeder 5+. Tausche eine deiner aktiven Spielerkarten (auch diese) gegen eine andere von deiner Hand, ohne deren Kosten zu zahlen.
organizer-marker = Lege 1 Gildenplättchen von dieser Karte in den Vorrat zurück. Ziehe und würfle 1 Würfel; oder würfle 1 aktiven Würfel neu und danach, wenn du willst, noch 1 (auch denselben). Beliebig oft pro Durchgang.
cannoneer-action = Nutze 2 beliebige Würfel, jeder 3+: Kampfstärke +3. Oder nutze 2 beliebige Würfel, jeder 5+: Du wehrst den Angriff dieses Durchgangs ab, egal wie stark du bist.
rumblepoke-action = Nutze einen roten Würfel. Deine Kampfstärke steigt um seinen Wert plus 2.
rumblepoke-permanent = Einmal pro Durchgang, beim Angriff: Zahle 1 Kampfpunkt, um deine Kampfstärke um 2 zu erhöhen.
steam-pressure-plant-action = Nutze 2 beliebige Würfel, jeder 5+. Nimm 1 beliebige Aktionskarte vom Ablagestapel auf die Hand.
steam-pressure-plant-permanent = In der Vorbereitung ziehst du 1 Würfel mehr. Vor dem Würfeln legst du 1 gezogenen Würfel deiner Wahl auf deine Würfelablage.
manipulator-marker = Lege 1 Gildenplättchen von dieser Karte in den Vorrat zurück. Erhöhe oder senke 1 aktiven Würfel um 1 ({ $limit ->
        [yes] nicht unter 1, beim Erhöhen höchstens auf 7
       *[no] nicht unter 1, keine Obergrenze
    }). Beliebig oft pro Durchgang.

## Public buildings: the effect; the price in Jars stands apart

building-price =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
civilian-office-effect = Drehe 1 beliebigen aktiven Würfel auf 5 oder 6.
large-market-effect = Gib 5 Erz oder 5 Kristalle für 2 Handelsmedaillen ab.
little-market-effect = Gib 3 Erz oder 3 Kristalle für 1 Handelsmedaille ab.
new-market-effect = Gib 2 Erz und 2 Kristalle für 2 Handelsmedaillen ab.
notarys-office-effect = Nutze sofort noch einmal ein weißes Aktionsfeld, das du in diesem Durchgang schon genutzt hast. Würfel und Jars sind wie üblich nötig.
organization-office-effect = Nimm 1 beliebige Aktionskarte vom Ablagestapel auf die Hand.
secret-society-effect = Drehe 1 aktiven Würfel beliebiger Farbe auf 3 und lege ihn auf dein Angriffsfeld.
surveyors-office-effect = Versetze 1 deiner Gildenplättchen auf eine angrenzende Landschaft, auf der noch keines von dir liegt.

## Round end cards: what they hit, and the loss of each round

round-end-1 = Zivilmedaille
    .round-1 = Kein Schaden
    .round-2 = Kein Schaden
    .round-3 = Kein Schaden
    .round-4 = 1 Zivilmedaille verlieren
round-end-2 = Spielerkarten und Minen
    .round-1 = Kein Schaden
    .round-2 = 1 aktive Spielerkarte zurück auf die Hand
    .round-3 = 1 aktive Spielerkarte zurück auf die Hand und 2 Minen zurück in den Vorrat
    .round-4 = 3 Minen zurück in den Vorrat
round-end-3 = Gildenplättchen auf Landschaften
    .round-1 = 1 Gildenplättchen von einer Landschaft zurück in den Vorrat
    .round-2 = 2 Gildenplättchen von Landschaften zurück in den Vorrat
    .round-3 = 3 Gildenplättchen von Landschaften zurück in den Vorrat
    .round-4 = 1 Erkundungsmedaille verlieren
round-end-4 = Jars
    .round-1 = 3 Jars verlieren
    .round-2 = Die Hälfte der Jars verlieren, aufgerundet
    .round-3 = 10 Jars verlieren
    .round-4 = Alle Jars verlieren
round-end-5 = Aktionskarten
    .round-1 = 1 Aktionskarte verlieren
    .round-2 = 2 Aktionskarten verlieren
    .round-3 = Alle Aktionskarten verlieren
    .round-4 = 1 Handelsmedaille verlieren
round-end-6 = Gildenplättchen auf Spielerkarten
    .round-1 = 1 Gildenplättchen von deinen Spielerkarten zurück in den Vorrat
    .round-2 = 2 Gildenplättchen von deinen Spielerkarten zurück in den Vorrat
    .round-3 = 3 Gildenplättchen von deinen Spielerkarten zurück in den Vorrat
    .round-4 = 1 Erkundungsmedaille verlieren

## The solo mat: the requirement as a title and in full, the general action before it, the negative effect after it

solo-a2 = 7 Jars
    .general = 1 zufälliges, noch nicht gebautes Gebäude wird aus dem Spiel genommen.
    .requirement = Mindestens 7 Jars.
    .negative = 2 zufällige, noch nicht gebaute Gebäude kommen für eine neutrale Gilde ins Spiel; ihre Nutzung kostet dich das Doppelte. −2 SP.
solo-a4 = Keine Aktionskarte auf der Hand
    .general = Die obersten 5 Aktionskarten des Nachziehstapels werden aus dem Spiel genommen.
    .requirement = Keine Aktionskarte auf der Hand.
    .negative = Auch die nächsten 15 Aktionskarten des Nachziehstapels werden aus dem Spiel genommen.
solo-a5 = 1 Handelsmedaille
    .requirement = Mindestens 1 Handelsmedaille.
    .negative = Ein zusätzlicher Würfel entscheidet: Bei 1–4 wird die Spalte mit dieser Nummer geleert, bei 5 Reihe 2, bei 6 Reihe 3. Alles Erz und alle Kristalle dort kommen in den allgemeinen Vorrat. Die Münze kommt auf B6.
solo-a6 = 20 Jars
    .requirement = Mindestens 20 Jars; mit einer Münze auf diesem Feld mindestens 25.
solo-b2 = Rote Würfel mit Summe 3+
    .general = Ein zusätzlicher Würfel entscheidet: Bei 1–4 wird die Spalte mit dieser Nummer geleert, bei 5 Reihe 2, bei 6 Reihe 3. Alles Erz und alle Kristalle dort kommen in den allgemeinen Vorrat.
    .requirement = Aktive rote Würfel mit einer Gesamtsumme von mindestens 3, so wie gewürfelt.
    .option-title = 3 Kampfpunkte
    .option = Mindestens 3 Kampfpunkte.
    .negative = Die Münze kommt auf A6.
solo-b4 = 14 Jars
    .general = 1 zufälliges, noch nicht gebautes Gebäude wird aus dem Spiel genommen.
    .requirement = Mindestens 14 Jars.
    .negative = 3 zufällige, noch nicht gebaute Gebäude kommen für eine neutrale Gilde ins Spiel; ihre Nutzung kostet dich das Doppelte. −3 SP.
solo-b5 = 6 aktive Spielerkarten
    .requirement = Mindestens 6 aktive Spielerkarten.
    .negative = 2 aktive Spielerkarten deiner Wahl kommen zurück auf die Hand.
solo-b6 = 3 Erkundungsmedaillen
    .requirement = Mindestens 3 Erkundungsmedaillen; mit einer Münze auf diesem Feld stattdessen mindestens 2 Handelsmedaillen.
solo-c1 = 3 Aktionskarten auf der Hand
    .requirement = Mindestens 3 Aktionskarten auf der Hand.
    .negative = Die obere Hälfte des Nachziehstapels (abgerundet) wird aus dem Spiel genommen.
solo-c3 = 3 Erz oder Kristalle
    .requirement = Zusammen mindestens 3 Erz- und Kristallplättchen.
    .negative = Ein zusätzlicher Würfel entscheidet: Bei 1–4 wird die Spalte mit dieser Nummer geleert, bei 5 Reihe 2, bei 6 Reihe 3. Alles Erz und alle Kristalle dort kommen in den allgemeinen Vorrat.
solo-c4 = 3 Arten von Medaillen
    .requirement = Medaillen von mindestens 3 verschiedenen Arten.
    .negative = Verliere 1 Medaille deiner Wahl.
solo-c6 = 3 Zivilmedaillen
    .requirement = Mindestens 3 Zivilmedaillen.

## Transformation effects in full

trans-none-text = Dieses Wandlerplättchen hat keinen Effekt.
trans-jars-text = Erhalte { $n } Jars.
trans-combat-text = Deine Kampfstärke steigt in diesem Durchgang um { $n }.
trans-any-die-text = 1 Würfel, den du legst, zählt für diese Aktion 1 mehr (nicht, wenn er schon über 6 liegt).
trans-coloured-die-text = 1 { $colour_die }, den du legst, zählt für diese Aktion 1 mehr (nicht, wenn er schon über 6 liegt) oder 1 weniger (keine 1).
trans-white-as-any-text = 1 weißer Würfel, den du legst, zählt für diese Aktion als beliebige Farbe.
trans-flip-white-text = Drehe bis zu 2 aktive weiße Würfel auf die gegenüberliegende Seite (eine 2 wird zur 5; keine Würfel über 6).
