### Tournaments in which every table has the same deal.

cup-title = Tournaments
cup-one = Duplicate tournament
cup-about = Every table gets the same board, the same cards and the same dice in every bag. Only the goes differ.
cup-mine = Your tournaments
cup-public = Open to everybody
cup-none = No tournament is open right now.
cup-new = Open a tournament
cup-name = Name
cup-players = Players at a table
cup-rounds = Rounds
cup-hours = A round takes at most
cup-bots = Seats that nobody takes
cup-bots-none = stay empty: only full tables can start
cup-bots-level = bots: { $level }
cup-who = Who finds it
cup-all = everybody
cup-by-link = whoever has the link
cup-needs-account = Opening a tournament needs an account. Taking part does not.
cup-phase-open = open
cup-phase-running = round { $round } of { $of }
cup-phase-over = over
cup-phase-closed = cancelled
cup-by = by { $name }
cup-size-people = { $n ->
        [one] 1 player
       *[other] { $n } players
    }
cup-size-tables = { $n ->
        [one] 1 table
       *[other] { $n } tables
    }
cup-size-rounds = { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
cup-join = Take part
cup-leave = Withdraw entry
cup-withdraw = Withdraw
cup-withdraw-what = A bot plays on for you, and you have no place. You cannot come back.
cup-withdraw-yes = Yes, withdraw
cup-withdraw-no = Play on
cup-begin = Begin round 1
cup-close = Cancel the tournament
cup-remove = Remove { $name }
cup-missing = { $n ->
        [one] One more player is needed for full tables.
       *[other] { $n } more players are needed for full tables.
    }
cup-fill = { $n ->
        [0] No seat is left.
        [one] A bot takes 1 seat ({ $level }).
       *[other] Bots take { $n } seats ({ $level }).
    }
cup-few = At least two people are needed.
cup-link = Link to this tournament
cup-people = Taking part
cup-nobody = Nobody yet.
cup-round = Round { $round }
cup-me-as = you, as { $guild }: { $n } VP
cup-percent = percentile { $percent }
cup-no-percent = nothing to compare with
cup-not-in = without you
cup-turn = turn { $turn } of 16, table { $table }
cup-your-go = your go
cup-others = others decide
cup-finished = { $done ->
    [one] 1 of { $all } tables has finished
   *[other] { $done } of { $all } tables have finished
}
cup-sealed = deal sealed
cup-starts = starts on { $date } at the latest
cup-until = until { $date }
cup-standings = Standings after round { $round }
cup-standings-none = Standings
cup-standings-note = percentile in the same seat, 100 is best
cup-standings-first = There are no standings before a round is over.
cup-order = Order
cup-by-percent = by percentile
cup-by-vp = by VP
cup-place = Place
cup-mean = Mean
cup-points = VP
cup-you = { $name }, you
cup-withdrawn = withdrawn
cup-somebody = somebody
cup-more = { $n } more
cup-deal = Round { $round }, same deal
cup-your-seat = your seat: { $guild }
cup-table = Table { $number }
cup-yours = yours
cup-void = This table has no result.
cup-seat-at = { $guild } at { $n ->
        [one] 1 table
       *[other] { $n } tables
    }
cup-dots = { $guild }: { $from } to { $to } VP, yours { $vp }
cup-dot-mine = you { $vp }
cup-better = { $n ->
        [0] No table used this seat better.
        [one] One table used this seat better.
       *[other] { $n } tables used this seat better.
    }
cup-compare = Compare the same seat
cup-game-mine = Your game
cup-game-of = Game of { $name }
cup-go = Your go in round { $round }
cup-look = Your table in round { $round }
cup-rules = Tournament rules
cup-rule-deal = In a round all tables have the same deal, and every seat has the same guild at all of them.
cup-rule-seats = Seats change from round to round: you sit in every seat once before any comes again.
cup-rule-percent = Only results in the same seat are compared: 100 for the best table, 0 for the last; ties share the better place. The mean of your rounds decides.
cup-rule-late = When the time of a round is up, bots play every table to the end. Anyone who left more than half of their goes to a bot gets 0.
cup-rule-gone = Whoever withdraws has no place; a bot plays the seat in all rounds.
cup-rule-bots = Bots that fill seats count in the comparison but have no place.
cup-rule-sealed = Until the last table has finished nobody sees another table, a replay or a record. There are no spectators and no hints, and nothing can be undone past a roll.
cup-seals = Deals and seals
cup-seals-note = The seal of every deal is known before anybody plays it. When its round is over the seed is opened; its SHA-256 hash is the seal.
cup-seal = Seal
cup-seed = Seed
cup-opens = Deals open when the last table has finished
cup-export = Results as a table
cup-by-bot = { $n ->
        [one] 1 go by a bot
       *[other] { $n } goes by a bot
    }
