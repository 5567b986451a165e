### Why something is not possible: the reason in a few words, and what it needs next to what there is. $range is "exact" for one value, "open" without an upper end.

## The question

why-not-asked =
    { $decides ->
        [none] There is nothing to decide right now.
       *[other] Another player is deciding right now.
    }
why-game-over = The game is over.
why-answer-first = This must be decided first: { $ask }.
why-not-the-question = Right now the question is another one: { $ask }.
why-wrong-time = Action card { $card } cannot be played now.
why-too-late = Action card { $card } can only be played before the action.
why-action-taken = You have already taken the action of this go.
why-no-action-yet = Take your action before ending the go.
why-action-owed = After an action card you must take an action.
why-one-card-per-go = You have already played an action card in this go.
why-not-in-hand = Action card { $card } is not in your hand.
why-not-looked-at = Action card { $card } is not among the cards you drew.

## Spaces, buildings, player cards

why-space-used =
    The { $space } space is blocked: used { $uses ->
        [one] once
       *[other] { $uses } times
    } this turn.
why-space-not-used = You have not used the { $space } space this turn.
why-not-repeatable = Only a white space can be used again.
why-building-used = You have already used this building this turn: { $building }.
why-building-not-in-play = This building is not in play: { $building }.
why-building-not-available = This building can no longer be built: { $building }.
why-card-used = You have already used this card this turn: { $card }.
why-card-fresh = You can use this card from your next go on: { $card }.
why-card-not-active = This player card is not active: { $card }.
why-card-active = This player card is already active: { $card }.

## Numbers

why-jars = Not enough Jars: { $needs } needed, you have { $has }.
why-too-few = Needed: { $needs } { $of }. Available: { $has }.
why-wrong-number = Needed: { $range ->
        [exact] exactly { $least }
       *[other] { $least } to { $most }
    } { $of }. Chosen: { $has }.

## What there are too few of; $n is how many are needed

pieces-dice =
    { $n ->
        [one] die
       *[other] dice
    }
pieces-active-dice = active { $n ->
        [one] die
       *[other] dice
    }
pieces-dice-in-bag =
    { $n ->
        [one] die
       *[other] dice
    } in the bag
pieces-dice-in-depot =
    { $n ->
        [one] die
       *[other] dice
    } in the depot
pieces-drawn-dice = drawn { $n ->
        [one] die
       *[other] dice
    }
pieces-dice-of-turn =
    { $n ->
        [one] die
       *[other] dice
    } of this turn
pieces-kept-dice =
    { $n ->
        [one] die
       *[other] dice
    } on action card 22
pieces-dice-in-store =
    { $n ->
        [one] die
       *[other] dice
    } in the store
pieces-dice-to-draw =
    { $n ->
        [one] die
       *[other] dice
    } to draw
pieces-cards-to-draw = action { $n ->
        [one] card
       *[other] cards
    } to draw
pieces-discarded-cards =
    { $n ->
        [one] card
       *[other] cards
    } on the discard pile
pieces-hand-cards = action { $n ->
        [one] card
       *[other] cards
    } in hand
pieces-player-cards-in-hand = player { $n ->
        [one] card
       *[other] cards
    } in hand
pieces-player-cards-in-play = active player { $n ->
        [one] card
       *[other] cards
    }
pieces-available-buildings =
    { $n ->
        [one] building
       *[other] buildings
    } left to build
pieces-used-spaces = white { $n ->
        [one] space
       *[other] spaces
    } used this turn
pieces-regions =
    { $n ->
        [one] region
       *[other] regions
    }
pieces-markers-on-regions = of your guild markers on regions
pieces-markers-on-cards = of your guild markers on player cards
pieces-markers-to-place = guild { $n ->
        [one] marker
       *[other] markers
    } to place
pieces-markers-on-attack-cards = of your guild markers on attack cards
pieces-mines-in-supply =
    { $n ->
        [one] mine
       *[other] mines
    } in your supply
pieces-mines-on-regions = of your mines on regions
pieces-goods = ore or crystal { $n ->
        [one] marker
       *[other] markers
    }
pieces-goods-in-supply = ore or crystal { $n ->
        [one] marker
       *[other] markers
    } in the general supply
pieces-combat-points = combat { $n ->
        [one] point
       *[other] points
    }
pieces-medals =
    { $n ->
        [one] medal
       *[other] medals
    }

## Dice

why-die-missing = You do not have this die: { $die }. Needed: { $needs }, available: { $has }.
why-colour-missing = Needed: { $needs } { $from } ({ $colour }). Available: { $has }.
why-die-bound = You must place this die as it is: { $die }.
why-wrong-colour = Needed: a { $needs_die }. Chosen: { $has }.
why-wrong-value =
    { $range ->
        [exact] Needed: a die showing exactly { $least }.
        [open] Needed: { $least } or higher on each die.
       *[other] Needed: { $least } to { $most } on each die.
    } Chosen: { $has }.
why-wrong-dice = The card { $card } asks for other dice: { $colours }. Chosen: { $has }.
why-total-too-low = Total value too low for the card { $card }: { $needs } needed, you have { $has }.
why-wrong-turn = This effect cannot turn the die to { $to }: { $die }.
why-highest-value = No die can go above { $most }: { $die }.
why-not-in-store = Not in this column of the store ({ $column }): { $colour_die }.
why-not-as-it-is = This die counts as what it shows: { $die }, not { $counts }.
why-dyed-twice = Only 1 white die may be placed as another colour.

## Transformation effect

why-trans-used = You have already used the transformation effect this turn: { $trans }.
why-trans-other = This turn’s transformation effect is another one: { $trans }.
why-trans-colour = Wrong colour for the effect. Needed: { $needs_die }. Chosen: { $die }.
why-trans-above-six = This die is already above 6: { $die }.
why-trans-change = The effect ({ $trans }) does not turn { $die } into { $counts }.
why-trans-twice = The transformation effect applies to 1 die only.

## Action card 16 as a die

why-no-card-die = You have not played action card 16 as a die.
why-card-die-twice = Action card 16 counts as only 1 die.
why-card-die-face = Action card 16 cannot be this die: { $face }.
why-card-die-alike = Here { $face } and { $offered } have the same effect; choose { $offered }.

## What must still be done

why-dye-owed = You must place a white die as a colour of your choice.
why-bound-owed = Your action must use this die: { $die }.
why-card-die-owed = Your action must use action card 16 as a die.
why-plenty-owed = Your action must be or contain Plenty of money.
why-no-nested = Then what must follow would not be possible: { $ask }.
why-no-action-left = No action would be possible afterwards.
why-no-plenty-left = Plenty of money would not be possible in this go.
why-no-plenty = Action card 24 can only be played with Plenty of money in the same go.

## Regions, guild markers and mines

why-own-marker = You already have a guild marker on region { $region }.
why-no-own-marker = You have no guild marker on region { $region }.
why-own-mine = You already have a mine on region { $region }.
why-no-own-mine = You have no mine on region { $region }.
why-region-colour = Region { $region } is { $colour }; your dice are { $dice }.
why-no-region = No region is possible with these colours: { $dice }.
why-not-adjacent = Region { $region } is not adjacent (diagonals do not count).
why-not-connected = These regions are not connected: { $regions }.
why-no-group = You need guild markers on { $needs } connected regions; your largest group has { $largest }.
why-wrong-shape = Wrong shape. Needed: { $needs }. Chosen: { $has }.
why-no-shape = Your guild markers do not form this shape: { $needs }.
why-not-in-top-row = Region { $region } is not in the top row.
why-top-row-full = You have a guild marker on every region of the top row.
why-holds-no-markers = This card holds no guild markers: { $card }.
why-no-holder = Neither your Organizer nor your Manipulator is active.
why-card-full = Not enough room on the card { $card }: { $needs } needed, { $room } free.
why-no-marker-on-card = Not enough guild markers on this card: { $card }.
why-is-target = You are placing a guild marker there; take one back from elsewhere.
why-attacked-region = Region { $region } is attacked; take a guild marker from elsewhere first.
why-no-marker-on-attack-card = You have no guild marker on attack card { $column }.
why-mines-missing = You need a mine on a region of each of these colours: { $colours }.

## Ore, crystals, medals, cards

why-too-few-goods = Not enough ore or crystals: { $needs } needed, you have { $ore } ore and { $crystals } { $crystals ->
        [one] crystal
       *[other] crystals
    }.
why-goods-not-owned = You do not own this: { $colour } { $goods }.
why-goods-owned = You already own this: { $colour } { $goods }.
why-no-goods-there = Region { $region } has none: { $goods }.
why-goods-there = Region { $region } already has one: { $goods }.
why-nothing-to-take = No region has this in a colour you lack: { $goods }.
why-supply-lacks = Not enough in the general supply: { $colour } { $goods }.
why-no-pair-of-goods = You do not own both ore and crystal in any colour.
why-no-medal = You do not have this medal: { $medal }.
why-same-medal = Choose a kind other than { $medal }.
why-not-discarded = Action card { $card } is not on the discard pile.
why-swap-alike = Swapping the markers on these 2 start spaces would change nothing.
