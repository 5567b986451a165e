### The table of a running game.

## Frame

table-title = Table · Tharos
table-title-your-go = À vous · Tharos
table-opening = Mise en place de la partie…
table-round = Manche { $n }
table-turn = Tour { $n }
table-turn-of = Tour { $n } sur 16
table-your-go = À vous
table-their-go = { $player } décide
table-watching = Vous regardez
table-tools = Table
table-hint = Conseil
table-odds = Probabilités
table-rules = Règles
table-actions = Liste d’actions
table-all-actions = Toutes les actions
table-theme = Clair ou sombre
table-menu = Menu
table-close = Fermer
table-more = Plus
table-around = Autour de la zone de jeu
table-vp =
    { $n ->
       *[other] PV
    }
table-tab-mat = Plateau
table-tab-hand = Main
table-tab-cards = Cartes
table-tab-blds = Bâtiments
table-tab-rivals = Adversaires
table-tab-solo = Solo
table-tab-log = Journal

## The board

table-board = Les 16 régions
table-row = Rangée { $n }
table-next = ensuite
table-has-ore = minerai
table-has-crystal = cristal
table-has-marker = marqueur guilde de { $guild }
table-has-mine = mine de { $guild }
table-attacked-now = attaquée ce tour-ci avec une force de { $n }
table-attacked-next = attaquée ensuite avec une force de { $n }
table-region-effect = Effet de transformation pendant le tour où elle est attaquée : { $does }
table-attack-card = Tour { $turn } : force d’attaque { $n }
table-attack-next = Tour { $turn } : force d’attaque { $n }, pas encore révélée
table-attack-later = Tour { $turn } : pas encore révélée
table-strength = Votre force de combat { $has } sur { $needs }
table-you-strength = vous { $n }
table-warded = repoussée
table-lost-here = { $player } a subi l’attaque ici
table-state-could = possible avec un autre choix
table-state-can = possible
table-state-chosen = sélection
table-state-proposed = proposition
table-state-cannot = impossible
table-state-blocked = déjà utilisé ce tour-ci

## Players

table-players = Joueurs
table-rivals = Adversaires
table-passed = a passé
table-decides = décide
table-waits = attend
table-away = joué par un bot
table-of = { $n } sur { $of }
table-of-needs = sur { $n }
table-time-left = il reste { $time }
table-start-player = premier joueur
table-dice-left =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
table-all-pieces = tout voir
table-all-pieces-of = Tout ce que possède { $player }
table-jars = Jars
table-markers = Marqueurs guilde en réserve
table-mines = Mines en réserve
table-combat-points = Points de combat
table-hand-size = Cartes action en main
table-bag = Sac
table-depot = Réserve de dés
table-kept = Sur la carte action 22
table-dice = Dés
table-active = Actifs
table-mat = Plateau
table-free = libre
table-strength-n = force de combat { $n }
table-vp-by = Points de victoire

## Buildings and shared piles

table-buildings = Bâtiments
table-built = { $n } en jeu
table-price =
    { $n ->
        [one] { $n } Jar
       *[other] { $n } Jars
    }
table-owned-by = appartient à { $player }
table-in-play = en jeu
table-not-built = pas construit
table-gone = retiré de la partie
table-use-building = Utiliser un bâtiment
table-common = Piles communes
table-deck = Pioche
table-deck-short = Pioche
table-deck-left = Cartes action à piocher
table-discard = Défausse
table-discard-short = Défausse
table-discard-title =
    { $n ->
        [one] Défausse : { $n } carte
       *[other] Défausse : { $n } cartes
    }
table-discard-empty = Aucune carte n’a encore été défaussée.
table-cards-out = Cartes action retirées de la partie
table-attack-deck = Cartes attaque restantes
table-attack-left = Cartes attaque restantes : { $values }
table-round-end-left = Cartes fin de manche restantes
table-supply = Réserve générale
table-supply-ore = Minerai dans la réserve générale
table-supply-crystals = Cristaux dans la réserve générale
table-aside = Mises de côté
table-card = Carte action { $n }

## Log

table-log = Journal
table-log-aid = Comment lire le journal
table-log-more = Afficher les entrées précédentes
table-news = Ce qui se passe
table-taken-back = annulé
table-happened-sat = { $player } a pris place.
table-happened-stood = { $player } a quitté sa place.
table-happened-started = La partie commence.{ $player }
table-happened-left = { $player } a quitté la table.
table-happened-returned = { $player } est de retour.
table-happened-bot-took-over = Un bot joue pour { $player }.
table-happened-flagged = Temps écoulé pour { $player }.
table-happened-bot-plays-go = Un bot joue ce coup pour { $player }.
table-happened-more-time = { $player } a droit à plus de temps.
table-happened-paused = Personne n’est à la table : la partie attend.{ $player }
table-happened-days-off = { $player } prend des jours de congé.
table-happened-agreed-end = La partie est close d’un commun accord : des bots jouent la suite.{ $player }
table-happened-thinks = { $player } réfléchit.
table-happened-vote = { $player } demande l’accord de la table.
table-happened-voted = { $player } a répondu.
table-happened-rematch = Une nouvelle partie à une nouvelle table.{ $player }
table-happened-closed = La table est fermée.{ $player }
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-label = Dire un mot à la table
table-chat-send = Envoyer
table-chat-failed = Le message n’est pas parti. Réessayez dans un instant.

## Mat, cards and dice

table-your-mat = Votre plateau
table-half-attack = Attaque
table-half-plenty = Beaucoup
table-half-little = Peu
table-half-choices = Grand choix
table-half-no-choice = Aucun choix
table-half-marker-on-card = Marqueur sur carte
table-half-reroll = Relancer
table-half-marker-on-region = Marqueur sur région
table-half-explore = Explorer
table-half-buy-die = Acheter un dé
table-half-mine = Mine
table-half-build = Construire

## What the actions of the mat do, in short

table-about-attack = Utilisez des dés rouges : leurs valeurs s’ajoutent à votre force de combat. Autant de fois que vous voulez.
table-about-plenty = Utilisez 1 à 3 dés blancs. Vous gagnez la somme de leurs valeurs en Jars, mais 8 au plus.
table-about-little = Utilisez n’importe quel dé. Vous gagnez la moitié de sa valeur en Jars, arrondie à la valeur supérieure.
table-about-choices = Utilisez un dé blanc. Vous piochez autant de cartes action que la moitié de sa valeur (arrondie à la valeur supérieure), en conservez 1 et défaussez les autres.
table-about-no-choice = Utilisez n’importe quel dé. Vous piochez 1 carte action.
table-about-marker-on-card = Utilisez n’importe quel dé. Placez 1 marqueur guilde sur votre Organisatrice active (2 au maximum) ou votre Manipulateur actif (3 au maximum).
table-about-reroll = Utilisez un dé blanc. Vous relancez autant de vos autres dés actifs que vous voulez.
table-about-marker-on-region = Utilisez deux dés au choix. Placez 1 marqueur guilde sur une région de la couleur de l’un d’eux.
table-about-explore = Utilisez n’importe quel dé. Vous retirez vos marqueurs guilde d’exactement 4 régions d’un seul tenant et gagnez 1 médaille d’exploration.
table-about-buy-die = Utilisez n’importe quel dé. Vous achetez un dé de votre magasin pour 2, 4 ou 6 Jars selon sa rangée ; il rejoint votre réserve de dés.
table-about-mine = Utilisez un dé de valeur 6. Placez 1 mine sur une région de sa couleur. Si vous avez des mines sur des régions, cette région doit être adjacente à l’une d’elles.
table-about-build = Utilisez un dé jaune de 3 ou plus et payez 10 Jars. Un bâtiment entre en jeu et vous gagnez 1 médaille civile. Pour 2 Jars de plus, il est à vous. Vous pouvez l’utiliser immédiatement sans payer son prix.

## More of the mat

table-any = au choix
table-used = utilisé
table-extra-use = encore une fois
table-store = Magasin
table-ore = Minerai
table-crystals = Cristaux
table-to-activate = Pas encore actives
table-player-cards = Cartes joueur
table-in-play-cards = Actives
table-cards-vp = { $n } en jeu, { $vp } PV
table-no-cards-in-play = Aucune carte joueur active pour l’instant.
table-markers-on = { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } guilde sur { $of }
table-does-banker = dé jaune : sa valeur en Jars
table-does-steam-dyer = blanc, couleur au choix
table-does-ore-digger = 2 dés de 2–4 : minerai
table-does-crystallographist = 2 dés de 1–3 : cristaux
table-does-cartographer = 2 Jars : explorer 3 régions
table-does-organizer = piocher, relancer
table-does-cannoneer = 2 dés : +3 ou repousser
table-does-rumblepoke = dé rouge : sa valeur +2
table-does-steam-pressure-plant = piocher 6 dés ; 2 dés de 5+ : carte
table-does-manipulator = +1 ou −1
table-your-dice = Vos dés
table-no-dice = Aucun dé pour l’instant.
table-joins = s’ajoute
table-as = comme { $die }
table-effect = Effet de transformation
table-effect-is = Effet de transformation :
table-effect-used = Effet utilisé :
table-hand = Main
table-hand-note = { $n } sur 3, une par coup
table-hand-empty = Aucune carte action en main.
table-looking = Cartes piochées
table-looking-note = conservez-en une

## The answer bar

table-answer = Votre décision
table-idle = À vous : choisissez un dé, une case, une carte ou une région
table-idle-phone = À vous : choisissez un dé ou une case
table-acted = Action effectuée : terminez le coup ou utilisez ce qui reste
table-acted-only = Action effectuée : le coup se termine
table-only-pass = Plus rien n’est possible : vous passez
table-possible =
    { $n ->
        [one] { $n } action possible
       *[other] { $n } actions possibles
    }
table-how-board = Choisissez dans la zone de jeu.
table-still = Reste à choisir : { $what }. { $n } { $n ->
        [one] possibilité
       *[other] possibilités
    }.
table-which = Votre choix ?
table-pick-do = une action
table-pick-die = un dé
table-pick-region = une région
table-pick-card = une carte joueur
table-pick-building = un bâtiment
table-pick-deck = une carte action
table-pick-store = un dé du magasin
table-pick-take = une carte défaussée
table-pick-colour = une couleur
table-kind-option = Comment
table-kind-goods = Quoi
table-kind-colour = Couleurs
table-kind-take = Carte
table-kind-space = Case
table-kind-to = Valeur
table-kind-own = Propriété
table-kind-give = Donner
table-kind-gain = Recevoir
table-kind-medal = Médaille
table-kind-first = Échange
table-kind-with = Payé avec
table-kind-marker = Marqueur de
table-kind-mine = Mine de
table-kind-as = Compte comme
table-option-draw = piocher et lancer 1 dé
table-option-reroll = relancer
table-option-swap = échanger une carte
table-option-strength = force de combat +3
table-option-ward = repousser
table-option-combat = force de combat +4
table-option-dice = piocher et lancer 2 dés
table-option-store = dé du magasin
table-option-jars = 8 Jars
table-option-cards = piocher 3 cartes, en conserver 1
table-own-it = en être propriétaire pour 12 Jars
table-not-own-it = 10 Jars, sans propriété
table-n-markers =
    { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
table-swap = { $first } et { $second }
table-goods-colour = { $goods } : { $colour }
table-activate = Activer la carte { $card }
table-you-watch = Vous regardez cette partie.
table-missed =
    { $n ->
        [one] { $n } décision plus ancienne dans le journal.
       *[other] { $n } décisions plus anciennes dans le journal.
    }
table-wait = Votre prochaine décision s’affichera ici.
table-hurry = Avancer ({ $n })
table-confirm = Confirmer
table-key-enter = Entrée
table-undo = Annuler
table-pass = Passer

## What an action would do

effect-markers = Marqueurs guilde { $from } → { $to }
effect-linked = D’un seul tenant { $from } → { $to }, Explorer en demande 4
effect-mines = Mines { $from } → { $to }
effect-jars = Jars { $from } → { $to }
effect-medal-combat = Médailles de combat { $from } → { $to }
effect-medal-exploration = Médailles d’exploration { $from } → { $to }
effect-medal-trade = Médailles commerciales { $from } → { $to }
effect-medal-civil = Médailles civiles { $from } → { $to }
effect-combat-points = Points de combat { $from } → { $to }
effect-strength = Force { $from } → { $to } sur { $needs }
effect-strength-holds = Force { $from } → { $to } sur { $needs } : attaque repoussée
effect-ward = L’attaque est repoussée
effect-ore = Minerai { $from } → { $to }
effect-crystals = Cristaux { $from } → { $to }
effect-card-in = Activation : { $card }
effect-card-out = Retour en main : { $card }
effect-built = Construction : { $building }
effect-hand = Main { $from } → { $to }
effect-bought = Un dé rejoint la réserve de dés
effect-dice = Dés { $from } → { $to }
effect-rolled = { $n ->
    [one] 1 dé est lancé
   *[other] { $n } dés sont lancés
}
effect-owner = { $player } reçoit { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
effect-space = Case { $space } utilisée
effect-used = Utilisé : { $what }
effect-free-used = Effet de transformation utilisé
effect-turned = { $die } devient { $to }
effect-attacked = Attaquée ce tour-ci, { $n }
effect-attacked-next = Attaquée ensuite, { $n }
effect-vp = PV { $from } → { $to }
effect-vp-stays = PV inchangés : { $n }

## Why not

table-clauses = Règles
table-fits-not = Cela ne va pas avec votre choix.
table-nothing-uses = Cela ne vous sert à rien pour le moment.
table-not-your-go = Ce n’est pas à vous de décider.
table-swaps = Possible en changeant une autre partie de votre choix.
table-problem-stale = La partie a continué entre-temps. Votre choix est conservé dans la mesure où il convient encore.
table-problem-offline = Le serveur ne répond pas. Votre choix est conservé.
table-problem-slow-down = Trop de demandes : patientez un instant.
table-problem-no-hints = Les conseils sont désactivés à cette table.
table-problem-unavailable = Le serveur est occupé. Réessayez dans un instant.

## Panels

table-filter = Chercher
table-filter-example = par exemple : blanc 3
table-actions-all = Les afficher toutes ({ $n })
table-actions-shown = { $shown } { $shown ->
        [one] action
       *[other] actions
    } sur { $n }
table-go-on = Continuer
table-no-actions = Quelqu’un d’autre décide en ce moment.
table-shortcuts = Raccourcis clavier
table-shortcut-tab = vers le groupe suivant
table-shortcut-arrows = dans un groupe et sur les régions
table-shortcut-board = vers les régions
table-shortcut-spaces = vers vos cases action
table-shortcut-own-dice = vers vos dés
table-shortcut-cards = vers vos cartes joueur
table-shortcut-buildings = vers les bâtiments
table-shortcut-answer = vers la barre de réponse
table-shortcut-dice = choisir un dé
table-shortcut-pick = choisir, ou retirer le choix
table-shortcut-confirm = confirmer ; pendant que les autres jouent, avancer
table-shortcut-clear = effacer le choix, fermer
table-shortcut-undo = annuler
table-shortcut-pass = passer
table-shortcut-actions = toutes les actions
table-shortcut-why = pourquoi c’est impossible (élément actif)
table-shortcut-hint = conseil
table-shortcut-odds = probabilités du sac
table-shortcut-chat = discussion
table-shortcut-menu = menu
table-shortcut-theme = clair ou sombre
table-shortcut-shortcuts = cette liste
table-keys-on = Raccourcis à une seule touche (lettres et chiffres)
table-odds-title = La prochaine pioche dans votre sac
table-odds-draw = Dés à piocher
table-odds-colour = Couleur
table-odds-one = 1 ou plus
table-odds-two = 2 ou plus
table-odds-mean = en moyenne
table-odds-refill = Le sac ne suffit pas : la réserve de dés le remplit ; c’est compris dans le calcul.
table-odds-next-turn = Au prochain tour, le sac ne suffira pas : la réserve de dés le remplit, avec les dés de ce tour aussi ; c’est compris dans le calcul.
table-odds-bag-only = Le sac suffit ; la réserve de dés n’intervient pas.
table-language = Langue
table-pace = Rythme de la table
table-pace-calm = calme
table-pace-normal = normal
table-pace-once = immédiat
table-pace-note = Chaque coup et chaque compte rendu reste affiché le temps de le lire ; avec « immédiat », il n’y a pas de comptes rendus. Un clic sur la table ou Entrée fait avancer.
table-instant = Jouer sans confirmer
table-instant-note = Une action est jouée dès qu’il ne reste rien à choisir. L’annulation reste possible.
table-notify = Me prévenir quand c’est à moi
table-home = Accueil
table-leave = Quitter la table
table-leave-sure = Vraiment quitter ? Touchez à nouveau
table-leave-note = Un bot joue à votre place ; vous pouvez revenir.
table-pass-title =
    { $n ->
        [one] Passer avec { $n } dé restant ?
       *[other] Passer avec { $n } dés restants ?
    }
table-pass-note = Si vous passez, c’est pour tout le reste du tour. Vous pourriez encore :
table-pass-never = Ne plus avertir dans cette partie
table-keep-playing = Continuer à jouer
table-undo-stops = L’annulation s’arrête ici
table-undo-ask = Demander l’accord des autres pour revenir plus loin
table-undo-asked = Les autres sont consultés.
table-hint-thinking = Le bot réfléchit…

## Solo mat

table-solo-mat = Plateau solo
table-solo-placed = { $n } { $n ->
        [one] marqueur placé
       *[other] marqueurs placés
    } sur 18
table-swap-title = Échanger { $first } et { $second }
table-keep-order = Garder l’ordre
table-plan = Prévoir mon coup
table-your-plan = Votre plan
table-solo-about = { $guild } va atteindre { $cell }
table-solo-nothing = ne demande rien
table-solo-mine-lost = la mine est perdue, −2 PV
table-loss-box = Zone des pertes
table-reached = atteinte

## Messages

table-lost = Connexion perdue
table-lost-note = Reconnexion automatique en cours. Votre choix est conservé ; rien n’est envoyé deux fois.
table-vote-undo = { $player } souhaite revenir plus loin en arrière
table-vote-replace = Un bot doit-il remplacer { $player } ?
table-vote-time = Temps écoulé pour { $player }. Accorder plus de temps ?
table-vote-end = Mettre fin à la partie ?{ $player }
table-vote-yes = Accepter
table-vote-no = Refuser
