### What the table tells of itself: reports of an attack and of a round, the log, the moments of a game, sound.

## The report of an attack; words of the game stand in the arguments

story-attack = Attaque { $strength } sur { $region }
story-held = { $you ->
        [yes] Vous avez repoussé l’attaque
       *[no] { $player } a repoussé l’attaque
    }
story-lost = { $you ->
        [yes] Vous avez subi l’attaque
       *[no] { $player } a subi l’attaque
    }
story-spare =
    { $n ->
        [0] tout juste assez
       *[other] { $n } de plus que nécessaire
    }
story-short = il manquait { $n }
story-stakes =
    { $n ->
        [one] 1 perte à la fin de la manche
       *[other] { $n } pertes à la fin de la manche
    }
story-why =
    { $n ->
        [one] Votre marqueur guilde se trouve sur la carte attaque : il vous coûtera quelque chose à la fin de la manche.
       *[other] Vos marqueurs guilde se trouvent sur { $n } cartes attaque : chacun vous coûtera quelque chose à la fin de la manche.
    }

## The report of a round

story-round = La manche { $round } est terminée
story-column = Carte attaque { $column }
story-no-losses = Aucun marqueur guilde sur les cartes attaque : aucune perte.
story-medals = Médaille de combat : { $players }
story-skip = Cliquez pour continuer

## The log

story-chapter-attack = Attaque
story-chapter-round-end = Fin de la manche
story-filter = Afficher dans le journal
story-last = À l’instant : { $what }

## Sound

story-sound-on = Activer le son
story-sound-off = Couper le son
story-sound = Son
story-sound-note = Dés, marqueurs, attaques, médailles, votre coup

## Moments that decided a game

story-trade =
    { $you ->
        [yes] Vous échangez { $n } { $goods } ({ $building })
       *[no] { $player } échange { $n } { $goods } ({ $building })
    }
story-build =
    { $you ->
        [yes] Vous construisez le bâtiment { $building }
       *[no] { $player } construit le bâtiment { $building }
    }
story-activate =
    { $you ->
        [yes] Vous activez la carte { $card }
       *[no] { $player } active la carte { $card }
    }
story-explore =
    { $you ->
        [yes] Vous explorez { $n } régions
       *[no] { $player } explore { $n } régions
    }
story-card =
    { $you ->
        [yes] Vous jouez la carte action { $card } : { $card_title }
       *[no] { $player } joue la carte action { $card } : { $card_title }
    }
story-mine =
    { $you ->
        [yes] Vous placez une mine sur { $region }
       *[no] { $player } place une mine sur { $region }
    }
story-combat =
    { $you ->
        [yes] Vous échangez 4 points de combat contre une médaille
       *[no] { $player } échange 4 points de combat contre une médaille
    }
story-lose =
    { $you ->
        [yes] La fin de la manche vous coûte : { $what }
       *[no] { $player } perd à la fin de la manche : { $what }
    }
story-lead =
    { $you ->
        [yes] { $what }, et prenez la tête
       *[no] { $what }, et prend la tête
    }
