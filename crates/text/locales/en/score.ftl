### Final scoring.

score-combat-medals = Combat medals
score-exploration-medals = Exploration medals
score-trade-medals = Trade medals
score-civil-medals = Civil medals
score-medal-sets = Sets of four different medals
score-jars = Jars (1 per 5)
score-buildings = Buildings owned
score-player-cards = Dice symbols on player cards
score-mines = Mines on regions (from 3)
score-last-spaces = Last spaces of the solo mat
score-solo-losses = Loss box and penalties
score-total = Total
score-points = { $n } VP

## The result

result-win =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    } with { $points } { $points ->
        [one] victory point
       *[other] victory points
    }.
result-shared = Shared victory: { $players }, { $points } { $points ->
        [one] victory point
       *[other] victory points
    } each.
result-solo-won = Game won with { $points } { $points ->
        [one] victory point
       *[other] victory points
    }.
result-solo-lost = Game lost with { $points } { $points ->
        [one] victory point
       *[other] victory points
    }; needed: { $goal } and 2 last spaces.
