## Why an action is suggested

reason-now = { $vp } VP at once
reason-more = { $vp } VP more by the end: { $category }
reason-less = { $vp } VP less by the end: { $category }
reason-whole = { $vp } VP more expected in all
reason-whole-less = { $vp } VP less expected in all
reason-strength = Combat strength { $strength } of { $needs }: not enough yet
reason-holds = Wards off the attack: combat strength { $strength } of { $needs }
reason-waits = The attack can wait: you can still reach { $strength } of { $needs }
reason-gone = The attack is then out of reach: { $strength } of { $needs } at most
reason-then = Number { $place } is still possible this turn
reason-instead = Number { $place } is then no longer possible
reason-jars = Jars at once: +{ $n } (then { $left })
reason-jars-less = Jars at once: −{ $n } (then { $left })
reason-equal = Too close to number 1 to tell them apart
reason-trials = { $n } trials
