//! CARD-7 Cannoneer: two dice of 3 or higher for strength 3, or two of 5 or higher to ward off.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::Demand;
use crate::dice_pool::DicePool;
use crate::event::Event;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::Red], 5);
pub(crate) const STRENGTH: Demand = Demand::once("CARD-7").dice(2).from(3);
pub(crate) const WARD: Demand = Demand::once("CARD-7").dice(2).from(5);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.two(&STRENGTH, 1, out, |dice, _| Action::CannoneerStrength { dice });
    dice.two(&WARD, 1, out, |dice, _| Action::CannoneerWard { dice });
}

pub(crate) fn strength(p: &mut Play<'_>, dice: &[Placed]) {
    use_card(p, PlayerCard::Cannoneer, dice);
    p.add_strength(3);
    actions::effect_done(p);
}

pub(crate) fn ward(p: &mut Play<'_>, dice: &[Placed]) {
    let seat = p.seat;
    use_card(p, PlayerCard::Cannoneer, dice);
    p.me().ward = true;
    p.emit(Event::Ward { seat });
    actions::effect_done(p);
}
