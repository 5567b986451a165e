### What changed, in a few words without a subject: the log lists it below the decision, or after a name.

event-set-up = Premier joueur : { $you ->
        [yes] vous
       *[no] { $player }
    }
event-turn-began = Manche { $round }, tour { $turn }.
event-attack-revealed = Attaque { $strength } sur { $region }
event-kept-card = 1 carte action conservée

## Dice

event-rolled = Lancer : { $dice }
event-die-bound = À utiliser maintenant : { $die }
event-dice-moved = Dés { $to } : { $dice }
event-die-changed = { $from } → { $to }
event-trans-used = Effet de transformation : { $trans }

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $change ->
        [one] Jar
       *[other] Jars
    } ({ $now })
event-medal =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $medal }
event-combat-points =
    { $change ->
        [0] Les points de combat restent à { $now }, le maximum
       *[other] { $sign ->
            [plus] +
           *[other] −
        }{ $change } { $change ->
            [one] point de combat
           *[other] points de combat
        } ({ $now })
    }
event-strength =
    { $attack ->
        [none] Force { $now }
       *[other] { $now } sur { $attack }
    }
event-ward = Attaque repoussée
event-attack-checked =
    { $held ->
        [yes] Attaque repoussée
       *[no] Attaque subie
    } : { $ward ->
        [yes] grâce au Canonnier
       *[no] { $strength } sur { $attack }
    }

## Markers; $n is how many go the same way

event-guild-marker-placed =
    { $n ->
        [one] Marqueur guilde
       *[other] { $n } marqueurs guilde
    } { $to }
event-guild-marker-returned =
    { $n ->
        [one] Marqueur guilde
       *[other] { $n } marqueurs guilde
    } de retour { $from }
event-guild-marker-moved =
    { $n ->
        [one] Marqueur guilde
       *[other] { $n } marqueurs guilde
    } { $from } { $to }
event-mine-placed =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } { $to }
event-mine-returned =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } de retour { $from }
event-mine-moved =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } { $from } { $to }
event-goods-taken =
    Prise de { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-turned-in =
    Échange de { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-put-back =
    Remise en place de { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-cleared =
    Vers la réserve générale : { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })

## Cards and buildings

event-player-card =
    { $active ->
        [yes] Activation : { $card }
       *[no] Retour en main : { $card }
    }
event-built = Construction : { $building }
event-extra-use = Case { $space } : une utilisation de plus pendant ce tour
event-action-card-lost = Carte action { $card } défaussée : { $card_title }
event-action-card-taken = Carte action { $card } prise : { $card_title }
event-action-card-not-kept = Carte action { $card } non conservée
event-cards-drawn =
    { $n ->
        [one] 1 carte action piochée
       *[other] { $n } cartes action piochées
    }{ $reshuffled ->
        [yes] , après mélange
       *[no] { "" }
    }
event-passed = Obligation de passer : aucune action possible après le lancer

## Round end

event-round-end-card = Carte fin de manche pour la carte attaque { $column } : { $loss }
event-no-loss = Aucune perte
event-round-ended = Fin de la manche { $round }
event-game-over = La partie est terminée.{ $solo ->
        [last_space_failed] { " " }La condition d’une dernière case n’était pas remplie.
        [two_last_spaces] { " " }2 dernières cases sont réussies.
        [turns_over] { " " }Les 16 tours ont été joués.
       *[none] { "" }
    }

## Solo game

event-solo-markers = Cases de départ : { $guilds }
event-solo-reached = { $guild } a atteint { $cell }
event-solo-requirement =
    { $met ->
        [yes] { $cell } : condition remplie
       *[no] { $cell } : condition non remplie
    }
event-solo-die = Le dé a indiqué { $value } : { $line }
solo-column = colonne { $n } vidée
solo-row = rangée { $n } vidée
event-solo-coin =
    { $to ->
        [none] La pièce de { $from } a quitté le plateau solo
       *[other] Pièce de { $from } vers { $to }
    }
event-solo-penalty = Pénalité : −{ $points } PV
event-building-gone = Hors de la partie : { $building }
event-building-foreign = Pour une guilde neutre : { $building }
event-deck-cards-gone =
    { $n } { $n ->
        [one] carte action hors de la partie
       *[other] cartes action hors de la partie
    }

## Places where a guild marker or a mine comes from, and where it goes

from-region = de la région { $region }
to-region = sur la région { $region }
from-card = de la carte { $card }
to-card = sur la carte { $card }
from-building = d’un bâtiment ({ $building })
to-building = sur un bâtiment ({ $building })
from-attack-card = de la carte attaque { $n }
to-attack-card = sur la carte attaque { $n }
from-solo-mat = de la case solo { $cell }
to-solo-mat = sur la case solo { $cell }
from-loss-box = de la zone des pertes
to-loss-box = vers la zone des pertes

## Where dice go

to-depot = vers la réserve de dés
to-kept = vers la carte action 22
