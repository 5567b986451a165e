### Questions: why they are asked, what their answers cost or bring, and what the button does.

## Why it is asked

question-why-draw = Action card 1 lets you choose dice from your depot instead of drawing.
question-why-redraw = Action card 9 puts them all in your depot and draws as many again.
question-why-set-aside = The Steam Pressure Plant drew 1 extra die; 1 of your dice goes to the depot.
question-why-add-kept = They have been on action card 22 since an earlier turn. Those you leave stay there.
question-why-further = The Steam Dyer gives you 1 further action in this go. You must take it.
question-why-repeat = The Notary’s Office lets you use again 1 white space that you have already used this turn.
question-why-free-use = You have just built it. Later this turn you must pay its price.
question-why-discard = You hold 1 card more than the hand limit allows.
question-why-reroll-again = The Organizer lets you reroll 1 more die: the same or another.
question-why-tidy-up = The dice of this turn go to your depot. Action card 22 keeps 2 of them for later.
question-why-keep = You drew { $n } action cards. The others go to the discard pile.
question-why-solo-mine = You met the requirement of { $cell }: now place its mine.
question-why-take-back = You must place a guild marker, and you have none left in your supply.
question-why-take-back-attack = You lost to the attack: 1 guild marker goes on its card, and you have none left in your supply.
question-why-check = Attack strength { $needs }, your combat strength { $has }: { $short } short.
question-why-check-held = Attack strength { $needs }, your combat strength { $has }: you ward it off.
question-why-loss = Your guild marker lies on the attack card of turn { $turn }. Round end card { $card }: { $what }.
question-why-loss-solo = You did not meet the requirement of { $cell }.
question-why-medal = The round is over, and you have { $n } combat points.
question-alone-draw = Drawing your dice…
question-alone-redraw = Keeping the drawn dice…
question-alone-tidy-up = Cleaning up…
question-chosen = { $n } of { $of } chosen.
question-choose = Choose an answer
question-dropped = { $thing }: { $what } no longer fits and has been removed.
question-pass-title = Pass now?
question-pass-more = and { $n } more

## What the button does

confirm-keep = Keep: { $card }
confirm-discard = Discard: { $card }
confirm-lose-player-card = Lose the card { $card }
confirm-lose-mines =
    { $n ->
        [one] Lose { $n } mine
       *[other] Lose { $n } mines
    }
confirm-lose-markers =
    { $n ->
        [one] Lose { $n } marker
       *[other] Lose { $n } markers
    }
confirm-lose-action-cards =
    { $n ->
        [one] Lose { $n } card
       *[other] Lose { $n } cards
    }
confirm-take-back = Take the marker back
confirm-place-mine = Place the mine
confirm-face-and-lose = Face the attack and lose a guild marker
confirm-take-medal = Take the medal
confirm-use = Use: { $what }
confirm-use-effect = Use the effect
confirm-pay-combat-point = Pay the combat point

## What an answer costs or brings

price-vp =
    { $n ->
       *[other] { $change } VP
    }
price-jars =
    { $n ->
        [one] { $change } Jar
       *[other] { $change } Jars
    }
price-medal-combat =
    { $n ->
        [one] { $change } combat medal
       *[other] { $change } combat medals
    }
price-medal-exploration =
    { $n ->
        [one] { $change } exploration medal
       *[other] { $change } exploration medals
    }
price-medal-trade =
    { $n ->
        [one] { $change } trade medal
       *[other] { $change } trade medals
    }
price-medal-civil =
    { $n ->
        [one] { $change } civil medal
       *[other] { $change } civil medals
    }
price-combat-points =
    { $n ->
        [one] { $change } combat point
       *[other] { $change } combat points
    }
price-ore = { $change } ore
price-crystals =
    { $n ->
        [one] { $change } crystal
       *[other] { $change } crystals
    }
price-hand =
    { $n ->
        [one] { $change } card in hand
       *[other] { $change } cards in hand
    }
price-held = warded off, { $has } of { $needs }
price-lost = lost, { $has } of { $needs }
price-reaches = reaches { $to } of { $needs }
price-only = only { $to } of { $needs }
price-would = would reach { $to } of { $needs }
option-vp = { price-vp } in all
option-vp-between = { $least } to { $most } VP in all

## Choices

table-state-instead = possible instead
table-with-value = { $die }, { $change }
table-with-colour = { $die } as { $colour }
table-kind-do = Action
table-kind-die = Dice
table-kind-region = Regions
table-kind-building = Building
table-kind-card = Player card
table-kind-deck = Action cards
table-kind-store = Store

## Solo

solo-goal = { $met } of 2 last spaces, { $vp } of { $goal } VP
solo-always = Always
solo-needs = Required
solo-otherwise = Otherwise
solo-has-met = met, you have { $has }
solo-has-short = not met, you have { $has }
solo-ends = The game is lost.
solo-other-orders =
    { $n ->
        [one] Other order, same space
       *[other] Other orders, same space
    }
