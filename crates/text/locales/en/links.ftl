# What a shared link shows and a search engine reads: the title of a page and a sentence about it. Made by the server.

link-title = { $page } · Tharos
link-start = Tharos
    .about = The board game by Bernd Scholz in the browser: dice, guilds and sixteen regions under attack. Play against bots, alone or with friends. Unofficial.
link-new = New table
    .about = Set up a table for one to four players: friends, bots, or both.
link-join = Join a table
    .about = Got a code? Enter it and sit down.
link-lobby = Open tables
    .about = Tables with a free seat, and games you can watch.
link-t = A table
    .about = A game of Tharos in the browser.
link-ladder = Ladder
    .about = Who plays best: ratings of people and bots, and how they are worked out.
link-p = A profile
    .about = Ratings and games of Tharos.
link-learn = Learn to play
    .about = Short lessons at a real table: from your first die to the solo game.
link-daily = Daily challenge
    .about = One solo deal a day, the same for everybody: play it and see how others did.
link-cups = Tournaments
    .about = The same deal at every table: only the goes differ.
link-cup = A tournament
    .about = Take part: every table plays the same deal, and only the goes differ.
link-operator = Operation
    .about = For whoever runs this site.
link-puzzles = Puzzles
    .about = Positions in which one go is better than all others: find it.
link-stats = Your games
    .about = What your games have in common, in figures.
link-rules = Rules
    .about = The game in two minutes, your first round, what brings points, every card, and every rule.
link-account = Your account
    .about = Keep your name and your games on all your devices.
link-settings = Settings
    .about = Notifications, sign-in, your data.
link-confirm = Confirm your address
    .about = Opens from an e-mail, once.
link-stop = No more messages
    .about = Ends the messages about games.
link-reset = New password
    .about = Set a new password for your account.
link-about = About this edition
    .about = Who made it, what it uses, and what is its own.
link-device = On this device
    .about = Games that are kept in this browser.
link-g = A whole game in a link
    .about = Opens as a replay, step by step.
link-nowhere = Nothing here
    .about = This address leads nowhere.
# A table that waits for players, by the name of a player.
link-waiting = { $host } is waiting for you
    .about =
        { $n ->
            [0] Every seat is taken; you can watch.
            [one] A game of Tharos with a free seat. Sit down.
           *[other] A game of Tharos with { $n } free seats. Sit down.
        }
link-running = { $players }
    .about = A game of Tharos: round { $round } of { $rounds }, turn { $turn } of { $turns }.
link-over = { $winners_n ->
        [one] { $winners } wins with { $points } VP
       *[other] { $winners } win with { $points } VP each
    }
    .about = A finished game of Tharos: { $list }. Watch it step by step.
link-solo = { $won ->
        [yes] { $player } wins a solo game with { $points } VP
       *[no] { $player } loses a solo game with { $points } VP
    }
    .about = A finished solo game of Tharos. Watch it step by step.
link-score = { $player } { $points }
