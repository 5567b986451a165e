### The pages around the table.

## Every page

site-title = { $page } · Tharos
site-nav = Site
site-skip = Aller au contenu
site-menu = Menu
site-start = Accueil
site-lobby = Tables ouvertes
site-cups = Tournois
site-rules = Règles
site-account = Mon compte
site-about = À propos
site-sign-in = Se connecter
site-language = Langue
theme-title = Couleurs
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
theme-switch = Clair ou sombre
copy-button = Copier
copy-done = Copié
copy-share = Partager

## What can go wrong

error-bad-request = Le serveur n’a pas compris. Rechargez la page et réessayez.
error-no-session = Le serveur ne sait plus qui vous êtes. Rechargez la page.
error-not-yours = Cela appartient à quelqu’un d’autre.
error-no-spectators = Cette table n’admet pas de spectateurs.
error-kicked = L’hôte ne vous admet plus à cette table.
error-players-talk = À cette table, seuls les joueurs peuvent écrire.
error-banned = Un administrateur a fermé ce compte.
error-not-host = Seul l’hôte peut faire cela.
error-no-hints = Les conseils sont désactivés à cette table.
error-no-table = Cette table n’existe pas.
error-sealed = La donne reste scellée tant que toutes les tables de la manche ne l’ont pas jouée, ou jusqu’à la fin de sa journée.
error-cup = Ce n’est pas possible dans un tournoi, ou pas avec ces joueurs.
error-no-cup = Ce tournoi n’existe pas.
error-stale = La partie a continué entre-temps. Regardez de nouveau et recommencez si vous le voulez toujours.
error-seat-taken = Quelqu’un d’autre a pris cette place.
error-wrong-phase = Ce n’est plus possible.
error-not-asked = C’est à quelqu’un d’autre de décider.
error-no-vote = Ce vote est terminé.
error-still-there = Cette personne est encore là.
error-others-play = D’autres jouent ici, la table ne peut donc pas être fermée.
error-nobody-seated = Personne n’est assis à cette table.
error-no-change = C’est déjà le cas.
error-not-a-guest = Vous avez déjà un compte.
error-too-many-bots = Ce compte a atteint le nombre maximal de bots.
error-too-many-tables = Vous avez ouvert trop de tables. Terminez-en ou fermez-en d’abord quelques-unes.
error-link-used = Ce lien n’est plus valable. Demandez-en un nouveau.
error-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
error-wrong-password = L’identifiant ou le mot de passe est incorrect.
error-too-large = C’est trop long.
error-refused = Les règles ne le permettent pas.
error-undo-stopped = Il n’est pas possible de revenir aussi loin.
error-record = Ce fichier n’est pas l’enregistrement complet d’une partie, ou il a été modifié.
error-other-rules = Cette partie a été jouée avec des règles que ce serveur ne connaît pas.
error-bad-name = Choisissez un nom de 1 à 32 caractères.
error-weak-password = Ce mot de passe est trop court. Choisissez au moins 10 caractères.
error-slow-down = Trop de demandes. Réessayez dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }.
error-unavailable = Le serveur ne peut pas le faire en ce moment. Réessayez dans un instant.
error-offline = Le serveur ne répond pas. Rien n’est perdu ; réessayez.
error-wrong-origin = Cette page ne vient pas de l’adresse du serveur. Ouvrez l’adresse du serveur lui-même.
error-needs-account = Il faut un compte pour cela.
error-not-over = Ce ne sera possible qu’une fois la partie terminée.
bad-offline-title = Connexion perdue
bad-offline = Nouvel essai dans { $seconds } { $seconds ->
        [one] seconde
       *[other] secondes
    }. Votre choix est conservé ; rien n’a été envoyé deux fois.
bad-tries = { $n ->
        [one] Premier essai
        [2] Deuxième essai
        [3] Troisième essai
       *[other] { $n } essais jusqu’ici
    }
bad-try-now = Essayer maintenant
bad-session-title = Votre session a pris fin
bad-session = Reconnectez-vous et continuez exactement ici. Rien n’est perdu.
bad-guest-title = Ce navigateur ne vous reconnaît plus
bad-guest = Un invité n’est reconnu que par un cookie, et le vôtre a disparu : vos places ne peuvent plus être jouées d’ici. Continuez comme nouvel invité, ou connectez-vous si vous avez un compte.
bad-guest-on = Continuer comme nouvel invité
bad-rules-title = Cette partie demande une autre version
bad-rules = Elle a été commencée avec d’autres règles que celles de ce serveur. Rien n’est perdu, mais elle ne peut continuer que sur un serveur qui connaît ses règles.
bad-newer-title = Une nouvelle version est prête
bad-newer = Terminez d’abord votre coup ; le rechargement prend une seconde et rien n’est perdu.
bad-later = Plus tard
bad-reload = Recharger
bad-nowhere-title = Il n’y a rien ici
bad-nowhere = Cette adresse ne mène à aucune page. Un caractère s’est peut-être perdu lors de la copie.
bad-table-title = Cette table n’existe pas
bad-table = Le lien est incorrect, ou la table a été fermée avant le début de la partie.
bad-private-title = Cette table est privée
bad-private = Seuls ses joueurs la voient. Si vous en faites partie, connectez-vous sur cet appareil.
bad-closed-title = Cette table est fermée
bad-closed = L’hôte l’a fermée. Il n’y a plus rien à y jouer.
bad-other-title = Cela n’a pas fonctionné
room-loading = Ouverture de la table…

## Seats and levels

seat-open = Place libre
seat-you = Vous
level-strength = force { $n } sur { $of }
level-apprentice = Apprenti
    .plays = Vit dans l’instant, néglige la moitié de ses possibilités et a une sorte de médailles préférée. Environ 35 PV par partie : parfait pour débuter.
level-journeyman = Compagnon
    .plays = Pense à la suite, mais oublie quelque chose à chaque tour et penche pour ses médailles préférées. Environ 55 PV par partie.
level-foreman = Contremaître
    .plays = Sait ce que vaut chaque chose et manque rarement une occasion. Environ 70 PV par partie.
level-engineer = Ingénieur
    .plays = N’oublie rien et fait toujours ce qui lui semble le meilleur, sans mettre ses plans à l’essai. Environ 80 PV par partie.
level-director = Directeur
    .plays = Notre bot le plus fort : il joue son tour en pensée de nombreuses fois avant chaque coup. Environ 95 PV par partie.

## What is agreed at a table

fact-private = Sur invitation
fact-public = Ouverte à tous
fact-spectators = Spectateurs admis
fact-no-spectators = Sans spectateurs
fact-live-vp = PV visibles
fact-no-live-vp = PV à la fin
fact-hints = Avec conseils
fact-no-hints = Sans conseils
rules-usual = Règles standard
rules-changed = { $n } { $n ->
        [one] option de règle changée
       *[other] options de règle changées
    }
clock-none = Sans pendule
clock-per-move = { $time } par coup
clock-budget = { $time } par partie, { $refill } s de plus par décision
time-seconds = { $n } s
time-minutes = { $n } min
time-days = { $n } { $n ->
        [one] jour
       *[other] jours
    }
duration-minutes = { $n } min
duration-hours = { $hours } h { $n } min

## Start

start-tagline = Quatre guildes, seize régions, un sac de dés par joueur.
start-title = Prenez place
start-name = Votre nom
start-other-name = Un autre nom
start-as-guest = Vous jouez en invité sur cet appareil. Rien à remplir, rien à installer.
start-as-account = Vous utilisez votre compte. Vos parties vous suivent sur tous vos appareils.
start-play-bots = Jouer contre des bots
start-dealing = Mise en place de la partie…
start-you = vous
start-change = Changer
start-change-label = Changer qui joue
start-solo = Jouer en solo
start-new = Nouvelle table
start-your-games = Vos parties
start-waiting = { $n } { $n ->
        [one] vous attend
       *[other] vous attendent
    }
start-no-games = Pas encore de partie. La première est à un clic.
start-all-games = Toutes les parties ({ $n })
start-fewer = En montrer moins
start-open-tables = Tables ouvertes
start-lobby = Toutes les tables
start-no-tables = Personne n’attend en ce moment. Ouvrez une table et invitez quelqu’un.
start-today = Aujourd’hui
start-daily = Défi du jour
start-daily-note = une même partie solo pour tous
start-puzzle = Problème du jour
start-puzzle-note = trouver le meilleur coup
start-learn = Apprendre et revoir
start-rules = Règles
start-rules-note = le jeu en deux minutes, chaque règle et chaque carte
start-unofficial = Édition de fans, non officielle. Tharos est un jeu de Bernd Scholz, publié par Spielworxx.
record-open = Ouvrir un enregistrement
record-note = revoir une partie depuis un fichier
record-reading = Lecture du fichier…

## A row of my games

game-solo = Solo
game-round = Manche { $n }
game-turn = Tour { $n }
game-where = Manche { $round }, tour { $turn }
game-waiting = En attente de joueurs
game-seats-taken = { $n } { $n ->
        [one] place prise
       *[other] places prises
    } sur { $of }
game-your-go = À vous de jouer
game-go-on = En pause
game-decides = { $player } décide
game-won =
    { $you ->
        [yes] vous avez gagné
       *[no] { $player } a gagné
    }
game-shared = victoire partagée
game-lost = partie perdue
game-continue = Continuer
game-look = Voir
game-scores = Score

## Join and lobby

join-title = Rejoindre
join-heading = Rejoindre une table
join-field = Rejoindre par code ou par lien
join-example = par exemple K7Q 4MR
join-button = Rejoindre
join-not-a-code = Un code compte six lettres ou chiffres.
join-looking = Recherche de la table { $code }…
join-unknown = Aucune table n’attend sous le code { $code }. Un code n’est valable que jusqu’au début de la partie.
join-note = Le code est sur l’écran de l’hôte. Il ne contient ni O ni 0, ni I ni 1.
join-lobby = Ou voir les tables ouvertes
lobby-waiting = En attente de joueurs
lobby-running = Parties à regarder
lobby-count = { $n } { $n ->
        [one] table
       *[other] tables
    }
lobby-none = Aucune table n’attend en ce moment.
lobby-none-running = Aucune partie ouverte n’est en cours.
lobby-open-seats = { $n } { $n ->
        [one] place libre
       *[other] places libres
    }
lobby-watching = { $n } { $n ->
        [one] spectateur
       *[other] spectateurs
    }
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-own = Votre propre table
lobby-own-note = Ouverte à tous ou seulement à vos invités, avec des bots là où il manque des joueurs.

## New table

new-title = Nouvelle table
new-who-plays = Qui joue ?
new-number = Nombre de joueurs
new-solo = 1 solo
new-kind-me = Vous
new-kind-bot = Bot
new-kind-open = Libre
new-kind-device = Cet appareil
new-device-name = Nom du joueur { $n }
new-change-guild = Changer de guilde : { $guild }
new-guild = Guilde
new-seat-of = Place de { $guild }
new-seat-note =
    { $kind ->
        [me] { $guild }, vous
        [bot] { $guild }, un bot
        [device] { $guild }, sur cet appareil
       *[open] { $guild }, pour qui a le lien
    }
new-change-level = Changer la force
new-level-of = Force de la place { $n }
new-note = L’ordre autour de la table est tiré au sort au début ; les guildes restent celles choisies. Avec « Cet appareil », plusieurs personnes partagent un écran ; les mains restent cachées jusqu’à ce que leur joueur les regarde.
new-note-solo = En solo contre le plateau solo : 16 tours pour atteindre 70 points de victoire et réussir 2 dernières cases.
new-join = Qui peut rejoindre la table ?
new-private = Sur invitation
new-public = Ouverte à tous
new-private-note = Vous recevez un code et un lien pour vos invités.
new-public-note = La table figure parmi les tables ouvertes jusqu’à ce qu’elle soit pleine.
new-options = Options
new-options-note = réglages par défaut conseillés
new-clock = Pendule
new-clock-move = Par coup
new-clock-budget = Par partie
new-clock-per-go = Temps pour chaque coup
new-clock-per-game = Temps pour la partie
new-clock-refill = Temps en plus par décision
new-clock-note = Si le temps d’un joueur est écoulé, un bot joue ce seul coup. Le joueur garde sa place.
new-start = Début
new-start-note = Quand la partie commence-t-elle ?
new-start-full = quand toutes les places sont prises
new-start-host = quand l’hôte la lance
new-spectators = Spectateurs
new-spectators-note = D’autres peuvent-ils regarder ? Ils ne voient jamais les mains.
new-spectators-yes = admis, sans voir les mains
new-spectators-no = aucun
new-chat = Discussion
new-chat-note = Qui peut écrire à la table ?
new-chat-players = les joueurs seulement
new-chat-all = les spectateurs aussi
new-vp = PV pendant la partie
new-vp-note = Tout le monde voit-il les points de victoire pendant la partie ?
new-vp-yes = visibles pour tous
new-vp-no = seulement à la fin
new-hints = Conseils
new-hints-note = Les joueurs peuvent-ils demander des idées à un bot ?
new-hints-yes = oui, pour tous
new-hints-no = non
new-rules = Options de règle
new-opt-1 = Jusqu’où le Manipulateur peut-il augmenter un dé ?
    .usual = Sans limite
    .other = 7 au maximum
new-opt-2 = Case solo B2 : qu’est-ce qui doit totaliser au moins 3 ?
    .usual = Dés rouges
    .other = Points de combat
new-opt-3 = Beaucoup d’argent doublé : aussi le bonus du Banquier ?
    .usual = Doublé, jusqu’à 20
    .other = Non doublé, jusqu’à 18
new-answer = Table pour { $n ->
        [2] deux
        [3] trois
       *[4] quatre
    }{ $open ->
        [0] { "" }
        [one] , une place libre
       *[other] , { $open } places libres
    }
new-answer-where = { $people }. { $open ->
        [0] La partie commence immédiatement.
       *[other] La partie attend que tout le monde soit là.
    }
new-answer-solo = Partie en solo
new-answer-solo-where = Vous contre le plateau solo. La partie commence immédiatement.
new-with-bots = { $n } { $n ->
        [one] bot
       *[other] bots
    }
new-with-device = { $n } sur cet appareil
new-with-guests = { $n } { $n ->
        [one] invité
       *[other] invités
    }
new-open = Ouvrir la table
new-deal = Mettre en place
new-fill = { $n ->
        [one] Compléter avec un bot
       *[other] Compléter avec des bots
    }
new-cancel = Annuler

## Waiting room

wait-your-table = Votre table
wait-table-of = Table ouverte par { $host }
wait-sub = en attente de joueurs
wait-taken = { $n } { $n ->
        [one] place prise
       *[other] places prises
    } sur { $of }
wait-drawn = l’ordre est tiré au sort au début
wait-empty = en attente
wait-sit = S’asseoir ici
wait-seat-bot = Ajouter un bot
wait-seat-bot-label = Ajouter un bot pour { $guild } : force
wait-bot-ready = bot, toujours prêt
wait-offline = hors ligne
wait-ready = en place
wait-you = c’est vous
wait-this-device = sur cet appareil
wait-free = Libérer la place
wait-talk = À la table
wait-opened = La table est ouverte
wait-sat = { $player } a pris place
wait-stood = Une place s’est libérée
wait-say = Dire quelque chose à la table
wait-send = Envoyer
wait-invite = Inviter
wait-code = Code { $code }
wait-link = Lien vers cette table
wait-invite-note = Le code permet de prendre une place libre. Il n’est plus valable une fois la partie commencée.
wait-answer-sit = Il y a une place pour vous
wait-answer-sit-where = Vous jouez en invité ou avec votre compte. Jusqu’au début de la partie, vous pouvez quitter votre place.
wait-answer-start = { $open ->
        [0] Tout le monde est là
       *[other] { $n ->
            [1] Il manque encore quelqu’un
           *[other] Commencer à { $n } ou attendre
        }
    }
wait-answer-wait = Vous avez une place
wait-answer-full-where = { $open ->
        [0] La partie commence.
        [one] Une place est libre. La partie commence dès qu’elle est prise.
       *[other] { $open } places sont libres. La partie commence dès qu’elles sont prises.
    }
wait-answer-host-where = La partie commence quand { $host } la lance.
wait-is-ready = { $player } est en place
wait-sit-down = S’asseoir
wait-start = { $n ->
        [one] Deux joueurs au moins
        [2] Commencer à deux
        [3] Commencer à trois
       *[other] Commencer
    }
wait-close = Fermer la table
wait-stand = Quitter la place
seal-title = Les dés sont scellés
seal-note = Le serveur a déjà fixé sa moitié du hasard. Voici le sceau ; personne ne peut plus changer ce qu’il couvre.
seal-hash = Sceau, SHA-256 :
seal-step-1 = Scellé avant que quiconque prenne place
seal-step-2 =
    { $me ->
        [alone] Vous avez ajouté votre propre nombre
        [too] { $players } avez ajouté vos propres nombres
       *[no] { $players } { $n ->
            [one] a ajouté son propre nombre
           *[other] ont ajouté leurs propres nombres
        }
    }
seal-step-2-open = Chaque joueur ajoute son propre nombre
seal-step-3 = Ouvert après le dernier tour, pour que chacun vérifie

## Curtain

curtain-title = Passez l’appareil à { $guild }
curtain-text = C’est à { $player } de jouer. Les cartes restent cachées tant que le bouton n’est pas pressé.
curtain-open = C’est moi, { $player } : montrer ma table
curtain-attack = force d’attaque { $attack }, force de combat { $strength }

## End

end-title = Décompte final
end-sub = { $turns } { $turns ->
        [one] tour
       *[other] tours
    }, { $time }
end-win =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } avec { $points } PV
end-shared = Victoire partagée avec { $points } PV : { $players }
end-solo-won = Vous gagnez avec { $points } PV
end-solo-lost = Partie perdue avec { $points } PV
end-ahead = { $guild }, { $n } { $n ->
        [one] point
       *[other] points
    } devant { $other }.
end-tie = Égalité de points : la victoire est partagée (VP-4).
end-solo-why-won = 2 dernières cases réussies et au moins { $goal } PV.
end-solo-why-space = La condition d’une dernière case n’était pas remplie ; cela met fin à la partie (SOLO-6).
end-solo-why-points = 2 dernières cases sont réussies, mais il fallait { $goal } PV (SOLO-7).
end-solo-why-turns = Les 16 tours ont été joués sans 2 dernières cases réussies (SOLO-7).
end-places = Classement
end-medals = Médailles : { $list }
end-no-medals = Aucune médaille
end-where = D’où viennent les PV
end-needs-3 = { $n }, il en faut 3
end-moments = Les moments décisifs
end-analysis = Analyse
site-stats = Statistiques
branch-mark = Variante
branch-try = Rejouer d’ici
end-watch = Revoir
end-watch-label = Revoir : { $what }
end-chart = Évolution des PV
end-chart-note = après chaque tour
end-chart-label = PV après chaque tour. { $list }
end-chart-ends = { $player } : { $points } à la fin
end-lived = Ce qui a rapporté à chaque guilde
end-bar-label = { $player } : { $points } PV. { $list }
end-bar-expected = Attendu après la mise en place : { $label }
end-part = { $name } { $points }
end-kind-combat = Combat
end-kind-exploration = Exploration
end-kind-trade = Commerce
end-kind-civil = Civil et séries
end-kind-cards = Cartes joueur
end-kind-mines = Mines
end-kind-rest = Jars, bâtiments
end-kind-solo = Dernières cases
end-rematch = Revanche
end-to-rematch = Vers la revanche
end-replay = Revoir la partie
end-to-cup = Vers le tournoi
end-record = Enregistrement
end-verify = Vérifier les dés
end-seal-open = Sceau ouvert : la graine correspond à { $seal }.
end-seal-wrong = La graine ne correspond pas au sceau.
end-seal-none = Cet enregistrement n’a pas de sceau.
end-seal-note = Chaque lancer en découle : tout le monde peut les vérifier.

## Replay

replay-title = Revoir la partie
replay-log = Journal
replay-step = Étape { $n } sur { $of }
replay-seen-by = Vu par
replay-spectator = Spectateur
replay-steps = Étapes
replay-back-round = Une manche en arrière
replay-back-turn = Un tour en arrière
replay-back-go = Un coup en arrière
replay-on-go = Un coup en avant
replay-on-turn = Un tour en avant
replay-on-round = Une manche en avant
replay-play = Lire
replay-stop = Arrêter
replay-link = Lien vers cette étape
replay-keys = Touches : flèches un coup, avec Maj un tour, page haut et bas une manche, virgule et point une entrée, espace pour lire.
replay-dice = Dés
replay-dice-left = { $n } { $n ->
        [one] restant
       *[other] restants
    } sur { $of }
replay-no-dice = aucun
replay-hand = Main
replay-hand-note = cachée pendant la partie
replay-in-play = En jeu
replay-others = Les autres
replay-bag = Sac et réserve de dés
replay-ore = Minerai
replay-crystals = Cristaux
replay-scores = Score
replay-chance = Hasard
replay-vp = { $n } PV

## Account

account-title =
    { $kind ->
        [account] Votre compte
        [guest] Vous jouez en invité
       *[none] Aucune session ouverte
    }
account-settings = Notifications, appareils et données
account-keep = Enregistrer
account-name-kept = Votre nom est enregistré.
account-register = Créer un compte
account-sign-in = Se connecter
account-how = Nouveau compte ou connexion
account-new = Nouveau compte
account-have = J’ai un compte
account-register-note = Vos parties et votre nom sont conservés ; avec le compte, vous les retrouvez sur chaque appareil.
account-sign-in-note = Les parties commencées ici en invité passent à votre compte.
account-login = Identifiant
account-login-note = De 3 à 64 caractères : lettres a–z, chiffres ou . _ - @ +
account-password = Mot de passe
account-password-note = Au moins 10 caractères. Conservez-le bien : sans adresse e-mail confirmée, seul l’administrateur de ce site peut vous en donner un nouveau.
account-change-password = Changer de mot de passe
account-old-password = Ancien mot de passe
account-new-password = Nouveau mot de passe
account-password-changed = Votre mot de passe a été changé. Tous les autres appareils sont déconnectés.
account-password-passkeys = Retirer aussi mes clés d’accès
reset-title = Nouveau mot de passe
reset-send = Enregistrer le mot de passe
reset-done = Votre nouveau mot de passe est enregistré. Tous les appareils sont déconnectés.
account-leave = Se déconnecter
account-sign-out = Se déconnecter ici
account-sign-out-everywhere = Se déconnecter partout
account-delete = Supprimer le compte
account-delete-note = Vos appareils sont déconnectés tout de suite. Au bout de 14 jours, votre compte et votre nom sont supprimés définitivement ; d’ici là, il suffit de vous connecter pour tout retrouver. Les parties terminées restent pour les autres, avec un nom neutre à votre place.
account-delete-now = Supprimer dans 14 jours
account-device = Sur cet appareil
account-instant = Jouer sans confirmer
account-instant-note = Une action est jouée dès que votre choix n’en laisse qu’une.
account-notify = Me prévenir
account-notify-note = L’appareil vous prévient quand c’est à vous de jouer dans un onglet en arrière-plan.
account-bots = Clés pour bots
account-bots-note = Un de vos programmes peut jouer ici. Chaque clé est un bot à part ; l’interface est décrite à /api/openapi.json.
account-bot-name = Nom du bot
account-bot-make = Créer une clé
account-bot-fresh = Clé du bot { $name }. Elle n’est affichée qu’une seule fois :
account-bot-key = Clé
account-bot-drop = Supprimer

## About

about-title = À propos de cette édition
about-what = Ce que c’est
    .text = Une table pour Tharos dans le navigateur : en solo, contre des bots, sur un seul appareil ou en ligne, avec les règles complètes, en quatre langues, sans publicité ni pistage.
about-unofficial = Non officiel
    .text = C’est un projet de fans. Tharos est un jeu de société de Bernd Scholz, publié par Spielworxx. Ni l’un ni l’autre n’a de lien avec cette édition. Si le jeu vous plaît, achetez l’édition en boîte : elle offre ce qu’aucun écran ne peut donner.
about-own = Nos propres valeurs
    .text = Certains nombres ne figurent que sur le matériel et pas dans les règles : la valeur des cartes attaque, le nombre de marqueurs transformation de chaque type, les couleurs de trois cartes, quatre formes. Pour eux, nous avons choisi nos propres valeurs et nous le signalons partout. Si vous possédez la boîte, vous pouvez y mettre les valeurs imprimées.
    .link = Quelles sont ces valeurs
about-fair = Des dés honnêtes
    .text = Avant une partie, le serveur scelle une graine, les joueurs ajoutent leurs propres nombres, et le tout détermine chaque lancer et chaque carte. Après la partie, la graine est révélée ; tout le monde peut vérifier l’enregistrement.
about-private = Ce qui est conservé
    .text = Un nom, vos parties et ce que vous dites à la table. Une adresse e-mail et d’autres moyens de vous joindre seulement si vous les indiquez. En invité, aucun mot de passe n’est nécessaire. Un cookie garde votre session ouverte, un autre retient votre langue, et la page n’envoie rien à d’autres serveurs.
about-licence = Licences
    .text = Le programme est un logiciel libre sous MIT ou Apache 2.0, au choix ; les dessins sont les nôtres, sous CC BY 4.0.
    .font = Les titres sont composés en Domitian, sous SIL Open Font License
    .notices = Ce que le programme contient d’autres auteurs, avec toutes les licences
about-build = Version { $build }
