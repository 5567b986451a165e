### The pages around the table.

## Every page

site-title = { $page } · Tharos
site-nav = Site
site-skip = Skip to the content
site-menu = Menu
site-start = Start page
site-lobby = Open tables
site-rules = Rules
site-account = My account
site-about = About
site-sign-in = Sign in
site-language = Language
theme-title = Colours
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-switch = Light or dark
copy-button = Copy
copy-done = Copied
copy-share = Share

## What can go wrong

error-bad-request = The server did not understand this. Reload the page and try again.
error-no-session = The server does not know who you are any more. Reload the page.
error-not-yours = This belongs to somebody else.
error-no-spectators = This table has no spectators.
error-not-host = Only the host can do this.
error-no-hints = This table has no hints.
error-no-table = There is no such table.
error-stale = The table has moved on. Look again and repeat it if you still want to.
error-seat-taken = Somebody else has taken this seat.
error-wrong-phase = This is not possible any more.
error-not-asked = It is somebody else’s turn.
error-no-vote = There is no such vote any more.
error-still-there = This player is still there.
error-others-play = Others are playing here, so the table cannot be closed.
error-nobody-seated = Nobody sits at this table.
error-no-change = That is so already.
error-not-a-guest = You have an account already.
error-too-many-bots = An account cannot have more bots than these.
error-login-taken = This sign-in name is taken. Choose another.
error-wrong-password = Sign-in name or password is wrong.
error-too-large = This is too long.
error-refused = The rules do not allow this.
error-undo-stopped = It is not possible to go back that far.
error-record = This file is not a complete record of a game, or it was changed.
error-other-rules = This game is played by rules that this server does not have.
error-bad-name = Choose a name of 1 to 32 characters.
error-weak-password = This password is too short. Use at least 10 characters.
error-slow-down = Too many requests. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
error-unavailable = The server cannot do this right now. Try again in a moment.
error-offline = The server does not answer. Nothing was lost; try again.
error-wrong-origin = This page came from another address than the server. Open the server’s own address.
error-needs-account = For this you need an account.
error-not-over = This is possible once the game is over.
bad-offline-title = Connection lost
bad-offline = Trying again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }. Your choice is kept; nothing has been sent twice.
bad-tries = { $n ->
        [one] First try
        [2] Second try
        [3] Third try
       *[other] { $n } tries so far
    }
bad-try-now = Try now
bad-session-title = Your session has ended
bad-session = Sign in again and go on exactly here. Nothing is lost.
bad-guest-title = This browser has forgotten you
bad-guest = A guest is known only by a cookie, and yours is gone: your seats cannot be played from here any more. Go on as a new guest, or sign in if you have an account.
bad-guest-on = Go on as a new guest
bad-rules-title = This game needs another version
bad-rules = It was begun by other rules than this server plays by. Nothing of it is lost, but it can only go on at a server with its own rules.
bad-newer-title = A newer version is ready
bad-newer = Finish your go first; reloading takes a second and loses nothing.
bad-later = Later
bad-reload = Reload
bad-nowhere-title = There is nothing here
bad-nowhere = This address leads to no page. Perhaps a character got lost when it was copied.
bad-table-title = There is no such table
bad-table = The link is wrong, or the table was closed before its game began.
bad-private-title = This table is private
bad-private = Only its players see it. If you are one of them, sign in on this device.
bad-closed-title = This table is closed
bad-closed = Its host closed it. Nothing of it is left to play.
bad-other-title = This did not work
room-loading = Opening the table

## Seats and levels

seat-open = Open seat
seat-you = You
level-strength = strength { $n } of 5
level-apprentice = Apprentice
    .plays = Knows the rules and often follows a whim. Around 40 VP a game: made for your first ones.
level-journeyman = Journeyman
    .plays = Sensible, with a careless moment now and then. Around 55 VP a game.
level-foreman = Foreman
    .plays = Knows what dice, cards and buildings are worth. Around 65 VP a game.
level-engineer = Engineer
    .plays = Always does what it thinks best and rarely wastes a die. Around 75 VP a game.
level-director = Director
    .plays = The strongest we have: tries its plans out before each go. Around 85 VP a game.

## What is agreed at a table

fact-private = Only by link
fact-public = Open to all
fact-spectators = Spectators may watch
fact-no-spectators = No spectators
fact-live-vp = VP shown
fact-no-live-vp = VP at the end
fact-hints = Hints on
fact-no-hints = No hints
rules-usual = Rules as usual
rules-changed = { $n } { $n ->
        [one] rule option
       *[other] rule options
    } changed
clock-none = No clock
clock-per-move = { $time } a go
clock-budget = { $time } a game, { $refill } s more per decision
time-seconds = { $n } s
time-minutes = { $n } min
time-days = { $n } { $n ->
        [one] day
       *[other] days
    }
duration-minutes = { $n } min
duration-hours = { $hours } h { $n } min

## Start

start-tagline = Four guilds, sixteen regions, one bag of dice each.
start-title = Take a seat
start-name = Your name
start-other-name = Another name
start-as-guest = You play as a guest on this device. Nothing to fill in, nothing to install.
start-as-account = You are signed in. Your games follow you to every device.
start-play-bots = Play against bots
start-dealing = Laying out the table
start-you = you
start-change = Change
start-change-label = Change who plays
start-solo = Play solo
start-new = New table
start-your-games = Your games
start-waiting = { $n } { $n ->
        [one] waits
       *[other] wait
    } for you
start-no-games = No games yet. The first one is one click away.
start-all-games = All { $n } games
start-fewer = Show fewer
start-open-tables = Open tables
start-lobby = All tables
start-no-tables = Nobody is waiting right now. Open a table and invite somebody.
start-learn = Learn and look back
start-rules = Rules reference
start-rules-note = every clause and card, with drawings
start-unofficial = Unofficial fan edition. Tharos is a game by Bernd Scholz, published by Spielworxx.
record-open = Open a record
record-note = replay a game from a file
record-reading = Reading the file

## A row of my games

game-solo = Solo
game-round = Round { $n }
game-turn = Turn { $n }
game-where = Round { $round }, turn { $turn }
game-waiting = Waiting for players
game-seats-taken = { $n } of { $of } seats taken
game-your-go = Your go
game-go-on = Paused
game-decides = { $player } decides
game-won =
    { $you ->
        [yes] you won
       *[no] { $player } won
    }
game-shared = shared victory
game-lost = not won
game-continue = Continue
game-look = Look
game-scores = Scores

## Join and lobby

join-title = Join
join-heading = Join a table
join-field = Join by code or link
join-example = for example K7Q 4MR
join-button = Join
join-not-a-code = A code has six letters and digits.
join-looking = Looking for table { $code }.
join-unknown = No table waits under the code { $code }. A code stops working when the game starts.
join-note = The code is on the host’s screen. It has no O and 0, no I and 1.
join-lobby = Or look at the open tables
lobby-waiting = Waiting for players
lobby-running = To watch
lobby-count = { $n } { $n ->
        [one] table
       *[other] tables
    }
lobby-none = No table waits right now.
lobby-none-running = No open game is running right now.
lobby-open-seats = { $n } open { $n ->
        [one] seat
       *[other] seats
    }
lobby-watching = { $n } watching
lobby-sit = Sit down
lobby-watch = Watch
lobby-own = Your own table
lobby-own-note = Open to all or only for those you invite, with bots where people are missing.

## New table

new-title = New table
new-who-plays = Who plays?
new-number = Number of players
new-solo = 1 solo
new-kind-me = You
new-kind-bot = Bot
new-kind-open = Open
new-kind-device = This device
new-player = Player { $n }
new-device-name = Name of player { $n }
new-change-guild = Change guild: { $guild }
new-guild = Guild
new-seat-of = Seat of { $guild }
new-seat-note =
    { $kind ->
        [me] { $guild }, you
        [bot] { $guild }, a bot
        [device] { $guild }, on this device
       *[open] { $guild }, for whoever has the link
    }
new-change-level = Change strength
new-level-of = Strength of seat { $n }
new-note = Seats around the table are drawn when the game starts; guilds stay as chosen. With “This device” several people share one screen, and a curtain covers the table between goes.
new-note-solo = Alone against the solo mat: 16 turns, 70 victory points and 2 last spaces to reach.
new-join = Who may join
new-private = Only by link
new-public = Open to all
new-private-note = You get a code and a link for those you invite.
new-public-note = The table stands in the lobby until it is full.
new-options = Options
new-options-note = good as they are
new-clock = Clock
new-clock-move = Per go
new-clock-budget = Per game
new-clock-per-go = Time for each go
new-clock-per-game = Time for the game
new-clock-refill = More per decision
new-clock-note = If somebody runs out of time, a bot plays for them until they are back.
new-start = Start
new-start-note = When does the game begin?
new-start-full = when all seats are taken
new-start-host = when the host says so
new-spectators = Spectators
new-spectators-note = May others watch? They never see a hand.
new-spectators-yes = may watch, see no hands
new-spectators-no = none
new-vp = VP during play
new-vp-note = Shall everyone see the victory points while playing?
new-vp-yes = shown to all
new-vp-no = only at the end
new-hints = Hints
new-hints-note = May players ask a bot for its suggestions?
new-hints-yes = on, for everyone
new-hints-no = off
new-rules = Rule options
new-opt-1 = How far may the Manipulator push a die?
    .usual = No upper limit
    .other = 7 at most
new-opt-2 = Solo space B2: what must total 3?
    .usual = Red dice
    .other = Combat points
new-opt-3 = Doubled Plenty: the Banker’s bonus too?
    .usual = Doubled, up to 20
    .other = Single, up to 18
new-answer = Table for { $n ->
        [2] two
        [3] three
       *[4] four
    }{ $open ->
        [0] { "" }
        [one] , one seat open
       *[other] , { $open } seats open
    }
new-answer-where = { $people }. { $open ->
        [0] The game begins at once.
       *[other] The game waits until they sit down.
    }
new-answer-solo = Solo game
new-answer-solo-where = You alone, against the solo mat. The game begins at once.
new-with-bots = { $n } { $n ->
        [one] bot
       *[other] bots
    }
new-with-device = { $n } on this device
new-with-guests = { $n } { $n ->
        [one] guest
       *[other] guests
    }
new-open = Open the table
new-deal = Lay out the table
new-fill = { $n ->
        [one] Fill with a bot
       *[other] Fill with bots
    }
new-cancel = Cancel

## Waiting room

wait-your-table = Your table
wait-table-of = Table of { $host }
wait-sub = waiting for players
wait-taken = { $n } of { $of } seats are taken
wait-drawn = seats are drawn when the game starts
wait-empty = waiting
wait-sit = Sit here
wait-seat-bot = Seat a bot
wait-seat-bot-label = Seat a bot for { $guild }: strength
wait-bot-ready = bot, always ready
wait-offline = away right now
wait-ready = ready
wait-you = you, ready
wait-this-device = on this device
wait-free = Free the seat
wait-talk = At the table
wait-opened = The table was opened
wait-sat = { $player } sat down
wait-stood = A seat became free
wait-say = Say something to the table
wait-send = Send
wait-invite = Invite
wait-code = Code { $code }
wait-link = Link to this table
wait-invite-note = Whoever has the code can take an open seat. It stops working when the game starts.
wait-answer-sit = There is a seat for you
wait-answer-sit-where = You play as a guest or with your account. You can stand up again until the game starts.
wait-answer-start = { $open ->
        [0] Everyone is here
       *[other] { $n ->
            [1] One more player is needed
           *[other] Start with { $n }, or wait
        }
    }
wait-answer-wait = You have a seat
wait-answer-full-where = { $open ->
        [0] The game begins now.
        [one] One seat is open. The game begins by itself when it is taken.
       *[other] { $open } seats are open. The game begins by itself when they are taken.
    }
wait-answer-host-where = The game begins when { $host } starts it.
wait-is-ready = { $player } is ready
wait-sit-down = Sit down
wait-start = { $n ->
        [one] Start needs two
        [2] Start with two
        [3] Start with three
       *[other] Start
    }
wait-close = Close table
wait-stand = Stand up
seal-title = The dice are sealed
seal-note = The server has already fixed its half of the luck. This is the seal; nobody can change what is under it.
seal-hash = Seal, SHA-256:
seal-step-1 = Sealed before anyone sat down
seal-step-2 =
    { $me ->
        [alone] You added a number of your own
        [too] { $players } added numbers of your own
       *[no] { $players } added { $n ->
            [one] a number
           *[other] numbers
        } of their own
    }
seal-step-2-open = Every player adds a number of their own
seal-step-3 = Opened after the last turn, for everyone to check

## Curtain

curtain-title = Pass the device to { $guild }
curtain-text = It is { $player }’s go. The cards stay covered until the button is pressed.
curtain-open = I am { $player }, show my table
curtain-attack = attack strength { $attack }, combat strength { $strength }

## End

end-title = Final scoring
end-sub = { $turns } { $turns ->
        [one] turn
       *[other] turns
    }, { $time }
end-win =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    } with { $points } VP
end-shared = { $players } win with { $points } VP each
end-solo-won = You win with { $points } VP
end-solo-lost = Not won, with { $points } VP
end-ahead = { $guild }, { $n } { $n ->
        [one] point
       *[other] points
    } ahead of { $other }.
end-tie = Equal points: the victory is shared (VP-4).
end-solo-why-won = 2 last spaces met and at least { $goal } VP.
end-solo-why-space = The requirement of a last space was not met; that ends the game (SOLO-6).
end-solo-why-points = 2 last spaces are met, but { $goal } VP were needed (SOLO-7).
end-solo-why-turns = 16 turns are over without 2 last spaces (SOLO-7).
end-places = Places
end-medals = Medals: { $list }
end-no-medals = No medals
end-where = Where the VP come from
end-needs-3 = { $n }, needs 3
end-moments = Moments that decided it
end-moment-where = Round { $round }, turn { $turn }{ $lead ->
        [yes] , takes the lead
       *[no] { "" }
    }
end-watch = Watch
end-watch-label = Watch: { $what }
end-chart = VP over time
end-chart-note = after each turn
end-chart-label = VP after each turn. { $list }
end-chart-ends = { $player }: { $points } at the end
end-lived = What each guild lived on
end-bar-label = { $player }: { $points } VP. { $list }
end-part = { $name } { $points }
end-kind-combat = Combat
end-kind-exploration = Exploration
end-kind-trade = Trade
end-kind-civil = Civil and sets
end-kind-cards = Player cards
end-kind-mines = Mines
end-kind-rest = Jars, buildings
end-kind-solo = Last spaces
end-rematch = Rematch
end-to-rematch = To the rematch
end-replay = Replay
end-record = Record
end-verify = Verify dice
end-seal-open = Seal opened: the seed fits { $seal }.
end-seal-wrong = The seed does not fit the seal.
end-seal-none = This record has no seal.
end-seal-note = Every roll follows from it; `tharos verify` checks them all.

## Replay

replay-title = Replay
replay-log = Log
replay-step = Step { $n } of { $of }
replay-seen-by = Seen by
replay-spectator = Spectator
replay-steps = Steps
replay-back-round = Back one round
replay-back-turn = Back one turn
replay-back-go = Back one go
replay-on-go = On one go
replay-on-turn = On one turn
replay-on-round = On one round
replay-play = Play
replay-stop = Stop
replay-link = Link to this step
replay-keys = Keys: arrows step a go, with Shift a turn, Page up and down a round, comma and full stop one entry, space plays.
replay-dice = Dice
replay-dice-left = { $n } left of { $of }
replay-no-dice = none
replay-hand = Hand
replay-hand-note = hidden during play
replay-in-play = In play
replay-others = The others
replay-bag = Bag and depot
replay-ore = Ore
replay-crystals = Crystals
replay-scores = Scores
replay-chance = Chance
replay-vp = { $n } VP

## Account

account-title =
    { $kind ->
        [account] Your account
        [guest] You are a guest
       *[none] Nobody is signed in
    }
account-keep = Save
account-name-kept = Your name is saved.
account-register = Make an account
account-sign-in = Sign in
account-how = New account or sign in
account-new = New account
account-have = I have one
account-register-note = Your games and your name stay; with the account you find them on every device.
account-sign-in-note = Games you began here as a guest move to your account.
account-login = Sign-in name
account-login-note = 3 to 64 characters: letters without accents, digits, or . _ - @ +
account-password = Password
account-password-note = At least 10 characters. There is no other way in, as no e-mail address is asked for: keep it safe.
account-leave = Sign out
account-sign-out = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-delete = Delete the account
account-delete-note = Your account and your name go at once and for good. Finished games stay for the others, with a neutral name in your place.
account-delete-now = Delete for good
account-device = On this device
account-instant = Play at once
account-instant-note = An action is played without confirming as soon as your choice leaves only one.
account-notify = Notify me
account-notify-note = The device says when it is your go in a game whose tab is in the background.
account-bots = Keys for bots
account-bots-note = A program of yours can play here. Every key is a bot of its own; the server’s interface is described at /api/openapi.json.
account-bot-name = Name of the bot
account-bot-make = Make a key
account-bot-fresh = The key of { $name }. It is shown only now:
account-bot-key = Key
account-bot-drop = Remove

## About

about-title = About this edition
about-what = What this is
    .text = A table for Tharos in the browser: alone, against bots, at one device or online, with the complete rules, in four languages, without advertising and without tracking.
about-unofficial = Unofficial
    .text = This is a fan project. Tharos is a board game by Bernd Scholz, published by Spielworxx. Neither has anything to do with this edition. If you like the game, buy the box: it holds what no screen can.
about-own = Our own values
    .text = Some numbers are printed only on the pieces and not in the rules: the attack cards, which transformation marker lies where, the colours of three cards, four shapes. For these we chose values of our own and mark them everywhere. Owners of the box can put theirs in.
    .link = Which values these are
about-fair = Fair dice
    .text = Before a game the server seals a seed, the players add numbers of their own, and both together make every roll and every card. After the game the seed is opened; the record of a game can be checked by anyone.
about-private = What is stored
    .text = A name, your games, and what you say at a table. A guest needs no password. There are no e-mail addresses, no cookies but one that keeps you signed in and one that remembers your language, and no requests to anybody else.
about-licence = Licences
    .text = The program is free software under MIT or Apache 2.0, as you like; the drawings are our own, under CC BY 4.0.
about-build = Build { $build }
