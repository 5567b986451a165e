//! The calls of the engine on a complete game.

use crate::action::Action;
use crate::carry_out;
use crate::chance::Random;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::legal;
use crate::numbered;
use crate::offer::Has;
use crate::pieces::Play;
use crate::refusal::Refusal;
use crate::step::Step;
use crate::table::{Position, State};

impl State {
    pub(crate) fn play_for<'a>(&'a mut self, seat: Seat, log: Option<&'a mut Vec<Event>>) -> Play<'a> {
        let Position { table, hands, looking, .. } = &mut self.0;
        Play { t: table, seat, hand: &mut hands[seat as usize], looking, log }
    }

    pub(crate) fn eyes(&self) -> Eyes<'_> {
        let seat = self.table.actor();
        Eyes::new(&self.table, seat, self.hands[seat as usize], self.looking)
    }

    /// Puts all legal decisions of the seat that is asked into `list`, which is cleared first.
    pub fn legal_into(&self, list: &mut Vec<Action>) {
        list.clear();
        self.offers().iter().for_each(|offered| offered.each(|action| list.push(action)));
    }

    /// One of all legal decisions, each equally likely, and how many there are; `None` if nobody is asked.
    /// Nothing is listed, so this is several times faster than choosing from [`State::legal`].
    pub fn pick(&self, random: &mut impl Random) -> Option<(Action, u64)> {
        let mut action = Action::Pass;
        let n = self.pick_into(random, &mut action);
        (n > 0).then_some((action, u64::from(n)))
    }

    /// The same, written into `action`; returns how many there are.
    #[inline]
    pub(crate) fn pick_into(&self, random: &mut impl Random, action: &mut Action) -> u32 {
        numbered::pick(&self.eyes(), random, action)
    }

    /// All legal decisions of the seat that is asked. The list can be very long: [`State::offers`] is not.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.legal_into(&mut list);
        list
    }

    /// Whether this decision is in the list of legal ones. The dice may be named in any order.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        let mut has = Has { action: action.normal(), found: false };
        legal::offers(&self.eyes(), &mut has);
        has.found
    }

    /// Plays a decision of this seat and tells what it changed. The dice may be named in any order.
    ///
    /// # Errors
    /// If the decision is not legal: the clause it breaks and the numbers behind it. The state is then unchanged.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let action = self.normalise(seat, action);
        self.check(seat, action)?;
        // Whatever goes wrong inside, a state is never left half changed.
        let (mut next, mut events) = (*self, Vec::new());
        next.play_unchecked(action, Some(&mut events));
        *self = next;
        Ok(events)
    }

    /// Plays a decision without looking whether it is legal, for search: it must come from [`State::legal`],
    /// [`State::pick`] or [`State::normalise`] with [`State::check`] for this very state. Anything else gives a
    /// meaningless state or a panic. Tells what it changed to `log`, if there is one.
    pub fn play_unchecked(&mut self, action: Action, log: Option<&mut Vec<Event>>) {
        let Step::Ask { seat, .. } = self.table.step else { return };
        carry_out::play(&mut self.play_for(seat, log), &action);
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.step == Step::Over
    }
}
