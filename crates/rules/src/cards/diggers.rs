//! CARD-3 Ore Digger (dice 2-4, ore) and CARD-4 Crystallographist (dice 1-3, crystals).

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::{Demand, Target};
use crate::dice_pool::{DicePool, Places};
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Blue], 8);
pub(crate) const ORE_DIGGER: Demand = Demand::once("CARD-3").dice(2).between(2, 4).target(Target::Regions);
pub(crate) const CRYSTALLOGRAPHIST: Demand = Demand::once("CARD-4").dice(2).between(1, 3).target(Target::Regions);

/// The card that digs for these.
pub(crate) const fn card_for(goods: Goods) -> PlayerCard {
    match goods {
        Goods::Ore => PlayerCard::OreDigger,
        Goods::Crystal => PlayerCard::Crystallographist,
    }
}

#[inline]
pub(crate) fn offers<O: Offer>(goods: Goods, dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let there = Places::new(takeable(e, goods), e);
    dice.two_on_regions(card_for(goods).dice_action(), &there, out, |dice, regions| match goods {
        Goods::Ore => Action::OreDigger { dice, regions },
        Goods::Crystal => Action::Crystallographist { dice, regions },
    });
}

/// The regions with a marker in a colour not yet owned.
pub(crate) fn takeable(e: &Eyes<'_>, goods: Goods) -> RegionSet {
    let mut there = e.t.goods_on_regions(goods);
    for colour in e.me().goods(goods).iter() {
        there = there.without(e.t.board.of(colour));
    }
    there
}

pub(crate) fn dig(p: &mut Play<'_>, goods: Goods, dice: &[Placed], regions: RegionSet) {
    use_card(p, card_for(goods), dice);
    for region in regions.iter() {
        p.take_goods_from_region(goods, region);
    }
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, dice_action, go, why_not};

    #[test]
    fn dice_in_range_dig_on_regions_of_their_colours() {
        let state =
            go(json!({ "active": ["white 2", "white 3"], "active_cards": ["ore_digger", "crystallographist"] }));
        let white = state.table.board.of(Colour::White).len() as usize;
        let digs = |card| actions_of(&state, dice_action(card)).len();
        assert_eq!([PlayerCard::OreDigger, PlayerCard::Crystallographist].map(digs), [white; 2]);
        let state =
            go(json!({ "active": ["white 4", "white 5"], "active_cards": ["ore_digger", "crystallographist"] }));
        let why = |card| why_not(&state, dice_action(card));
        assert_eq!(why(PlayerCard::OreDigger), ("CARD-3", "wrong_value"));
        assert_eq!(why(PlayerCard::Crystallographist), ("CARD-4", "wrong_value"));
    }
}
