### For a first visit: where learning begins.

newcomer-title = Nieuw bij Tharos?
newcomer-text = Korte lessen aan een echte tafel laten één ding tegelijk zien. Zonder naam, zonder account.
newcomer-go = Leren in 10 minuten
newcomer-learn = Leren
newcomer-lessons = Lessen
newcomer-lessons-note = één ding tegelijk, aan een echte tafel
newcomer-puzzles = Puzzels
newcomer-daily = Dagelijkse uitdaging
