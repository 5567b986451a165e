//! Public buildings (BLD).

pub(crate) mod markets;
pub(crate) mod offices;

use crate::choice::{Duty, Eyes, Offer};
use crate::ids::*;
use crate::play::Play;
use crate::step::{Ask, Step};
use crate::table::BuildingState;

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

pub(crate) fn offers<O: Offer>(building: Building, e: &Eyes<'_>, duty: &Duty, free: bool, out: &mut O) {
    if !open(e, building, free) {
        return;
    }
    match building {
        Building::SecretSociety => offices::secret_society_offers(e, duty, out),
        Building::NotarysOffice => offices::notary_offers(e, out),
        // The other buildings place no die.
        _ if !duty.none() => {}
        Building::CivilianOffice => offices::civilian_offers(e, out),
        Building::LargeMarket => markets::large_offers(e, out),
        Building::LittleMarket => markets::little_offers(e, out),
        Building::NewMarket => markets::new_offers(e, out),
        Building::OrganizationOffice => offices::organization_offers(e, out),
        Building::SurveyorsOffice => offices::surveyor_offers(e, out),
    }
}

/// BLD-0: pays and notes the use.
pub(crate) fn pay(p: &mut Play<'_>, building: Building) {
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
