### Planned goes: what is played while one is away.

plan-title = Als ik aan zet ben
plan-about = In deze volgorde, één stap per zet
plan-how = Kies op de tafel wat je in je volgende zet wilt doen en voeg het toe als stap.
plan-more = Kies de volgende stap op de tafel of bevestig het plan.
plan-full = Hierna valt er niets meer te plannen.
plan-then-pass = Daarna passen voor de rest van de beurt
plan-choose = Stap { $n }: wat wil je doen?
plan-add-as = Toevoegen als stap { $n }
plan-set = Plan bevestigen
plan-only-pass = Alleen passen
plan-none = Geen plan
plan-cancel = Plan intrekken
plan-change = Wijzigen
plan-again = Opnieuw plannen
plan-same-go = in dezelfde zet
plan-played = gespeeld
plan-up = Stap { $n } omhoog
plan-remove = Stap { $n } verwijderen
plan-secret = Niemand ziet je plan. Het eindigt met deze beurt, en elke beslissing van jezelf stopt het.

## Conditions

plan-if = indien ongewijzigd: { $what }
plan-if-possible = indien mogelijk
plan-if-attack = aanval
plan-if-dice = mijn dobbelstenen
plan-if-target = doel
plan-only-if = Alleen als er niets is veranderd aan
plan-mark-attack = de aanval en mijn gevechtssterkte
plan-mark-dice = mijn dobbelstenen
plan-mark-target = het doel
plan-else = Anders
plan-else-next = anders de volgende stap
    .choice = doorgaan met de volgende stap
plan-else-wake = anders mij waarschuwen
    .choice = mij waarschuwen

## What became of it

plan-end-done = Het plan is uitgevoerd.
plan-end-stopped = Het plan stopte bij stap { $n }: die was niet mogelijk, of iets belangrijks was veranderd.
plan-end-question = Het plan stopte: er viel iets te kiezen waarover het niets zegt.
plan-end-chance = Het plan stopte: er werd gegooid of getrokken.
plan-end-turn = Het plan eindigde met de beurt.
plan-end-back = Het plan eindigde omdat het spel is teruggezet.
plan-shortened = Het spel is veranderd: stap { $n } en wat erna komt zijn niet meer mogelijk.
plan-needed = Een latere stap heeft deze nodig.
plan-not-in-this-order = Niet mogelijk in deze volgorde.
