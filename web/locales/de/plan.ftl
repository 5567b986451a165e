### Planned goes: what is played while one is away.

plan-title = Wenn ich am Zug bin
plan-about = In dieser Reihenfolge, ein Schritt pro Zug
plan-how = Wähle auf dem Tisch, was du in deinem nächsten Zug tun willst, und füge es als Schritt hinzu.
plan-more = Wähle auf dem Tisch den nächsten Schritt oder bestätige den Plan.
plan-full = Danach lässt sich nichts mehr planen.
plan-then-pass = Danach für diesen Durchgang passen
plan-choose = Schritt { $n }: Was willst du tun?
plan-add-as = Als Schritt { $n } hinzufügen
plan-set = Plan bestätigen
plan-only-pass = Nur passen
plan-none = Kein Plan
plan-cancel = Plan aufheben
plan-change = Ändern
plan-again = Neu planen
plan-same-go = im selben Zug
plan-played = gespielt
plan-up = Schritt { $n } nach oben
plan-remove = Schritt { $n } entfernen
plan-secret = Niemand sieht deinen Plan. Er endet mit diesem Durchgang, und jede eigene Entscheidung beendet ihn.

## Conditions

plan-if = wenn unverändert: { $what }
plan-if-possible = wenn möglich
plan-if-attack = Angriff
plan-if-dice = meine Würfel
plan-if-target = Ziel
plan-only-if = Nur wenn sich daran nichts geändert hat:
plan-mark-attack = der Angriff und meine Kampfstärke
plan-mark-dice = meine Würfel
plan-mark-target = das Ziel
plan-else = Sonst
plan-else-next = sonst der nächste Schritt
    .choice = mit dem nächsten Schritt weitermachen
plan-else-wake = sonst mir Bescheid geben
    .choice = mir Bescheid geben

## What became of it

plan-end-done = Der Plan ist ausgeführt.
plan-end-stopped = Der Plan hielt bei Schritt { $n } an: Er war nicht möglich, oder etwas Wichtiges hatte sich geändert.
plan-end-question = Der Plan hielt an: Es war etwas zu wählen, worüber er nichts sagt.
plan-end-chance = Der Plan hielt an: Es wurde gewürfelt oder gezogen.
plan-end-turn = Der Plan endete mit dem Durchgang.
plan-end-back = Der Plan endete, weil Züge zurückgenommen wurden.
plan-shortened = Das Spiel hat sich geändert: Ab Schritt { $n } ist der Plan nicht mehr möglich.
plan-needed = Ein späterer Schritt braucht diesen.
plan-not-in-this-order = In dieser Reihenfolge nicht möglich.
