### For a first visit: where learning begins.

newcomer-title = Vous découvrez Tharos ?
newcomer-text = De courtes leçons à une vraie table montrent une chose à la fois. Sans nom ni compte.
newcomer-go = Apprendre en 10 minutes
newcomer-learn = Apprendre
newcomer-lessons = Leçons
newcomer-lessons-note = une chose à la fois, à une vraie table
newcomer-puzzles = Problèmes
newcomer-daily = Défi du jour
