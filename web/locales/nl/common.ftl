### What every screen shares.

app-name = Tharos
load-failed = Deze pagina is niet helemaal geladen.
load-again = Opnieuw proberen
