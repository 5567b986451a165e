//! MAT-4 Territory: guild marker on a region, and Explore.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::dice_pool::{DicePool, Places};
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::{actions, markers};
use crate::pieces::Play;
use crate::shapes;
use crate::table::Spot;

pub(crate) const MARKER_ON_REGION: Demand = Demand::on(Space::Territory, "MAT-4").dice(2).target(Target::Region);
pub(crate) const EXPLORE: Demand = Demand::on(Space::Territory, "MAT-4").dice(1).target(Target::Group(4));

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let own = e.me().guild_markers;
    let groups = shapes::count_connected_fours(own);
    if groups > 0 {
        dice.one(&EXPLORE, groups, out, |die, k| Action::Explore { die, regions: shapes::connected_four(own, k) });
    }
    if can_place(e) {
        let free = Places::new(RegionSet::ALL.without(own), e);
        dice.two_on_regions(&MARKER_ON_REGION, &free, out, |dice, region| Action::MarkerOnRegion {
            dice,
            region: region.nth(0),
        });
    }
}

/// GO-9: a marker in supply, or one that can be taken back. The target never holds an own marker.
pub(crate) fn can_place(e: &Eyes<'_>) -> bool {
    markers::can_be_had(e.me(), PlayerCardSet::EMPTY)
}

pub(crate) fn marker_on_region(p: &mut Play<'_>, dice: &[Placed], region: Region, repeat: bool) {
    actions::use_space(p, Space::Territory, repeat);
    p.place_dice(dice, Spot::Space(Space::Territory));
    markers::place_on_regions(p, region.set());
    actions::effect_done(p);
}

/// Exactly 4 connected regions for 1 exploration medal.
pub(crate) fn explore(p: &mut Play<'_>, die: Placed, regions: RegionSet, repeat: bool) {
    actions::use_space(p, Space::Territory, repeat);
    p.place_die(die, Spot::Space(Space::Territory));
    p.take_markers(regions);
    p.gain_medals(Medal::Exploration, 1);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::MatAction;
    use crate::testing::{actions_of, go, mat, why_not};

    #[test]
    fn two_dice_place_a_marker_on_a_region_of_their_colours() {
        let state = go(json!({ "active": ["white 1", "yellow 2"] }));
        let regions = state.table.board.of(Colour::White).or(state.table.board.of(Colour::Yellow));
        assert_eq!(actions_of(&state, mat(MatAction::MarkerOnRegion)).len(), regions.len() as usize);
        let state = go(json!({ "active": ["white 1"] }));
        assert_eq!(why_not(&state, mat(MatAction::MarkerOnRegion)), ("MAT-4", "too_few"));
    }

    #[test]
    fn explore_needs_four_connected_markers() {
        let own = |regions: &[&str]| go(json!({ "active": ["red 1", "red 2"], "guild_markers": regions }));
        let three = own(&["1/1", "1/2", "1/3", "3/3"]);
        assert_eq!(why_not(&three, mat(MatAction::Explore)), ("MAT-4", "no_group"));
        assert_eq!(actions_of(&own(&["1/1", "1/2", "1/3", "2/3"]), mat(MatAction::Explore)).len(), 2);
    }
}
