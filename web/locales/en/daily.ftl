### The deal of the day.

daily-title = Daily challenge
daily-sub = one solo deal for everybody
daily-date = { $date }, deal { $n }
daily-open-title = Same board, same dice, same cards
daily-open = Everybody plays this deal today. Your first try counts; later ones are practice. Nobody sees results before playing.
daily-device = There is no server here: the deal follows from the date, and results stay on this device.
daily-past = A deal of an earlier day. It counts for you, not for the ranking of its day.
daily-running = Your try is under way.
daily-won = { $n } VP, won
daily-lost = { $n } VP, lost
daily-place = Better than { $percent }% of { $people } people, place { $place }.
daily-few =
    { $people ->
        [one] 1 person so far
       *[other] { $people } people so far
    }
daily-unranked = Not ranked: it was begun on another day, something was taken back, or a bot played.
daily-ended = Ended in turn { $n } of 16
daily-held =
    { $of ->
        [one] { $n } of { $of } attack warded off
       *[other] { $n } of { $of } attacks warded off
    }
daily-results = All results
daily-per-step = people per 5 VP
daily-spread = From { $from } VP: { $won } won, { $lost } lost
daily-legend-won = won
daily-legend-lost = lost
daily-median = median { $n } VP
daily-goal = 70 VP: needed to win
daily-not-enough = The spread of all results is shown from { $n } people on.
daily-best = Best of the day
daily-you = You
daily-somebody = somebody
daily-from = Where your { $n } VP came from
daily-calendar-sum = { $played } played, { $won } won
daily-day-won = { $date }: { $n } VP, won
daily-day-lost = { $date }: { $n } VP, lost
daily-day-begun = { $date }: begun
daily-day-play = { $date }: play
daily-play-word = play
daily-calendar-note = Deals of the last { $n } days stay open. They count for you, not for the ranking of their day.
daily-month-before = Previous month
daily-month-after = Next month
daily-share = Share
daily-no-spoilers = no spoilers
daily-share-won = Tharos daily { $n }: { $vp } VP, won
daily-share-lost = Tharos daily { $n }: { $vp } VP, lost
daily-share-rank = better than { $percent }% of { $people }
daily-share-key = { $held } attack warded off, { $not } not. Nothing here gives the deal away.
daily-copy = Copy
daily-copied = Copied
daily-play = Play the deal
daily-go-on = Continue
daily-practice = Practise the same deal
daily-look = Look at the game
daily-next = Next deal in { $hours } h { $minutes } min, at midnight UTC
