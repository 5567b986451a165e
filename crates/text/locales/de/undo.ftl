### Why a player cannot go further back.

undo-start = Hier beginnt die Partie.
undo-roll = Es wurde gewürfelt; das lässt sich nicht zurücknehmen.
undo-draw = Würfel wurden gezogen, und das lässt sich nicht zurücknehmen: { $dice }.
undo-cards-drawn = Aktionskarten wurden gezogen; das lässt sich nicht zurücknehmen.
undo-revealed = Etwas Verdecktes wurde aufgedeckt; das lässt sich nicht zurücknehmen.
undo-other-player =
    { $you ->
        [yes] Du warst
       *[no] { $player } war
    } seitdem am Zug; das lässt sich nicht zurücknehmen.
