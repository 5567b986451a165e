### What somebody did, as the log tells it: past tense, without a subject, because a piece or a name stands before it.
### $player with $you is only in log-by, for lines that stand alone.

log-by =
    { $you ->
        [yes] You
       *[no] { $player }
    }: { $text }

did-card = Played action card { $card }: { $card_title }
did-building = Used the { $building }
did-player-card =
    { $dice ->
        [none] Used the card { $card }
       *[other] Used the card { $card } with { $dice }
    }

did-plenty = Plenty of money with { $dice }
did-little = Little money with { $die }
did-choices = Drew action cards to choose from
did-no-choice = Drew an action card
did-marker-on-card = Placed a guild marker on the card { $card }
did-reroll = Rerolled { $dice } with { $die }
did-marker-on-region = Placed a guild marker on { $region }
did-explore = Explored { $regions }
did-buy-die = Bought: { $colour_die }
did-mine = Placed a mine on { $region }
did-build = { $own ->
        [yes] Built as owner
       *[no] Built
    }: { $building }
did-attack = Raised combat strength with { $dice }

did-activate = Activated the card { $card }
did-use-trans = Used the transformation effect
did-flip = Turned { $dice } to the opposite face
did-pass = Passed
did-keep = Kept action card { $card }: { $card_title }
did-decline = Left the building unused
did-set-aside = Put in the depot: { $colour_die }
did-swap = Swapped the markers on { $first } and { $second }
did-place-mine = Placed a mine on { $region }
did-take-medal = Took 1 combat medal for 4 combat points
did-keep-points = Kept the combat points
