### Questions: why they are asked, what their answers cost or bring, and what the button does.

## Why it is asked

question-why-draw = Au lieu de piocher, vous pouvez choisir des dés de votre réserve de dés avec la carte action 1.
question-why-redraw = La carte action 9 les place tous dans votre réserve de dés et en fait piocher autant.
question-why-set-aside = La Centrale à vapeur vous a fait piocher 1 dé de plus : 1 de vos dés va dans votre réserve de dés.
question-why-add-kept = Ils attendent sur la carte action 22 depuis un tour précédent. Ceux que vous laissez y restent.
question-why-further = Le Teinturier à vapeur vous donne 1 action supplémentaire dans ce coup. Vous devez l’effectuer.
question-why-repeat = L’Étude notariale permet de réutiliser 1 case blanche déjà utilisée pendant ce tour.
question-why-free-use = Vous venez de le construire. Plus tard dans ce tour, il faudra payer son prix.
question-why-discard = Vous avez 1 carte de plus que la limite de main.
question-why-reroll-again = L’Organisatrice permet de relancer encore 1 dé : le même ou un autre.
question-why-tidy-up = Les dés de ce tour vont dans votre réserve de dés. La carte action 22 en garde 2 pour plus tard.
question-why-keep = Vous avez pioché { $n } cartes action. Les autres vont à la défausse.
question-why-solo-mine = La condition de { $cell } est remplie : placez maintenant sa mine.
question-why-take-back = Il faut placer un marqueur guilde, et vous n’en avez plus dans votre réserve.
question-why-take-back-attack = Vous subissez l’attaque : 1 marqueur guilde va sur sa carte, et vous n’en avez plus dans votre réserve.
question-why-check = Force d’attaque { $needs }, votre force de combat { $has } : il manque { $short }.
question-why-check-held = Force d’attaque { $needs }, votre force de combat { $has } : vous repoussez l’attaque.
question-why-loss = Votre marqueur guilde est sur la carte attaque du tour { $turn }. Carte fin de manche { $card } : { $what }.
question-why-loss-solo = La condition de { $cell } n’est pas remplie.
question-why-medal = La manche est finie, et vous avez { $n } points de combat.
question-alone-draw = Pioche de vos dés…
question-alone-redraw = Les dés piochés sont conservés…
question-alone-tidy-up = Nettoyage…
question-chosen = Choisi : { $n } sur { $of }.
question-choose = Choisissez une réponse
question-dropped = { $thing } : { $what } ne convient plus et a été retiré.
question-pass-title = Passer maintenant ?
question-pass-more = et { $n } de plus

## What the button does

confirm-keep = Conserver : { $card }
confirm-discard = Défausser : { $card }
confirm-lose-player-card = Perdre la carte { $card }
confirm-lose-mines =
    { $n ->
        [one] Perdre { $n } mine
       *[other] Perdre { $n } mines
    }
confirm-lose-markers =
    { $n ->
        [one] Perdre { $n } marqueur
       *[other] Perdre { $n } marqueurs
    }
confirm-lose-action-cards =
    { $n ->
        [one] Perdre { $n } carte
       *[other] Perdre { $n } cartes
    }
confirm-take-back = Reprendre le marqueur
confirm-place-mine = Placer la mine
confirm-face-and-lose = Affronter l’attaque et perdre un marqueur guilde
confirm-take-medal = Prendre la médaille
confirm-use = Utiliser : { $what }
confirm-use-effect = Utiliser l’effet
confirm-pay-combat-point = Payer le point de combat

## What an answer costs or brings

price-vp =
    { $n ->
       *[other] { $change } PV
    }
price-jars =
    { $n ->
        [one] { $change } Jar
       *[other] { $change } Jars
    }
price-medal-combat =
    { $n ->
        [one] { $change } médaille de combat
       *[other] { $change } médailles de combat
    }
price-medal-exploration =
    { $n ->
        [one] { $change } médaille d’exploration
       *[other] { $change } médailles d’exploration
    }
price-medal-trade =
    { $n ->
        [one] { $change } médaille commerciale
       *[other] { $change } médailles commerciales
    }
price-medal-civil =
    { $n ->
        [one] { $change } médaille civile
       *[other] { $change } médailles civiles
    }
price-combat-points =
    { $n ->
        [one] { $change } point de combat
       *[other] { $change } points de combat
    }
price-ore = { $change } minerai
price-crystals =
    { $n ->
        [one] { $change } cristal
       *[other] { $change } cristaux
    }
price-hand =
    { $n ->
        [one] { $change } carte en main
       *[other] { $change } cartes en main
    }
price-held = attaque repoussée, { $has } sur { $needs }
price-lost = attaque subie, { $has } sur { $needs }
price-reaches = atteint { $to } sur { $needs }
price-only = seulement { $to } sur { $needs }
price-would = atteindrait { $to } sur { $needs }
option-vp = { price-vp } en tout
option-vp-between = de { $least } à { $most } PV en tout

## Choices

table-state-instead = possible à la place
table-with-value = { $die }, { $change }
table-with-colour = { $die } comme { $colour }
table-kind-do = Action
table-kind-die = Dés
table-kind-region = Régions
table-kind-building = Bâtiment
table-kind-card = Carte joueur
table-kind-deck = Cartes action
table-kind-store = Magasin

## Solo

solo-goal = { $met } sur 2 dernières cases, { $vp } sur { $goal } PV
solo-always = Toujours
solo-needs = Condition
solo-otherwise = Sinon
solo-has-met = remplie, vous avez { $has }
solo-has-short = non remplie, vous avez { $has }
solo-ends = La partie est perdue.
solo-other-orders =
    { $n ->
        [one] Autre ordre, même case
       *[other] Autres ordres, même case
    }
