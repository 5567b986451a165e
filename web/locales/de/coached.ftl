table-coach = Coach
end-followed = Du bist { $of ->
        [one] { $n } von 1 Vorschlag
       *[other] { $n } von { $of } Vorschlägen
    } des Coachs gefolgt.
