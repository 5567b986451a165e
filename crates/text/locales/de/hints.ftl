## Why an action is suggested

reason-now = Sofort { $vp } SP
reason-more = { $vp } SP mehr bis zum Ende: { $category }
reason-less = { $vp } SP weniger bis zum Ende: { $category }
reason-whole = Insgesamt { $vp } SP mehr zu erwarten
reason-whole-less = Insgesamt { $vp } SP weniger zu erwarten
reason-strength = Kampfstärke { $strength } von { $needs }: noch nicht genug
reason-holds = Wehrt den Angriff ab: Kampfstärke { $strength } von { $needs }
reason-waits = Der Angriff kann warten: Du kommst noch auf { $strength } von { $needs }
reason-gone = Der Angriff ist danach außer Reichweite: höchstens { $strength } von { $needs }
reason-then = Nummer { $place } ist in diesem Durchgang noch möglich
reason-instead = Nummer { $place } ist danach nicht mehr möglich
reason-jars = Jars sofort: +{ $n } (dann { $left })
reason-jars-less = Jars sofort: −{ $n } (dann { $left })
reason-equal = Zu nah an Nummer 1, um sie zu unterscheiden
reason-trials = { $n } Versuche
