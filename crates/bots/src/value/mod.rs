//! The learned evaluation: what a position is worth, as games of the bots against themselves taught it.
//!
//! `cargo run --release -p tharos-bots --example train` makes the weights in `crates/bots/weights`.

mod features;
mod net;
mod pen;
mod solo;

use std::sync::LazyLock;

use tharos_rules::ids::*;
use tharos_rules::{Data, Options, Phase, SOLO_GOAL, State, Table};

use crate::number::{exp, logistic};
use crate::search::Rewards;
pub use features::write;
pub use net::{HIDDEN, LANES, Lanes, Net, NetError, OUTPUTS};
pub use pen::{Numbers, PLACES};

/// VP stand in the network as tenths, so that all its outputs are of about one.
pub const SCALE: f32 = 10.0;

static TABLE: LazyLock<Net> = LazyLock::new(|| trained(include_str!("../../weights/table.txt"), 2));
static SOLO: LazyLock<Net> = LazyLock::new(|| trained(include_str!("../../weights/solo.txt"), 1));

/// A network of the project, for so many players.
fn trained(text: &str, players: usize) -> Net {
    let net = Net::parse(text).expect("a network of the project");
    let start = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
    let inputs = features::write(&start, 0, &mut [0.0; PLACES]);
    assert!(
        net.inputs.len() == inputs,
        "the weights in crates/bots/weights are for {} numbers of a position, but there are {inputs}: train them again \
         (docs/bots.md)",
        net.inputs.len()
    );
    net
}

/// What one seat may expect of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Its VP at the end.
    pub vp: f32,
    /// Alone: how likely both last spaces are met, how likely the game is won, and what is played for (see [`aim`]).
    pub met: f32,
    pub win: f32,
    pub aim: f32,
}

impl Outlook {
    /// As the network tells it: the VP still to come, and the chances.
    fn of(now: i16, out: [f32; OUTPUTS]) -> Self {
        let now = f32::from(now);
        let [vp, met, win, aim] = out;
        let chance = |x: f32| x.clamp(0.0, 1.0);
        Outlook { vp: now + SCALE * vp, met: chance(met), win: chance(win), aim: now + SCALE * aim }
    }

    /// What the network should have said.
    #[must_use]
    pub fn targets(&self, now: i16) -> [f32; OUTPUTS] {
        let now = f32::from(now);
        [(self.vp - now) / SCALE, self.met, self.win, (self.aim - now) / SCALE]
    }

    /// What one wants to be as high as possible, in VP.
    #[must_use]
    pub fn value(&self, solo: bool) -> f32 {
        if solo { self.aim } else { self.vp }
    }

    /// Of a game that is over.
    #[must_use]
    pub fn end(state: &State, seat: Seat) -> Self {
        let t = &state.table;
        let vp = f32::from(t.score(seat).total);
        if !t.is_solo() {
            return Outlook { vp, ..Outlook::default() };
        }
        let spaces = u32::from(t.solo.met.len());
        let met = spaces == 2 && !t.solo.lost;
        let yes = |is: bool| if is { 1.0 } else { 0.0 };
        Outlook { vp, met: yes(met), win: yes(met && vp >= f32::from(SOLO_GOAL)), aim: aim(spaces, met, vp) }
    }
}

/// Alone: what is played for, in VP. Victories are rare at first, so VP and last spaces count too: there is something
/// to learn from every game.
fn aim(spaces: u32, met: bool, vp: f32) -> f32 {
    let near = logistic((vp - f32::from(SOLO_GOAL)) / 5.0);
    vp + 8.0 * spaces as f32 + if met { 6.0 + 14.0 * near } else { 0.0 }
}

/// The learned networks: one for two to four players, one for the solo game.
#[derive(Clone, Copy, Debug)]
pub struct Judge<'a> {
    pub table: &'a Net,
    pub solo: &'a Net,
}

impl Default for Judge<'static> {
    fn default() -> Self {
        Judge { table: &TABLE, solo: &SOLO }
    }
}

impl Judge<'_> {
    fn net(&self, state: &State) -> &Net {
        if state.table.is_solo() { self.solo } else { self.table }
    }

    /// What this seat may expect. The lanes are filled, to be the base of what follows.
    #[must_use]
    pub fn outlook(&self, state: &State, seat: Seat, lanes: &mut Lanes) -> Outlook {
        let net = self.net(state);
        features::write(state, seat, &mut lanes.numbers);
        lanes.fill(net);
        self.tell(state, seat, lanes)
    }

    /// The same for a position that follows from the one of the base.
    #[must_use]
    pub fn outlook_from(&self, base: &Lanes, state: &State, seat: Seat, lanes: &mut Lanes) -> Outlook {
        features::write(state, seat, &mut lanes.numbers);
        lanes.fill_from(self.net(state), base);
        self.tell(state, seat, lanes)
    }

    fn tell(&self, state: &State, seat: Seat, lanes: &Lanes) -> Outlook {
        if state.table.phase == Phase::Over {
            return Outlook::end(state, seat);
        }
        Outlook::of(state.table.score(seat).total, self.net(state).outputs(&lanes.sums))
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

/// Whoever leads by this many VP, plus the second number for each turn to come, wins 73 of 100 games of two.
const SPREAD: f32 = 2.3;
const SPREAD_PER_TURN: f32 = 0.3;
