### Why a player cannot go further back.

undo-start = Het spel begint hier.
undo-roll = Er is gegooid; dat blijft zo.
undo-draw = Er zijn dobbelstenen getrokken en dat blijft zo: { $dice }.
undo-cards-drawn = Er zijn actiekaarten getrokken; dat blijft zo.
undo-revealed = Iets verborgens is omgedraaid; dat blijft zo.
undo-other-player =
    { $you ->
        [yes] Jij hebt
       *[no] { $player } heeft
    } sindsdien gehandeld; dat blijft zo.
