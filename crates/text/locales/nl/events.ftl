### What changed, in a few words without a subject: the log lists it below the decision, or after a name.

event-set-up = Startspeler: { $you ->
        [yes] jij
       *[no] { $player }
    }
event-turn-began = Ronde { $round }, beurt { $turn }.
event-attack-revealed = Aanval { $strength } op { $region }
event-kept-card = 1 actiekaart gehouden

## Dice

event-rolled = Gegooid: { $dice }
event-die-bound = Nu te gebruiken: { $die }
event-dice-moved = Dobbelstenen { $to }: { $dice }
event-die-changed = { $from } → { $to }
event-trans-used = Transformatie-effect: { $trans }

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $change ->
        [one] Jar
       *[other] Jars
    } ({ $now })
event-medal =
    { $sign ->
        [plus] +
       *[other] −
    }{ $change } { $medal }
event-combat-points =
    { $change ->
        [0] Gevechtspunten blijven op { $now }, het maximum
       *[other] { $sign ->
            [plus] +
           *[other] −
        }{ $change } { $change ->
            [one] gevechtspunt
           *[other] gevechtspunten
        } ({ $now })
    }
event-strength =
    { $attack ->
        [none] Gevechtssterkte { $now }
       *[other] { $now } van { $attack }
    }
event-ward = Aanval afgeweerd
event-attack-checked =
    { $held ->
        [yes] Afgeweerd
       *[no] Verloren
    }: { $ward ->
        [yes] dankzij de Kanonnier
       *[no] { $strength } van { $attack }
    }

## Markers; $n is how many go the same way

event-guild-marker-placed =
    { $n ->
        [one] Gildefiche
       *[other] { $n } gildefiches
    } { $to }
event-guild-marker-returned =
    { $n ->
        [one] Gildefiche
       *[other] { $n } gildefiches
    } terug { $from }
event-guild-marker-moved =
    { $n ->
        [one] Gildefiche
       *[other] { $n } gildefiches
    } { $from } { $to }
event-mine-placed =
    { $n ->
        [one] Mijn
       *[other] { $n } mijnen
    } { $to }
event-mine-returned =
    { $n ->
        [one] Mijn
       *[other] { $n } mijnen
    } terug { $from }
event-mine-moved =
    { $n ->
        [one] Mijn
       *[other] { $n } mijnen
    } { $from } { $to }
event-goods-taken =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } genomen ({ $colours })
event-goods-turned-in =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } ingeleverd ({ $colours })
event-goods-put-back =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } teruggelegd ({ $colours })
event-goods-cleared =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } naar de algemene voorraad ({ $colours })

## Cards and buildings

event-player-card =
    { $active ->
        [yes] Geactiveerd: { $card }
       *[no] Terug in de hand: { $card }
    }
event-built = Gebouwd: { $building }
event-extra-use = Veld { $space }: deze beurt één keer extra te gebruiken
event-action-card-lost = Actiekaart { $card } afgelegd: { $card_title }
event-action-card-taken = Actiekaart { $card } genomen: { $card_title }
event-action-card-not-kept = Actiekaart { $card } niet gehouden
event-cards-drawn =
    { $n ->
        [one] 1 actiekaart getrokken
       *[other] { $n } actiekaarten getrokken
    }{ $reshuffled ->
        [yes] , na het schudden
       *[no] { "" }
    }
event-passed = Moest passen: na de worp was geen actie mogelijk

## Round end

event-round-end-card = Ronde-eindkaart bij aanvalskaart { $column }: { $loss }
event-no-loss = Geen verlies
event-round-ended = Ronde { $round } is afgelopen
event-game-over = Het spel is afgelopen.{ $solo ->
        [last_space_failed] { " " }Aan de voorwaarde van een eindveld is niet voldaan.
        [two_last_spaces] { " " }Er zijn 2 eindvelden gehaald.
        [turns_over] { " " }Alle 16 beurten zijn gespeeld.
       *[none] { "" }
    }

## Solo game

event-solo-markers = Startvelden: { $guilds }
event-solo-reached = { $guild } heeft { $cell } bereikt
event-solo-requirement =
    { $met ->
        [yes] { $cell }: voldaan aan de voorwaarde
       *[no] { $cell }: niet voldaan aan de voorwaarde
    }
event-solo-die = De dobbelsteen toonde { $value }: { $line }
solo-column = kolom { $n } leeggemaakt
solo-row = rij { $n } leeggemaakt
event-solo-coin =
    { $to ->
        [none] De munt op { $from } heeft de solomat verlaten
       *[other] Munt van { $from } naar { $to }
    }
event-solo-penalty = Aftrek: −{ $points } { $points ->
        [one] punt
       *[other] punten
    }
event-building-gone = Uit het spel: { $building }
event-building-foreign = Voor een neutraal gilde: { $building }
event-deck-cards-gone =
    { $n } { $n ->
        [one] actiekaart uit het spel
       *[other] actiekaarten uit het spel
    }

## Places where a guild marker or a mine comes from, and where it goes

from-region = van regio { $region }
to-region = op regio { $region }
from-card = van de kaart { $card }
to-card = op de kaart { $card }
from-building = van een gebouw ({ $building })
to-building = op een gebouw ({ $building })
from-attack-card = van aanvalskaart { $n }
to-attack-card = op aanvalskaart { $n }
from-solo-mat = van soloveld { $cell }
to-solo-mat = op soloveld { $cell }
from-loss-box = uit het verliesvak
to-loss-box = in het verliesvak

## Where dice go

to-depot = in het depot
to-kept = op actiekaart 22
