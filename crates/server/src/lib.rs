//! The table server of Tharos: HTTP API, live streams, bots, clocks.
