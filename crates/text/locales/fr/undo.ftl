### Why a player cannot go further back.

undo-start = La partie commence ici.
undo-roll = Des dés ont été lancés ; cela reste acquis.
undo-draw = Des dés ont été piochés et cela reste acquis : { $dice }.
undo-cards-drawn = Des cartes action ont été piochées ; cela reste acquis.
undo-revealed = Un élément caché a été révélé ; cela reste acquis.
undo-other-player =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } joué depuis ; cela reste acquis.
