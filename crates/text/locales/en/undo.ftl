### Why a player cannot go further back.

undo-start = The game begins here.
undo-roll = Dice were rolled; that stays.
undo-draw = Dice were drawn and that stays: { $dice }.
undo-cards-drawn = Action cards were drawn; that stays.
undo-revealed = Something hidden was revealed; that stays.
undo-other-player =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } acted since; that stays.
