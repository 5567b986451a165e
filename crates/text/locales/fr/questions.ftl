### What a player must decide: the prompt, and as .topic the question in a few words after a colon.

ask-draw = Piochez 5 dés, ou jouez la carte action 1 si vous l’avez.
    .topic = piocher des dés
ask-redraw = Conservez les dés piochés, ou piochez à nouveau avec la carte action 9 si vous l’avez.
    .topic = conserver ou non les dés piochés
ask-set-aside = Choisissez 1 dé pioché à placer dans votre réserve de dés.
    .topic = le dé pour la réserve de dés
ask-add-kept = Choisissez les dés de la carte action 22 à ajouter.
    .topic = les dés de la carte action 22
ask-solo-swap = Échangez 2 marqueurs de départ pour 3 Jars ou gardez l’ordre.
    .topic = échanger ou non des marqueurs de départ
ask-solo-mine = Choisissez une région pour votre mine.
    .topic = l’emplacement de la mine
ask-go = À vous de jouer : effectuez une action ou passez.
    .topic = une action ou passer
ask-further = Effectuez l’action supplémentaire : placez un dé blanc comme dé de la couleur de votre choix.
    .topic = l’action supplémentaire
ask-repeat = Choisissez la case action blanche à réutiliser.
    .topic = la case à réutiliser
ask-free-use = Utilisez immédiatement le nouveau bâtiment sans payer son prix, ou renoncez-y.
    .topic = l’utilisation gratuite du nouveau bâtiment
ask-keep = Choisissez 1 carte action à conserver.
    .topic = la carte à conserver
ask-discard = Limite de 3 cartes en main : choisissez 1 carte action à défausser.
    .topic = la carte à défausser
ask-take-back = Vous n’avez plus de marqueur guilde : choisissez-en un à reprendre.
    .topic = le marqueur guilde à reprendre
ask-reroll-again = Relancez encore 1 dé ou gardez ce résultat.
    .topic = relancer encore ou non
ask-check = Le Trust attaque : utilisez un effet ou affrontez l’attaque.
    .topic = l’attaque
ask-tidy-up = Nettoyez, ou gardez 2 dés avec la carte action 22 si vous l’avez.
    .topic = le nettoyage
ask-lose-player-card = Choisissez 1 carte joueur active à reprendre en main.
    .topic = la carte joueur à perdre
ask-lose-mines = Choisissez les mines que vous perdez.
    .topic = les mines à perdre
ask-lose-markers = Choisissez les marqueurs guilde que vous perdez sur les régions.
    .topic = les marqueurs guilde à perdre
ask-lose-action-cards = Choisissez les cartes action que vous perdez.
    .topic = les cartes action à perdre
ask-lose-card-markers = Choisissez les marqueurs guilde que vous perdez sur les cartes joueur.
    .topic = les marqueurs guilde à perdre sur les cartes
ask-lose-medal = Choisissez la médaille que vous perdez.
    .topic = la médaille à perdre
ask-medal = Échangez 4 points de combat contre 1 médaille de combat ou conservez-les.
    .topic = la médaille de combat

## For those who wait

waiting = On attend { $player } : { $topic }.
over = La partie est terminée.

## What chance does next

chance-setup = La zone de jeu est mise en place.
chance-attack = La carte attaque suivante est révélée.
chance-dice =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $n } { $n ->
        [one] dé
       *[other] dés
    }.
chance-roll =
    { $you ->
        [yes] Vous lancez
       *[no] { $player } lance
    } les dés.
chance-cards =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    } action.
chance-round-end = La carte fin de manche suivante est révélée.
chance-solo-markers =
    { $n } { $n ->
        [one] marqueur guilde est pioché
       *[other] marqueurs guilde sont piochés
    } pour le plateau solo.
chance-solo-die = Un dé désigne la colonne ou la rangée à vider.
chance-solo-buildings =
    { $n } { $n ->
        [one] bâtiment non construit, tiré au hasard,
       *[other] bâtiments non construits, tirés au hasard,
    } { $penalty ->
        [yes] { $n ->
            [one] entre
           *[other] entrent
        } en jeu pour une guilde neutre
       *[no] { $n ->
            [one] est retiré
           *[other] sont retirés
        } de la partie
    }.
