### Planned goes: what is played while one is away.

plan-title = When it is my go
plan-about = In this order, one step a go
plan-how = Choose on the table what you want to do in your next go, and add it as a step.
plan-more = Choose the next step on the table, or set the plan.
plan-full = Nothing can be planned after this.
plan-then-pass = Then pass for the rest of the turn
plan-choose = Step { $n }: what do you want to do?
plan-add-as = Add as step { $n }
plan-set = Set the plan
plan-only-pass = Only pass
plan-none = No plan
plan-cancel = Cancel the plan
plan-change = Change
plan-again = Plan again
plan-same-go = in the same go
plan-played = played
plan-up = Move step { $n } up
plan-remove = Remove step { $n }
plan-secret = Nobody sees your plan. It ends with this turn, and any decision of yours stops it.

## Conditions

plan-if = if unchanged: { $what }
plan-if-possible = if possible
plan-if-attack = attack
plan-if-dice = my dice
plan-if-target = target
plan-only-if = Only if nothing has changed in
plan-mark-attack = the attack and my combat strength
plan-mark-dice = my dice
plan-mark-target = the target
plan-else = Otherwise
plan-else-next = else the next step
    .choice = go on with the next step
plan-else-wake = else notify me
    .choice = notify me

## What became of it

plan-end-done = The plan is finished.
plan-end-stopped = The plan stopped at step { $n }: it was not possible, or something that mattered had changed.
plan-end-question = The plan stopped: there was something to choose that it says nothing about.
plan-end-chance = The plan stopped: something was rolled or drawn.
plan-end-turn = The plan ended with the turn.
plan-end-back = The plan ended because the game went back.
plan-shortened = The game has changed: step { $n } and those after it are no longer possible.
plan-needed = A later step needs this one.
plan-not-in-this-order = Not possible in this order.
