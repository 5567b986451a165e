### What changed, in a few words without a subject: the log lists it below the decision, or after a name.

event-set-up = Start player: { $you ->
        [yes] you
       *[no] { $player }
    }
event-turn-began = Round { $round }, turn { $turn }.
event-attack-revealed = Attack { $strength } on { $region }
event-kept-card = Kept 1 action card

## Dice

event-rolled = Rolled { $dice }
event-die-bound = To be used now: { $die }
event-dice-moved = Dice { $to }: { $dice }
event-die-changed = { $from } → { $to }
event-trans-used = Transformation effect: { $trans }

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $change ->
        [one] Jar
       *[other] Jars
    } ({ $now })
event-medal =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $medal }
event-combat-points =
    { $change ->
        [0] Combat points stay at { $now }, the maximum
       *[other] { $sign ->
            [plus] +
           *[other] −
        }{ $change } { $change ->
            [one] combat point
           *[other] combat points
        } ({ $now })
    }
event-strength =
    { $attack ->
        [none] Strength { $now }
       *[other] { $now } of { $attack }
    }
event-ward = Attack warded off
event-attack-checked =
    { $held ->
        [yes] Warded off
       *[no] Lost
    }: { $ward ->
        [yes] thanks to the Cannoneer
       *[no] { $strength } of { $attack }
    }

## Markers; $n is how many go the same way

event-guild-marker-placed =
    { $n ->
        [one] Guild marker
       *[other] { $n } guild markers
    } { $to }
event-guild-marker-returned =
    { $n ->
        [one] Guild marker
       *[other] { $n } guild markers
    } back { $from }
event-guild-marker-moved =
    { $n ->
        [one] Guild marker
       *[other] { $n } guild markers
    } { $from } { $to }
event-mine-placed =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } { $to }
event-mine-returned =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } back { $from }
event-mine-moved =
    { $n ->
        [one] Mine
       *[other] { $n } mines
    } { $from } { $to }
event-goods-taken =
    Took { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-turned-in =
    Turned in { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-put-back =
    Put back { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })
event-goods-cleared =
    To the general supply: { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ({ $colours })

## Cards and buildings

event-player-card =
    { $active ->
        [yes] Activated: { $card }
       *[no] Back to hand: { $card }
    }
event-built = Built: { $building }
event-extra-use = { $space } space: one extra use this turn
event-action-card-lost = Discarded action card { $card }: { $card_title }
event-action-card-taken = Took action card { $card }: { $card_title }
event-action-card-not-kept = Did not keep action card { $card }
event-cards-drawn =
    { $n ->
        [one] Drew 1 action card
       *[other] Drew { $n } action cards
    }{ $reshuffled ->
        [yes] , after a shuffle
       *[no] { "" }
    }
event-passed = Had to pass: no action was possible after the roll

## Round end

event-round-end-card = Round end card for attack card { $column }: { $loss }
event-no-loss = No loss
event-round-ended = Round { $round } is over
event-game-over = The game is over.{ $solo ->
        [last_space_failed] { " " }The requirement of a last space was not met.
        [two_last_spaces] { " " }2 last spaces were met.
        [turns_over] { " " }All 16 turns have been played.
       *[none] { "" }
    }

## Solo game

event-solo-markers = Start spaces: { $guilds }
event-solo-reached = { $guild } reached { $cell }
event-solo-requirement =
    { $met ->
        [yes] { $cell }: requirement met
       *[no] { $cell }: requirement not met
    }
event-solo-die = The die showed { $value }: { $line }
solo-column = column { $n } cleared
solo-row = row { $n } cleared
event-solo-coin =
    { $to ->
        [none] The coin on { $from } left the solo mat
       *[other] Coin from { $from } to { $to }
    }
event-solo-penalty = Penalty: −{ $points } VP
event-building-gone = Left the game: { $building }
event-building-foreign = For a non-player guild: { $building }
event-deck-cards-gone =
    { $n } { $n ->
        [one] action card left the game
       *[other] action cards left the game
    }

## Places where a guild marker or a mine comes from, and where it goes

from-region = from region { $region }
to-region = to region { $region }
from-card = from the card { $card }
to-card = to the card { $card }
from-building = from a building ({ $building })
to-building = to a building ({ $building })
from-attack-card = from attack card { $n }
to-attack-card = to attack card { $n }
from-solo-mat = from solo space { $cell }
to-solo-mat = to solo space { $cell }
from-loss-box = from the loss box
to-loss-box = to the loss box

## Where dice go

to-depot = to the depot
to-kept = to action card 22
