### Why a player cannot go further back.

undo-start = Hier beginnt die Partie.
undo-roll = Es wurde gewürfelt; das bleibt.
undo-draw = Würfel wurden gezogen und das bleibt: { $dice }.
undo-cards-drawn = Aktionskarten wurden gezogen; das bleibt.
undo-revealed = Etwas Verdecktes wurde aufgedeckt; das bleibt.
undo-other-player =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } seitdem gehandelt; das bleibt.
