### The pages of the puzzles.

puzzle-title = Puzzles
puzzle-about = Find the best go. Every position was checked by playing it in every way, or many times to the end of the game.
puzzle-today = Puzzle of the day: { $puzzle }
puzzle-solved-of = { $n } of { $of } solved
puzzle-stage-early = Early in the game
puzzle-stage-middle = In the middle
puzzle-stage-late = Late in the game
puzzle-stage-solo = Solo game
puzzle-open = not tried yet
puzzle-missed = not found
puzzle-nth =
    { $n ->
        [1] at the first try
        [2] at the second try
       *[3] at the third try
    }
puzzle-with-clue = with a clue
puzzle-lessons = To the lessons
puzzle-none = There is no such puzzle
puzzle-none-note = Perhaps the address is not complete.
puzzle-not-read = The puzzle could not be read. Your results are kept.
puzzle-difficulty = difficulty { $n } of { $of }
puzzle-streak =
    { $n ->
        [0] no streak yet
        [one] 1 day in a row
       *[other] { $n } days in a row
    }
puzzle-number = Puzzle { $n } of { $of }
puzzle-number-today = Puzzle { $n }, puzzle of the day
puzzle-leave = To all puzzles
puzzle-tries = Your tries
puzzle-not-yet = not yet
puzzle-so-far = so far
puzzle-over = Your go ends here. Undo it, or let it count.
puzzle-begins-well = There is a better go. It starts the same way.
puzzle-better = There is a better go. It starts in another way.
puzzle-clue = A clue
puzzle-clue-is = It begins like this: { $action }
puzzle-undo = Undo
puzzle-count = Confirm try { $n }
puzzle-solved = That is the best go: { $vp } VP
puzzle-shown = The best go was
puzzle-end = End of the game
puzzle-from-to = { $from } → { $to } VP
puzzle-gain-exact = { $vp } VP better than any other idea: every way of playing this turn was tried.
puzzle-gain = About { $vp } VP better at the end of the game than the next best idea ({ $second }), found by playing on many times.
puzzle-short = Why { $vp } falls short
puzzle-clauses = In the rules:
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-decimal = .
