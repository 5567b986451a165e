## Why an action is suggested

reason-now = Punten meteen: { $vp }
reason-more = { $vp } punten meer aan het eind: { $category }
reason-less = { $vp } punten minder aan het eind: { $category }
reason-whole = In totaal { $vp } punten meer te verwachten
reason-whole-less = In totaal { $vp } punten minder te verwachten
reason-strength = Gevechtssterkte { $strength } van { $needs }: nog niet genoeg
reason-holds = Weert de aanval af: gevechtssterkte { $strength } van { $needs }
reason-waits = De aanval kan wachten: je kunt nog { $strength } van { $needs } halen
reason-gone = De aanval is daarna buiten bereik: hoogstens { $strength } van { $needs }
reason-then = Nummer { $place } is deze beurt nog mogelijk
reason-instead = Nummer { $place } is daarna niet meer mogelijk
reason-jars = Jars meteen: +{ $n } (dan { $left })
reason-jars-less = Jars meteen: −{ $n } (dan { $left })
reason-equal = Te dicht bij nummer 1 om ze te onderscheiden
reason-trials = { $n } pogingen
