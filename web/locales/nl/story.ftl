### What the table tells of itself: reports of an attack and of a round, the log, the moments of a game, sound.

## The report of an attack; words of the game stand in the arguments

story-attack = Aanval { $strength } op { $region }
story-held = { $you ->
        [yes] Je hebt hem afgeweerd
       *[no] { $player } heeft hem afgeweerd
    }
story-lost = { $you ->
        [yes] Je hebt hem niet afgeweerd
       *[no] { $player } heeft hem niet afgeweerd
    }
story-spare =
    { $n ->
        [0] precies genoeg
       *[other] { $n } meer dan nodig
    }
story-short = { $n } te weinig
story-stakes =
    { $n ->
        [one] 1 verlies aan het eind van de ronde
       *[other] { $n } verliezen aan het eind van de ronde
    }
story-why =
    { $n ->
        [one] Je gildefiche ligt op de aanvalskaart: aan het eind van de ronde kost dat je iets.
       *[other] Je gildefiches liggen op { $n } aanvalskaarten: aan het eind van de ronde kost elk je iets.
    }

## The report of a round

story-round = Ronde { $round } is afgelopen
story-column = Aanvalskaart { $column }
story-no-losses = Er lag geen gildefiche op een aanvalskaart: geen verlies.
story-medals = Gevechtsmedaille: { $players }
story-skip = Klik om verder te gaan

## The log

story-chapter-attack = Aanval
story-chapter-round-end = Ronde-einde
story-filter = Tonen in het logboek
story-last = Zojuist: { $what }

## Sound

story-sound-on = Geluid aanzetten
story-sound-off = Geluid uitzetten
story-sound = Geluid
story-sound-note = Dobbelstenen, fiches, aanvallen, medailles, jouw zet

## Moments that decided a game

story-trade =
    { $you ->
        [yes] Je levert { $n } { $goods } in ({ $building })
       *[no] { $player } levert { $n } { $goods } in ({ $building })
    }
story-build =
    { $you ->
        [yes] Je bouwt het gebouw { $building }
       *[no] { $player } bouwt het gebouw { $building }
    }
story-activate =
    { $you ->
        [yes] Je activeert de kaart { $card }
       *[no] { $player } activeert de kaart { $card }
    }
story-explore =
    { $you ->
        [yes] Je verkent { $n } regio’s
       *[no] { $player } verkent { $n } regio’s
    }
story-card =
    { $you ->
        [yes] Je speelt actiekaart { $card }: { $card_title }
       *[no] { $player } speelt actiekaart { $card }: { $card_title }
    }
story-mine =
    { $you ->
        [yes] Je plaatst een mijn op { $region }
       *[no] { $player } plaatst een mijn op { $region }
    }
story-combat =
    { $you ->
        [yes] Je levert 4 gevechtspunten in voor een medaille
       *[no] { $player } levert 4 gevechtspunten in voor een medaille
    }
story-lose =
    { $you ->
        [yes] Het eind van de ronde kost je: { $what }
       *[no] { $player } verliest aan het eind van de ronde: { $what }
    }
story-lead =
    { $you ->
        [yes] { $what }, en neemt de leiding
       *[no] { $what }, en neemt de leiding
    }
