### The words of the game. Names stand alone, without an article; $n is how many there are, where a word has a plural.

## Guilds

guild-power-and-torsion = Power & Torsion
guild-cogwheel-trust = Cogwheel Trust
guild-crystal-and-ore = Crystal & Ore
guild-future-horizon = Future Horizon
-trust = Circumdate Caelo Trust

## Somebody without a name

player-number = Joueur { $n }

## Colours: the name, one die of it, and a number of dice of it

colour-white = blanc
    .die = dé blanc
    .count = { $n } { $n ->
            [one] blanc
           *[other] blancs
        }
colour-yellow = jaune
    .die = dé jaune
    .count = { $n } { $n ->
            [one] jaune
           *[other] jaunes
        }
colour-blue = bleu
    .die = dé bleu
    .count = { $n } { $n ->
            [one] bleu
           *[other] bleus
        }
colour-red = rouge
    .die = dé rouge
    .count = { $n } { $n ->
            [one] rouge
           *[other] rouges
        }
colour-green = vert
    .die = dé vert
    .count = { $n } { $n ->
            [one] vert
           *[other] verts
        }

## Regions

region-type-white = terres désolées
region-type-yellow = plaine
region-type-blue = montagne
region-type-red = colline
region-type-green = forêt
region = { $row }/{ $column }
    .typed = { $row }/{ $column } ({ $type })
    .long = { $type }, rangée { $row }, colonne { $column }

## Dice: $die and $counts are dice as in die-white

die-white = un { $value } blanc
die-yellow = un { $value } jaune
die-blue = un { $value } bleu
die-red = un { $value } rouge
die-green = un { $value } vert
placed-as = { $die } comme { $counts }
placed-trans = { $die } comme { $counts } (effet de transformation)
placed-card = la carte action 16 comme { $counts }

## Lists

list-and = { $first } et { $last }
list-comma = { $first }, { $last }
list-nothing = aucun

## Medals

medal-combat =
    { $n ->
        [one] médaille de combat
       *[other] médailles de combat
    }
medal-exploration =
    { $n ->
        [one] médaille d’exploration
       *[other] médailles d’exploration
    }
medal-trade =
    { $n ->
        [one] médaille commerciale
       *[other] médailles commerciales
    }
medal-civil =
    { $n ->
        [one] médaille civile
       *[other] médailles civiles
    }

## Ore and crystals

goods-ore =
    { $n ->
        [one] minerai
       *[other] minerais
    }
goods-crystal =
    { $n ->
        [one] cristal
       *[other] cristaux
    }

## The two columns of the dice store

column-left = gauche
column-right = droite

## The white spaces of the player mat

space-money = Argent
space-cards = Cartes
space-support = Soutien
space-territory = Territoire
space-works = Développement
space-build = Construction

## The actions of the player mat

mat-plenty = Beaucoup d’argent
mat-little = Peu d’argent
mat-choices = Grand choix
mat-no-choice = Aucun choix
mat-marker-on-card = Placer un marqueur guilde sur une carte joueur
mat-reroll = Relancer
mat-marker-on-region = Placer un marqueur guilde sur une région
mat-explore = Explorer une zone
mat-buy-die = Acheter un dé
mat-mine = Placer une mine
mat-build = Construire un bâtiment public
mat-attack = Augmenter la force de combat

## Public buildings, with the name printed in this language's edition

building-civilian-office = Bureau civil
    .printed = Civilian Office
building-large-market = Grand Marché
    .printed = Large Market
building-little-market = Petit Marché
    .printed = Little Market
building-new-market = Nouveau Marché
    .printed = New Market
building-notarys-office = Étude notariale
    .printed = Notary’s Office
building-organization-office = Bureau d’organisation
    .printed = Organization Office
building-secret-society = Société secrète
    .printed = Secret Society
building-surveyors-office = Bureau du géomètre
    .printed = Surveyor’s Office

## Player cards, with the name printed in this language's edition

player-card-banker = Banquier
    .printed = Banker
player-card-steam-dyer = Teinturier à vapeur
    .printed = Steam Dyer
player-card-ore-digger = Chercheur de minerai
    .printed = Ore Digger
player-card-crystallographist = Cristallographe
    .printed = Crystallographist
player-card-cartographer = Cartographe
    .printed = Cartographer
player-card-organizer = Organisatrice
    .printed = Organizer
player-card-cannoneer = Canonnier
    .printed = Cannoneer
player-card-rumblepoke = Rumblepoke
    .printed = Rumblepoke
player-card-steam-pressure-plant = Centrale à vapeur
    .printed = Steam Pressure Plant
player-card-manipulator = Manipulateur
    .printed = Manipulator

## What can be used: a mat action, a building, a player card or an action card

thing-activation = Activer : { $card }
thing-dice-action = Action : { $card }
thing-marker-action = Action à marqueur : { $card }
thing-action-card = Carte action { $card }

## Phases

phase-set-up = Mise en place
phase-preparation = Préparation
phase-solo = Plateau solo
phase-actions = Actions
phase-attack = Attaque du { -trust }
phase-clean-up = Nettoyage
phase-round-end = Fin de manche
phase-over = Fin de partie

## Transformation effects in short

trans-none = aucun effet
trans-jars =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
trans-combat = force de combat +{ $n }
trans-any-die = un dé au choix +1
trans-coloured-die = { $colour_die } ±1
trans-white-as-any = dé blanc, couleur au choix
trans-flip-white = jusqu’à 2 dés blancs sur la face opposée

## Shapes of four regions

shape-line = ligne
shape-square = carré
shape-l = L
shape-t = T
shape-s = S
