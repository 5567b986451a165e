### For a first visit: where learning begins.

newcomer-title = New to Tharos?
newcomer-text = Short lessons at a real table show one thing at a time. No name, no account.
newcomer-go = Learn in 10 minutes
newcomer-learn = Learn
newcomer-lessons = Lessons
newcomer-lessons-note = one thing at a time, at a real table
newcomer-puzzles = Puzzles
newcomer-daily = Daily challenge
