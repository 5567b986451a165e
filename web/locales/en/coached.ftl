table-coach = Coach
end-followed = You followed { $n } of the coach’s { $of } suggestions.
