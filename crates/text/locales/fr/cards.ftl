### What the cards, buildings and effects do, in our own words.

## Action cards: the effect as a title, and the whole text

deck-1 = Choisir 5 dés de la réserve de dés
    .text = Pendant la préparation : choisissez 5 dés de votre réserve de dés au lieu de piocher. Elle doit en contenir au moins 5.
deck-2 = 8 Jars par marqueur guilde retiré d’une région
    .text = Retirez 1 ou 2 de vos marqueurs guilde des régions. Gagnez 8 Jars pour chacun.
deck-3 = Médailles commerciales contre minerai ou cristaux
    .text = Échangez 2 minerais ou 2 cristaux contre 1 médaille commerciale, ou 4 de la même sorte contre 2 médailles commerciales.
deck-4 = Déplacer un marqueur guilde sur une région au choix
    .text = Déplacez 1 de vos marqueurs guilde d’une région vers n’importe quelle région où vous n’en avez pas.
deck-5 = Utiliser une case blanche une fois de plus
    .text = Choisissez l’une des 6 cases action blanches, utilisée ou non. Vous pouvez l’utiliser une fois de plus pendant ce tour, pour l’une ou l’autre de ses actions. Si vous ne le faites pas, cette possibilité est perdue à la fin du tour.
deck-6 = 1 médaille commerciale pour 12 Jars
    .text = Payez 12 Jars et gagnez 1 médaille commerciale.
deck-7 = Force de combat +2
    .text = Votre force de combat augmente de 2 pour ce tour.
deck-8 = Prendre un dé du sac, le lancer et l’utiliser
    .text = Seulement avant l’action : choisissez n’importe quel dé de votre sac et lancez-le. Votre action doit l’utiliser. Si aucune action ne le peut, il va dans la réserve de dés et vous effectuez une autre action.
deck-9 = Piocher à nouveau tous les dés
    .text = Pendant la préparation, avant le lancer : placez tous les dés piochés dans votre réserve de dés et piochez-en autant.
deck-10 = Tourner un dé sur une face au choix
    .text = Tournez 1 dé actif sur n’importe quelle face de 1 à 6.
deck-11 = Remplir l’Organisatrice et le Manipulateur
    .text = Remplissez votre Organisatrice (2 marqueurs guilde au maximum), votre Manipulateur (3 au maximum) ou les deux, s’ils sont actifs.
deck-12 = Relancer autant de dés que souhaité
    .text = Relancez autant de vos dés actifs que vous le souhaitez, au moins 1.
deck-13 = 1 minerai ou cristal de la réserve générale
    .text = Prenez dans la réserve générale 1 minerai ou 1 cristal, d’une couleur que vous n’avez pas encore pour cette sorte de marqueur.
deck-14 = 1 médaille commerciale contre minerai et cristal d’une même couleur
    .text = Échangez 1 minerai et 1 cristal de la même couleur contre 1 médaille commerciale.
deck-15 = 1 médaille d’exploration contre 3 marqueurs guilde
    .text = Retirez 3 de vos marqueurs guilde de n’importe quelles régions et gagnez 1 médaille d’exploration.
deck-16 = Cette carte est un dé de votre choix
    .text = Seulement avant l’action : la carte sert de dé pour cette action, qui doit l’utiliser. Choisissez sa couleur et sa valeur, de 1 à 6, en la plaçant. Ce dé ne peut être ni relancé ni modifié.
deck-17 = Placer 1 marqueur guilde sur une région au choix
    .text = Placez 1 marqueur guilde sur n’importe quelle région où vous n’en avez pas.
deck-18 = Placer 2 marqueurs guilde dans la rangée du haut
    .text = Dans la rangée du haut, placez 1 marqueur guilde sur chacune de 2 régions adjacentes entre elles où vous n’en avez pas. Si aucune paire n’est libre, placez-en 1 sur une région libre de cette rangée.
deck-19 = Force de combat +4, 2 dés ou 1 dé du magasin
    .text = Au choix : force de combat +4 ; piocher et lancer 2 dés ; ou placer gratuitement 1 dé au choix de votre magasin de dés dans votre réserve de dés.
deck-20 = Force de combat +4 ou 8 Jars
    .text = Au choix : force de combat +4 ; ou gagner 8 Jars.
deck-21 = 1 marqueur guilde sur l’Organisatrice et 1 sur le Manipulateur
    .text = Placez 1 marqueur guilde sur votre Organisatrice, sur votre Manipulateur ou sur les deux. La carte doit être active et avoir encore de la place.
deck-22 = Garder 2 dés pour les tours suivants
    .text = Au nettoyage : placez 2 de vos dés actifs ou utilisés, au choix, sur cette carte plutôt que dans la réserve de dés. Lors de préparations ultérieures, vous pouvez ajouter l’un ou les deux aux dés piochés. Une fois vide, la carte est défaussée.
deck-23 = Placer une mine sur une région au choix
    .text = Placez 1 mine sur n’importe quelle région où vous n’en avez pas. Ni la couleur ni l’adjacence ne comptent.
deck-24 = Doubler Beaucoup d’argent
    .text = Avec Beaucoup d’argent, dans le même coup : le gain est doublé, { $bonus ->
            [yes] y compris
           *[no] sauf
        } les 2 Jars du Banquier. Si vous jouez cette carte en premier, votre action doit être ou contenir Beaucoup d’argent.
deck-25 = Augmenter ou diminuer un dé de 2
    .text = Augmentez 1 dé actif de 2 (seulement s’il indique 6 ou moins, donc jusqu’à 8) ou diminuez-le de 2 (seulement s’il indique 2 ou plus ; un 2 devient 1).
deck-26 = Prendre un dé de la réserve de dés, le lancer et l’utiliser
    .text = Seulement avant l’action : choisissez n’importe quel dé de votre réserve de dés et lancez-le. Votre action doit l’utiliser. Si aucune action ne le peut, il retourne dans la réserve de dés et vous effectuez une autre action.
deck-27 = Reprendre un marqueur guilde d’une carte attaque
    .text = Reprenez 1 de vos marqueurs guilde d’une carte attaque de cette manche.
deck-28 = 2 dés ou 1 carte action parmi 3
    .text = Au choix : piocher et lancer 2 dés ; ou piocher 3 cartes action et en conserver 1.
deck-29 = 1 médaille au choix contre 2 cartes joueur
    .text = Reprenez en main 2 de vos cartes joueur actives et gagnez 1 médaille au choix.
deck-30 = Activer une carte joueur pour 5 Jars
    .text = Payez 5 Jars et activez 1 carte joueur de votre main sans utiliser les dés demandés.
deck-31 = Échanger une médaille
    .text = Échangez 1 de vos médailles contre une médaille d’une autre sorte.
deck-32 = 1 médaille d’exploration pour des mines : { $colours }
    .text = Il vous faut au moins 1 mine sur une région de chacune de ces couleurs : { $colours }. Gagnez 1 médaille d’exploration. Les mines restent en place.
deck-33 = 1 médaille d’exploration pour des mines : { $colours }
    .text = Il vous faut au moins 1 mine sur une région de chacune de ces couleurs : { $colours }. Gagnez 1 médaille d’exploration. Les mines restent en place.
deck-34 = 1 médaille d’exploration pour des mines : { $colours }
    .text = Il vous faut au moins 1 mine sur une région de chacune de ces couleurs : { $colours }. Gagnez 1 médaille d’exploration. Les mines restent en place.
deck-35 = 2 médailles d’exploration pour une forme : { $shape }
    .text = Retirez vos marqueurs guilde de 4 régions qui dessinent cette forme : { $shape }. Elle peut être tournée et retournée (en miroir). Gagnez 2 médailles d’exploration.
deck-36 = 2 médailles d’exploration pour une forme : { $shape }
    .text = Retirez vos marqueurs guilde de 4 régions qui dessinent cette forme : { $shape }. Elle peut être tournée et retournée (en miroir). Gagnez 2 médailles d’exploration.
deck-37 = 2 médailles d’exploration pour une forme : { $shape }
    .text = Retirez vos marqueurs guilde de 4 régions qui dessinent cette forme : { $shape }. Elle peut être tournée et retournée (en miroir). Gagnez 2 médailles d’exploration.
deck-38 = 2 médailles d’exploration pour une forme : { $shape }
    .text = Retirez vos marqueurs guilde de 4 régions qui dessinent cette forme : { $shape }. Elle peut être tournée et retournée (en miroir). Gagnez 2 médailles d’exploration.
deck-39 = Replacer du minerai et des cristaux : 1 médaille civile
    .text = Replacez 3 marqueurs minerai ou cristal de la réserve générale sur des régions de leur couleur, au maximum 1 minerai et 1 cristal par région. S’il y en a moins, replacez-les tous. Gagnez 1 médaille civile.
deck-40 = 1 médaille au choix contre 2 marqueurs guilde et 1 mine
    .text = Replacez dans votre réserve 1 marqueur guilde d’une de vos cartes joueur, plus 1 marqueur guilde et 1 mine pris sur des régions. Gagnez 1 médaille au choix.

## Player cards: what activates them, their actions and permanent effects

activation-cost =
    { $n ->
        [one] { $colours }, valeur { $total } ou plus
       *[other] { $colours }, valeur totale { $total } ou plus
    }
banker-action = Utilisez un dé jaune. Gagnez sa valeur en Jars.
banker-permanent = Beaucoup d’argent vous rapporte 2 Jars de plus.
steam-dyer-action = Utilisez un dé au choix de valeur 3+. Effectuez ensuite immédiatement une action supplémentaire, dans laquelle vous placez un autre dé, obligatoirement blanc, comme dé de la couleur de votre choix.
ore-digger-action = Utilisez 2 dés au choix, de valeur 2 à 4 chacun. Prenez 1 minerai de la couleur de chaque dé sur 2 régions adjacentes entre elles, ou 1 minerai de la couleur d’un des dés sur une région au choix. Jamais une couleur que vous possédez déjà.
crystallographist-action = Utilisez 2 dés au choix, de valeur 1 à 3 chacun. Prenez 1 cristal de la couleur de chaque dé sur 2 régions adjacentes entre elles, ou 1 cristal de la couleur d’un des dés sur une région au choix. Jamais une couleur que vous possédez déjà.
cartographer-action = Payez 2 Jars. Retirez vos marqueurs guilde d’exactement 3 régions d’un seul tenant et gagnez 1 médaille d’exploration.
organizer-action = Utilisez 2 dés au choix, de valeur 5+ chacun. Échangez une de vos cartes joueur actives (celle-ci aussi) contre une autre de votre main, sans payer son coût.
organizer-marker = Replacez dans votre réserve 1 marqueur guilde de cette carte. Piochez et lancez 1 dé ; ou relancez 1 dé actif puis, si vous le souhaitez, encore 1 (le même ou un autre). Autant de fois que souhaité par tour.
cannoneer-action = Utilisez 2 dés au choix, de valeur 3+ chacun : force de combat +3. Ou utilisez 2 dés au choix, de valeur 5+ chacun : vous repoussez l’attaque de ce tour, quelle que soit votre force.
rumblepoke-action = Utilisez un dé rouge. Votre force de combat augmente de sa valeur plus 2.
rumblepoke-permanent = Une fois par tour, pendant l’attaque : payez 1 point de combat pour augmenter votre force de combat de 2.
steam-pressure-plant-action = Utilisez 2 dés au choix, de valeur 5+ chacun. Prenez en main 1 carte action au choix de la défausse.
steam-pressure-plant-permanent = Pendant la préparation, vous piochez 1 dé de plus. Avant le lancer, placez 1 dé pioché au choix dans votre réserve de dés.
manipulator-marker = Replacez dans votre réserve 1 marqueur guilde de cette carte. Augmentez ou diminuez 1 dé actif de 1 ({ $limit ->
        [yes] jamais en dessous de 1, jamais au-dessus de 7
       *[no] jamais en dessous de 1, sans limite supérieure
    }). Autant de fois que souhaité par tour.

## Public buildings: the effect; the price in Jars stands apart

building-price =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
civilian-office-effect = Tournez 1 dé actif au choix sur 5 ou 6.
large-market-effect = Échangez 5 minerais ou 5 cristaux contre 2 médailles commerciales.
little-market-effect = Échangez 3 minerais ou 3 cristaux contre 1 médaille commerciale.
new-market-effect = Échangez 2 minerais et 2 cristaux contre 2 médailles commerciales.
notarys-office-effect = Utilisez immédiatement une nouvelle fois une case action blanche déjà utilisée pendant ce tour. Les dés et les Jars demandés restent dus.
organization-office-effect = Prenez en main 1 carte action au choix de la défausse.
secret-society-effect = Tournez 1 dé actif de n’importe quelle couleur sur 3 et placez-le sur votre case Attaque.
surveyors-office-effect = Déplacez 1 de vos marqueurs guilde d’une région vers une région adjacente où vous n’en avez pas.

## Round end cards: what they hit, and the loss of each round

round-end-1 = Médaille civile
    .round-1 = Aucune perte
    .round-2 = Aucune perte
    .round-3 = Aucune perte
    .round-4 = Perdre 1 médaille civile
round-end-2 = Cartes joueur et mines
    .round-1 = Aucune perte
    .round-2 = 1 carte joueur active revient en main
    .round-3 = 1 carte joueur active revient en main et 2 mines reviennent dans la réserve
    .round-4 = 3 mines reviennent dans la réserve
round-end-3 = Marqueurs guilde sur les régions
    .round-1 = 1 marqueur guilde d’une région revient dans la réserve
    .round-2 = 2 marqueurs guilde des régions reviennent dans la réserve
    .round-3 = 3 marqueurs guilde des régions reviennent dans la réserve
    .round-4 = Perdre 1 médaille d’exploration
round-end-4 = Jars
    .round-1 = Perdre 3 Jars
    .round-2 = Perdre la moitié des Jars, arrondie à la valeur supérieure
    .round-3 = Perdre 10 Jars
    .round-4 = Perdre tous les Jars
round-end-5 = Cartes action
    .round-1 = Perdre 1 carte action
    .round-2 = Perdre 2 cartes action
    .round-3 = Perdre toutes les cartes action
    .round-4 = Perdre 1 médaille commerciale
round-end-6 = Marqueurs guilde sur les cartes joueur
    .round-1 = 1 marqueur guilde de vos cartes joueur revient dans la réserve
    .round-2 = 2 marqueurs guilde de vos cartes joueur reviennent dans la réserve
    .round-3 = 3 marqueurs guilde de vos cartes joueur reviennent dans la réserve
    .round-4 = Perdre 1 médaille d’exploration

## The solo mat: the requirement as a title and in full, the general action before it, the negative effect after it

solo-a2 = 7 Jars
    .general = 1 bâtiment non construit, tiré au hasard, est retiré de la partie.
    .requirement = Avoir au moins 7 Jars.
    .negative = 2 bâtiments non construits, tirés au hasard, entrent en jeu pour une guilde neutre ; les utiliser vous coûte le double. −2 PV.
solo-a4 = Aucune carte action en main
    .general = Les 5 premières cartes action de la pioche sont retirées de la partie.
    .requirement = N’avoir aucune carte action en main.
    .negative = Les 15 cartes action suivantes de la pioche sont aussi retirées de la partie.
solo-a5 = 1 médaille commerciale
    .requirement = Avoir au moins 1 médaille commerciale.
    .negative = Un dé supplémentaire est lancé : sur 1–4, la colonne de ce numéro est vidée ; sur 5, la rangée 2 ; sur 6, la rangée 3. Tout le minerai et tous les cristaux qui s’y trouvent vont dans la réserve générale. La pièce va sur B6.
solo-a6 = 20 Jars
    .requirement = Avoir au moins 20 Jars ; avec une pièce sur cette case, au moins 25.
solo-b2 = Dés rouges d’un total de 3+
    .general = Un dé supplémentaire est lancé : sur 1–4, la colonne de ce numéro est vidée ; sur 5, la rangée 2 ; sur 6, la rangée 3. Tout le minerai et tous les cristaux qui s’y trouvent vont dans la réserve générale.
    .requirement = Avoir des dés rouges actifs totalisant au moins 3 au lancer, sans modification.
    .option-title = 3 points de combat
    .option = Avoir au moins 3 points de combat.
    .negative = La pièce va sur A6.
solo-b4 = 14 Jars
    .general = 1 bâtiment non construit, tiré au hasard, est retiré de la partie.
    .requirement = Avoir au moins 14 Jars.
    .negative = 3 bâtiments non construits, tirés au hasard, entrent en jeu pour une guilde neutre ; les utiliser vous coûte le double. −3 PV.
solo-b5 = 6 cartes joueur actives
    .requirement = Avoir au moins 6 cartes joueur actives.
    .negative = 2 cartes joueur actives de votre choix reviennent en main.
solo-b6 = 3 médailles d’exploration
    .requirement = Avoir au moins 3 médailles d’exploration ; avec une pièce sur cette case, au moins 2 médailles commerciales à la place.
solo-c1 = 3 cartes action en main
    .requirement = Avoir au moins 3 cartes action en main.
    .negative = La moitié supérieure de la pioche (arrondie à la valeur inférieure) est retirée de la partie.
solo-c3 = 3 minerais ou cristaux
    .requirement = Avoir en tout au moins 3 marqueurs minerai ou cristal.
    .negative = Un dé supplémentaire est lancé : sur 1–4, la colonne de ce numéro est vidée ; sur 5, la rangée 2 ; sur 6, la rangée 3. Tout le minerai et tous les cristaux qui s’y trouvent vont dans la réserve générale.
solo-c4 = 3 sortes de médailles
    .requirement = Avoir des médailles d’au moins 3 sortes différentes.
    .negative = Perdez 1 médaille au choix.
solo-c6 = 3 médailles civiles
    .requirement = Avoir au moins 3 médailles civiles.

## Transformation effects in full

trans-none-text = Ce marqueur transformation n’a aucun effet.
trans-jars-text = Gagnez { $n } Jars.
trans-combat-text = Votre force de combat augmente de { $n } pour ce tour.
trans-any-die-text = 1 dé que vous placez compte 1 de plus pour cette action (sauf s’il dépasse déjà 6).
trans-coloured-die-text = 1 { $colour_die } que vous placez compte pour cette action 1 de plus (sauf s’il dépasse déjà 6) ou 1 de moins (sauf un 1).
trans-white-as-any-text = 1 dé blanc que vous placez compte comme un dé de la couleur de votre choix pour cette action.
trans-flip-white-text = Tournez jusqu’à 2 dés blancs actifs sur leur face opposée (un 2 devient 5 ; sauf un dé qui dépasse 6).
