### The rules reference: the words around the clauses, and the drawn examples.

rules-title = Référence des règles
rules-search = Chercher dans les règles
rules-search-hint = Mot, GO-9 ou 24
rules-search-clear = Effacer la recherche
rules-found = { $clauses ->
        [one] { $clauses } règle
       *[other] { $clauses } règles
    } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour « { $query } »
rules-nothing = Aucune règle ne contient tous ces mots.
rules-chapters = Chapitres
rules-code-words = ABC
rules-code-open = ?
rules-code-other = { $code }
rules-count = { $code }, { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-own = valeur du projet
rules-own-why = Les textes imprimés ne le montrent qu’en image ; la valeur est donc la nôtre. Si vous possédez la boîte, vous pouvez mettre la valeur imprimée (DATA-5).
rules-see = Voir aussi :
rules-example = Exemple pour { $clause }
rules-yes = Oui.
rules-no = Non.
rules-round = Manche { $round }
rules-printed = Nom imprimé : { $name }
rules-gallery = Cartes, bâtiments et effets
rules-group-deck = Cartes action
rules-group-player = Cartes joueur
rules-group-building = Bâtiments
rules-group-effect = Effets
rules-group-round-end = Cartes fin de manche
rules-group-solo = Cases solo
rules-of = { $n } sur { $total }
rules-no-cards = Rien ici ne correspond à la recherche.
rules-themes = Sortes de cartes action
rules-theme-all = Toutes
rules-theme-dice = Dés
rules-theme-combat = Combat
rules-theme-markers = Marqueurs guilde
rules-theme-mines = Mines
rules-theme-goods = Minerai et cristaux
rules-theme-medals = Médailles
rules-theme-jars = Jars
rules-theme-cards = Cartes et cases

## The chapters in short

rules-chapter-words = Vocabulaire
rules-chapter-set = Mise en place
rules-chapter-info = Qui sait quoi
rules-chapter-inv = Toujours vrai
rules-chapter-prep = Préparation
rules-chapter-go = Actions
rules-chapter-trans = Transformation
rules-chapter-mat = Plateau
rules-chapter-bld = Bâtiments
rules-chapter-act = Activations
rules-chapter-card = Cartes joueur
rules-chapter-deck = Cartes action
rules-chapter-atk = Attaque
rules-chapter-clean = Nettoyage
rules-chapter-end = Fin de manche
rules-chapter-vp = Décompte final
rules-chapter-solo = Partie en solo
rules-chapter-data = Nos valeurs
rules-chapter-opt = Options de règle
rules-chapter-open = Cas ouverts

## What lies on a drawn region

drawn-your-marker = votre marqueur guilde
drawn-your-mine = votre mine
drawn-their-marker = marqueur d’une autre guilde
drawn-attacked = attaquée
drawn-number = numéro { $number }

## Examples: the situation, and what holds at each number

ex-prep-1 = Manche 2, tour 3 : une carte attaque de valeur 4 est révélée au-dessus de la colonne 3.
    .p1 = Elle frappe la rangée 2, colonne 3, avec une force de 4 + 2 = 6.
    .p2 = L’attaque suivante de cette manche frappe la région à sa droite.
ex-prep-3 = Vous devez piocher 5 dés, et votre sac n’en contient que 2.
    .p1 = Vous piochez d’abord ces 2 dés.
    .p2 = Le sac est vide et un dé doit être pioché : toute la réserve de dés va dans le sac.
    .p3 = Puis vous piochez les 3 autres.
ex-go-7 = Une mine demande un 6, Construction un dé jaune 3+.
    .p1 = Un 6 est exactement ce que demande la mine.
    .p2 = Un 7 n’est pas un 6 : pas de mine.
    .p3 = Pour Construction, il convient : 7, c’est 3 ou plus.
ex-go-9 = Vous placez un marqueur guilde sur la région 2, mais votre réserve est vide.
    .p1 = Reprenez-en un d’une autre région, ici ou sur la plaine, ou d’une de vos cartes joueur.
    .p2 = Pas de la région où vous le placez.
    .p3 = Jamais d’une carte attaque.
    .p4 = Jamais d’un bâtiment que vous possédez.
ex-go-10 = Vous voulez placer un marqueur guilde, puis une mine.
    .p1 = Le marqueur de l’autre guilde ne gêne pas.
    .p2 = Pas de second marqueur guilde à vous sur une région.
    .p3 = Une mine peut se trouver à côté de votre marqueur guilde.
ex-trans-4 = Ce tour-ci, un dé compte 1 de plus quand vous le placez.
    .p1 = Le 5 bleu compte comme un 6 : de quoi placer une mine.
    .p2 = Un dé au-dessus de 6 n’augmente pas.
    .p3 = Utilisez l’effet où il vous sert, une fois ce tour-ci.
ex-trans-5 = Le marqueur montre du rouge : un dé rouge compte 1 de plus ou 1 de moins.
    .p1 = Vers le haut : le 5 compte comme un 6, pour une mine sur une colline.
    .p2 = Ou vers le bas : le 4 compte comme un 3 et entre dans un intervalle.
    .p3 = Un 1 ne devient pas 0.
    .p4 = Un dé blanc n’est pas rouge, quelle que soit la couleur pour laquelle il est placé.
ex-trans-7 = Tournez un ou deux dés blancs sur la face opposée. Deux faces opposées font toujours 7.
    .p1 = Un 2 devient 5.
    .p2 = Un 6 devient 1, si vous le voulez.
    .p3 = Un dé au-dessus de 6 n’a pas de face opposée.
    .p4 = Seulement des dés blancs.
ex-mat-1 = Beaucoup d’argent avec trois dés blancs.
    .p1 = La somme est 10, mais 8 comptent au plus : 8 Jars.
    .p2 = Un Banquier actif ajoute 2 après cette limite : 10 Jars.
    .p3 = La carte action 24 double le résultat : 20 Jars.
ex-mat-2 = Grand choix avec un 5 blanc.
    .p1 = La moitié de 5, arrondie à la valeur supérieure, fait 3 : piochez trois cartes.
    .p2 = Conservez-en une, les autres sont défaussées.
    .p3 = Le même dé, avec Aucun choix, ne pioche que 1 carte.
ex-mat-4 = Explorer une zone : un dé au choix et vos marqueurs guilde sur 4 régions d’un seul tenant.
    .p1 = Ces quatre régions sont d’un seul tenant. Les marqueurs retournent dans la réserve : 1 médaille d’exploration.
    .p2 = Celle-ci ne touche les autres nulle part ; elle ne peut pas être l’une des quatre.
ex-mat-5 = Un 6 bleu, et votre première mine est sur la colline.
    .p1 = Une montagne juste à côté de votre mine.
    .p2 = Une montagne aussi, mais elle ne touche votre mine que par un coin.
ex-mat-6 = Un 4 jaune et 10 Jars, et le Grand Marché entre en jeu.
    .p1 = Vous gagnez 1 médaille civile.
    .p2 = Pour 2 Jars de plus, le bâtiment est à vous. Après, c’est trop tard.
    .p3 = Vous pouvez l’utiliser aussitôt sans son prix. C’est votre utilisation pour ce tour.
ex-bld-0 = Le Bureau civil coûte 4 Jars.
    .p1 = S’il est à un autre joueur : 2 Jars au propriétaire, 2 à la banque.
    .p2 = S’il est à vous ou à personne : les 4 à la banque.
    .p3 = Le propriétaire ne l’utilise pas pour moins cher.
ex-bld-8 = Le Bureau du géomètre déplace votre marqueur guilde des terres désolées, en bas.
    .p1 = Tout droit vers le haut : adjacente et libre.
    .p2 = En diagonale, ce n’est pas adjacent.
    .p3 = Il y a déjà un marqueur guilde à vous.
    .p4 = Le marqueur d’une autre guilde n’y change rien.
ex-act-1 = Rumblepoke demande un dé blanc et un dé rouge pour un total de 8.
    .p1 = 3 + 5 = 8 suffit.
    .p2 = 7, c’est trop peu, même si les couleurs sont bonnes.
    .p3 = 12 est largement assez, mais il manque un dé blanc.
ex-card-2 = Vous utilisez le Teinturier à vapeur avec un 4 blanc. Dans l’action supplémentaire, vous devez maintenant placer un dé blanc comme dé d’une couleur de votre choix.
    .p1 = Un 6 blanc comme bleu : une mine sur une montagne.
    .p2 = Un 3 blanc comme rouge sur la case Attaque.
    .p3 = Le Cartographe ne place pas de dé.
ex-card-3 = Le Chercheur de minerai avec un 3 bleu et un 2 rouge. Vous n’avez pas encore de minerai.
    .p1 = La montagne et la colline sont côte à côte : prenez les deux minerais.
    .p2 = Pas le minerai de cette montagne avec celui de la colline : elles ne se touchent que par un coin.
    .p3 = Un seul minerai d’une des deux couleurs, de n’importe quelle région, est toujours possible.
ex-card-10 = Replacez un marqueur guilde du Manipulateur et modifiez un dé de 1.
    .p1 = Un 6 devient 7 et compte 7 pour Beaucoup d’argent ou au combat.
    .p2 = Un 1 ne devient pas 0.
    .p3 = Un 7 ne sert pas pour une mine : il faut exactement 6.
ex-deck-18 = La rangée du haut. Votre marqueur guilde est sur la deuxième région.
    .p1 = Cette région n’a pas de voisine libre dans la rangée.
    .p2 = Ces deux-là sont libres et adjacentes : un marqueur guilde sur chacune.
ex-deck-25 = Modifiez un dé actif de 2.
    .p1 = Un 6 devient 8.
    .p2 = Un dé au-dessus de 6 n’augmente plus.
    .p3 = Un 2 devient 1.
    .p4 = Un 1 ne peut pas diminuer.
ex-deck-32 = Vos mines sont sur une plaine, une forêt et une montagne. Elles n’ont pas à se toucher.
    .p1 = 1 médaille d’exploration, et les mines restent.
    .p2 = Deux mines sur des montagnes ne remplacent pas une couleur manquante.
ex-deck-37 = Vos marqueurs guilde et le L. Il peut être pivoté et inversé.
    .p1 = Ces quatre marqueurs forment un L. Ils retournent dans la réserve : 2 médailles d’exploration.
    .p2 = Ces deux-là restent où ils sont.
ex-atk-3 = L’attaque a une force de 6.
    .p1 = Deux dés rouges sur la case Attaque font 7 : repoussée, 1 point de combat.
    .p2 = Exactement 6 suffit.
    .p3 = 5, c’est trop peu.
    .p4 = Si le Canonnier repousse l’attaque, votre force n’a pas d’importance.
ex-atk-4 = Vous subissez l’attaque sur la colline.
    .p1 = D’abord, un marqueur guilde de votre réserve va sur la carte attaque.
    .p2 = Puis votre marqueur guilde et votre mine sur la région attaquée retournent dans la réserve. L’autre guilde ne perd rien ici.
ex-vp-1 = Quatre médailles différentes à la fin de la partie.
    .p1 = À elles seules, elles valent 13 PV.
    .p2 = Comme série de quatre différentes, elles rapportent 2 PV de plus.
    .p3 = Deux de la même sorte ne font pas une série.
ex-vp-3 = Mines sur des régions à la fin de la partie.
    .p1 = Deux mines ne rapportent rien.
    .p2 = À partir de trois, chaque mine rapporte 1 PV.
ex-set-3 = Chaque région commence avec un minerai et un cristal de sa couleur.
    .p1 = Sur la forêt se trouvent un minerai vert et un cristal vert.
    .p2 = En tout, il y en a 16 de chaque. La réserve générale est vide.
ex-set-9 = Vos 18 dés au début : 12 dans le sac, 6 dans le magasin de dés.
    .p1 = Le sac contient 8 dés blancs, 2 rouges et 2 jaunes.
    .p2 = Les dés du bas des deux colonnes coûtent 2 Jars.
    .p3 = Au-dessus, deux dés verts à 4 Jars chacun.
    .p4 = Tout en haut, deux dés bleus à 6 Jars chacun.
ex-info-2 = Ce que les autres peuvent savoir de vous.
    .p1 = Vous seul connaissez vos cartes action.
    .p2 = Leur nombre est connu de tous.
    .p3 = L’ordre du sac et de chaque pioche est inconnu de tous.
    .p4 = La défausse est visible.
ex-inv-1 = Vos 12 marqueurs guilde sont toujours quelque part.
    .p1 = Trois sont sur des régions.
    .p2 = Deux sont sur le Manipulateur.
    .p3 = Un est sur une carte attaque.
    .p4 = Il en reste donc six dans votre réserve.
ex-clean-1 = Le tour est fini.
    .p1 = Les dés utilisés vont de leurs cases dans la réserve de dés.
    .p2 = Un dé que vous n’avez pas utilisé y va aussi.
    .p3 = Le sac reste tel quel jusqu’à ce qu’une pioche le trouve vide.
ex-solo-3 = Cogwheel Trust est sur I, Future Horizon sur II.
    .p1 = Pour 3 Jars, vous échangez I et II, une fois dans ce tour.
    .p2 = Future Horizon passe alors de I au plateau solo.
    .p3 = Les autres avancent d’une case et un nouveau marqueur sort du sac.
ex-solo-4 = Les marqueurs arrivent dans cet ordre.
    .p1 = La première couleur de la partie prend la rangée A.
    .p2 = La même couleur continue dans sa rangée, de gauche à droite.
    .p3 = La couleur suivante prend la rangée B.
ex-solo-5 = Un marqueur atteint A2 : une de vos mines s’y trouve et 7 Jars sont demandés.
    .p1 = Avec 7 Jars, la mine va sur une région voisine d’une de vos mines.
    .p2 = Cette région n’est pas voisine de votre mine.
    .p3 = Avec 6 Jars, la mine va dans la zone des pertes.
ex-solo-6 = Un marqueur atteint A6, la dernière case de sa rangée.
    .p1 = Avec trop peu de Jars, la partie est perdue aussitôt.
    .p2 = Condition remplie pour la première fois : vous continuez.
    .p3 = Une deuxième dernière case remplie met fin à la partie aussitôt, et l’on compte les points.
