//! A game on the move, without its log: all that is needed to go on, small and the same size late as early. It can be
//! written down and read again, so that a stored game need not be played through to be continued.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::chance::Impossible;
use crate::entry::Entry;
use crate::event::Event;
use crate::ids::Seat;
use crate::luck::Luck;
use crate::record::Wrong;
use crate::refusal::Refusal;
use crate::step::{Outcome, Step};
use crate::table::State;
use crate::undo::{Past, UndoStop};

/// The state, the luck that settles chance, and how far players may go back. Its JSON form holds secrets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Running {
    state: State,
    luck: Option<Luck>,
    past: Past,
    entries: usize,
}

/// One entry with what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
        let mut events = Vec::new();
        let entry = self.act(seat, action, &mut events)?;
        let mut done = vec![Done { entry, by: seat, events }];
        done.extend(self.go_on());
        Ok(done)
    }

    /// What a decision would do, up to the first outcome of chance; the game is not changed.
    ///
    /// # Errors
    /// If the decision is refused.
    pub fn preview(&self, seat: Seat, action: Action) -> Result<(State, Vec<Event>), Refusal> {
        let mut events = Vec::new();
        let mut copy = self.clone();
        copy.act(seat, action, &mut events)?;
        Ok((copy.state, events))
    }

    /// Settles whatever chance has to do now, as far as the game has luck of its own.
    pub fn go_on(&mut self) -> Vec<Done> {
        let mut done = Vec::new();
        loop {
            let by = self.state.table.actor();
            let mut events = Vec::new();
            let Some(entry) = self.settle_by_luck(&mut events) else { return done };
            done.push(Done { entry, by, events });
        }
    }

    /// Plays an entry of a log again.
    ///
    /// # Errors
    /// If it is not what can happen here, or not what the luck of this game gives.
    pub fn follow(&mut self, entry: Entry) -> Result<Done, Wrong> {
        let by = match entry {
            Entry::Action { seat, .. } => seat,
            Entry::Chance(_) => self.state.table.actor(),
        };
        let mut events = Vec::new();
        match entry {
            Entry::Action { seat, action } => {
                self.act(seat, action, &mut events).map_err(|refusal| Wrong::Refused { seat, action, refusal })?;
            }
            Entry::Chance(outcome) => match self.lot() {
                Some(lot) if lot != outcome => return Err(Wrong::OtherLuck(Box::new(lot))),
                _ => drop(self.happen(&outcome, &mut events).map_err(Wrong::Impossible)?),
            },
        }
        Ok(Done { entry, by, events })
    }

    /// What the luck of this game gives next; `None` if it has none or is not asked.
    fn lot(&mut self) -> Option<Outcome> {
        self.luck.as_mut()?.settle(&self.state)
    }

    pub(crate) fn settle_by_luck(&mut self, events: &mut Vec<Event>) -> Option<Entry> {
        let outcome = self.lot()?;
        Some(self.enter(outcome, events))
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action, events: &mut Vec<Event>) -> Result<Entry, Refusal> {
        let action = self.state.normalise(seat, action);
        self.state.check(seat, action)?;
        // Whatever goes wrong inside, a game is never left half changed.
        let mut next = self.state;
        next.play_unchecked(action, Some(events));
        self.past.acts(seat, &self.state, self.entries);
        self.entries += 1;
        self.state = next;
        Ok(Entry::Action { seat, action })
    }

    pub(crate) fn happen(&mut self, outcome: &Outcome, events: &mut Vec<Event>) -> Result<Entry, Impossible> {
        self.state.possible(outcome)?;
        Ok(self.enter(*outcome, events))
    }

    /// Plays a possible outcome of chance, for which the game waits.
    fn enter(&mut self, outcome: Outcome, events: &mut Vec<Event>) -> Entry {
        if let Step::Chance(chance) = self.state.table.step {
            let mut next = self.state;
            next.settle_unchecked(&outcome, Some(events));
            self.past.settles(chance, &outcome, self.entries);
            self.entries += 1;
            self.state = next;
        }
        Entry::Chance(outcome)
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
