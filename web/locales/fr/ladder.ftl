# Ladder and profiles.
ladder-ladder-title = Classement
ladder-kind = Sorte de partie
ladder-live = en direct
ladder-days = sur plusieurs jours
ladder-solo = solo
ladder-who = Qui est affiché
ladder-all = Joueurs et bots
ladder-people = Joueurs
ladder-count = { $n ->
        [0] encore personne
        [one] une personne
       *[other] { $n } personnes
    }
ladder-place = Place
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-won = Gagnées
ladder-you = vous
ladder-more =
    { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }
ladder-none = Personne n’a encore de place. Il faut cinq parties classées.
ladder-next = Autour de vous
ladder-of = sur { $n }
ladder-nogames = Vous n’avez pas encore de partie classée de cette sorte. Choisissez « classée » dans les options d’une nouvelle partie.
ladder-toplace = { $n ->
        [one] Encore une partie avant d’entrer au classement
       *[other] Encore { $n } parties avant d’entrer au classement
    }
ladder-hidden = Vous n’affichez pas votre cote, vous n’avez donc pas de place.
ladder-how = Comment ça marche
ladder-how-pairs = Chaque paire à une table compte comme une petite partie.
ladder-how-sure = ± dit à quel point la cote est sûre ; elle se précise au fil des parties.
ladder-how-bots = Les bots ont une force fixe et servent de repères à l’échelle.
ladder-how-left = Qui part finit dernier ; qui reste n’y perd rien.
ladder-how-farm = Entre les deux mêmes personnes, trois parties comptent par jour.
ladder-provisional = provisoire
ladder-profile = Profil
ladder-since = Joue depuis { $date }
ladder-mostly = surtout { $guild }
ladder-rated-games = { $n ->
        [one] une partie classée
       *[other] { $n } parties classées
    }
ladder-byplayers = Selon le nombre de joueurs
ladder-players = Joueurs
ladder-recent = Dernières parties
ladder-stats = Mes statistiques
ladder-nothing = { $name } n’affiche rien de plus.
ladder-empty = Aucune partie terminée pour l’instant.
ladder-shown = Ce que les autres voient
ladder-shown-rating = Ma cote et ma place au classement
ladder-shown-results = Combien de fois j’ai joué et gagné
ladder-shown-games = Mes dernières parties publiques
ladder-friend = Ajouter aux amis
ladder-unfriend = Retirer des amis
ladder-block = Tenir à distance
ladder-unblock = Ne plus tenir à distance
ladder-hide = Masquer ses messages
ladder-unhide = Afficher ses messages
ladder-youwon = vous avez gagné
ladder-theywon = victoire de { $names }
ladder-lost = perdu
ladder-winshare = { $n } %
ladder-nobody = Il n’y a personne ici.
ladder-guest = En invité, vous n’affichez rien sauf si vous le choisissez.
ladder-any = peu importe
ladder-pace = Rythme
ladder-wish = Me prévenir des nouvelles tables de ce genre pendant deux semaines
ladder-wish-friends = seulement celles de mes amis
ladder-wish-where = Rien ne peut encore vous parvenir : choisissez comment.
ladder-asked = Vous avez une invitation
ladder-asked-by = { $name } vous invite.
ladder-decline = Non, merci
ladder-lists = Les gens que vous connaissez
ladder-list-friend = Amis
ladder-list-block = Tenus à distance
ladder-list-hide = Messages masqués
ladder-list-none = Personne pour l’instant.
ladder-list-remove = Retirer
ladder-list-out = Retirer { $name } de la liste
ladder-list-add = Nom d’un compte
