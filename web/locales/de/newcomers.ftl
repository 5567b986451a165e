### For a first visit: where learning begins.

newcomer-title = Neu bei Tharos?
newcomer-text = Kurze Lektionen an einem echten Tisch zeigen eins nach dem anderen. Ohne Namen, ohne Konto.
newcomer-go = In 10 Minuten lernen
newcomer-learn = Lernen
newcomer-lessons = Lektionen
newcomer-lessons-note = eins nach dem anderen, an einem echten Tisch
newcomer-puzzles = Aufgaben
newcomer-daily = Tagesaufgabe
