### The pages of the lessons: the path, and who explains at the table.

learn-title = Apprendre à jouer
learn-about = { $n } courtes leçons à une vraie table. Arrêtez quand vous voulez ; rien n’est perdu.
learn-core = L’essentiel
learn-further = Pour aller plus loin
learn-minutes =
    { $n ->
        [one] environ { $n } minute
       *[other] environ { $n } minutes
    }
learn-so-far = Leçons terminées : { $n } sur { $of }
learn-left = Terminées : { $n } sur { $of }, encore { $minutes } min environ
learn-core-done = Vous connaissez l’essentiel. Jouez une partie.
learn-open = Leçon { $n } : { $lesson }
learn-done = terminée
learn-begun = commencée
learn-play = Jouer votre propre partie
learn-rules = Lire les règles
learn-none = Cette leçon n’existe pas
learn-none-note = L’adresse est peut-être incomplète.
learn-not-read = La leçon n’a pas pu être lue. Ce que vous avez fait est gardé.
learn-number = Leçon { $n } sur { $of }
learn-step = Étape { $n } sur { $of }
learn-leave = Quitter la leçon ; l’étape est gardée
learn-back = Retour
learn-go-on = Continuer
learn-show = Montrez-moi
learn-skip = Sauter
learn-not-now = Cela viendra plus tard. Lisez d’abord la suite.
learn-learnt = Ce que vous savez maintenant
learn-clauses = Dans les règles :
learn-again = Recommencer
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-coach = Votre première partie avec un coach
learn-coach-about = Une partie normale contre deux Apprentis. Le coach dit ce qui compte et prévient avant un coup coûteux.
learn-coach-go = Jouer avec le coach
