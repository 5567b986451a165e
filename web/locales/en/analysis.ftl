# The analysis of a finished game.

analysis-title = Analysis
analysis-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
analysis-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
analysis-tie = shared victory of { $players }
analysis-vp = VP
analysis-percent = { $n }%
analysis-under = under { $n }%
analysis-over = over { $n }%
analysis-by = { $player }: { $what }

## How far it is

analysis-running = Your device is going through the game. You may leave; it carries on.
analysis-asked = { $n ->
    [0] The server is going through the game. Stay on this page until it is done.
    [one] The server goes through 1 other game first. Stay on this page until it is done.
   *[other] The server goes through { $n } other games first. Stay on this page until it is done.
}
analysis-stopped = Stopped after { $n ->
    [one] 1 turn
   *[other] { $n } turns
}. What is known so far is kept.
analysis-done-engineer = { $n } decisions judged quickly: each by what it brings at once. Kept on this device.
analysis-done-director = { $n } decisions judged thoroughly: each by a search ahead. Kept on this device.
analysis-progress = How far the analysis is
analysis-stop = Stop
analysis-go-on = Continue
analysis-depth = How thoroughly
analysis-depth-engineer = Quick
analysis-depth-director = Thorough
analysis-judged = Judged by
analysis-judged-own = What players saw
analysis-judged-open = All cards open
analysis-open = All cards lie open here. Nobody at the table could know this; exercises and statistics leave it out.

## The course

analysis-curve = Chance to win
analysis-curve-note = after each turn, in %
analysis-curve-label = Chance to win after each of { $turns } turns. { $list }
analysis-curve-ends = { $player }: from { $from } to { $to }

## The account

analysis-account = Luck and decisions
analysis-account-note = VP against par
analysis-sum = { $player }: par { $par }, luck { $luck }, decisions { $decisions }, rest { $rest }: { $result } VP.
analysis-sum-so-far = { $player } so far: par { $par }, luck { $luck }, decisions { $decisions }, rest { $rest }: { $result } VP expected.
analysis-player = Player
analysis-accuracy = Accuracy
analysis-result = { $vp } VP, par { $par }
analysis-expects = { $vp } VP expected
analysis-kind-dice = Dice
    .note = What the player’s dice show, and which ones come out of the bag
analysis-kind-cards = Cards
    .note = Which action cards were drawn
analysis-kind-attack = Attacks
    .note = Attack cards and round end cards
analysis-kind-solo = Solo mat
    .note = Markers, die and buildings of the solo mat
analysis-kind-decisions = Decisions
    .note = What the player’s decisions cost compared with the best found
analysis-kind-rest = Rest
    .note = Plans that came out better or worse than expected, and what others did
analysis-account-foot = Par: what a strong bot expects of this seat after the set-up. Par and all parts add up to the score. Rest: what was not foreseen, and what others did. Bars end at { $most } VP.

## Moments

analysis-moments = Key moments
analysis-moments-of = { $n } of { $of } decisions
analysis-no-moments = Nothing changed the chance to win by 1% or more.
analysis-eyes = Whose moments
analysis-moment-missed = something better was there
analysis-moment-found = the best that was found
analysis-moment-rival = somebody else’s go
analysis-moment-luck = luck
analysis-honest = A decision is judged by what its player could see at the time: no hidden cards, no later dice.
analysis-dice = Dice at hand
analysis-you-played = You played
analysis-played = { $player } played
analysis-try = Try it from here
analysis-better = Better would have been
analysis-because-vp = { $better } VP at the end instead of { $played }: { $more } more.
analysis-because-sure = Sure to ± { $error } VP.
analysis-because-at-once = Looked at one action ahead, so nothing says how sure.
analysis-because-part = { $what }: { $vp } VP with the better decision
analysis-because-found = Nothing better was found.
analysis-because-turn = The chance changed by { $all } in this turn; { $part } was this decision.
analysis-because-turn-plain = The chance changed by { $all } in this turn; { $part } came with this.
analysis-luck = Luck
analysis-luck-vp = Worth { $vp } VP compared with the average.
analysis-odds-good = A result this good or better comes up once in { $n } times.
analysis-odds-bad = A result this bad or worse comes up once in { $n } times.
analysis-chance-setup = The set-up
analysis-chance-attack = An attack with { $what }
analysis-chance-dice = Drawn from the bag: { $what }
analysis-chance-roll = Rolled: { $what }
analysis-chance-cards = Drawn: { $what }
analysis-chance-round-end = The round end card
analysis-chance-solo-markers = Markers of the solo mat
analysis-chance-solo-die = The die of the solo mat
analysis-chance-solo-buildings = Buildings of the solo mat

## Where VP come from

analysis-categories = VP by category
analysis-categories-usual = outlined: what Engineers have on average by then
analysis-categories-when = When
analysis-at-end = At the end
analysis-after-turn = After round { $round }, turn { $turn }

## Playing on from a step

analysis-try-note = A table of your own at this position: everybody holds the same hidden cards. It is marked as a branch and counts for nothing.
analysis-try-seat = Your seat
analysis-try-others = The others
analysis-try-hand = I play all seats
analysis-try-luck = Dice and cards
analysis-try-luck-new = New luck
analysis-try-luck-same = The same luck
analysis-try-begin = Play on
analysis-note = Note
analysis-note-kept = Kept.
analysis-branch-new = Branches off another game in round { $round }, turn { $turn }, with new luck.
analysis-branch-same = Branches off another game in round { $round }, turn { $turn }, with the same luck.
analysis-branch-of = To that step
analysis-branches = Branches
analysis-branches-note = kept on this device
analysis-branch-open = Not finished.
analysis-branch-won = { $vp } VP, won by { $players }.
analysis-branch-over = { $vp } VP.

## Find the better go

analysis-exercises = { $n ->
    [one] Find the better go: 1 exercise
   *[other] Find the better go: { $n } exercises
}
analysis-exercise = Find the better go
analysis-exercise-number = Exercise { $n } of { $of }
analysis-exercise-leave = Back to the analysis
analysis-exercise-ask = Round { $round }, turn { $turn }. This was played: { $what }. What is better?
analysis-exercise-right = That is as good as the best that was found.
analysis-exercise-less = Something else is { $vp } VP better.
analysis-exercise-chance = Chance to win: { $chance }.
analysis-exercise-show = Show me
analysis-exercise-next = Next exercise
analysis-exercise-end = To the analysis
analysis-exercise-none = There is no finished analysis of this game, or nothing better was found anywhere.

## Statistics

stats-title = Your games
stats-none = You have no finished games here yet.
stats-count = { $n ->
    [one] 1 finished game, of this device or among the newest of your account.
   *[other] { $n } finished games, those of this device and the newest of your account.
}
stats-csv = As a table (CSV)
stats-by-players = By number of players
stats-by-level = By the strongest bot
stats-by-guild = By guild
stats-by-opening = By the first two actions
stats-games = Games
stats-won = Won
stats-vp = VP on average
stats-categories-note = Solid: you on average. Outlined: your rivals.
stats-luck = Luck and accuracy
stats-luck-mean = Luck on average: { $mean } VP ± { $half }. In the long run it is zero.
stats-luck-few = In the long run luck is zero. Your average appears here once five games have been analysed.
stats-luck-none = Analyse a finished game, and its luck and accuracy appear here.
stats-luck-vp = Luck in VP
stats-accuracy-engineer = { $n ->
    [one] Accuracy, judged quickly: { $mean } in 1 game.
   *[other] Accuracy, judged quickly: { $mean } on average of { $n } games.
}
stats-accuracy-director = { $n ->
    [one] Accuracy, judged thoroughly: { $mean } in 1 game.
   *[other] Accuracy, judged thoroughly: { $mean } on average of { $n } games.
}
