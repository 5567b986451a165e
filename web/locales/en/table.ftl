### The table of a running game.

## Frame

table-title = Table · Tharos
table-title-your-go = Your go · Tharos
table-opening = The table is being laid out…
table-round = Round { $n }
table-turn = Turn { $n }
table-turn-of = Turn { $n } of 16
table-your-go = Your go
table-their-go = { $player } is deciding
table-watching = You are watching
table-tools = Table
table-hint = Hint
table-odds = Odds
table-rules = Rules
table-actions = Action list
table-all-actions = All actions
table-theme = Light or dark
table-menu = Menu
table-close = Close
table-more = More
table-around = Around the board
table-vp =
    { $n ->
       *[other] VP
    }
table-tab-mat = Mat
table-tab-hand = Hand
table-tab-cards = Cards
table-tab-blds = Buildings
table-tab-rivals = Rivals
table-tab-solo = Solo mat
table-tab-log = Log

## The board

table-board = The 16 regions
table-row = Row { $n }
table-next = next
table-has-ore = ore
table-has-crystal = crystal
table-has-marker = guild marker of { $guild }
table-has-mine = mine of { $guild }
table-attacked-now = attacked this turn with strength { $n }
table-attacked-next = attacked next with strength { $n }
table-region-effect = Transformation effect in the turn it is attacked: { $does }
table-attack-card = Turn { $turn }: attack strength { $n }
table-attack-next = Turn { $turn }: attack strength { $n }, not yet revealed
table-attack-later = Turn { $turn }: not yet revealed
table-strength = Your combat strength { $has } of { $needs }
table-you-strength = you { $n }
table-warded = warded off
table-lost-here = { $player } lost here
table-state-could = possible with another choice
table-state-can = possible
table-state-chosen = chosen
table-state-proposed = proposed
table-state-cannot = not possible
table-state-blocked = used this turn

## Players

table-players = Players
table-rivals = Rivals
table-passed = passed
table-decides = is deciding
table-waits = is waiting
table-away = played by a bot
table-of = { $n } of { $of }
table-of-needs = of { $n }
table-time-left = { $time } left
table-start-player = start player
table-dice-left =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
table-all-pieces = all pieces
table-all-pieces-of = All pieces of { $player }
table-jars = Jars
table-markers = Guild markers in supply
table-mines = Mines in supply
table-combat-points = Combat points
table-hand-size = Action cards in hand
table-bag = Bag
table-depot = Depot
table-kept = On action card 22
table-dice = Dice
table-active = Active
table-mat = Mat
table-free = free
table-strength-n = combat strength { $n }
table-vp-by = Victory points

## Buildings and shared piles

table-buildings = Buildings
table-built = { $n } in play
table-price =
    { $n ->
        [one] { $n } Jar
       *[other] { $n } Jars
    }
table-owned-by = owned by { $player }
table-in-play = in play
table-not-built = not built
table-gone = out of the game
table-use-building = Use a building
table-common = Shared piles
table-deck = Draw deck
table-deck-short = Deck
table-deck-left = Action cards to draw
table-discard = Discard pile
table-discard-short = Discard
table-discard-title =
    { $n ->
        [one] Discard pile: { $n } card
       *[other] Discard pile: { $n } cards
    }
table-discard-empty = No card has been discarded yet.
table-cards-out = Action cards out of the game
table-attack-deck = Attack cards left
table-attack-left = Attack cards left: { $values }
table-round-end-left = Round end cards left
table-supply = General supply
table-supply-ore = Ore in the general supply
table-supply-crystals = Crystals in the general supply
table-aside = Set aside
table-card = Action card { $n }

## Log

table-log = Log
table-log-aid = How to read the log
table-log-more = Show earlier entries
table-news = What happens
table-taken-back = taken back
table-happened-sat = { $player } sat down.
table-happened-stood = { $player } stood up.
table-happened-started = The game begins.{ $player }
table-happened-left = { $player } left the table.
table-happened-returned = { $player } is back.
table-happened-bot-took-over = A bot is playing for { $player }.
table-happened-flagged = { $player } has run out of time.
table-happened-bot-plays-go = A bot is playing this go for { $player }.
table-happened-more-time = { $player } gets more time.
table-happened-paused = Nobody is at the table: the game is waiting.{ $player }
table-happened-days-off = { $player } takes days off.
table-happened-agreed-end = The players have ended the game: bots play the rest.{ $player }
table-happened-thinks = { $player } is thinking.
table-happened-vote = { $player } asks the table to agree.
table-happened-voted = { $player } has answered.
table-happened-rematch = A new game at a new table.{ $player }
table-happened-closed = The table is closed.{ $player }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-label = Say something to the table
table-chat-send = Send
table-chat-failed = That was not sent. Try again in a moment.

## Mat, cards and dice

table-your-mat = Your mat
table-half-attack = Attack
table-half-plenty = Plenty
table-half-little = Little
table-half-choices = Plenty of choices
table-half-no-choice = No choice
table-half-marker-on-card = Marker on card
table-half-reroll = Reroll
table-half-marker-on-region = Marker on region
table-half-explore = Explore
table-half-buy-die = Buy a die
table-half-mine = Mine
table-half-build = Build

## What the actions of the mat do, in short

table-about-attack = Use red dice: their values add to your combat strength. As often as you like.
table-about-plenty = Use 1 to 3 white dice. You gain the sum of their values in Jars, but at most 8.
table-about-little = Use any die. You gain half its value in Jars, rounded up.
table-about-choices = Use a white die. You draw half as many action cards as its value (rounded up), keep 1 and discard the rest.
table-about-no-choice = Use any die. You draw 1 action card.
table-about-marker-on-card = Use any die. Place 1 guild marker on your active Organizer (at most 2) or Manipulator (at most 3).
table-about-reroll = Use a white die. You reroll any number of your other active dice.
table-about-marker-on-region = Use any two dice. Place 1 guild marker on a region of the colour of one of them.
table-about-explore = Use any die. You remove your guild markers from exactly 4 connected regions and gain 1 exploration medal.
table-about-buy-die = Use any die. You buy a die from your store for 2, 4 or 6 Jars, depending on its row; it goes to your depot.
table-about-mine = Use a die that shows 6. Place 1 mine on a region of its colour. If you have mines on regions, the region must be adjacent to one of them.
table-about-build = Use a yellow die of 3 or higher and pay 10 Jars. A building comes into play, and you gain 1 civil medal. For 2 Jars more you own it. You may use it immediately without paying its price.

## More of the mat

table-any = any
table-used = used
table-extra-use = once more
table-store = Store
table-ore = Ore
table-crystals = Crystals
table-to-activate = Not yet active
table-player-cards = Player cards
table-in-play-cards = Active
table-cards-vp = { $n } active, { $vp } VP
table-no-cards-in-play = No active player card yet.
table-markers-on = { $n } of { $of } guild markers
table-does-banker = yellow die: its value in Jars
table-does-steam-dyer = white as any colour
table-does-ore-digger = 2 dice of 2–4: ore
table-does-crystallographist = 2 dice of 1–3: crystals
table-does-cartographer = 2 Jars: explore 3 regions
table-does-organizer = draw, reroll
table-does-cannoneer = 2 dice: +3 or ward off
table-does-rumblepoke = red die: its value +2
table-does-steam-pressure-plant = draw 6 dice; 2 dice of 5+: a card
table-does-manipulator = +1 or −1
table-your-dice = Your dice
table-no-dice = No dice now.
table-joins = is added
table-as = as { $die }
table-effect = Transformation effect
table-effect-is = Transformation effect:
table-effect-used = Effect used:
table-hand = Hand
table-hand-note = { $n } of 3, one per go
table-hand-empty = No action card in hand.
table-looking = Drawn cards
table-looking-note = keep one

## The answer bar

table-answer = Your decision
table-idle = Your go: choose a die, a space, a card or a region
table-idle-phone = Your go: choose a die or a space
table-acted = Action taken: end the go, or use what you have left
table-acted-only = Action taken: the go ends
table-only-pass = Nothing else is possible: you pass
table-possible =
    { $n ->
        [one] { $n } action is possible
       *[other] { $n } actions are possible
    }
table-how-board = Choose on the board.
table-still = Still to choose: { $what }. { $n } possible.
table-which = Which of these?
table-pick-do = an action
table-pick-die = a die
table-pick-region = a region
table-pick-card = a player card
table-pick-building = a building
table-pick-deck = an action card
table-pick-store = a die in the store
table-pick-take = a discarded card
table-pick-colour = a colour
table-kind-option = How
table-kind-goods = What
table-kind-colour = Colours
table-kind-take = Card
table-kind-space = Space
table-kind-to = Value
table-kind-own = Ownership
table-kind-give = Give
table-kind-gain = Gain
table-kind-medal = Medal
table-kind-first = Swap
table-kind-with = Paid with
table-kind-marker = Marker from
table-kind-mine = Mine from
table-kind-as = Counts as
table-option-draw = draw and roll 1 die
table-option-reroll = reroll
table-option-swap = swap a card
table-option-strength = combat strength +3
table-option-ward = ward off
table-option-combat = combat strength +4
table-option-dice = draw and roll 2 dice
table-option-store = die from the store
table-option-jars = 8 Jars
table-option-cards = draw 3 cards, keep 1
table-own-it = own it for 12 Jars
table-not-own-it = 10 Jars, without owning it
table-n-markers =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
table-swap = { $first } and { $second }
table-goods-colour = { $goods }: { $colour }
table-activate = Activate the card { $card }
table-you-watch = You are watching this game.
table-missed =
    { $n ->
        [one] The log has { $n } decision before these.
       *[other] The log has { $n } decisions before these.
    }
table-wait = Your next decision will appear here.
table-hurry = Skip ahead ({ $n })
table-confirm = Confirm
table-key-enter = Enter
table-undo = Undo
table-pass = Pass

## What an action would do

effect-markers = Guild markers { $from } → { $to }
effect-linked = Connected { $from } → { $to }, Explore needs 4
effect-mines = Mines { $from } → { $to }
effect-jars = Jars { $from } → { $to }
effect-medal-combat = Combat medals { $from } → { $to }
effect-medal-exploration = Exploration medals { $from } → { $to }
effect-medal-trade = Trade medals { $from } → { $to }
effect-medal-civil = Civil medals { $from } → { $to }
effect-combat-points = Combat points { $from } → { $to }
effect-strength = Strength { $from } → { $to } of { $needs }
effect-strength-holds = Strength { $from } → { $to } of { $needs }: warded off
effect-ward = The attack is warded off
effect-ore = Ore { $from } → { $to }
effect-crystals = Crystals { $from } → { $to }
effect-card-in = Active: { $card }
effect-card-out = Back to hand: { $card }
effect-built = Built: { $building }
effect-hand = Hand { $from } → { $to }
effect-bought = A die moves to the depot
effect-dice = Dice { $from } → { $to }
effect-rolled = { $n ->
    [one] 1 die is rolled
   *[other] { $n } dice are rolled
}
effect-owner = { $player } receives { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
effect-space = { $space } space used
effect-used = Used: { $what }
effect-free-used = Transformation effect used
effect-turned = { $die } turns to { $to }
effect-attacked = Attacked this turn, { $n }
effect-attacked-next = Attacked next, { $n }
effect-vp = VP { $from } → { $to }
effect-vp-stays = VP stay at { $n }

## Why not

table-clauses = Rules
table-fits-not = This does not go with what you have chosen.
table-nothing-uses = You cannot use this for anything right now.
table-not-your-go = This is not your decision.
table-swaps = Possible if you change another part of your choice.
table-problem-stale = The table has moved on. Your choice is kept where it still fits.
table-problem-offline = The server is not answering. Your choice is kept.
table-problem-slow-down = Too many requests: wait a moment.
table-problem-no-hints = Hints are switched off at this table.
table-problem-unavailable = The server is busy. Try again in a moment.

## Panels

table-filter = Find
table-filter-example = for example: white 3
table-actions-all = Show all { $n }
table-actions-shown = { $shown } of { $n } actions
table-go-on = Continue
table-no-actions = Another player is deciding right now.
table-shortcuts = Keyboard shortcuts
table-shortcut-tab = to the next group
table-shortcut-arrows = within a group and across the board
table-shortcut-board = to the board
table-shortcut-spaces = to your spaces
table-shortcut-own-dice = to your dice
table-shortcut-cards = to your player cards
table-shortcut-buildings = to the buildings
table-shortcut-answer = to the answer bar
table-shortcut-dice = choose a die
table-shortcut-pick = choose, or undo the choice
table-shortcut-confirm = confirm; while others play, skip ahead
table-shortcut-clear = clear the choice, close
table-shortcut-undo = undo
table-shortcut-pass = pass
table-shortcut-actions = all actions
table-shortcut-why = why the focused item is not possible
table-shortcut-hint = hint
table-shortcut-odds = odds of the bag
table-shortcut-chat = chat
table-shortcut-menu = menu
table-shortcut-theme = light or dark
table-shortcut-shortcuts = this list
table-keys-on = Single-key shortcuts (letters and digits)
table-odds-title = The next draw from your bag
table-odds-draw = Dice to draw
table-odds-colour = Colour
table-odds-one = 1 or more
table-odds-two = 2 or more
table-odds-mean = on average
table-odds-refill = The bag runs short and is refilled from the depot; that is counted in.
table-odds-next-turn = Next turn the bag runs short and is refilled from the depot, with this turn’s dice too; that is counted in.
table-odds-bag-only = The bag holds enough; the depot is not needed.
table-language = Language
table-pace = Pace of the table
table-pace-calm = calm
table-pace-normal = normal
table-pace-once = instant
table-pace-note = Each go and each report stays long enough to be read; with “instant” there are no reports. A click on the table or Enter skips ahead.
table-instant = Play without confirming
table-instant-note = An action is played as soon as nothing is left to choose. You can still undo it.
table-notify = Notify me when it is my go
table-home = Start page
table-leave = Leave the table
table-leave-sure = Really leave? Tap again
table-leave-note = A bot will play for you; you can come back.
table-pass-title =
    { $n ->
        [one] Pass with { $n } die left?
       *[other] Pass with { $n } dice left?
    }
table-pass-note = If you pass, you are out for the rest of this turn. You could still:
table-pass-never = Do not warn me again in this game
table-keep-playing = Keep playing
table-undo-stops = Undo stops here
table-undo-ask = Ask the others to let you go further back
table-undo-asked = The others are being asked.
table-hint-thinking = The bot is thinking…

## Solo mat

table-solo-mat = Solo mat
table-solo-placed = { $n } of 18 markers placed
table-swap-title = Swap { $first } and { $second }
table-keep-order = Keep the order
table-plan = Plan my go
table-your-plan = Your plan
table-solo-about = { $guild } is about to reach { $cell }
table-solo-nothing = asks for nothing
table-solo-mine-lost = the mine is lost, −2 VP
table-loss-box = Loss box
table-reached = reached

## Messages

table-lost = Connection lost
table-lost-note = Reconnecting automatically. Your choice is kept; nothing is sent twice.
table-vote-undo = { $player } would like to go further back
table-vote-replace = Should a bot take over for { $player }?
table-vote-time = { $player } has run out of time. Give them more?
table-vote-end = End the game now?{ $player }
table-vote-yes = Agree
table-vote-no = Refuse
