### Why a player cannot go further back.

undo-start = The game begins here.
undo-roll = Dice have been rolled; that cannot be undone.
undo-draw = Dice have been drawn, and that cannot be undone: { $dice }.
undo-cards-drawn = Action cards have been drawn; that cannot be undone.
undo-revealed = Something hidden has been revealed; that cannot be undone.
undo-other-player =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } played since; that cannot be undone.
