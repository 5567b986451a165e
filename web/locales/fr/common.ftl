### What every screen shares.

app-name = Tharos
load-failed = Cette page ne s’est pas chargée entièrement.
load-again = Réessayer
