//! The laboratory and what comes out of it.

mod puzzles;
