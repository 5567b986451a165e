//! The rules of Tharos: a pure, deterministic core without I/O, clock or global state.
//!
//! * [`State`] is the complete game; [`State::legal`] lists the decisions of the seat that is asked;
//! * [`Action`] is one complete decision, [`Outcome`] one outcome of chance.

mod action;
mod buildings;
mod cards;
mod chance;
mod choice;
mod data;
mod deck;
mod event;
pub mod few;
pub mod ids;
mod legal;
mod mat;
mod phases;
mod play;
pub mod playout;
mod refusal;
mod score;
pub mod setup;
mod shapes;
mod state;
mod step;
mod table;
mod trans;
mod validate;
mod view;

pub use action::{Action, StartSpace};
pub use chance::{Fast, Impossible, Random};
pub use data::{Data, DataError};
pub use event::Event;
pub use refusal::{MatAction, Pieces, Refusal, Thing, Why, WhyNot};
pub use score::{SOLO_GOAL, Score};
pub use setup::Setup;
pub use step::{Ask, Chance, Outcome, Phase, Step};
pub use table::{BuildingState, Go, Options, Player, State, Table};
pub use validate::validate;
pub use view::View;
