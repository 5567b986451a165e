table-coach = Coach
end-followed = Je volgde { $of ->
        [one] { $n } van het ene voorstel
       *[other] { $n } van de { $of } voorstellen
    } van de coach.
