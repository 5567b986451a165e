### The log. $you is "yes" if the reader is the player of the line, else $player names them.

event-did =
    { $you ->
        [yes] Vous
       *[no] { $player }
    } : { $action }.
event-kept-card =
    { $you ->
        [yes] Vous conservez
       *[no] { $player } conserve
    } 1 carte action.
event-set-up = La zone de jeu est en place. Premier joueur : { $you ->
        [yes] vous
       *[no] { $player }
    }.
event-turn-began = Manche { $round }, tour { $turn }.
event-phase-began = Phase : { $phase }.
event-attack-revealed = La carte attaque { $column } montre { $value } : force d’attaque { $strength } contre la région { $region }. Effet de transformation : { $trans }.

## Dice

event-dice-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } des dés : { $dice }.{ $refilled ->
        [yes] { " " }La réserve de dés a été remise dans le sac.
       *[no] { "" }
    }
event-rolled =
    { $you ->
        [yes] Vous lancez les dés
       *[no] { $player } lance les dés
    } : { $dice }.
event-picked-up =
    { $you ->
        [yes] Vous reprenez
       *[no] { $player } reprend
    } pour relancer : { $dice }.
event-die-bound =
    { $you ->
        [yes] Vous devez
       *[no] { $player } doit
    } utiliser ce dé dans l’action : { $die }.
event-dice-moved =
    { $you ->
        [yes] Vous déplacez
       *[no] { $player } déplace
    } des dés { $from } { $to } : { $dice }.
event-die-placed =
    { $you ->
        [yes] Vous placez
       *[no] { $player } place
    } { $placed } { $on }.
event-die-changed =
    { $you ->
        [yes] Vous changez
       *[no] { $player } change
    } { $from } en { $to }.
event-trans-used =
    { $you ->
        [yes] Vous utilisez
       *[no] { $player } utilise
    } l’effet de transformation : { $trans }.

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] { $you ->
            [yes] Vous gagnez
           *[no] { $player } gagne
        }
       *[other] { $you ->
            [yes] Vous cédez
           *[no] { $player } cède
        }
    } { $change } { $change ->
        [one] Jar
       *[other] Jars
    } (total : { $now }).
event-medal =
    { $sign ->
        [plus] { $you ->
            [yes] Vous remportez
           *[no] { $player } remporte
        }
       *[other] { $you ->
            [yes] Vous perdez
           *[no] { $player } perd
        }
    } { $change } { $medal } (total : { $now }).
event-combat-points =
    { $sign ->
        [plus] { $you ->
            [yes] Vous gagnez
           *[no] { $player } gagne
        }
       *[other] { $you ->
            [yes] Vous payez
           *[no] { $player } paie
        }
    } { $change } { $change ->
        [one] point
       *[other] points
    } de combat (total : { $now }).
event-strength =
    { $you ->
        [yes] Vous augmentez votre
       *[no] { $player } augmente sa
    } force de combat de { $change }, à { $now }.
event-ward =
    { $you ->
        [yes] Vous repoussez
       *[no] { $player } repousse
    } l’attaque de ce tour.
event-attack-checked =
    { $held ->
        [yes] { $you ->
            [yes] Vous repoussez
           *[no] { $player } repousse
        } l’attaque
       *[no] { $you ->
            [yes] Vous subissez
           *[no] { $player } subit
        } l’attaque
    } : { $ward ->
        [yes] grâce au Canonnier
       *[no] force de combat { $strength } contre { $attack }
    }.

## Markers

event-guild-marker =
    { $you ->
        [yes] Vous déplacez
       *[no] { $player } déplace
    } un marqueur guilde { $from } { $to }.
event-mine =
    { $you ->
        [yes] Vous déplacez
       *[no] { $player } déplace
    } une mine { $from } { $to }.
event-goods-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } sur la région { $region } : { $goods } { $colour }.
event-goods-from-supply =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } dans la réserve générale : { $goods } { $colour }.
event-goods-turned-in =
    { $you ->
        [yes] Vous rendez
       *[no] { $player } rend
    } : { $goods } { $colour }.
event-goods-put-back = De retour sur la région { $region } : { $goods } { $colour }.
event-goods-cleared = De la région { $region } vers la réserve générale : { $goods } { $colour }.

## Cards and buildings

event-player-card =
    { $active ->
        [yes] { $you ->
            [yes] Vous activez
           *[no] { $player } active
        } : { $card }.
       *[no] { $you ->
            [yes] Vous reprenez
           *[no] { $player } reprend
        } en main : { $card }.
    }
event-built =
    { $you ->
        [yes] Vous construisez
       *[no] { $player } construit
    }{ $owned ->
        [yes] { " " }et { $you ->
            [yes] devenez
           *[no] devient
        } propriétaire
       *[no] { "" }
    } : { $building }.
event-extra-use =
    { $you ->
        [yes] Vous pouvez
       *[no] { $player } peut
    } utiliser la case { $space } une fois de plus ce tour-ci.
event-action-card-played =
    { $you ->
        [yes] Vous jouez
       *[no] { $player } joue
    } la carte action { $card } : { $card_title }.
event-action-card-discarded = La carte action { $card } va dans la défausse.
event-action-card-lost =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } la carte action { $card } : { $card_title }.
event-action-card-taken =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } la carte action { $card } dans la défausse : { $card_title }.
event-action-card-not-kept =
    { $you ->
        [yes] Vous ne conservez
       *[no] { $player } ne conserve
    } pas la carte action { $card } : { $card_title }.
event-cards-drawn =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } action dans la pioche, { $look ->
        [yes] pour en conserver 1
       *[no] directement en main
    }.{ $reshuffled ->
        [yes] { " " }La défausse, mélangée, forme la nouvelle pioche.
       *[no] { "" }
    }
event-cards-seen =
    { $you ->
        [yes] Vous voyez
       *[no] { $player } voit
    } des cartes action : { $cards }.
event-passed =
    { $you ->
        [yes] Vous passez
       *[no] { $player } passe
    }.{ $forced ->
        [yes] { " " }Aucune action n’était possible après le lancer.
       *[no] { "" }
    }

## Round end

event-start-player = Nouveau premier joueur : { $you ->
        [yes] vous
       *[no] { $player }
    }.
event-round-end-card = Carte attaque { $column }, carte fin de manche { $card } : { $loss }.
event-no-loss =
    { $you ->
        [yes] Vous ne subissez
       *[no] { $player } ne subit
    } aucune perte avec la carte fin de manche { $card }.
event-round-ended = La manche { $round } est terminée.
event-game-over = La partie est terminée.{ $solo ->
        [last_space_failed] { " " }La condition d’une dernière case n’était pas remplie.
        [two_last_spaces] { " " }Les conditions de 2 dernières cases sont remplies.
        [turns_over] { " " }Les 16 tours sont passés.
        [none] { "" }
       *[other] { "" }
    }

## Solo game

event-solo-markers = Cases de départ : { $guilds }.
event-solo-reached = La guilde { $guild } atteint la case { $cell }.
event-solo-requirement = Case { $cell } : condition { $met ->
        [yes] remplie
       *[no] non remplie
    }.
event-solo-die = Le dé montre { $value } : { $line }.
solo-column = colonne { $n } vidée
solo-row = rangée { $n } vidée
event-solo-coin =
    { $to ->
        [none] La pièce de la case { $from } quitte le plateau solo.
       *[other] La pièce de la case { $from } va sur { $to }.
    }
event-solo-penalty = Pénalité : −{ $points } PV.
event-building-gone = Quitte la partie : { $building }.
event-building-foreign = Entre en jeu pour une guilde neutre : { $building }.
event-deck-cards-gone =
    { $n } { $n ->
        [one] carte action est retirée
       *[other] cartes action sont retirées
    } de la partie.

## Places where a guild marker or a mine comes from, and where it goes

from-supply = de la réserve
to-supply = vers la réserve
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

## Places of dice

from-bag = du sac
to-bag = vers le sac
from-active = depuis les dés actifs
to-active = vers les dés actifs
from-depot = de la réserve de dés
to-depot = vers la réserve de dés
from-drawn = depuis les dés piochés
to-drawn = vers les dés piochés
from-store = du magasin de dés
to-store = vers le magasin de dés
from-bound = de la carte action
to-bound = vers la carte action
from-kept = de la carte action 22
to-kept = vers la carte action 22
from-used = depuis les cases et les cartes
to-used = vers les cases et les cartes

## Where a die is placed

on-attack = sur la case Attaque
on-space = sur la case { $space }
on-card = sur la carte { $card }
on-activation = pour activer la carte { $card }
