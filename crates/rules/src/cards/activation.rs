//! ACT: activating a player card.

use crate::action::Action;
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// ACT-1: exactly the dice asked for, with at least the total asked for.
#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let cards = PlayerCardSet::ALL.without(e.me().active_cards);
    dice.activating(cards, out, |card, dice| Action::Activate { card, dice });
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Activation(card));
    p.activate(card);
    actions::effect_done(p);
}
