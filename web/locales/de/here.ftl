# Games on this device, without a server: what is kept here, what is waiting elsewhere, a game as a link.
here-note = Partien hier liegen auf diesem Gerät. Sie werden nicht gewertet.
here-name-note = Der Name bleibt auf diesem Gerät.
here-play = Auf diesem Gerät spielen
here-pass = Gerät weitergeben
here-seen = zuletzt erreicht { $time }
here-games = { $n ->
    [one] Eine Partie
   *[other] { $n } Partien
  }
here-installed = Installiert, { $size } MB.
here-saved = Auf diesem Gerät gespeichert
here-waiting = Online, wartend
here-as-of = Stand { $time }
here-offline-title = Kein Netz
here-offline = { $n ->
    [0] Alles Folgende geht auf diesem Gerät.
    [one] Ein Online-Tisch wartet, nichts geht verloren. Alles Folgende geht auf diesem Gerät.
   *[other] { $n } Online-Tische warten, nichts geht verloren. Alles Folgende geht auf diesem Gerät.
  }
here-where = Wo gespielt wird
here-where-device = Auf diesem Gerät
here-where-server = Auf dem Server
here-where-device-note = Sofort, auch ohne Netz. Die Partie liegt nur in diesem Browser.
here-where-server-note = Die Partie ist auf allen deinen Geräten da.
here-device = Dieses Gerät
here-device-title = Auf diesem Gerät
here-kept-title = Gespeicherte Partien
here-count = { $n ->
    [0] Hier liegt keine Partie.
    [one] Hier liegt eine Partie.
   *[other] Hier liegen { $n } Partien.
  }
here-size = Zusammen { $size } MB, das Programm eingeschlossen.
here-damaged-count = { $n ->
    [one] Eine Partie ist nicht mehr lesbar. Sie kommt mit in die Datei, es ist also nichts endgültig verloren.
   *[other] { $n } Partien sind nicht mehr lesbar. Sie kommen mit in die Datei, es ist also nichts endgültig verloren.
  }
here-damaged-title = Diese Partie ist beschädigt
here-damaged = Was dieses Gerät davon gespeichert hat, ist unvollständig. Deine anderen Partien sind nicht betroffen. Unter „Dieses Gerät“ kannst du alles als Datei sichern.
here-kept = Der Browser löscht diese Partien nicht von selbst.
here-not-kept = Der Browser hat abgelehnt. Sichere die Partien ab und zu als Datei.
here-may-go = Wenn der Platz auf dem Gerät knapp wird, kann der Browser diese Partien löschen.
here-keep = Behalten
here-file-title = Als Datei
here-file-note = Alle Partien und Einstellungen dieses Geräts in einer Datei: für ein anderes Gerät oder zur Sicherheit.
here-export = Als Datei sichern
here-import = Datei einlesen
here-exported = Die Datei ist gesichert.
here-imported = { $taken ->
    [0] Keine Partie kam hinzu.
    [one] Eine Partie kam hinzu.
   *[other] { $taken } Partien kamen hinzu.
  }{ $here ->
    [0] { "" }
    [one] { " " }Eine war schon hier.
   *[other] { " " }{ $here } waren schon hier.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }Eine war nicht lesbar.
   *[other] { " " }{ $damaged } waren nicht lesbar.
  }
here-import-wrong = Diese Datei enthält keine gespeicherten Partien.
here-clear-title = Löschen
here-clear = Alle Partien hier löschen
here-clear-sure = { $n ->
    [one] Eine Partie wird endgültig gelöscht.
   *[other] { $n } Partien werden endgültig gelöscht.
  }
here-clear-not = Alle behalten
here-cleared = Alle Partien dieses Geräts sind gelöscht.
here-share = Die Partie als Link
here-share-note = Die ganze Partie steckt in der Adresse selbst. Sie öffnet sich überall, ohne Server.
here-share-alone = Diese Abzweigung hat neuen Zufall, und die Partie, von der sie abzweigt, ist hier nicht mehr vorhanden. Darum passt sie in keinen Link.
here-opens = Was der Link öffnet
here-qr = Derselbe Link als QR-Code
here-upload = Auf den Server legen
here-upload-note = Der Server bekommt die Aufzeichnung; die Partie hier bleibt.
here-link-wrong = In diesem Link steckt keine Partie
here-link-rules = Die Partie in diesem Link wurde nach Version { $rules } der Regeln gespielt, die diese Ausgabe nicht kennt. Der Link ist in Ordnung: Er öffnet sich in einer Ausgabe, die diese Version hat.
here-stuck-title = Die Partie kann nicht weitergehen
error-storage-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde die Entscheidung nicht gespeichert. Schaffe Platz und versuche es noch einmal; die Partie steht, wo sie stand.
error-storage-refused = Der Browser lässt diese Seite nichts speichern, deshalb kann auf diesem Gerät nicht gespielt werden. Private Fenster tun das oft.
error-storage-broken = Der Browser kann nicht öffnen, was auf diesem Gerät gespeichert ist. Gelöscht wurde nichts. Starte den Browser neu und versuche es noch einmal; wenn die Seite noch in einem anderen Tab offen ist, schließe zuerst diesen.
error-damaged = Diese Partie ist beschädigt.
error-no-device = Der Teil, der auf diesem Gerät spielt, ließ sich nicht laden. Versuche es mit Netz noch einmal.
error-bad-link = Der Link ist unvollständig oder wurde verändert. Bitte noch einmal um ihn.
