//! What a player can plan while others decide: the own next go, before it is there.

use crate::ids::Seat;
use crate::step::{Ask, Phase, Step};
use crate::table::{Go, Nest, State};

impl State {
    /// The same game as if this seat's next go began now, with nothing changed before it. `None` where there is nothing
    /// to be said about it: outside phase II, for whoever has passed, and while somebody's action is under way.
    #[must_use]
    pub fn next_go(&self, seat: Seat) -> Option<State> {
        let table = &self.table;
        let is_free = matches!(table.step, Step::Ask { ask: Ask::Go, .. }) && table.phase == Phase::Actions;
        let go = &table.go;
        let is_between =
            !go.acting && !go.owes() && go.running.is_none() && go.owed.is_empty() && go.nest == Nest::None;
        if !is_free || !is_between || seat >= table.seats() || table.player(seat).passed {
            return None;
        }
        let mut next = *self;
        next.0.table.go = Go::default();
        next.0.table.step = Step::Ask { seat, ask: Ask::Go };
        Some(next)
    }
}
