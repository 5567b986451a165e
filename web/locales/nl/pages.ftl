### The pages around the table.

## Every page

site-title = { $page } · Tharos
site-nav = Site
site-skip = Naar de inhoud
site-menu = Menu
site-start = Startpagina
site-lobby = Open tafels
site-cups = Toernooien
site-rules = Regels
site-account = Mijn account
site-about = Over deze uitgave
site-sign-in = Inloggen
site-language = Taal
theme-title = Kleuren
theme-system = Zoals het apparaat
theme-light = Licht
theme-dark = Donker
theme-switch = Licht of donker
copy-button = Kopiëren
copy-done = Gekopieerd
copy-share = Delen

## What can go wrong

error-bad-request = De server begreep dit niet. Laad de pagina opnieuw en probeer het nog eens.
error-no-session = De server weet niet meer wie je bent. Laad de pagina opnieuw.
error-not-yours = Dit is van iemand anders.
error-no-spectators = Deze tafel laat geen toeschouwers toe.
error-kicked = De gastheer heeft je van deze tafel weggestuurd.
error-players-talk = Aan deze tafel mogen alleen de spelers schrijven.
error-banned = Een beheerder heeft dit account gesloten.
error-not-host = Dat kan alleen degene die de tafel heeft geopend.
error-no-hints = Aan deze tafel staan de tips uit.
error-no-table = Deze tafel bestaat niet.
error-sealed = De opstelling blijft verzegeld tot elke tafel van de ronde die heeft gespeeld, of tot de dag ervan voorbij is.
error-cup = Dat kan niet in een toernooi, of niet met deze spelers.
error-no-cup = Dit toernooi bestaat niet.
error-stale = Het spel is intussen verdergegaan. Kijk nog eens en herhaal het als je het nog wilt.
error-seat-taken = Iemand anders heeft deze plaats genomen.
error-wrong-phase = Dat is niet meer mogelijk.
error-not-asked = Nu beslist iemand anders.
error-no-vote = Deze stemming is voorbij.
error-still-there = Deze speler is er nog.
error-others-play = Hier spelen nog anderen, dus de tafel kan niet gesloten worden.
error-nobody-seated = Er zit niemand aan deze tafel.
error-no-change = Dat is al zo.
error-not-a-guest = Je hebt al een account.
error-too-many-bots = Meer bots zijn per account niet mogelijk.
error-too-many-tables = Je hebt te veel tafels geopend. Speel of sluit er eerst een paar.
error-link-used = Deze link is niet meer geldig. Vraag een nieuwe aan.
error-login-taken = Deze inlognaam is bezet. Kies een andere.
error-wrong-password = De inlognaam of het wachtwoord klopt niet.
error-too-large = Dit is te lang.
error-refused = De regels staan dit niet toe.
error-undo-stopped = Zo ver teruggaan kan niet.
error-record = Dit bestand is geen volledig verslag van een spel, of het is gewijzigd.
error-other-rules = Dit spel is gespeeld volgens regels die deze server niet kent.
error-bad-name = Kies een naam van 1 tot 32 tekens.
error-weak-password = Dit wachtwoord is te kort. Neem minstens 10 tekens.
error-slow-down = Te veel verzoeken. Probeer het over { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    } opnieuw.
error-unavailable = De server kan dit nu niet. Probeer het zo nog eens.
error-offline = De server antwoordt niet. Er is niets verloren; probeer het nog eens.
error-wrong-origin = Deze pagina kwam niet van het adres van de server. Open het adres van de server zelf.
error-needs-account = Daarvoor heb je een account nodig.
error-not-over = Dat kan pas als het spel is afgelopen.
bad-offline-title = Verbinding verbroken
bad-offline = Nieuwe poging over { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }. Je keuze blijft bewaard; er is niets dubbel verstuurd.
bad-tries = { $n ->
        [one] Eerste poging
        [2] Tweede poging
        [3] Derde poging
       *[other] Tot nu toe { $n } pogingen
    }
bad-try-now = Nu proberen
bad-session-title = Je bent uitgelogd
bad-session = Log opnieuw in en ga precies hier verder. Er is niets verloren.
bad-guest-title = Deze browser kent je niet meer
bad-guest = Een gast wordt alleen aan een cookie herkend, en die van jou is weg: je plaatsen kun je hier niet meer spelen. Ga verder als nieuwe gast, of log in als je een account hebt.
bad-guest-on = Verder als nieuwe gast
bad-rules-title = Dit spel heeft een andere versie nodig
bad-rules = Het is begonnen met andere regels dan die van deze server. Er is niets verloren, maar het kan alleen verder op een server die zijn regels heeft.
bad-newer-title = Er is een nieuwere versie
bad-newer = Maak eerst je zet af; herladen duurt een seconde en er gaat niets verloren.
bad-later = Later
bad-reload = Herladen
bad-nowhere-title = Hier is niets
bad-nowhere = Dit adres leidt naar geen enkele pagina. Misschien ging er bij het kopiëren een teken verloren.
bad-table-title = Deze tafel bestaat niet
bad-table = De link klopt niet, of de tafel is gesloten voordat het spel begon.
bad-private-title = Deze tafel is besloten
bad-private = Alleen wie meespeelt, ziet hem. Hoor je erbij, log dan in op dit apparaat.
bad-closed-title = Deze tafel is gesloten
bad-closed = De tafel is opgeheven. Hier valt niets meer te spelen.
bad-other-title = Dat lukte niet
room-loading = De tafel wordt geopend…

## Seats and levels

seat-open = Vrije plaats
seat-you = Jij
level-strength = sterkte { $n } van { $of }
level-apprentice = Leerling
    .plays = Leeft in het moment, ziet de helft van zijn mogelijkheden over het hoofd en heeft één lievelingssoort medailles. Zo’n 35 punten per spel: goed om mee te beginnen.
level-journeyman = Gezel
    .plays = Denkt vooruit, maar mist elke beurt wel iets en neigt naar zijn lievelingsmedailles. Zo’n 55 punten per spel.
level-foreman = Voorman
    .plays = Weet wat alles waard is en mist zelden een kans. Zo’n 70 punten per spel.
level-engineer = Ingenieur
    .plays = Ziet niets over het hoofd en doet altijd wat het beste lijkt, zonder zijn plannen uit te proberen. Zo’n 80 punten per spel.
level-director = Directeur
    .plays = De sterkste die we hebben: speelt zijn beurt voor elke zet vele malen door. Zo’n 95 punten per spel.

## What is agreed at a table

fact-private = Alleen op uitnodiging
fact-public = Open voor iedereen
fact-spectators = Meekijken mag
fact-no-spectators = Geen toeschouwers
fact-live-vp = Punten zichtbaar
fact-no-live-vp = Punten pas aan het eind
fact-hints = Met tips
fact-no-hints = Zonder tips
rules-usual = Standaardregels
rules-changed = { $n } { $n ->
        [one] regeloptie
       *[other] regelopties
    } gewijzigd
clock-none = Geen klok
clock-per-move = { $time } per zet
clock-budget = { $time } per spel, { $refill } s erbij per beslissing
time-seconds = { $n } s
time-minutes = { $n } min
time-days = { $n } { $n ->
        [one] dag
       *[other] dagen
    }
duration-minutes = { $n } min
duration-hours = { $hours } u { $n } min

## Start

start-tagline = Vier gilden, zestien regio’s, ieder een zak dobbelstenen.
start-title = Neem plaats
start-name = Je naam
start-other-name = Andere naam
start-as-guest = Je speelt als gast op dit apparaat. Niets in te vullen, niets te installeren.
start-as-account = Je bent ingelogd. Je spellen volgen je naar elk apparaat.
start-play-bots = Tegen bots spelen
start-dealing = Het spel wordt klaargezet…
start-you = jij
start-change = Wijzigen
start-change-label = Wijzigen wie er speelt
start-solo = Solo spelen
start-new = Nieuwe tafel
start-your-games = Je spellen
start-waiting = { $n } { $n ->
        [one] wacht
       *[other] wachten
    } op jou
start-no-games = Nog geen spellen. Het eerste is maar één klik weg.
start-all-games = Alle { $n } spellen
start-fewer = Minder tonen
start-open-tables = Open tafels
start-lobby = Alle tafels
start-no-tables = Er wacht nu niemand. Open een tafel en nodig iemand uit.
start-today = Vandaag
start-daily = Dagelijkse uitdaging
start-daily-note = één solospel voor iedereen
start-puzzle = Puzzel van de dag
start-puzzle-note = de beste zet vinden
start-learn = Leren en terugkijken
start-rules = Regels
start-rules-note = het spel in twee minuten, elke regel en elke kaart
start-unofficial = Onofficiële fanuitgave. Tharos is een spel van Bernd Scholz, uitgegeven door Spielworxx.
record-open = Verslag openen
record-note = een spel uit een bestand terugkijken
record-reading = Het bestand wordt gelezen…

## A row of my games

game-solo = Solo
game-round = Ronde { $n }
game-turn = Beurt { $n }
game-where = Ronde { $round }, beurt { $turn }
game-waiting = Wacht op spelers
game-seats-taken = { $n } van { $of } plaatsen bezet
game-your-go = Jij bent aan zet
game-go-on = Onderbroken
game-decides = { $player } beslist
game-won =
    { $you ->
        [yes] jij hebt gewonnen
       *[no] { $player } heeft gewonnen
    }
game-shared = gedeelde overwinning
game-lost = verloren
game-continue = Verder
game-look = Bekijken
game-scores = Eindtelling

## Join and lobby

join-title = Meespelen
join-heading = Aan een tafel gaan zitten
join-field = Meespelen met code of link
join-example = bijvoorbeeld K7Q 4MR
join-button = Meespelen
join-not-a-code = Een code bestaat uit zes letters of cijfers.
join-looking = Tafel { $code } wordt gezocht…
join-unknown = Onder de code { $code } wacht geen tafel. Een code geldt tot het spel begint.
join-note = De code staat op het scherm van wie jou uitnodigt. O en 0, I en 1 komen er niet in voor.
join-lobby = Of bekijk de open tafels
lobby-waiting = Wachten op spelers
lobby-running = Spellen om mee te kijken
lobby-count = { $n } { $n ->
        [one] tafel
       *[other] tafels
    }
lobby-none = Er wacht nu geen tafel.
lobby-none-running = Er loopt nu geen open spel.
lobby-open-seats = { $n } vrije { $n ->
        [one] plaats
       *[other] plaatsen
    }
lobby-watching = { $n } { $n ->
        [one] kijkt
       *[other] kijken
    } mee
lobby-sit = Gaan zitten
lobby-watch = Meekijken
lobby-own = Je eigen tafel
lobby-own-note = Open voor iedereen of alleen voor genodigden, met bots waar spelers ontbreken.

## New table

new-title = Nieuwe tafel
new-who-plays = Wie speelt er?
new-number = Aantal spelers
new-solo = 1 solo
new-kind-me = Jij
new-kind-bot = Bot
new-kind-open = Vrij
new-kind-device = Dit apparaat
new-device-name = Naam van speler { $n }
new-change-guild = Gilde wijzigen: { $guild }
new-guild = Gilde
new-seat-of = Plaats van { $guild }
new-seat-note =
    { $kind ->
        [me] { $guild }, jij
        [bot] { $guild }, een bot
        [device] { $guild }, op dit apparaat
       *[open] { $guild }, voor wie de link heeft
    }
new-change-level = Sterkte wijzigen
new-level-of = Sterkte van plaats { $n }
new-note = De plaatsen rond de tafel worden bij het begin geloot; de gilden blijven zoals gekozen. Met ‘Dit apparaat’ delen meerdere mensen één scherm; handkaarten blijven bedekt tot de speler zelf ze bekijkt.
new-note-solo = Alleen tegen de solomat: haal in 16 beurten 70 overwinningspunten en 2 eindvelden.
new-join = Wie mag meespelen?
new-private = Alleen op uitnodiging
new-public = Open voor iedereen
new-private-note = Je krijgt een code en een link voor wie je uitnodigt.
new-public-note = De tafel staat bij de open tafels tot hij vol is.
new-options = Opties
new-options-note = standaardinstellingen zijn prima
new-clock = Klok
new-clock-move = Per zet
new-clock-budget = Per spel
new-clock-per-go = Tijd voor elke zet
new-clock-per-game = Tijd voor het spel
new-clock-refill = Extra tijd per beslissing
new-clock-note = Is iemands tijd om, dan speelt een bot die ene zet. De plaats blijft behouden.
new-start = Begin
new-start-note = Wanneer begint het spel?
new-start-full = als alle plaatsen bezet zijn
new-start-host = als jij het start
new-spectators = Toeschouwers
new-spectators-note = Mogen anderen meekijken? Ze zien nooit iemands hand.
new-spectators-yes = meekijken mag, zonder de handen te zien
new-spectators-no = geen
new-chat = Chat
new-chat-note = Wie mag er aan tafel schrijven?
new-chat-players = alleen spelers
new-chat-all = ook toeschouwers
new-vp = Punten tijdens het spel
new-vp-note = Ziet iedereen de overwinningspunten al tijdens het spel?
new-vp-yes = zichtbaar voor iedereen
new-vp-no = pas aan het eind
new-hints = Tips
new-hints-note = Mogen spelers een bot om voorstellen vragen?
new-hints-yes = aan, voor iedereen
new-hints-no = uit
new-rules = Regelopties
new-opt-1 = Hoe ver mag de Manipulator een dobbelsteen verhogen?
    .usual = Zonder grens
    .other = Hoogstens 7
new-opt-2 = Soloveld B2: wat moet samen minstens 3 zijn?
    .usual = Rode dobbelstenen
    .other = Gevechtspunten
new-opt-3 = Veel geld verdubbeld: ook de bonus van de Bankier?
    .usual = Ook verdubbeld, tot 20
    .other = Niet verdubbeld, tot 18
new-answer = Tafel voor { $n ->
        [2] twee
        [3] drie
       *[4] vier
    }{ $open ->
        [0] { "" }
        [one] , één plaats vrij
       *[other] , { $open } plaatsen vrij
    }
new-answer-where = { $people }. { $open ->
        [0] Het spel begint meteen.
       *[other] Het spel wacht tot iedereen zit.
    }
new-answer-solo = Solospel
new-answer-solo-where = Jij alleen tegen de solomat. Het spel begint meteen.
new-with-bots = { $n } { $n ->
        [one] bot
       *[other] bots
    }
new-with-device = { $n } op dit apparaat
new-with-guests = { $n } { $n ->
        [one] gast
       *[other] gasten
    }
new-open = Tafel openen
new-deal = Spel klaarzetten
new-fill = { $n ->
        [one] Aanvullen met een bot
       *[other] Aanvullen met bots
    }
new-cancel = Annuleren

## Waiting room

wait-your-table = Jouw tafel
wait-table-of = Tafel van { $host }
wait-sub = wacht op spelers
wait-taken = { $n } van { $of } plaatsen bezet
wait-drawn = de plaatsen worden bij het begin geloot
wait-empty = wacht
wait-sit = Hier gaan zitten
wait-seat-bot = Bot toevoegen
wait-seat-bot-label = Een bot voor { $guild } toevoegen: sterkte
wait-bot-ready = bot, altijd klaar
wait-offline = even weg
wait-ready = klaar
wait-you = jij, klaar
wait-this-device = op dit apparaat
wait-free = Plaats vrijmaken
wait-talk = Aan tafel
wait-opened = De tafel is geopend
wait-sat = { $player } is gaan zitten
wait-stood = Er is een plaats vrijgekomen
wait-say = Zeg iets aan tafel
wait-send = Versturen
wait-invite = Uitnodigen
wait-code = Code { $code }
wait-link = Link naar deze tafel
wait-invite-note = Wie de code heeft, kan een vrije plaats nemen. Hij geldt tot het spel begint.
wait-answer-sit = Er is een plaats voor jou
wait-answer-sit-where = Je speelt als gast of met je account. Tot het spel begint, kun je weer opstaan.
wait-answer-start = { $open ->
        [0] Iedereen is er
       *[other] { $n ->
            [1] Er is nog iemand nodig
           *[other] Met { $n } beginnen of wachten
        }
    }
wait-answer-wait = Je hebt een plaats
wait-answer-full-where = { $open ->
        [0] Het spel begint nu.
        [one] Eén plaats is vrij. Het spel begint zodra die bezet is.
       *[other] { $open } plaatsen zijn vrij. Het spel begint zodra ze bezet zijn.
    }
wait-answer-host-where = Het spel begint als { $host } het start.
wait-is-ready = { $player } is klaar
wait-sit-down = Gaan zitten
wait-start = { $n ->
        [one] Minstens twee spelers
        [2] Met z’n tweeën beginnen
        [3] Met z’n drieën beginnen
       *[other] Beginnen
    }
wait-close = Tafel sluiten
wait-stand = Opstaan
seal-title = De dobbelstenen zijn verzegeld
seal-note = De server heeft zijn helft van het toeval al vastgelegd. Dit is het zegel; niemand kan nog veranderen wat eronder zit.
seal-hash = Zegel, SHA-256:
seal-step-1 = Verzegeld voordat iemand ging zitten
seal-step-2 =
    { $me ->
        [alone] Je hebt een eigen getal toegevoegd
        [too] { $players } hebben eigen getallen toegevoegd
       *[no] { $players } { $n ->
            [one] heeft een eigen getal
           *[other] hebben eigen getallen
        } toegevoegd
    }
seal-step-2-open = Elke speler voegt een eigen getal toe
seal-step-3 = Na de laatste beurt geopend, zodat iedereen kan controleren

## Curtain

curtain-title = Geef het apparaat aan { $guild }
curtain-text = { $player } is aan zet. De kaarten blijven bedekt tot de knop wordt ingedrukt.
curtain-open = Ik ben { $player }, toon mijn tafel
curtain-attack = aanvalssterkte { $attack }, gevechtssterkte { $strength }

## End

end-title = Eindtelling
end-sub = { $turns } { $turns ->
        [one] beurt
       *[other] beurten
    }, { $time }
end-win =
    { $you ->
        [yes] Jij wint
       *[no] { $player } wint
    } met { $points } { $points ->
        [one] punt
       *[other] punten
    }
end-shared = Gedeelde overwinning met elk { $points } { $points ->
        [one] punt
       *[other] punten
    }: { $players }
end-solo-won = Jij wint met { $points } { $points ->
        [one] punt
       *[other] punten
    }
end-solo-lost = Verloren met { $points } { $points ->
        [one] punt
       *[other] punten
    }
end-ahead = { $guild }, { $n } { $n ->
        [one] punt
       *[other] punten
    } voor { $other }.
end-tie = Evenveel punten: de overwinning wordt gedeeld (VP-4).
end-solo-why-won = 2 eindvelden gehaald en minstens { $goal } punten.
end-solo-why-space = Aan de voorwaarde van een eindveld was niet voldaan; dat beëindigt het spel (SOLO-6).
end-solo-why-points = 2 eindvelden zijn gehaald, maar er waren { $goal } punten nodig (SOLO-7).
end-solo-why-turns = Alle 16 beurten zijn gespeeld, maar er zijn geen 2 eindvelden gehaald (SOLO-7).
end-places = Rangschikking
end-medals = Medailles: { $list }
end-no-medals = Geen medailles
end-where = Waar de punten vandaan komen
end-needs-3 = { $n }, nodig 3
end-moments = Beslissende momenten
end-analysis = Analyse
site-stats = Statistieken
branch-mark = Aftakking
branch-try = Verder vanaf hier
end-watch = Terugkijken
end-watch-label = Terugkijken: { $what }
end-chart = Puntenverloop
end-chart-note = na elke beurt
end-chart-label = Punten na elke beurt. { $list }
end-chart-ends = { $player }: aan het einde { $points }
end-lived = Waarmee elk gilde scoorde
end-bar-label = { $player }: { $points } { $points ->
        [one] punt
       *[other] punten
    }. { $list }
end-bar-expected = Verwacht na de opzet: { $label }
end-part = { $name } { $points }
end-kind-combat = Gevecht
end-kind-exploration = Verkenning
end-kind-trade = Handel
end-kind-civil = Burgermedailles en sets
end-kind-cards = Spelerskaarten
end-kind-mines = Mijnen
end-kind-rest = Jars, gebouwen
end-kind-solo = Eindvelden
end-rematch = Revanche
end-to-rematch = Naar de revanche
end-replay = Terugkijken
end-to-cup = Naar het toernooi
end-record = Verslag
end-verify = Worpen controleren
end-seal-open = Zegel geopend: de startwaarde past bij { $seal }.
end-seal-wrong = De startwaarde past niet bij het zegel.
end-seal-none = Dit verslag heeft geen zegel.
end-seal-note = Elke worp volgt eruit; zo kan iedereen ze controleren.

## Replay

replay-title = Terugkijken
replay-log = Logboek
replay-step = Stap { $n } van { $of }
replay-seen-by = Gezien vanuit
replay-spectator = Toeschouwer
replay-steps = Stappen
replay-back-round = Een ronde terug
replay-back-turn = Een beurt terug
replay-back-go = Een zet terug
replay-on-go = Een zet vooruit
replay-on-turn = Een beurt vooruit
replay-on-round = Een ronde vooruit
replay-play = Afspelen
replay-stop = Stoppen
replay-link = Link naar deze stap
replay-keys = Toetsen: pijlen een zet, met Shift een beurt, Page up en down een ronde, komma en punt een regel, spatie speelt af.
replay-dice = Dobbelstenen
replay-dice-left = nog { $n } van { $of }
replay-no-dice = geen
replay-hand = Hand
replay-hand-note = tijdens het spel verborgen
replay-in-play = In het spel
replay-others = De anderen
replay-bag = Zak en depot
replay-ore = Erts
replay-crystals = Kristallen
replay-scores = Stand
replay-chance = Toeval
replay-vp =
    { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }

## Account

account-title =
    { $kind ->
        [account] Je account
        [guest] Je bent gast
       *[none] Niemand is ingelogd
    }
account-settings = Meldingen, apparaten en gegevens
account-keep = Opslaan
account-name-kept = Je naam is opgeslagen.
account-register = Account maken
account-sign-in = Inloggen
account-how = Nieuw account of inloggen
account-new = Nieuw account
account-have = Ik heb er al een
account-register-note = Je spellen en je naam blijven behouden; met het account vind je ze op elk apparaat terug.
account-sign-in-note = Spellen die je hier als gast begon, gaan mee naar je account.
account-login = Inlognaam
account-login-note = 3 tot 64 tekens: letters a–z, cijfers of . _ - @ +
account-password = Wachtwoord
account-password-note = Minstens 10 tekens. Bewaar het goed: zonder bevestigd e-mailadres kan alleen de beheerder van deze site je een nieuw geven.
account-change-password = Wachtwoord wijzigen
account-old-password = Oud wachtwoord
account-new-password = Nieuw wachtwoord
account-password-changed = Je wachtwoord is gewijzigd. Alle andere apparaten zijn uitgelogd.
account-password-passkeys = Verwijder ook mijn passkeys
reset-title = Nieuw wachtwoord
reset-send = Wachtwoord instellen
reset-done = Je nieuwe wachtwoord is ingesteld. Alle apparaten zijn uitgelogd.
account-leave = Uitloggen
account-sign-out = Hier uitloggen
account-sign-out-everywhere = Overal uitloggen
account-delete = Account verwijderen
account-delete-note = Je apparaten worden meteen uitgelogd. Na 14 dagen worden je account en je naam definitief verwijderd; tot dan haalt inloggen alles terug. Afgelopen spellen blijven voor de anderen, met een neutrale naam op jouw plaats.
account-delete-now = Over 14 dagen verwijderen
account-device = Op dit apparaat
account-instant = Spelen zonder bevestigen
account-instant-note = Een actie wordt gespeeld zodra je keuze er maar één overlaat.
account-notify = Melding geven
account-notify-note = Het apparaat meldt het als je aan zet bent in een tabblad op de achtergrond.
account-bots = Sleutels voor bots
account-bots-note = Een programma van jou kan hier meespelen. Elke sleutel is een eigen bot; de interface staat beschreven op /api/openapi.json.
account-bot-name = Naam van de bot
account-bot-make = Sleutel maken
account-bot-fresh = De sleutel van { $name }. Hij wordt maar één keer getoond:
account-bot-key = Sleutel
account-bot-drop = Verwijderen

## About

about-title = Over deze uitgave
about-what = Wat dit is
    .text = Een tafel voor Tharos in de browser: alleen, tegen bots, op één apparaat of online, met de volledige regels, in vier talen, zonder reclame en zonder tracking.
about-unofficial = Onofficieel
    .text = Dit is een fanproject. Tharos is een bordspel van Bernd Scholz, uitgegeven door Spielworxx. Geen van beide heeft iets met deze uitgave te maken. Vind je het spel leuk, koop dan de uitgave in de doos: die biedt wat geen scherm kan.
about-own = Onze eigen waarden
    .text = Sommige getallen staan alleen op het spelmateriaal en niet in de regels: de waarden van de aanvalskaarten, hoeveel transformatiefiches er van elke soort zijn, de kleuren van drie kaarten, vier vormen. Daarvoor kozen we eigen waarden en dat tonen we overal. Wie de doos heeft, kan de gedrukte invullen.
    .link = Welke waarden dat zijn
about-fair = Eerlijke dobbelstenen
    .text = Voor elk spel verzegelt de server een startwaarde, de spelers voegen eigen getallen toe, en samen bepalen die elke worp en elke kaart. Na het spel wordt de startwaarde bekendgemaakt; zo kan iedereen het verslag controleren.
about-private = Wat er wordt bewaard
    .text = Een naam, je spellen en wat je aan tafel zegt. Een e-mailadres en andere manieren om je te bereiken alleen als je die zelf opgeeft. Een gast heeft geen wachtwoord nodig. Eén cookie houdt je ingelogd, één onthoudt je taal, en de pagina stuurt niets naar andere servers.
about-licence = Licenties
    .text = Het programma is vrije software onder MIT of Apache 2.0, naar keuze; de tekeningen zijn van onszelf, onder CC BY 4.0.
    .font = Koppen zijn gezet in Domitian, onder de SIL Open Font License
    .notices = Wat het programma van anderen bevat, met alle licenties
about-build = Versie { $build }
