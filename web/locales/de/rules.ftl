### The rules reference: the words around the clauses, and the drawn examples.

rules-title = Regeln nachschlagen
rules-search = In den Regeln suchen
rules-search-hint = Wort, GO-9 oder 24
rules-search-clear = Suche leeren
rules-found = { $clauses ->
        [one] { $clauses } Regel
       *[other] { $clauses } Regeln
    } und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } zu „{ $query }“
rules-nothing = Keine Regel enthält alle diese Wörter.
rules-chapters = Kapitel
rules-code-words = ABC
rules-code-open = ?
rules-code-other = { $code }
rules-count = { $code }, { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
rules-own = unser eigener Wert
rules-own-why = Die gedruckten Texte zeigen das nur als Bild, deshalb ist der Wert unser eigener. Wer die Schachtel besitzt, kann den gedruckten einsetzen (DATA-5).
rules-see = Siehe auch:
rules-example = Beispiel zu { $clause }
rules-yes = Ja.
rules-no = Nein.
rules-round = Runde { $round }
rules-printed = Gedruckter Name: { $name }
rules-gallery = Karten, Gebäude und Effekte
rules-group-deck = Aktionskarten
rules-group-player = Spielerkarten
rules-group-building = Gebäude
rules-group-effect = Effekte
rules-group-round-end = Rundenendekarten
rules-group-solo = Solofelder
rules-of = { $n } von { $total }
rules-no-cards = Hier passt nichts zur Suche.
rules-themes = Arten von Aktionskarten
rules-theme-all = Alle
rules-theme-dice = Würfel
rules-theme-combat = Kampf
rules-theme-markers = Gildenplättchen
rules-theme-mines = Minen
rules-theme-goods = Erz und Kristalle
rules-theme-medals = Medaillen
rules-theme-jars = Jars
rules-theme-cards = Karten und Felder

## The chapters in short

rules-chapter-words = Begriffe
rules-chapter-set = Spielvorbereitung
rules-chapter-info = Wer was weiß
rules-chapter-inv = Was immer gilt
rules-chapter-prep = Vorbereitung
rules-chapter-go = Aktionen
rules-chapter-trans = Wandlereffekte
rules-chapter-mat = Tableau
rules-chapter-bld = Gebäude
rules-chapter-act = Karten aktivieren
rules-chapter-card = Spielerkarten
rules-chapter-deck = Aktionskarten
rules-chapter-atk = Angriff
rules-chapter-clean = Aufräumen
rules-chapter-end = Rundenende
rules-chapter-vp = Schlusswertung
rules-chapter-solo = Solospiel
rules-chapter-data = Eigene Werte
rules-chapter-opt = Regeloptionen
rules-chapter-open = Offene Fragen

## What lies on a drawn region

drawn-your-marker = dein Gildenplättchen
drawn-your-mine = deine Mine
drawn-their-marker = Plättchen einer anderen Gilde
drawn-attacked = angegriffen
drawn-number = Nummer { $number }

## Examples: the situation, and what holds at each number

ex-prep-1 = Runde 2, Durchgang 3: Über Spalte 3 wird eine Angriffskarte mit Wert 4 aufgedeckt.
    .p1 = Sie trifft Reihe 2, Spalte 3, mit Stärke 4 + 2 = 6.
    .p2 = Der nächste Angriff dieser Runde trifft die Landschaft rechts davon.
ex-prep-3 = Du musst 5 Würfel ziehen, und in deinem Beutel sind nur 2.
    .p1 = Zuerst ziehst du diese 2.
    .p2 = Jetzt ist der Beutel leer und es muss gezogen werden: Die ganze Würfelablage kommt in den Beutel.
    .p3 = Dann ziehst du die übrigen 3.
ex-go-7 = Eine Mine verlangt eine 6, Bauen einen gelben Würfel 3+.
    .p1 = Eine 6 ist genau das, was die Mine verlangt.
    .p2 = Eine 7 ist keine 6: keine Mine.
    .p3 = Zum Bauen ist sie gut: 7 ist 3 oder höher.
ex-go-9 = Du legst ein Gildenplättchen auf Landschaft 2, aber dein Vorrat ist leer.
    .p1 = Nimm eines von einer anderen Landschaft zurück, von hier oder von der Ebene, oder von einer deiner Spielerkarten.
    .p2 = Nicht von der Landschaft, auf die du es legst.
    .p3 = Nie von einer Angriffskarte.
    .p4 = Nie von einem Gebäude, das du besitzt.
ex-go-10 = Du willst ein Gildenplättchen und später eine Mine legen.
    .p1 = Das Plättchen der anderen Gilde ist nicht im Weg.
    .p2 = Kein zweites Gildenplättchen von dir auf einer Landschaft.
    .p3 = Eine Mine darf neben deinem Gildenplättchen liegen.
ex-trans-4 = In diesem Durchgang zählt ein Würfel beim Legen 1 mehr.
    .p1 = Die blaue 5 zählt als 6: Das reicht für eine Mine.
    .p2 = Ein Würfel über 6 wird nicht erhöht.
    .p3 = Du darfst den Effekt nutzen, wo er hilft, einmal in diesem Durchgang.
ex-trans-5 = Das Plättchen zeigt Rot: Ein roter Würfel zählt 1 mehr oder 1 weniger.
    .p1 = Hinauf: Die 5 zählt als 6, für eine Mine auf einem Hügel.
    .p2 = Oder hinunter: Die 4 zählt als 3 und passt in einen Bereich.
    .p3 = Aus einer 1 wird keine 0.
    .p4 = Ein weißer Würfel ist nicht rot, egal als was er gelegt wird.
ex-trans-7 = Drehe einen oder zwei weiße Würfel auf die gegenüberliegende Seite. Gegenüberliegende Seiten ergeben zusammen 7.
    .p1 = Aus einer 2 wird eine 5.
    .p2 = Aus einer 6 wird eine 1, wenn du magst.
    .p3 = Ein Würfel über 6 hat keine gegenüberliegende Seite.
    .p4 = Nur weiße Würfel.
ex-mat-1 = Viel Geld mit drei weißen Würfeln.
    .p1 = Die Summe ist 10, aber höchstens 8 zählen: 8 Jars.
    .p2 = Ein aktiver Banker gibt nach dieser Grenze 2 dazu: 10 Jars.
    .p3 = Aktionskarte 24 verdoppelt das Ergebnis: 20 Jars.
ex-mat-2 = Große Auswahl mit einer weißen 5.
    .p1 = Die Hälfte von 5, aufgerundet, ist 3: Ziehe drei Karten.
    .p2 = Behalte eine davon, die anderen werden abgeworfen.
    .p3 = Derselbe Würfel zieht mit Keine Auswahl nur 1 Karte.
ex-mat-4 = Gebiet erkunden: ein beliebiger Würfel und deine Gildenplättchen auf 4 zusammenhängenden Landschaften.
    .p1 = Diese vier hängen zusammen. Die Plättchen kommen in den Vorrat zurück: 1 Erkundungsmedaille.
    .p2 = Dieses berührt die anderen nirgends, kann also nicht eines der vier sein.
ex-mat-5 = Eine blaue 6, und deine erste Mine liegt auf dem Hügel.
    .p1 = Ein Gebirge direkt neben deiner Mine.
    .p2 = Auch ein Gebirge, aber es berührt deine Mine nur an der Ecke.
ex-mat-6 = Eine gelbe 4 und 10 Jars, und der Große Markt kommt ins Spiel.
    .p1 = Du erhältst 1 Zivilmedaille.
    .p2 = Für 2 Jars mehr gehört das Gebäude dir. Später geht das nicht mehr.
    .p3 = Du darfst es sofort ohne seinen Preis nutzen. Das ist deine Nutzung in diesem Durchgang.
ex-bld-0 = Das Zivilbüro kostet 4 Jars.
    .p1 = Gehört es einem Mitspieler: 2 Jars an ihn, 2 an die Bank.
    .p2 = Gehört es dir oder niemandem: alle 4 an die Bank.
    .p3 = Wer es besitzt, nutzt es nicht billiger.
ex-bld-8 = Das Vermessungsamt versetzt dein Gildenplättchen vom Ödland unten.
    .p1 = Gerade nach oben: angrenzend und frei.
    .p2 = Diagonal ist nicht angrenzend.
    .p3 = Dort liegt schon ein Gildenplättchen von dir.
    .p4 = Das Plättchen einer anderen Gilde spielt keine Rolle.
ex-act-1 = Rumblepoke verlangt einen weißen und einen roten Würfel mit Summe 8.
    .p1 = 3 + 5 = 8 reicht.
    .p2 = 7 ist zu wenig, auch wenn die Farben stimmen.
    .p3 = 12 ist reichlich, aber ein weißer Würfel fehlt.
ex-card-2 = Du nutzt den Dampffärber mit einer weißen 4. In der weiteren Aktion musst du jetzt einen weißen Würfel als beliebige Farbe legen.
    .p1 = Eine weiße 6 als blaue: eine Mine auf einem Gebirge.
    .p2 = Eine weiße 3 als rote auf dem Angriffsfeld.
    .p3 = Der Kartograph legt keinen Würfel.
ex-card-3 = Der Erzeur mit einer blauen 3 und einer roten 2. Du besitzt noch kein Erz.
    .p1 = Gebirge und Hügel liegen nebeneinander: Nimm beide Erzplättchen.
    .p2 = Nicht das Erz dieses Gebirges zusammen mit dem des Hügels: Sie berühren sich nur an der Ecke.
    .p3 = Ein einzelnes Erzplättchen einer der beiden Farben, von einer beliebigen Landschaft, ist immer möglich.
ex-card-10 = Lege ein Gildenplättchen vom Manipulator zurück und ändere einen Würfel um 1.
    .p1 = Aus einer 6 wird eine 7, die bei Viel Geld oder im Kampf 7 zählt.
    .p2 = Aus einer 1 wird keine 0.
    .p3 = Eine 7 nützt für eine Mine nichts: Die verlangt genau 6.
ex-deck-18 = Die oberste Reihe. Dein Gildenplättchen liegt auf der zweiten Landschaft.
    .p1 = Diese Landschaft hat in der Reihe keine freie Nachbarin.
    .p2 = Diese beiden sind frei und grenzen aneinander: auf jede ein Gildenplättchen.
ex-deck-25 = Ändere einen aktiven Würfel um 2.
    .p1 = Aus einer 6 wird eine 8.
    .p2 = Ein Würfel über 6 wird nicht weiter erhöht.
    .p3 = Aus einer 2 wird eine 1.
    .p4 = Eine 1 lässt sich nicht senken.
ex-deck-32 = Deine Minen liegen auf Ebene, Wald und Gebirge. Sie müssen nicht aneinandergrenzen.
    .p1 = 1 Erkundungsmedaille, und die Minen bleiben.
    .p2 = Zwei Minen auf Gebirgen ersetzen keine fehlende Farbe.
ex-deck-37 = Deine Gildenplättchen und das L. Es darf gedreht und gespiegelt sein.
    .p1 = Diese vier bilden ein L. Sie kommen in den Vorrat zurück: 2 Erkundungsmedaillen.
    .p2 = Diese beiden bleiben, wo sie sind.
ex-atk-3 = Der Angriff hat Stärke 6.
    .p1 = Zwei rote Würfel auf dem Angriffsfeld ergeben 7: abgewehrt, 1 Kampfpunkt.
    .p2 = Genau 6 reicht.
    .p3 = 5 ist zu wenig.
    .p4 = Mit der Abwehr des Kanoniers spielt deine Stärke keine Rolle.
ex-atk-4 = Du unterliegst dem Angriff auf den Hügel.
    .p1 = Zuerst kommt ein Gildenplättchen aus deinem Vorrat auf die Angriffskarte.
    .p2 = Dann kommen dein Gildenplättchen und deine Mine auf der angegriffenen Landschaft in den Vorrat. Die andere Gilde verliert hier nichts.
ex-vp-1 = Vier verschiedene Medaillen am Spielende.
    .p1 = Für sich sind sie 13 SP wert.
    .p2 = Als Satz aus vier verschiedenen bringen sie 2 SP mehr.
    .p3 = Zwei von einer Art sind kein Satz.
ex-vp-3 = Minen auf Landschaften am Spielende.
    .p1 = Zwei Minen bringen nichts.
    .p2 = Ab drei bringt jede Mine 1 SP.
ex-set-3 = Jede Landschaft beginnt mit einem Erz und einem Kristall ihrer Farbe.
    .p1 = Auf dem Wald liegen grünes Erz und ein grüner Kristall.
    .p2 = Zusammen liegen je 16 aus. Der allgemeine Vorrat ist leer.
ex-set-9 = Deine 18 Würfel zu Beginn: 12 im Beutel, 6 im Würfelmarkt.
    .p1 = Im Beutel sind 8 weiße, 2 rote und 2 gelbe Würfel.
    .p2 = Die untersten Würfel der beiden Spalten kosten 2 Jars.
    .p3 = Darüber liegen zwei grüne Würfel für je 4 Jars.
    .p4 = Ganz oben zwei blaue Würfel für je 6 Jars.
ex-info-2 = Was andere über dich wissen dürfen.
    .p1 = Welche Aktionskarten du hältst, weißt nur du.
    .p2 = Wie viele es sind, ist offen.
    .p3 = Die Reihenfolge im Beutel und in jedem Stapel kennt niemand.
    .p4 = Der Ablagestapel liegt offen.
ex-inv-1 = Deine 12 Gildenplättchen sind immer irgendwo.
    .p1 = Drei liegen auf Landschaften.
    .p2 = Zwei liegen auf dem Manipulator.
    .p3 = Eines liegt auf einer Angriffskarte.
    .p4 = Also müssen sechs in deinem Vorrat sein.
ex-clean-1 = Der Durchgang ist zu Ende.
    .p1 = Genutzte Würfel kommen von ihren Feldern auf die Würfelablage.
    .p2 = Ein Würfel, den du nicht genutzt hast, kommt auch dorthin.
    .p3 = Der Beutel bleibt, wie er ist, bis beim Ziehen nichts mehr darin ist.
ex-solo-3 = Cogwheel Trust liegt auf I, Future Horizon auf II.
    .p1 = Für 3 Jars tauschst du I und II, einmal in diesem Durchgang.
    .p2 = Jetzt kommt Future Horizon von I auf das Solotableau.
    .p3 = Die anderen rücken nach, und ein neues Plättchen kommt aus dem Beutel.
ex-solo-4 = Die Plättchen kommen in dieser Folge.
    .p1 = Die erste Farbe des Spiels nimmt Reihe A.
    .p2 = Dieselbe Farbe geht in ihrer Reihe weiter, von links nach rechts.
    .p3 = Die nächste Farbe nimmt Reihe B.
ex-solo-5 = Ein Plättchen erreicht A2: Dort liegt eine deiner Minen, und 7 Jars werden verlangt.
    .p1 = Mit 7 Jars kommt die Mine auf eine Landschaft neben einer deiner Minen.
    .p2 = Diese Landschaft grenzt nicht an deine Mine.
    .p3 = Mit 6 Jars kommt die Mine auf die Verlustablage.
ex-solo-6 = Ein Plättchen erreicht A6, das Endfeld seiner Reihe.
    .p1 = Mit zu wenigen Jars ist das Spiel sofort verloren.
    .p2 = Zum ersten Mal erfüllt: Du spielst weiter.
    .p3 = Ein zweites erfülltes Endfeld beendet das Spiel sofort, und es wird gewertet.
