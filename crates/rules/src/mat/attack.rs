//! MAT-7 Attack: red dice add to the combat strength, as often as one likes.

use crate::action::{Action, AttackDice};
use crate::choice::{Duty, Face, Offer};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

pub(crate) fn offers<O: Offer>(faces: &[Face], duty: &Duty, out: &mut O) {
    let mut red = crate::few::Few::<Face, 64>::new();
    for face in faces {
        if face.colour() == Colour::Red {
            red.push(*face);
        }
    }
    choose(&red, &[], duty, out);
}

/// All ways to add one or more of the later faces to the chosen ones. Equal dice stand side by side.
fn choose<O: Offer>(rest: &[Face], chosen: &[Face], duty: &Duty, out: &mut O) {
    for (i, face) in rest.iter().enumerate() {
        let fits = chosen.iter().all(|c| {
            !(c.placed.card && face.placed.card || c.placed.trans && face.placed.trans || c.dyed && face.dyed)
        });
        let alike = chosen.iter().filter(|c| !c.placed.card && c.placed.die == face.placed.die).count();
        if !fits || (!face.placed.card && alike >= face.count as usize) {
            continue;
        }
        let mut more = crate::few::Few::<Face, 6>::of(chosen);
        more.push(*face);
        let mut dice = AttackDice::new();
        for f in more.iter() {
            dice.push(f.placed);
        }
        if duty.met_by(&dice, false) {
            out.add(Action::Attack { dice });
        }
        if !more.is_full() {
            choose(&rest[i..], &more, duty, out);
        }
    }
}

pub(crate) fn attack(p: &mut Play<'_>, dice: &[Placed]) {
    p.place_dice(dice, Spot::Attack);
    p.add_strength(dice.iter().map(|d| u16::from(d.value())).sum());
    actions::effect_done(p);
}
