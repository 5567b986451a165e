# Rated games, as far as every page knows of them.
rated-ladder = Rangliste
rated-title = Wertung
rated-note = Zählt für die Wertung aller. Nur wer ein Konto hat, darf Platz nehmen, und jeder unter einer anderen Adresse; es gibt keine Tipps, die Uhr läuft, und was andere schon gesehen haben, lässt sich nicht zurücknehmen.
rated-yes = gewertet
rated-no = nicht gewertet
error-rated = In einer gewerteten Partie ist das nicht möglich.
error-same-address = An diesem gewerteten Tisch sitzt schon jemand von deiner Adresse.
rated-talk = { $name } ausblenden oder melden
rated-hide = Nachrichten dieser Person ausblenden
rated-why = Was stört dich daran?
rated-report = Dem Betreiber melden
rated-hidden = Was { $name } schreibt, siehst du nicht mehr. Im Profil lässt es sich wieder zeigen.
rated-reported = Deine Meldung ist beim Betreiber.
rated-invite = Jemanden beim Namen einladen
rated-invited = { $name } findet die Einladung unter „Offene Tische“.
rated-unknown = Unter dem Namen { $name } gibt es kein Konto oder mehrere.
error-no-person = So jemanden gibt es hier nicht.
