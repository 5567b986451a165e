### Final scoring.

score-combat-medals = Kampfmedaillen
score-exploration-medals = Erkundungsmedaillen
score-trade-medals = Handelsmedaillen
score-civil-medals = Zivilmedaillen
score-medal-sets = Sätze mit vier verschiedenen Medaillen
score-jars = Jars (1 pro 5)
score-buildings = Eigene Gebäude
score-player-cards = Würfelsymbole auf Spielerkarten
score-mines = Minen auf Landschaften (ab 3)
score-last-spaces = Endfelder des Solotableaus
score-solo-losses = Verlustablage und Abzüge
score-total = Gesamt
score-points = { $n } SP

## The result

result-win =
    { $you ->
        [yes] Du gewinnst
       *[no] { $player } gewinnt
    } mit { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkten
    }.
result-shared = Geteilter Sieg: { $players } mit je { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkten
    }.
result-solo-won = Gewonnen mit { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkten
    }.
result-solo-lost = Verloren mit { $points } { $points ->
        [one] Siegpunkt
       *[other] Siegpunkten
    }; nötig: { $goal } und 2 Endfelder.
