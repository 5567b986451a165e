//! Player cards (ACT, CARD).

pub(crate) mod activation;
pub(crate) mod banker;
pub(crate) mod cannoneer;
pub(crate) mod cartographer;
pub(crate) mod diggers;
pub(crate) mod manipulator;
pub(crate) mod organizer;
pub(crate) mod rumblepoke;
pub(crate) mod steam_dyer;
pub(crate) mod steam_pressure_plant;

use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::pieces::Play;
use crate::table::Spot;

/// Offers the actions of all active player cards.
#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    // ACT-2: a card that became active in this go waits for the next one.
    let ready = me.active_cards.without(e.t.go.fresh);
    if ready.is_empty() {
        return;
    }
    // GO-5: dice-or-money actions once per turn; marker actions have no such limit.
    for card in ready.without(me.used_cards).iter() {
        match card {
            PlayerCard::Banker => banker::offers(dice, out),
            PlayerCard::SteamDyer => steam_dyer::offers(dice, e, out),
            PlayerCard::OreDigger => diggers::offers(Goods::Ore, dice, e, out),
            PlayerCard::Crystallographist => diggers::offers(Goods::Crystal, dice, e, out),
            PlayerCard::Cartographer => cartographer::offers(dice.duty(), e, out),
            PlayerCard::Organizer => organizer::swap_offers(dice, e, out),
            PlayerCard::Cannoneer => cannoneer::offers(dice, out),
            PlayerCard::Rumblepoke => rumblepoke::offers(dice, out),
            PlayerCard::SteamPressurePlant => steam_pressure_plant::offers(dice, e, out),
            PlayerCard::Manipulator => {}
        }
    }
    if dice.duty().none() {
        if ready.has(PlayerCard::Organizer) {
            organizer::marker_offers(e, out);
        }
        if ready.has(PlayerCard::Manipulator) {
            manipulator::offers(e, out);
        }
    }
}

/// Places the dice of a card's action and notes its use (GO-5).
pub(crate) fn use_card(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Card(card));
    p.me().used_cards.insert(card);
}
