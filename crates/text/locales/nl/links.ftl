# What a shared link shows and a search engine reads: the title of a page and a sentence about it. Made by the server.

link-title = { $page } · Tharos
link-start = Tharos
    .about = Het bordspel van Bernd Scholz in de browser: dobbelstenen, gilden en zestien regio’s die worden aangevallen. Speel tegen bots, alleen of met vrienden. Onofficieel.
link-new = Nieuwe tafel
    .about = Richt een tafel in voor één tot vier spelers: vrienden, bots of allebei.
link-join = Aan een tafel gaan zitten
    .about = Heb je een code? Voer hem in en ga zitten.
link-lobby = Open tafels
    .about = Tafels met een vrije plaats, en spellen om naar te kijken.
link-t = Een tafel
    .about = Een spel Tharos in de browser.
link-ladder = Ranglijst
    .about = Wie het beste speelt: ratings van mensen en bots, en hoe ze worden berekend.
link-p = Een profiel
    .about = Ratings en spellen van Tharos.
link-learn = Leren spelen
    .about = Korte lessen aan een echte tafel: van je eerste dobbelsteen tot het solospel.
link-daily = Dagelijkse uitdaging
    .about = Elke dag één solospel, voor iedereen hetzelfde: speel het en kijk hoe anderen het deden.
link-cups = Toernooien
    .about = Dezelfde opstelling aan elke tafel: alleen de zetten verschillen.
link-cup = Een toernooi
    .about = Doe mee: elke tafel speelt dezelfde opstelling, alleen de zetten verschillen.
link-operator = Beheer
    .about = Voor wie deze site beheert.
link-puzzles = Puzzels
    .about = Stellingen waarin één zet beter is dan alle andere: vind hem.
link-stats = Jouw spellen
    .about = Wat je spellen gemeen hebben, in cijfers.
link-rules = Regels
    .about = Het spel in twee minuten, je eerste ronde, wat punten oplevert, elke kaart en elke regel.
link-account = Je account
    .about = Houd je naam en je spellen bij elkaar op al je apparaten.
link-settings = Instellingen
    .about = Meldingen, inloggen, je gegevens.
link-confirm = Je adres bevestigen
    .about = Opent één keer vanuit een e-mail.
link-stop = Geen berichten meer
    .about = Beëindigt de berichten over spellen.
link-reset = Nieuw wachtwoord
    .about = Kies een nieuw wachtwoord voor je account.
link-about = Over deze uitgave
    .about = Wie deze uitgave heeft gemaakt, wat erin gebruikt is en wat er eigen aan is.
link-device = Op dit apparaat
    .about = Spellen die in deze browser worden bewaard.
link-g = Een heel spel in een link
    .about = Gaat open om stap voor stap terug te kijken.
link-nowhere = Hier is niets
    .about = Dit adres leidt nergens heen.
# A table that waits for players, by the name of a player.
link-waiting = { $host } wacht op je
    .about =
        { $n ->
            [0] Alle plaatsen zijn bezet; je kunt meekijken.
            [one] Een spel Tharos met een vrije plaats. Schuif aan.
           *[other] Een spel Tharos met { $n } vrije plaatsen. Schuif aan.
        }
link-running = { $players }
    .about = Een spel Tharos: ronde { $round } van { $rounds }, beurt { $turn } van { $turns }.
link-over = { $winners_n ->
        [one] { $winners } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] { $winners } winnen met elk { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
    .about = Een afgelopen spel Tharos: { $list }. Kijk het stap voor stap terug.
link-solo = { $won ->
        [yes] { $player } wint een solospel met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[no] { $player } verliest een solospel met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
    .about = Een afgelopen solospel Tharos. Kijk het stap voor stap terug.
link-score = { $player } { $points }
