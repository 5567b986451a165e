### Why a player cannot go further back.

undo-start = La partie commence ici.
undo-roll = Des dés ont été lancés ; on ne peut plus revenir en arrière.
undo-draw = Des dés ont été piochés ; on ne peut plus revenir en arrière : { $dice }.
undo-cards-drawn = Des cartes action ont été piochées ; on ne peut plus revenir en arrière.
undo-revealed = Un élément caché a été révélé ; on ne peut plus revenir en arrière.
undo-other-player =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } joué depuis ; on ne peut plus revenir en arrière.
