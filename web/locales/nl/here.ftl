# Games on this device, without a server: what is kept here, what is waiting elsewhere, a game as a link.
here-note = Spellen hier staan op dit apparaat. Ze tellen niet mee voor de rating.
here-name-note = De naam blijft op dit apparaat.
here-play = Op dit apparaat spelen
here-pass = Apparaat doorgeven
here-seen = laatst gezien { $time }
here-games = { $n ->
    [one] Eén spel
   *[other] { $n } spellen
  }
here-installed = Geïnstalleerd, { $size } MB.
here-saved = Bewaard op dit apparaat
here-waiting = Online, wachtend
here-as-of = stand van { $time }
here-offline-title = Geen netwerk
here-offline = { $n ->
    [0] Alles hieronder werkt op dit apparaat.
    [one] Eén onlinetafel wacht; er gaat niets verloren. Alles hieronder werkt op dit apparaat.
   *[other] { $n } onlinetafels wachten; er gaat niets verloren. Alles hieronder werkt op dit apparaat.
  }
here-where = Waar er gespeeld wordt
here-where-device = Op dit apparaat
here-where-server = Op de server
here-where-device-note = Meteen, ook zonder netwerk. Het spel staat alleen in deze browser.
here-where-server-note = Het spel is er op al je apparaten.
here-device = Dit apparaat
here-device-title = Op dit apparaat
here-kept-title = Bewaarde spellen
here-count = { $n ->
    [0] Hier staat geen spel.
    [one] Hier staat één spel.
   *[other] Hier staan { $n } spellen.
  }
here-size = Samen met het programma is dat { $size } MB.
here-damaged-count = { $n ->
    [one] Eén spel is niet meer te lezen. Het gaat mee in het bestand, dus er is niets voorgoed verloren.
   *[other] { $n } spellen zijn niet meer te lezen. Ze gaan mee in het bestand, dus er is niets voorgoed verloren.
  }
here-damaged-title = Dit spel is beschadigd
here-damaged = Wat dit apparaat ervan bewaard heeft, is niet volledig. Je andere spellen zijn in orde. Onder ‘Dit apparaat’ kun je alles als bestand opslaan.
here-kept = De browser gooit deze spellen niet uit zichzelf weg.
here-not-kept = De browser ging niet akkoord. Sla de spellen af en toe als bestand op.
here-may-go = Als het apparaat vol raakt, kan de browser deze spellen weggooien.
here-keep = Bewaren
here-file-title = Als bestand
here-file-note = Alle spellen en instellingen van dit apparaat in één bestand: voor een ander apparaat, of voor de zekerheid.
here-export = Als bestand opslaan
here-import = Bestand inlezen
here-exported = Het bestand is opgeslagen.
here-imported = { $taken ->
    [0] Er kwam geen spel bij.
    [one] Er kwam één spel bij.
   *[other] Er kwamen { $taken } spellen bij.
  }{ $here ->
    [0] { "" }
    [one] { " " }Eén was er al.
   *[other] { " " }{ $here } waren er al.
  }{ $damaged ->
    [0] { "" }
    [one] { " " }Eén was niet te lezen.
   *[other] { " " }{ $damaged } waren niet te lezen.
  }
here-import-wrong = Dit bestand bevat geen bewaarde spellen.
here-clear-title = Wissen
here-clear = Alle spellen hier wissen
here-clear-sure = { $n ->
    [one] Eén spel wordt voorgoed gewist.
   *[other] { $n } spellen worden voorgoed gewist.
  }
here-clear-not = Alles bewaren
here-cleared = Alle spellen van dit apparaat zijn gewist.
here-share = Het spel als link
here-share-note = Het hele spel zit in het adres zelf. Je opent het overal, zonder server.
here-share-alone = Deze aftakking heeft nieuw toeval, en het spel waarvan ze aftakt is hier niet meer. Daarom past ze niet in een link.
here-opens = Wat de link opent
here-qr = Dezelfde link als QR-code
here-upload = Op de server zetten
here-upload-note = Het verslag gaat naar de server; het spel hier blijft.
here-link-wrong = Geen spel in deze link
here-link-rules = Het spel in deze link is gespeeld volgens versie { $rules } van de regels, die deze uitgave niet heeft. Met de link is niets mis: hij opent in een uitgave die deze versie wel heeft.
here-stuck-title = Het spel kan niet verder
error-storage-full = Er is geen ruimte meer op dit apparaat, dus de beslissing is niet bewaard. Maak ruimte en probeer het opnieuw; het spel staat waar het stond.
error-storage-refused = De browser laat deze pagina niets bewaren, dus op dit apparaat kan niet gespeeld worden. Privévensters doen dat vaak.
error-storage-broken = De browser kan niet openen wat op dit apparaat bewaard is. Er is niets gewist. Start de browser opnieuw en probeer het nog eens; staat de pagina nog in een ander tabblad open, sluit dat dan eerst.
error-damaged = Dit spel is beschadigd.
error-no-device = Het deel dat op dit apparaat speelt, kon niet geladen worden. Probeer het met netwerk opnieuw.
error-bad-link = De link is niet volledig of is veranderd. Vraag er opnieuw om.
