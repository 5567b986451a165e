### Who sits where and is there, clocks, and what the table does for a player.

## Who is there

seats-here = is here
seats-not-here = is away
seats-yours = A bot is playing for you.
seats-yours-go = Your time ran out; the bot plays only this go.
seats-yours-left = It will play until you come back.
seats-take-back = Take your seat back
seats-paused = The table is waiting: nobody is here.
seats-paused-note = No clock is running and no bot is playing.
seats-paused-row = Waiting: nobody is here
seats-yours-row = A bot is playing for you
seats-go-on = Continue
seats-replace = { $player } has been away for a while.
seats-replace-note = A bot can play until they come back.
seats-replace-ask = Let a bot play
seats-replace-wait = Keep waiting
seats-replace-asked = The others are being asked whether a bot should play for { $player }.

## Clocks

seats-time-days = { $days } d { $hours } h
seats-time-hours = { $hours } h { $minutes } min
seats-time-warning =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
seats-time-up = Your time is up.
seats-time-up-note = The others are being asked whether you get more. Keep playing: you have one minute.
seats-time-vote-note = If nobody answers, a bot plays this go.

seats-days-off = Days off
seats-days-off-note = Your clock stands still. The others see until when, and any go of yours ends it.
seats-days-left =
    { $n ->
        [0] No days off left in this game
        [one] { $n } day off left in this game
       *[other] { $n } days off left in this game
    }
seats-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
seats-off = You are off until { $until }.
seats-off-note = Your clock is standing still. Any go of yours ends your days off.
seats-off-back = I’m back
seats-off-until = off until { $until }

## What the table answers

seats-goes-on = Continues in a moment
seats-hold = Wait
seats-hold-note = Think first: the table will ask you in this go. The others see that you are thinking.
seats-ask = Ask me every time
seats-ask-note = Even where only one answer is possible. Applies from your next decision.
seats-keep-effect = Keep the effect for later this turn
seats-keep-order = Keep my order from now on
seats-own-hints = Find hints on this device
seats-own-hints-note = The bot thinks here instead of on the server. It is fetched once.

## Taking back

seats-undo-go = Take back my last go
seats-undo-go-note = Asks the others to let you take back your last go and everything after it.
seats-undo-to = Back to round { $round }, turn { $turn }, before: { $what }
seats-undo-mine = The others are being asked whether you may go back.
seats-taken-back =
    { $n ->
        [one] { $n } go was taken back.
       *[other] { $n } goes were taken back.
    }
seats-by-bot =
    { $n ->
        [one] { $n } go by a bot
       *[other] { $n } goes by a bot
    }

## Ending together

seats-end = End the game together
seats-end-sure = Really ask the others? Tap again
seats-end-note = If everybody here agrees, bots play the rest. Nobody’s rating changes unless somebody had left.
seats-end-asked = The others are being asked whether the game should end.
seats-ending = The players have ended the game.
seats-ending-cup = The time for this round is up.
seats-ending-note = Bots play it to the end.
seats-ended = The players ended the game in round { $round }, turn { $turn }; bots played the rest.

## Afterwards

seats-play-again = Play again
seats-same-deal = Same deal again
seats-same-deal-as = The same deal as before, so its luck may be known.

## Around one device

seats-ribbon = { $player }’s go
seats-covered =
    { $n ->
        [0] No cards in hand
        [one] { $n } card, covered
       *[other] { $n } cards, covered
    }
seats-show = Show my cards
seats-peek = Hold to peek, tap to keep open
seats-cover = Cover
seats-curtain = Curtain before every go
seats-curtain-note = The whole table is covered until the next player uncovers it. Without the curtain only the hands are covered.
seats-turn = Turn the table round
