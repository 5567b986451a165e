//! Computer players for Tharos.
//!
//! * [`search`] is a tree search for any game with hidden things and chance, proven on solved games.

pub mod search;
