### Why something is not possible: the reason in a few words, and what it needs next to what there is. $range is "exact" for one value, "open" without an upper end.

## The question

why-not-asked =
    { $decides ->
        [none] Er valt nu niets te beslissen.
       *[other] Nu beslist iemand anders.
    }
why-game-over = Het spel is afgelopen.
why-answer-first = Dit moet eerst beslist worden: { $ask }.
why-not-the-question = Er moet nu iets anders beslist worden: { $ask }.
why-wrong-time = Actiekaart { $card } kan nu niet gespeeld worden.
why-too-late = Actiekaart { $card } kan alleen vóór de actie gespeeld worden.
why-action-taken = Je hebt de actie van deze zet al uitgevoerd.
why-no-action-yet = Voer je actie uit voordat je de zet beëindigt.
why-action-owed = Na een actiekaart moet je een actie uitvoeren.
why-one-card-per-go = Je hebt in deze zet al een actiekaart gespeeld.
why-not-in-hand = Actiekaart { $card } zit niet in je hand.
why-not-looked-at = Actiekaart { $card } zit niet bij de getrokken kaarten.

## Spaces, buildings, player cards

why-space-used = Het veld { $space } is geblokkeerd: deze beurt { $uses } keer gebruikt.
why-space-not-used = Je hebt het veld { $space } deze beurt niet gebruikt.
why-not-repeatable = Alleen een wit actieveld kan nog een keer gebruikt worden.
why-building-used = Je hebt dit gebouw deze beurt al gebruikt: { $building }.
why-building-not-in-play = Dit gebouw is niet in het spel: { $building }.
why-building-not-available = Dit gebouw kan niet meer gebouwd worden: { $building }.
why-card-used = Je hebt deze kaart deze beurt al gebruikt: { $card }.
why-card-fresh = Pas vanaf je volgende zet te gebruiken: { $card }.
why-card-not-active = Deze spelerskaart is niet actief: { $card }.
why-card-active = Deze spelerskaart is al actief: { $card }.

## Numbers

why-jars = Te weinig Jars: { $needs } nodig, je hebt er { $has }.
why-too-few = Nodig: { $needs } { $of }. Beschikbaar: { $has }.
why-wrong-number = Nodig: { $range ->
        [exact] precies { $least }
       *[other] { $least }–{ $most }
    } { $of }. Gekozen: { $has }.

## What there are too few of; $n is how many are needed

pieces-dice =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
pieces-active-dice = actieve { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
pieces-dice-in-bag =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } in de zak
pieces-dice-in-depot =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } in het depot
pieces-drawn-dice = getrokken { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
pieces-dice-of-turn =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } van deze beurt
pieces-kept-dice =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } op actiekaart 22
pieces-dice-in-store =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } in de winkel
pieces-dice-to-draw =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    } om te trekken
pieces-cards-to-draw =
    { $n ->
        [one] actiekaart
       *[other] actiekaarten
    } om te trekken
pieces-discarded-cards =
    { $n ->
        [one] kaart
       *[other] kaarten
    } op de aflegstapel
pieces-hand-cards =
    { $n ->
        [one] actiekaart
       *[other] actiekaarten
    } in je hand
pieces-player-cards-in-hand =
    { $n ->
        [one] spelerskaart
       *[other] spelerskaarten
    } in je hand
pieces-player-cards-in-play = actieve { $n ->
        [one] spelerskaart
       *[other] spelerskaarten
    }
pieces-available-buildings =
    { $n ->
        [one] gebouw
       *[other] gebouwen
    } om te bouwen
pieces-used-spaces =
    { $n ->
        [one] al gebruikt wit actieveld
       *[other] al gebruikte witte actievelden
    }
pieces-regions =
    { $n ->
        [one] regio
       *[other] regio’s
    }
pieces-markers-on-regions = van je gildefiches op regio’s
pieces-markers-on-cards = van je gildefiches op spelerskaarten
pieces-markers-to-place =
    { $n ->
        [one] gildefiche
       *[other] gildefiches
    } om te plaatsen
pieces-markers-on-attack-cards = van je gildefiches op aanvalskaarten
pieces-mines-in-supply =
    { $n ->
        [one] mijn
       *[other] mijnen
    } in je voorraad
pieces-mines-on-regions = van je mijnen op regio’s
pieces-goods = erts- of { $n ->
        [one] kristalfiche
       *[other] kristalfiches
    }
pieces-goods-in-supply = erts- of { $n ->
        [one] kristalfiche
       *[other] kristalfiches
    } in de algemene voorraad
pieces-combat-points =
    { $n ->
        [one] gevechtspunt
       *[other] gevechtspunten
    }
pieces-medals =
    { $n ->
        [one] medaille
       *[other] medailles
    }

## Dice

why-die-missing = Je hebt deze dobbelsteen niet: { $die }. Nodig: { $needs }, beschikbaar: { $has }.
why-colour-missing = Nodig: { $needs } { $from } ({ $colour }). Beschikbaar: { $has }.
why-die-bound = Deze dobbelsteen moet je plaatsen zoals hij is: { $die }.
why-wrong-colour = Nodig: een { $needs_die }. Gekozen: { $has }.
why-wrong-value =
    { $range ->
        [exact] Nodig: een dobbelsteen met precies { $least }.
        [open] Nodig: { $least } of hoger op elke dobbelsteen.
       *[other] Nodig: { $least }–{ $most } op elke dobbelsteen.
    } Gekozen: { $has }.
why-wrong-dice = De kaart { $card } vraagt om andere dobbelstenen: { $colours }. Gekozen: { $has }.
why-total-too-low = Totale waarde te laag voor de kaart { $card }: { $needs } nodig, { $has } beschikbaar.
why-wrong-turn = Dit effect kan de dobbelsteen niet naar { $to } draaien: { $die }.
why-highest-value = Geen dobbelsteen kan boven { $most } komen: { $die }.
why-not-in-store = Niet in deze kolom van de dobbelsteenwinkel ({ $column }): { $colour_die }.
why-not-as-it-is = Deze dobbelsteen telt zoals hij ligt: { $die }, niet { $counts }.
why-dyed-twice = Er mag maar 1 witte dobbelsteen als een andere kleur geplaatst worden.

## Transformation effect

why-trans-used = Je hebt het transformatie-effect deze beurt al gebruikt: { $trans }.
why-trans-other = Het transformatie-effect van deze beurt is een ander: { $trans }.
why-trans-colour = Verkeerde kleur voor het effect. Nodig: { $needs_die }. Gekozen: { $die }.
why-trans-above-six = Deze dobbelsteen is al hoger dan 6: { $die }.
why-trans-change = Het effect ({ $trans }) verandert { $die } niet in { $counts }.
why-trans-twice = Het transformatie-effect geldt maar voor 1 dobbelsteen.

## Action card 16 as a die

why-no-card-die = Je hebt actiekaart 16 niet als dobbelsteen gespeeld.
why-card-die-twice = Actiekaart 16 telt maar als 1 dobbelsteen.
why-card-die-face = Actiekaart 16 kan niet deze dobbelsteen zijn: { $face }.
why-card-die-alike = Hier heeft { $face } hetzelfde effect als { $offered }; kies { $offered }.

## What must still be done

why-dye-owed = Je moet een witte dobbelsteen als kleur naar keuze plaatsen.
why-bound-owed = Je actie moet deze dobbelsteen gebruiken: { $die }.
why-card-die-owed = Je actie moet actiekaart 16 als dobbelsteen gebruiken.
why-plenty-owed = Je actie moet Veel geld zijn of bevatten.
why-no-nested = Dan zou niet meer kunnen wat moet volgen: { $ask }.
why-no-action-left = Daarna zou geen actie meer mogelijk zijn.
why-no-plenty-left = Veel geld zou in deze zet niet mogelijk zijn.
why-no-plenty = Actiekaart 24 kan alleen samen met Veel geld in dezelfde zet.

## Regions, guild markers and mines

why-own-marker = Je hebt al een gildefiche op regio { $region }.
why-no-own-marker = Je hebt geen gildefiche op regio { $region }.
why-own-mine = Je hebt al een mijn op regio { $region }.
why-no-own-mine = Je hebt geen mijn op regio { $region }.
why-region-colour = Regio { $region } heeft een andere kleur: { $colour }. De dobbelstenen: { $dice }.
why-no-region = Met deze kleuren is geen regio mogelijk: { $dice }.
why-not-adjacent = Regio { $region } is niet aangrenzend (diagonaal telt niet).
why-not-connected = Deze regio’s zijn niet aaneengesloten: { $regions }.
why-no-group = Je hebt gildefiches nodig op { $needs } aaneengesloten regio’s; je grootste groep telt er { $largest }.
why-wrong-shape = Verkeerde vorm. Nodig: { $needs }. Gekozen: { $has }.
why-no-shape = Je gildefiches liggen niet in deze vorm: { $needs }.
why-not-in-top-row = Regio { $region } ligt niet in de bovenste rij.
why-top-row-full = Je hebt op elke regio van de bovenste rij een gildefiche.
why-holds-no-markers = Op deze kaart komen geen gildefiches: { $card }.
why-no-holder = Noch je Organisator noch je Manipulator is actief.
why-card-full = Te weinig plaats op de kaart { $card }: { $needs } nodig, { $room } vrij.
why-no-marker-on-card = Te weinig gildefiches op deze kaart: { $card }.
why-is-target = Je plaatst daar een gildefiche; neem er ergens anders een terug.
why-attacked-region = Regio { $region } wordt aangevallen; neem eerst ergens anders een gildefiche terug.
why-no-marker-on-attack-card = Je hebt geen gildefiche op aanvalskaart { $column }.
why-mines-missing = Je hebt geen mijn op een regio van deze kleuren: { $colours }.

## Ore, crystals, medals, cards

why-too-few-goods = Te weinig erts of kristallen: { $needs } nodig, je hebt { $ore } erts en { $crystals } { $crystals ->
        [one] kristal
       *[other] kristallen
    }.
why-goods-not-owned = Dit heb je niet: { $colour } { $goods }.
why-goods-owned = Dit heb je al: { $colour } { $goods }.
why-no-goods-there = Dit ontbreekt op regio { $region }: { $goods }.
why-goods-there = Dit ligt al op regio { $region }: { $goods }.
why-nothing-to-take = Op geen enkele regio ligt dit in een kleur die je nog mist: { $goods }.
why-supply-lacks = Niet genoeg in de algemene voorraad: { $colour } { $goods }.
why-no-pair-of-goods = Je hebt van geen enkele kleur zowel erts als kristal.
why-no-medal = Deze medaille heb je niet: { $medal }.
why-same-medal = Kies een andere soort dan { $medal }.
why-not-discarded = Actiekaart { $card } ligt niet op de aflegstapel.
why-swap-alike = De fiches op deze 2 startvelden omwisselen verandert niets.
