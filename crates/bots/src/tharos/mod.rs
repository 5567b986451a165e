//! Tharos as a [`Game`] for the search.
//!
//! The tree holds only decisions of the viewer. What others do in a turn hardly changes what is good for oneself, but
//! a tree that holds their many choices too is never deep; so for the search others pass, and count with the VP they
//! may expect at the root.

mod instinct;
mod shortlist;

use std::hash::{Hash, Hasher};

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Fast, Go, State, Step, View};

use crate::number::exp;
use crate::search::{Game, MAX_PLAYERS, Rewards, Turn};
use crate::value::{Judges, Lanes, Outlook, chances, turns_left};
pub use shortlist::Shortlist;

/// The adapter, with what it knows about good play.
#[derive(Clone, Debug)]
pub struct Tharos {
    pub judges: Judges<'static>,
    pub shortlist: Shortlist,
    /// How many VP of difference make one action e times as likely as another before the search.
    pub warmth: f32,
    root: Root,
    lanes: Lanes,
}

/// What all iterations of one search share.
#[derive(Clone, Copy, Debug, Default)]
struct Root {
    viewer: Seat,
    seats: usize,
    /// The viewer's value and everybody's VP to expect, before the decision.
    value: f32,
    vp: [f32; MAX_PLAYERS],
    turns_left: f32,
    /// Whether all others have done what they can in this game: then its end tells who wins.
    others_done: bool,
}

impl Default for Tharos {
    fn default() -> Self {
        Tharos::new(Judges::default())
    }
}

/// Samples chance until somebody is asked or the game is over.
pub(crate) fn settle_all(state: &mut State, random: &mut Fast) {
    while let Some(outcome) = state.sample(random) {
        state.settle_unchecked(&outcome, None);
    }
}

impl Tharos {
    #[must_use]
    pub fn new(judges: Judges<'static>) -> Self {
        Tharos {
            judges,
            shortlist: Shortlist::default(),
            warmth: 1.0,
            root: Root::default(),
            lanes: Lanes::default(),
        }
    }

    /// How likely the viewer is to win with this outlook, if the others end as they may expect at the root.
    fn win(&self, outlook: Outlook) -> f32 {
        let Root { viewer, seats, mut vp, turns_left, .. } = self.root;
        if seats == 1 {
            return outlook.win;
        }
        vp[viewer as usize] = outlook.vp;
        chances(&vp[..seats], turns_left)[viewer as usize]
    }

    /// How good an outlook is from 0 to 1: mostly by what is gained since the root, so that a player who is sure to win
    /// or to lose still plays well.
    fn reward(&self, outlook: Outlook) -> Rewards {
        let gain = outlook.value(self.root.seats == 1) - self.root.value;
        let reward = 0.7 * (0.5 + gain / 20.0) + 0.3 * self.win(outlook);
        let mut rewards = [0.0; MAX_PLAYERS];
        rewards[self.root.viewer as usize] = reward.clamp(0.0, 1.0);
        rewards
    }
}

impl Game for Tharos {
    type View = View;
    type State = State;
    type Action = Action;

    fn begin(&mut self, view: &View, state: &State) {
        let t = &state.table;
        let viewer = view.viewer.unwrap_or(0);
        let last_turn = t.round == 4 && t.turn == 4;
        self.root = Root {
            viewer,
            seats: t.players.len(),
            turns_left: turns_left(t),
            others_done: last_turn && (0..t.seats()).all(|seat| seat == viewer || t.players[seat as usize].passed),
            ..Root::default()
        };
        for seat in 0..t.seats() {
            let outlook = self.judges.of(state).outlook(state, seat, &mut self.lanes);
            self.root.vp[seat as usize] = outlook.vp;
            if seat == viewer {
                self.root.value = outlook.value(t.is_solo());
            }
        }
    }

    fn determinise(&mut self, view: &View, random: &mut Fast) -> State {
        view.sample(random)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.table.step {
            Step::Ask { seat, .. } if seat == self.root.viewer => Turn::Player(seat),
            Step::Ask { .. } | Step::Chance(_) => Turn::Chance,
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
        } else if matches!(state.table.step, Step::Ask { ask: Ask::Go, .. }) && state.table.go == Go::default() {
            state.play_unchecked(Action::Pass, None);
        } else if let Some((action, _)) = state.pick(random) {
            state.play_unchecked(action, None);
        }
    }

    /// Actions that are not on the shortlist get no weight.
    fn weigh(&mut self, state: &State, actions: &[Action], weights: &mut [f32]) {
        let mut most = f32::NEG_INFINITY;
        weights.fill(f32::NEG_INFINITY);
        self.shortlist.each(self.judges.of(state), state, self.root.viewer, actions, |at, value| {
            weights[at] = value;
            most = most.max(value);
        });
        for weight in weights {
            *weight = if *weight == f32::NEG_INFINITY { 0.0 } else { exp((*weight - most) / self.warmth) };
        }
    }

    fn rewards(&self, state: &State) -> Rewards {
        self.reward(Outlook::end(state, self.root.viewer))
    }

    fn evaluate(&mut self, state: &mut State, _: &mut Fast) -> Rewards {
        let outlook = self.judges.of(state).outlook(state, self.root.viewer, &mut self.lanes);
        self.reward(outlook)
    }

    fn forecast(&mut self, state: &State) -> [f32; 2] {
        let outlook = self.judges.of(state).outlook(state, self.root.viewer, &mut self.lanes);
        let certain = self.root.others_done && self.root.seats > 1 && state.is_over();
        [outlook.vp, if certain { share_of_victory(state, self.root.viewer) } else { self.win(outlook) }]
    }
}

/// VP-4: 1 for a victory, a part of it for a shared one.
fn share_of_victory(state: &State, seat: Seat) -> f32 {
    let total = |seat: Seat| state.table.score(seat).total;
    let seats = 0..state.table.seats();
    let own = total(seat);
    if seats.clone().any(|other| total(other) > own) {
        return 0.0;
    }
    1.0 / seats.filter(|&other| total(other) == own).count() as f32
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
