//! What cannot be used now, and why, before anyone tries.

use serde::Serialize;

use super::{Refusal, Thing, Why, available, card, duty, not_asked, placing, question, target};
use crate::eyes::Eyes;
use crate::faces::{each_pair, each_triple};
use crate::ids::*;
use crate::table::State;
use crate::view::View;

/// A thing that cannot be used now, and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyNot {
    pub thing: Thing,
    pub refusal: Refusal,
}

impl State {
    /// What this seat cannot use now, and why.
    #[must_use]
    pub fn why_not(&self, seat: Seat) -> Vec<WhyNot> {
        self.view(Some(seat)).why_not()
    }
}

impl View {
    /// What the viewer cannot use now, and why. Spectators have nothing to use.
    #[must_use]
    pub fn why_not(&self) -> Vec<WhyNot> {
        let Some(e) = self.eyes() else { return Vec::new() };
        let all = Thing::all(&e).into_iter();
        if self.table.decider() != self.viewer {
            let refusal = not_asked(&self.table);
            return all.map(|thing| WhyNot { thing, refusal }).collect();
        }
        let mut usable: Vec<Thing> = self.offers().iter().filter_map(|offered| offered.first().thing()).collect();
        usable.sort_unstable();
        usable.dedup();
        all.filter(|thing| usable.binary_search(thing).is_err())
            .map(|thing| WhyNot { thing, refusal: reason(&e, thing) })
            .collect()
    }
}

/// Why no legal action belongs to this thing.
fn reason(e: &Eyes<'_>, thing: Thing) -> Refusal {
    if let Some(refusal) = question::thing_refused(e, thing) {
        return refusal;
    }
    if let Err(refusal) = available::conditions(e, thing) {
        return refusal;
    }
    if let Thing::ActionCard { card } = thing
        && let Err(refusal) = card::last_reason(e, card)
    {
        return refusal;
    }
    closest(e, thing)
}

/// The dice that come closest to a legal action tell what is missing.
fn closest(e: &Eyes<'_>, thing: Thing) -> Refusal {
    let mut best: Option<(u8, Refusal)> = None;
    let mut attempt = |dice: &[Placed]| {
        let (stage, refusal) = failure(e, thing, dice);
        match &mut best {
            Some((furthest, known)) if *furthest == stage => merge(known, refusal),
            Some((furthest, _)) if *furthest > stage => {}
            _ => best = Some((stage, refusal)),
        }
    };
    let faces = placing::faces(e, thing);
    match thing.demand().least {
        1 => faces.iter().for_each(|a| attempt(&[a.placed])),
        2 => each_pair(&faces, |_| true, |a, b| attempt(&[a.placed, b.placed])),
        // ACT-3: the only three dice asked for are white.
        _ => each_triple(&faces, |f| f.is_white(), |a, b, c| attempt(&[a.placed, b.placed, c.placed])),
    }
    let (_, refusal) = best.unwrap_or_else(|| failure(e, thing, &[]));
    placing::about_all_dice(e, refusal)
}

/// Two attempts that fail alike: the higher total, the colours of both, and GO-7 only if it is the reason of both.
fn merge(known: &mut Refusal, new: Refusal) {
    if known.clause == "GO-7" {
        known.clause = new.clause;
    }
    match (&mut known.why, new.why) {
        (Why::TotalTooLow { has, .. }, Why::TotalTooLow { has: other, .. }) => *has = other.max(*has),
        (Why::NoRegion { dice }, Why::NoRegion { dice: other }) => other.iter().for_each(|colour| dice.insert(colour)),
        _ => {}
    }
}

/// The first condition that an action with these dice does not meet, and how far down the list it is.
fn failure(e: &Eyes<'_>, thing: Thing, dice: &[Placed]) -> (u8, Refusal) {
    if let Err(refusal) = placing::fit(thing, dice) {
        return (if matches!(refusal.why, Why::TotalTooLow { .. }) { 1 } else { 0 }, refusal);
    }
    if let Err(refusal) = target::exists(e, thing, dice) {
        return (2, refusal);
    }
    if let Err(refusal) = duty::left_by(e, thing, dice) {
        return (3, refusal);
    }
    // All else is possible, so it is the compulsory action inside that is not.
    debug_assert!(thing == Thing::DiceAction { card: PlayerCard::SteamDyer }, "{thing:?} at {:?}", e.t.step);
    (4, Refusal { clause: "GO-15", why: duty::no_further() })
}
