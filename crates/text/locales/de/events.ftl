### What changed, in a few words without a subject: the log lists it below the decision, or after a name.

event-set-up = Startspieler: { $you ->
        [yes] du
       *[no] { $player }
    }
event-turn-began = Runde { $round }, Durchgang { $turn }.
event-attack-revealed = Angriff { $strength } auf { $region }
event-kept-card = 1 Aktionskarte behalten

## Dice

event-rolled = Gewürfelt: { $dice }
event-die-bound = Jetzt zu nutzen: { $die }
event-dice-moved = Würfel { $to }: { $dice }
event-die-changed = { $from } → { $to }
event-trans-used = Wandlereffekt: { $trans }

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
        [0] Kampfpunkte bleiben bei { $now }, dem Höchstwert
       *[other] { $sign ->
            [plus] +
           *[other] −
        }{ $change } { $change ->
            [one] Kampfpunkt
           *[other] Kampfpunkte
        } ({ $now })
    }
event-strength =
    { $attack ->
        [none] Kampfstärke { $now }
       *[other] { $now } von { $attack }
    }
event-ward = Angriff abgewehrt
event-attack-checked =
    { $held ->
        [yes] Abgewehrt
       *[no] Unterlegen
    }: { $ward ->
        [yes] dank des Kanoniers
       *[no] { $strength } von { $attack }
    }

## Markers; $n is how many go the same way

event-guild-marker-placed =
    { $n ->
        [one] Gildenplättchen
       *[other] { $n } Gildenplättchen
    } { $to }
event-guild-marker-returned =
    { $n ->
        [one] Gildenplättchen
       *[other] { $n } Gildenplättchen
    } zurück { $from }
event-guild-marker-moved =
    { $n ->
        [one] Gildenplättchen
       *[other] { $n } Gildenplättchen
    } { $from } { $to }
event-mine-placed =
    { $n ->
        [one] Mine
       *[other] { $n } Minen
    } { $to }
event-mine-returned =
    { $n ->
        [one] Mine
       *[other] { $n } Minen
    } zurück { $from }
event-mine-moved =
    { $n ->
        [one] Mine
       *[other] { $n } Minen
    } { $from } { $to }
event-goods-taken =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } genommen ({ $colours })
event-goods-turned-in =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } abgegeben ({ $colours })
event-goods-put-back =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } zurückgelegt ({ $colours })
event-goods-cleared =
    { $colours_n } { $colours_n ->
        [one] { $goods }
       *[other] { $goods_many }
    } in den allgemeinen Vorrat ({ $colours })

## Cards and buildings

event-player-card =
    { $active ->
        [yes] Aktiviert: { $card }
       *[no] Zurück auf die Hand: { $card }
    }
event-built = Gebaut: { $building }
event-extra-use = Feld { $space }: in diesem Durchgang einmal mehr nutzbar
event-action-card-lost = Aktionskarte { $card } abgeworfen: { $card_title }
event-action-card-taken = Aktionskarte { $card } genommen: { $card_title }
event-action-card-not-kept = Aktionskarte { $card } nicht behalten
event-cards-drawn =
    { $n ->
        [one] 1 Aktionskarte gezogen
       *[other] { $n } Aktionskarten gezogen
    }{ $reshuffled ->
        [yes] , nach dem Mischen
       *[no] { "" }
    }
event-passed = Musste passen: Nach dem Wurf war keine Aktion möglich

## Round end

event-round-end-card = Rundenendekarte zu Angriffskarte { $column }: { $loss }
event-no-loss = Kein Schaden
event-round-ended = Runde { $round } ist zu Ende
event-game-over = Die Partie ist zu Ende.{ $solo ->
        [last_space_failed] { " " }Die Bedingung eines Endfelds war nicht erfüllt.
        [two_last_spaces] { " " }2 Endfelder sind erfüllt.
        [turns_over] { " " }Alle 16 Durchgänge sind gespielt.
       *[none] { "" }
    }

## Solo game

event-solo-markers = Startfelder: { $guilds }
event-solo-reached = { $guild } hat { $cell } erreicht
event-solo-requirement =
    { $met ->
        [yes] { $cell }: Bedingung erfüllt
       *[no] { $cell }: Bedingung nicht erfüllt
    }
event-solo-die = Der Würfel zeigte { $value }: { $line }
solo-column = Spalte { $n } geleert
solo-row = Reihe { $n } geleert
event-solo-coin =
    { $to ->
        [none] Die Münze auf { $from } hat das Solotableau verlassen
       *[other] Münze von { $from } auf { $to }
    }
event-solo-penalty = Abzug: −{ $points } SP
event-building-gone = Aus dem Spiel: { $building }
event-building-foreign = Für eine neutrale Gilde: { $building }
event-deck-cards-gone =
    { $n } { $n ->
        [one] Aktionskarte aus dem Spiel
       *[other] Aktionskarten aus dem Spiel
    }

## Places where a guild marker or a mine comes from, and where it goes

from-region = von Landschaft { $region }
to-region = auf Landschaft { $region }
from-card = von der Karte { $card }
to-card = auf die Karte { $card }
from-building = von einem Gebäude ({ $building })
to-building = auf ein Gebäude ({ $building })
from-attack-card = von Angriffskarte { $n }
to-attack-card = auf Angriffskarte { $n }
from-solo-mat = vom Solofeld { $cell }
to-solo-mat = auf Solofeld { $cell }
from-loss-box = aus der Verlustablage
to-loss-box = in die Verlustablage

## Where dice go

to-depot = auf die Würfelablage
to-kept = auf Aktionskarte 22
