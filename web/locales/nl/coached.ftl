table-coach = Coach
end-followed = Je volgde { $n } van de { $of } voorstellen van de coach.
