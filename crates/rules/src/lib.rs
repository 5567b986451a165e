//! The rules of Tharos: a pure, deterministic core without I/O, clock or global state.
//!
//! [`State`] is the complete game, [`Action`] one complete decision, [`Outcome`] one outcome of chance. A game waits
//! for one of them at a time ([`Step`]), until it is over. [`Game`] does the waiting: it has luck of its own, a log that
//! can be replayed ([`GameRecord`]) and undo. The clauses that comments and refusals name stand in `docs/rules.md`.
//!
//! # A game with random decisions
//!
//! ```
//! use tharos_rules::ids::Guild;
//! use tharos_rules::{Data, Fast, Options, State, Step};
//!
//! let mut random = Fast::new(7);
//! let mut state = State::new(&Guild::ALL[..2], Options::default(), &Data::default());
//! loop {
//!     match state.table.step {
//!         Step::Chance(_) => {
//!             let outcome = state.sample(&mut random).expect("the game waits for chance");
//!             state.settle(&outcome, None).expect("a sampled outcome is possible");
//!         }
//!         Step::Ask { seat, .. } => {
//!             let (action, _) = state.pick(&mut random).expect("there is always a decision");
//!             let events = state.play(seat, action).expect("what is picked is legal");
//!             assert!(!events.is_empty());
//!         }
//!         Step::Over => break,
//!     }
//! }
//! assert!(!state.table.winners().is_empty());
//! ```
//!
//! # A refusal names the clause and the numbers
//!
//! ```
//! use tharos_rules::setup::{SeatSetup, Setup};
//! use tharos_rules::ids::{Colour, Placed};
//! use tharos_rules::{Action, Why};
//!
//! let seat = SeatSetup { active: vec!["white 2".parse()?], ..SeatSetup::default() };
//! let mut state = Setup { seat: [("0".to_owned(), seat)].into(), ..Setup::default() }.build().unwrap();
//! let before = state;
//! let white: Placed = "white 2".parse()?;
//! let refusal = state.play(0, Action::Attack { dice: [white].into_iter().collect() }).unwrap_err();
//! assert_eq!(refusal.clause, "MAT-7");
//! assert!(matches!(refusal.why, Why::WrongColour { needs: Colour::Red, .. }));
//! assert_eq!(state, before);
//! # Ok::<(), String>(())
//! ```
//!
//! # What a spectator sees
//!
//! ```
//! use tharos_rules::ids::{CardSet, DeckCard};
//! use tharos_rules::setup::{SeatSetup, Setup};
//!
//! let hand: CardSet = [DeckCard::new(7), DeckCard::new(12)].into_iter().collect();
//! let seat = SeatSetup { hand, ..SeatSetup::default() };
//! let state = Setup { seat: [("1".to_owned(), seat)].into(), ..Setup::default() }.build().unwrap();
//! assert_eq!(state.view(Some(1)).hand, hand);
//! let spectator = state.view(None);
//! assert_eq!((spectator.hand, spectator.table.players[1].hand), (CardSet::EMPTY, 2));
//! assert!(spectator.legal().is_empty());
//! ```

// Derived code names this crate from outside.
extern crate self as tharos_rules;

mod action;
mod ahead;
mod buildings;
mod cards;
mod carry_out;
mod chance;
pub mod data;
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
pub mod ids;
pub mod json;
mod legal;
mod luck;
mod mat;
mod numbered;
mod odds;
mod offer;
mod offered;
mod outlook;
mod phases;
mod pieces;
pub mod playout;
mod record;
mod refusal;
mod running;
#[cfg(feature = "schema")]
mod schema;
mod score;
pub mod setup;
mod shapes;
mod state;
mod step;
mod table;
#[cfg(test)]
mod testing;
mod trans;
mod undo;
mod validate;
mod view;

pub use action::{Action, StartSpace};
pub use chance::{Fast, Impossible, Random};
pub use data::Data;
pub use demand::{Demand, Limit, Target, WARD, Worth};
pub use entry::{Entry, Hidden, SeenEntry};
pub use event::{CardPlace, DicePlace, Event, GoodsPlace, Place, SoloEnd};
pub use game::{Game, Seated, StartError};
pub use luck::{Digest, Luck, Purpose, Seed, Seeds};
pub use odds::{ColourOdds, DrawOdds};
pub use offered::{Form, Label, OfferGraph, Offered, Token, TokenKind};
pub use outlook::{Attack, NextAttack, Outlook, SeatOutlook, SoloNeed, SoloOutlook, SoloResult, SoloSpace};
pub use phases::solo::COINS as SOLO_COINS;
pub use record::{FORMAT_VERSION, GameRecord, RULES_VERSION, ReplayError, Wrong, begin, replay};
pub use refusal::{MatAction, Pieces, Refusal, Thing, Why, WhyNot};
pub use running::{Done, Running};
pub use score::{SOLO_GOAL, Score};
pub use setup::Setup;
pub use step::{Ask, Chance, DrawWhy, Outcome, Phase, RollWhy, Step};
pub use table::{
    AttackCard, BuildingState, Go, ImpossiblePosition, Loss, Nest, Options, Owed, Player, Position, ROUNDS, Solo, Spot,
    State, TURNS, Table, UsedDie,
};
pub use undo::{Final, UndoStop};
pub use validate::validate;
pub use view::View;
