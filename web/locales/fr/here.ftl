# Games on this device, without a server: what is kept here, what is waiting elsewhere, a game as a link.
here-note = Les parties d’ici restent sur cet appareil. Elles ne sont pas classées.
here-name-note = Le nom reste sur cet appareil.
here-play = Jouer sur cet appareil
here-pass = Se passer l’appareil
here-seen = vu à { $time }
here-games = { $n ->
    [one] Une partie
   *[other] { $n } parties
  }
here-installed = Installé, { $size } Mo.
here-saved = Gardées sur cet appareil
here-waiting = En ligne, en attente
here-as-of = à { $time }
here-offline-title = Pas de réseau
here-offline = { $n ->
    [0] Tout ce qui suit fonctionne sur cet appareil.
    [one] Une table en ligne attend, rien n’est perdu. Tout ce qui suit fonctionne sur cet appareil.
   *[other] { $n } tables en ligne attendent, rien n’est perdu. Tout ce qui suit fonctionne sur cet appareil.
  }
here-where = Où l’on joue
here-where-device = Sur cet appareil
here-where-server = Sur le serveur
here-where-device-note = Tout de suite, même sans réseau. La partie n’est gardée que dans ce navigateur.
here-where-server-note = La partie vous suit sur tous vos appareils.
here-device = Cet appareil
here-device-title = Sur cet appareil
here-kept-title = Parties gardées ici
here-count = { $n ->
    [0] Aucune partie n’est gardée ici.
    [one] Une partie est gardée ici.
   *[other] { $n } parties sont gardées ici.
  }
here-size = { $size } Mo en tout, programme compris.
here-damaged-count = { $n ->
    [one] Une partie n’est plus lisible. Elle figure dans le fichier : rien n’est perdu pour de bon.
   *[other] { $n } parties ne sont plus lisibles. Elles figurent dans le fichier : rien n’est perdu pour de bon.
  }
here-damaged-title = Cette partie est endommagée
here-damaged = Ce que cet appareil en a gardé est incomplet. Vos autres parties ne sont pas touchées. Sous « Cet appareil », vous pouvez tout enregistrer dans un fichier.
here-kept = Le navigateur n’effacera pas ces parties de lui-même.
here-not-kept = Le navigateur a refusé. Enregistrez de temps en temps les parties dans un fichier.
here-may-go = Si la place vient à manquer, le navigateur peut effacer ces parties.
here-keep = Les conserver
here-file-title = Dans un fichier
here-file-note = Toutes les parties et tous les réglages de cet appareil dans un fichier : pour un autre appareil, ou par précaution.
here-export = Enregistrer un fichier
here-import = Lire un fichier
here-exported = Le fichier est enregistré.
here-imported = { $taken ->
    [0] Aucune partie ajoutée.
    [one] Une partie ajoutée.
   *[other] { $taken } parties ajoutées.
  }{ $here ->
    [0] { "" }
    [one] { " " }Une était déjà ici.
   *[other] { " " }{ $here } étaient déjà ici.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }Une n’a pas pu être lue.
   *[other] { " " }{ $damaged } n’ont pas pu être lues.
  }
here-import-wrong = Ce fichier ne contient pas de parties enregistrées.
here-clear-title = Effacer
here-clear = Effacer toutes les parties d’ici
here-clear-sure = { $n ->
    [one] Une partie sera effacée pour de bon.
   *[other] { $n } parties seront effacées pour de bon.
  }
here-clear-not = Tout garder
here-cleared = Toutes les parties de cet appareil sont effacées.
here-share = La partie dans un lien
here-share-note = Toute la partie tient dans l’adresse. Elle s’ouvre partout, sans serveur.
here-share-alone = Cette variante a son propre hasard, et la partie dont elle se détache n’est plus conservée ici. Elle ne tient donc pas dans un lien.
here-opens = Ce qu’ouvre le lien
here-qr = Le même lien en code QR
here-upload = Déposer sur le serveur
here-upload-note = L’enregistrement va sur le serveur ; la partie reste ici.
here-link-wrong = Aucune partie dans ce lien
here-link-rules = La partie de ce lien a été jouée avec la version { $rules } des règles, que cette édition n’a pas. Le lien est intact : il s’ouvre dans une édition qui a cette version.
here-stuck-title = La partie ne peut pas continuer
error-storage-full = Il n’y a plus de place sur cet appareil : la décision n’a pas été gardée. Faites de la place et réessayez ; la partie en est restée là.
error-storage-refused = Le navigateur ne permet pas à cette page de garder quoi que ce soit : on ne peut pas jouer sur cet appareil. C’est souvent le cas des fenêtres privées.
error-storage-broken = Le navigateur n’arrive pas à ouvrir ce qui est gardé sur cet appareil. Rien n’a été effacé. Redémarrez le navigateur et réessayez ; si la page est ouverte dans un autre onglet, fermez-le d’abord.
error-damaged = Cette partie est endommagée.
error-no-device = La partie du programme qui joue sur cet appareil n’a pas pu être chargée. Réessayez avec le réseau.
error-bad-link = Le lien est incomplet ou a été modifié. Demandez-le de nouveau.
