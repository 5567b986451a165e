### What every screen shares.

app-name = Tharos
load-failed = Diese Seite wurde nicht vollständig geladen.
load-again = Erneut versuchen
