# The analysis of a finished game.

analysis-title = Analyse
analysis-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
}
analysis-turns = { $n ->
    [one] 1 Durchgang
   *[other] { $n } Durchgänge
}
analysis-tie = geteilter Sieg von { $players }
analysis-vp = SP
analysis-percent = { $n } %
analysis-under = unter { $n } %
analysis-over = über { $n } %
analysis-by = { $player }: { $what }

## How far it is

analysis-running = Dein Gerät sieht die Partie durch. Du kannst die Seite verlassen, es geht weiter.
analysis-asked = { $n ->
    [0] Der Server sieht die Partie durch. Bleib auf dieser Seite, bis er fertig ist.
    [one] Der Server sieht zuerst 1 andere Partie durch. Bleib auf dieser Seite, bis er fertig ist.
   *[other] Der Server sieht zuerst { $n } andere Partien durch. Bleib auf dieser Seite, bis er fertig ist.
}
analysis-stopped = Angehalten nach { $n ->
    [one] 1 Durchgang
   *[other] { $n } Durchgängen
}. Was schon bekannt ist, bleibt erhalten.
analysis-done-engineer = { $n } Entscheidungen schnell beurteilt: jede danach, was sie sofort bringt. Auf diesem Gerät gespeichert.
analysis-done-director = { $n } Entscheidungen gründlich beurteilt: jede mit Vorausrechnen. Auf diesem Gerät gespeichert.
analysis-progress = Wie weit die Analyse ist
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-depth = Wie gründlich
analysis-depth-engineer = Schnell
analysis-depth-director = Gründlich
analysis-judged = Beurteilt nach
analysis-judged-own = Sicht der Spieler
analysis-judged-open = Offenen Karten
analysis-open = Hier liegen alle Karten offen. Am Tisch konnte das niemand wissen; Übungen und Statistik lassen es weg.

## The course

analysis-curve = Siegchance
analysis-curve-note = nach jedem Durchgang, in %
analysis-curve-label = Siegchance nach jedem von { $turns } Durchgängen. { $list }
analysis-curve-ends = { $player }: von { $from } auf { $to }

## The account

analysis-account = Glück und Entscheidungen
analysis-account-note = SP gegenüber der Vorgabe
analysis-sum = { $player }: Vorgabe { $par }, Glück { $luck }, Entscheidungen { $decisions }, Rest { $rest }: { $result } SP.
analysis-sum-so-far = { $player } bisher: Vorgabe { $par }, Glück { $luck }, Entscheidungen { $decisions }, Rest { $rest }: { $result } SP erwartet.
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-result = { $vp } SP, Vorgabe { $par }
analysis-expects = { $vp } SP erwartet
analysis-kind-dice = Würfel
    .note = Was die Würfel des Spielers zeigen und welche der Beutel hergibt
analysis-kind-cards = Karten
    .note = Welche Aktionskarten gezogen wurden
analysis-kind-attack = Angriffe
    .note = Angriffskarten und Rundenendekarten
analysis-kind-solo = Solotableau
    .note = Plättchen, Würfel und Gebäude des Solotableaus
analysis-kind-decisions = Entscheidungen
    .note = Was die Entscheidungen des Spielers gegenüber der besten gefundenen kosteten
analysis-kind-rest = Rest
    .note = Pläne, die besser oder schlechter aufgingen als erwartet, und was andere taten
analysis-account-foot = Vorgabe: was ein starker Bot nach der Spielvorbereitung von diesem Platz erwartet. Vorgabe und alle Teile ergeben zusammen das Ergebnis. Rest: was nicht abzusehen war und was andere taten. Balken enden bei { $most } SP.

## Moments

analysis-moments = Schlüsselmomente
analysis-moments-of = { $n } von { $of } Entscheidungen
analysis-no-moments = Nichts hat die Siegchance um 1 % oder mehr verändert.
analysis-eyes = Wessen Momente
analysis-moment-missed = es gab etwas Besseres
analysis-moment-found = das Beste, was sich fand
analysis-moment-rival = Zug von jemand anderem
analysis-moment-luck = Glück
analysis-honest = Jede Entscheidung wird danach beurteilt, was damals zu sehen war: ohne verdeckte Karten und spätere Würfel.
analysis-dice = Verfügbare Würfel
analysis-you-played = Du hast gespielt
analysis-played = { $player } spielte
analysis-try = Ab hier ausprobieren
analysis-better = Besser war
analysis-because-vp = Am Ende { $better } SP statt { $played }: { $more } mehr.
analysis-because-sure = Auf ± { $error } SP sicher.
analysis-because-at-once = Nur eine Aktion weit geprüft, daher ohne Angabe, wie sicher das ist.
analysis-because-part = { $what }: { $vp } SP mit der besseren Entscheidung
analysis-because-found = Etwas Besseres fand sich nicht.
analysis-because-turn = In diesem Durchgang änderte sich die Chance um { $all }; { $part } machte diese Entscheidung aus.
analysis-because-turn-plain = In diesem Durchgang änderte sich die Chance um { $all }; { $part } kam dadurch.
analysis-luck = Glück
analysis-luck-vp = Gegenüber dem Durchschnitt { $vp } SP wert.
analysis-odds-good = So gut oder besser kommt es in 1 von { $n } Fällen.
analysis-odds-bad = So schlecht oder schlechter kommt es in 1 von { $n } Fällen.
analysis-chance-setup = Die Spielvorbereitung
analysis-chance-attack = Ein Angriff mit { $what }
analysis-chance-dice = Aus dem Beutel gezogen: { $what }
analysis-chance-roll = Gewürfelt: { $what }
analysis-chance-cards = Gezogen: { $what }
analysis-chance-round-end = Die Rundenendekarte
analysis-chance-solo-markers = Plättchen des Solotableaus
analysis-chance-solo-die = Der Würfel des Solotableaus
analysis-chance-solo-buildings = Gebäude des Solotableaus

## Where VP come from

analysis-categories = SP nach Kategorie
analysis-categories-usual = umrandet: was Ingenieure bis dahin im Schnitt haben
analysis-categories-when = Zeitpunkt
analysis-at-end = Am Ende
analysis-after-turn = Nach Runde { $round }, Durchgang { $turn }

## Playing on from a step

analysis-try-note = Ein eigener Tisch in dieser Stellung: Alle haben dieselben verdeckten Karten. Er ist als Abzweigung gekennzeichnet und zählt nirgends.
analysis-try-seat = Dein Platz
analysis-try-others = Die anderen
analysis-try-hand = Ich spiele alle Plätze
analysis-try-luck = Würfel und Karten
analysis-try-luck-new = Neuer Zufall
analysis-try-luck-same = Derselbe Zufall
analysis-try-begin = Weiterspielen
analysis-note = Notiz
analysis-note-kept = Gespeichert.
analysis-branch-new = Zweigt in Runde { $round }, Durchgang { $turn } von einer anderen Partie ab, mit neuem Zufall.
analysis-branch-same = Zweigt in Runde { $round }, Durchgang { $turn } von einer anderen Partie ab, mit demselben Zufall.
analysis-branch-of = Zu diesem Schritt
analysis-branches = Abzweigungen
analysis-branches-note = auf diesem Gerät aufbewahrt
analysis-branch-open = Nicht beendet.
analysis-branch-won = { $vp } SP, gewonnen von { $players }.
analysis-branch-over = { $vp } SP.

## Find the better go

analysis-exercises = { $n ->
    [one] Finde den besseren Zug: 1 Übung
   *[other] Finde den besseren Zug: { $n } Übungen
}
analysis-exercise = Finde den besseren Zug
analysis-exercise-number = Übung { $n } von { $of }
analysis-exercise-leave = Zurück zur Analyse
analysis-exercise-ask = Runde { $round }, Durchgang { $turn }. Gespielt wurde: { $what }. Was ist besser?
analysis-exercise-right = Das ist so gut wie das Beste, was sich fand.
analysis-exercise-less = Etwas anderes ist { $vp } SP besser.
analysis-exercise-chance = Siegchance: { $chance }.
analysis-exercise-show = Zeig es mir
analysis-exercise-next = Nächste Übung
analysis-exercise-end = Zur Analyse
analysis-exercise-none = Es gibt keine fertige Analyse dieser Partie, oder es fand sich nirgends etwas Besseres.

## Statistics

stats-title = Deine Partien
stats-none = Hier ist noch keine beendete Partie von dir bekannt.
stats-count = { $n ->
    [one] 1 beendete Partie, von diesem Gerät oder aus den neuesten deines Kontos.
   *[other] { $n } beendete Partien: die dieses Geräts und die neuesten deines Kontos.
}
stats-csv = Als Tabelle (CSV)
stats-by-players = Nach Spielerzahl
stats-by-level = Nach dem stärksten Bot
stats-by-guild = Nach Gilde
stats-by-opening = Nach den ersten zwei Aktionen
stats-games = Partien
stats-won = Gewonnen
stats-vp = SP im Schnitt
stats-categories-note = Gefüllt: du im Schnitt. Umrandet: deine Gegner.
stats-luck = Glück und Genauigkeit
stats-luck-mean = Glück im Schnitt: { $mean } SP ± { $half }. Auf Dauer gleicht es sich aus.
stats-luck-few = Auf Dauer gleicht sich Glück aus. Ab fünf analysierten Partien steht hier dein Durchschnitt.
stats-luck-none = Analysiere eine beendete Partie, dann stehen hier ihr Glück und ihre Genauigkeit.
stats-luck-vp = Glück in SP
stats-accuracy-engineer = { $n ->
    [one] Genauigkeit, schnell beurteilt: { $mean } in 1 Partie.
   *[other] Genauigkeit, schnell beurteilt: im Schnitt { $mean } in { $n } Partien.
}
stats-accuracy-director = { $n ->
    [one] Genauigkeit, gründlich beurteilt: { $mean } in 1 Partie.
   *[other] Genauigkeit, gründlich beurteilt: im Schnitt { $mean } in { $n } Partien.
}
