//! The rules of Tharos: a pure, deterministic core without I/O, clock or global state.
//!
//! * [`State`] is the complete game; [`State::legal`] lists the decisions of the seat that is asked;
//! * [`Action`] is one complete decision, [`Outcome`] one outcome of chance.

mod action;
mod buildings;
mod cards;
mod carry_out;
mod chance;
mod data;
mod deck;
mod demand;
mod dice_pool;
mod duty;
mod entry;
mod event;
mod eyes;
mod faces;
pub mod few;
mod game;
mod hex;
pub mod ids;
mod legal;
mod luck;
mod mat;
mod numbered;
mod offer;
mod offered;
mod phases;
mod pieces;
pub mod playout;
mod record;
mod refusal;
mod running;
mod score;
pub mod setup;
mod shapes;
mod state;
mod step;
mod table;
#[cfg(test)]
mod testing;
mod trans;
#[cfg(feature = "ts")]
mod ts;
mod undo;
mod validate;
mod view;

use pieces as play;

pub use action::{Action, StartSpace};
pub use chance::{Fast, Impossible, Random};
pub use data::{Data, DataError};
pub use demand::{Demand, Limit, Target, WARD, Worth};
pub use entry::{Entry, Hidden, SeenEntry, strict};
pub use event::{CardPlace, DicePlace, Event, GoodsPlace, Place, SoloEnd};
pub use game::{Game, Seated, StartError};
pub use luck::{Digest, Luck, Purpose, Seed, Seeds};
pub use offered::{Form, Label, OfferGraph, Offered, Token, TokenKind};
pub use record::{FORMAT_VERSION, GameRecord, RULES_VERSION, ReplayError, Wrong, begin, replay};
pub use refusal::{MatAction, Pieces, Refusal, Thing, Why, WhyNot};
pub use running::{Done, Running};
pub use score::{SOLO_GOAL, Score};
pub use setup::Setup;
pub use step::{Ask, Chance, DrawWhy, Outcome, Phase, RollWhy, Step};
pub use table::{
    AttackCard, BuildingState, Go, ImpossiblePosition, Loss, Nest, Options, Owed, Player, Position, Solo, Spot, State,
    Table, UsedDie,
};
pub use undo::{Final, UndoStop};
pub use validate::validate;
pub use view::View;
