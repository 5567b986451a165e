### Tournaments in which every table has the same deal.

cup-title = Tournois
cup-one = Tournoi duplicate
cup-about = Chaque table reçoit le même plateau, les mêmes cartes et les mêmes dés dans chaque sac. Seuls les coups diffèrent.
cup-mine = Vos tournois
cup-public = Ouverts à tous
cup-none = Aucun tournoi n’est ouvert pour le moment.
cup-new = Ouvrir un tournoi
cup-name = Nom
cup-players = Joueurs par table
cup-rounds = Manches
cup-hours = Durée maximale d’une manche
cup-bots = Places que personne ne prend
cup-bots-none = restent libres : il faut des tables complètes
cup-bots-level = bots : { $level }
cup-who = Qui le trouve
cup-all = tout le monde
cup-by-link = les personnes qui ont le lien
cup-needs-account = Il faut un compte pour ouvrir un tournoi, mais pas pour y participer.
cup-phase-open = ouvert
cup-phase-running = manche { $round } sur { $of }
cup-phase-over = terminé
cup-phase-closed = annulé
cup-by = par { $name }
cup-size-people = { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
cup-size-tables = { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
cup-size-rounds = { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
cup-join = Participer
cup-leave = Me désinscrire
cup-withdraw = Se retirer
cup-withdraw-what = Un bot continue à votre place et vous sortez du classement. Vous ne pourrez pas revenir.
cup-withdraw-yes = Oui, me retirer
cup-withdraw-no = Continuer à jouer
cup-begin = Commencer la manche 1
cup-close = Annuler le tournoi
cup-remove = Retirer { $name }
cup-missing = { $n ->
        [one] Il manque { $n } joueur pour des tables complètes.
       *[other] Il manque { $n } joueurs pour des tables complètes.
    }
cup-fill = { $n ->
        [0] Aucune place n’est libre.
        [one] Un bot prend { $n } place ({ $level }).
       *[other] Des bots prennent { $n } places ({ $level }).
    }
cup-few = Il faut au moins deux personnes.
cup-link = Lien vers ce tournoi
cup-people = Les participants
cup-nobody = Personne pour l’instant.
cup-round = Manche { $round }
cup-me-as = vous, { $guild } : { $n } PV
cup-percent = centile { $percent }
cup-no-percent = aucune comparaison possible
cup-not-in = sans vous
cup-turn = tour { $turn } sur 16, table { $table }
cup-your-go = à vous de jouer
cup-others = aux autres de jouer
cup-finished = { $done ->
    [one] { $done } table sur { $all } a terminé
   *[other] { $done } tables sur { $all } ont terminé
}
cup-sealed = donne scellée
cup-starts = commence au plus tard le { $date }
cup-until = jusqu’au { $date }
cup-standings = Classement après la manche { $round }
cup-standings-none = Classement
cup-standings-note = centile à la même place, 100 est le meilleur
cup-standings-first = Pas de classement avant la fin d’une manche.
cup-order = Ordre
cup-by-percent = par centile
cup-by-vp = par PV
cup-place = Rang
cup-mean = Moyenne
cup-points = PV
cup-you = { $name }, vous
cup-withdrawn = retiré
cup-somebody = quelqu’un
cup-more = { $n } de plus
cup-deal = Manche { $round }, même donne
cup-your-seat = votre place : { $guild }
cup-table = Table { $number }
cup-yours = la vôtre
cup-void = Cette table n’a pas de résultat.
cup-seat-at = { $guild } à { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
cup-dots = { $guild } : de { $from } à { $to } PV, les vôtres { $vp }
cup-dot-mine = vous { $vp }
cup-better = { $n ->
        [0] Aucune table n’a mieux utilisé cette place.
        [one] Une table a mieux utilisé cette place.
       *[other] { $n } tables ont mieux utilisé cette place.
    }
cup-compare = Comparer la même place
cup-game-mine = Votre partie
cup-game-of = Partie de { $name }
cup-go = À vous de jouer, manche { $round }
cup-look = Votre table, manche { $round }
cup-rules = Règles du tournoi
cup-rule-deal = Dans une manche, toutes les tables ont la même donne, et chaque place a partout la même guilde.
cup-rule-seats = Les places changent à chaque manche : vous les aurez toutes avant d’en revoir une.
cup-rule-percent = Seuls les résultats à la même place sont comparés : 100 pour la meilleure table, 0 pour la dernière ; les ex æquo partagent le meilleur rang. La moyenne de vos manches décide.
cup-rule-late = À la fin du temps de la manche, des bots terminent chaque table. Le joueur qui a laissé plus de la moitié de ses coups à un bot reçoit 0.
cup-rule-gone = Qui se retire n’est plus classé ; un bot joue à sa place dans toutes les manches.
cup-rule-bots = Les bots qui complètent les tables entrent dans la comparaison mais ne sont pas classés.
cup-rule-sealed = Tant que la dernière table n’a pas terminé, personne ne voit une autre table, une rediffusion ou un enregistrement. Pas de spectateurs, pas de conseils, et on ne revient pas avant un lancer.
cup-seals = Donnes et sceaux
cup-seals-note = Le sceau de chaque donne est connu avant que quiconque la joue. Quand sa manche est terminée, la graine est révélée, et son SHA-256 est le sceau.
cup-seal = Sceau
cup-seed = Graine
cup-opens = Les donnes s’ouvrent quand la dernière table a terminé
cup-export = Résultats en tableau
cup-by-bot = { $n ->
        [one] { $n } coup d’un bot
       *[other] { $n } coups d’un bot
    }
