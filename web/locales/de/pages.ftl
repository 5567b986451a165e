### The pages around the table.

## Every page

site-title = { $page } · Tharos
site-nav = Seiten
site-skip = Zum Inhalt springen
site-menu = Menü
site-start = Startseite
site-lobby = Offene Tische
site-cups = Turniere
site-rules = Regeln
site-account = Mein Konto
site-about = Über diese Ausgabe
site-sign-in = Anmelden
site-language = Sprache
theme-title = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-switch = Hell oder dunkel
copy-button = Kopieren
copy-done = Kopiert
copy-share = Teilen

## What can go wrong

error-bad-request = Der Server hat das nicht verstanden. Lade die Seite neu und versuche es noch einmal.
error-no-session = Der Server weiß nicht mehr, wer du bist. Lade die Seite neu.
error-not-yours = Das gehört jemand anderem.
error-no-spectators = Dieser Tisch lässt keine Zuschauer zu.
error-kicked = Wer den Tisch eröffnet hat, hat dich hier weggeschickt.
error-players-talk = An diesem Tisch schreibt nur, wer mitspielt.
error-banned = Dieses Konto wurde vom Betreiber gesperrt.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-hints = An diesem Tisch sind Tipps ausgeschaltet.
error-no-table = Diesen Tisch gibt es nicht.
error-sealed = Die Auslage bleibt versiegelt, bis jeder Tisch der Runde sie gespielt hat oder ihr Tag vorbei ist.
error-cup = Das geht in einem Turnier nicht, oder nicht mit diesen Spielern.
error-no-cup = Dieses Turnier gibt es nicht.
error-stale = Am Tisch ist es weitergegangen. Schau noch einmal hin und wiederhole es, wenn du es noch willst.
error-seat-taken = Diesen Platz hat schon jemand anderes.
error-wrong-phase = Das ist nicht mehr möglich.
error-not-asked = Gerade entscheidet jemand anderes.
error-no-vote = Diese Abstimmung ist vorbei.
error-still-there = Diese Person ist noch da.
error-others-play = Hier spielen noch andere, deshalb lässt sich der Tisch nicht schließen.
error-nobody-seated = An diesem Tisch sitzt niemand.
error-no-change = Das ist schon so.
error-not-a-guest = Du hast schon ein Konto.
error-too-many-bots = Mehr Bots sind pro Konto nicht möglich.
error-too-many-tables = Du hast zu viele Tische eröffnet. Spiele oder schließe erst einige.
error-link-used = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-login-taken = Dieser Anmeldename ist vergeben. Wähle einen anderen.
error-wrong-password = Anmeldename oder Passwort stimmt nicht.
error-too-large = Das ist zu lang.
error-refused = Die Regeln erlauben das nicht.
error-undo-stopped = So weit geht es nicht zurück.
error-record = Diese Datei ist keine vollständige Aufzeichnung einer Partie, oder sie wurde verändert.
error-other-rules = Diese Partie wurde nach Regeln gespielt, die dieser Server nicht kennt.
error-bad-name = Wähle einen Namen mit 1 bis 32 Zeichen.
error-weak-password = Dieses Passwort ist zu kurz. Nimm mindestens 10 Zeichen.
error-slow-down = Zu viele Anfragen. Versuche es in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
error-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
error-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es noch einmal.
error-wrong-origin = Diese Seite kam nicht von der Adresse des Servers. Öffne die Adresse des Servers selbst.
error-needs-account = Dafür brauchst du ein Konto.
error-not-over = Das geht erst, wenn die Partie zu Ende ist.
bad-offline-title = Verbindung verloren
bad-offline = Neuer Versuch in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    }. Deine Wahl bleibt erhalten; nichts wurde doppelt gesendet.
bad-tries = { $n ->
        [one] Erster Versuch
        [2] Zweiter Versuch
        [3] Dritter Versuch
       *[other] Bisher { $n } Versuche
    }
bad-try-now = Jetzt versuchen
bad-session-title = Du bist abgemeldet
bad-session = Melde dich wieder an und mach genau hier weiter. Nichts ist verloren.
bad-guest-title = Dieser Browser kennt dich nicht mehr
bad-guest = Ein Gast ist nur an einem Cookie zu erkennen, und deines ist weg: Deine Plätze kannst du von hier aus nicht mehr spielen. Mach als neuer Gast weiter, oder melde dich an, wenn du ein Konto hast.
bad-guest-on = Als neuer Gast weiter
bad-rules-title = Diese Partie braucht eine andere Version
bad-rules = Sie wurde nach anderen Regeln begonnen als denen dieses Servers. Nichts ist verloren, aber weitergehen kann sie nur auf einem Server, der ihre Regeln hat.
bad-newer-title = Eine neuere Version ist da
bad-newer = Beende erst deinen Zug; das Neuladen dauert eine Sekunde, und nichts geht verloren.
bad-later = Später
bad-reload = Neu laden
bad-nowhere-title = Hier ist nichts
bad-nowhere = Diese Adresse führt zu keiner Seite. Vielleicht ging beim Kopieren ein Zeichen verloren.
bad-table-title = Diesen Tisch gibt es nicht
bad-table = Der Link stimmt nicht, oder der Tisch wurde vor Beginn der Partie geschlossen.
bad-private-title = Dieser Tisch ist privat
bad-private = Nur wer mitspielt, sieht ihn. Wenn du dazugehörst, melde dich auf diesem Gerät an.
bad-closed-title = Dieser Tisch ist geschlossen
bad-closed = Er wurde aufgelöst. Hier gibt es nichts mehr zu spielen.
bad-other-title = Das hat nicht geklappt
room-loading = Der Tisch wird geöffnet …

## Seats and levels

seat-open = Freier Platz
seat-you = Du
level-strength = Stärke { $n } von { $of }
level-apprentice = Lehrling
    .plays = Lebt für den Augenblick, übersieht die Hälfte seiner Möglichkeiten und liebt eine Art von Medaillen. Rund 35 SP je Partie: genau richtig für den Anfang.
level-journeyman = Geselle
    .plays = Denkt voraus, übersieht aber in jedem Durchgang etwas und neigt zu seinen Lieblingsmedaillen. Rund 55 SP je Partie.
level-foreman = Vorarbeiter
    .plays = Weiß, was alles wert ist, und verpasst selten eine Gelegenheit. Rund 70 SP je Partie.
level-engineer = Ingenieur
    .plays = Übersieht nichts und tut immer, was am besten scheint, ohne seine Pläne durchzuspielen. Rund 80 SP je Partie.
level-director = Direktor
    .plays = Unser stärkster Bot: spielt seinen Durchgang vor jedem Zug viele Male durch. Rund 95 SP je Partie.

## What is agreed at a table

fact-private = Nur auf Einladung
fact-public = Offen für alle
fact-spectators = Zuschauen erlaubt
fact-no-spectators = Ohne Zuschauer
fact-live-vp = SP sichtbar
fact-no-live-vp = SP erst am Ende
fact-hints = Mit Tipps
fact-no-hints = Ohne Tipps
rules-usual = Standardregeln
rules-changed = { $n } { $n ->
        [one] Regeloption
       *[other] Regeloptionen
    } geändert
clock-none = Keine Uhr
clock-per-move = { $time } pro Zug
clock-budget = { $time } pro Partie, { $refill } s mehr pro Entscheidung
time-seconds = { $n } s
time-minutes = { $n } min
time-days = { $n } { $n ->
        [one] Tag
       *[other] Tage
    }
duration-minutes = { $n } min
duration-hours = { $hours } h { $n } min

## Start

start-tagline = Vier Gilden, sechzehn Landschaften, je ein Beutel Würfel.
start-title = Nimm Platz
start-name = Dein Name
start-other-name = Anderer Name
start-as-guest = Du spielst als Gast auf diesem Gerät. Nichts auszufüllen, nichts zu installieren.
start-as-account = Du bist angemeldet. Deine Partien findest du auf jedem Gerät.
start-play-bots = Gegen Bots spielen
start-dealing = Das Spiel wird aufgebaut …
start-you = du
start-change = Ändern
start-change-label = Ändern, wer spielt
start-solo = Solo spielen
start-new = Neuer Tisch
start-your-games = Deine Partien
start-waiting = { $n } { $n ->
        [one] wartet
       *[other] warten
    } auf dich
start-no-games = Noch keine Partien. Die erste ist nur einen Klick entfernt.
start-all-games = Alle { $n } Partien
start-fewer = Weniger zeigen
start-open-tables = Offene Tische
start-lobby = Alle Tische
start-no-tables = Gerade wartet niemand. Eröffne einen Tisch und lade jemanden ein.
start-today = Heute
start-daily = Tagesaufgabe
start-daily-note = eine Solopartie für alle
start-puzzle = Aufgabe des Tages
start-puzzle-note = den besten Zug finden
start-learn = Lernen und zurückschauen
start-rules = Regeln
start-rules-note = das Spiel in zwei Minuten, jede Regel und jede Karte
start-unofficial = Inoffizielle Fanausgabe. Tharos ist ein Spiel von Bernd Scholz, erschienen bei Spielworxx.
record-open = Aufzeichnung öffnen
record-note = eine Partie aus einer Datei ansehen
record-reading = Die Datei wird gelesen …

## A row of my games

game-solo = Solo
game-round = Runde { $n }
game-turn = Durchgang { $n }
game-where = Runde { $round }, Durchgang { $turn }
game-waiting = Wartet auf Mitspieler
game-seats-taken = { $n } von { $of } Plätzen besetzt
game-your-go = Du bist am Zug
game-go-on = Unterbrochen
game-decides = { $player } entscheidet
game-won =
    { $you ->
        [yes] du hast gewonnen
       *[no] { $player } hat gewonnen
    }
game-shared = geteilter Sieg
game-lost = verloren
game-continue = Weiter
game-look = Ansehen
game-scores = Wertung

## Join and lobby

join-title = Mitspielen
join-heading = An einen Tisch setzen
join-field = Mit Code oder Link mitspielen
join-example = zum Beispiel K7Q 4MR
join-button = Los
join-not-a-code = Ein Code besteht aus sechs Buchstaben oder Ziffern.
join-looking = Tisch { $code } wird gesucht …
join-unknown = Unter dem Code { $code } wartet kein Tisch. Ein Code gilt nur bis zum Beginn der Partie.
join-note = Der Code steht auf dem Bildschirm des Gastgebers. O und 0, I und 1 kommen nicht vor.
join-lobby = Oder die offenen Tische ansehen
lobby-waiting = Warten auf Mitspieler
lobby-running = Partien zum Zuschauen
lobby-count = { $n } { $n ->
        [one] Tisch
       *[other] Tische
    }
lobby-none = Gerade wartet kein Tisch.
lobby-none-running = Gerade läuft keine offene Partie.
lobby-open-seats = { $n } { $n ->
        [one] freier Platz
       *[other] freie Plätze
    }
lobby-watching = { $n } { $n ->
        [one] schaut
       *[other] schauen
    } zu
lobby-sit = Hinsetzen
lobby-watch = Zuschauen
lobby-own = Dein eigener Tisch
lobby-own-note = Offen für alle oder nur für Eingeladene, mit Bots, wo Mitspieler fehlen.

## New table

new-title = Neuer Tisch
new-who-plays = Wer spielt?
new-number = Anzahl der Spieler
new-solo = 1 solo
new-kind-me = Du
new-kind-bot = Bot
new-kind-open = Frei
new-kind-device = Dieses Gerät
new-device-name = Name von Spieler { $n }
new-change-guild = Gilde ändern: { $guild }
new-guild = Gilde
new-seat-of = Platz von { $guild }
new-seat-note =
    { $kind ->
        [me] { $guild }, du
        [bot] { $guild }, ein Bot
        [device] { $guild }, an diesem Gerät
       *[open] { $guild }, für alle mit dem Link
    }
new-change-level = Stärke ändern
new-level-of = Stärke von Platz { $n }
new-note = Die Sitzordnung wird zu Beginn ausgelost; die Gilden bleiben wie gewählt. Mit „Dieses Gerät“ teilen sich mehrere einen Bildschirm; Handkarten bleiben verdeckt, bis ihr Besitzer sie ansieht.
new-note-solo = Allein gegen das Solotableau: Erreiche in 16 Durchgängen 70 Siegpunkte und erfülle 2 Endfelder.
new-join = Wer darf mitspielen?
new-private = Nur auf Einladung
new-public = Offen für alle
new-private-note = Du bekommst einen Code und einen Link für alle, die du einlädst.
new-public-note = Der Tisch steht bei den offenen Tischen, bis er voll ist.
new-options = Optionen
new-options-note = Voreinstellung passt meist
new-clock = Uhr
new-clock-move = Pro Zug
new-clock-budget = Pro Partie
new-clock-per-go = Zeit für jeden Zug
new-clock-per-game = Zeit für die Partie
new-clock-refill = Zusätzliche Zeit pro Entscheidung
new-clock-note = Läuft jemandem die Zeit ab, macht ein Bot diesen einen Zug. Der Platz bleibt erhalten.
new-start = Beginn
new-start-note = Wann beginnt die Partie?
new-start-full = wenn alle Plätze besetzt sind
new-start-host = wenn du sie startest
new-spectators = Zuschauer
new-spectators-note = Dürfen andere zuschauen? Handkarten sehen sie nie.
new-spectators-yes = erlaubt, ohne Handkarten
new-spectators-no = keine
new-chat = Chat
new-chat-note = Wer darf am Tisch schreiben?
new-chat-players = nur wer mitspielt
new-chat-all = auch Zuschauer
new-vp = SP während der Partie
new-vp-note = Sollen alle die Siegpunkte schon während der Partie sehen?
new-vp-yes = für alle sichtbar
new-vp-no = erst am Ende
new-hints = Tipps
new-hints-note = Dürfen alle einen Bot nach Vorschlägen fragen?
new-hints-yes = an, für alle
new-hints-no = aus
new-rules = Regeloptionen
new-opt-1 = Wie weit darf der Manipulator einen Würfel erhöhen?
    .usual = Ohne Grenze
    .other = Höchstens 7
new-opt-2 = Solofeld B2: Was muss zusammen mindestens 3 ergeben?
    .usual = Rote Würfel
    .other = Kampfpunkte
new-opt-3 = Viel Geld verdoppelt: auch der Bonus des Bankers?
    .usual = Auch verdoppelt, bis 20
    .other = Nicht verdoppelt, bis 18
new-answer = Tisch für { $n ->
        [2] zwei
        [3] drei
       *[4] vier
    }{ $open ->
        [0] { "" }
        [one] , ein Platz frei
       *[other] , { $open } Plätze frei
    }
new-answer-where = { $people }. { $open ->
        [0] Die Partie beginnt sofort.
       *[other] Die Partie wartet, bis alle sitzen.
    }
new-answer-solo = Solopartie
new-answer-solo-where = Du allein gegen das Solotableau. Die Partie beginnt sofort.
new-with-bots = { $n } { $n ->
        [one] Bot
       *[other] Bots
    }
new-with-device = { $n } an diesem Gerät
new-with-guests = { $n } { $n ->
        [one] Gast
       *[other] Gäste
    }
new-open = Tisch eröffnen
new-deal = Spiel aufbauen
new-fill = { $n ->
        [one] Mit Bot füllen
       *[other] Mit Bots füllen
    }
new-cancel = Abbrechen

## Waiting room

wait-your-table = Dein Tisch
wait-table-of = Tisch von { $host }
wait-sub = wartet auf Mitspieler
wait-taken = { $n } von { $of } Plätzen besetzt
wait-drawn = die Sitzordnung wird zu Beginn ausgelost
wait-empty = wartet
wait-sit = Hier hinsetzen
wait-seat-bot = Bot dazusetzen
wait-seat-bot-label = Einen Bot für { $guild } dazusetzen: Stärke
wait-bot-ready = Bot, immer bereit
wait-offline = gerade nicht da
wait-ready = bereit
wait-you = du, bereit
wait-this-device = an diesem Gerät
wait-free = Platz frei machen
wait-talk = Am Tisch
wait-opened = Der Tisch wurde eröffnet
wait-sat = { $player } hat Platz genommen
wait-stood = Ein Platz wurde frei
wait-say = Sag etwas am Tisch
wait-send = Senden
wait-invite = Einladen
wait-code = Code { $code }
wait-link = Link zu diesem Tisch
wait-invite-note = Wer den Code hat, kann einen freien Platz nehmen. Er gilt bis zum Beginn der Partie.
wait-answer-sit = Hier ist ein Platz für dich
wait-answer-sit-where = Du spielst als Gast oder mit deinem Konto. Bis zum Beginn kannst du wieder aufstehen.
wait-answer-start = { $open ->
        [0] Alle sind da
       *[other] { $n ->
            [1] Es fehlt noch jemand
           *[other] Mit { $n } beginnen oder warten
        }
    }
wait-answer-wait = Du hast einen Platz
wait-answer-full-where = { $open ->
        [0] Die Partie beginnt jetzt.
        [one] Ein Platz ist frei. Die Partie beginnt, sobald er besetzt ist.
       *[other] { $open } Plätze sind frei. Die Partie beginnt, sobald sie besetzt sind.
    }
wait-answer-host-where = Die Partie beginnt, wenn { $host } sie startet.
wait-is-ready = { $player } ist bereit
wait-sit-down = Hinsetzen
wait-start = { $n ->
        [one] Mindestens zwei Spieler
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
       *[other] Beginnen
    }
wait-close = Tisch schließen
wait-stand = Aufstehen
seal-title = Die Würfel sind versiegelt
seal-note = Der Server hat seine Hälfte des Zufalls schon festgelegt. Dies ist das Siegel; was darunter liegt, kann niemand mehr ändern.
seal-hash = Siegel, SHA-256:
seal-step-1 = Versiegelt, bevor jemand Platz nahm
seal-step-2 =
    { $me ->
        [alone] Du hast eine eigene Zahl dazugegeben
        [too] { $players } habt eigene Zahlen dazugegeben
       *[no] { $players } { $n ->
            [one] hat eine eigene Zahl
           *[other] haben eigene Zahlen
        } dazugegeben
    }
seal-step-2-open = Alle geben eine eigene Zahl dazu
seal-step-3 = Nach dem letzten Durchgang geöffnet, für alle zum Nachprüfen

## Curtain

curtain-title = Gib das Gerät an { $guild }
curtain-text = { $player } ist am Zug. Die Karten bleiben verdeckt, bis der Knopf gedrückt wird.
curtain-open = Ich bin { $player }, zeig meinen Tisch
curtain-attack = Angriffsstärke { $attack }, Kampfstärke { $strength }

## End

end-title = Schlusswertung
end-sub = { $turns } { $turns ->
        [one] Durchgang
       *[other] Durchgänge
    }, { $time }
end-win =
    { $you ->
        [yes] Du gewinnst
       *[no] { $player } gewinnt
    } mit { $points } SP
end-shared = Geteilter Sieg mit je { $points } SP: { $players }
end-solo-won = Du gewinnst mit { $points } SP
end-solo-lost = Verloren mit { $points } SP
end-ahead = { $guild }, { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    } vor { $other }.
end-tie = Gleich viele Punkte: Der Sieg wird geteilt (VP-4).
end-solo-why-won = 2 Endfelder erfüllt und mindestens { $goal } SP.
end-solo-why-space = Die Bedingung eines Endfelds war nicht erfüllt; damit endet die Partie (SOLO-6).
end-solo-why-points = 2 Endfelder sind erfüllt, aber { $goal } SP waren nötig (SOLO-7).
end-solo-why-turns = 16 Durchgänge sind vorbei, aber keine 2 Endfelder erfüllt (SOLO-7).
end-places = Platzierungen
end-medals = Medaillen: { $list }
end-no-medals = Keine Medaillen
end-where = Woher die SP stammen
end-needs-3 = { $n }, nötig 3
end-moments = Entscheidende Momente
end-analysis = Analyse
site-stats = Statistik
branch-mark = Abzweigung
branch-try = Ab hier weiterspielen
end-watch = Ansehen
end-watch-label = Ansehen: { $what }
end-chart = SP im Verlauf
end-chart-note = nach jedem Durchgang
end-chart-label = SP nach jedem Durchgang. { $list }
end-chart-ends = { $player }: am Ende { $points }
end-lived = Womit jede Gilde gepunktet hat
end-bar-label = { $player }: { $points } SP. { $list }
end-bar-expected = Nach der Spielvorbereitung erwartet: { $label }
end-part = { $name } { $points }
end-kind-combat = Kampf
end-kind-exploration = Erkundung
end-kind-trade = Handel
end-kind-civil = Zivil und Sätze
end-kind-cards = Spielerkarten
end-kind-mines = Minen
end-kind-rest = Jars, Gebäude
end-kind-solo = Endfelder
end-rematch = Revanche
end-to-rematch = Zur Revanche
end-replay = Wiederholung
end-to-cup = Zum Turnier
end-record = Aufzeichnung
end-verify = Würfel prüfen
end-seal-open = Siegel geöffnet: Der Startwert passt zu { $seal }.
end-seal-wrong = Der Startwert passt nicht zum Siegel.
end-seal-none = Diese Aufzeichnung hat kein Siegel.
end-seal-note = Jeder Wurf folgt daraus; so können alle sie nachprüfen.

## Replay

replay-title = Wiederholung
replay-log = Verlauf
replay-step = Schritt { $n } von { $of }
replay-seen-by = Ansicht von
replay-spectator = Zuschauer
replay-steps = Schritte
replay-back-round = Eine Runde zurück
replay-back-turn = Einen Durchgang zurück
replay-back-go = Einen Zug zurück
replay-on-go = Einen Zug vor
replay-on-turn = Einen Durchgang vor
replay-on-round = Eine Runde vor
replay-play = Abspielen
replay-stop = Anhalten
replay-link = Link zu diesem Schritt
replay-keys = Tasten: Pfeile einen Zug, mit Umschalt einen Durchgang, Bild auf und ab eine Runde, Komma und Punkt einen Eintrag, Leertaste spielt ab.
replay-dice = Würfel
replay-dice-left = noch { $n } von { $of }
replay-no-dice = keine
replay-hand = Hand
replay-hand-note = während der Partie verdeckt
replay-in-play = Im Spiel
replay-others = Die anderen
replay-bag = Beutel und Würfelablage
replay-ore = Erz
replay-crystals = Kristalle
replay-scores = Wertung
replay-chance = Zufall
replay-vp = { $n } SP

## Account

account-title =
    { $kind ->
        [account] Dein Konto
        [guest] Du bist Gast
       *[none] Niemand ist angemeldet
    }
account-settings = Benachrichtigungen, Geräte und Daten
account-keep = Speichern
account-name-kept = Dein Name ist gespeichert.
account-register = Konto anlegen
account-sign-in = Anmelden
account-how = Neues Konto oder anmelden
account-new = Neues Konto
account-have = Ich habe schon eins
account-register-note = Deine Partien und dein Name bleiben erhalten; mit dem Konto findest du sie auf jedem Gerät.
account-sign-in-note = Partien, die du hier als Gast begonnen hast, kommen mit in dein Konto.
account-login = Anmeldename
account-login-note = 3 bis 64 Zeichen: Buchstaben a–z, Ziffern oder . _ - @ +
account-password = Passwort
account-password-note = Mindestens 10 Zeichen. Bewahre es gut auf: Ohne bestätigte E-Mail-Adresse kann dir nur der Betreiber dieser Seite ein neues geben.
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-password-changed = Dein Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
account-password-passkeys = Auch meine Passkeys entfernen
reset-title = Neues Passwort
reset-send = Passwort setzen
reset-done = Dein neues Passwort gilt. Alle Geräte sind abgemeldet.
account-leave = Abmelden
account-sign-out = Hier abmelden
account-sign-out-everywhere = Überall abmelden
account-delete = Konto löschen
account-delete-note = Deine Geräte werden sofort abgemeldet. Nach 14 Tagen werden dein Konto und dein Name endgültig gelöscht; bis dahin holt eine Anmeldung alles zurück. Beendete Partien bleiben den anderen erhalten, mit einem neutralen Namen an deiner Stelle.
account-delete-now = In 14 Tagen löschen
account-device = Auf diesem Gerät
account-instant = Ohne Bestätigung spielen
account-instant-note = Eine Aktion wird ausgeführt, sobald deine Wahl nur noch eine zulässt.
account-notify = Benachrichtigen
account-notify-note = Das Gerät meldet sich, wenn du in einer Partie im Hintergrund am Zug bist.
account-bots = Schlüssel für Bots
account-bots-note = Ein Programm von dir kann hier mitspielen. Jeder Schlüssel ist ein eigener Bot; die Schnittstelle beschreibt /api/openapi.json.
account-bot-name = Name des Bots
account-bot-make = Schlüssel anlegen
account-bot-fresh = Der Schlüssel von { $name }. Er wird nur dieses eine Mal gezeigt:
account-bot-key = Schlüssel
account-bot-drop = Entfernen

## About

about-title = Über diese Ausgabe
about-what = Was das ist
    .text = Ein Tisch für Tharos im Browser: allein, gegen Bots, an einem Gerät oder online, mit den vollständigen Regeln, in vier Sprachen, ohne Werbung und ohne Tracking.
about-unofficial = Inoffiziell
    .text = Dies ist ein Fanprojekt. Tharos ist ein Brettspiel von Bernd Scholz, erschienen bei Spielworxx. Beide haben mit dieser Ausgabe nichts zu tun. Wenn dir das Spiel gefällt, kauf dir die Schachtelausgabe: Sie bietet, was kein Bildschirm kann.
about-own = Unsere eigenen Werte
    .text = Manche Zahlen stehen nur auf dem Spielmaterial und nicht in den Regeln: die Werte der Angriffskarten, wie viele Wandlerplättchen es von jeder Art gibt, die Farben von drei Karten, vier Formen. Dafür haben wir eigene Werte gewählt und zeigen das überall an. Wer die Schachtel hat, kann die gedruckten einsetzen.
    .link = Welche Werte das sind
about-fair = Faire Würfel
    .text = Vor jeder Partie versiegelt der Server einen Startwert, die Mitspieler geben eigene Zahlen dazu, und beides zusammen bestimmt jeden Wurf und jede Karte. Nach der Partie wird der Startwert offengelegt; so können alle die Aufzeichnung nachprüfen.
about-private = Was gespeichert wird
    .text = Ein Name, deine Partien und was du am Tisch sagst. Eine E-Mail-Adresse und andere Wege zu dir nur, wenn du sie angibst. Ein Gast braucht kein Passwort. Ein Cookie hält dich angemeldet, eines merkt sich deine Sprache, und die Seite schickt nichts an Dritte.
about-licence = Lizenzen
    .text = Das Programm ist freie Software unter MIT oder Apache 2.0, ganz nach Wahl; die Zeichnungen sind unsere eigenen und stehen unter CC BY 4.0.
    .font = Überschriften sind in Domitian gesetzt, unter der SIL Open Font License
    .notices = Was das Programm von anderen enthält, mit allen Lizenzen
about-build = Stand { $build }
