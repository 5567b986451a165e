### The log. $you is "yes" if the reader is the player of the line, else $player names them.

event-did =
    { $you ->
        [yes] Du
       *[no] { $player }
    }: { $action }.
event-kept-card =
    { $you ->
        [yes] Du behältst
       *[no] { $player } behält
    } 1 Aktionskarte.
event-set-up = Der Spielbereich liegt aus. { $you ->
        [yes] Du bist
       *[no] { $player } ist
    } Startspieler.
event-turn-began = Runde { $round }, Durchgang { $turn }.
event-phase-began = Phase: { $phase }.
event-attack-revealed = Angriffskarte { $column } zeigt { $value }: Angriffsstärke { $strength } gegen Landschaft { $region }. Wandlereffekt: { $trans }.

## Dice

event-dice-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } Würfel: { $dice }.{ $refilled ->
        [yes] { " " }Die Würfelablage kam in den Beutel.
       *[no] { "" }
    }
event-rolled =
    { $you ->
        [yes] Du würfelst
       *[no] { $player } würfelt
    } { $dice }.
event-picked-up =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } für den neuen Wurf: { $dice }.
event-die-bound =
    { $you ->
        [yes] Deine Aktion
       *[no] Die Aktion von { $player }
    } muss { $die } nutzen.
event-dice-moved =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } Würfel { $from } { $to }: { $dice }.
event-die-placed =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } { $placed } { $on }.
event-die-changed =
    { $you ->
        [yes] Du änderst
       *[no] { $player } ändert
    } { $from } in { $to }.
event-trans-used =
    { $you ->
        [yes] Du nutzt
       *[no] { $player } nutzt
    } den Wandlereffekt: { $trans }.

## Jars, medals, combat

event-jars =
    { $sign ->
        [plus] { $you ->
            [yes] Du erhältst
           *[no] { $player } erhält
        }
       *[other] { $you ->
            [yes] Du gibst
           *[no] { $player } gibt
        }
    } { $change } { $change ->
        [one] Jar
       *[other] Jars
    }{ $sign ->
        [plus] { "" }
       *[other] { " " }ab
    } (jetzt { $now }).
event-medal =
    { $sign ->
        [plus] { $you ->
            [yes] Du erhältst
           *[no] { $player } erhält
        }
       *[other] { $you ->
            [yes] Du verlierst
           *[no] { $player } verliert
        }
    } { $change } { $medal } (jetzt { $now }).
event-combat-points =
    { $sign ->
        [plus] { $you ->
            [yes] Du erhältst
           *[no] { $player } erhält
        }
       *[other] { $you ->
            [yes] Du zahlst
           *[no] { $player } zahlt
        }
    } { $change } { $change ->
        [one] Kampfpunkt
       *[other] Kampfpunkte
    } (jetzt { $now }).
event-strength =
    { $you ->
        [yes] Du erhöhst deine
       *[no] { $player } erhöht die
    } Kampfstärke um { $change } auf { $now }.
event-ward =
    { $you ->
        [yes] Du wehrst
       *[no] { $player } wehrt
    } den Angriff dieses Durchgangs ab.
event-attack-checked =
    { $held ->
        [yes] { $you ->
            [yes] Du wehrst
           *[no] { $player } wehrt
        } den Angriff ab
       *[no] { $you ->
            [yes] Du unterliegst
           *[no] { $player } unterliegt
        } dem Angriff
    }: { $ward ->
        [yes] dank Kanonier
       *[no] Kampfstärke { $strength } gegen { $attack }
    }.

## Markers

event-guild-marker =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } ein Gildenplättchen { $from } { $to }.
event-mine =
    { $you ->
        [yes] Du legst
       *[no] { $player } legt
    } eine Mine { $from } { $to }.
event-goods-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } von Landschaft { $region }: { $goods } ({ $colour }).
event-goods-from-supply =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } aus dem allgemeinen Vorrat: { $goods } ({ $colour }).
event-goods-turned-in =
    { $you ->
        [yes] Du gibst
       *[no] { $player } gibt
    } ab: { $goods } ({ $colour }).
event-goods-put-back = Zurück auf Landschaft { $region }: { $goods } ({ $colour }).
event-goods-cleared = Von Landschaft { $region } in den allgemeinen Vorrat: { $goods } ({ $colour }).

## Cards and buildings

event-player-card =
    { $active ->
        [yes] { $you ->
            [yes] Du aktivierst
           *[no] { $player } aktiviert
        }: { $card }.
       *[no] { $you ->
            [yes] Du nimmst
           *[no] { $player } nimmt
        } auf die Hand zurück: { $card }.
    }
event-built =
    { $you ->
        [yes] Du baust
       *[no] { $player } baut
    }{ $owned ->
        [yes] { " " }und { $you ->
            [yes] nimmst
           *[no] nimmt
        } in Besitz
       *[no] { "" }
    }: { $building }.
event-extra-use =
    { $you ->
        [yes] Du darfst
       *[no] { $player } darf
    } das Feld { $space } in diesem Durchgang einmal öfter nutzen.
event-action-card-played =
    { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
    } Aktionskarte { $card }: { $card_title }.
event-action-card-discarded = Aktionskarte { $card } kommt auf den Ablagestapel.
event-action-card-lost =
    { $you ->
        [yes] Du wirfst
       *[no] { $player } wirft
    } Aktionskarte { $card } ab: { $card_title }.
event-action-card-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $player } nimmt
    } Aktionskarte { $card } vom Ablagestapel: { $card_title }.
event-action-card-not-kept =
    { $you ->
        [yes] Du behältst
       *[no] { $player } behält
    } Aktionskarte { $card } nicht: { $card_title }.
event-cards-drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $player } zieht
    } { $n } { $n ->
        [one] Aktionskarte
       *[other] Aktionskarten
    } vom Nachziehstapel{ $look ->
        [yes] , um 1 davon zu behalten
       *[no] { " " }auf die Hand
    }.{ $reshuffled ->
        [yes] { " " }Der Ablagestapel wurde gemischt und ist der neue Nachziehstapel.
       *[no] { "" }
    }
event-cards-seen =
    { $you ->
        [yes] Du siehst
       *[no] { $player } sieht
    } Aktionskarten: { $cards }.
event-passed =
    { $you ->
        [yes] Du passt
       *[no] { $player } passt
    }.{ $forced ->
        [yes] { " " }Nach dem Wurf war keine Aktion möglich.
       *[no] { "" }
    }

## Round end

event-start-player =
    { $you ->
        [yes] Du bist
       *[no] { $player } ist
    } der neue Startspieler.
event-round-end-card = Angriffskarte { $column }, Rundenendekarte { $card }: { $loss }.
event-no-loss =
    { $you ->
        [yes] Du erleidest
       *[no] { $player } erleidet
    } durch Rundenendekarte { $card } keinen Schaden.
event-round-ended = Runde { $round } ist zu Ende.
event-game-over = Die Partie ist zu Ende.{ $solo ->
        [last_space_failed] { " " }Die Bedingung eines Endfelds war nicht erfüllt.
        [two_last_spaces] { " " }2 Endfelder sind erfüllt.
        [turns_over] { " " }16 Durchgänge sind vorbei.
        [none] { "" }
       *[other] { "" }
    }

## Solo game

event-solo-markers = Startfelder: { $guilds }.
event-solo-reached = { $guild } erreicht Feld { $cell }.
event-solo-requirement = Feld { $cell }: Bedingung { $met ->
        [yes] erfüllt
       *[no] nicht erfüllt
    }.
event-solo-die = Der Würfel zeigt { $value }: { $line }.
solo-column = Spalte { $n } wird geleert
solo-row = Reihe { $n } wird geleert
event-solo-coin =
    { $to ->
        [none] Die Münze auf { $from } verlässt das Solotableau.
       *[other] Die Münze auf { $from } kommt auf { $to }.
    }
event-solo-penalty = Abzug: −{ $points } SP.
event-building-gone = Wird aus dem Spiel genommen: { $building }.
event-building-foreign = Kommt für eine neutrale Gilde ins Spiel: { $building }.
event-deck-cards-gone =
    { $n } { $n ->
        [one] Aktionskarte wird
       *[other] Aktionskarten werden
    } aus dem Spiel genommen.

## Places where a guild marker or a mine comes from, and where it goes

from-supply = aus dem Vorrat
to-supply = in den Vorrat
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

## Places of dice

from-bag = aus dem Beutel
to-bag = in den Beutel
from-active = von den aktiven Würfeln
to-active = zu den aktiven Würfeln
from-depot = von der Würfelablage
to-depot = auf die Würfelablage
from-drawn = von den gezogenen Würfeln
to-drawn = zu den gezogenen Würfeln
from-store = aus dem Würfelmarkt
to-store = in den Würfelmarkt
from-bound = von der Aktionskarte
to-bound = auf die Aktionskarte
from-kept = von Aktionskarte 22
to-kept = auf Aktionskarte 22
from-used = von Feldern und Karten
to-used = auf Felder und Karten

## Where a die is placed

on-attack = auf das Angriffsfeld
on-space = auf das Feld { $space }
on-card = auf die Karte { $card }
on-activation = auf die Karte { $card } (Aktivierung)
