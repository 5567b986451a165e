//! CARD-1 Banker: a yellow die gives its value. The bonus for Plenty is in `mat::money`.

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Face, Offer};
use crate::demand::{Demand, Worth};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Yellow], 10);
pub(crate) const BANKER: Demand = Demand::once("CARD-1").dice(1).of(Colour::Yellow).worth(Worth::Sum);

pub(crate) fn offers<O: Offer>(faces: &[Face], duty: &Duty, out: &mut O) {
    for face in faces {
        if face.colour == Colour::Yellow && duty.met_by(&[face.placed], false) {
            out.add(Action::Banker { die: face.placed });
        }
    }
}

pub(crate) fn banker(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::Banker, &[die]);
    p.gain_jars(BANKER.gain(&[die]));
    actions::effect_done(p);
}
