### The deal of the day.

daily-title = Défi du jour
daily-sub = une même partie en solo pour tous
daily-date = { $date }, donne { $n }
daily-open-title = Mêmes régions, mêmes dés, mêmes cartes
daily-open = Tout le monde joue cette donne aujourd’hui. Votre premier essai compte, les suivants sont de l’entraînement. Personne ne voit les résultats avant d’avoir joué.
daily-device = Il n’y a pas de serveur ici : la donne découle de la date, et les résultats restent sur cet appareil.
daily-past = La donne d’un jour passé. Elle compte pour vous, pas pour le classement de ce jour.
daily-running = Votre essai est en cours.
daily-won = { $n } PV, gagné
daily-lost = { $n } PV, perdu
daily-place = Mieux que { $percent } % des { $people } participants, place { $place }.
daily-few =
    { $people ->
        [one] 1 personne jusqu’ici
       *[other] { $people } personnes jusqu’ici
    }
daily-unranked = Hors classement : commencée un autre jour, un coup repris, ou un bot a joué.
daily-ended = Terminée au tour { $n } sur 16
daily-held = Attaques repoussées : { $n } sur { $of }
daily-results = Tous les résultats
daily-per-step = personnes par 5 PV
daily-spread = À partir de { $from } PV : gagnées { $won }, perdues { $lost }
daily-legend-won = gagné
daily-legend-lost = perdu
daily-median = médiane { $n } PV
daily-goal = 70 PV : requis pour gagner
daily-not-enough = La répartition des résultats s’affiche à partir de { $n } personnes.
daily-best = Les meilleurs du jour
daily-you = Vous
daily-somebody = quelqu’un
daily-from = D’où viennent vos { $n } PV
daily-calendar-sum = jouées : { $played }, gagnées : { $won }
daily-day-won = { $date } : { $n } PV, gagné
daily-day-lost = { $date } : { $n } PV, perdu
daily-day-begun = { $date } : commencée
daily-day-play = { $date } : jouer
daily-play-word = jouer
daily-calendar-note = Les donnes des { $n } derniers jours restent ouvertes. Elles comptent pour vous, pas pour le classement de leur jour.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-share = Partager
daily-no-spoilers = sans rien dévoiler
daily-share-won = Défi Tharos { $n } : { $vp } PV, gagné
daily-share-lost = Défi Tharos { $n } : { $vp } PV, perdu
daily-share-rank = mieux que { $percent } % de { $people }
daily-share-key = { $held } attaque repoussée, { $not } non. Rien ici ne dévoile la donne.
daily-copy = Copier
daily-copied = Copié
daily-play = Jouer la donne
daily-go-on = Continuer
daily-practice = S’entraîner sur la même donne
daily-look = Revoir la partie
daily-next = Prochaine donne dans { $hours } h { $minutes } min, à minuit UTC
