## Why an action is suggested

reason-now = { $vp } PV immédiatement
reason-more = { $vp } PV de plus à la fin : { $category }
reason-less = { $vp } PV de moins à la fin : { $category }
reason-whole = { $vp } PV de plus à attendre en tout
reason-whole-less = { $vp } PV de moins à attendre en tout
reason-strength = Force de combat { $strength } sur { $needs } : pas encore assez
reason-holds = Repousse l’attaque : force de combat { $strength } sur { $needs }
reason-waits = L’attaque peut attendre : vous pouvez encore atteindre { $strength } sur { $needs }
reason-gone = L’attaque est ensuite hors de portée : au plus { $strength } sur { $needs }
reason-then = Le numéro { $place } reste possible pendant ce tour
reason-instead = Le numéro { $place } n’est plus possible ensuite
reason-jars = Jars immédiatement : +{ $n } ({ $left } ensuite)
reason-jars-less = Jars immédiatement : −{ $n } ({ $left } ensuite)
reason-equal = Trop proche du numéro 1 pour les départager
reason-trials = { $n } essais
