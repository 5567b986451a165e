//! CARD-5 Cartographer: 2 Jars and 3 connected markers for an exploration medal.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, dice_action, go, why_not};

    #[test]
    fn three_connected_markers_and_two_jars() {
        let state = |jars: u16, regions: &[&str]| {
            go(json!({ "jars": jars, "guild_markers": regions, "active_cards": ["cartographer"] }))
        };
        let card = dice_action(PlayerCard::Cartographer);
        assert_eq!(actions_of(&state(2, &["1/1", "1/2", "1/3", "1/4"]), card).len(), 2);
        assert_eq!(why_not(&state(1, &["1/1", "1/2", "1/3"]), card), ("CARD-5", "jars"));
        assert_eq!(why_not(&state(2, &["1/1", "1/2", "2/4"]), card), ("CARD-5", "no_group"));
    }
}
