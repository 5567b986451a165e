//! Computer players for Tharos.
//!
//! * [`Bot`] is a player: it gets a view, never a state, and the same question has the same answer.
//! * [`Random`], [`Greedy`] and [`Searcher`] are the players there are.
//! * [`search`] is a tree search for any game with hidden things and chance, proven on solved games;
//!   [`tharos`] is Tharos as such a game, and [`evaluation`] says what a position is worth.
//! * [`play_game`] lets bots play against each other.

mod bot;
pub mod evaluation;
mod greedy;
mod number;
mod random;
pub mod search;
mod searcher;
mod table;
pub mod tharos;

pub use bot::Bot;
pub use greedy::Greedy;
pub use random::Random;
pub use searcher::Searcher;
pub use table::{Seated, play_game};
