### One line for every decision, as a button and in the list of actions.

## Preparation

action-draw = Dobbelstenen uit de zak trekken
action-card1 = Actiekaart 1: dobbelstenen uit het depot kiezen: { $dice }
action-keep-drawn = Getrokken dobbelstenen houden
action-card9 = Actiekaart 9: getrokken dobbelstenen in het depot leggen en opnieuw trekken
action-set-aside = In het depot leggen: { $colour_die }
action-add-kept = Dobbelstenen van actiekaart 22 toevoegen: { $dice }

## Solo game

action-keep-order = Fiches op de startvelden laten liggen
action-swap = 3 Jars betalen en de fiches op { $first } en { $second } omwisselen
action-place-mine = Mijn op regio { $region } plaatsen

## The player mat

action-plenty = Veel geld met { $dice }
action-little = Weinig geld met { $die }
action-choices = Veel keuze met { $die }: actiekaarten trekken en er 1 houden
action-no-choice = Geen keuze met { $die }: 1 actiekaart trekken
action-marker-on-card = Gildefiche met { $die } op de kaart { $card } plaatsen
action-reroll = Opnieuw gooien met { $die }: { $dice }
action-marker-on-region = Gildefiche met { $dice } op regio { $region } plaatsen
action-explore = Gebied verkennen met { $die }: { $regions }
action-buy-die = Dobbelsteen kopen met { $die }, kolom { $column }: { $colour_die }
action-mine = Mijn met { $die } op regio { $region } plaatsen
action-build = Met { $die } voor { $own ->
        [yes] 12 Jars bouwen en in bezit nemen
       *[no] 10 Jars bouwen
    }: { $building }
action-attack = Aanvalsveld: gevechtssterkte verhogen met { $dice }

## Public buildings

action-civilian-office = Burgerkantoor: { $die } naar { $to } draaien
action-large-market = Grote Markt: 5 { $goods_many } inleveren voor 2 handelsmedailles
action-little-market = Kleine Markt: 3 { $goods_many } ({ $colours }) inleveren voor 1 handelsmedaille
action-new-market = Nieuwe Markt: 2 erts ({ $ore }) en 2 kristallen ({ $crystals }) inleveren voor 2 handelsmedailles
action-notarys-office = Notariskantoor: wit actieveld nog een keer gebruiken
action-organization-office = Organisatiekantoor: actiekaart { $card } nemen ({ $card_title })
action-secret-society = Geheim Genootschap: { $die } als 3 op het aanvalsveld plaatsen
action-surveyors-office = Landmeterskantoor: gildefiche van regio { $from } naar { $to } verplaatsen

## Player cards

action-activate = De kaart { $card } met { $dice } activeren
action-banker = Bankier met { $die }: de waarde in Jars krijgen
action-steam-dyer = Stoomverver met { $die }: daarna een extra actie uitvoeren
action-ore-digger = Ertszoeker met { $dice }: erts nemen van { $regions }
action-crystallographist =
    Kristallograaf met { $dice }: { $regions_n ->
        [one] kristal nemen van { $regions }
       *[other] kristallen nemen van { $regions }
    }
action-cartographer = Cartograaf voor 2 Jars: { $regions } verkennen
action-organizer-draw = Organisator, 1 gildefiche: 1 dobbelsteen trekken en gooien
action-organizer-reroll = Organisator, 1 gildefiche: { $die } opnieuw gooien
action-organizer-swap = Organisator met { $dice }: de kaart { $give } ruilen tegen de kaart { $take }
action-cannoneer-strength = Kanonnier met { $dice }: gevechtssterkte +3
action-cannoneer-ward = Kanonnier met { $dice }: aanval afweren
action-rumblepoke = Rumblepoke met { $die }: gevechtssterkte met de waarde plus 2 verhogen
action-steam-pressure-plant = Stoomcentrale met { $dice }: actiekaart { $card } nemen ({ $card_title })
action-manipulator = Manipulator, 1 gildefiche: van { $die } een { $to } maken

## Action cards

action-card2 =
    Actiekaart 2: { $regions_n ->
        [one] gildefiche van { $regions } terugnemen voor 8 Jars
       *[other] gildefiches van { $regions } terugnemen, 8 Jars per stuk
    }
action-card3 =
    Actiekaart 3: { $goods_many } ({ $colours }) inleveren voor { $colours_n ->
        [2] 1 handelsmedaille
       *[other] 2 handelsmedailles
    }
action-card4 = Actiekaart 4: gildefiche van regio { $from } naar { $to } verplaatsen
action-card5 = Actiekaart 5: veld { $space } deze beurt één keer extra gebruiken
action-card6 = Actiekaart 6: 12 Jars betalen voor 1 handelsmedaille
action-card7 = Actiekaart 7: gevechtssterkte +2
action-card8 = Actiekaart 8: dobbelsteen uit de zak nemen en gooien: { $colour_die }
action-card10 = Actiekaart 10: { $die } naar { $to } draaien
action-card11 = Actiekaart 11: gildefiches: { $organizer } op de Organisator, { $manipulator } op de Manipulator
action-card12 = Actiekaart 12: { $dice } opnieuw gooien
action-card13 = Actiekaart 13: uit de algemene voorraad nemen: { $colour } { $goods }
action-card14 = Actiekaart 14: erts en kristal inleveren voor 1 handelsmedaille: { $colour }
action-card15 = Actiekaart 15: gildefiches van { $regions } terugnemen voor 1 verkenningsmedaille
action-card16 = Actiekaart 16: deze kaart als dobbelsteen gebruiken
action-card17 = Actiekaart 17: gildefiche op regio { $region } plaatsen
action-card18 =
    Actiekaart 18: { $regions_n ->
        [one] gildefiche in de bovenste rij plaatsen: { $regions }
       *[other] gildefiches in de bovenste rij plaatsen: { $regions }
    }
action-card19-combat = Actiekaart 19: gevechtssterkte +4
action-card19-dice = Actiekaart 19: 2 dobbelstenen trekken en gooien
action-card19-store = Actiekaart 19: gratis uit de dobbelsteenwinkel, kolom { $column }: { $colour_die }
action-card20-combat = Actiekaart 20: gevechtssterkte +4
action-card20-jars = Actiekaart 20: 8 Jars krijgen
action-card21 = Actiekaart 21: gildefiches: { $organizer } op de Organisator, { $manipulator } op de Manipulator
action-card22 = Actiekaart 22: dobbelstenen bewaren: { $dice }
action-card23 = Actiekaart 23: mijn op regio { $region } plaatsen
action-card24 = Actiekaart 24: Veel geld verdubbelen
action-card25 = Actiekaart 25: van { $die } een { $to } maken
action-card26 = Actiekaart 26: dobbelsteen uit het depot nemen en gooien: { $colour_die }
action-card27 = Actiekaart 27: gildefiche van aanvalskaart { $column } terugnemen
action-card28-dice = Actiekaart 28: 2 dobbelstenen trekken en gooien
action-card28-cards = Actiekaart 28: 3 actiekaarten trekken en er 1 houden
action-card29 = Actiekaart 29: de kaarten { $cards } terug in je hand nemen voor 1 { $medal }
action-card30 = Actiekaart 30: 5 Jars betalen en de kaart { $card } activeren
action-card31 = Actiekaart 31: 1 { $give } ruilen tegen 1 { $gain }
action-card32 = Actiekaart 32: 1 verkenningsmedaille voor mijnen
action-card33 = Actiekaart 33: 1 verkenningsmedaille voor mijnen
action-card34 = Actiekaart 34: 1 verkenningsmedaille voor mijnen
action-card35 = Actiekaart 35: gildefiches van { $regions } verwijderen voor 2 verkenningsmedailles
action-card36 = Actiekaart 36: gildefiches van { $regions } verwijderen voor 2 verkenningsmedailles
action-card37 = Actiekaart 37: gildefiches van { $regions } verwijderen voor 2 verkenningsmedailles
action-card38 = Actiekaart 38: gildefiches van { $regions } verwijderen voor 2 verkenningsmedailles
action-card39 = Actiekaart 39: terugleggen voor 1 burgermedaille. Erts: { $ore }. Kristallen: { $crystals }
action-card40 = Actiekaart 40: gildefiches van de kaart { $card } en regio { $marker } en mijn van regio { $mine } terugleggen voor 1 { $medal }

## Transformation effects by themselves

action-use-trans = Transformatie-effect gebruiken
action-flip = Transformatie-effect: { $dice } naar de tegenoverliggende kant draaien

## The go

action-pass = Passen
action-end-go = Zet beëindigen
action-keep = Actiekaart { $card } houden ({ $card_title })
action-discard = Actiekaart { $card } afleggen ({ $card_title })
action-take-back-region = Gildefiche van regio { $region } terugnemen
action-take-back-card = Gildefiche van de kaart { $card } terugnemen
action-reroll-again = Opnieuw gooien: { $die }
action-enough = Worp zo laten
action-decline = Gebouw nu niet gebruiken

## Attack, clean up, round end

action-pay-combat-point = Rumblepoke: 1 gevechtspunt betalen voor gevechtssterkte +2
action-face-attack = De aanval trotseren
action-tidy-up = Opruimen
action-lose-player-card = Terug in je hand nemen: { $card }
action-lose-mines =
    { $regions_n ->
        [one] Mijn verliezen: { $regions }
       *[other] Mijnen verliezen: { $regions }
    }
action-lose-markers =
    { $regions_n ->
        [one] Gildefiche verliezen: { $regions }
       *[other] Gildefiches verliezen: { $regions }
    }
action-lose-action-cards =
    { $cards_n ->
        [one] Actiekaart verliezen: { $cards }
       *[other] Actiekaarten verliezen: { $cards }
    }
action-lose-card-markers = Gildefiches verliezen: { $organizer } van de Organisator, { $manipulator } van de Manipulator
action-lose-medal = 1 { $medal } verliezen
action-take-medal = 4 gevechtspunten inleveren voor 1 gevechtsmedaille
action-keep-points = Gevechtspunten houden
