### Who sits where and is there, clocks, and what the table does for a player.

## Who is there

seats-here = est là
seats-not-here = n’est pas là en ce moment
seats-yours = Un bot joue pour vous.
seats-yours-go = Votre temps est écoulé ; le bot ne joue que ce coup.
seats-yours-left = Il joue jusqu’à votre retour.
seats-take-back = Reprendre ma place
seats-paused = La table attend : personne n’est là.
seats-paused-note = Aucune pendule ne tourne et aucun bot ne joue.
seats-paused-row = En attente : personne n’est là
seats-yours-row = Un bot joue pour vous
seats-go-on = Continuer
seats-replace = { $player } n’est plus là depuis un moment.
seats-replace-note = Un bot peut jouer jusqu’à son retour.
seats-replace-ask = Laisser jouer un bot
seats-replace-wait = Attendre encore
seats-replace-asked = On demande aux autres si un bot doit jouer pour { $player }.

## Clocks

seats-time-days = { $days } j { $hours } h
seats-time-hours = { $hours } h { $minutes } min
seats-time-warning =
    { $n ->
        [one] Il reste { $n } seconde
       *[other] Il reste { $n } secondes
    }
seats-time-up = Votre temps est écoulé.
seats-time-up-note = On demande aux autres s’ils vous en accordent plus. Continuez à jouer : vous avez une minute.
seats-time-vote-note = Sans réponse, un bot joue ce coup.

seats-days-off = Jours de congé
seats-days-off-note = Votre pendule s’arrête. Les autres voient jusqu’à quand ; elle repart dès que vous jouez.
seats-days-left =
    { $n ->
        [0] Plus aucun jour de congé dans cette partie
        [one] Encore { $n } jour de congé dans cette partie
       *[other] Encore { $n } jours de congé dans cette partie
    }
seats-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
seats-off = Vous êtes en congé jusqu’au { $until }.
seats-off-note = Votre pendule est arrêtée. Elle repart dès que vous jouez.
seats-off-back = Je suis de retour
seats-off-until = en congé jusqu’au { $until }

## What the table answers

seats-goes-on = La partie continue dans un instant
seats-hold = Attendre
seats-hold-note = Réfléchir d’abord : la table vous interrogera dans ce coup. Les autres voient que vous réfléchissez.
seats-ask = Me demander à chaque fois
seats-ask-note = Même si une seule réponse est possible. Valable dès votre prochaine décision.
seats-keep-effect = Garder l’effet pour plus tard dans ce tour
seats-keep-order = Toujours garder l’ordre désormais
seats-own-hints = Chercher les conseils sur cet appareil
seats-own-hints-note = Le bot réfléchit ici et non sur le serveur. Il est téléchargé une seule fois.

## Taking back

seats-undo-go = Annuler mon dernier coup
seats-undo-go-note = Demande l’accord des autres pour annuler votre dernier coup et tout ce qui a suivi.
seats-undo-to = Retour à la manche { $round }, tour { $turn }, avant : { $what }
seats-undo-mine = On demande l’accord des autres pour revenir en arrière.
seats-taken-back =
    { $n ->
        [one] { $n } coup a été annulé.
       *[other] { $n } coups ont été annulés.
    }
seats-by-bot =
    { $n ->
        [one] { $n } coup par un bot
       *[other] { $n } coups par un bot
    }

## Ending together

seats-end = Clore la partie ensemble
seats-end-sure = Vraiment demander aux autres ? Touchez à nouveau
seats-end-note = Si tout le monde ici est d’accord, des bots jouent la suite. Aucune cote ne change, sauf si quelqu’un était déjà parti.
seats-end-asked = Les autres doivent dire s’ils veulent mettre fin à la partie.
seats-ending = La partie est close d’un commun accord.
seats-ending-cup = Le temps de cette manche est écoulé.
seats-ending-note = Des bots la jouent jusqu’au bout.
seats-ended = La partie a été close d’un commun accord à la manche { $round }, tour { $turn } ; des bots ont joué la suite.

## Afterwards

seats-play-again = Rejouer
seats-same-deal = Rejouer la même donne
seats-same-deal-as = La même donne qu’avant : son hasard est peut-être connu.

## Around one device

seats-ribbon = À { $player } de jouer
seats-covered =
    { $n ->
        [0] Aucune carte en main
        [one] { $n } carte, cachée
       *[other] { $n } cartes, cachées
    }
seats-show = Montrer mes cartes
seats-peek = Maintenir pour regarder, toucher pour laisser ouvert
seats-cover = Cacher
seats-curtain = Rideau avant chaque coup
seats-curtain-note = Toute la table est cachée jusqu’à ce que le joueur suivant la découvre. Sans rideau, seules les mains sont cachées.
seats-turn = Tourner la table
