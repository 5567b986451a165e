### The pages of the lessons: the path, and who explains at the table.

learn-title = Leren spelen
learn-about = { $n } korte lessen aan een echte tafel. Stop wanneer je wilt; er gaat niets verloren.
learn-core = De basis
learn-further = Als je meer wilt
learn-minutes =
    { $n ->
        [one] ongeveer 1 minuut
       *[other] ongeveer { $n } minuten
    }
learn-so-far = { $n } van { $of } lessen klaar
learn-left = { $n } van { $of } klaar, nog ongeveer { $minutes } min
learn-core-done = Je kent de basis. Speel een spel.
learn-open = Les { $n }: { $lesson }
learn-done = klaar
learn-begun = begonnen
learn-play = Een eigen spel spelen
learn-rules = Spelregels lezen
learn-none = Deze les bestaat niet
learn-none-note = Misschien is het adres niet volledig.
learn-not-read = De les kon niet worden geladen. Wat je tot nu toe hebt gedaan, blijft bewaard.
learn-number = Les { $n } van { $of }
learn-step = Stap { $n } van { $of }
learn-leave = Les verlaten; de stap blijft bewaard
learn-back = Terug
learn-go-on = Verder
learn-show = Laat zien
learn-skip = Overslaan
learn-not-now = Dat komt later. Lees eerst verder.
learn-learnt = Wat je nu weet
learn-clauses = In de regels:
learn-again = Nog een keer
learn-next = Volgende les
learn-all = Alle lessen
learn-coach = Je eerste spel met een coach
learn-coach-about = Een gewoon spel tegen twee Leerlingen. De coach zegt wat telt en waarschuwt voor een dure zet.
learn-coach-go = Spelen met de coach
