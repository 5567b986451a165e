//! The built web client of Tharos, embedded.
