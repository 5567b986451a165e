//! A game on the move, without its log: all that is needed to go on, small and the same size late as early. It can be
//! written down and read again, so that a stored game need not be played through to be continued.

use serde::Serialize;

use crate::action::Action;
use crate::chance::Impossible;
use crate::entry::Entry;
use crate::event::Event;
use crate::ids::Seat;
use crate::json::FromJson;
use crate::luck::Luck;
use crate::record::Wrong;
use crate::refusal::Refusal;
use crate::step::{Outcome, Step};
use crate::table::State;
use crate::undo::{Past, UndoStop};

/// The state, the luck that settles chance, and how far players may go back. Its JSON form holds secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[serde(deny_unknown_fields)]
pub struct Running {
    state: State,
    luck: Option<Luck>,
    past: Past,
    entries: usize,
}

/// One entry with what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[serde(deny_unknown_fields)]
pub struct Done {
    pub entry: Entry,
    /// The seat that decided, or for which chance acted: whose secret the entry may be.
    pub by: Seat,
    pub events: Vec<Event>,
}

impl Running {
    pub(crate) fn new(state: State, luck: Option<Luck>) -> Self {
        Running { state, luck, past: Past::new(), entries: 0 }
    }

    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The length of the log so far.
    #[must_use]
    pub const fn entries(&self) -> usize {
        self.entries
    }

    /// Whether outcomes of chance come from the caller.
    #[must_use]
    pub const fn is_supplied(&self) -> bool {
        self.luck.is_none()
    }

    /// Plays a decision, and settles chance until the next one if the game has luck of its own.
    ///
    /// # Errors
    /// If the decision is refused; the game is then unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Done>, Refusal> {
        let mut done = vec![self.act(seat, action)?];
        done.extend(self.go_on());
        Ok(done)
    }

    /// Plays an outcome of chance that the caller supplies.
    ///
    /// # Errors
    /// If this cannot happen; the game is then unchanged.
    pub fn settle(&mut self, outcome: &Outcome) -> Result<Vec<Done>, Impossible> {
        let mut done = vec![self.happen(outcome)?];
        done.extend(self.go_on());
        Ok(done)
    }

    /// Settles whatever chance has to do now, as far as the game has luck of its own.
    pub fn go_on(&mut self) -> Vec<Done> {
        std::iter::from_fn(|| self.lot().map(|outcome| self.enter(outcome))).collect()
    }

    /// Plays an entry of a log again.
    ///
    /// # Errors
    /// If it is not what can happen here, or not what the luck of this game gives.
    pub fn follow(&mut self, entry: Entry) -> Result<Done, Wrong> {
        let done = match entry {
            Entry::Action { seat, action } => {
                self.act(seat, action).map_err(|refusal| Wrong::Refused { seat, action, refusal })?
            }
            Entry::Chance(outcome) => match self.lot() {
                Some(lot) if lot != outcome => return Err(Wrong::OtherLuck(Box::new(lot))),
                _ => self.happen(&outcome).map_err(Wrong::Impossible)?,
            },
        };
        Ok(Done { entry, ..done })
    }

    /// What the luck of this game gives next; `None` if it has none or is not asked.
    fn lot(&mut self) -> Option<Outcome> {
        self.luck.as_mut()?.settle(&self.state)
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<Done, Refusal> {
        let (before, action) = (self.state, self.state.normalise(seat, action));
        let events = self.state.play(seat, action)?;
        self.past.acts(seat, &before, self.entries);
        self.entries += 1;
        Ok(Done { entry: Entry::Action { seat, action }, by: seat, events })
    }

    fn happen(&mut self, outcome: &Outcome) -> Result<Done, Impossible> {
        self.state.possible(outcome)?;
        Ok(self.enter(*outcome))
    }

    /// Plays a possible outcome of chance, for which the game waits.
    fn enter(&mut self, outcome: Outcome) -> Done {
        let (by, mut events) = (self.state.table.actor(), Vec::new());
        if let Step::Chance(chance) = self.state.table.step {
            let mut next = self.state;
            next.settle_unchecked(&outcome, Some(&mut events));
            self.past.settles(chance, &outcome, self.entries);
            self.entries += 1;
            self.state = next;
        }
        Done { entry: Entry::Chance(outcome), by, events }
    }

    /// How many of its last decisions this seat can take back, and what stops it there.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> (usize, UndoStop) {
        self.past.undoable(seat, self.entries)
    }

    /// Takes back this seat's last decisions, each of which is one entry.
    ///
    /// # Errors
    /// If fewer can be taken back; says what stops it, and nothing is changed.
    pub fn undo(&mut self, seat: Seat, steps: usize) -> Result<(), UndoStop> {
        let (possible, stop) = self.undoable(seat);
        if steps > possible {
            return Err(stop);
        }
        if steps > 0 {
            self.state = self.past.back(steps);
            self.entries -= steps;
        }
        Ok(())
    }
}
