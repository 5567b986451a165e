### What the cards, buildings and effects do, in our own words.

## Action cards: the effect as a title, and the whole text

deck-1 = 5 dobbelstenen uit het depot kiezen
    .text = Tijdens de voorbereiding: kies 5 dobbelstenen uit je dobbelsteendepot in plaats van te trekken. Daar moeten er minstens 5 liggen.
deck-2 = 8 Jars per gildefiche dat je van een regio haalt
    .text = Neem 1 of 2 van je gildefiches van regio’s terug. Je krijgt 8 Jars voor elk fiche.
deck-3 = Handelsmedailles voor erts of kristallen
    .text = Lever 2 erts of 2 kristallen in voor 1 handelsmedaille, of 4 van één soort voor 2 handelsmedailles.
deck-4 = Gildefiche naar een regio naar keuze verplaatsen
    .text = Verplaats 1 van je gildefiches van een regio naar een regio naar keuze waar er nog geen van jou ligt.
deck-5 = Wit actieveld één keer extra gebruiken
    .text = Kies een van de 6 witte actievelden, gebruikt of niet. Je mag het deze beurt één keer extra gebruiken, voor een van zijn acties naar keuze. Ongebruikt vervalt dit aan het einde van de beurt.
deck-6 = 1 handelsmedaille voor 12 Jars
    .text = Betaal 12 Jars en krijg 1 handelsmedaille.
deck-7 = Gevechtssterkte +2
    .text = Je gevechtssterkte stijgt deze beurt met 2.
deck-8 = Dobbelsteen uit de zak nemen, gooien en gebruiken
    .text = Alleen vóór de actie: kies een dobbelsteen uit je zak en gooi hem. Je actie moet hem gebruiken. Kan dat niet, dan gaat hij naar het depot en kies je een andere actie.
deck-9 = Alle dobbelstenen opnieuw trekken
    .text = Tijdens de voorbereiding, vóór het gooien: leg alle getrokken dobbelstenen in je dobbelsteendepot en trek er evenveel opnieuw.
deck-10 = Dobbelsteen naar een waarde naar keuze draaien
    .text = Draai 1 actieve dobbelsteen naar een waarde naar keuze (1–6).
deck-11 = De Organisator en de Manipulator aanvullen
    .text = Vul je actieve Organisator (maximaal 2 gildefiches), je actieve Manipulator (maximaal 3) of allebei aan.
deck-12 = Zo veel dobbelstenen als je wilt opnieuw gooien
    .text = Gooi zo veel van je actieve dobbelstenen als je wilt opnieuw, minstens 1.
deck-13 = 1 erts of kristal uit de algemene voorraad
    .text = Neem 1 erts of 1 kristal uit de algemene voorraad, in een kleur die je van die soort nog niet hebt.
deck-14 = 1 handelsmedaille voor erts en kristal van één kleur
    .text = Lever 1 erts en 1 kristal van dezelfde kleur in voor 1 handelsmedaille.
deck-15 = 1 verkenningsmedaille voor 3 gildefiches
    .text = Neem 3 van je gildefiches van regio’s naar keuze terug en krijg 1 verkenningsmedaille.
deck-16 = Deze kaart is een dobbelsteen naar keuze
    .text = Alleen vóór de actie: de kaart is een dobbelsteen voor deze actie, die hem moet gebruiken. Kleur en waarde van 1 tot 6 kies je bij het plaatsen. Hij kan niet opnieuw gegooid of veranderd worden.
deck-17 = 1 gildefiche op een regio naar keuze plaatsen
    .text = Plaats 1 gildefiche op een regio naar keuze waar er nog geen van jou ligt.
deck-18 = 2 gildefiches in de bovenste rij plaatsen
    .text = Kies in de bovenste rij 2 regio’s naast elkaar waar nog geen gildefiche van jou ligt, en plaats op elke 1. Is er geen vrij paar, plaats er dan 1 op een vrije regio van die rij.
deck-19 = Gevechtssterkte +4, 2 dobbelstenen of 1 dobbelsteen uit de winkel
    .text = Kies: gevechtssterkte +4; 2 dobbelstenen trekken en gooien; of 1 dobbelsteen naar keuze gratis uit je dobbelsteenwinkel naar je dobbelsteendepot verplaatsen.
deck-20 = Gevechtssterkte +4 of 8 Jars
    .text = Kies: gevechtssterkte +4 of 8 Jars.
deck-21 = 1 gildefiche op de Organisator en 1 op de Manipulator
    .text = Plaats 1 gildefiche op je Organisator, je Manipulator of op allebei. De kaart moet actief zijn en nog plaats hebben.
deck-22 = 2 dobbelstenen voor latere beurten bewaren
    .text = Bij het opruimen: leg 2 actieve of gebruikte dobbelstenen naar keuze op deze kaart in plaats van in het depot. In de voorbereiding van latere beurten mag je er een of beide bij de getrokken dobbelstenen leggen. Een lege kaart leg je af.
deck-23 = Mijn op een regio naar keuze plaatsen
    .text = Plaats 1 mijn op een regio naar keuze waar er nog geen van jou ligt. Kleur en aangrenzende mijnen doen er niet toe.
deck-24 = Veel geld verdubbelen
    .text = Samen met Veel geld in dezelfde zet: de opbrengst wordt verdubbeld, { $bonus ->
            [yes] inclusief
           *[no] behalve
        } de 2 Jars van de Bankier. Speel je deze kaart eerst, dan moet je actie Veel geld zijn of bevatten.
deck-25 = Dobbelsteen 2 hoger of lager maken
    .text = Verhoog 1 actieve dobbelsteen met 2 (alleen als hij hoogstens 6 toont, dus tot 8) of verlaag hem met 2 (alleen als hij minstens 2 toont; een 2 wordt 1).
deck-26 = Dobbelsteen uit het depot nemen, gooien en gebruiken
    .text = Alleen vóór de actie: kies een dobbelsteen uit je dobbelsteendepot en gooi hem. Je actie moet hem gebruiken. Kan dat niet, dan gaat hij terug naar het depot en kies je een andere actie.
deck-27 = Gildefiche van een aanvalskaart terugnemen
    .text = Neem 1 van je gildefiches van een aanvalskaart van deze ronde terug.
deck-28 = 2 dobbelstenen of 1 van 3 actiekaarten
    .text = Kies: 2 dobbelstenen trekken en gooien; of 3 actiekaarten trekken en er 1 houden.
deck-29 = 1 medaille naar keuze voor 2 spelerskaarten
    .text = Neem 2 van je actieve spelerskaarten terug in je hand en krijg 1 medaille naar keuze.
deck-30 = Spelerskaart voor 5 Jars activeren
    .text = Betaal 5 Jars en activeer 1 spelerskaart uit je hand zonder de gevraagde dobbelstenen te gebruiken.
deck-31 = Medaille ruilen
    .text = Ruil 1 van je medailles tegen een medaille van een andere soort.
deck-32 = 1 verkenningsmedaille voor mijnen: { $colours }
    .text = Je hebt minstens 1 mijn nodig op een regio van elk van deze kleuren: { $colours }. Je krijgt 1 verkenningsmedaille. De mijnen blijven liggen.
deck-33 = 1 verkenningsmedaille voor mijnen: { $colours }
    .text = Je hebt minstens 1 mijn nodig op een regio van elk van deze kleuren: { $colours }. Je krijgt 1 verkenningsmedaille. De mijnen blijven liggen.
deck-34 = 1 verkenningsmedaille voor mijnen: { $colours }
    .text = Je hebt minstens 1 mijn nodig op een regio van elk van deze kleuren: { $colours }. Je krijgt 1 verkenningsmedaille. De mijnen blijven liggen.
deck-35 = 2 verkenningsmedailles voor een vorm: { $shape }
    .text = Verwijder je gildefiches van 4 regio’s in deze vorm: { $shape }. De vorm mag gedraaid en gespiegeld zijn. Je krijgt 2 verkenningsmedailles.
deck-36 = 2 verkenningsmedailles voor een vorm: { $shape }
    .text = Verwijder je gildefiches van 4 regio’s in deze vorm: { $shape }. De vorm mag gedraaid en gespiegeld zijn. Je krijgt 2 verkenningsmedailles.
deck-37 = 2 verkenningsmedailles voor een vorm: { $shape }
    .text = Verwijder je gildefiches van 4 regio’s in deze vorm: { $shape }. De vorm mag gedraaid en gespiegeld zijn. Je krijgt 2 verkenningsmedailles.
deck-38 = 2 verkenningsmedailles voor een vorm: { $shape }
    .text = Verwijder je gildefiches van 4 regio’s in deze vorm: { $shape }. De vorm mag gedraaid en gespiegeld zijn. Je krijgt 2 verkenningsmedailles.
deck-39 = 1 burgermedaille voor het terugleggen van erts en kristallen
    .text = Leg 3 erts- of kristalfiches uit de algemene voorraad terug op regio’s van hun kleur, per regio maximaal 1 erts en 1 kristal. Liggen er minder, leg ze dan allemaal terug. Je krijgt 1 burgermedaille.
deck-40 = 1 medaille naar keuze voor 2 gildefiches en 1 mijn
    .text = Leg 1 gildefiche van een van je spelerskaarten en 1 gildefiche en 1 mijn van regio’s terug in je voorraad. Je krijgt 1 medaille naar keuze.

## Player cards: what activates them, their actions and permanent effects

activation-cost =
    { $n ->
        [one] { $colours }, waarde { $total } of hoger
       *[other] { $colours }, totale waarde { $total } of hoger
    }
banker-action = Gebruik een gele dobbelsteen. Je krijgt de waarde ervan in Jars.
banker-permanent = Veel geld levert je 2 Jars extra op.
steam-dyer-action = Gebruik een dobbelsteen naar keuze van 3+. Voer daarna meteen een extra actie uit. Daarin plaats je een tweede, witte dobbelsteen als kleur naar keuze.
ore-digger-action = Gebruik 2 dobbelstenen naar keuze, elk 2–4. Neem in de kleur van elke dobbelsteen 1 erts, van 2 regio’s naast elkaar; of neem 1 erts in de kleur van één dobbelsteen, van een regio naar keuze. Nooit een kleur die je al hebt.
crystallographist-action = Gebruik 2 dobbelstenen naar keuze, elk 1–3. Neem in de kleur van elke dobbelsteen 1 kristal, van 2 regio’s naast elkaar; of neem 1 kristal in de kleur van één dobbelsteen, van een regio naar keuze. Nooit een kleur die je al hebt.
cartographer-action = Betaal 2 Jars. Verwijder je gildefiches van precies 3 aaneengesloten regio’s en krijg 1 verkenningsmedaille.
organizer-action = Gebruik 2 dobbelstenen naar keuze, elk 5+. Ruil een van je actieve spelerskaarten (ook deze) tegen een andere uit je hand, zonder de kosten te betalen.
organizer-marker = Leg 1 gildefiche van deze kaart terug in je voorraad. Trek en gooi 1 dobbelsteen; of gooi 1 actieve dobbelsteen opnieuw en daarna, als je wilt, nog 1 (ook dezelfde). Zo vaak per beurt als je wilt.
cannoneer-action = Gebruik 2 dobbelstenen naar keuze, elk 3+: gevechtssterkte +3. Of gebruik 2 dobbelstenen naar keuze, elk 5+: je weert de aanval van deze beurt af, hoe sterk je ook bent.
rumblepoke-action = Gebruik een rode dobbelsteen. Je gevechtssterkte stijgt met de waarde plus 2.
rumblepoke-permanent = Eén keer per beurt, tijdens de aanval: betaal 1 gevechtspunt om je gevechtssterkte met 2 te verhogen.
steam-pressure-plant-action = Gebruik 2 dobbelstenen naar keuze, elk 5+. Neem 1 actiekaart naar keuze van de aflegstapel in je hand.
steam-pressure-plant-permanent = Tijdens de voorbereiding trek je 1 dobbelsteen extra. Vóór het gooien leg je 1 getrokken dobbelsteen naar keuze in je dobbelsteendepot.
manipulator-marker = Leg 1 gildefiche van deze kaart terug in je voorraad. Verhoog of verlaag 1 actieve dobbelsteen met 1 ({ $limit ->
        [yes] niet onder 1, bij verhogen hoogstens 7
       *[no] niet onder 1, geen bovengrens
    }). Zo vaak per beurt als je wilt.

## Public buildings: the effect; the price in Jars stands apart

building-price =
    { $n } { $n ->
        [one] Jar
       *[other] Jars
    }
civilian-office-effect = Draai 1 actieve dobbelsteen naar keuze naar 5 of 6.
large-market-effect = Lever 5 erts of 5 kristallen in voor 2 handelsmedailles.
little-market-effect = Lever 3 erts of 3 kristallen in voor 1 handelsmedaille.
new-market-effect = Lever 2 erts en 2 kristallen in voor 2 handelsmedailles.
notarys-office-effect = Gebruik meteen nog een keer een wit actieveld dat je deze beurt al gebruikt hebt. Dobbelstenen en Jars zijn nodig zoals gewoonlijk.
organization-office-effect = Neem 1 actiekaart naar keuze van de aflegstapel in je hand.
secret-society-effect = Draai 1 actieve dobbelsteen, ongeacht de kleur, naar 3 en plaats hem op je aanvalsveld.
surveyors-office-effect = Verplaats 1 van je gildefiches van een regio naar een aangrenzende regio waar er nog geen van jou ligt.

## Round end cards: what they hit, and the loss of each round

round-end-1 = Burgermedaille
    .round-1 = Geen verlies
    .round-2 = Geen verlies
    .round-3 = Geen verlies
    .round-4 = 1 burgermedaille verliezen
round-end-2 = Spelerskaarten en mijnen
    .round-1 = Geen verlies
    .round-2 = 1 actieve spelerskaart terug in je hand
    .round-3 = 1 actieve spelerskaart terug in je hand en 2 mijnen terug in de voorraad
    .round-4 = 3 mijnen terug in de voorraad
round-end-3 = Gildefiches op regio’s
    .round-1 = 1 gildefiche van een regio terug in de voorraad
    .round-2 = 2 gildefiches van regio’s terug in de voorraad
    .round-3 = 3 gildefiches van regio’s terug in de voorraad
    .round-4 = 1 verkenningsmedaille verliezen
round-end-4 = Jars
    .round-1 = 3 Jars verliezen
    .round-2 = De helft van je Jars verliezen, naar boven afgerond
    .round-3 = 10 Jars verliezen
    .round-4 = Alle Jars verliezen
round-end-5 = Actiekaarten
    .round-1 = 1 actiekaart verliezen
    .round-2 = 2 actiekaarten verliezen
    .round-3 = Alle actiekaarten verliezen
    .round-4 = 1 handelsmedaille verliezen
round-end-6 = Gildefiches op spelerskaarten
    .round-1 = 1 gildefiche van je spelerskaarten terug in de voorraad
    .round-2 = 2 gildefiches van je spelerskaarten terug in de voorraad
    .round-3 = 3 gildefiches van je spelerskaarten terug in de voorraad
    .round-4 = 1 verkenningsmedaille verliezen

## The solo mat: the requirement as a title and in full, the general action before it, the negative effect after it

solo-a2 = 7 Jars
    .general = 1 willekeurig, nog niet gebouwd gebouw wordt uit het spel genomen.
    .requirement = Minstens 7 Jars.
    .negative = 2 willekeurige, nog niet gebouwde gebouwen komen voor een neutraal gilde in het spel; ze gebruiken kost je het dubbele. −2 punten.
solo-a4 = Geen actiekaart in je hand
    .general = De bovenste 5 actiekaarten van de trekstapel worden uit het spel genomen.
    .requirement = Geen actiekaart in je hand.
    .negative = Ook de volgende 15 actiekaarten van de trekstapel worden uit het spel genomen.
solo-a5 = 1 handelsmedaille
    .requirement = Minstens 1 handelsmedaille.
    .negative = Een extra dobbelsteen beslist: bij 1–4 wordt de kolom met dat nummer leeggemaakt, bij 5 rij 2, bij 6 rij 3. Al het erts en alle kristallen daar gaan naar de algemene voorraad. De munt gaat naar B6.
solo-a6 = 20 Jars
    .requirement = Minstens 20 Jars; met een munt op dit veld minstens 25.
solo-b2 = Rode dobbelstenen, samen 3+
    .general = Een extra dobbelsteen beslist: bij 1–4 wordt de kolom met dat nummer leeggemaakt, bij 5 rij 2, bij 6 rij 3. Al het erts en alle kristallen daar gaan naar de algemene voorraad.
    .requirement = Actieve rode dobbelstenen met een totale waarde van minstens 3, zoals gegooid.
    .option-title = 3 gevechtspunten
    .option = Minstens 3 gevechtspunten.
    .negative = De munt gaat naar A6.
solo-b4 = 14 Jars
    .general = 1 willekeurig, nog niet gebouwd gebouw wordt uit het spel genomen.
    .requirement = Minstens 14 Jars.
    .negative = 3 willekeurige, nog niet gebouwde gebouwen komen voor een neutraal gilde in het spel; ze gebruiken kost je het dubbele. −3 punten.
solo-b5 = 6 actieve spelerskaarten
    .requirement = Minstens 6 actieve spelerskaarten.
    .negative = 2 actieve spelerskaarten naar keuze gaan terug in je hand.
solo-b6 = 3 verkenningsmedailles
    .requirement = Minstens 3 verkenningsmedailles; met een munt op dit veld in plaats daarvan minstens 2 handelsmedailles.
solo-c1 = 3 actiekaarten in je hand
    .requirement = Minstens 3 actiekaarten in je hand.
    .negative = De bovenste helft van de trekstapel (naar beneden afgerond) wordt uit het spel genomen.
solo-c3 = 3 erts of kristallen
    .requirement = Samen minstens 3 erts- en kristalfiches.
    .negative = Een extra dobbelsteen beslist: bij 1–4 wordt de kolom met dat nummer leeggemaakt, bij 5 rij 2, bij 6 rij 3. Al het erts en alle kristallen daar gaan naar de algemene voorraad.
solo-c4 = 3 soorten medailles
    .requirement = Medailles van minstens 3 verschillende soorten.
    .negative = Verlies 1 medaille naar keuze.
solo-c6 = 3 burgermedailles
    .requirement = Minstens 3 burgermedailles.

## Transformation effects in full

trans-none-text = Dit transformatiefiche heeft geen effect.
trans-jars-text = Je krijgt { $n } Jars.
trans-combat-text = Je gevechtssterkte stijgt deze beurt met { $n }.
trans-any-die-text = 1 dobbelsteen die je plaatst, telt voor die actie 1 hoger (niet bij een waarde boven 6).
trans-coloured-die-text = 1 { $colour_die } die je plaatst, telt voor die actie 1 hoger (niet bij een waarde boven 6) of 1 lager (niet bij een 1).
trans-white-as-any-text = 1 witte dobbelsteen die je plaatst, telt voor die actie als kleur naar keuze.
trans-flip-white-text = Draai maximaal 2 actieve witte dobbelstenen naar de tegenoverliggende kant (een 2 wordt 5; niet bij een waarde boven 6).
