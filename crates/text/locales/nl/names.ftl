### The words of the game. Names stand alone, without an article; $n is how many there are, where a word has a plural.

## Guilds

guild-power-and-torsion = Power & Torsion
guild-cogwheel-trust = Cogwheel Trust
guild-crystal-and-ore = Crystal & Ore
guild-future-horizon = Future Horizon
-trust = Circumdate Caelo Trust

## Somebody without a name

player-number = Speler { $n }

## Colours: the name, one die of it, and a number of dice of it

colour-white = wit
    .die = witte dobbelsteen
    .count = { $n } witte
colour-yellow = geel
    .die = gele dobbelsteen
    .count = { $n } gele
colour-blue = blauw
    .die = blauwe dobbelsteen
    .count = { $n } blauwe
colour-red = rood
    .die = rode dobbelsteen
    .count = { $n } rode
colour-green = groen
    .die = groene dobbelsteen
    .count = { $n } groene

## Regions

region-type-white = woestenij
region-type-yellow = vlakte
region-type-blue = gebergte
region-type-red = heuvelland
region-type-green = bos
region = { $row }/{ $column }
    .typed = { $row }/{ $column } ({ $type })
    .long = { $type }, rij { $row }, kolom { $column }

## Dice: $die and $counts are dice as in die-white

die-white = een witte { $value }
die-yellow = een gele { $value }
die-blue = een blauwe { $value }
die-red = een rode { $value }
die-green = een groene { $value }
placed-as = { $die } als { $counts }
placed-trans = { $die } als { $counts } (transformatie-effect)
placed-card = actiekaart 16 als { $counts }

## Lists

list-and = { $first } en { $last }
list-comma = { $first }, { $last }
list-nothing = geen

## Medals

medal-combat =
    { $n ->
        [one] gevechtsmedaille
       *[other] gevechtsmedailles
    }
medal-exploration =
    { $n ->
        [one] verkenningsmedaille
       *[other] verkenningsmedailles
    }
medal-trade =
    { $n ->
        [one] handelsmedaille
       *[other] handelsmedailles
    }
medal-civil =
    { $n ->
        [one] burgermedaille
       *[other] burgermedailles
    }

## Ore and crystals

goods-ore = erts
goods-crystal =
    { $n ->
        [one] kristal
       *[other] kristallen
    }

## The two columns of the dice store

column-left = links
column-right = rechts

## The white spaces of the player mat

space-money = Geld
space-cards = Kaarten
space-support = Ondersteuning
space-territory = Terrein
space-works = Uitbreiding
space-build = Bouwen

## The actions of the player mat

mat-plenty = Veel geld
mat-little = Weinig geld
mat-choices = Veel keuze
mat-no-choice = Geen keuze
mat-marker-on-card = Gildefiche op spelerskaart plaatsen
mat-reroll = Opnieuw gooien
mat-marker-on-region = Gildefiche op regio plaatsen
mat-explore = Gebied verkennen
mat-buy-die = Dobbelsteen kopen
mat-mine = Mijn plaatsen
mat-build = Openbaar gebouw bouwen
mat-attack = Gevechtssterkte verhogen

## Public buildings, with the name printed in this language's edition

building-civilian-office = Burgerkantoor
    .printed = Civiliaans kantoor
building-large-market = Grote Markt
    .printed = Grote Markt
building-little-market = Kleine Markt
    .printed = Kleine Markt
building-new-market = Nieuwe Markt
    .printed = Nieuwe Markt
building-notarys-office = Notariskantoor
    .printed = Notariskantoor
building-organization-office = Organisatiekantoor
    .printed = Organisatiekantoor
building-secret-society = Geheim Genootschap
    .printed = Geheim Genootschap
building-surveyors-office = Landmeterskantoor
    .printed = Surveyor’s Office

## Player cards, with the name printed in this language's edition

player-card-banker = Bankier
    .printed = Banker
player-card-steam-dyer = Stoomverver
    .printed = Steam Dyer
player-card-ore-digger = Ertszoeker
    .printed = Ore Digger
player-card-crystallographist = Kristallograaf
    .printed = Crystallographist
player-card-cartographer = Cartograaf
    .printed = Cartographer
player-card-organizer = Organisator
    .printed = Organisator
player-card-cannoneer = Kanonnier
    .printed = Cannoneer
player-card-rumblepoke = Rumblepoke
    .printed = Rumblepoke
player-card-steam-pressure-plant = Stoomcentrale
    .printed = Steam Pressure Plant
player-card-manipulator = Manipulator
    .printed = Manipulator

## What can be used: a mat action, a building, a player card or an action card

thing-activation = Activeren: { $card }
thing-dice-action = Actie: { $card }
thing-marker-action = Ficheactie: { $card }
thing-action-card = Actiekaart { $card }

## Phases

phase-set-up = Opzet
phase-preparation = Voorbereiding
phase-solo = Solomat
phase-actions = Acties
phase-attack = Aanval van de { -trust }
phase-clean-up = Opruimen
phase-round-end = Einde van de ronde
phase-over = Einde van het spel

## Transformation effects in short

trans-none = geen effect
trans-jars =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
trans-combat = gevechtssterkte +{ $n }
trans-any-die = dobbelsteen naar keuze +1
trans-coloured-die = { $colour_die } ±1
trans-white-as-any = witte dobbelsteen als kleur naar keuze
trans-flip-white = maximaal 2 witte dobbelstenen naar de tegenoverliggende kant

## Shapes of four regions

shape-line = lijn
shape-square = vierkant
shape-l = L
shape-t = T
shape-s = S
