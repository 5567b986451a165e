### The rules reference: the words around the clauses, and the drawn examples.

rules-title = Rules reference
rules-search = Search the rules
rules-search-hint = Word, GO-9 or 24
rules-search-clear = Clear the search
rules-found = { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    } and { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } for “{ $query }”
rules-nothing = No clause contains all these words.
rules-chapters = Chapters
rules-code-words = ABC
rules-code-open = ?
rules-code-other = { $code }
rules-count = { $code }, { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
rules-own = our own value
rules-own-why = The printed texts show this only as a picture, so the value is ours. Owners of the box can put theirs in (DATA-5).
rules-see = See also:
rules-example = Example for { $clause }
rules-yes = Yes.
rules-no = No.
rules-round = Round { $round }
rules-printed = Printed name: { $name }
rules-gallery = Cards, buildings and effects
rules-group-deck = Action cards
rules-group-player = Player cards
rules-group-building = Buildings
rules-group-effect = Effects
rules-group-round-end = Round end cards
rules-group-solo = Solo spaces
rules-of = { $n } of { $total }
rules-no-cards = Nothing here matches the search.
rules-themes = Kinds of action cards
rules-theme-all = All
rules-theme-dice = Dice
rules-theme-combat = Combat
rules-theme-markers = Guild markers
rules-theme-mines = Mines
rules-theme-goods = Ore and crystals
rules-theme-medals = Medals
rules-theme-jars = Jars
rules-theme-cards = Cards and spaces

## The chapters in short

rules-chapter-words = Words
rules-chapter-set = Set-up
rules-chapter-info = Who knows what
rules-chapter-inv = What always holds
rules-chapter-prep = Preparation
rules-chapter-go = Actions
rules-chapter-trans = Transformation
rules-chapter-mat = The mat
rules-chapter-bld = Buildings
rules-chapter-act = Activating cards
rules-chapter-card = Player cards
rules-chapter-deck = Action cards
rules-chapter-atk = The attack
rules-chapter-clean = Clean-up
rules-chapter-end = Round end
rules-chapter-vp = Final scoring
rules-chapter-solo = Solo game
rules-chapter-data = Our own values
rules-chapter-opt = Rule options
rules-chapter-open = Open questions

## What lies on a drawn region

drawn-your-marker = your guild marker
drawn-your-mine = your mine
drawn-their-marker = another guild’s marker
drawn-attacked = attacked
drawn-number = number { $number }

## Examples: the situation, and what holds at each number

ex-prep-1 = Round 2, turn 3: an attack card of value 4 is revealed over column 3.
    .p1 = It hits row 2, column 3, with strength 4 + 2 = 6.
    .p2 = The next attack of this round hits the region to its right.
ex-prep-3 = You must draw 5 dice, and your bag holds only 2.
    .p1 = First you draw these 2.
    .p2 = Now the bag is empty and a die must be drawn: the whole depot goes into the bag.
    .p3 = Then you draw the other 3.
ex-go-7 = A mine asks for a 6, Build for a yellow die 3+.
    .p1 = A 6 is exactly what the mine asks for.
    .p2 = A 7 is not a 6: no mine.
    .p3 = For Build it is fine: 7 is 3 or higher.
ex-go-9 = You place a guild marker on region 2, but your supply is empty.
    .p1 = Take one back from another region, here or on the plain, or from one of your player cards.
    .p2 = Not from the region you place it on.
    .p3 = Never from an attack card.
    .p4 = Never from a building you own.
ex-go-10 = You want to place a guild marker and later a mine.
    .p1 = The other guild’s marker is not in the way.
    .p2 = No second guild marker of yours on one region.
    .p3 = A mine may stand beside your guild marker.
ex-trans-4 = This turn one die counts 1 higher when you place it.
    .p1 = The blue 5 counts as 6: enough for a mine.
    .p2 = A die above 6 is not raised.
    .p3 = You may use it wherever it helps, once this turn.
ex-trans-5 = The marker shows red: one red die counts 1 more or 1 less.
    .p1 = Up: the 5 counts as 6, for a mine on a hill.
    .p2 = Or down: the 4 counts as 3, to fit a range.
    .p3 = A 1 does not become 0.
    .p4 = A white die is not red, whatever it is placed as.
ex-trans-7 = Turn one or two white dice to the opposite face. Opposite faces add up to 7.
    .p1 = A 2 becomes 5.
    .p2 = A 6 becomes 1, if you like.
    .p3 = A die above 6 has no opposite face.
    .p4 = Only white dice.
ex-mat-1 = Plenty of money with three white dice.
    .p1 = The sum is 10, but at most 8 count: 8 Jars.
    .p2 = An active Banker adds 2 after that limit: 10 Jars.
    .p3 = Action card 24 doubles the result: 20 Jars.
ex-mat-2 = Plenty of choices with a white 5.
    .p1 = Half of 5, rounded up, is 3: draw three cards.
    .p2 = Keep one of them, the others are discarded.
    .p3 = The same die for No choice draws just 1 card.
ex-mat-4 = Explore an area: any die, and guild markers of yours on 4 connected regions.
    .p1 = These four hang together. The markers return to supply: 1 exploration medal.
    .p2 = This one touches the others nowhere, so it cannot be one of the four.
ex-mat-5 = A blue 6, and your first mine stands on the hill.
    .p1 = A mountain right beside your mine.
    .p2 = A mountain too, but it meets your mine only at a corner.
ex-mat-6 = A yellow 4 and 10 Jars, and the Large Market comes into play.
    .p1 = You gain 1 civil medal.
    .p2 = For 2 Jars more the building is yours. Later is too late.
    .p3 = You may use it at once without its price. That is your use for this turn.
ex-bld-0 = The Civilian Office costs 4 Jars.
    .p1 = If another player owns it: 2 Jars to the owner, 2 to the bank.
    .p2 = If it is yours or nobody’s: all 4 to the bank.
    .p3 = Owners do not use it for less.
ex-bld-8 = The Surveyor’s Office moves your guild marker from the wasteland below.
    .p1 = Straight up: adjacent and free.
    .p2 = Diagonal is not adjacent.
    .p3 = A guild marker of yours is already there.
    .p4 = Another guild’s marker does not matter.
ex-act-1 = Rumblepoke asks for one white and one red die with a total of 8.
    .p1 = 3 + 5 = 8 is enough.
    .p2 = 7 is too little, however good the colours are.
    .p3 = 12 is plenty, but a white die is missing.
ex-card-2 = You use the Steam Dyer with a white 4. Now you must take a further action and place a white die in it as a colour of your choice.
    .p1 = A white 6 as blue: a mine on a mountain.
    .p2 = A white 3 as red on the Attack space.
    .p3 = The Cartographer places no die.
ex-card-3 = The Ore Digger with a blue 3 and a red 2. You own no ore yet.
    .p1 = Mountain and hill lie side by side: take both ore markers.
    .p2 = Not the ore of this mountain together with that of the hill: they touch only at a corner.
    .p3 = A single ore marker of either colour, from any region, is always possible.
ex-card-10 = Return a guild marker from the Manipulator and change a die by 1.
    .p1 = A 6 becomes 7 and counts 7 for Plenty of money or in combat.
    .p2 = A 1 does not become 0.
    .p3 = A 7 is no use for a mine: that asks for exactly 6.
ex-deck-18 = The top row. Your guild marker stands on the second region.
    .p1 = This region has no free neighbour in the row.
    .p2 = These two are free and adjacent: one guild marker on each.
ex-deck-25 = Change one active die by 2.
    .p1 = A 6 becomes 8.
    .p2 = A die above 6 is not raised further.
    .p3 = A 2 becomes 1.
    .p4 = A 1 cannot be lowered.
ex-deck-32 = Your mines stand on a plain, a forest and a mountain. They need not touch.
    .p1 = 1 exploration medal, and the mines stay.
    .p2 = Two mines on mountains do not stand in for a missing colour.
ex-deck-37 = Your guild markers and the L. It may be turned and mirrored.
    .p1 = These four form an L. They return to supply: 2 exploration medals.
    .p2 = These two stay where they are.
ex-atk-3 = The attack has strength 6.
    .p1 = Two red dice on the Attack space make 7: warded off, 1 combat point.
    .p2 = Exactly 6 is enough.
    .p3 = 5 is too little.
    .p4 = With the Cannoneer’s ward your strength does not matter.
ex-atk-4 = You lose against the attack on the hill.
    .p1 = First a guild marker from your supply goes on the attack card.
    .p2 = Then your guild marker and your mine on the attacked region return to supply. The other guild loses nothing here.
ex-vp-1 = Four different medals at the end of the game.
    .p1 = By themselves they are worth 13 VP.
    .p2 = As a set of four different ones they bring 2 VP more.
    .p3 = Two of one kind are no set.
ex-vp-3 = Mines on regions at the end of the game.
    .p1 = Two mines bring nothing.
    .p2 = From three on every mine brings 1 VP.
ex-set-3 = Every region begins with one ore marker and one crystal marker of its colour.
    .p1 = The forest holds green ore and a green crystal.
    .p2 = Together 16 of each lie on the board. The general supply is empty.
ex-set-9 = Your 18 dice at the start: 12 in the bag, 6 in the dice store.
    .p1 = The bag holds 8 white, 2 red and 2 yellow dice.
    .p2 = The bottom dice of the two columns cost 2 Jars.
    .p3 = Above them two green dice for 4 Jars each.
    .p4 = At the top two blue dice for 6 Jars each.
ex-info-2 = What others may know about you.
    .p1 = Which action cards you hold is for you alone.
    .p2 = How many they are is open to everyone.
    .p3 = The order in the bag and in every deck is unknown to all.
    .p4 = The discard pile lies open.
ex-inv-1 = Your 12 guild markers are always somewhere.
    .p1 = Three lie on regions.
    .p2 = Two lie on the Manipulator.
    .p3 = One lies on an attack card.
    .p4 = So six must be in your supply.
ex-clean-1 = The turn is over.
    .p1 = Dice you used go from their spaces to the depot.
    .p2 = A die you did not use goes there as well.
    .p3 = The bag stays as it is until a draw finds it empty.
ex-solo-3 = Cogwheel Trust lies on I, Future Horizon on II.
    .p1 = For 3 Jars you swap I and II, once in this turn.
    .p2 = Now Future Horizon goes from I to the solo mat.
    .p3 = The others move down, and a new marker comes out of the bag.
ex-solo-4 = The markers come in this order.
    .p1 = The first colour of the game takes row A.
    .p2 = The same colour goes on in its row, from left to right.
    .p3 = The next colour takes row B.
ex-solo-5 = A marker reaches A2, where one of your mines lies and 7 Jars are asked for.
    .p1 = With 7 Jars the mine goes on a region beside one of your mines.
    .p2 = This region is not adjacent to your mine.
    .p3 = With 6 Jars the mine goes to the loss box.
ex-solo-6 = A marker reaches A6, the last space of its row.
    .p1 = With too few Jars the game is lost at once.
    .p2 = Met for the first time: you play on.
    .p3 = A second last space met ends the game at once, and it is scored.
