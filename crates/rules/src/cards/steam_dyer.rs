//! CARD-2 Steam Dyer: a die of 3 or higher, then a further action with a white die of any colour.

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Eyes, Face, Offer};
use crate::demand::Demand;
use crate::ids::*;
use crate::legal;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Nest;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Yellow], 8);
pub(crate) const STEAM_DYER: Demand = Demand::once("CARD-2").dice(1).from(3);

pub(crate) fn offers<O: Offer>(faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    for face in faces {
        if face.value >= 3 && face.card_only_as(Colour::White, 6) {
            let action = Action::SteamDyer { die: face.placed };
            // The further action is compulsory (GO-15). Any other white die can go to the Attack space as red;
            // only where something else must be placed too, the question needs a closer look.
            let possible = if duty.none() { other_white(faces, face) } else { e.after(&action, |e| legal::alive(&e)) };
            if possible {
                out.add(action);
            }
        }
    }
}

/// Whether a white die is left after this one is placed.
fn other_white(faces: &[Face], first: &Face) -> bool {
    faces.iter().any(|f| f.placed.die.is_white() && !f.is_card() && (!f.same_die(first) || f.count >= 2))
}

pub(crate) fn steam_dyer(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::SteamDyer, &[die]);
    p.t.go.dye = true;
    p.t.go.nest = Nest::Further;
    actions::effect_done(p);
}
