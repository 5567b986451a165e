### One line for every decision, as a button and in the list of actions.

## Preparation

action-draw = Piocher des dés dans le sac
action-card1 = Carte action 1 : choisir des dés de la réserve de dés : { $dice }
action-keep-drawn = Conserver les dés piochés
action-card9 = Carte action 9 : placer les dés piochés dans la réserve de dés et piocher à nouveau
action-set-aside = Placer dans la réserve de dés : { $colour_die }
action-add-kept = Ajouter des dés de la carte action 22 : { $dice }

## Solo game

action-keep-order = Laisser les marqueurs de départ en place
action-swap = Payer 3 Jars et échanger les marqueurs de { $first } et { $second }
action-place-mine = Placer la mine sur la région { $region }

## The player mat

action-plenty = Beaucoup d’argent avec { $dice }
action-little = Peu d’argent avec { $die }
action-choices = Grand choix avec { $die } : piocher des cartes action et en conserver 1
action-no-choice = Aucun choix avec { $die } : piocher 1 carte action
action-marker-on-card = Placer un marqueur guilde sur la carte { $card } avec { $die }
action-reroll = Relancer avec { $die } : { $dice }
action-marker-on-region = Placer un marqueur guilde sur la région { $region } avec { $dice }
action-explore = Explorer une zone avec { $die } : { $regions }
action-buy-die = Acheter un dé avec { $die }, colonne de { $column } : { $colour_die }
action-mine = Placer une mine sur la région { $region } avec { $die }
action-build = Construire avec { $die } pour { $own ->
        [yes] 12 Jars et en devenir propriétaire
       *[no] 10 Jars
    } : { $building }
action-attack = Case Attaque : augmenter la force de combat avec { $dice }

## Public buildings

action-civilian-office = Bureau civil : tourner { $die } sur { $to }
action-large-market = Grand Marché : échanger 5 { $goods_many } contre 2 médailles commerciales
action-little-market = Petit Marché : échanger 3 { $goods_many } ({ $colours }) contre 1 médaille commerciale
action-new-market = Nouveau Marché : échanger 2 minerais ({ $ore }) et 2 cristaux ({ $crystals }) contre 2 médailles commerciales
action-notarys-office = Étude notariale : réutiliser une case action blanche
action-organization-office = Bureau d’organisation : prendre la carte action { $card } ({ $card_title })
action-secret-society = Société secrète : placer { $die } comme 3 sur la case Attaque
action-surveyors-office = Bureau du géomètre : déplacer un marqueur guilde de la région { $from } vers { $to }

## Player cards

action-activate = Activer la carte { $card } avec { $dice }
action-banker = Banquier avec { $die } : gagner sa valeur en Jars
action-steam-dyer = Teinturier à vapeur avec { $die } : effectuer ensuite une action supplémentaire
action-ore-digger = Chercheur de minerai avec { $dice } : prendre du minerai sur { $regions }
action-crystallographist =
    Cristallographe avec { $dice } : { $regions_n ->
        [one] prendre un cristal sur { $regions }
       *[other] prendre des cristaux sur { $regions }
    }
action-cartographer = Cartographe pour 2 Jars : explorer { $regions }
action-organizer-draw = Organisatrice, 1 marqueur guilde : piocher et lancer 1 dé
action-organizer-reroll = Organisatrice, 1 marqueur guilde : relancer { $die }
action-organizer-swap = Organisatrice avec { $dice } : échanger la carte { $give } contre la carte { $take }
action-cannoneer-strength = Canonnier avec { $dice } : force de combat +3
action-cannoneer-ward = Canonnier avec { $dice } : repousser l’attaque
action-rumblepoke = Rumblepoke avec { $die } : augmenter la force de combat de sa valeur plus 2
action-steam-pressure-plant = Centrale à vapeur avec { $dice } : prendre la carte action { $card } ({ $card_title })
action-manipulator = Manipulateur, 1 marqueur guilde : changer { $die } en { $to }

## Action cards

action-card2 =
    Carte action 2 : { $regions_n ->
        [one] retirer un marqueur guilde de { $regions } pour 8 Jars
       *[other] retirer des marqueurs guilde de { $regions }, 8 Jars chacun
    }
action-card3 =
    Carte action 3 : échanger des { $goods_many } ({ $colours }) contre { $colours_n ->
        [2] 1 médaille commerciale
       *[other] 2 médailles commerciales
    }
action-card4 = Carte action 4 : déplacer un marqueur guilde de la région { $from } vers { $to }
action-card5 = Carte action 5 : utiliser la case { $space } une fois de plus pendant ce tour
action-card6 = Carte action 6 : payer 12 Jars pour 1 médaille commerciale
action-card7 = Carte action 7 : force de combat +2
action-card8 = Carte action 8 : prendre un dé du sac et le lancer : { $colour_die }
action-card10 = Carte action 10 : tourner { $die } sur { $to }
action-card11 =
    Carte action 11 : placer { $organizer } { $organizer ->
        [one] marqueur guilde
       *[other] marqueurs guilde
    } sur l’Organisatrice, { $manipulator } sur le Manipulateur
action-card12 = Carte action 12 : relancer { $dice }
action-card13 = Carte action 13 : prendre dans la réserve générale : { $goods } { $colour }
action-card14 = Carte action 14 : échanger minerai et cristal contre 1 médaille commerciale : { $colour }
action-card15 = Carte action 15 : retirer des marqueurs guilde de { $regions } pour 1 médaille d’exploration
action-card16 = Carte action 16 : utiliser cette carte comme dé
action-card17 = Carte action 17 : placer un marqueur guilde sur la région { $region }
action-card18 =
    Carte action 18 : { $regions_n ->
        [one] placer un marqueur guilde dans la rangée du haut : { $regions }
       *[other] placer des marqueurs guilde dans la rangée du haut : { $regions }
    }
action-card19-combat = Carte action 19 : force de combat +4
action-card19-dice = Carte action 19 : piocher et lancer 2 dés
action-card19-store = Carte action 19 : dé gratuit du magasin de dés, colonne de { $column } : { $colour_die }
action-card20-combat = Carte action 20 : force de combat +4
action-card20-jars = Carte action 20 : gagner 8 Jars
action-card21 =
    Carte action 21 : placer { $organizer } { $organizer ->
        [one] marqueur guilde
       *[other] marqueurs guilde
    } sur l’Organisatrice, { $manipulator } sur le Manipulateur
action-card22 = Carte action 22 : garder des dés pour plus tard : { $dice }
action-card23 = Carte action 23 : placer une mine sur la région { $region }
action-card24 = Carte action 24 : doubler Beaucoup d’argent
action-card25 = Carte action 25 : changer { $die } en { $to }
action-card26 = Carte action 26 : prendre un dé de la réserve de dés et le lancer : { $colour_die }
action-card27 = Carte action 27 : reprendre le marqueur guilde de la carte attaque { $column }
action-card28-dice = Carte action 28 : piocher et lancer 2 dés
action-card28-cards = Carte action 28 : piocher 3 cartes action et en conserver 1
action-card29 = Carte action 29 : reprendre en main les cartes { $cards } pour 1 { $medal }
action-card30 = Carte action 30 : payer 5 Jars et activer la carte { $card }
action-card31 = Carte action 31 : échanger 1 { $give } contre 1 { $gain }
action-card32 = Carte action 32 : 1 médaille d’exploration pour des mines
action-card33 = Carte action 33 : 1 médaille d’exploration pour des mines
action-card34 = Carte action 34 : 1 médaille d’exploration pour des mines
action-card35 = Carte action 35 : retirer les marqueurs guilde de { $regions } pour 2 médailles d’exploration
action-card36 = Carte action 36 : retirer les marqueurs guilde de { $regions } pour 2 médailles d’exploration
action-card37 = Carte action 37 : retirer les marqueurs guilde de { $regions } pour 2 médailles d’exploration
action-card38 = Carte action 38 : retirer les marqueurs guilde de { $regions } pour 2 médailles d’exploration
action-card39 = Carte action 39 : replacer pour 1 médaille civile. Minerai : { $ore }. Cristaux : { $crystals }
action-card40 = Carte action 40 : reprendre les marqueurs guilde de la carte { $card } et de la région { $marker } et la mine de la région { $mine } pour 1 { $medal }

## Transformation effects by themselves

action-use-trans = Utiliser l’effet de transformation
action-flip = Effet de transformation : tourner { $dice } sur la face opposée

## The go

action-pass = Passer
action-end-go = Terminer le coup
action-keep = Conserver la carte action { $card } ({ $card_title })
action-discard = Défausser la carte action { $card } ({ $card_title })
action-take-back-region = Reprendre le marqueur guilde de la région { $region }
action-take-back-card = Reprendre un marqueur guilde de la carte { $card }
action-reroll-again = Relancer { $die }
action-enough = Garder ce résultat
action-decline = Ne pas utiliser le bâtiment maintenant

## Attack, clean up, round end

action-pay-combat-point = Rumblepoke : payer 1 point de combat pour augmenter la force de combat de 2
action-face-attack = Affronter l’attaque
action-tidy-up = Nettoyer
action-lose-player-card = Reprendre en main : { $card }
action-lose-mines =
    { $regions_n ->
        [one] Perdre une mine : { $regions }
       *[other] Perdre des mines : { $regions }
    }
action-lose-markers =
    { $regions_n ->
        [one] Perdre un marqueur guilde : { $regions }
       *[other] Perdre des marqueurs guilde : { $regions }
    }
action-lose-action-cards =
    { $cards_n ->
        [one] Perdre une carte action : { $cards }
       *[other] Perdre des cartes action : { $cards }
    }
action-lose-card-markers = Perdre des marqueurs guilde : { $organizer } de l’Organisatrice, { $manipulator } du Manipulateur
action-lose-medal = Perdre 1 { $medal }
action-take-medal = Échanger 4 points de combat contre 1 médaille de combat
action-keep-points = Conserver les points de combat
