//! BLD-1 Civilian Office, BLD-5 Notary's Office, BLD-6 Organization Office, BLD-7 Secret Society,
//! BLD-8 Surveyor's Office.

use crate::action::Action;
use crate::choice::{Duty, Eyes, Offer, plain_faces};
use crate::demand::{Demand, Target};
use crate::event::{DicePlace, Event, Place};
use crate::ids::*;
use crate::legal;
use crate::phases::actions;
use crate::play::Play;
use crate::table::{Nest, Spot, UsedDie};

pub(crate) const CIVILIAN_OFFICE: Demand = Demand::once("BLD-1").jars(4).target(Target::Die);
pub(crate) const NOTARYS_OFFICE: Demand = Demand::once("BLD-5").jars(8).target(Target::UsedSpace);
pub(crate) const ORGANIZATION_OFFICE: Demand = Demand::once("BLD-6").jars(15).target(Target::DiscardedCard);
pub(crate) const SECRET_SOCIETY: Demand = Demand::once("BLD-7").dice(1).jars(8);
pub(crate) const SURVEYORS_OFFICE: Demand = Demand::once("BLD-8").jars(4).target(Target::Neighbour);

/// BLD-1: an active die to 5 or 6.
pub(crate) fn civilian_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    for die in distinct(&e.me().active) {
        for to in [5, 6] {
            out.add(Action::CivilianOffice { die, to });
        }
    }
}

pub(crate) fn civilian(p: &mut Play<'_>, die: Die, to: u8) {
    p.change_die(die, to);
    actions::effect_done(p);
}

/// The distinct dice of a sorted list.
pub(crate) fn distinct(dice: &[Die]) -> impl Iterator<Item = Die> {
    dice.iter().enumerate().filter(move |&(i, die)| i == 0 || dice[i - 1] != *die).map(|(_, &die)| die)
}

/// BLD-5: legal if a used space can be used again, and what must be placed can be placed there (GO-15).
pub(crate) fn notary_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let used = e.me().uses.iter().any(|&n| n > 0);
    if used && e.after(&Action::NotarysOffice, |e| legal::alive(&e)) {
        out.add(Action::NotarysOffice);
    }
}

pub(crate) fn notary(p: &mut Play<'_>) {
    p.t.go.nest = Nest::Repeat;
    actions::effect_done(p);
}

/// BLD-6: any card of the discard pile.
pub(crate) fn organization_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    for card in e.t.discard.iter() {
        out.add(Action::OrganizationOffice { card });
    }
}

pub(crate) fn organization(p: &mut Play<'_>, card: DeckCard) {
    p.fetch_from_discard(card);
    actions::effect_done(p);
}

/// BLD-7: any active die counts 3 on the Attack space; a bound die may be placed too (GO-17).
pub(crate) fn secret_society_offers<O: Offer>(e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    for face in plain_faces(e).iter() {
        if duty.met_by(&[face.placed], false) {
            out.add(Action::SecretSociety { die: face.placed.die });
        }
    }
}

pub(crate) fn secret_society(p: &mut Play<'_>, die: Die) {
    let (seat, three) = (p.seat, die.with_value(3));
    if p.t.go.bound == Some(die) {
        p.t.go.bound = None;
        p.move_dice(Counts::one(die.colour()), DicePlace::Bound, DicePlace::Active);
    } else {
        p.me().active.take_die(die);
    }
    p.me().used.insert_sorted(UsedDie { die: three, on: Spot::Attack });
    p.emit(Event::DieChanged { seat, from: die, to: three });
    p.emit(Event::DiePlaced { seat, placed: Placed::plain(three), on: Spot::Attack });
    p.t.go.dye = false;
    p.add_strength(3);
    actions::effect_done(p);
}

/// BLD-8: an own marker to an adjacent region without one.
pub(crate) fn surveyor_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let own = e.me().guild_markers;
    for from in own.iter() {
        out.add_regions(from.neighbours().without(own), 1, |to, _| Action::SurveyorsOffice { from, to });
    }
}

pub(crate) fn surveyor(p: &mut Play<'_>, from: Region, to: Region) {
    p.move_marker(Place::Region(from), Place::Region(to));
    actions::effect_done(p);
}
