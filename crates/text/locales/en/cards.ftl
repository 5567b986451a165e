### What the cards, buildings and effects do, in our own words.

## Action cards: the effect as a title, and the whole text

deck-1 = Choose 5 dice from the depot
    .text = In preparation: choose 5 dice from your depot instead of drawing. You need at least 5 dice there.
deck-2 = 8 Jars for each guild marker taken off a region
    .text = Take 1 or 2 of your guild markers off regions. Gain 8 Jars for each.
deck-3 = Trade medals for ore or crystals
    .text = Turn in 2 ore or 2 crystals for 1 trade medal, or 4 of one kind for 2 trade medals.
deck-4 = Move a guild marker to any region
    .text = Move 1 of your guild markers from a region to any region without one of yours.
deck-5 = Use a white space once more
    .text = Choose one of the 6 white spaces, used or not. You may use it one extra time this turn, for either of its actions. If you do not, the extra use is lost at the end of the turn.
deck-6 = 1 trade medal for 12 Jars
    .text = Pay 12 Jars and gain 1 trade medal.
deck-7 = Combat strength +2
    .text = Your combat strength rises by 2 this turn.
deck-8 = Take a die from the bag, roll it and use it
    .text = Only before the action: choose any die in your bag and roll it. Your action must use it. If no action can, it goes to the depot and you take any other action.
deck-9 = Draw all dice again
    .text = In preparation, before rolling: put all drawn dice in your depot and draw as many again.
deck-10 = Turn a die to any face
    .text = Turn 1 active die to any face from 1 to 6.
deck-11 = Fill up the Organizer and the Manipulator
    .text = Fill your active Organizer (up to 2 guild markers), your active Manipulator (up to 3) or both.
deck-12 = Reroll any number of dice
    .text = Reroll any number of your active dice, at least 1.
deck-13 = 1 ore or crystal from the general supply
    .text = Take 1 ore or 1 crystal from the general supply, in a colour that you do not yet own of that kind.
deck-14 = 1 trade medal for ore and crystal of one colour
    .text = Turn in 1 ore and 1 crystal of the same colour for 1 trade medal.
deck-15 = 1 exploration medal for 3 guild markers
    .text = Take 3 of your guild markers off any regions and gain 1 exploration medal.
deck-16 = This card is a die of your choice
    .text = Only before the action: the card is a die for this action, which must use it. Choose its colour and its value from 1 to 6 when you place it. It cannot be rerolled or changed.
deck-17 = Place 1 guild marker on any region
    .text = Place 1 guild marker on any region without one of yours.
deck-18 = Place 2 guild markers in the top row
    .text = In the top row, choose 2 adjacent regions without a guild marker of yours and place 1 on each. If there is no such pair, place 1 on any free region of that row.
deck-19 = Combat strength +4, 2 dice, or 1 die from the store
    .text = Choose one: combat strength +4; draw and roll 2 dice; move any 1 die from your store to your depot for free.
deck-20 = Combat strength +4 or 8 Jars
    .text = Choose one: combat strength +4; gain 8 Jars.
deck-21 = 1 guild marker each on the Organizer and the Manipulator
    .text = Place 1 guild marker on your Organizer, on your Manipulator or on both. The card must be active and have room for it.
deck-22 = Keep 2 dice for later turns
    .text = In clean-up: put any 2 of your active or used dice on this card instead of in the depot. In later preparations you may add one or both to the drawn dice. The card is discarded when empty.
deck-23 = Place a mine on any region
    .text = Place 1 mine on any region without one of yours. Neither colour nor adjacency matters.
deck-24 = Double Plenty of money
    .text = Together with Plenty of money in the same go: the gain is doubled, the Banker’s 2 Jars { $bonus ->
            [yes] included
           *[no] excluded
        }. If you play this card first, your action must be or contain Plenty of money.
deck-25 = Change a die by 2
    .text = Raise 1 active die by 2 (only a die showing 6 or less, so up to 8) or lower it by 2 (only a die showing 2 or more; a 2 becomes 1).
deck-26 = Take a die from the depot, roll it and use it
    .text = Only before the action: choose any die in your depot and roll it. Your action must use it. If no action can, it goes back to the depot and you take any other action.
deck-27 = Take a guild marker back from an attack card
    .text = Take back 1 of your guild markers from an attack card of this round.
deck-28 = 2 dice, or choose 1 of 3 action cards
    .text = Choose one: draw and roll 2 dice; draw 3 action cards and keep 1.
deck-29 = 1 medal of choice for 2 player cards
    .text = Return 2 of your active player cards to hand and gain 1 medal of your choice.
deck-30 = Activate a player card for 5 Jars
    .text = Pay 5 Jars and activate 1 player card from your hand without using the dice it asks for.
deck-31 = Exchange a medal
    .text = Exchange 1 of your medals for a medal of another kind.
deck-32 = 1 exploration medal for mines: { $colours }
    .text = You need at least 1 mine on a region of each of these colours: { $colours }. Gain 1 exploration medal. The mines stay.
deck-33 = 1 exploration medal for mines: { $colours }
    .text = You need at least 1 mine on a region of each of these colours: { $colours }. Gain 1 exploration medal. The mines stay.
deck-34 = 1 exploration medal for mines: { $colours }
    .text = You need at least 1 mine on a region of each of these colours: { $colours }. Gain 1 exploration medal. The mines stay.
deck-35 = 2 exploration medals for a shape: { $shape }
    .text = Remove your guild markers from 4 regions in this shape: { $shape }. It may be rotated and mirrored. Gain 2 exploration medals.
deck-36 = 2 exploration medals for a shape: { $shape }
    .text = Remove your guild markers from 4 regions in this shape: { $shape }. It may be rotated and mirrored. Gain 2 exploration medals.
deck-37 = 2 exploration medals for a shape: { $shape }
    .text = Remove your guild markers from 4 regions in this shape: { $shape }. It may be rotated and mirrored. Gain 2 exploration medals.
deck-38 = 2 exploration medals for a shape: { $shape }
    .text = Remove your guild markers from 4 regions in this shape: { $shape }. It may be rotated and mirrored. Gain 2 exploration medals.
deck-39 = 1 civil medal for putting ore and crystals back
    .text = Put 3 ore or crystal markers from the general supply back on regions of their colour, at most 1 ore and 1 crystal per region. If fewer are there, put all of them back. Gain 1 civil medal.
deck-40 = 1 medal of choice for 2 guild markers and 1 mine
    .text = Return to supply 1 guild marker from one of your player cards, and 1 guild marker and 1 mine from regions. Gain 1 medal of your choice.

## Player cards: what activates them, their actions and permanent effects

activation-cost =
    { $n ->
        [one] { $colours }, value { $total } or higher
       *[other] { $colours }, total value { $total } or higher
    }
banker-action = Use a yellow die. Gain its value in Jars.
banker-permanent = Plenty of money gives you 2 Jars more.
steam-dyer-action = Use any die 3+. Then immediately take one further action, in which you place another die, which must be white, as a colour of your choice.
ore-digger-action = Use any 2 dice, each 2–4. Take 1 ore of each die’s colour from 2 regions adjacent to each other, or 1 ore of one die’s colour from any region. Never a colour you already own.
crystallographist-action = Use any 2 dice, each 1–3. Take 1 crystal of each die’s colour from 2 regions adjacent to each other, or 1 crystal of one die’s colour from any region. Never a colour you already own.
cartographer-action = Pay 2 Jars. Remove your guild markers from exactly 3 connected regions and gain 1 exploration medal.
organizer-action = Use any 2 dice, each 5+. Swap one of your active player cards (this one too) for another from your hand, without paying its cost.
organizer-marker = Return 1 guild marker from this card to supply. Draw and roll 1 die; or reroll 1 active die and then, if you like, 1 more (or the same again). Any number of times per turn.
cannoneer-action = Use any 2 dice, each 3+: combat strength +3. Or use any 2 dice, each 5+: you ward off this turn’s attack, whatever your strength.
rumblepoke-action = Use a red die. Your combat strength rises by its value plus 2.
rumblepoke-permanent = Once per turn, during the attack: pay 1 combat point for combat strength +2.
steam-pressure-plant-action = Use any 2 dice, each 5+. Take any 1 action card from the discard pile into your hand.
steam-pressure-plant-permanent = In preparation you draw 1 extra die. Before rolling, put 1 of the drawn dice of your choice in your depot.
manipulator-marker = Return 1 guild marker from this card to supply. Change 1 active die by +1 or −1 ({ $limit ->
        [yes] never below 1, and raised to 7 at most
       *[no] never below 1, with no upper limit
    }). Any number of times per turn.

## Public buildings: the effect; the price in Jars stands apart

building-price =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
civilian-office-effect = Turn any 1 active die to 5 or 6.
large-market-effect = Turn in 5 ore, or 5 crystals, for 2 trade medals.
little-market-effect = Turn in 3 ore, or 3 crystals, for 1 trade medal.
new-market-effect = Turn in 2 ore and 2 crystals for 2 trade medals.
notarys-office-effect = Immediately use again one white space that you have already used this turn. Dice and Jars are needed as usual.
organization-office-effect = Take any 1 action card from the discard pile into your hand.
secret-society-effect = Turn 1 active die of any colour to 3 and place it on your Attack space.
surveyors-office-effect = Move 1 of your guild markers from a region to an adjacent region without one of yours.

## Round end cards: what they hit, and the loss of each round

round-end-1 = Civil medal
    .round-1 = No loss
    .round-2 = No loss
    .round-3 = No loss
    .round-4 = Lose 1 civil medal
round-end-2 = Player cards and mines
    .round-1 = No loss
    .round-2 = 1 active player card returns to hand
    .round-3 = 1 active player card returns to hand, and 2 mines return to supply
    .round-4 = 3 mines return to supply
round-end-3 = Guild markers on regions
    .round-1 = 1 guild marker from a region returns to supply
    .round-2 = 2 guild markers from regions return to supply
    .round-3 = 3 guild markers from regions return to supply
    .round-4 = Lose 1 exploration medal
round-end-4 = Jars
    .round-1 = Lose 3 Jars
    .round-2 = Lose half your Jars, rounded up
    .round-3 = Lose 10 Jars
    .round-4 = Lose all Jars
round-end-5 = Action cards
    .round-1 = Lose 1 action card
    .round-2 = Lose 2 action cards
    .round-3 = Lose all action cards
    .round-4 = Lose 1 trade medal
round-end-6 = Guild markers on player cards
    .round-1 = 1 guild marker from your player cards returns to supply
    .round-2 = 2 guild markers from your player cards return to supply
    .round-3 = 3 guild markers from your player cards return to supply
    .round-4 = Lose 1 exploration medal

## The solo mat: the requirement as a title and in full, the general action before it, the negative effect after it

solo-a2 = 7 Jars
    .general = 1 random unbuilt building leaves the game.
    .requirement = Have at least 7 Jars.
    .negative = 2 random unbuilt buildings enter play for a non-player guild; using them costs you double. −2 VP.
solo-a4 = No action card in hand
    .general = The top 5 action cards of the draw deck leave the game.
    .requirement = Have no action card in hand.
    .negative = The next 15 action cards of the draw deck leave the game too.
solo-a5 = 1 trade medal
    .requirement = Have at least 1 trade medal.
    .negative = A separate die is rolled: on 1–4 the column with that number is cleared, on 5 row 2, on 6 row 3. All ore and crystals there go to the general supply. The coin goes to B6.
solo-a6 = 20 Jars
    .requirement = Have at least 20 Jars; with a coin on this space, at least 25.
solo-b2 = Red dice totalling 3+
    .general = A separate die is rolled: on 1–4 the column with that number is cleared, on 5 row 2, on 6 row 3. All ore and crystals there go to the general supply.
    .requirement = Have active red dice with a total value of at least 3, as rolled.
    .option-title = 3 combat points
    .option = Have at least 3 combat points.
    .negative = The coin goes to A6.
solo-b4 = 14 Jars
    .general = 1 random unbuilt building leaves the game.
    .requirement = Have at least 14 Jars.
    .negative = 3 random unbuilt buildings enter play for a non-player guild; using them costs you double. −3 VP.
solo-b5 = 6 active player cards
    .requirement = Have at least 6 active player cards.
    .negative = 2 active player cards of your choice return to hand.
solo-b6 = 3 exploration medals
    .requirement = Have at least 3 exploration medals; with a coin on this space, at least 2 trade medals instead.
solo-c1 = 3 action cards in hand
    .requirement = Have at least 3 action cards in hand.
    .negative = The top half of the draw deck (rounded down) leaves the game.
solo-c3 = 3 ore or crystals
    .requirement = Have at least 3 ore and crystal markers in total.
    .negative = A separate die is rolled: on 1–4 the column with that number is cleared, on 5 row 2, on 6 row 3. All ore and crystals there go to the general supply.
solo-c4 = 3 kinds of medals
    .requirement = Have medals of at least 3 different kinds.
    .negative = Lose 1 medal of your choice.
solo-c6 = 3 civil medals
    .requirement = Have at least 3 civil medals.

## Transformation effects in full

trans-none-text = This marker has no effect.
trans-jars-text = Gain { $n } Jars.
trans-combat-text = Your combat strength rises by { $n } this turn.
trans-any-die-text = 1 die you place counts 1 higher for that action (not if it is already above 6).
trans-coloured-die-text = 1 { $colour_die } you place counts 1 higher (not if it is already above 6) or 1 lower (not a 1) for that action.
trans-white-as-any-text = 1 white die you place counts as any colour for that action.
trans-flip-white-text = Turn up to 2 active white dice to their opposite faces (a 2 becomes 5; not dice above 6).
