# Games on this device, without a server: what is kept here, what is waiting elsewhere, a game as a link.
here-note = Games here are kept on this device. They are not rated.
here-name-note = The name stays on this device.
here-play = Play on this device
here-pass = Pass the device
here-seen = last seen { $time }
here-games = { $n ->
    [one] One game
   *[other] { $n } games
  }
here-installed = Installed, { $size } MB.
here-saved = Saved on this device
here-waiting = Online, waiting
here-as-of = as of { $time }
here-offline-title = No network
here-offline = { $n ->
    [0] Everything below works on this device.
    [one] One online table is waiting; nothing is lost. Everything below works on this device.
   *[other] { $n } online tables are waiting; nothing is lost. Everything below works on this device.
  }
here-where = Where it is played
here-where-device = On this device
here-where-server = On the server
here-where-device-note = Immediately, even without a network. The game is kept in this browser only.
here-where-server-note = The game is there on all your devices.
here-device = This device
here-device-title = On this device
here-kept-title = Games kept here
here-count = { $n ->
    [0] No game is kept here.
    [one] One game is kept here.
   *[other] { $n } games are kept here.
  }
here-size = { $size } MB in all, program included.
here-damaged-count = { $n ->
    [one] One game cannot be read any more. It is part of the file, so nothing is lost for good.
   *[other] { $n } games cannot be read any more. They are part of the file, so nothing is lost for good.
  }
here-damaged-title = This game is damaged
here-damaged = What this device has kept of it is incomplete. Your other games are not affected. Under “This device” you can save everything as a file.
here-kept = The browser will not throw these games away by itself.
here-not-kept = The browser did not agree. Save the games as a file from time to time.
here-may-go = When the device runs out of room, the browser may throw these games away.
here-keep = Keep them
here-file-title = As a file
here-file-note = All games and settings of this device in one file: for another device, or to be safe.
here-export = Save as a file
here-import = Read a file
here-exported = The file has been saved.
here-imported = { $taken ->
    [0] No game was added.
    [one] One game was added.
   *[other] { $taken } games were added.
  }{ $here ->
    [0] { "" }
    [one] { " " }One was here already.
   *[other] { " " }{ $here } were here already.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }One could not be read.
   *[other] { " " }{ $damaged } could not be read.
  }
here-import-wrong = This is not a file of saved games.
here-clear-title = Delete
here-clear = Delete all games here
here-clear-sure = { $n ->
    [one] One game will be deleted for good.
   *[other] { $n } games will be deleted for good.
  }
here-clear-not = Keep them all
here-cleared = All games on this device have been deleted.
here-share = The game as a link
here-share-note = The whole game is in the address itself. It opens anywhere, without a server.
here-share-alone = This branch has luck of its own, and the game that it leaves is not kept here any more. So it does not fit into a link.
here-opens = What the link opens
here-qr = The same link as a QR code
here-upload = Put it on the server
here-upload-note = The record goes to the server; the game here stays.
here-link-wrong = No game in this link
here-link-rules = The game in this link was played under version { $rules } of the rules, which this edition does not have. The link is intact: it opens in an edition that has that version.
here-stuck-title = The game cannot go on
error-storage-full = This device has no room left, so the decision was not kept. Make room and try again; the game stands where it was.
error-storage-refused = The browser does not let this page keep anything, so no game can be played on this device. Private windows often do this.
error-storage-broken = The browser cannot open what is kept on this device. Nothing has been deleted. Restart the browser and try again; if it was open in another tab, close that one first.
error-damaged = This game is damaged.
error-no-device = The part that plays on this device could not be loaded. Try again with a network.
error-bad-link = The link is incomplete or has been changed. Ask for it again.
