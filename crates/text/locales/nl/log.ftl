### What somebody did, as the log tells it: past tense, without a subject, because a piece or a name stands before it.
### $player with $you is only in log-by, for lines that stand alone.

log-by =
    { $you ->
        [yes] Jij
       *[no] { $player }
    }: { $text }

did-card = Actiekaart { $card } gespeeld: { $card_title }
did-building = Gebruikt: { $building }
did-player-card =
    { $dice ->
        [none] Gebruikt: { $card }
       *[other] De kaart { $card } gebruikt met { $dice }
    }

did-plenty = Veel geld met { $dice }
did-little = Weinig geld met { $die }
did-choices = Actiekaarten getrokken om uit te kiezen
did-no-choice = Actiekaart getrokken
did-marker-on-card = Gildefiche op de kaart { $card } geplaatst
did-reroll = Opnieuw gegooid met { $die }: { $dice }
did-marker-on-region = Gildefiche op { $region } geplaatst
did-explore = { $regions } verkend
did-buy-die = Gekocht: { $colour_die }
did-mine = Mijn op { $region } geplaatst
did-build = { $own ->
        [yes] Gebouwd en in bezit genomen
       *[no] Gebouwd
    }: { $building }
did-attack = Gevechtssterkte verhoogd met { $dice }

did-activate = Geactiveerd: { $card }
did-use-trans = Transformatie-effect gebruikt
did-flip = Naar de tegenoverliggende kant gedraaid: { $dice }
did-pass = Gepast
did-keep = Actiekaart { $card } gehouden: { $card_title }
did-decline = Gebouw niet gebruikt
did-set-aside = In het depot gelegd: { $colour_die }
did-swap = Fiches op { $first } en { $second } omgewisseld
did-place-mine = Mijn op { $region } geplaatst
did-take-medal = 1 gevechtsmedaille genomen voor 4 gevechtspunten
did-keep-points = Gevechtspunten gehouden
