### The words of the game. Names stand alone, without an article; $n is how many there are, where a word has a plural.

## Guilds

guild-power-and-torsion = Power & Torsion
guild-cogwheel-trust = Cogwheel Trust
guild-crystal-and-ore = Crystal & Ore
guild-future-horizon = Future Horizon
-trust = Circumdate-Caelo-Konzern

## Somebody without a name

player-number = Spieler { $n }

## Colours: the name, one die of it, and a number of dice of it

colour-white = Weiß
    .die = weißer Würfel
    .count = { $n } × Weiß
colour-yellow = Gelb
    .die = gelber Würfel
    .count = { $n } × Gelb
colour-blue = Blau
    .die = blauer Würfel
    .count = { $n } × Blau
colour-red = Rot
    .die = roter Würfel
    .count = { $n } × Rot
colour-green = Grün
    .die = grüner Würfel
    .count = { $n } × Grün

## Regions

region-type-white = Ödland
region-type-yellow = Ebene
region-type-blue = Gebirge
region-type-red = Hügel
region-type-green = Wald
region = { $row }/{ $column }
    .typed = { $row }/{ $column } ({ $type })
    .long = { $type }, Reihe { $row }, Spalte { $column }

## Dice: $die and $counts are dice as in die-white

die-white = Weiß { $value }
die-yellow = Gelb { $value }
die-blue = Blau { $value }
die-red = Rot { $value }
die-green = Grün { $value }
placed-as = { $die } als { $counts }
placed-trans = { $die } als { $counts } (Wandlereffekt)
placed-card = Aktionskarte 16 als { $counts }

## Lists

list-and = { $first } und { $last }
list-comma = { $first }, { $last }
list-nothing = keine

## Medals

medal-combat =
    { $n ->
        [one] Kampfmedaille
       *[other] Kampfmedaillen
    }
medal-exploration =
    { $n ->
        [one] Erkundungsmedaille
       *[other] Erkundungsmedaillen
    }
medal-trade =
    { $n ->
        [one] Handelsmedaille
       *[other] Handelsmedaillen
    }
medal-civil =
    { $n ->
        [one] Zivilmedaille
       *[other] Zivilmedaillen
    }

## Ore and crystals

goods-ore = Erz
goods-crystal =
    { $n ->
        [one] Kristall
       *[other] Kristalle
    }

## The two columns of the dice store

column-left = links
column-right = rechts

## The white spaces of the player mat

space-money = Geld
space-cards = Karten
space-support = Unterstützung
space-territory = Gelände
space-works = Ausbau
space-build = Bauen

## The actions of the player mat

mat-plenty = Viel Geld
mat-little = Wenig Geld
mat-choices = Große Auswahl
mat-no-choice = Keine Auswahl
mat-marker-on-card = Gildenplättchen auf Spielerkarte legen
mat-reroll = Neu würfeln
mat-marker-on-region = Gildenplättchen auf Landschaft legen
mat-explore = Gebiet erkunden
mat-buy-die = Würfel kaufen
mat-mine = Mine legen
mat-build = Öffentliches Gebäude bauen
mat-attack = Kampfstärke erhöhen

## Public buildings, with the name printed in this language's edition

building-civilian-office = Zivilbüro
    .printed = Zivilbüro
building-large-market = Großer Markt
    .printed = Großer Markt
building-little-market = Kleiner Markt
    .printed = Kleiner Markt
building-new-market = Neuer Markt
    .printed = Neuer Markt
building-notarys-office = Notariat
    .printed = Notariat
building-organization-office = Organisationsamt
    .printed = Organisationsamt
building-secret-society = Geheimbund
    .printed = Geheimbund
building-surveyors-office = Vermessungsamt
    .printed = Vermessungsamt

## Player cards, with the name printed in this language's edition

player-card-banker = Banker
    .printed = Banker
player-card-steam-dyer = Dampffärber
    .printed = Dampffärber
player-card-ore-digger = Erzeur
    .printed = Erzeur
player-card-crystallographist = Kristallografin
    .printed = Kristallografin
player-card-cartographer = Kartograph
    .printed = Kartograph
player-card-organizer = Organisatorin
    .printed = Organisatorin
player-card-cannoneer = Kanonier
    .printed = Kanonier
player-card-rumblepoke = Rumblepoke
    .printed = Rumblepoke
player-card-steam-pressure-plant = Dampfdruckanlage
    .printed = Dampfdruckanlage
player-card-manipulator = Manipulator
    .printed = Manipulator

## What can be used: a mat action, a building, a player card or an action card

thing-activation = Aktivieren: { $card }
thing-dice-action = Aktion: { $card }
thing-marker-action = Plättchenaktion: { $card }
thing-action-card = Aktionskarte { $card }

## Phases

phase-set-up = Spielvorbereitung
phase-preparation = Vorbereitung
phase-solo = Solotableau
phase-actions = Aktionen
phase-attack = Angriff des { -trust }s
phase-clean-up = Aufräumen
phase-round-end = Rundenende
phase-over = Spielende

## Transformation effects in short

trans-none = kein Effekt
trans-jars =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
trans-combat = Kampfstärke +{ $n }
trans-any-die = beliebiger Würfel +1
trans-coloured-die = { $colour_die } ±1
trans-white-as-any = weißer Würfel als beliebige Farbe
trans-flip-white = bis zu 2 weiße Würfel auf die gegenüberliegende Seite

## Shapes of four regions

shape-line = Linie
shape-square = Quadrat
shape-l = L
shape-t = T
shape-s = S
