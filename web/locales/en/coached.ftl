table-coach = Coach
end-followed = You followed { $n } of the coach’s { $of ->
        [one] only suggestion
       *[other] { $of } suggestions
    }.
