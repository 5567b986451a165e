### What the table tells of itself: reports of an attack and of a round, the log, the moments of a game, sound.

## The report of an attack; words of the game stand in the arguments

story-attack = Attack { $strength } on { $region }
story-held = { $you ->
        [yes] You warded it off
       *[no] { $player } warded it off
    }
story-lost = { $you ->
        [yes] You lost
       *[no] { $player } lost
    }
story-spare =
    { $n ->
        [0] just enough
       *[other] { $n } to spare
    }
story-short = { $n } short
story-stakes =
    { $n ->
        [one] 1 loss at the round end
       *[other] { $n } losses at the round end
    }
story-why =
    { $n ->
        [one] Your guild marker lies on the attack card: it will cost you something at the round end.
       *[other] Your guild markers lie on { $n } attack cards: each of them will cost you something at the round end.
    }

## The report of a round

story-round = Round { $round } is over
story-column = Attack card { $column }
story-no-losses = No guild marker lay on an attack card: no losses.
story-medals = Combat medal: { $players }
story-skip = Click to continue

## The log

story-chapter-attack = Attack
story-chapter-round-end = Round end
story-filter = Show in the log
story-last = Just now: { $what }

## Sound

story-sound-on = Turn the sound on
story-sound-off = Turn the sound off
story-sound = Sound
story-sound-note = Dice, markers, attacks, medals, your go

## Moments that decided a game

story-trade =
    { $you ->
        [yes] You turn in { $n } { $goods } at the { $building }
       *[no] { $player } turns in { $n } { $goods } at the { $building }
    }
story-build =
    { $you ->
        [yes] You build the { $building }
       *[no] { $player } builds the { $building }
    }
story-activate =
    { $you ->
        [yes] You activate the card { $card }
       *[no] { $player } activates the card { $card }
    }
story-explore =
    { $you ->
        [yes] You explore { $n } regions
       *[no] { $player } explores { $n } regions
    }
story-card =
    { $you ->
        [yes] You play action card { $card }: { $card_title }
       *[no] { $player } plays action card { $card }: { $card_title }
    }
story-mine =
    { $you ->
        [yes] You place a mine on { $region }
       *[no] { $player } places a mine on { $region }
    }
story-combat =
    { $you ->
        [yes] You turn 4 combat points into a medal
       *[no] { $player } turns 4 combat points into a medal
    }
story-lose =
    { $you ->
        [yes] The round end costs you: { $what }
       *[no] The round end costs { $player }: { $what }
    }
story-lead =
    { $you ->
        [yes] { $what }, and take the lead
       *[no] { $what }, and takes the lead
    }
