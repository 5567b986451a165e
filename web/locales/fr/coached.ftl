table-coach = Coach
end-followed = Vous avez suivi { $n } des { $of } conseils du coach.
