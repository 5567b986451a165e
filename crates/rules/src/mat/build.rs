//! MAT-6 Build: a public building for 10 Jars, for 12 as its owner.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::dice_pool::DicePool;
use crate::event::Event;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::{actions, markers};
use crate::pieces::Play;
use crate::table::{BuildingState, Nest, Player, Spot};

/// 10 Jars, and 2 more for the ownership.
pub(crate) const BUILD: Demand =
    Demand::on(Space::Build, "MAT-6").dice(1).of(Colour::Yellow).from(3).jars(10).more_jars(2).target(Target::Building);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    if me.jars < BUILD.jars || !dice.has(&BUILD) {
        return;
    }
    let left = || Building::ALL.iter().filter(|&&b| e.t.buildings[b.index()] == BuildingState::Available);
    let (n, owns) = (left().count() as u32, if can_own(me) { 2 } else { 1 });
    // What must still be placed may be placed in the free use.
    dice.one_then_more(&BUILD, e, n * owns, out, |die, k| {
        let building = *left().nth((k / owns) as usize).expect("one of them");
        Action::Build { die, building, own: k % owns > 0 }
    });
}

/// Whether the building can be built as its owner: with the Jars and a guild marker for it.
pub(crate) fn can_own(p: &Player) -> bool {
    p.jars >= BUILD.price(1) && markers::can_be_had(p, PlayerCardSet::EMPTY)
}

pub(crate) fn build(p: &mut Play<'_>, die: Placed, building: Building, own: bool, repeat: bool) {
    let seat = p.seat;
    actions::use_space(p, Space::Build, repeat);
    p.place_die(die, Spot::Space(Space::Build));
    p.pay_jars(BUILD.price(u16::from(own)));
    p.t.buildings[building.index()] = BuildingState::Unowned;
    p.emit(Event::Built { seat, building, owned: own });
    p.gain_medals(Medal::Civil, 1);
    p.t.go.nest = Nest::FreeUse(building);
    if own {
        markers::place_on_building(p, building);
    }
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::MatAction;
    use crate::testing::{actions_of, after, go, mat, why_not};

    #[test]
    fn a_building_costs_ten_jars_and_twelve_for_its_owner() {
        let state = |die: &str, jars: u16| go(json!({ "active": [die], "jars": jars }));
        let build = mat(MatAction::Build);
        assert_eq!(actions_of(&state("yellow 3", 11), build).len(), Building::ALL.len());
        assert_eq!(actions_of(&state("yellow 3", 12), build).len(), 2 * Building::ALL.len());
        assert_eq!(why_not(&state("yellow 3", 9), build), ("MAT-6", "jars"));
        assert_eq!(why_not(&state("yellow 2", 12), build), ("MAT-6", "wrong_value"));
        assert_eq!(why_not(&state("red 3", 12), build), ("MAT-6", "wrong_colour"));
        let owned = json!({ "do": "build", "die": "yellow 3", "building": "new_market", "own": true });
        assert_eq!(after(&state("yellow 3", 12), owned).table.players[0].jars, 0);
    }
}
