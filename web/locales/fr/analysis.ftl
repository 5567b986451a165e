# The analysis of a finished game.

analysis-title = Analyse
analysis-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
analysis-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
analysis-tie = victoire partagée de { $players }
analysis-vp = PV
analysis-percent = { $n } %
analysis-under = moins de { $n } %
analysis-over = plus de { $n } %
analysis-by = { $player } : { $what }

## How far it is

analysis-running = Votre appareil examine la partie. Vous pouvez quitter la page, il continue.
analysis-asked = { $n ->
    [0] Le serveur examine la partie. Restez sur cette page jusqu’à ce qu’il ait terminé.
    [one] Le serveur examine d’abord 1 autre partie. Restez sur cette page jusqu’à ce qu’il ait terminé.
   *[other] Le serveur examine d’abord { $n } autres parties. Restez sur cette page jusqu’à ce qu’il ait terminé.
}
analysis-stopped = Arrêtée après { $n ->
    [one] 1 tour
   *[other] { $n } tours
}. Ce qui est déjà connu est conservé.
analysis-done-engineer = { $n } décisions jugées rapidement : chacune d’après ce qu’elle rapporte immédiatement. Résultat conservé sur cet appareil.
analysis-done-director = { $n } décisions jugées à fond : chacune en calculant les coups suivants. Résultat conservé sur cet appareil.
analysis-progress = Avancement de l’analyse
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-depth = Profondeur
analysis-depth-engineer = Rapide
analysis-depth-director = Approfondie
analysis-judged = Jugé d’après
analysis-judged-own = Ce que l’on voyait
analysis-judged-open = Toutes les cartes
analysis-open = Ici, toutes les cartes sont ouvertes. Personne à la table ne pouvait le savoir ; les exercices et les statistiques n’en tiennent pas compte.

## The course

analysis-curve = Chances de victoire
analysis-curve-note = après chaque tour, en %
analysis-curve-label = Chances de victoire après chacun des { $turns } tours. { $list }
analysis-curve-ends = { $player } : de { $from } à { $to }

## The account

analysis-account = Chance et décisions
analysis-account-note = PV par rapport à la référence
analysis-sum = { $player } : référence { $par }, chance { $luck }, décisions { $decisions }, reste { $rest } : { $result } PV.
analysis-sum-so-far = { $player } jusqu’ici : référence { $par }, chance { $luck }, décisions { $decisions }, reste { $rest } : { $result } PV attendus.
analysis-player = Joueur
analysis-accuracy = Précision
analysis-result = { $vp } PV, référence { $par }
analysis-expects = { $vp } PV attendus
analysis-kind-dice = Dés
    .note = Ce que montrent les dés du joueur, et ceux que donne le sac
analysis-kind-cards = Cartes
    .note = Les cartes action piochées
analysis-kind-attack = Attaques
    .note = Cartes attaque et cartes fin de manche
analysis-kind-solo = Plateau solo
    .note = Marqueurs, dé et bâtiments du plateau solo
analysis-kind-decisions = Décisions
    .note = Ce que les décisions du joueur ont coûté par rapport à la meilleure trouvée
analysis-kind-rest = Reste
    .note = Les plans qui ont mieux ou moins bien tourné que prévu, et ce que les autres ont fait
analysis-account-foot = Référence : ce qu’un bot fort attend de cette place après la mise en place. La référence et toutes les parts donnent ensemble le score. Reste : l’imprévu et ce que les autres ont fait. Les barres s’arrêtent à { $most } PV.

## Moments

analysis-moments = Moments clés
analysis-moments-of = { $n } sur { $of } décisions
analysis-no-moments = Rien n’a changé les chances de victoire de 1 % ou plus.
analysis-eyes = Moments de quel joueur
analysis-moment-missed = il y avait mieux
analysis-moment-found = le mieux qui ait été trouvé
analysis-moment-rival = le coup de quelqu’un d’autre
analysis-moment-luck = chance
analysis-honest = Chaque décision est jugée d’après ce que l’on voyait alors : sans cartes cachées ni dés à venir.
analysis-dice = Dés disponibles
analysis-you-played = Vous avez joué
analysis-played = { $player } a joué
analysis-try = Essayer à partir d’ici
analysis-better = Mieux valait
analysis-because-vp = { $better } PV à la fin au lieu de { $played } : { $more } de plus.
analysis-because-sure = Sûr à ± { $error } PV près.
analysis-because-at-once = Examiné une seule action à l’avance : rien ne dit à quel point c’est sûr.
analysis-because-part = { $what } : { $vp } PV avec la meilleure décision
analysis-because-found = Rien de mieux n’a été trouvé.
analysis-because-turn = Les chances ont changé de { $all } dans ce tour ; cette décision y est pour { $part }.
analysis-because-turn-plain = Les chances ont changé de { $all } dans ce tour ; { $part } en vient.
analysis-luck = Chance
analysis-luck-vp = Vaut { $vp } PV par rapport à la moyenne.
analysis-odds-good = Un résultat aussi bon ou meilleur arrive 1 fois sur { $n }.
analysis-odds-bad = Un résultat aussi mauvais ou pire arrive 1 fois sur { $n }.
analysis-chance-setup = La mise en place
analysis-chance-attack = Une attaque de { $what }
analysis-chance-dice = Pioché dans le sac : { $what }
analysis-chance-roll = Lancé : { $what }
analysis-chance-cards = Pioché : { $what }
analysis-chance-round-end = La carte fin de manche
analysis-chance-solo-markers = Marqueurs du plateau solo
analysis-chance-solo-die = Le dé du plateau solo
analysis-chance-solo-buildings = Bâtiments du plateau solo

## Where VP come from

analysis-categories = PV par catégorie
analysis-categories-usual = contour : ce que les Ingénieurs ont alors en moyenne
analysis-categories-when = Moment
analysis-at-end = À la fin
analysis-after-turn = Après la manche { $round }, tour { $turn }

## Playing on from a step

analysis-try-note = Une table à vous dans cette position : chacun a les mêmes cartes cachées. Elle est marquée comme variante et ne compte nulle part.
analysis-try-seat = Votre place
analysis-try-others = Les autres
analysis-try-hand = Je joue toutes les places
analysis-try-luck = Dés et cartes
analysis-try-luck-new = Nouveau hasard
analysis-try-luck-same = Même hasard
analysis-try-begin = Continuer la partie
analysis-note = Note
analysis-note-kept = Enregistrée.
analysis-branch-new = Se détache d’une autre partie à la manche { $round }, tour { $turn }, avec un nouveau hasard.
analysis-branch-same = Se détache d’une autre partie à la manche { $round }, tour { $turn }, avec le même hasard.
analysis-branch-of = Vers cette étape
analysis-branches = Variantes
analysis-branches-note = conservées sur cet appareil
analysis-branch-open = Non terminée.
analysis-branch-won = { $vp } PV, victoire : { $players }.
analysis-branch-over = { $vp } PV.

## Find the better go

analysis-exercises = { $n ->
    [one] Trouvez le meilleur coup : 1 exercice
   *[other] Trouvez le meilleur coup : { $n } exercices
}
analysis-exercise = Trouvez le meilleur coup
analysis-exercise-number = Exercice { $n } sur { $of }
analysis-exercise-leave = Retour à l’analyse
analysis-exercise-ask = Manche { $round }, tour { $turn }. Joué : { $what }. Qu’est-ce qui vaut mieux ?
analysis-exercise-right = C’est aussi bon que le mieux qui ait été trouvé.
analysis-exercise-less = Autre chose vaut { $vp } PV de plus.
analysis-exercise-chance = Chances de victoire : { $chance }.
analysis-exercise-show = Montrez-moi
analysis-exercise-next = Exercice suivant
analysis-exercise-end = Vers l’analyse
analysis-exercise-none = Il n’y a pas d’analyse terminée de cette partie, ou rien de mieux n’a été trouvé.

## Statistics

stats-title = Vos parties
stats-none = Aucune de vos parties terminées n’est encore connue ici.
stats-count = { $n ->
    [one] 1 partie terminée, de cet appareil ou parmi les plus récentes de votre compte.
   *[other] { $n } parties terminées : celles de cet appareil et les plus récentes de votre compte.
}
stats-csv = En tableau (CSV)
stats-by-players = Par nombre de joueurs
stats-by-level = Par bot le plus fort
stats-by-guild = Par guilde
stats-by-opening = Par les deux premières actions
stats-games = Parties
stats-won = Gagnées
stats-vp = PV en moyenne
stats-categories-note = Plein : vous en moyenne. Contour : vos adversaires.
stats-luck = Chance et précision
stats-luck-mean = Chance en moyenne : { $mean } PV ± { $half }. À la longue, elle s’équilibre.
stats-luck-few = À la longue, la chance s’équilibre. Votre moyenne figure ici à partir de cinq parties analysées.
stats-luck-none = Analysez une partie terminée : sa chance et sa précision figureront ici.
stats-luck-vp = Chance en PV
stats-accuracy-engineer = { $n ->
    [one] Précision, jugée rapidement : { $mean } sur 1 partie.
   *[other] Précision, jugée rapidement : { $mean } en moyenne sur { $n } parties.
}
stats-accuracy-director = { $n ->
    [one] Précision, jugée à fond : { $mean } sur 1 partie.
   *[other] Précision, jugée à fond : { $mean } en moyenne sur { $n } parties.
}
