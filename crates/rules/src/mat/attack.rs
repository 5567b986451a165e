//! MAT-7 Attack: red dice add to the combat strength, as often as one likes.

use crate::action::{Action, AttackDice};
use crate::choice::{Duty, Face, Offer, Pool};
use crate::demand::{Demand, Limit, Worth};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// There are 6 red dice.
pub(crate) const ATTACK: Demand =
    Demand::new("MAT-7", Limit::Unlimited).dice(1).up_to(6).of(Colour::Red).worth(Worth::Sum);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, out: &mut O) {
    let Some(first) = pool.faces.iter().position(|f| f.colour == Colour::Red) else { return };
    choose(&pool.faces[first..], &Few::new(), &pool.duty, out);
}

/// All ways to add one or more of the later faces to the chosen ones. Equal dice stand side by side.
fn choose<O: Offer>(rest: &[Face], chosen: &Few<Face, 6>, duty: &Duty, out: &mut O) {
    for (i, face) in rest.iter().enumerate() {
        if face.colour != Colour::Red {
            continue;
        }
        let alike = chosen.iter().filter(|c| c.same_die(face)).count();
        if alike >= face.count as usize || !chosen.iter().all(|c| c.goes_with(face)) {
            continue;
        }
        let mut more = *chosen;
        more.push(*face);
        let mut dice = AttackDice::new();
        more.iter().for_each(|f| dice.push(f.placed));
        if duty.met_by(&dice, false) {
            out.add(Action::Attack { dice });
        }
        let rest = if face.count > 1 { &rest[i..] } else { &rest[i + 1..] };
        if !more.is_full() && rest.iter().any(|f| f.colour == Colour::Red) {
            choose(rest, &more, duty, out);
        }
    }
}

pub(crate) fn attack(p: &mut Play<'_>, dice: &[Placed]) {
    p.place_dice(dice, Spot::Attack);
    p.add_strength(ATTACK.gain(dice));
    actions::effect_done(p);
}
