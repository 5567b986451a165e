### Planned goes: what is played while one is away.

plan-title = Quand ce sera à moi
plan-about = Dans cet ordre, une étape par coup
plan-how = Choisissez sur la table ce que vous voulez faire à votre prochain coup, puis ajoutez-le comme étape.
plan-more = Choisissez l’étape suivante sur la table, ou validez le plan.
plan-full = Rien ne peut être prévu au-delà.
plan-then-pass = Ensuite, passer pour le reste du tour
plan-choose = Étape { $n } : que voulez-vous faire ?
plan-add-as = Ajouter comme étape { $n }
plan-set = Valider le plan
plan-only-pass = Passer seulement
plan-none = Pas de plan
plan-cancel = Annuler le plan
plan-change = Modifier
plan-again = Prévoir à nouveau
plan-same-go = dans le même coup
plan-played = jouée
plan-up = Monter l’étape { $n }
plan-remove = Supprimer l’étape { $n }
plan-secret = Personne ne voit votre plan. Il prend fin avec ce tour, et toute décision de votre part l’arrête.

## Conditions

plan-if = si rien ne change : { $what }
plan-if-possible = si possible
plan-if-attack = attaque
plan-if-dice = mes dés
plan-if-target = cible
plan-only-if = Seulement si rien n’a changé concernant
plan-mark-attack = l’attaque et ma force de combat
plan-mark-dice = mes dés
plan-mark-target = la cible
plan-else = Sinon
plan-else-next = sinon, l’étape suivante
    .choice = passer à l’étape suivante
plan-else-wake = sinon, me prévenir
    .choice = me prévenir

## What became of it

plan-end-done = Le plan a été exécuté.
plan-end-stopped = Le plan s’est arrêté à l’étape { $n } : elle était impossible, ou quelque chose d’important avait changé.
plan-end-question = Le plan s’est arrêté : il fallait faire un choix dont il ne dit rien.
plan-end-chance = Le plan s’est arrêté : quelque chose a été lancé ou pioché.
plan-end-turn = Le plan a pris fin avec le tour.
plan-end-back = Le plan a pris fin parce que la partie est revenue en arrière.
plan-shortened = La partie a changé : l’étape { $n } et les suivantes ne sont plus possibles.
plan-needed = Une étape ultérieure a besoin de celle-ci.
plan-not-in-this-order = Impossible dans cet ordre.
