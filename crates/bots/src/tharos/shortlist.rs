//! The actions that look best at first sight, judged by what becomes of them.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, State};

use super::instinct::Instinct;
use crate::evaluation::Weights;
use crate::search::ROOM;
use crate::value::{Judge, Lanes, Outlook};

/// Orders actions; its buffers live on from list to list.
#[derive(Clone, Debug)]
pub struct Shortlist {
    pub weights: Weights,
    /// How many actions are tried and judged.
    pub tried: usize,
    first_sight: Vec<f32>,
    order: Vec<u32>,
    /// A position that others differ little from, so that they are judged quickly; nothing at first.
    pub(super) anchor: Lanes,
    base: Lanes,
    lanes: Lanes,
}

impl Default for Shortlist {
    fn default() -> Self {
        Shortlist {
            weights: Weights::default(),
            tried: 40,
            first_sight: Vec::with_capacity(ROOM),
            order: Vec::with_capacity(ROOM),
            anchor: Lanes::default(),
            base: Lanes::default(),
            lanes: Lanes::default(),
        }
    }
}

impl Shortlist {
    /// From here on positions are compared with this one. It must stay for as long as judgements are compared: they are sums,
    /// and in another order their last digits differ.
    pub(super) fn anchor(&mut self, judge: &Judge<'_>, state: &State, seat: Seat) {
        let _ = judge.outlook(state, seat, &mut self.anchor);
    }

    /// Tries the most promising actions and tells for each its place in the list and the outlook on what follows.
    /// Where chance decides next, the learned evaluation knows what it may bring.
    pub fn each(
        &mut self,
        judge: &Judge<'_>,
        state: &State,
        seat: Seat,
        actions: &[Action],
        mut tell: impl FnMut(usize, Outlook, &State),
    ) {
        self.order.clear();
        self.order.extend(0..actions.len() as u32);
        if self.tried < actions.len() {
            let instinct = Instinct::new(&self.weights, &state.table, seat);
            self.first_sight.clear();
            self.first_sight.extend(actions.iter().map(|action| instinct.score(action)));
            let scores = &self.first_sight;
            // Which of equals are tried, and in which order, must not depend on how a standard library sorts.
            let by_score = |&a: &u32, &b: &u32| scores[b as usize].total_cmp(&scores[a as usize]).then(a.cmp(&b));
            self.order.select_nth_unstable_by(self.tried, by_score);
            self.order.truncate(self.tried);
            self.order.sort_unstable();
        }
        let _ = judge.outlook_from(&self.anchor, state, seat, &mut self.base);
        for &at in &self.order {
            let mut next = *state;
            next.play_unchecked(actions[at as usize], None);
            let outlook = judge.outlook_from(&self.base, &next, seat, &mut self.lanes);
            tell(at as usize, outlook, &next);
        }
    }
}
