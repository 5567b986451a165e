### The log. $you is "yes" if the reader is the player of the line, else $player names them.

event-did =
    { $you ->
        [yes] You
       *[no] { $player }
    }: { $action }.
event-kept-card =
    { $you ->
        [yes] You keep
       *[no] { $player } keeps
    } 1 action card.
event-set-up = The board is laid out. { $you ->
        [yes] You are
       *[no] { $player } is
    } start player.
event-turn-began = Round { $round }, turn { $turn }.
event-phase-began = Phase: { $phase }.
event-attack-revealed = Attack card { $column } shows { $value }: attack strength { $strength } against region { $region }. Transformation effect: { $trans }.

## Dice

event-dice-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } dice: { $dice }.{ $refilled ->
        [yes] { " " }The depot went into the bag.
       *[no] { "" }
    }
event-rolled =
    { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } { $dice }.
event-picked-up =
    { $you ->
        [yes] You pick up
       *[no] { $player } picks up
    } { $dice } to roll again.
event-die-bound =
    { $you ->
        [yes] Your action
       *[no] The action of { $player }
    } must use { $die }.
event-dice-moved =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } dice { $from } { $to }: { $dice }.
event-die-placed =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } { $placed } { $on }.
event-die-changed =
    { $you ->
        [yes] You change
       *[no] { $player } changes
    } { $from } to { $to }.
event-trans-used =
    { $you ->
        [yes] You use
       *[no] { $player } uses
    } the transformation effect: { $trans }.

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] { $you ->
            [yes] You gain
           *[no] { $player } gains
        }
       *[other] { $you ->
            [yes] You hand over
           *[no] { $player } hands over
        }
    } { $change } { $change ->
        [one] Jar
       *[other] Jars
    } (now { $now }).
event-medal =
    { $sign ->
        [plus] { $you ->
            [yes] You gain
           *[no] { $player } gains
        }
       *[other] { $you ->
            [yes] You lose
           *[no] { $player } loses
        }
    } { $change } { $medal } (now { $now }).
event-combat-points =
    { $sign ->
        [plus] { $you ->
            [yes] You gain
           *[no] { $player } gains
        }
       *[other] { $you ->
            [yes] You pay
           *[no] { $player } pays
        }
    } { $change } combat { $change ->
        [one] point
       *[other] points
    } (now { $now }).
event-strength =
    { $you ->
        [yes] You raise your
       *[no] { $player } raises their
    } combat strength by { $change } to { $now }.
event-ward =
    { $you ->
        [yes] You ward
       *[no] { $player } wards
    } off this turn’s attack.
event-attack-checked =
    { $held ->
        [yes] { $you ->
            [yes] You ward
           *[no] { $player } wards
        } off the attack
       *[no] { $you ->
            [yes] You lose
           *[no] { $player } loses
        } against the attack
    }: { $ward ->
        [yes] thanks to Cannoneer
       *[no] combat strength { $strength } against { $attack }
    }.

## Markers

event-guild-marker =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } a guild marker { $from } { $to }.
event-mine =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } a mine { $from } { $to }.
event-goods-taken =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } from region { $region }: { $colour } { $goods }.
event-goods-from-supply =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } from the general supply: { $colour } { $goods }.
event-goods-turned-in =
    { $you ->
        [yes] You turn
       *[no] { $player } turns
    } in: { $colour } { $goods }.
event-goods-put-back = Back on region { $region }: { $colour } { $goods }.
event-goods-cleared = From region { $region } to the general supply: { $colour } { $goods }.

## Cards and buildings

event-player-card =
    { $active ->
        [yes] { $you ->
            [yes] You activate
           *[no] { $player } activates
        }: { $card }.
       *[no] { $you ->
            [yes] You return
           *[no] { $player } returns
        } to hand: { $card }.
    }
event-built =
    { $you ->
        [yes] You build
       *[no] { $player } builds
    }{ $owned ->
        [yes] { " " }and { $you ->
            [yes] own
           *[no] owns
        }
       *[no] { "" }
    }: { $building }.
event-extra-use =
    { $you ->
        [yes] You may
       *[no] { $player } may
    } use the { $space } space once more this turn.
event-action-card-played =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } action card { $card }: { $card_title }.
event-action-card-discarded = Action card { $card } goes to the discard pile.
event-action-card-lost =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } action card { $card }: { $card_title }.
event-action-card-taken =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } action card { $card } from the discard pile: { $card_title }.
event-action-card-not-kept =
    { $you ->
        [yes] You do
       *[no] { $player } does
    } not keep action card { $card }: { $card_title }.
event-cards-drawn =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $n } action { $n ->
        [one] card
       *[other] cards
    } from the draw deck{ $look ->
        [yes] , to keep 1 of them
       *[no] { " " }into hand
    }.{ $reshuffled ->
        [yes] { " " }The discard pile was shuffled and is the new draw deck.
       *[no] { "" }
    }
event-cards-seen =
    { $you ->
        [yes] You see
       *[no] { $player } sees
    } action cards: { $cards }.
event-passed =
    { $you ->
        [yes] You pass
       *[no] { $player } passes
    }.{ $forced ->
        [yes] { " " }No action was possible after the roll.
       *[no] { "" }
    }

## Round end

event-start-player =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } the new start player.
event-round-end-card = Attack card { $column }, round end card { $card }: { $loss }.
event-no-loss =
    { $you ->
        [yes] You suffer
       *[no] { $player } suffers
    } no loss from round end card { $card }.
event-round-ended = Round { $round } is over.
event-game-over = The game is over.{ $solo ->
        [last_space_failed] { " " }The requirement of a last space was not met.
        [two_last_spaces] { " " }2 last spaces were met.
        [turns_over] { " " }16 turns are over.
        [none] { "" }
       *[other] { "" }
    }

## Solo game

event-solo-markers = Start spaces: { $guilds }.
event-solo-reached = { $guild } reaches space { $cell }.
event-solo-requirement = Space { $cell }: requirement { $met ->
        [yes] met
       *[no] not met
    }.
event-solo-die = The die shows { $value }: { $line }.
solo-column = column { $n } is cleared
solo-row = row { $n } is cleared
event-solo-coin =
    { $to ->
        [none] The coin on { $from } leaves the solo mat.
       *[other] The coin on { $from } goes to { $to }.
    }
event-solo-penalty = Penalty: −{ $points } VP.
event-building-gone = Leaves the game: { $building }.
event-building-foreign = Enters play for a non-player guild: { $building }.
event-deck-cards-gone =
    { $n } action { $n ->
        [one] card leaves
       *[other] cards leave
    } the game.

## Places where a guild marker or a mine comes from, and where it goes

from-supply = from the supply
to-supply = to the supply
from-region = from region { $region }
to-region = to region { $region }
from-card = from { $card }
to-card = to { $card }
from-building = from a building ({ $building })
to-building = to a building ({ $building })
from-attack-card = from attack card { $n }
to-attack-card = to attack card { $n }
from-solo-mat = from solo space { $cell }
to-solo-mat = to solo space { $cell }
from-loss-box = from the loss box
to-loss-box = to the loss box

## Places of dice

from-bag = from the bag
to-bag = to the bag
from-active = from the active dice
to-active = to the active dice
from-depot = from the depot
to-depot = to the depot
from-drawn = from the drawn dice
to-drawn = to the drawn dice
from-store = from the store
to-store = to the store
from-bound = from the action card
to-bound = to the action card
from-kept = from action card 22
to-kept = to action card 22
from-used = from spaces and cards
to-used = to spaces and cards

## Where a die is placed

on-attack = on the Attack space
on-space = on the { $space } space
on-card = on { $card }
on-activation = to activate { $card }
