### Final scoring.

score-combat-medals = Gevechtsmedailles
score-exploration-medals = Verkenningsmedailles
score-trade-medals = Handelsmedailles
score-civil-medals = Burgermedailles
score-medal-sets = Sets van vier verschillende medailles
score-jars = Jars (1 per 5)
score-buildings = Gebouwen in bezit
score-player-cards = Dobbelsteensymbolen op spelerskaarten
score-mines = Mijnen op regio’s (vanaf 3)
score-last-spaces = Eindvelden van de solomat
score-solo-losses = Verliesvak en aftrek
score-total = Totaal
score-points =
    { $n } { $n ->
        [one] punt
       *[other] punten
    }

## The result

result-win =
    { $you ->
        [yes] Je wint
       *[no] { $player } wint
    } met { $points } { $points ->
        [one] overwinningspunt
       *[other] overwinningspunten
    }.
result-shared = Gedeelde overwinning: { $players }, elk met { $points } { $points ->
        [one] overwinningspunt
       *[other] overwinningspunten
    }.
result-solo-won = Gewonnen met { $points } { $points ->
        [one] overwinningspunt
       *[other] overwinningspunten
    }.
result-solo-lost = Verloren met { $points } { $points ->
        [one] overwinningspunt
       *[other] overwinningspunten
    }; nodig: { $goal } en 2 eindvelden.
