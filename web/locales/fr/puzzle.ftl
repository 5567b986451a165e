### The pages of the puzzles.

puzzle-title = Problèmes
puzzle-about = Trouvez le meilleur coup. Chaque position a été vérifiée : jouée de toutes les façons, ou de nombreuses fois jusqu’à la fin de la partie.
puzzle-today = Problème du jour : { $puzzle }
puzzle-solved-of = Résolus : { $n } sur { $of }
puzzle-stage-early = En début de partie
puzzle-stage-middle = En milieu de partie
puzzle-stage-late = En fin de partie
puzzle-stage-solo = En solo
puzzle-open = pas encore essayé
puzzle-missed = pas trouvé
puzzle-nth =
    { $n ->
        [1] au premier essai
        [2] au deuxième essai
       *[3] au troisième essai
    }
puzzle-with-clue = avec un indice
puzzle-lessons = Vers les leçons
puzzle-none = Ce problème n’existe pas
puzzle-none-note = L’adresse est peut-être incomplète.
puzzle-not-read = Le problème n’a pas pu être lu. Vos résultats sont conservés.
puzzle-difficulty = difficulté { $n } sur { $of }
puzzle-streak =
    { $n ->
        [0] pas encore de jour d’affilée
        [one] 1 jour d’affilée
       *[other] { $n } jours d’affilée
    }
puzzle-number = Problème { $n } sur { $of }
puzzle-number-today = Problème { $n }, problème du jour
puzzle-leave = Vers tous les problèmes
puzzle-tries = Vos essais
puzzle-not-yet = pas encore
puzzle-so-far = jusqu’ici
puzzle-over = Votre coup s’arrête ici. Annulez-le ou faites-le compter.
puzzle-begins-well = Il y a mieux. Le meilleur coup commence de la même façon.
puzzle-better = Il y a mieux. Le meilleur coup commence autrement.
puzzle-clue = Un indice
puzzle-clue-is = Cela commence ainsi : { $action }
puzzle-undo = Annuler
puzzle-count = Valider l’essai { $n }
puzzle-solved = C’est le meilleur coup : { $vp } PV
puzzle-shown = Mieux valait
puzzle-end = Fin de la partie
puzzle-from-to = { $from } → { $to } PV
puzzle-gain-exact = { $vp } PV de mieux que toute autre idée : toutes les façons de jouer ce tour ont été essayées.
puzzle-gain = En fin de partie, environ { $vp } PV de mieux que la meilleure autre idée ({ $second }), d’après de nombreuses parties jouées jusqu’au bout.
puzzle-short = Pourquoi { $vp } ne suffit pas
puzzle-clauses = Dans les règles :
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-decimal = ,
