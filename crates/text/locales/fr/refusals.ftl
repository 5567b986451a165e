### Why something is not possible: the reason in a few words, and what it needs next to what there is. $range is "exact" for one value, "open" without an upper end.

## The question

why-not-asked =
    { $decides ->
        [none] Il n’y a rien à décider pour le moment.
       *[other] C’est à quelqu’un d’autre de décider.
    }
why-game-over = La partie est terminée.
why-answer-first = À décider d’abord : { $ask }.
why-not-the-question = Une autre décision est attendue : { $ask }.
why-wrong-time = La carte action { $card } ne peut pas être jouée maintenant.
why-too-late = La carte action { $card } ne peut être jouée qu’avant l’action.
why-action-taken = Vous avez déjà effectué l’action de ce coup.
why-no-action-yet = Effectuez votre action avant de terminer le coup.
why-action-owed = Après une carte action, vous devez effectuer une action.
why-one-card-per-go = Vous avez déjà joué une carte action dans ce coup.
why-not-in-hand = La carte action { $card } n’est pas dans votre main.
why-not-looked-at = La carte action { $card } n’est pas parmi les cartes piochées.

## Spaces, buildings, player cards

why-space-used = Case { $space } bloquée : utilisée { $uses } fois pendant ce tour.
why-space-not-used = Vous n’avez pas utilisé la case { $space } ce tour-ci.
why-not-repeatable = Seule une case action blanche peut être réutilisée.
why-building-used = Vous avez déjà utilisé ce bâtiment ce tour-ci : { $building }.
why-building-not-in-play = Ce bâtiment n’est pas en jeu : { $building }.
why-building-not-available = Ce bâtiment ne peut plus être construit : { $building }.
why-card-used = Vous avez déjà utilisé cette carte ce tour-ci : { $card }.
why-card-fresh = Utilisable à partir de votre prochain coup : { $card }.
why-card-not-active = Cette carte joueur n’est pas active : { $card }.
why-card-active = Cette carte joueur est déjà active : { $card }.

## Numbers

why-jars = Pas assez de Jars : il en faut { $needs }, vous en avez { $has }.
why-too-few = Nécessaire : { $needs } { $of }. Disponible : { $has }.
why-wrong-number = Nécessaire : { $range ->
        [exact] exactement { $least }
       *[other] de { $least } à { $most }
    } { $of }. Choisi : { $has }.

## What there are too few of; $n is how many are needed

pieces-dice =
    { $n ->
        [one] dé
       *[other] dés
    }
pieces-active-dice =
    { $n ->
        [one] dé actif
       *[other] dés actifs
    }
pieces-dice-in-bag =
    { $n ->
        [one] dé
       *[other] dés
    } dans le sac
pieces-dice-in-depot =
    { $n ->
        [one] dé
       *[other] dés
    } dans la réserve de dés
pieces-drawn-dice =
    { $n ->
        [one] dé pioché
       *[other] dés piochés
    }
pieces-dice-of-turn =
    { $n ->
        [one] dé
       *[other] dés
    } de ce tour
pieces-kept-dice =
    { $n ->
        [one] dé
       *[other] dés
    } sur la carte action 22
pieces-dice-in-store =
    { $n ->
        [one] dé
       *[other] dés
    } dans le magasin de dés
pieces-dice-to-draw =
    { $n ->
        [one] dé
       *[other] dés
    } à piocher
pieces-cards-to-draw =
    { $n ->
        [one] carte
       *[other] cartes
    } action à piocher
pieces-discarded-cards =
    { $n ->
        [one] carte
       *[other] cartes
    } dans la défausse
pieces-hand-cards =
    { $n ->
        [one] carte
       *[other] cartes
    } action en main
pieces-player-cards-in-hand =
    { $n ->
        [one] carte
       *[other] cartes
    } joueur en main
pieces-player-cards-in-play =
    { $n ->
        [one] carte joueur active
       *[other] cartes joueur actives
    }
pieces-available-buildings =
    { $n ->
        [one] bâtiment
       *[other] bâtiments
    } à construire
pieces-used-spaces =
    { $n ->
        [one] case action blanche utilisée
       *[other] cases action blanches utilisées
    } ce tour-ci
pieces-regions =
    { $n ->
        [one] région
       *[other] régions
    }
pieces-markers-on-regions = de vos marqueurs guilde sur les régions
pieces-markers-on-cards = de vos marqueurs guilde sur les cartes joueur
pieces-markers-to-place =
    { $n ->
        [one] marqueur
       *[other] marqueurs
    } guilde à placer
pieces-markers-on-attack-cards = de vos marqueurs guilde sur les cartes attaque
pieces-mines-in-supply =
    { $n ->
        [one] mine
       *[other] mines
    } dans votre réserve
pieces-mines-on-regions = de vos mines sur les régions
pieces-goods =
    { $n ->
        [one] marqueur
       *[other] marqueurs
    } minerai ou cristal
pieces-goods-in-supply =
    { $n ->
        [one] marqueur
       *[other] marqueurs
    } minerai ou cristal dans la réserve générale
pieces-combat-points =
    { $n ->
        [one] point
       *[other] points
    } de combat
pieces-medals =
    { $n ->
        [one] médaille
       *[other] médailles
    }

## Dice

why-die-missing = Vous n’avez pas ce dé : { $die }. Nécessaire : { $needs }, disponible : { $has }.
why-colour-missing = Nécessaire : { $needs } { $from } ({ $colour }). Disponible : { $has }.
why-die-bound = Vous devez placer ce dé tel quel : { $die }.
why-wrong-colour = Nécessaire : un { $needs_die }. Choisi : { $has }.
why-wrong-value =
    { $range ->
        [exact] Nécessaire : un dé de valeur { $least } exactement.
        [open] Nécessaire : { $least } ou plus sur chaque dé.
       *[other] Nécessaire : de { $least } à { $most } sur chaque dé.
    } Choisi : { $has }.
why-wrong-dice = La carte { $card } demande d’autres dés : { $colours }. Choisi : { $has }.
why-total-too-low = Valeur totale trop faible pour la carte { $card } : il faut { $needs }, il y a { $has }.
why-wrong-turn = Cet effet ne peut pas tourner le dé sur { $to } : { $die }.
why-highest-value = Aucun dé ne peut dépasser { $most } : { $die }.
why-not-in-store = Absent de cette colonne du magasin de dés ({ $column }) : { $colour_die }.
why-not-as-it-is = Ce dé compte pour ce qu’il indique : { $die }, pas { $counts }.
why-dyed-twice = Un seul dé blanc peut être placé comme un dé d’une autre couleur.

## Transformation effect

why-trans-used = Vous avez déjà utilisé l’effet de transformation ce tour-ci : { $trans }.
why-trans-other = L’effet de transformation de ce tour est différent : { $trans }.
why-trans-colour = Mauvaise couleur pour l’effet. Nécessaire : { $needs_die }. Choisi : { $die }.
why-trans-above-six = Ce dé dépasse déjà 6 : { $die }.
why-trans-change = L’effet ({ $trans }) ne change pas { $die } en { $counts }.
why-trans-twice = L’effet de transformation ne vaut que pour 1 dé.

## Action card 16 as a die

why-no-card-die = Vous n’avez pas joué la carte action 16 comme dé.
why-card-die-twice = La carte action 16 ne compte que pour 1 dé.
why-card-die-face = La carte action 16 ne peut pas être ce dé : { $face }.
why-card-die-alike = Ici, { $face } et { $offered } ont le même effet ; choisissez { $offered }.

## What must still be done

why-dye-owed = Vous devez placer un dé blanc comme dé de la couleur de votre choix.
why-bound-owed = Votre action doit utiliser ce dé : { $die }.
why-card-die-owed = Votre action doit utiliser la carte action 16 comme dé.
why-plenty-owed = Votre action doit être ou contenir Beaucoup d’argent.
why-no-nested = La suite obligatoire serait impossible : { $ask }.
why-no-action-left = Aucune action ne serait possible ensuite.
why-no-plenty-left = Beaucoup d’argent ne serait pas possible pendant ce coup.
why-no-plenty = La carte action 24 ne peut être jouée qu’avec Beaucoup d’argent, dans le même coup.

## Regions, guild markers and mines

why-own-marker = Vous avez déjà un marqueur guilde sur la région { $region }.
why-no-own-marker = Vous n’avez pas de marqueur guilde sur la région { $region }.
why-own-mine = Vous avez déjà une mine sur la région { $region }.
why-no-own-mine = Vous n’avez pas de mine sur la région { $region }.
why-region-colour = La région { $region } est d’une autre couleur ({ $colour }) que vos dés : { $dice }.
why-no-region = Aucune région possible avec ces couleurs : { $dice }.
why-not-adjacent = La région { $region } n’est pas adjacente (la diagonale ne compte pas).
why-not-connected = Ces régions ne sont pas d’un seul tenant : { $regions }.
why-no-group = Il faut vos marqueurs guilde sur { $needs } régions d’un seul tenant ; votre plus grand groupe en compte { $largest }.
why-wrong-shape = Mauvaise forme. Nécessaire : { $needs }. Choisi : { $has }.
why-no-shape = Vos marqueurs guilde ne dessinent pas cette forme : { $needs }.
why-not-in-top-row = La région { $region } n’est pas dans la rangée du haut.
why-top-row-full = Vous avez un marqueur guilde sur chaque région de la rangée du haut.
why-holds-no-markers = Cette carte ne reçoit pas de marqueurs guilde : { $card }.
why-no-holder = Ni votre Organisatrice ni votre Manipulateur ne sont actifs.
why-card-full = Pas assez de place sur la carte { $card } : il en faut { $needs }, il en reste { $room }.
why-no-marker-on-card = Pas assez de marqueurs guilde sur cette carte : { $card }.
why-is-target = Vous placez un marqueur guilde à cet endroit ; reprenez-en un ailleurs.
why-attacked-region = La région { $region } est attaquée ; reprenez d’abord un marqueur guilde ailleurs.
why-no-marker-on-attack-card = Vous n’avez pas de marqueur guilde sur la carte attaque { $column }.
why-mines-missing = Il vous manque une mine sur une région de chacune de ces couleurs : { $colours }.

## Ore, crystals, medals, cards

why-too-few-goods = Pas assez de minerai ou de cristaux : il en faut { $needs }, vous avez { $ore } { $ore ->
        [one] minerai
       *[other] minerais
    } et { $crystals } { $crystals ->
        [one] cristal
       *[other] cristaux
    }.
why-goods-not-owned = Vous ne possédez pas ceci : { $goods } { $colour }.
why-goods-owned = Vous possédez déjà ceci : { $goods } { $colour }.
why-no-goods-there = Absent de la région { $region } : { $goods }.
why-goods-there = Déjà présent sur la région { $region } : { $goods }.
why-nothing-to-take = Aucune région n’en a dans une couleur qui vous manque : { $goods }.
why-supply-lacks = Pas assez dans la réserve générale : { $goods } { $colour }.
why-no-pair-of-goods = Vous n’avez dans aucune couleur à la fois un minerai et un cristal.
why-no-medal = Vous n’avez pas cette médaille : { $medal }.
why-same-medal = Choisissez une autre sorte de médaille que celle-ci : { $medal }.
why-not-discarded = La carte action { $card } n’est pas dans la défausse.
why-swap-alike = Échanger les marqueurs de ces 2 cases de départ ne changerait rien.
