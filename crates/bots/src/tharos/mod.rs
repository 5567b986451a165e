//! Tharos as a [`Game`] for the search.
//!
//! The tree holds only decisions of the viewer. What others do in a turn hardly changes what is good for oneself, but
//! a tree that holds their many choices too is never deep; so for the search others pass, and count with the VP they
//! may expect at the root.

mod habits;
mod instinct;
mod shortlist;

use std::hash::{Hash, Hasher};

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Fast, Go, ROUNDS, State, Step, TURNS, View};

use crate::number::exp;
use crate::search::{Game, MAX_PLAYERS, Rewards, Turn};
use crate::value::{CATEGORIES, Judges, Lanes, Outlook, chances, turns_left};
use habits::Habits;
pub use shortlist::Shortlist;

/// How far the search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// To the end of the turn.
    Turn,
    /// To the end of the game.
    Game,
}

/// The adapter, with what it knows about good play.
#[derive(Clone, Debug)]
pub struct Tharos<'a> {
    pub judges: Judges<'a>,
    pub shortlist: Shortlist,
    pub horizon: Horizon,
    /// How many actions are tried for each step when a turn is played to its end before it is judged; with 0 it is judged
    /// where it is.
    pub tries: usize,
    /// Whether it tells forecasts: the chance to win, and the VP by category.
    pub explains: bool,
    /// The true game, if all hands are open; otherwise what is hidden is dealt at random.
    pub open: Option<Box<State>>,
    /// How many VP of difference make one action e times as likely as another before the search.
    pub warmth: f32,
    root: Root,
    lanes: Lanes,
    told: [f32; CATEGORIES + 1],
    list: Vec<Action>,
    /// What looked best at once where turns were played to their end.
    habits: Habits,
}

/// What all iterations of one search share.
#[derive(Clone, Copy, Debug, Default)]
struct Root {
    viewer: Seat,
    seats: usize,
    /// Round and turn.
    turn: (u8, u8),
    /// The viewer's value and everybody's VP to expect, before the decision.
    value: f32,
    vp: [f32; MAX_PLAYERS],
    turns_left: f32,
    /// Whether all others have done what they can in this game: then its end tells who wins.
    others_done: bool,
}

impl Default for Tharos<'static> {
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

impl<'a> Tharos<'a> {
    #[must_use]
    pub fn new(judges: Judges<'a>) -> Self {
        Tharos {
            judges,
            shortlist: Shortlist::default(),
            horizon: Horizon::Turn,
            tries: 12,
            explains: false,
            open: None,
            warmth: 1.0,
            root: Root::default(),
            lanes: Lanes::default(),
            told: [0.0; CATEGORIES + 1],
            list: Vec::with_capacity(crate::search::ROOM),
            habits: Habits::default(),
        }
    }

    /// What looks best at once to this seat, of a few actions.
    fn at_once(&mut self, state: &State, seat: Seat) -> Action {
        let mut list = std::mem::take(&mut self.list);
        let tried = std::mem::replace(&mut self.shortlist.tried, self.tries);
        let solo = self.root.seats == 1;
        state.consider_into(&mut list);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        if list.len() > 1 {
            self.shortlist.each(self.judges.of(state), state, seat, &list, |at, outlook, _| {
                if outlook.value(solo) > most {
                    (best, most) = (at, outlook.value(solo));
                }
            });
        }
        let action = list[best];
        self.shortlist.tried = tried;
        self.list = list;
        action
    }

    /// Plays on to the horizon by what looks best at once. A turn half done is hard to judge: what are the dice good for
    /// that are still there?
    fn finish_turn(&mut self, state: &mut State, random: &mut Fast) {
        loop {
            match self.turn(state) {
                Turn::Over | Turn::Horizon => break,
                Turn::Chance => self.settle(state, random),
                Turn::Player(seat) => {
                    let key = self.outcome(state);
                    let action = self.habits.get(key).unwrap_or_else(|| self.at_once(state, seat));
                    self.habits.keep(key, action);
                    state.play_unchecked(action, None);
                }
            }
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

impl Game for Tharos<'_> {
    type View = View;
    type State = State;
    type Action = Action;

    fn begin(&mut self, view: &View, state: &State) {
        let t = &state.table;
        let viewer = view.viewer.unwrap_or(0);
        let last_turn = t.round == ROUNDS && t.turn == TURNS;
        self.root = Root {
            viewer,
            seats: t.players.len(),
            turn: (t.round, t.turn),
            turns_left: turns_left(t),
            others_done: last_turn && (0..t.seats()).all(|seat| seat == viewer || t.players[seat as usize].passed),
            ..Root::default()
        };
        self.habits.begin();
        self.shortlist.anchor(self.judges.of(state), state, viewer);
        for seat in 0..t.seats() {
            let outlook = self.judges.of(state).outlook(state, seat, &mut self.lanes);
            self.root.vp[seat as usize] = outlook.vp;
            if seat == viewer {
                self.root.value = outlook.value(t.is_solo());
            }
        }
    }

    fn determinise(&mut self, view: &View, random: &mut Fast) -> State {
        self.open.as_deref().copied().unwrap_or_else(|| view.sample(random))
    }

    fn turn(&self, state: &State) -> Turn {
        let t = &state.table;
        match t.step {
            Step::Over => Turn::Over,
            _ if self.horizon == Horizon::Turn && (t.round, t.turn) != self.root.turn => Turn::Horizon,
            Step::Ask { seat, .. } if seat == self.root.viewer => Turn::Player(seat),
            Step::Ask { .. } | Step::Chance(_) => Turn::Chance,
        }
    }

    fn legal_into(&self, state: &State, list: &mut Vec<Action>) {
        state.consider_into(list);
    }

    fn key(&self, action: &Action) -> u32 {
        let mut key = Key::default();
        action.hash(&mut key);
        (key.finish() >> 32) as u32
    }

    fn outcome(&self, state: &State) -> u64 {
        let mut key = Key::default();
        (state.table, state.hands[self.root.viewer as usize], state.looking).hash(&mut key);
        key.finish()
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
        let solo = self.root.seats == 1;
        self.shortlist.each(self.judges.of(state), state, self.root.viewer, actions, |at, outlook, _| {
            let value = outlook.value(solo);
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

    fn evaluate(&mut self, state: &mut State, random: &mut Fast) -> Rewards {
        if self.tries > 0 {
            self.finish_turn(state, random);
        }
        let judge = self.judges.of(state);
        let outlook = judge.outlook_from(&self.shortlist.anchor, state, self.root.viewer, &mut self.lanes);
        self.reward(outlook)
    }

    fn forecast(&mut self, state: &State) -> &[f32] {
        if !self.explains {
            return &[];
        }
        let forecast = self.judges.of(state).forecast(state, self.root.viewer, &mut self.lanes);
        let certain = self.root.others_done && self.root.seats > 1 && state.is_over();
        let win = if certain { share_of_victory(state, self.root.viewer) } else { self.win(forecast.outlook()) };
        self.told[0] = win;
        self.told[1..].copy_from_slice(&forecast.by_category);
        &self.told
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

/// A quick hash that is the same on every machine. Small numbers are gathered to words first: positions are made of them.
#[derive(Default)]
pub(crate) struct Key {
    mixed: u64,
    word: u64,
    bits: u32,
}

impl Key {
    #[inline]
    fn mix(mixed: u64, word: u64) -> u64 {
        (mixed.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn take(&mut self, x: u64, bits: u32) {
        if self.bits + bits > 64 {
            self.mixed = Key::mix(self.mixed, self.word);
            (self.word, self.bits) = (0, 0);
        }
        self.word |= x << self.bits;
        self.bits += bits;
    }
}

impl Hasher for Key {
    fn finish(&self) -> u64 {
        let mixed = Key::mix(self.mixed, self.word);
        mixed ^ mixed >> 29
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u8(byte));
    }
    #[inline]
    fn write_u8(&mut self, x: u8) {
        self.take(x.into(), 8);
    }
    #[inline]
    fn write_u16(&mut self, x: u16) {
        self.take(x.into(), 16);
    }
    #[inline]
    fn write_u32(&mut self, x: u32) {
        self.take(x.into(), 32);
    }
    #[inline]
    fn write_u64(&mut self, x: u64) {
        self.take(x, 64);
    }
    fn write_usize(&mut self, x: usize) {
        self.write_u64(x as u64);
    }
    fn write_isize(&mut self, x: isize) {
        // The number of an enum's variant.
        self.take(x as u64 & 0xff, 8);
    }
}
