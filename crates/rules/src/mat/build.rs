//! MAT-6 Build: a public building for 10 Jars, for 12 as its owner.

use crate::action::Action;
use crate::choice::{Eyes, Offer, Pool};
use crate::demand::{Demand, Target};
use crate::event::Event;
use crate::ids::*;
use crate::legal;
use crate::phases::{actions, markers};
use crate::play::Play;
use crate::table::{BuildingState, Nest, Player, Spot};

/// 10 Jars, and 2 more for the ownership.
pub(crate) const BUILD: Demand =
    Demand::on(Space::Build, "MAT-6").dice(1).of(Colour::Yellow).from(3).jars(10).more_jars(2).target(Target::Building);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    if me.jars < BUILD.jars {
        return;
    }
    let can_own = can_own(me);
    for face in pool.faces {
        if face.colour != Colour::Yellow || face.value < 3 || !face.card_only_as(Colour::Yellow, 6) {
            continue;
        }
        for &building in Building::ALL {
            if e.t.buildings[building.index()] != BuildingState::Available {
                continue;
            }
            for own in [false, true] {
                let action = Action::Build { die: face.placed, building, own };
                // What must still be placed may be placed in the free use.
                if (!own || can_own)
                    && (pool.duty.met_by(&[face.placed], false) || e.after(&action, |e| legal::alive(&e)))
                {
                    out.add(action);
                }
            }
        }
    }
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
