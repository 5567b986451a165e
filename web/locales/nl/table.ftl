### The table of a running game.

## Frame

table-title = Tafel · Tharos
table-title-your-go = Jij bent aan zet · Tharos
table-opening = Het spel wordt klaargezet…
table-round = Ronde { $n }
table-turn = Beurt { $n }
table-turn-of = Beurt { $n } van 16
table-your-go = Jij bent aan zet
table-their-go = { $player } beslist
table-watching = Je kijkt toe
table-tools = Tafel
table-hint = Tip
table-odds = Kansen
table-rules = Regels
table-actions = Actielijst
table-all-actions = Alle acties
table-theme = Licht of donker
table-menu = Menu
table-close = Sluiten
table-more = Meer
table-around = Rond het speelveld
table-vp =
    { $n ->
        [one] punt
       *[other] punten
    }
table-tab-mat = Mat
table-tab-hand = Hand
table-tab-cards = Kaarten
table-tab-blds = Gebouwen
table-tab-rivals = Tegenstanders
table-tab-solo = Solomat
table-tab-log = Logboek

## The board

table-board = De 16 regio’s
table-row = Rij { $n }
table-next = daarna
table-has-ore = erts
table-has-crystal = kristal
table-has-marker = gildefiche van { $guild }
table-has-mine = mijn van { $guild }
table-attacked-now = deze beurt aangevallen met sterkte { $n }
table-attacked-next = daarna aangevallen met sterkte { $n }
table-region-effect = Transformatie-effect in de beurt waarin deze regio wordt aangevallen: { $does }
table-attack-card = Beurt { $turn }: aanvalssterkte { $n }
table-attack-next = Beurt { $turn }: aanvalssterkte { $n }, nog niet omgedraaid
table-attack-later = Beurt { $turn }: nog niet omgedraaid
table-strength = Jouw gevechtssterkte { $has } van { $needs }
table-you-strength = jij { $n }
table-warded = afgeweerd
table-lost-here = { $player } verloor hier
table-state-could = mogelijk met een andere keuze
table-state-can = mogelijk
table-state-chosen = gekozen
table-state-proposed = voorgesteld
table-state-cannot = niet mogelijk
table-state-blocked = deze beurt gebruikt

## Players

table-players = Spelers
table-rivals = Tegenstanders
table-passed = gepast
table-decides = beslist
table-waits = wacht
table-away = gespeeld door een bot
table-of = { $n } van { $of }
table-of-needs = van { $n }
table-time-left = nog { $time }
table-start-player = startspeler
table-dice-left =
    { $n ->
        [one] { $n } dobbelsteen
       *[other] { $n } dobbelstenen
    }
table-all-pieces = alles bekijken
table-all-pieces-of = Al het materiaal van { $player }
table-jars = Jars
table-markers = Gildefiches in de voorraad
table-mines = Mijnen in de voorraad
table-combat-points = Gevechtspunten
table-hand-size = Actiekaarten in de hand
table-bag = Zak
table-depot = Dobbelsteendepot
table-kept = Op actiekaart 22
table-dice = Dobbelstenen
table-active = Actief
table-mat = Mat
table-free = vrij
table-strength-n = gevechtssterkte { $n }
table-vp-by = Overwinningspunten

## Buildings and shared piles

table-buildings = Gebouwen
table-built = { $n } in het spel
table-price =
    { $n ->
        [one] { $n } Jar
       *[other] { $n } Jars
    }
table-owned-by = van { $player }
table-in-play = in het spel
table-not-built = niet gebouwd
table-gone = uit het spel
table-use-building = Gebouw gebruiken
table-common = Gedeelde stapels
table-deck = Trekstapel
table-deck-short = Stapel
table-deck-left = Actiekaarten om te trekken
table-discard = Aflegstapel
table-discard-short = Aflegstapel
table-discard-title =
    { $n ->
        [one] Aflegstapel: { $n } kaart
       *[other] Aflegstapel: { $n } kaarten
    }
table-discard-empty = Er is nog geen kaart afgelegd.
table-cards-out = Actiekaarten uit het spel
table-attack-deck = Aanvalskaarten over
table-attack-left = Aanvalskaarten over: { $values }
table-round-end-left = Ronde-eindkaarten over
table-supply = Algemene voorraad
table-supply-ore = Erts in de algemene voorraad
table-supply-crystals = Kristallen in de algemene voorraad
table-aside = Opzijgelegd
table-card = Actiekaart { $n }

## Log

table-log = Logboek
table-log-aid = Zo lees je het logboek
table-log-more = Eerdere regels tonen
table-news = Wat er gebeurt
table-taken-back = teruggenomen
table-happened-sat = { $player } is gaan zitten.
table-happened-stood = { $player } is opgestaan.
table-happened-started = Het spel begint.{ $player }
table-happened-left = { $player } heeft de tafel verlaten.
table-happened-returned = { $player } is terug.
table-happened-bot-took-over = Een bot speelt voor { $player }.
table-happened-flagged = De tijd van { $player } is om.
table-happened-bot-plays-go = Een bot speelt deze zet voor { $player }.
table-happened-more-time = { $player } krijgt meer tijd.
table-happened-paused = Er is niemand aan tafel: het spel wacht.{ $player }
table-happened-days-off = { $player } neemt vrije dagen.
table-happened-agreed-end = De spelers hebben het spel beëindigd: bots spelen de rest.{ $player }
table-happened-thinks = { $player } denkt na.
table-happened-vote = { $player } vraagt de tafel om instemming.
table-happened-voted = { $player } heeft geantwoord.
table-happened-rematch = Een nieuw spel aan een nieuwe tafel.{ $player }
table-happened-closed = De tafel is gesloten.{ $player }
table-chat = Chat
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-label = Zeg iets aan tafel
table-chat-send = Versturen
table-chat-failed = Dat is niet verstuurd. Probeer het zo nog eens.

## Mat, cards and dice

table-your-mat = Jouw mat
table-half-attack = Aanval
table-half-plenty = Veel
table-half-little = Weinig
table-half-choices = Veel keuze
table-half-no-choice = Geen keuze
table-half-marker-on-card = Fiche op kaart
table-half-reroll = Opnieuw gooien
table-half-marker-on-region = Fiche op regio
table-half-explore = Verkennen
table-half-buy-die = Dobbelsteen kopen
table-half-mine = Mijn
table-half-build = Bouwen

## What the actions of the mat do, in short

table-about-attack = Gebruik rode dobbelstenen: hun waarden tellen op bij je gevechtssterkte. Zo vaak als je wilt.
table-about-plenty = Gebruik 1 tot 3 witte dobbelstenen. Je krijgt de som van hun waarden in Jars, maar hoogstens 8.
table-about-little = Gebruik een dobbelsteen naar keuze. Je krijgt de helft van zijn waarde in Jars, naar boven afgerond.
table-about-choices = Gebruik een witte dobbelsteen. Je trekt half zoveel actiekaarten als zijn waarde (naar boven afgerond), houdt er 1 en legt de rest af.
table-about-no-choice = Gebruik een dobbelsteen naar keuze. Je trekt 1 actiekaart.
table-about-marker-on-card = Gebruik een dobbelsteen naar keuze. Plaats 1 gildefiche op je actieve Organisator (maximaal 2) of Manipulator (maximaal 3).
table-about-reroll = Gebruik een witte dobbelsteen. Je gooit zo veel van je andere actieve dobbelstenen opnieuw als je wilt.
table-about-marker-on-region = Gebruik twee dobbelstenen naar keuze. Plaats 1 gildefiche op een regio in de kleur van een van beide.
table-about-explore = Gebruik een dobbelsteen naar keuze. Je verwijdert je gildefiches van precies 4 aaneengesloten regio’s en krijgt 1 verkenningsmedaille.
table-about-buy-die = Gebruik een dobbelsteen naar keuze. Je koopt een dobbelsteen uit je winkel voor 2, 4 of 6 Jars, afhankelijk van de rij; hij gaat naar je depot.
table-about-mine = Gebruik een dobbelsteen met waarde 6. Plaats 1 mijn op een regio van zijn kleur. Heb je mijnen op regio’s, dan moet de regio aan een daarvan grenzen.
table-about-build = Gebruik een gele dobbelsteen van 3 of hoger en betaal 10 Jars. Een gebouw komt in het spel en je krijgt 1 burgermedaille. Voor 2 Jars meer is het van jou. Je mag het meteen gebruiken zonder de prijs te betalen.

## More of the mat

table-any = naar keuze
table-used = gebruikt
table-extra-use = nog een keer
table-store = Winkel
table-ore = Erts
table-crystals = Kristallen
table-to-activate = Nog niet actief
table-player-cards = Spelerskaarten
table-in-play-cards = Actief
table-cards-vp = { $n } actief, { $vp ->
        [one] { $vp } punt
       *[other] { $vp } punten
    }
table-no-cards-in-play = Nog geen actieve spelerskaart.
table-markers-on = { $n } van { $of } gildefiches
table-does-banker = gele dobbelsteen: waarde in Jars
table-does-steam-dyer = wit als kleur naar keuze
table-does-ore-digger = 2 dobbelstenen 2–4: erts
table-does-crystallographist = 2 dobbelstenen 1–3: kristallen
table-does-cartographer = 2 Jars: 3 regio’s verkennen
table-does-organizer = trekken, opnieuw gooien
table-does-cannoneer = 2 dobbelstenen: +3 of afweren
table-does-rumblepoke = rode dobbelsteen: waarde +2
table-does-steam-pressure-plant = 6 dobbelstenen trekken; 2 van 5+: kaart
table-does-manipulator = +1 of −1
table-your-dice = Jouw dobbelstenen
table-no-dice = Nu geen dobbelstenen.
table-joins = komt erbij
table-as = als { $die }
table-effect = Transformatie-effect
table-effect-is = Transformatie-effect:
table-effect-used = Effect gebruikt:
table-hand = Hand
table-hand-note = { $n } van 3, één per zet
table-hand-empty = Geen actiekaart in de hand.
table-looking = Getrokken kaarten
table-looking-note = houd er één

## The answer bar

table-answer = Jouw beslissing
table-idle = Jij bent aan zet: kies een dobbelsteen, veld, kaart of regio
table-idle-phone = Jouw zet: kies dobbelsteen of veld
table-acted = Actie uitgevoerd: beëindig je zet of gebruik wat er nog is
table-acted-only = Actie uitgevoerd: de zet eindigt
table-only-pass = Verder is niets mogelijk: je past
table-possible =
    { $n ->
        [one] { $n } actie is mogelijk
       *[other] { $n } acties zijn mogelijk
    }
table-how-board = Kies op het speelveld.
table-still = Nog te kiezen: { $what }. { $n } mogelijk.
table-which = Welke hiervan?
table-pick-do = een actie
table-pick-die = een dobbelsteen
table-pick-region = een regio
table-pick-card = een spelerskaart
table-pick-building = een gebouw
table-pick-deck = een actiekaart
table-pick-store = een dobbelsteen uit de winkel
table-pick-take = een afgelegde kaart
table-pick-colour = een kleur
table-kind-option = Hoe
table-kind-goods = Wat
table-kind-colour = Kleuren
table-kind-take = Kaart
table-kind-space = Veld
table-kind-to = Waarde
table-kind-own = Bezit
table-kind-give = Inleveren
table-kind-gain = Krijgen
table-kind-medal = Medaille
table-kind-first = Ruil
table-kind-with = Betaald met
table-kind-marker = Fiche van
table-kind-mine = Mijn van
table-kind-as = Telt als
table-option-draw = 1 dobbelsteen trekken en gooien
table-option-reroll = opnieuw gooien
table-option-swap = kaart ruilen
table-option-strength = gevechtssterkte +3
table-option-ward = afweren
table-option-combat = gevechtssterkte +4
table-option-dice = 2 dobbelstenen trekken en gooien
table-option-store = dobbelsteen uit de winkel
table-option-jars = 8 Jars
table-option-cards = 3 kaarten trekken, 1 houden
table-own-it = bezitten voor 12 Jars
table-not-own-it = 10 Jars, zonder bezit
table-n-markers =
    { $n ->
        [one] { $n } fiche
       *[other] { $n } fiches
    }
table-swap = { $first } en { $second }
table-goods-colour = { $goods }: { $colour }
table-activate = De kaart { $card } activeren
table-you-watch = Je kijkt naar dit spel.
table-missed =
    { $n ->
        [one] In het logboek staat daarvoor nog { $n } beslissing.
       *[other] In het logboek staan daarvoor nog { $n } beslissingen.
    }
table-wait = Hier verschijnt je volgende beslissing.
table-hurry = Vooruit ({ $n })
table-confirm = Bevestigen
table-key-enter = Enter
table-undo = Ongedaan maken
table-pass = Passen

## What an action would do

effect-markers = Gildefiches { $from } → { $to }
effect-linked = Aaneengesloten { $from } → { $to }, Verkennen vraagt 4
effect-mines = Mijnen { $from } → { $to }
effect-jars = Jars { $from } → { $to }
effect-medal-combat = Gevechtsmedailles { $from } → { $to }
effect-medal-exploration = Verkenningsmedailles { $from } → { $to }
effect-medal-trade = Handelsmedailles { $from } → { $to }
effect-medal-civil = Burgermedailles { $from } → { $to }
effect-combat-points = Gevechtspunten { $from } → { $to }
effect-strength = Sterkte { $from } → { $to } van { $needs }
effect-strength-holds = Sterkte { $from } → { $to } van { $needs }: afgeweerd
effect-ward = De aanval wordt afgeweerd
effect-ore = Erts { $from } → { $to }
effect-crystals = Kristallen { $from } → { $to }
effect-card-in = Actief: { $card }
effect-card-out = Terug in je hand: { $card }
effect-built = Gebouwd: { $building }
effect-hand = Hand { $from } → { $to }
effect-bought = Een dobbelsteen gaat naar het depot
effect-dice = Dobbelstenen { $from } → { $to }
effect-rolled = { $n ->
    [one] 1 dobbelsteen wordt gegooid
   *[other] { $n } dobbelstenen worden gegooid
}
effect-owner = { $player } krijgt { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
effect-space = Veld { $space } gebruikt
effect-used = Gebruikt: { $what }
effect-free-used = Transformatie-effect gebruikt
effect-turned = { $die } wordt { $to }
effect-attacked = Deze beurt aangevallen, { $n }
effect-attacked-next = Hierna aangevallen, { $n }
effect-vp = Punten { $from } → { $to }
effect-vp-stays = Punten blijven op { $n }

## Why not

table-clauses = Regels
table-fits-not = Dit past niet bij wat je hebt gekozen.
table-nothing-uses = Hier kun je nu niets mee.
table-not-your-go = Dit is niet jouw beslissing.
table-swaps = Mogelijk als je iets anders van je keuze verandert.
table-problem-stale = Het spel is intussen verdergegaan. Je keuze blijft staan voor zover die nog past.
table-problem-offline = De server antwoordt niet. Je keuze blijft bewaard.
table-problem-slow-down = Te veel verzoeken: wacht even.
table-problem-no-hints = Aan deze tafel staan de tips uit.
table-problem-unavailable = De server is bezet. Probeer het zo nog eens.

## Panels

table-filter = Zoeken
table-filter-example = bijvoorbeeld: wit 3
table-actions-all = Alle { $n } tonen
table-actions-shown = { $shown } van { $n } acties
table-go-on = Verder
table-no-actions = Nu beslist iemand anders.
table-shortcuts = Sneltoetsen
table-shortcut-tab = naar de volgende groep
table-shortcut-arrows = binnen een groep en over de regio’s
table-shortcut-board = naar de regio’s
table-shortcut-spaces = naar je actievelden
table-shortcut-own-dice = naar je dobbelstenen
table-shortcut-cards = naar je spelerskaarten
table-shortcut-buildings = naar de gebouwen
table-shortcut-answer = naar de antwoordbalk
table-shortcut-dice = dobbelsteen kiezen
table-shortcut-pick = kiezen of keuze terugnemen
table-shortcut-confirm = bevestigen; terwijl anderen spelen, vooruit
table-shortcut-clear = keuze wissen, sluiten
table-shortcut-undo = ongedaan maken
table-shortcut-pass = passen
table-shortcut-actions = alle acties
table-shortcut-why = waarom het element met focus niet kan
table-shortcut-hint = tip
table-shortcut-odds = kansen van de zak
table-shortcut-chat = chat
table-shortcut-menu = menu
table-shortcut-theme = licht of donker
table-shortcut-shortcuts = deze lijst
table-keys-on = Sneltoetsen met losse letters en cijfers
table-odds-title = Wat je hierna uit je zak trekt
table-odds-draw = Te trekken dobbelstenen
table-odds-colour = Kleur
table-odds-one = 1 of meer
table-odds-two = 2 of meer
table-odds-mean = gemiddeld
table-odds-refill = De zak raakt leeg: het depot vult hem aan; dat is meegerekend.
table-odds-next-turn = Volgende beurt raakt de zak leeg: het depot vult hem aan, ook met de dobbelstenen van deze beurt; dat is meegerekend.
table-odds-bag-only = De zak bevat genoeg; het depot is niet nodig.
table-language = Taal
table-pace = Tempo van de tafel
table-pace-calm = rustig
table-pace-normal = normaal
table-pace-once = meteen
table-pace-note = Elke zet en elk verslag blijft lang genoeg staan om te lezen; bij ‘meteen’ zijn er geen verslagen. Een klik op de tafel of Enter gaat vooruit.
table-instant = Spelen zonder bevestigen
table-instant-note = Een actie wordt uitgevoerd zodra er niets meer te kiezen is. Ongedaan maken blijft mogelijk.
table-notify = Waarschuw me als ik aan zet ben
table-home = Startpagina
table-leave = Tafel verlaten
table-leave-sure = Echt verlaten? Tik nogmaals
table-leave-note = Een bot speelt voor je verder; je kunt terugkomen.
table-pass-title =
    { $n ->
        [one] Passen met nog { $n } dobbelsteen?
       *[other] Passen met nog { $n } dobbelstenen?
    }
table-pass-note = Als je past, doe je de rest van deze beurt niet meer mee. Je kunt nog:
table-pass-never = In dit spel niet meer waarschuwen
table-keep-playing = Doorspelen
table-undo-stops = Verder terug kan niet
table-undo-ask = De anderen vragen of je verder terug mag
table-undo-asked = Het wordt aan de anderen gevraagd.
table-hint-thinking = De bot denkt na…

## Solo mat

table-solo-mat = Solomat
table-solo-placed = { $n } van 18 fiches geplaatst
table-swap-title = { $first } en { $second } omwisselen
table-keep-order = Volgorde zo laten
table-plan = Mijn zet plannen
table-your-plan = Je plan
table-solo-about = { $guild } bereikt zo { $cell }
table-solo-nothing = vraagt niets
table-solo-mine-lost = de mijn is verloren, −2 punten
table-loss-box = Verliesvak
table-reached = bereikt

## Messages

table-lost = Verbinding verbroken
table-lost-note = De verbinding wordt automatisch hersteld. Je keuze blijft bewaard; niets wordt dubbel verstuurd.
table-vote-undo = { $player } wil verder terug
table-vote-replace = Moet een bot het overnemen van { $player }?
table-vote-time = De tijd van { $player } is om. Meer tijd geven?
table-vote-end = Het spel nu beëindigen?{ $player }
table-vote-yes = Akkoord
table-vote-no = Weigeren
