### Why a player cannot go further back.

undo-start = Het spel begint hier.
undo-roll = Er is gegooid; dat kun je niet ongedaan maken.
undo-draw = Er zijn dobbelstenen getrokken, en dat kun je niet ongedaan maken: { $dice }.
undo-cards-drawn = Er zijn actiekaarten getrokken; dat kun je niet ongedaan maken.
undo-revealed = Er is iets verborgens bekend geworden; dat kun je niet ongedaan maken.
undo-other-player =
    { $you ->
        [yes] Jij hebt
       *[no] { $player } heeft
    } daarna al gespeeld; dat kun je niet ongedaan maken.
