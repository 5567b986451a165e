### Questions: why they are asked, what their answers cost or bring, and what the button does.

## Why it is asked

question-why-draw = Met actiekaart 1 kun je, in plaats van te trekken, dobbelstenen uit je depot kiezen.
question-why-redraw = Actiekaart 9 legt ze allemaal in je depot en trekt er evenveel opnieuw.
question-why-set-aside = Door de Stoomcentrale heb je 1 dobbelsteen extra getrokken; 1 van je dobbelstenen gaat naar je depot.
question-why-add-kept = Ze liggen sinds een eerdere beurt op actiekaart 22. Wat je niet neemt, blijft daar.
question-why-further = De Stoomverver geeft je 1 extra actie in deze zet. Je moet die uitvoeren.
question-why-repeat = Met het Notariskantoor gebruik je nog een keer 1 wit actieveld dat je deze beurt al hebt gebruikt.
question-why-free-use = Je hebt het net gebouwd. Later deze beurt moet je de prijs betalen.
question-why-discard = Je hebt 1 kaart meer dan de handlimiet toelaat.
question-why-reroll-again = Met de Organisator mag je nog 1 dobbelsteen opnieuw gooien: dezelfde of een andere.
question-why-tidy-up = De dobbelstenen van deze beurt gaan naar je depot. Actiekaart 22 bewaart er 2 voor later.
question-why-keep = Je hebt { $n } actiekaarten getrokken. De andere gaan naar de aflegstapel.
question-why-solo-mine = Aan de voorwaarde van { $cell } is voldaan: plaats nu de mijn daarvan.
question-why-take-back = Je moet een gildefiche plaatsen, maar je hebt er geen meer in je voorraad.
question-why-take-back-attack = Je hebt tegen de aanval verloren: 1 gildefiche gaat naar de aanvalskaart, maar je hebt er geen meer in je voorraad.
question-why-check = Aanvalssterkte { $needs }, jouw gevechtssterkte { $has }: je komt { $short } tekort.
question-why-check-held = Aanvalssterkte { $needs }, jouw gevechtssterkte { $has }: je weert de aanval af.
question-why-loss = Je gildefiche ligt op de aanvalskaart van beurt { $turn }. Ronde-eindkaart { $card }: { $what }.
question-why-loss-solo = Aan de voorwaarde van { $cell } is niet voldaan.
question-why-medal = De ronde is voorbij en je hebt { $n } gevechtspunten.
question-alone-draw = Je dobbelstenen worden getrokken…
question-alone-redraw = De getrokken dobbelstenen blijven…
question-alone-tidy-up = Er wordt opgeruimd…
question-chosen = { $n } van { $of } gekozen.
question-choose = Kies een antwoord
question-dropped = { $thing }: { $what } past niet meer en is uit je keuze gehaald.
question-pass-title = Nu passen?
question-pass-more = en nog { $n }

## What the button does

confirm-keep = Houden: { $card }
confirm-discard = Afleggen: { $card }
confirm-lose-player-card = De kaart { $card } verliezen
confirm-lose-mines =
    { $n ->
        [one] { $n } mijn verliezen
       *[other] { $n } mijnen verliezen
    }
confirm-lose-markers =
    { $n ->
        [one] { $n } fiche verliezen
       *[other] { $n } fiches verliezen
    }
confirm-lose-action-cards =
    { $n ->
        [one] { $n } kaart verliezen
       *[other] { $n } kaarten verliezen
    }
confirm-take-back = Fiche terugnemen
confirm-place-mine = Mijn plaatsen
confirm-face-and-lose = De aanval trotseren en een gildefiche verliezen
confirm-take-medal = Medaille nemen
confirm-use = Gebruiken: { $what }
confirm-use-effect = Effect gebruiken
confirm-pay-combat-point = Gevechtspunt betalen

## What an answer costs or brings

price-vp =
    { $n ->
        [one] { $change } punt
       *[other] { $change } punten
    }
price-jars =
    { $n ->
        [one] { $change } Jar
       *[other] { $change } Jars
    }
price-medal-combat =
    { $n ->
        [one] { $change } gevechtsmedaille
       *[other] { $change } gevechtsmedailles
    }
price-medal-exploration =
    { $n ->
        [one] { $change } verkenningsmedaille
       *[other] { $change } verkenningsmedailles
    }
price-medal-trade =
    { $n ->
        [one] { $change } handelsmedaille
       *[other] { $change } handelsmedailles
    }
price-medal-civil =
    { $n ->
        [one] { $change } burgermedaille
       *[other] { $change } burgermedailles
    }
price-combat-points =
    { $n ->
        [one] { $change } gevechtspunt
       *[other] { $change } gevechtspunten
    }
price-ore = { $change } erts
price-crystals =
    { $n ->
        [one] { $change } kristal
       *[other] { $change } kristallen
    }
price-hand =
    { $n ->
        [one] { $change } handkaart
       *[other] { $change } handkaarten
    }
price-held = afgeweerd, { $has } van { $needs }
price-lost = verloren, { $has } van { $needs }
price-reaches = haalt { $to } van { $needs }
price-only = slechts { $to } van { $needs }
price-would = zou { $to } van { $needs } halen
option-vp = in totaal { price-vp }
option-vp-between = { $most ->
    [one] in totaal { $least } tot 1 punt
   *[other] in totaal { $least } tot { $most } punten
}

## Choices

table-state-instead = mogelijk in plaats daarvan
table-with-value = { $die }, { $change }
table-with-colour = { $die } als { $colour }
table-kind-do = Actie
table-kind-die = Dobbelstenen
table-kind-region = Regio’s
table-kind-building = Gebouw
table-kind-card = Spelerskaart
table-kind-deck = Actiekaarten
table-kind-store = Winkel

## Solo

solo-goal = { $met } van 2 eindvelden, { $vp } van { $goal } punten
solo-always = Altijd
solo-needs = Voorwaarde
solo-otherwise = Anders
solo-has-met = voldaan, je hebt { $has }
solo-has-short = niet voldaan, je hebt { $has }
solo-ends = Het spel is verloren.
solo-other-orders =
    { $n ->
        [one] Andere volgorde, zelfde veld
       *[other] Andere volgordes, zelfde veld
    }
