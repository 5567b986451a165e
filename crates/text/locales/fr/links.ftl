# What a shared link shows and a search engine reads: the title of a page and a sentence about it. Made by the server.

link-title = { $page } · Tharos
link-start = Tharos
    .about = Le jeu de société de Bernd Scholz dans le navigateur : des dés, des guildes et seize régions attaquées. Jouez contre des bots, en solo ou entre amis. Non officiel.
link-new = Nouvelle table
    .about = Préparez une table pour une à quatre personnes : vos amis, des bots, ou les deux.
link-join = Rejoindre une table
    .about = Vous avez un code ? Saisissez-le et prenez place.
link-lobby = Tables ouvertes
    .about = Les tables où il reste une place et les parties à regarder.
link-t = Une table
    .about = Une partie de Tharos dans le navigateur.
link-ladder = Classement
    .about = Qui joue le mieux : les cotes des personnes et des bots, et comment elles sont calculées.
link-p = Un profil
    .about = Cotes et parties de Tharos.
link-learn = Apprendre à jouer
    .about = De courtes leçons à une vraie table : du premier dé à la partie en solo.
link-daily = Défi du jour
    .about = Une partie en solo par jour, la même pour tous : jouez-la et comparez.
link-cups = Tournois
    .about = La même donne à chaque table : seuls les coups diffèrent.
link-cup = Un tournoi
    .about = Participez : chaque table joue la même donne, seuls les coups diffèrent.
link-operator = Exploitation
    .about = Pour qui exploite ce site.
link-puzzles = Problèmes
    .about = Des positions où un coup vaut mieux que tous les autres : trouvez-le.
link-stats = Vos parties
    .about = Ce que vos parties ont en commun, en chiffres.
link-rules = Règles
    .about = Le jeu en deux minutes, votre première manche, ce qui rapporte des points, toutes les cartes et toutes les règles.
link-account = Votre compte
    .about = Gardez votre nom et vos parties sur tous vos appareils.
link-settings = Réglages
    .about = Notifications, connexion, vos données.
link-confirm = Confirmer votre adresse
    .about = S’ouvre une seule fois, depuis un e-mail.
link-stop = Plus de messages
    .about = Met fin aux messages sur les parties.
link-reset = Nouveau mot de passe
    .about = Choisissez un nouveau mot de passe pour votre compte.
link-about = À propos de cette édition
    .about = Qui l’a faite, ce qu’elle utilise et ce qui lui est propre.
link-device = Sur cet appareil
    .about = Les parties conservées dans ce navigateur.
link-g = Une partie entière dans un lien
    .about = S’ouvre pour être revue, étape par étape.
link-nowhere = Rien ici
    .about = Cette adresse ne mène nulle part.
# A table that waits for players, by the name of a player.
link-waiting = { $host } vous attend
    .about =
        { $n ->
            [0] Toutes les places sont prises ; vous pouvez regarder.
            [one] Une partie de Tharos où il reste une place. Asseyez-vous.
           *[other] Une partie de Tharos où il reste { $n } places. Asseyez-vous.
        }
link-running = { $players }
    .about = Une partie de Tharos : manche { $round } sur { $rounds }, tour { $turn } sur { $turns }.
link-over = { $winners_n ->
        [one] { $winners } gagne avec { $points } PV
       *[other] { $winners } gagnent avec { $points } PV chacun
    }
    .about = Une partie terminée de Tharos : { $list }. À revoir étape par étape.
link-solo = { $won ->
        [yes] { $player } gagne une partie en solo avec { $points } PV
       *[no] { $player } perd une partie en solo avec { $points } PV
    }
    .about = Une partie en solo terminée de Tharos. À revoir étape par étape.
link-score = { $player } { $points }
