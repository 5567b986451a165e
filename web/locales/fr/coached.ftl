table-coach = Coach
end-followed = Vous avez suivi { $of ->
        [one] { $n } conseil du coach sur 1
       *[other] { $n } des { $of } conseils du coach
    }.
