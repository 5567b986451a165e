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
use crate::play::Play;
use crate::step::Step;
use crate::table::State;

impl State {
    pub(crate) fn play_for<'a>(&'a mut self, seat: Seat, log: Option<&'a mut Vec<Event>>) -> Play<'a> {
        Play { t: &mut self.table, seat, hand: &mut self.hands[seat as usize], looking: &mut self.looking, log }
    }

    pub(crate) fn eyes(&self) -> Eyes<'_> {
        let seat = self.table.actor();
        Eyes::new(&self.table, seat, self.hands[seat as usize], self.looking)
    }

    /// Puts all legal decisions of the seat that is asked into `list`, which is cleared first.
    pub fn legal_into(&self, list: &mut Vec<Action>) {
        list.clear();
        legal::offers(&self.eyes(), list);
    }

    /// One of all legal decisions, each equally likely, and how many there are; `None` if nobody is asked.
    /// Nothing is listed, so this is several times faster than choosing from [`State::legal`].
    pub fn pick(&self, random: &mut impl Random) -> Option<(Action, u64)> {
        let mut action = Action::Pass;
        let n = self.pick_into(random, &mut action);
        (n > 0).then_some((action, u64::from(n)))
    }

    /// The same with the decision put where it is wanted; says how many there are.
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

    /// Plays a decision that is known to be legal here; anything else gives a meaningless state.
    pub fn play_unchecked(&mut self, action: Action, log: Option<&mut Vec<Event>>) {
        let Step::Ask { seat, .. } = self.table.step else { return };
        carry_out::play(&mut self.play_for(seat, log), &action);
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.step == Step::Over
    }
}
