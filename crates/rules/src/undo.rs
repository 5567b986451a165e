//! How far a player may go back: to the last moment when somebody learned something or somebody else acted.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ids::{Counts, Seat};
use crate::json::FromJson;
use crate::step::{Chance, Outcome};
use crate::table::State;

/// What cannot be taken back, and the number of its entry (from 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[error("entry {entry} cannot be taken back: {why}")]
pub struct UndoStop {
    pub entry: usize,
    #[serde(flatten)]
    pub why: Final,
}

/// Why something is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "stop", rename_all = "snake_case")]
pub enum Final {
    #[error("the game begins here")]
    Start,
    #[error("dice were rolled")]
    Roll,
    #[error("dice were drawn")]
    Draw { dice: Counts },
    #[error("action cards were drawn")]
    CardsDrawn,
    #[error("something hidden was revealed")]
    Revealed,
    #[error("seat {seat} acted")]
    OtherPlayer { seat: Seat },
}

impl Final {
    const fn of(chance: Chance, outcome: &Outcome) -> Self {
        match (chance, outcome) {
            (Chance::Setup, _) => Final::Start,
            (Chance::Roll { .. } | Chance::SoloDie { .. }, _) => Final::Roll,
            (_, Outcome::Dice { dice }) => Final::Draw { dice: *dice },
            (Chance::Cards { .. }, _) => Final::CardsDrawn,
            _ => Final::Revealed,
        }
    }
}

/// The states one player can still go back to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
pub(crate) struct Past {
    mark: Mark,
    /// Who acted since the mark.
    seat: Seat,
    /// The states before each of that player's decisions since the mark.
    states: Vec<State>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mark {
    At(UndoStop),
    /// `after` acted for the first time after the entry of `before`.
    Between {
        entry: usize,
        before: Seat,
        after: Seat,
    },
}

impl Past {
    pub fn new() -> Self {
        Past { mark: Mark::At(UndoStop { entry: 0, why: Final::Start }), seat: 0, states: Vec::new() }
    }

    /// Before `seat` acts in `state`; this becomes entry number `entry`.
    pub fn acts(&mut self, seat: Seat, state: &State, entry: usize) {
        if !self.states.is_empty() && self.seat != seat {
            self.mark = Mark::Between { entry: entry - 1, before: self.seat, after: seat };
            self.states.clear();
        }
        self.seat = seat;
        self.states.push(*state);
    }

    /// Chance acted; this is entry number `entry`.
    pub fn settles(&mut self, chance: Chance, outcome: &Outcome, entry: usize) {
        self.mark = Mark::At(UndoStop { entry, why: Final::of(chance, outcome) });
        self.states.clear();
    }

    /// How many decisions `seat` can take back, and what stops it there; `entries` is the length of the record.
    pub fn undoable(&self, seat: Seat, entries: usize) -> (usize, UndoStop) {
        if !self.states.is_empty() && self.seat != seat {
            let entry = entries - self.states.len();
            return (0, UndoStop { entry, why: Final::OtherPlayer { seat: self.seat } });
        }
        let stop = match self.mark {
            Mark::At(stop) => stop,
            Mark::Between { entry, before, after } => {
                let other = if seat == before { after } else { before };
                UndoStop { entry, why: Final::OtherPlayer { seat: other } }
            }
        };
        (self.states.len(), stop)
    }

    /// The state `steps` decisions ago; `steps` is at least 1 and at most what [`Past::undoable`] said.
    pub fn back(&mut self, steps: usize) -> State {
        let at = self.states.len() - steps;
        let state = self.states[at];
        self.states.truncate(at);
        state
    }
}
