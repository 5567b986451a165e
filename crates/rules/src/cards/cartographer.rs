//! CARD-5 Cartographer: 2 Jars and 3 connected markers for an exploration medal.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::shapes;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::Green, Colour::Green], 6);
pub(crate) const CARTOGRAPHER: Demand = Demand::once("CARD-5").jars(2).target(Target::Group(3));

#[inline]
pub(crate) fn offers<O: Offer>(duty: &Duty, e: &Eyes<'_>, out: &mut O) {
    if duty.none() && e.me().jars >= CARTOGRAPHER.jars {
        let own = e.me().guild_markers;
        let groups = shapes::count_connected_threes(own);
        out.add_many(groups, |k| Action::Cartographer { regions: shapes::connected_three(own, k) });
    }
}

pub(crate) fn cartographer(p: &mut Play<'_>, regions: RegionSet) {
    p.pay_jars(CARTOGRAPHER.jars);
    p.me().used_cards.insert(PlayerCard::Cartographer);
    p.take_markers(regions);
    p.gain_medals(Medal::Exploration, 1);
    actions::effect_done(p);
}
