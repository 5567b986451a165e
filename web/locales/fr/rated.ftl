# Rated games, as far as every page knows of them.
rated-ladder = Classement
rated-title = Partie classée
rated-note = Compte pour la cote de chacun. Il faut un compte pour s’asseoir, et une adresse différente pour chaque personne ; pas de conseils, la pendule tourne, et ce que d’autres ont déjà vu ne s’annule pas.
rated-yes = classée
rated-no = non classée
error-rated = Impossible dans une partie classée.
error-same-address = Quelqu’un joue déjà à cette table classée depuis votre adresse.
rated-talk = Masquer ou signaler { $name }
rated-hide = Masquer les messages de cette personne
rated-why = Qu’est-ce qui ne va pas ?
rated-report = Signaler à l’administrateur
rated-hidden = Vous ne voyez plus les messages de { $name }. Le profil permet de les afficher de nouveau.
rated-reported = L’administrateur a reçu votre signalement.
rated-invite = Inviter quelqu’un par son nom
rated-invited = { $name } trouvera l’invitation sous « Tables ouvertes ».
rated-unknown = Il n’y a aucun compte, ou plusieurs, du nom de { $name }.
error-no-person = Cette personne n’existe pas ici.
