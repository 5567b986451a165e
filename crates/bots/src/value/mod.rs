//! The learned evaluation: what a position is worth, as games of the bots against themselves taught it.
//!
//! `cargo run --release -p tharos-bots --example train` makes the weights in `crates/bots/weights`.

mod features;
mod net;
mod network;
mod packed;
mod pen;
mod solo;

#[cfg(feature = "old")]
use std::sync::LazyLock;

use tharos_rules::ids::*;
use tharos_rules::{Phase, SOLO_GOAL, Score, State, Table};

use crate::number::{exp, logistic};
use crate::search::Rewards;
pub use features::write;
pub use net::{HIDDEN, LANES, Lanes, Net, NetError, OUTPUTS};
pub use network::Network;
pub use pen::{Numbers, PLACES};

/// VP stand in the network as tenths, so that all its outputs are of about one.
pub const SCALE: f32 = 10.0;

#[cfg(feature = "old")]
static OLD_TABLE: LazyLock<Net> = LazyLock::new(|| old(include_bytes!("../../weights/0.1/table.net")));
#[cfg(feature = "old")]
static OLD_SOLO: LazyLock<Net> = LazyLock::new(|| old(include_bytes!("../../weights/0.1/solo.net")));

#[cfg(feature = "old")]
fn old(bytes: &[u8]) -> Net {
    Net::from_bytes(bytes).expect("a network of version 0.1")
}

/// The categories of [`Score`].
pub const CATEGORIES: usize = Score::CATEGORIES.len();

/// VP by category, in the order of [`Score`]; together they are its total.
#[must_use]
pub fn parts(score: &Score) -> [f32; CATEGORIES] {
    score.by_category().map(f32::from)
}

/// What one seat may expect of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Its VP at the end.
    pub vp: f32,
    /// Alone: how likely both last spaces are met, how likely the game is won, and what is played for (see `aim`).
    pub met: f32,
    pub win: f32,
    pub aim: f32,
}

impl Outlook {
    /// What one wants to be as high as possible, in VP.
    #[must_use]
    pub fn value(&self, solo: bool) -> f32 {
        if solo { self.aim } else { self.vp }
    }

    /// Of a game that is over.
    #[must_use]
    pub fn end(state: &State, seat: Seat) -> Self {
        Forecast::end(state, seat).outlook()
    }
}

/// An outlook with the VP by category, which together are the VP of the outlook.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Forecast {
    pub by_category: [f32; CATEGORIES],
    pub met: f32,
    pub win: f32,
    pub aim: f32,
}

impl Forecast {
    /// As the network tells it: the VP still to come, and the chances.
    fn of(now: &Score, out: [f32; OUTPUTS]) -> Self {
        let now_parts = parts(now);
        let chance = |x: f32| x.clamp(0.0, 1.0);
        Forecast {
            by_category: std::array::from_fn(|c| now_parts[c] + SCALE * out[c]),
            met: chance(out[CATEGORIES]),
            win: chance(out[CATEGORIES + 1]),
            aim: f32::from(now.total) + SCALE * out[CATEGORIES + 2],
        }
    }

    /// What the network should have said.
    #[must_use]
    pub fn targets(&self, now: &Score) -> [f32; OUTPUTS] {
        let now_parts = parts(now);
        let mut targets = [0.0; OUTPUTS];
        (0..CATEGORIES).for_each(|c| targets[c] = (self.by_category[c] - now_parts[c]) / SCALE);
        targets[CATEGORIES..].copy_from_slice(&[self.met, self.win, (self.aim - f32::from(now.total)) / SCALE]);
        targets
    }

    /// Partly this, partly the other.
    #[must_use]
    pub fn mix(&self, other: &Self, part: f32) -> Self {
        let mix = |a: f32, b: f32| part * a + (1.0 - part) * b;
        Forecast {
            by_category: std::array::from_fn(|c| mix(self.by_category[c], other.by_category[c])),
            met: mix(self.met, other.met),
            win: mix(self.win, other.win),
            aim: mix(self.aim, other.aim),
        }
    }

    #[must_use]
    pub fn outlook(&self) -> Outlook {
        Outlook { vp: self.by_category.iter().sum(), met: self.met, win: self.win, aim: self.aim }
    }

    /// Of a game that is over.
    #[must_use]
    pub fn end(state: &State, seat: Seat) -> Self {
        let t = &state.table;
        let score = t.score(seat);
        let by_category = parts(&score);
        if !t.is_solo() {
            return Forecast { by_category, ..Forecast::default() };
        }
        let vp = f32::from(score.total);
        let spaces = u32::from(t.solo.met.len());
        let met = spaces == 2 && !t.solo.lost;
        let yes = |is: bool| if is { 1.0 } else { 0.0 };
        let win = yes(met && vp >= f32::from(SOLO_GOAL));
        Forecast { by_category, met: yes(met), win, aim: aim(spaces, met, vp) }
    }
}

/// Alone: what is played for, in VP. Victories are rare at first, so VP and last spaces count too: there is something
/// to learn from every game.
fn aim(spaces: u32, met: bool, vp: f32) -> f32 {
    let near = logistic((vp - f32::from(SOLO_GOAL)) / 5.0);
    vp + 8.0 * spaces as f32 + if met { 6.0 + 14.0 * near } else { 0.0 }
}

/// A network that judges positions.
#[derive(Clone, Debug)]
pub struct Judge<'a> {
    net: &'a Net,
    /// How much every category counts: 1, but for learners who are tempted.
    worth: [f32; CATEGORIES],
    /// The categories of the network as one.
    whole: [f32; HIDDEN],
}

impl<'a> Judge<'a> {
    #[must_use]
    pub fn new(net: &'a Net) -> Self {
        Judge::tempted(net, [1.0; CATEGORIES])
    }

    /// A judge to whom categories are worth more or less than they are.
    #[must_use]
    pub fn tempted(net: &'a Net, worth: [f32; CATEGORIES]) -> Self {
        Judge { net, worth, whole: net.whole(&worth) }
    }

    /// What this seat may expect. The lanes are filled, to be the base of what follows.
    #[must_use]
    pub fn outlook(&self, state: &State, seat: Seat, lanes: &mut Lanes) -> Outlook {
        features::write(state, seat, &mut lanes.numbers);
        lanes.fill(self.net);
        self.tell(state, seat, lanes)
    }

    /// The same for a position that follows from the one of the base.
    #[must_use]
    pub fn outlook_from(&self, base: &Lanes, state: &State, seat: Seat, lanes: &mut Lanes) -> Outlook {
        features::write(state, seat, &mut lanes.numbers);
        lanes.fill_from(self.net, base);
        self.tell(state, seat, lanes)
    }

    /// Whether forecasts tell the VP by category.
    #[must_use]
    pub fn by_category(&self) -> bool {
        self.net.by_category
    }

    /// What this seat may expect, by category.
    #[must_use]
    pub fn forecast(&self, state: &State, seat: Seat, lanes: &mut Lanes) -> Forecast {
        features::write(state, seat, &mut lanes.numbers);
        lanes.fill(self.net);
        if state.table.phase == Phase::Over {
            return Forecast::end(state, seat);
        }
        Forecast::of(&state.table.score(seat), self.net.outputs(&lanes.sums))
    }

    fn tell(&self, state: &State, seat: Seat, lanes: &Lanes) -> Outlook {
        let t = &state.table;
        let over = t.phase == Phase::Over;
        let score = t.score(seat);
        if t.is_solo() {
            if over {
                return Outlook::end(state, seat);
            }
            return Forecast::of(&score, self.net.outputs(&lanes.sums)).outlook();
        }
        let now: f32 = parts(&score).iter().zip(&self.worth).map(|(vp, worth)| vp * worth).sum();
        if over {
            return Outlook { vp: now, ..Outlook::default() };
        }
        let straight: f32 = lanes.sums[HIDDEN..HIDDEN + CATEGORIES].iter().zip(&self.worth).map(|(s, w)| s * w).sum();
        let to_come = straight + net::weighted(&lanes.sums, &self.whole);
        Outlook { vp: now + SCALE * to_come, ..Outlook::default() }
    }
}

/// The judges of a player: one for two to four players, one for the solo game; without the one whose network is still to
/// be given ([`Network`]).
#[derive(Clone, Debug)]
pub struct Judges<'a> {
    table: Option<Judge<'a>>,
    solo: Option<Judge<'a>>,
}

impl Default for Judges<'static> {
    fn default() -> Self {
        Judges { table: Network::Table.net().map(Judge::new), solo: Network::Solo.net().map(Judge::new) }
    }
}

#[cfg(feature = "old")]
impl Judges<'static> {
    /// Those of version 0.1.
    #[must_use]
    pub fn old() -> Self {
        Judges::new(&OLD_TABLE, &OLD_SOLO)
    }
}

impl<'a> Judges<'a> {
    #[must_use]
    pub fn new(table: &'a Net, solo: &'a Net) -> Self {
        Judges { table: Some(Judge::new(table)), solo: Some(Judge::new(solo)) }
    }

    /// The same judges, to whom categories are worth more or less than they are.
    #[must_use]
    pub fn tempted(&self, worth: [f32; CATEGORIES]) -> Self {
        let tempted = |judge: &Option<Judge<'a>>| judge.as_ref().map(|judge| Judge::tempted(judge.net, worth));
        Judges { table: tempted(&self.table), solo: tempted(&self.solo) }
    }

    /// The one for this game.
    ///
    /// # Panics
    /// If its network was not given.
    #[must_use]
    pub fn of(&self, state: &State) -> &Judge<'a> {
        self.of_table(&state.table)
    }

    /// The same by what everybody sees.
    ///
    /// # Panics
    /// If its network was not given.
    #[must_use]
    pub fn of_table(&self, table: &Table) -> &Judge<'a> {
        let judge = if table.is_solo() { &self.solo } else { &self.table };
        judge.as_ref().expect("a network is given before it is needed")
    }
}

/// Turns after this one.
#[must_use]
pub fn turns_left(t: &Table) -> f32 {
    if t.phase == Phase::Over { 0.0 } else { f32::from(16 - ((t.round - 1) * 4 + t.turn).min(16)) }
}

/// How likely each seat is to win, by the VP they may expect and the turns that are left; together 1.
#[must_use]
pub fn chances(vp: &[f32], turns_left: f32) -> Rewards {
    let spread = SPREAD + SPREAD_PER_TURN * turns_left;
    let most = vp.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    chances.iter_mut().zip(vp).for_each(|(chance, vp)| *chance = exp((vp - most) / spread));
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// A lead of this many VP, plus the second number for each turn to come, wins 73 of 100 games of two.
const SPREAD: f32 = 2.3;
const SPREAD_PER_TURN: f32 = 0.3;
