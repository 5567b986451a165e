### What a player must decide: the prompt, and as .topic the question in a few words after a colon.

ask-draw = Trek 5 dobbelstenen, of speel actiekaart 1 als je die hebt.
    .topic = dobbelstenen trekken
ask-redraw = Houd de getrokken dobbelstenen, of trek opnieuw met actiekaart 9 als je die hebt.
    .topic = getrokken dobbelstenen houden of niet
ask-set-aside = Kies 1 getrokken dobbelsteen voor je dobbelsteendepot.
    .topic = de dobbelsteen voor het depot
ask-add-kept = Kies welke dobbelstenen van actiekaart 22 erbij komen.
    .topic = de dobbelstenen op actiekaart 22
ask-solo-swap = Wissel 2 fiches op de startvelden om voor 3 Jars, of laat ze liggen.
    .topic = fiches op de startvelden omwisselen of niet
ask-solo-mine = Kies een regio voor je mijn.
    .topic = waar de mijn komt
ask-go = Jij bent aan zet: voer een actie uit of pas.
    .topic = een actie of passen
ask-further = Voer de extra actie uit: plaats een witte dobbelsteen als kleur naar keuze.
    .topic = de extra actie
ask-repeat = Kies welk wit actieveld je nog een keer gebruikt.
    .topic = welk actieveld nog een keer gebruikt wordt
ask-free-use = Gebruik het nieuwe gebouw meteen zonder de prijs te betalen, of zie ervan af.
    .topic = het gratis gebruik van het nieuwe gebouw
ask-keep = Kies 1 actiekaart om te houden.
    .topic = de kaart om te houden
ask-discard = Maximaal 3 actiekaarten in je hand: kies er 1 om af te leggen.
    .topic = de kaart om af te leggen
ask-take-back = Je hebt geen gildefiche meer: kies er een om terug te nemen.
    .topic = het gildefiche om terug te nemen
ask-reroll-again = Gooi nog 1 dobbelsteen opnieuw, of laat de worp zo.
    .topic = nog een keer gooien of niet
ask-check = De Trust valt aan: gebruik een effect of trotseer de aanval.
    .topic = de aanval
ask-tidy-up = Ruim op, of bewaar 2 dobbelstenen met actiekaart 22 als je die hebt.
    .topic = opruimen
ask-lose-player-card = Kies 1 actieve spelerskaart die teruggaat in je hand.
    .topic = welke spelerskaart verloren gaat
ask-lose-mines = Kies de mijnen die je verliest.
    .topic = welke mijnen verloren gaan
ask-lose-markers = Kies welke gildefiches op regio’s je verliest.
    .topic = welke gildefiches verloren gaan
ask-lose-action-cards = Kies de actiekaarten die je verliest.
    .topic = welke actiekaarten verloren gaan
ask-lose-card-markers = Kies welke gildefiches op spelerskaarten je verliest.
    .topic = welke gildefiches van kaarten verloren gaan
ask-lose-medal = Kies de medaille die je verliest.
    .topic = welke medaille verloren gaat
ask-medal = Lever 4 gevechtspunten in voor 1 gevechtsmedaille, of houd ze.
    .topic = de gevechtsmedaille

## For those who wait

waiting = Wachten op { $player }: { $topic }.
over = Het spel is afgelopen.

## What chance does next

chance-setup = Het speelveld wordt klaargelegd.
chance-attack = De volgende aanvalskaart wordt omgedraaid.
chance-dice =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $n } { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }.
chance-roll =
    { $you ->
        [yes] Je gooit
       *[no] { $player } gooit
    }.
chance-cards =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $n } { $n ->
        [one] actiekaart
       *[other] actiekaarten
    }.
chance-round-end = De volgende ronde-eindkaart wordt omgedraaid.
chance-solo-markers =
    { $n } { $n ->
        [one] gildefiche wordt
       *[other] gildefiches worden
    } voor de solomat getrokken.
chance-solo-die = Een dobbelsteen bepaalt welke kolom of rij wordt leeggemaakt.
chance-solo-buildings =
    { $n } { $n ->
        [one] willekeurig, nog niet gebouwd gebouw
       *[other] willekeurige, nog niet gebouwde gebouwen
    } { $penalty ->
        [yes] { $n ->
            [one] komt
           *[other] komen
        } voor een neutraal gilde in het spel
       *[no] { $n ->
            [one] wordt
           *[other] worden
        } uit het spel genomen
    }.
