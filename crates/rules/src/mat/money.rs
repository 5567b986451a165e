//! MAT-1 Money: Plenty and Little.

use crate::action::Action;
use crate::choice::{
    Face, Offer, Pool, each_pair, each_triple, pair_way, pair_ways, real_whites, triple_way, triple_ways,
};
use crate::demand::{Demand, Worth};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

pub(crate) const PLENTY: Demand =
    Demand::on(Space::Money, "MAT-1").dice(1).up_to(3).of(Colour::White).worth(Worth::SumUpTo(8));
pub(crate) const LITTLE: Demand = Demand::on(Space::Money, "MAT-1").dice(1).worth(Worth::Half);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, out: &mut O) {
    // DECK-16: of two faces with the same half, the higher one is offered.
    let counts = |f: &&Face| !f.is_card() || f.is_white() && f.value.is_multiple_of(2);
    pool.dice.iter().filter(counts).for_each(|face| pool.one(face, out, |die| Action::Little { die }));
    if out.enough() {
        return;
    }
    let whites = real_whites(pool.dice);
    if pool.simple {
        let any = |_: &Face| true;
        let plenty = |dice| Action::Plenty { dice };
        whites.iter().for_each(|f| out.add_many(f.ways(), |way| plenty(Few::of(&[f.way(way)]))));
        each_pair(whites, any, |a, b| out.add_many(pair_ways(a, b), |way| plenty(Few::of(&pair_way(a, b, way)))));
        each_triple(whites, any, |a, b, c| {
            out.add_many(triple_ways(a, b, c), |way| plenty(triple_way(a, b, c, way)));
        });
        return;
    }
    let mut plenty = |dice: &[Placed]| {
        if card_face_counts(dice) && pool.duty.met_by(dice, true) {
            out.add(Action::Plenty { dice: Few::of(dice) });
        }
    };
    whites.iter().filter(|f| f.is_white()).for_each(|face| plenty(&[face.placed]));
    each_pair(whites, Face::is_white, |a, b| plenty(&[a.placed, b.placed]));
    each_triple(whites, Face::is_white, |a, b, c| plenty(&[a.placed, b.placed, c.placed]));
}

/// DECK-16: of the faces that give the same gain, the highest is offered.
fn card_face_counts(dice: &[Placed]) -> bool {
    match dice.iter().find(|d| d.card) {
        None => true,
        Some(card) => card.value() == 6 || sum(dice) < 8,
    }
}

fn sum(dice: &[Placed]) -> u16 {
    dice.iter().map(|d| u16::from(d.value())).sum()
}

/// Up to three white dice; at most 8, and 2 more with an active Banker.
pub(crate) fn plenty(p: &mut Play<'_>, dice: &[Placed], repeat: bool) {
    actions::use_space(p, Space::Money, repeat);
    p.place_dice(dice, Spot::Space(Space::Money));
    let base = PLENTY.gain(dice) as u8;
    let bonus = if p.me().active_cards.has(PlayerCard::Banker) { 2 } else { 0 };
    p.gain_jars(u16::from(base + bonus));
    p.t.go.plenty = Some((base, bonus));
    if p.t.go.double {
        p.t.go.double = false;
        double(p);
    }
    actions::effect_done(p);
}

/// DECK-24: the gain once more; OPT-3 leaves the Banker's bonus out.
pub(crate) fn double(p: &mut Play<'_>) {
    let (base, bonus) = p.t.go.plenty.expect("Plenty was used in this go");
    let bonus = if p.t.options.banker_bonus_not_doubled { 0 } else { bonus };
    p.gain_jars(u16::from(base + bonus));
}

/// Any die; half its value, rounded up.
pub(crate) fn little(p: &mut Play<'_>, die: Placed, repeat: bool) {
    actions::use_space(p, Space::Money, repeat);
    p.place_die(die, Spot::Space(Space::Money));
    p.gain_jars(LITTLE.gain(&[die]));
    actions::effect_done(p);
}
