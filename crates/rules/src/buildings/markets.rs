//! BLD-2 Large Market, BLD-3 Little Market, BLD-4 New Market.

use crate::action::Action;
use crate::choice::{Eyes, Offer};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

pub(crate) const LARGE_MARKET: Demand = Demand::once("BLD-2").jars(2).target(Target::Goods(5));
pub(crate) const LITTLE_MARKET: Demand = Demand::once("BLD-3").jars(2).target(Target::Goods(3));
pub(crate) const NEW_MARKET: Demand = Demand::once("BLD-4").jars(5).target(Target::GoodsOfBoth(2));

pub(crate) fn large_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    for &goods in Goods::ALL {
        if e.me().goods(goods).len() == 5 {
            out.add(Action::LargeMarket { goods });
        }
    }
}

pub(crate) fn large(p: &mut Play<'_>, goods: Goods) {
    p.turn_in(goods, ColourSet::ALL);
    p.gain_medals(Medal::Trade, 2);
    actions::effect_done(p);
}

pub(crate) fn little_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    for &goods in Goods::ALL {
        for colours in e.me().goods(goods).subsets(3) {
            out.add(Action::LittleMarket { goods, colours });
        }
    }
}

pub(crate) fn little(p: &mut Play<'_>, goods: Goods, colours: ColourSet) {
    p.turn_in(goods, colours);
    p.gain_medals(Medal::Trade, 1);
    actions::effect_done(p);
}

pub(crate) fn new_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    for ore in e.me().ore.subsets(2) {
        for crystals in e.me().crystals.subsets(2) {
            out.add(Action::NewMarket { ore, crystals });
        }
    }
}

pub(crate) fn new(p: &mut Play<'_>, ore: ColourSet, crystals: ColourSet) {
    p.turn_in(Goods::Ore, ore);
    p.turn_in(Goods::Crystal, crystals);
    p.gain_medals(Medal::Trade, 2);
    actions::effect_done(p);
}
