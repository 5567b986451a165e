### The table of a running game.

## Frame

table-title = Tisch · Tharos
table-title-your-go = Du bist am Zug · Tharos
table-opening = Das Spiel wird aufgebaut …
table-round = Runde { $n }
table-turn = Durchgang { $n }
table-turn-of = Durchgang { $n } von 16
table-your-go = Du bist am Zug
table-their-go = { $player } entscheidet
table-watching = Du schaust zu
table-tools = Tisch
table-hint = Tipp
table-odds = Chancen
table-rules = Regeln
table-actions = Aktionsliste
table-all-actions = Alle Aktionen
table-theme = Hell oder dunkel
table-menu = Menü
table-close = Schließen
table-more = Mehr
table-around = Rund um den Spielbereich
table-vp =
    { $n ->
       *[other] SP
    }
table-tab-mat = Tableau
table-tab-hand = Hand
table-tab-cards = Karten
table-tab-blds = Gebäude
table-tab-rivals = Gegner
table-tab-solo = Solo
table-tab-log = Verlauf

## The board

table-board = Die 16 Landschaften
table-row = Reihe { $n }
table-next = danach
table-has-ore = Erz
table-has-crystal = Kristall
table-has-marker = Gildenplättchen von { $guild }
table-has-mine = Mine von { $guild }
table-attacked-now = in diesem Durchgang mit Stärke { $n } angegriffen
table-attacked-next = als Nächstes mit Stärke { $n } angegriffen
table-region-effect = Wandlereffekt in dem Durchgang, in dem sie angegriffen wird: { $does }
table-attack-card = Durchgang { $turn }: Angriffsstärke { $n }
table-attack-next = Durchgang { $turn }: Angriffsstärke { $n }, noch nicht aufgedeckt
table-attack-later = Durchgang { $turn }: noch nicht aufgedeckt
table-strength = Deine Kampfstärke { $has } von { $needs }
table-you-strength = du { $n }
table-warded = abgewehrt
table-lost-here = { $player } unterlag hier
table-state-could = mit anderer Wahl möglich
table-state-can = möglich
table-state-chosen = gewählt
table-state-proposed = vorgeschlagen
table-state-cannot = nicht möglich
table-state-blocked = in diesem Durchgang genutzt

## Players

table-players = Spieler
table-rivals = Gegner
table-passed = gepasst
table-decides = entscheidet
table-waits = wartet
table-away = von einem Bot gespielt
table-of = { $n } von { $of }
table-of-needs = von { $n }
table-time-left = noch { $time }
table-start-player = Startspieler
table-dice-left =
    { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
table-all-pieces = alles ansehen
table-all-pieces-of = Das ganze Material von { $player }
table-jars = Jars
table-markers = Gildenplättchen im Vorrat
table-mines = Minen im Vorrat
table-combat-points = Kampfpunkte
table-hand-size = Aktionskarten auf der Hand
table-bag = Beutel
table-depot = Würfelablage
table-kept = Auf Aktionskarte 22
table-dice = Würfel
table-active = Aktiv
table-mat = Tableau
table-free = frei
table-strength-n = Kampfstärke { $n }
table-vp-by = Siegpunkte

## Buildings and shared piles

table-buildings = Gebäude
table-built = { $n } im Spiel
table-price =
    { $n ->
        [one] { $n } Jar
       *[other] { $n } Jars
    }
table-owned-by = gehört { $player }
table-in-play = im Spiel
table-not-built = nicht gebaut
table-gone = aus dem Spiel
table-use-building = Gebäude nutzen
table-common = Gemeinsame Stapel
table-deck = Nachziehstapel
table-deck-short = Stapel
table-deck-left = Aktionskarten zum Ziehen
table-discard = Ablagestapel
table-discard-short = Ablage
table-discard-title =
    { $n ->
        [one] Ablagestapel: { $n } Karte
       *[other] Ablagestapel: { $n } Karten
    }
table-discard-empty = Noch wurde keine Karte abgeworfen.
table-cards-out = Aus dem Spiel genommene Aktionskarten
table-attack-deck = Angriffskarten übrig
table-attack-left = Angriffskarten übrig: { $values }
table-round-end-left = Rundenendekarten übrig
table-supply = Allgemeiner Vorrat
table-supply-ore = Erz im allgemeinen Vorrat
table-supply-crystals = Kristalle im allgemeinen Vorrat
table-aside = Beiseitegelegt
table-card = Aktionskarte { $n }

## Log

table-log = Verlauf
table-log-aid = So liest du den Verlauf
table-log-more = Frühere Einträge zeigen
table-news = Was geschieht
table-taken-back = zurückgenommen
table-happened-sat = { $player } hat sich gesetzt.
table-happened-stood = { $player } ist aufgestanden.
table-happened-started = Die Partie beginnt.{ $player }
table-happened-left = { $player } hat den Tisch verlassen.
table-happened-returned = { $player } ist zurück.
table-happened-bot-took-over = Ein Bot spielt für { $player }.
table-happened-flagged = Die Zeit von { $player } ist abgelaufen.
table-happened-bot-plays-go = Ein Bot macht diesen Zug für { $player }.
table-happened-more-time = { $player } bekommt mehr Zeit.
table-happened-paused = Niemand ist am Tisch: Die Partie wartet.{ $player }
table-happened-days-off = { $player } nimmt sich Tage frei.
table-happened-agreed-end = Die Partie ist auf Wunsch aller beendet: Bots spielen den Rest.{ $player }
table-happened-thinks = { $player } überlegt.
table-happened-vote = { $player } bittet den Tisch um Zustimmung.
table-happened-voted = { $player } hat geantwortet.
table-happened-rematch = Eine neue Partie an einem neuen Tisch.{ $player }
table-happened-closed = Der Tisch ist geschlossen.{ $player }
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-label = Sag etwas am Tisch
table-chat-send = Senden
table-chat-failed = Das wurde nicht gesendet. Versuche es gleich noch einmal.

## Mat, cards and dice

table-your-mat = Dein Tableau
table-half-attack = Angriff
table-half-plenty = Viel
table-half-little = Wenig
table-half-choices = Große Auswahl
table-half-no-choice = Keine Auswahl
table-half-marker-on-card = Plättchen auf Karte
table-half-reroll = Neu würfeln
table-half-marker-on-region = Plättchen auf Landschaft
table-half-explore = Erkunden
table-half-buy-die = Würfel kaufen
table-half-mine = Mine
table-half-build = Bauen

## What the actions of the mat do, in short

table-about-attack = Nutze rote Würfel: Ihre Werte zählen zu deiner Kampfstärke. Beliebig oft.
table-about-plenty = Nutze 1 bis 3 weiße Würfel. Du erhältst die Summe ihrer Werte in Jars, aber höchstens 8.
table-about-little = Nutze einen beliebigen Würfel. Du erhältst die Hälfte seines Wertes in Jars, aufgerundet.
table-about-choices = Nutze einen weißen Würfel. Du ziehst halb so viele Aktionskarten wie sein Wert (aufgerundet), behältst 1 und wirfst die übrigen ab.
table-about-no-choice = Nutze einen beliebigen Würfel. Du ziehst 1 Aktionskarte.
table-about-marker-on-card = Nutze einen beliebigen Würfel. Lege 1 Gildenplättchen auf deine aktive Organisatorin (höchstens 2) oder deinen aktiven Manipulator (höchstens 3).
table-about-reroll = Nutze einen weißen Würfel. Du würfelst beliebig viele deiner anderen aktiven Würfel neu.
table-about-marker-on-region = Nutze zwei beliebige Würfel. Lege 1 Gildenplättchen auf eine Landschaft in der Farbe eines der beiden.
table-about-explore = Nutze einen beliebigen Würfel. Du entfernst deine Gildenplättchen von genau 4 zusammenhängenden Landschaften und erhältst 1 Erkundungsmedaille.
table-about-buy-die = Nutze einen beliebigen Würfel. Du kaufst einen Würfel aus deinem Würfelmarkt für 2, 4 oder 6 Jars, je nach Reihe; er kommt auf deine Würfelablage.
table-about-mine = Nutze einen Würfel, der 6 zeigt. Lege 1 Mine auf eine Landschaft seiner Farbe. Hast du Minen auf Landschaften, muss die Landschaft an eine von ihnen angrenzen.
table-about-build = Nutze einen gelben Würfel ab 3 und zahle 10 Jars. Ein Gebäude kommt ins Spiel, und du erhältst 1 Zivilmedaille. Für 2 Jars mehr gehört es dir. Du darfst es sofort nutzen, ohne seinen Preis zu zahlen.

## More of the mat

table-any = beliebig
table-used = genutzt
table-extra-use = noch einmal
table-store = Würfelmarkt
table-ore = Erz
table-crystals = Kristalle
table-to-activate = Noch nicht aktiv
table-player-cards = Spielerkarten
table-in-play-cards = Aktiv
table-cards-vp = { $n } aktiv, { $vp } SP
table-no-cards-in-play = Noch keine aktive Spielerkarte.
table-markers-on = { $n } von { $of } Gildenplättchen
table-does-banker = gelber Würfel: Wert in Jars
table-does-steam-dyer = Weiß als beliebige Farbe
table-does-ore-digger = 2 Würfel 2–4: Erz
table-does-crystallographist = 2 Würfel 1–3: Kristalle
table-does-cartographer = 2 Jars: 3 Landschaften erkunden
table-does-organizer = ziehen, neu würfeln
table-does-cannoneer = 2 Würfel: +3 oder abwehren
table-does-rumblepoke = roter Würfel: Wert +2
table-does-steam-pressure-plant = 6 Würfel ziehen; 2 Würfel 5+: Karte
table-does-manipulator = +1 oder −1
table-your-dice = Deine Würfel
table-no-dice = Gerade keine Würfel.
table-joins = kommt dazu
table-as = als { $die }
table-effect = Wandlereffekt
table-effect-is = Wandlereffekt:
table-effect-used = Effekt genutzt:
table-hand = Hand
table-hand-note = { $n } von 3, eine pro Zug
table-hand-empty = Keine Aktionskarte auf der Hand.
table-looking = Gezogene Karten
table-looking-note = behalte eine

## The answer bar

table-answer = Deine Entscheidung
table-idle = Du bist am Zug: Wähle Würfel, Feld, Karte oder Landschaft
table-idle-phone = Dein Zug: Wähle Würfel oder Feld
table-acted = Aktion ausgeführt: Zug beenden oder noch etwas nutzen
table-acted-only = Aktion ausgeführt: Der Zug endet
table-only-pass = Sonst ist nichts möglich: Du passt
table-possible =
    { $n ->
        [one] { $n } Aktion ist möglich
       *[other] { $n } Aktionen sind möglich
    }
table-how-board = Wähle bei den Landschaften.
table-still = Noch zu wählen: { $what }. { $n } möglich.
table-which = Welche davon?
table-pick-do = eine Aktion
table-pick-die = ein Würfel
table-pick-region = eine Landschaft
table-pick-card = eine Spielerkarte
table-pick-building = ein Gebäude
table-pick-deck = eine Aktionskarte
table-pick-store = ein Würfel im Würfelmarkt
table-pick-take = eine abgeworfene Karte
table-pick-colour = eine Farbe
table-kind-option = Wie
table-kind-goods = Was
table-kind-colour = Farben
table-kind-take = Karte
table-kind-space = Feld
table-kind-to = Wert
table-kind-own = Besitz
table-kind-give = Abgeben
table-kind-gain = Erhalten
table-kind-medal = Medaille
table-kind-first = Tausch
table-kind-with = Bezahlt mit
table-kind-marker = Plättchen von
table-kind-mine = Mine von
table-kind-as = Zählt als
table-option-draw = 1 Würfel ziehen und würfeln
table-option-reroll = neu würfeln
table-option-swap = Karte tauschen
table-option-strength = Kampfstärke +3
table-option-ward = abwehren
table-option-combat = Kampfstärke +4
table-option-dice = 2 Würfel ziehen und würfeln
table-option-store = Würfel aus dem Würfelmarkt
table-option-jars = 8 Jars
table-option-cards = 3 Karten ziehen, 1 behalten
table-own-it = besitzen für 12 Jars
table-not-own-it = 10 Jars, ohne Besitz
table-n-markers =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
table-swap = { $first } und { $second }
table-goods-colour = { $goods }: { $colour }
table-activate = Die Karte { $card } aktivieren
table-you-watch = Du schaust dieser Partie zu.
table-missed =
    { $n ->
        [one] Im Verlauf steht davor noch { $n } Entscheidung.
       *[other] Im Verlauf stehen davor noch { $n } Entscheidungen.
    }
table-wait = Hier erscheint deine nächste Entscheidung.
table-hurry = Vorspulen ({ $n })
table-confirm = Bestätigen
table-key-enter = Enter
table-undo = Rückgängig
table-pass = Passen

## What an action would do

effect-markers = Gildenplättchen { $from } → { $to }
effect-linked = Zusammenhängend { $from } → { $to }, Erkunden braucht 4
effect-mines = Minen { $from } → { $to }
effect-jars = Jars { $from } → { $to }
effect-medal-combat = Kampfmedaillen { $from } → { $to }
effect-medal-exploration = Erkundungsmedaillen { $from } → { $to }
effect-medal-trade = Handelsmedaillen { $from } → { $to }
effect-medal-civil = Zivilmedaillen { $from } → { $to }
effect-combat-points = Kampfpunkte { $from } → { $to }
effect-strength = Stärke { $from } → { $to } von { $needs }
effect-strength-holds = Stärke { $from } → { $to } von { $needs }: abgewehrt
effect-ward = Der Angriff wird abgewehrt
effect-ore = Erz { $from } → { $to }
effect-crystals = Kristalle { $from } → { $to }
effect-card-in = Aktiv: { $card }
effect-card-out = Zurück auf die Hand: { $card }
effect-built = Gebaut: { $building }
effect-hand = Hand { $from } → { $to }
effect-bought = Ein Würfel kommt auf die Würfelablage
effect-dice = Würfel { $from } → { $to }
effect-rolled = { $n ->
    [one] 1 Würfel wird gewürfelt
   *[other] { $n } Würfel werden gewürfelt
}
effect-owner = { $player } erhält { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
effect-space = Feld { $space } genutzt
effect-used = Genutzt: { $what }
effect-free-used = Wandlereffekt genutzt
effect-turned = { $die } wird zu { $to }
effect-attacked = In diesem Durchgang angegriffen, { $n }
effect-attacked-next = Als Nächstes angegriffen, { $n }
effect-vp = SP { $from } → { $to }
effect-vp-stays = SP bleiben bei { $n }

## Why not

table-clauses = Regeln
table-fits-not = Das passt nicht zu deiner Wahl.
table-nothing-uses = Damit kannst du gerade nichts anfangen.
table-not-your-go = Gerade entscheidest nicht du.
table-swaps = Möglich, wenn du etwas anderes an deiner Wahl änderst.
table-problem-stale = Die Partie ist inzwischen weitergegangen. Deine Wahl bleibt, soweit sie noch passt.
table-problem-offline = Der Server antwortet nicht. Deine Wahl bleibt erhalten.
table-problem-slow-down = Zu viele Anfragen: Warte einen Moment.
table-problem-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
table-problem-unavailable = Der Server ist beschäftigt. Versuche es gleich noch einmal.

## Panels

table-filter = Suchen
table-filter-example = zum Beispiel: weiß 3
table-actions-all = Alle { $n } zeigen
table-actions-shown = { $shown } von { $n } Aktionen
table-go-on = Weiter
table-no-actions = Gerade entscheidet jemand anderes.
table-shortcuts = Tastenkürzel
table-shortcut-tab = zur nächsten Gruppe
table-shortcut-arrows = innerhalb einer Gruppe und über die Landschaften
table-shortcut-board = zu den Landschaften
table-shortcut-spaces = zu den eigenen Aktionsfeldern
table-shortcut-own-dice = zu den eigenen Würfeln
table-shortcut-cards = zu den eigenen Spielerkarten
table-shortcut-buildings = zu den Gebäuden
table-shortcut-answer = zur Antwortleiste
table-shortcut-dice = Würfel wählen
table-shortcut-pick = wählen oder Wahl zurücknehmen
table-shortcut-confirm = bestätigen; während andere spielen, vorspulen
table-shortcut-clear = Wahl löschen, schließen
table-shortcut-undo = rückgängig machen
table-shortcut-pass = passen
table-shortcut-actions = alle Aktionen
table-shortcut-why = warum das Element mit Fokus nicht möglich ist
table-shortcut-hint = Tipp
table-shortcut-odds = Chancen des Beutels
table-shortcut-chat = Chat
table-shortcut-menu = Menü
table-shortcut-theme = hell oder dunkel
table-shortcut-shortcuts = diese Liste
table-keys-on = Tastenkürzel mit einzelnen Buchstaben und Ziffern
table-odds-title = Was du als Nächstes aus dem Beutel ziehst
table-odds-draw = Zu ziehende Würfel
table-odds-colour = Farbe
table-odds-one = 1 oder mehr
table-odds-two = 2 oder mehr
table-odds-mean = im Schnitt
table-odds-refill = Der Beutel reicht nicht: Die Würfelablage füllt ihn auf; das ist eingerechnet.
table-odds-next-turn = Im nächsten Durchgang reicht der Beutel nicht: Die Würfelablage füllt ihn auf, auch mit den Würfeln dieses Durchgangs; das ist eingerechnet.
table-odds-bag-only = Der Beutel reicht; die Würfelablage wird nicht gebraucht.
table-language = Sprache
table-pace = Tempo am Tisch
table-pace-calm = ruhig
table-pace-normal = normal
table-pace-once = sofort
table-pace-note = Jeder Zug und jeder Bericht bleibt so lange stehen, dass du ihn lesen kannst; bei „sofort“ gibt es keine Berichte. Ein Klick auf den Tisch oder Enter spult vor.
table-instant = Ohne Bestätigung spielen
table-instant-note = Eine Aktion wird ausgeführt, sobald nichts mehr zu wählen ist. Rückgängig bleibt möglich.
table-notify = Benachrichtige mich, wenn ich am Zug bin
table-home = Startseite
table-leave = Tisch verlassen
table-leave-sure = Wirklich verlassen? Noch einmal tippen
table-leave-note = Ein Bot spielt für dich weiter; du kannst zurückkommen.
table-pass-title =
    { $n ->
        [one] Mit { $n } übrigen Würfel passen?
       *[other] Mit { $n } übrigen Würfeln passen?
    }
table-pass-note = Wenn du passt, bist du für den Rest dieses Durchgangs raus. Noch möglich wäre:
table-pass-never = In dieser Partie nicht mehr warnen
table-keep-playing = Weiterspielen
table-undo-stops = Weiter zurück geht es nicht
table-undo-ask = Die anderen um Zustimmung bitten, weiter zurückzugehen
table-undo-asked = Die anderen werden gefragt.
table-hint-thinking = Der Bot denkt nach …

## Solo mat

table-solo-mat = Solotableau
table-solo-placed = { $n } von 18 Plättchen gelegt
table-swap-title = { $first } und { $second } tauschen
table-keep-order = Reihenfolge lassen
table-plan = Zug planen
table-your-plan = Dein Plan
table-solo-about = { $guild } erreicht gleich { $cell }
table-solo-nothing = verlangt nichts
table-solo-mine-lost = die Mine ist verloren, −2 SP
table-loss-box = Verlustablage
table-reached = erreicht

## Messages

table-lost = Verbindung verloren
table-lost-note = Die Verbindung wird automatisch neu aufgebaut. Deine Wahl bleibt erhalten; nichts wird doppelt gesendet.
table-vote-undo = { $player } möchte weiter zurück
table-vote-replace = Soll ein Bot für { $player } spielen?
table-vote-time = Die Zeit von { $player } ist abgelaufen. Mehr Zeit geben?
table-vote-end = Die Partie jetzt beenden?{ $player }
table-vote-yes = Zustimmen
table-vote-no = Ablehnen
