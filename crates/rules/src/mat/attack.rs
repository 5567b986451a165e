//! MAT-7 Attack: red dice add to the combat strength, as often as one likes.

use crate::action::Action;
use crate::demand::{Demand, Limit, Worth};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// There are 6 red dice.
pub(crate) const ATTACK: Demand =
    Demand::new("MAT-7", Limit::Unlimited).dice(1).up_to(6).of(Colour::Red).worth(Worth::Sum);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    dice.any_number(&ATTACK, e, out, |dice| Action::Attack { dice });
}

pub(crate) fn attack(p: &mut Play<'_>, dice: &[Placed]) {
    p.place_dice(dice, Spot::Attack);
    p.add_strength(ATTACK.gain(dice));
    actions::effect_done(p);
}
