//! Computer players for Tharos.
//!
//! * [`Bot`] is a player: it gets a view, never a state, and the same question has the same answer.
//! * [`Level`] names the players people meet, from a gentle beginner to the strongest play.
//! * [`Random`], [`Keen`] and [`Searcher`] are the ways of playing behind them; [`Greedy`] is where learning began.
//! * [`suggest`] gives advice: the best few actions with what they lead to, and why ([`Reason`]).
//! * [`search`] is a tree search for any game with hidden things and chance, proven on solved games;
//!   [`tharos`] is Tharos as such a game. [`value`] is what games against themselves taught the bots about positions,
//!   [`evaluation`] what they knew before, by hand.
//! * [`play_game`] lets bots play against each other.

mod bot;
pub mod evaluation;
mod greedy;
mod keen;
mod level;
mod number;
mod random;
mod reason;
pub mod search;
mod searcher;
mod suggest;
mod table;
pub mod tharos;
pub mod value;

pub use bot::{Bot, Budget};
pub use greedy::Greedy;
pub use keen::{Faults, Keen};
pub use level::{Level, UnknownLevel};
pub use random::Random;
pub use reason::{Reason, other_ways, reach};
pub use searcher::Searcher;
pub use suggest::{Advice, Estimate, Suggestion, suggest, weigh};
pub use table::{Seated, play_game, play_game_with};
