# A bot by its name and level: "Ottilie Brandt, Director".
seat-bot = { $name }, { $level }
