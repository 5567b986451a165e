### What somebody did, as the log tells it: past tense, without a subject, because a piece or a name stands before it.
### $player with $you is only in log-by, for lines that stand alone.

log-by =
    { $you ->
        [yes] Vous
       *[no] { $player }
    } : { $text }

did-card = Carte action { $card } jouée : { $card_title }
did-building = Bâtiment utilisé : { $building }
did-player-card =
    { $dice ->
        [none] Carte utilisée : { $card }
       *[other] Utilisation de la carte { $card } avec { $dice }
    }

did-plenty = Beaucoup d’argent avec { $dice }
did-little = Peu d’argent avec { $die }
did-choices = Pioche de cartes action, au choix
did-no-choice = Pioche d’une carte action
did-marker-on-card = Marqueur guilde placé sur la carte { $card }
did-reroll = Relance avec { $die } : { $dice }
did-marker-on-region = Marqueur guilde placé sur { $region }
did-explore = Exploration de { $regions }
did-buy-die = Achat : { $colour_die }
did-mine = Mine placée sur { $region }
did-build = { $own ->
        [yes] Construction comme propriétaire
       *[no] Construction
    } : { $building }
did-attack = Force de combat augmentée avec { $dice }

did-activate = Activation de la carte { $card }
did-use-trans = Effet de transformation utilisé
did-flip = Tourné sur la face opposée : { $dice }
did-pass = A passé
did-keep = Carte action { $card } conservée : { $card_title }
did-decline = Bâtiment non utilisé
did-set-aside = Placé dans la réserve de dés : { $colour_die }
did-swap = Échange des marqueurs sur { $first } et { $second }
did-place-mine = Mine placée sur { $region }
did-take-medal = 1 médaille de combat contre 4 points de combat
did-keep-points = Points de combat conservés
