### Final scoring.

score-combat-medals = Médailles de combat
score-exploration-medals = Médailles d’exploration
score-trade-medals = Médailles commerciales
score-civil-medals = Médailles civiles
score-medal-sets = Séries de 4 médailles différentes
score-jars = Jars (1 pour 5)
score-buildings = Bâtiments possédés
score-player-cards = Symboles de dé sur les cartes joueur
score-mines = Mines sur les régions (à partir de 3)
score-last-spaces = Dernières cases du plateau solo
score-solo-losses = Zone des pertes et pénalités
score-total = Total
score-points = { $n } PV

## The result

result-win =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire.
result-shared = Victoire partagée avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire : { $players }.
result-solo-won = Partie gagnée avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire.
result-solo-lost = Partie perdue avec { $points } { $points ->
        [one] point
       *[other] points
    } de victoire ; nécessaire : { $goal } et 2 dernières cases.
