//! The laboratory: games by the thousand, played by bots and by programs from outside, and what they tell.
//!
//! * [`simulate`] plays many games of the same seats and writes a row for each game and seat;
//!   [`report`] makes a page of it, and [`compare`] puts two runs side by side.
//! * [`tournament`] lets players meet in pairs on duplicate deals and rates them.
//! * [`Entrant`] is a player as one names it on the command line: a level, or a program.

pub mod compare;
mod crew;
mod entrant;
mod folder;
mod game;
mod interrupt;
mod journal;
mod program;
mod progress;
pub mod puzzles;
pub mod report;
pub mod simulate;
pub mod stats;
pub mod tournament;

pub use entrant::{Entrant, Limits, Player};
pub use folder::Folder;
pub use game::{Deal, Ending, Rules, play};
