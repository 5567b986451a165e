//! Tharos as a [`Game`] for the search.

mod instinct;
mod rollout;

use std::hash::{Hash, Hasher};

use tharos_rules::{Action, Fast, State, Step, View};

use crate::evaluation::Weights;
use crate::number::exp;
use crate::search::{Game, Rewards, Turn};
use instinct::Instinct;

/// The adapter, with what it knows about good play.
#[derive(Clone, Debug)]
pub struct Tharos {
    pub weights: Weights,
    /// How many turns a rollout goes beyond the current one before the position is judged.
    pub turns_ahead: u8,
    /// How many of the actions that look best at first sight are tried and judged to get their prior.
    pub tried: usize,
    /// How many VP of difference make one action e times as likely as another before the search.
    pub warmth: f32,
    legal: Vec<Action>,
    /// What instinct says of each action, and the order of the actions by it.
    scores: Vec<f32>,
    order: Vec<u32>,
}

impl Default for Tharos {
    fn default() -> Self {
        Tharos {
            weights: Weights::default(),
            turns_ahead: 0,
            tried: 40,
            warmth: 1.0,
            legal: Vec::new(),
            scores: Vec::new(),
            order: Vec::new(),
        }
    }
}

/// Samples chance until somebody is asked or the game is over.
pub(crate) fn settle_all(state: &mut State, random: &mut Fast) {
    while let Some(outcome) = state.sample(random) {
        state.settle_unchecked(&outcome, None);
    }
}

impl Game for Tharos {
    type View = View;
    type State = State;
    type Action = Action;

    fn determinise(&mut self, view: &View, random: &mut Fast) -> State {
        view.sample(random)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.table.step {
            Step::Ask { seat, .. } => Turn::Player(seat),
            Step::Chance(_) => Turn::Chance,
            Step::Over => Turn::Over,
        }
    }

    fn legal_into(&self, state: &State, list: &mut Vec<Action>) {
        state.legal_into(list);
    }

    fn key(&self, action: &Action) -> u32 {
        let mut key = Key(0);
        action.hash(&mut key);
        key.0 ^ key.0 >> 15
    }

    fn apply(&self, state: &mut State, action: Action) {
        state.play_unchecked(action, None);
    }

    fn settle(&self, state: &mut State, random: &mut Fast) {
        if let Some(outcome) = state.sample(random) {
            state.settle_unchecked(&outcome, None);
        }
    }

    /// Instinct sorts the actions; the best of them are tried, and the evaluation has the last word.
    /// Where chance decides next, trying says nothing, and instinct stands.
    fn weigh(&mut self, state: &State, actions: &[Action], weights: &mut [f32]) {
        let Some(seat) = state.table.decider() else { return };
        let instinct = Instinct::new(&self.weights, &state.table, seat);
        self.scores.clear();
        self.scores.extend(actions.iter().map(|action| instinct.score(action)));
        self.order.clear();
        self.order.extend(0..actions.len() as u32);
        let tried = self.tried.min(actions.len());
        if tried < actions.len() {
            let scores = &self.scores;
            self.order.select_nth_unstable_by(tried, |&a, &b| scores[b as usize].total_cmp(&scores[a as usize]));
        }
        let now = self.weights.value(state, seat);
        for &at in &self.order[..tried] {
            let mut next = *state;
            next.play_unchecked(actions[at as usize], None);
            if !matches!(next.table.step, Step::Chance(_)) {
                self.scores[at as usize] = self.weights.value(&next, seat) - now;
            }
        }
        let most = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (weight, score) in weights.iter_mut().zip(&self.scores) {
            *weight = exp((score - most) / self.warmth);
        }
    }

    fn rewards(&self, state: &State) -> Rewards {
        self.weights.result(state)
    }

    fn evaluate(&mut self, state: &mut State, random: &mut Fast) -> Rewards {
        rollout::play_on(&self.weights, state, self.turns_ahead, &mut self.legal, random);
        if state.is_over() { self.weights.result(state) } else { self.weights.rewards(state) }
    }
}

/// A quick hash that is the same on every machine.
struct Key(u32);

impl Hasher for Key {
    fn finish(&self) -> u64 {
        u64::from(self.0)
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }
    #[inline]
    fn write_u8(&mut self, x: u8) {
        self.0 = (self.0.rotate_left(5) ^ u32::from(x)).wrapping_mul(0x9e37_79b9);
    }
    #[inline]
    fn write_u16(&mut self, x: u16) {
        self.0 = (self.0.rotate_left(5) ^ u32::from(x)).wrapping_mul(0x9e37_79b9);
    }
    fn write_usize(&mut self, x: usize) {
        self.write_u16(x as u16);
    }
    fn write_isize(&mut self, x: isize) {
        self.write_u16(x as u16);
    }
}
