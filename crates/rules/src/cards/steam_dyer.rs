//! CARD-2 Steam Dyer: a die of 3 or higher, then a further action with a white die of any colour.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::Demand;
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Nest;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Yellow], 8);
pub(crate) const STEAM_DYER: Demand = Demand::once("CARD-2").dice(1).from(3);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    dice.one_beside_white(&STEAM_DYER, e, out, |die| Action::SteamDyer { die });
}

pub(crate) fn steam_dyer(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::SteamDyer, &[die]);
    p.t.go.dye = true;
    p.t.go.nest = Nest::Further;
    actions::effect_done(p);
}
