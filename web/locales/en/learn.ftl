### The pages of the lessons: the path, and who explains at the table.

learn-title = Learn to play
learn-about = { $n } short lessons at a real table. Stop whenever you like; nothing is lost.
learn-core = The core
learn-further = When you want more
learn-minutes =
    { $n ->
        [one] about 1 minute
       *[other] about { $n } minutes
    }
learn-so-far = { $n } of { $of } lessons done
learn-left = { $n } of { $of } done, about { $minutes } min left
learn-core-done = You know the core. Play a game.
learn-open = Lesson { $n }: { $lesson }
learn-done = done
learn-begun = started
learn-play = Play a game of your own
learn-rules = Read the rules
learn-none = There is no such lesson
learn-none-note = Perhaps the address is not complete.
learn-not-read = The lesson could not be read. What you have done so far is kept.
learn-number = Lesson { $n } of { $of }
learn-step = Step { $n } of { $of }
learn-leave = Leave the lesson; the step is kept
learn-back = Back
learn-go-on = Continue
learn-show = Show me
learn-skip = Skip
learn-not-now = That comes later. Read on first.
learn-learnt = What you know now
learn-clauses = In the rules:
learn-again = Play it again
learn-next = Next lesson
learn-all = All lessons
learn-coach = Your first game with a coach
learn-coach-about = A normal game against two Apprentices. The coach says what matters, and warns before a costly go.
learn-coach-go = Play with the coach
