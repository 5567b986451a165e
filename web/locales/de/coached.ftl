table-coach = Coach
end-followed = Du bist { $n } von { $of } Vorschlägen des Coachs gefolgt.
