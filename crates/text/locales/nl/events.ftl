### The log. $you is "yes" if the reader is the player of the line, else $player names them.

event-did =
    { $you ->
        [yes] Jij
       *[no] { $player }
    }: { $action }.
event-kept-card =
    { $you ->
        [yes] Je houdt
       *[no] { $player } houdt
    } 1 actiekaart.
event-set-up = Het speelveld ligt klaar. { $you ->
        [yes] Jij bent
       *[no] { $player } is
    } startspeler.
event-turn-began = Ronde { $round }, beurt { $turn }.
event-phase-began = Fase: { $phase }.
event-attack-revealed = Aanvalskaart { $column } toont { $value }: aanvalssterkte { $strength } tegen regio { $region }. Transformatie-effect: { $trans }.

## Dice

event-dice-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } dobbelstenen: { $dice }.{ $refilled ->
        [yes] { " " }Het depot ging in de zak.
       *[no] { "" }
    }
event-rolled =
    { $you ->
        [yes] Je gooit
       *[no] { $player } gooit
    } { $dice }.
event-picked-up =
    { $you ->
        [yes] Je pakt
       *[no] { $player } pakt
    } { $dice } om opnieuw te gooien.
event-die-bound =
    { $you ->
        [yes] Je actie
       *[no] De actie van { $player }
    } moet { $die } gebruiken.
event-dice-moved =
    { $you ->
        [yes] Je verplaatst
       *[no] { $player } verplaatst
    } dobbelstenen { $from } { $to }: { $dice }.
event-die-placed =
    { $you ->
        [yes] Je plaatst
       *[no] { $player } plaatst
    } { $placed } { $on }.
event-die-changed =
    { $you ->
        [yes] Je verandert
       *[no] { $player } verandert
    } { $from } in { $to }.
event-trans-used =
    { $you ->
        [yes] Je gebruikt
       *[no] { $player } gebruikt
    } het transformatie-effect: { $trans }.

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] { $you ->
            [yes] Je krijgt
           *[no] { $player } krijgt
        }
       *[other] { $you ->
            [yes] Je levert
           *[no] { $player } levert
        }
    } { $change } { $change ->
        [one] Jar
       *[other] Jars
    }{ $sign ->
        [plus] { "" }
       *[other] { " " }in
    } (nu { $now }).
event-medal =
    { $sign ->
        [plus] { $you ->
            [yes] Je krijgt
           *[no] { $player } krijgt
        }
       *[other] { $you ->
            [yes] Je verliest
           *[no] { $player } verliest
        }
    } { $change } { $medal } (nu { $now }).
event-combat-points =
    { $sign ->
        [plus] { $you ->
            [yes] Je krijgt
           *[no] { $player } krijgt
        }
       *[other] { $you ->
            [yes] Je betaalt
           *[no] { $player } betaalt
        }
    } { $change } { $change ->
        [one] gevechtspunt
       *[other] gevechtspunten
    } (nu { $now }).
event-strength =
    { $you ->
        [yes] Je verhoogt je
       *[no] { $player } verhoogt de
    } gevechtssterkte met { $change } naar { $now }.
event-ward =
    { $you ->
        [yes] Je weert
       *[no] { $player } weert
    } de aanval van deze beurt af.
event-attack-checked =
    { $held ->
        [yes] { $you ->
            [yes] Je weert
           *[no] { $player } weert
        } de aanval af
       *[no] { $you ->
            [yes] Je verliest
           *[no] { $player } verliest
        } tegen de aanval
    }: { $ward ->
        [yes] dankzij de Kanonnier
       *[no] gevechtssterkte { $strength } tegen { $attack }
    }.

## Markers

event-guild-marker =
    { $you ->
        [yes] Je verplaatst
       *[no] { $player } verplaatst
    } een gildefiche { $from } { $to }.
event-mine =
    { $you ->
        [yes] Je verplaatst
       *[no] { $player } verplaatst
    } een mijn { $from } { $to }.
event-goods-taken =
    { $you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } van regio { $region }: { $colour } { $goods }.
event-goods-from-supply =
    { $you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } uit de algemene voorraad: { $colour } { $goods }.
event-goods-turned-in =
    { $you ->
        [yes] Je levert
       *[no] { $player } levert
    } in: { $colour } { $goods }.
event-goods-put-back = Terug op regio { $region }: { $colour } { $goods }.
event-goods-cleared = Van regio { $region } naar de algemene voorraad: { $colour } { $goods }.

## Cards and buildings

event-player-card =
    { $active ->
        [yes] { $you ->
            [yes] Je activeert
           *[no] { $player } activeert
        }: { $card }.
       *[no] { $you ->
            [yes] Je neemt
           *[no] { $player } neemt
        } terug op hand: { $card }.
    }
event-built =
    { $you ->
        [yes] Je bouwt
       *[no] { $player } bouwt
    }{ $owned ->
        [yes] { " " }en { $you ->
            [yes] neemt
           *[no] neemt
        } in bezit
       *[no] { "" }
    }: { $building }.
event-extra-use =
    { $you ->
        [yes] Je mag
       *[no] { $player } mag
    } het veld { $space } deze beurt één keer vaker gebruiken.
event-action-card-played =
    { $you ->
        [yes] Je speelt
       *[no] { $player } speelt
    } actiekaart { $card }: { $card_title }.
event-action-card-discarded = Actiekaart { $card } gaat naar de aflegstapel.
event-action-card-lost =
    { $you ->
        [yes] Je legt
       *[no] { $player } legt
    } actiekaart { $card } af: { $card_title }.
event-action-card-taken =
    { $you ->
        [yes] Je neemt
       *[no] { $player } neemt
    } actiekaart { $card } van de aflegstapel: { $card_title }.
event-action-card-not-kept =
    { $you ->
        [yes] Je houdt
       *[no] { $player } houdt
    } actiekaart { $card } niet: { $card_title }.
event-cards-drawn =
    { $you ->
        [yes] Je trekt
       *[no] { $player } trekt
    } { $n } { $n ->
        [one] actiekaart
       *[other] actiekaarten
    } van de trekstapel{ $look ->
        [yes] { " " }om er 1 te houden
       *[no] { " " }op hand
    }.{ $reshuffled ->
        [yes] { " " }De aflegstapel is geschud en is de nieuwe trekstapel.
       *[no] { "" }
    }
event-cards-seen =
    { $you ->
        [yes] Je ziet
       *[no] { $player } ziet
    } actiekaarten: { $cards }.
event-passed =
    { $you ->
        [yes] Je past
       *[no] { $player } past
    }.{ $forced ->
        [yes] { " " }Na de worp was geen actie mogelijk.
       *[no] { "" }
    }

## Round end

event-start-player =
    { $you ->
        [yes] Jij bent
       *[no] { $player } is
    } de nieuwe startspeler.
event-round-end-card = Aanvalskaart { $column }, ronde-eindkaart { $card }: { $loss }.
event-no-loss =
    { $you ->
        [yes] Je lijdt
       *[no] { $player } lijdt
    } geen verlies door ronde-eindkaart { $card }.
event-round-ended = Ronde { $round } is afgelopen.
event-game-over = Het spel is afgelopen.{ $solo ->
        [last_space_failed] { " " }Aan de voorwaarde van een eindveld is niet voldaan.
        [two_last_spaces] { " " }Aan 2 eindvelden is voldaan.
        [turns_over] { " " }16 beurten zijn voorbij.
        [none] { "" }
       *[other] { "" }
    }

## Solo game

event-solo-markers = Startvelden: { $guilds }.
event-solo-reached = { $guild } bereikt veld { $cell }.
event-solo-requirement = Veld { $cell }: { $met ->
        [yes] voldaan
       *[no] niet voldaan
    } aan de voorwaarde.
event-solo-die = De dobbelsteen toont { $value }: { $line }.
solo-column = kolom { $n } wordt leeggemaakt
solo-row = rij { $n } wordt leeggemaakt
event-solo-coin =
    { $to ->
        [none] De munt op { $from } verlaat de solomat.
       *[other] De munt op { $from } gaat naar { $to }.
    }
event-solo-penalty = Aftrek: −{ $points } { $points ->
        [one] punt
       *[other] punten
    }.
event-building-gone = Uit het spel genomen: { $building }.
event-building-foreign = Komt voor een neutraal gilde in het spel: { $building }.
event-deck-cards-gone =
    { $n } { $n ->
        [one] actiekaart wordt
       *[other] actiekaarten worden
    } uit het spel genomen.

## Places where a guild marker or a mine comes from, and where it goes

from-supply = uit de voorraad
to-supply = naar de voorraad
from-region = van regio { $region }
to-region = naar regio { $region }
from-card = van { $card }
to-card = naar { $card }
from-building = van een gebouw ({ $building })
to-building = naar een gebouw ({ $building })
from-attack-card = van aanvalskaart { $n }
to-attack-card = naar aanvalskaart { $n }
from-solo-mat = van soloveld { $cell }
to-solo-mat = naar soloveld { $cell }
from-loss-box = uit het verliesvak
to-loss-box = naar het verliesvak

## Places of dice

from-bag = uit de zak
to-bag = naar de zak
from-active = van de actieve dobbelstenen
to-active = naar de actieve dobbelstenen
from-depot = uit het depot
to-depot = naar het depot
from-drawn = van de getrokken dobbelstenen
to-drawn = naar de getrokken dobbelstenen
from-store = uit de winkel
to-store = naar de winkel
from-bound = van de actiekaart
to-bound = naar de actiekaart
from-kept = van actiekaart 22
to-kept = naar actiekaart 22
from-used = van velden en kaarten
to-used = naar velden en kaarten

## Where a die is placed

on-attack = op het aanvalsveld
on-space = op het veld { $space }
on-card = op { $card }
on-activation = om { $card } te activeren
