//! The few moments that mattered most to a seat.

use serde::Serialize;
use tharos_rules::ids::Seat;

use crate::report::{Chanced, Decision};
use crate::worth::{Amount, Worth};

/// How many moments a seat has.
const MOST: usize = 5;
/// What changes a chance by less is no key moment.
const LEAST: f64 = 0.01;

/// Something that changed the chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KeyMoment))]
pub struct Moment {
    /// Its entry, which is one of the decisions or one of the outcomes of the report.
    pub entry: usize,
    pub round: u8,
    pub turn: u8,
    /// Who decided, or for whom chance acted; null if for all.
    pub by: Option<Seat>,
    pub kind: MomentKind,
    /// What it changed for the seat.
    pub change: Worth,
    /// If it was luck: how likely something at least as good was, or at most as good if it was bad luck.
    pub odds: Option<f32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum MomentKind {
    /// The best that was found, and more than was expected.
    Found,
    /// Something better was found.
    Missed,
    /// A decision of another player.
    Rival,
    Luck,
}

/// A decision, and how it changed what every seat expects.
pub(crate) struct Decided<'a> {
    pub decision: &'a Decision,
    pub change: &'a [Worth],
}

/// The moments of a seat, in the order of the game.
pub(crate) fn of<'a>(
    seat: Seat,
    decided: impl Iterator<Item = Decided<'a>>,
    chances: impl Iterator<Item = &'a Chanced>,
) -> Vec<Moment> {
    let own = usize::from(seat);
    let decisions = decided.map(|Decided { decision: d, change }| {
        let (kind, change) = match (d.seat == seat, d.loss.vp > Amount::default()) {
            (true, true) => (MomentKind::Missed, -d.loss),
            (true, false) => (MomentKind::Found, change[own]),
            (false, _) => (MomentKind::Rival, change[own]),
        };
        Moment { entry: d.entry, round: d.round, turn: d.turn, by: Some(d.seat), kind, change, odds: None }
    });
    let luck = chances.map(|c| Moment {
        entry: c.entry,
        round: c.round,
        turn: c.turn,
        by: c.seat,
        kind: MomentKind::Luck,
        change: c.luck[own],
        odds: Some(c.odds[own]),
    });
    // A found best that changes nothing for the better is no moment.
    let counts = |m: &Moment| m.kind != MomentKind::Found || m.change.win > Amount::default();
    let size = |m: &Moment| m.change.win.get().abs();
    let mut all: Vec<Moment> = decisions.chain(luck).filter(counts).filter(|m| size(m) >= LEAST).collect();
    all.sort_by(|a, b| size(b).total_cmp(&size(a)).then(a.entry.cmp(&b.entry)));
    all.truncate(MOST);
    all.sort_by_key(|m| m.entry);
    all
}
