### What a player must decide: the prompt, and as .topic the question in a few words after a colon.

ask-draw = Draw 5 dice, or play action card 1 if you have it.
    .topic = draw dice
ask-redraw = Keep the drawn dice, or draw again with action card 9 if you have it.
    .topic = whether to keep the drawn dice
ask-set-aside = Choose 1 drawn die to put in your depot.
    .topic = the die for the depot
ask-add-kept = Choose which dice from action card 22 to add.
    .topic = the dice on action card 22
ask-solo-swap = Swap 2 start markers for 3 Jars, or keep the order.
    .topic = whether to swap start markers
ask-solo-mine = Choose a region for your mine.
    .topic = where the mine goes
ask-go = Your go: take an action or pass.
    .topic = an action or a pass
ask-further = Take the further action: place a white die as a colour of your choice.
    .topic = the further action
ask-repeat = Choose which white space to use again.
    .topic = the space to use again
ask-free-use = Use the new building immediately without paying its price, or decline.
    .topic = the free use of the new building
ask-keep = Choose 1 action card to keep.
    .topic = the card to keep
ask-discard = Hand limit 3: choose 1 action card to discard.
    .topic = the card to discard
ask-take-back = You have no guild marker left: choose one to take back.
    .topic = the guild marker to take back
ask-reroll-again = Reroll 1 more die, or stop.
    .topic = whether to reroll once more
ask-check = The Trust attacks: use an effect, or face the attack.
    .topic = the attack
ask-tidy-up = Clean up, or keep 2 dice with action card 22 if you have it.
    .topic = clean up
ask-lose-player-card = Choose 1 active player card to return to hand.
    .topic = the player card to lose
ask-lose-mines = Choose which mines to lose.
    .topic = the mines to lose
ask-lose-markers = Choose which guild markers on regions to lose.
    .topic = the guild markers to lose
ask-lose-action-cards = Choose which action cards to lose.
    .topic = the action cards to lose
ask-lose-card-markers = Choose which guild markers on player cards to lose.
    .topic = the guild markers on cards to lose
ask-lose-medal = Choose which medal to lose.
    .topic = the medal to lose
ask-medal = Turn in 4 combat points for 1 combat medal, or keep them.
    .topic = the combat medal

## For those who wait

waiting = Waiting for { $player }: { $topic }.
over = The game is over.

## What chance does next

chance-setup = The board is laid out.
chance-attack = The next attack card is revealed.
chance-dice =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $n } { $n ->
        [one] die
       *[other] dice
    }.
chance-roll =
    { $you ->
        [yes] You roll
       *[no] { $player } rolls
    } the dice.
chance-cards =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $n } action { $n ->
        [one] card
       *[other] cards
    }.
chance-round-end = The next round end card is revealed.
chance-solo-markers =
    { $n } guild { $n ->
        [one] marker is
       *[other] markers are
    } drawn for the solo mat.
chance-solo-die = A die shows which column or row is cleared.
chance-solo-buildings =
    { $n } random unbuilt { $n ->
        [one] building
       *[other] buildings
    } { $penalty ->
        [yes] { $n ->
            [one] enters
           *[other] enter
        } play for a non-player guild
       *[no] { $n ->
            [one] leaves
           *[other] leave
        } the game
    }.
