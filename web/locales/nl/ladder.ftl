# Ladder and profiles.
ladder-ladder-title = Ranglijst
ladder-kind = Soort spel
ladder-live = live
ladder-days = over meerdere dagen
ladder-solo = solo
ladder-who = Wie er te zien is
ladder-all = Mensen en bots
ladder-people = Mensen
ladder-count = { $n ->
        [0] nog niemand
        [one] één speler
       *[other] { $n } spelers
    }
ladder-place = Plaats
ladder-name = Naam
ladder-rating = Rating
ladder-games = Spellen
ladder-won = Gewonnen
ladder-you = jij
ladder-more = nog { $n }
ladder-none = Nog niemand heeft een plaats. Daarvoor zijn vijf meetellende spellen nodig.
ladder-next = Rond jou
ladder-of = van { $n }
ladder-nogames = Je hebt nog geen meetellend spel van deze soort. Kies ‘telt mee’ bij de opties van een nieuw spel.
ladder-toplace = { $n ->
        [one] Nog één spel tot je een plaats hebt
       *[other] Nog { $n } spellen tot je een plaats hebt
    }
ladder-hidden = Je laat je rating niet zien, dus heb je geen plaats.
ladder-how = Zo werkt het
ladder-how-pairs = Elk paar aan een tafel telt als één klein spel.
ladder-how-sure = ± zegt hoe zeker de rating is; hij wordt zekerder naarmate je speelt.
ladder-how-bots = Bots hebben een vaste sterkte en ijken de schaal.
ladder-how-left = Wie weggaat wordt laatste; wie blijft verliest daar niets door.
ladder-how-farm = Tussen dezelfde twee mensen tellen drie spellen per dag.
ladder-provisional = voorlopig
ladder-profile = Profiel
ladder-since = Speelt sinds { $date }
ladder-mostly = meestal { $guild }
ladder-rated-games = { $n ->
        [one] één meetellend spel
       *[other] { $n } meetellende spellen
    }
ladder-byplayers = Naar aantal spelers
ladder-players = Spelers
ladder-recent = Laatste spellen
ladder-stats = Mijn statistieken
ladder-nothing = { $name } laat verder niets zien.
ladder-empty = Nog geen voltooide spellen.
ladder-shown = Wat anderen zien
ladder-shown-rating = Mijn rating en mijn plaats op de ranglijst
ladder-shown-results = Hoe vaak ik speelde en won
ladder-shown-games = Mijn laatste openbare spellen
ladder-friend = Als vriend toevoegen
ladder-unfriend = Geen vriend meer
ladder-block = Op afstand houden
ladder-unblock = Niet meer op afstand houden
ladder-hide = Berichten verbergen
ladder-unhide = Berichten tonen
ladder-youwon = jij won
ladder-theywon = gewonnen door { $names }
ladder-lost = verloren
ladder-winshare = { $n }%
ladder-nobody = Hier is niemand.
ladder-guest = Als gast laat je niets zien, tenzij je dat zelf kiest.
ladder-any = maakt niet uit
ladder-pace = Tempo
ladder-wish = Me twee weken lang zulke tafels melden
ladder-wish-friends = alleen van vrienden
ladder-wish-where = Nog niets kan je bereiken: kies hoe.
ladder-asked = Je bent uitgenodigd
ladder-asked-by = { $name } nodigt je uit.
ladder-decline = Nee, bedankt
ladder-lists = Mensen die je kent
ladder-list-friend = Vrienden
ladder-list-block = Op afstand gehouden
ladder-list-hide = Berichten verborgen
ladder-list-none = Nog niemand.
ladder-list-remove = Verwijderen
ladder-list-out = { $name } uit de lijst verwijderen
ladder-list-add = Naam van een account
