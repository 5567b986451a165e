### The words of the game. Names stand alone, without an article; $n is how many there are, where a word has a plural.

## Guilds

guild-power-and-torsion = Power & Torsion
guild-cogwheel-trust = Cogwheel Trust
guild-crystal-and-ore = Crystal & Ore
guild-future-horizon = Future Horizon
-trust = Circumdate Caelo Trust

## Somebody without a name

player-number = Player { $n }

## Colours: the name, one die of it, and a number of dice of it

colour-white = white
    .die = white die
    .count = { $n } white
colour-yellow = yellow
    .die = yellow die
    .count = { $n } yellow
colour-blue = blue
    .die = blue die
    .count = { $n } blue
colour-red = red
    .die = red die
    .count = { $n } red
colour-green = green
    .die = green die
    .count = { $n } green

## Regions

region-type-white = wasteland
region-type-yellow = plain
region-type-blue = mountain
region-type-red = hill
region-type-green = forest
region = { $row }/{ $column }
    .typed = { $row }/{ $column } ({ $type })
    .long = { $type }, row { $row }, column { $column }

## Dice: $die and $counts are dice as in die-white

die-white = white { $value }
die-yellow = yellow { $value }
die-blue = blue { $value }
die-red = red { $value }
die-green = green { $value }
placed-as = { $die } as { $counts }
placed-trans = { $die } as { $counts } (transformation effect)
placed-card = action card 16 as { $counts }

## Lists

list-and = { $first } and { $last }
list-comma = { $first }, { $last }
list-nothing = none

## Medals

medal-combat =
    { $n ->
        [one] combat medal
       *[other] combat medals
    }
medal-exploration =
    { $n ->
        [one] exploration medal
       *[other] exploration medals
    }
medal-trade =
    { $n ->
        [one] trade medal
       *[other] trade medals
    }
medal-civil =
    { $n ->
        [one] civil medal
       *[other] civil medals
    }

## Ore and crystals

goods-ore = ore
goods-crystal =
    { $n ->
        [one] crystal
       *[other] crystals
    }

## The two columns of the dice store

column-left = left
column-right = right

## The white spaces of the player mat

space-money = Money
space-cards = Cards
space-support = Support
space-territory = Territory
space-works = Works
space-build = Build

## The actions of the player mat

mat-plenty = Plenty of money
mat-little = Little money
mat-choices = Plenty of choices
mat-no-choice = No choice
mat-marker-on-card = Place a guild marker on a player card
mat-reroll = Reroll
mat-marker-on-region = Place a guild marker on a region
mat-explore = Explore an area
mat-buy-die = Buy a die
mat-mine = Place a mine
mat-build = Build a public building
mat-attack = Raise combat strength

## Public buildings, with the name printed in this language's edition

building-civilian-office = Civilian Office
    .printed = Civilian Office
building-large-market = Large Market
    .printed = Large Market
building-little-market = Little Market
    .printed = Little Market
building-new-market = New Market
    .printed = New Market
building-notarys-office = Notary’s Office
    .printed = Notary’s Office
building-organization-office = Organization Office
    .printed = Organization Office
building-secret-society = Secret Society
    .printed = Secret Society
building-surveyors-office = Surveyor’s Office
    .printed = Surveyor’s Office

## Player cards, with the name printed in this language's edition

player-card-banker = Banker
    .printed = Banker
player-card-steam-dyer = Steam Dyer
    .printed = Steam Dyer
player-card-ore-digger = Ore Digger
    .printed = Ore Digger
player-card-crystallographist = Crystallographist
    .printed = Crystallographist
player-card-cartographer = Cartographer
    .printed = Cartographer
player-card-organizer = Organizer
    .printed = Organizer
player-card-cannoneer = Cannoneer
    .printed = Cannoneer
player-card-rumblepoke = Rumblepoke
    .printed = Rumblepoke
player-card-steam-pressure-plant = Steam Pressure Plant
    .printed = Steam Pressure Plant
player-card-manipulator = Manipulator
    .printed = Manipulator

## What can be used: a mat action, a building, a player card or an action card

thing-activation = Activate: { $card }
thing-dice-action = Action: { $card }
thing-marker-action = Marker action: { $card }
thing-action-card = Action card { $card }

## Phases

phase-set-up = Set-up
phase-preparation = Preparation
phase-solo = Solo mat
phase-actions = Actions
phase-attack = Attack of the { -trust }
phase-clean-up = Clean-up
phase-round-end = Round end
phase-over = Game end

## Transformation effects in short

trans-none = no effect
trans-jars =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
trans-combat = combat strength +{ $n }
trans-any-die = any die +1
trans-coloured-die = { $colour_die } ±1
trans-white-as-any = white die as any colour
trans-flip-white = up to 2 white dice turned to the opposite face

## Shapes of four regions

shape-line = line
shape-square = square
shape-l = L
shape-t = T
shape-s = S
