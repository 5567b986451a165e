//! Public buildings (BLD): one file per building, and the one table of all.

mod prelude;
mod table;

pub(crate) mod civilian_office;
pub(crate) mod large_market;
pub(crate) mod little_market;
pub(crate) mod new_market;
pub(crate) mod notarys_office;
pub(crate) mod organization_office;
pub(crate) mod secret_society;
pub(crate) mod surveyors_office;

use crate::step::Step;
use crate::table::BuildingState;
use prelude::*;

// Number, name in `Building` and in `Action`, file.
table::buildings! {
    1 => CivilianOffice in civilian_office;
    2 => LargeMarket in large_market;
    3 => LittleMarket in little_market;
    4 => NewMarket in new_market;
    5 => NotarysOffice in notarys_office;
    6 => OrganizationOffice in organization_office;
    7 => SecretSociety in secret_society;
    8 => SurveyorsOffice in surveyors_office;
}

impl Building {
    #[must_use]
    pub const fn clause(self) -> &'static str {
        self.demand().clause
    }

    /// BLD-1 to BLD-8: the Jar price of a use.
    #[must_use]
    pub const fn price(self) -> u16 {
        self.demand().jars
    }
}

/// The buildings in play that the player has not used this turn (GO-5).
pub(crate) fn unused(e: &Eyes<'_>) -> BuildingSet {
    let in_play = (0..).zip(&e.t.buildings).map(|(i, state)| u8::from(state.in_play()) << i);
    BuildingSet(in_play.sum()).without(e.me().used_buildings)
}

/// BLD-0: whether the building can be used at its price (`free`: without it, MAT-6).
pub(crate) fn open(e: &Eyes<'_>, building: Building, free: bool) -> bool {
    let me = e.me();
    e.t.buildings[building.index()].in_play()
        && !me.used_buildings.has(building)
        && (free || me.jars >= e.t.building_price(building))
}

/// Every way to use this building now.
pub(crate) fn offers<O: Offer>(building: Building, e: &Eyes<'_>, duty: &Duty, free: bool, out: &mut O) {
    if open(e, building, free) {
        effect_offers(building, e, duty, out);
    }
}

/// Why the building cannot be used now in any way.
pub(crate) fn possible(e: &Eyes<'_>, building: Building) -> Verdict {
    let state = e.t.buildings[building.index()];
    require(state.in_play(), "BLD-0", Why::BuildingNotInPlay { building })?;
    require(!e.me().used_buildings.has(building), "GO-5", Why::BuildingUsed { building })?;
    if !matches!(e.t.step, Step::Ask { ask: Ask::FreeUse, .. }) {
        let clause = if state == BuildingState::Foreign { "SOLO-8" } else { "BLD-0" };
        jars(e, clause, e.t.building_price(building))?;
    }
    effect_possible(e, building)
}

/// Uses a building in the way this decision says.
pub(crate) fn play(p: &mut Play<'_>, building: Building, action: &Action) {
    pay(p, building);
    begin_action(p);
    effect(p, building, action);
}

/// BLD-0: pays and notes the use.
fn pay(p: &mut Play<'_>, building: Building) {
    let free = matches!(p.t.step, Step::Ask { ask: Ask::FreeUse, .. });
    if !free {
        let price = p.t.building_price(building);
        p.pay_jars(price);
        if let BuildingState::Owned(owner) = p.t.buildings[building.index()]
            && owner != p.seat
        {
            p.gain_jars_for(owner, price.min(2));
        }
    }
    p.me().used_buildings.insert(building);
}
