### The pages around the table.

## Every page

site-title = { $page } · Tharos
site-nav = Site
site-skip = Skip to the content
site-menu = Menu
site-start = Start page
site-lobby = Open tables
site-cups = Tournaments
site-rules = Rules
site-account = My account
site-about = About
site-sign-in = Sign in
site-language = Language
theme-title = Colours
theme-system = Same as device
theme-light = Light
theme-dark = Dark
theme-switch = Light or dark
copy-button = Copy
copy-done = Copied
copy-share = Share

## What can go wrong

error-bad-request = The server did not understand this. Reload the page and try again.
error-no-session = The server no longer knows who you are. Reload the page.
error-not-yours = This belongs to somebody else.
error-no-spectators = This table does not allow spectators.
error-kicked = The host has sent you away from this table.
error-players-talk = Only players may write at this table.
error-banned = An operator has closed this account.
error-not-host = Only the host can do this.
error-no-hints = Hints are switched off at this table.
error-no-table = There is no such table.
error-sealed = The deal stays sealed until every table of the round has played it, or until its day is over.
error-cup = This is not possible in a tournament, or not with these players.
error-no-cup = There is no such tournament.
error-stale = The table has moved on. Look again, and repeat it if you still want to.
error-seat-taken = Somebody else has taken this seat.
error-wrong-phase = This is no longer possible.
error-not-asked = Another player is deciding right now.
error-no-vote = This vote is over.
error-still-there = This player is still there.
error-others-play = Others are playing here, so the table cannot be closed.
error-nobody-seated = Nobody is sitting at this table.
error-no-change = It is already that way.
error-not-a-guest = You already have an account.
error-too-many-bots = You have reached the limit of bots for one account.
error-too-many-tables = You have opened too many tables. Finish or close some first.
error-link-used = This link is no longer valid. Ask for a new one.
error-login-taken = This sign-in name is taken. Choose another.
error-wrong-password = The sign-in name or the password is wrong.
error-too-large = This is too long.
error-refused = The rules do not allow this.
error-undo-stopped = It is not possible to go back that far.
error-record = This file is not a complete record of a game, or it has been changed.
error-other-rules = This game was played under rules that this server does not have.
error-bad-name = Choose a name of 1 to 32 characters.
error-weak-password = This password is too short. Use at least 10 characters.
error-slow-down = Too many requests. Try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
error-unavailable = The server cannot do this right now. Try again in a moment.
error-offline = The server is not answering. Nothing is lost; try again.
error-wrong-origin = This page did not come from the server’s own address. Open that one.
error-needs-account = You need an account for this.
error-not-over = This is possible only once the game is over.
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
bad-session = Sign in again and carry on exactly here. Nothing is lost.
bad-guest-title = This browser has forgotten you
bad-guest = A guest is known only by a cookie, and yours is gone: you can no longer play your seats from here. Continue as a new guest, or sign in if you have an account.
bad-guest-on = Continue as a new guest
bad-rules-title = This game needs another version
bad-rules = It was started under rules that differ from those of this server. Nothing is lost, but it can only continue on a server that has its rules.
bad-newer-title = A newer version is ready
bad-newer = Finish your go first; reloading takes a second and loses nothing.
bad-later = Later
bad-reload = Reload
bad-nowhere-title = There is nothing here
bad-nowhere = There is no page at this address. Perhaps a character got lost when it was copied.
bad-table-title = There is no such table
bad-table = The link is wrong, or the table was closed before its game began.
bad-private-title = This table is private
bad-private = Only its players can see it. If you are one of them, sign in on this device.
bad-closed-title = This table is closed
bad-closed = The host has closed it. There is nothing left to play.
bad-other-title = That did not work
room-loading = Opening the table…

## Seats and levels

seat-open = Open seat
seat-you = You
level-strength = strength { $n } of { $of }
level-apprentice = Apprentice
    .plays = Lives for the moment, overlooks half of its options and loves one kind of medal. Around 35 VP a game: made for your first games.
level-journeyman = Journeyman
    .plays = Thinks ahead, but misses something every turn and leans towards its favourite medals. Around 55 VP a game.
level-foreman = Foreman
    .plays = Knows what everything is worth and rarely misses a chance. Around 70 VP a game.
level-engineer = Engineer
    .plays = Overlooks nothing and always does what it thinks best, without trying out its plans. Around 80 VP a game.
level-director = Director
    .plays = The strongest we have: plays its turn through many times before each go. Around 95 VP a game.

## What is agreed at a table

fact-private = By invitation
fact-public = Open to all
fact-spectators = Spectators may watch
fact-no-spectators = No spectators
fact-live-vp = VP shown
fact-no-live-vp = VP at the end
fact-hints = Hints on
fact-no-hints = No hints
rules-usual = Standard rules
rules-changed = { $n } { $n ->
        [one] rule option
       *[other] rule options
    } changed
clock-none = No clock
clock-per-move = { $time } per go
clock-budget = { $time } per game, { $refill } s more per decision
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
start-dealing = Laying out the table…
start-you = you
start-change = Change
start-change-label = Change who plays
start-solo = Play solo
start-new = New table
start-your-games = Your games
start-waiting = { $n } { $n ->
        [one] is
       *[other] are
    } waiting for you
start-no-games = No games yet. The first one is one click away.
start-all-games = All { $n } games
start-fewer = Show fewer
start-open-tables = Open tables
start-lobby = All tables
start-no-tables = Nobody is waiting right now. Open a table and invite somebody.
start-today = Today
start-daily = Daily challenge
start-daily-note = one solo deal for everybody
start-puzzle = Puzzle of the day
start-puzzle-note = find the best go
start-learn = Learn and look back
start-rules = Rules
start-rules-note = the game in two minutes, every rule and card
start-unofficial = Unofficial fan edition. Tharos is a game by Bernd Scholz, published by Spielworxx.
record-open = Open a record
record-note = replay a game from a file
record-reading = Reading the file…

## A row of my games

game-solo = Solo
game-round = Round { $n }
game-turn = Turn { $n }
game-where = Round { $round }, turn { $turn }
game-waiting = Waiting for players
game-seats-taken = { $n } of { $of } seats taken
game-your-go = Your go
game-go-on = Paused
game-decides = { $player } is deciding
game-won =
    { $you ->
        [yes] you won
       *[no] { $player } won
    }
game-shared = shared victory
game-lost = lost
game-continue = Continue
game-look = View
game-scores = Scores

## Join and lobby

join-title = Join
join-heading = Join a table
join-field = Join by code or link
join-example = for example K7Q 4MR
join-button = Join
join-not-a-code = A code has six letters or digits.
join-looking = Looking for table { $code }…
join-unknown = No table is waiting under the code { $code }. A code stops working when the game starts.
join-note = The code is on the host’s screen. It never contains O, 0, I or 1.
join-lobby = Or look at the open tables
lobby-waiting = Waiting for players
lobby-running = Games to watch
lobby-count = { $n } { $n ->
        [one] table
       *[other] tables
    }
lobby-none = No table is waiting right now.
lobby-none-running = No open game is running right now.
lobby-open-seats = { $n } open { $n ->
        [one] seat
       *[other] seats
    }
lobby-watching = { $n } watching
lobby-sit = Sit down
lobby-watch = Watch
lobby-own = Your own table
lobby-own-note = Open to all or only to those you invite, with bots where players are missing.

## New table

new-title = New table
new-who-plays = Who is playing?
new-number = Number of players
new-solo = 1 solo
new-kind-me = You
new-kind-bot = Bot
new-kind-open = Open
new-kind-device = This device
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
new-note = Seats around the table are drawn when the game starts; guilds stay as chosen. With “This device” several people share one screen; the cards of each hand stay covered until that player looks.
new-note-solo = Alone against the solo mat: 16 turns to reach 70 victory points and meet 2 last spaces.
new-join = Who may join?
new-private = By invitation
new-public = Open to all
new-private-note = You get a code and a link for those you invite.
new-public-note = The table is listed under “Open tables” until it is full.
new-options = Options
new-options-note = the defaults are fine
new-clock = Clock
new-clock-move = Per go
new-clock-budget = Per game
new-clock-per-go = Time for each go
new-clock-per-game = Time for the game
new-clock-refill = Extra time per decision
new-clock-note = If a player runs out of time, a bot plays that one go. The seat stays theirs.
new-start = Start
new-start-note = When does the game begin?
new-start-full = when all seats are taken
new-start-host = when the host says so
new-spectators = Spectators
new-spectators-note = May others watch? They never see a hand.
new-spectators-yes = may watch, see no hands
new-spectators-no = none
new-chat = Chat
new-chat-note = Who may write at the table?
new-chat-players = players only
new-chat-all = spectators too
new-vp = VP during play
new-vp-note = Should everyone see the victory points during play?
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
new-opt-2 = Solo space B2: what must total at least 3?
    .usual = Red dice
    .other = Combat points
new-opt-3 = Doubled Plenty of money: the Banker’s bonus too?
    .usual = Doubled, up to 20
    .other = Not doubled, up to 18
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
        [0] The game begins immediately.
       *[other] The game waits until all seats are taken.
    }
new-answer-solo = Solo game
new-answer-solo-where = You alone, against the solo mat. The game begins immediately.
new-with-bots = { $n } { $n ->
        [one] bot
       *[other] bots
    }
new-with-device = { $n } on this device
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
wait-table-of = { $host }’s table
wait-sub = waiting for players
wait-taken = { $n } of { $of } seats are taken
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
wait-stood = A seat has become free
wait-say = Say something to the table
wait-send = Send
wait-invite = Invite
wait-code = Code { $code }
wait-link = Link to this table
wait-invite-note = Anyone with the code can take an open seat. It stops working when the game starts.
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
        [one] One seat is open. The game begins as soon as it is taken.
       *[other] { $open } seats are open. The game begins as soon as they are taken.
    }
wait-answer-host-where = The game begins when { $host } starts it.
wait-is-ready = { $player } is ready
wait-sit-down = Sit down
wait-start = { $n ->
        [one] At least two players
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
        [alone] You added your own number
        [too] { $players } added your own numbers
       *[no] { $players } added their own { $n ->
            [one] number
           *[other] numbers
        }
    }
seal-step-2-open = Every player adds a number
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
end-solo-lost = Lost with { $points } VP
end-ahead = { $guild }, { $n } { $n ->
        [one] point
       *[other] points
    } ahead of { $other }.
end-tie = Equal points: the victory is shared (VP-4).
end-solo-why-won = 2 last spaces met and at least { $goal } VP.
end-solo-why-space = The requirement of a last space was not met; that ends the game (SOLO-6).
end-solo-why-points = 2 last spaces have been met, but { $goal } VP were needed (SOLO-7).
end-solo-why-turns = All 16 turns have been played, but 2 last spaces were not met (SOLO-7).
end-places = Places
end-medals = Medals: { $list }
end-no-medals = No medals
end-where = Where the VP came from
end-needs-3 = { $n }, needs 3
end-moments = Decisive moments
end-analysis = Analysis
site-stats = Statistics
branch-mark = Branch
branch-try = Play on from here
end-watch = Watch
end-watch-label = Watch: { $what }
end-chart = VP over time
end-chart-note = after each turn
end-chart-label = VP after each turn. { $list }
end-chart-ends = { $player }: { $points } at the end
end-lived = What each guild scored with
end-bar-label = { $player }: { $points } VP. { $list }
end-bar-expected = Expected after the set-up: { $label }
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
end-to-cup = To the tournament
end-record = Record
end-verify = Check the dice
end-seal-open = Seal opened: the seed matches { $seal }.
end-seal-wrong = The seed does not match the seal.
end-seal-none = This record has no seal.
end-seal-note = Every roll follows from it, so anyone can check them all.

## Replay

replay-title = Replay
replay-log = Log
replay-step = Step { $n } of { $of }
replay-seen-by = View of
replay-spectator = Spectator
replay-steps = Steps
replay-back-round = Back one round
replay-back-turn = Back one turn
replay-back-go = Back one go
replay-on-go = Forward one go
replay-on-turn = Forward one turn
replay-on-round = Forward one round
replay-play = Play
replay-stop = Stop
replay-link = Link to this step
replay-keys = Keys: arrows move one go, with Shift one turn; Page Up and Page Down one round; comma and full stop one entry; Space plays.
replay-dice = Dice
replay-dice-left = { $n } left of { $of }
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
account-settings = Notifications, devices and data
account-keep = Save
account-name-kept = Your name is saved.
account-register = Create an account
account-sign-in = Sign in
account-how = New account or sign in
account-new = New account
account-have = I have one
account-register-note = You keep your games and your name; with an account you find them on every device.
account-sign-in-note = Games you began here as a guest move to your account.
account-login = Sign-in name
account-login-note = 3 to 64 characters: letters a–z, digits, or . _ - @ +
account-password = Password
account-password-note = At least 10 characters. Keep it safe: without a confirmed e-mail address only whoever runs this site can give you a new one.
account-change-password = Change password
account-old-password = Old password
account-new-password = New password
account-password-changed = Your password has been changed. All other devices are signed out.
account-password-passkeys = Remove my passkeys as well
reset-title = New password
reset-send = Set password
reset-done = Your new password is set. All devices have been signed out.
account-leave = Sign out
account-sign-out = Sign out here
account-sign-out-everywhere = Sign out everywhere
account-delete = Delete the account
account-delete-note = Your devices are signed out now. After 14 days your account and your name are deleted for good; until then signing in brings everything back. Finished games stay for the others, with a neutral name in your place.
account-delete-now = Delete in 14 days
account-device = On this device
account-instant = Play without confirming
account-instant-note = An action is played as soon as your choice leaves only one.
account-notify = Notify me
account-notify-note = The device tells you when it is your go in a game whose tab is in the background.
account-bots = Keys for bots
account-bots-note = A program of yours can play here. Every key is a bot of its own; the server’s interface is described at /api/openapi.json.
account-bot-name = Name of the bot
account-bot-make = Create a key
account-bot-fresh = The key of { $name }. It is shown only once:
account-bot-key = Key
account-bot-drop = Remove

## About

about-title = About this edition
about-what = What this is
    .text = A table for Tharos in the browser: alone, against bots, on one device or online, with the complete rules, in four languages, without advertising and without tracking.
about-unofficial = Unofficial
    .text = This is a fan project. Tharos is a board game by Bernd Scholz, published by Spielworxx. Neither has anything to do with this edition. If you like the game, buy the boxed edition: it offers what no screen can.
about-own = Our own values
    .text = Some numbers are printed only on the pieces and not in the rules: the values of the attack cards, how many transformation markers there are of each kind, the colours of three cards, four shapes. For these we chose our own values, and we mark them everywhere. Owners of the box can enter theirs.
    .link = Which values these are
about-fair = Fair dice
    .text = Before a game the server seals a seed, the players add their own numbers, and every roll and every card follows from both. After the game the seed is opened, so anyone can check the record.
about-private = What is stored
    .text = A name, your games, and what you say at a table. An e-mail address and other ways to reach you only if you enter them. A guest needs no password. One cookie keeps you signed in, one remembers your language, and the page sends nothing to other servers.
about-licence = Licences
    .text = The program is free software under MIT or Apache 2.0, whichever you prefer; the drawings are our own, under CC BY 4.0.
    .font = Headings are set in Domitian, under the SIL Open Font License
    .notices = The work of others that the program contains, with all licences
about-build = Build { $build }
