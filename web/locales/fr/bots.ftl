seat-bot = { $name }, { $level }
