//! MAT-1 Money: Plenty and Little.

use crate::action::Action;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

pub(crate) const PLENTY: Demand =
    Demand::on(Space::Money, "MAT-1").dice(1).up_to(3).of(Colour::White).worth(Worth::SumUpTo(8));
pub(crate) const LITTLE: Demand = Demand::on(Space::Money, "MAT-1").dice(1).worth(Worth::Half);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.one(&LITTLE, 1, out, |die, _| Action::Little { die });
    dice.up_to_three(&PLENTY, out, |dice| Action::Plenty { dice });
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
