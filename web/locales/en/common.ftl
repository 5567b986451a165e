### What every screen shares.

app-name = Tharos
load-failed = This page did not load completely.
load-again = Try again
