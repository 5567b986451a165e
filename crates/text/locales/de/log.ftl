### What somebody did, as the log tells it: past tense, without a subject, because a piece or a name stands before it.
### $player with $you is only in log-by, for lines that stand alone.

log-by =
    { $you ->
        [yes] Du
       *[no] { $player }
    }: { $text }

did-card = Aktionskarte { $card } gespielt: { $card_title }
did-building = Genutzt: { $building }
did-player-card =
    { $dice ->
        [none] Genutzt: { $card }
       *[other] Die Karte { $card } mit { $dice } genutzt
    }

did-plenty = Viel Geld mit { $dice }
did-little = Wenig Geld mit { $die }
did-choices = Aktionskarten zur Auswahl gezogen
did-no-choice = Aktionskarte gezogen
did-marker-on-card = Gildenplättchen auf die Karte { $card } gelegt
did-reroll = Neu gewürfelt mit { $die }: { $dice }
did-marker-on-region = Gildenplättchen auf { $region } gelegt
did-explore = { $regions } erkundet
did-buy-die = Gekauft: { $colour_die }
did-mine = Mine auf { $region } gelegt
did-build = { $own ->
        [yes] Gebaut und in Besitz genommen
       *[no] Gebaut
    }: { $building }
did-attack = Kampfstärke erhöht mit { $dice }

did-activate = Aktiviert: { $card }
did-use-trans = Wandlereffekt genutzt
did-flip = Auf die Gegenseite gedreht: { $dice }
did-pass = Gepasst
did-keep = Aktionskarte { $card } behalten: { $card_title }
did-decline = Gebäude nicht genutzt
did-set-aside = Auf die Würfelablage gelegt: { $colour_die }
did-swap = Plättchen auf { $first } und { $second } getauscht
did-place-mine = Mine auf { $region } gelegt
did-take-medal = 1 Kampfmedaille für 4 Kampfpunkte genommen
did-keep-points = Kampfpunkte behalten
