# Rated games, as far as every page knows of them.
rated-ladder = Ranglijst
rated-title = Rating
rated-note = Telt mee voor ieders rating. Alleen wie een account heeft mag gaan zitten, ieder vanaf een ander adres; er zijn geen tips, de klok loopt, en wat anderen al gezien hebben kun je niet ongedaan maken.
rated-yes = telt mee
rated-no = telt niet mee
error-rated = Dat kan niet in een spel dat meetelt.
error-same-address = Er zit al iemand vanaf jouw adres aan deze tafel.
rated-talk = { $name } verbergen of melden
rated-hide = Berichten van deze persoon verbergen
rated-why = Wat is er mis?
rated-report = Melden bij de beheerder
rated-hidden = Je ziet niet meer wat { $name } schrijft. In het profiel kun je het weer tonen.
rated-reported = De beheerder heeft je melding.
rated-invite = Iemand op naam uitnodigen
rated-invited = { $name } vindt de uitnodiging onder ‘Open tafels’.
rated-unknown = Er is geen account, of meer dan een, met de naam { $name }.
error-no-person = Zo iemand is er niet.
