//! BLD-7: any active die counts 3 on the Attack space; a bound die may be placed too (GO-17).

use super::prelude::*;
use crate::event::{DicePlace, Event};
use crate::faces::plain_faces;
use crate::table::{Spot, UsedDie};

const VALUE: u8 = 3;

pub(crate) struct SecretSociety;

/// What else there is to say about the die is said of all dice that are placed.
impl Use for SecretSociety {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).dice(1).jars(8);
    const MAY_MEET_DUTY: bool = true;

    fn offers<O: Offer>(e: &Eyes<'_>, duty: &Duty, out: &mut O) {
        for face in plain_faces(e).iter() {
            if duty.met_by(&[face.placed], false) {
                out.add(Action::SecretSociety { die: face.placed.die });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::SecretSociety { die } = *action else { stray(action) };
        let (seat, three) = (p.seat, die.with_value(VALUE));
        if p.t.go.bound == Some(die) {
            p.t.go.bound = None;
            p.move_dice(Counts::one(die.colour()), DicePlace::Bound, DicePlace::Active);
        } else {
            p.me().active.take_die(die);
        }
        p.me().used.insert_sorted(UsedDie { die: three, on: Spot::Attack });
        p.emit(Event::DieChanged { seat, from: die, to: three });
        p.emit(Event::DiePlaced { seat, placed: Placed::plain(three), on: Spot::Attack });
        p.t.go.dye = false;
        p.add_strength(u16::from(VALUE));
        effect_done(p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn a_die_counts_3_in_the_attack() {
        let thing = Thing::Building { building: Building::SecretSociety };

        let state =
            position("buildings.secret_society = 'unowned'\nseat.0 = { jars = 8, active = ['blue 1', 'red 6'] }");
        assert_eq!(offered(&state, thing), 2);
        let after = played(&state, Action::SecretSociety { die: die("blue 1") });
        assert_eq!((me(&after).strength, me(&after).used[0].die), (3, die("blue 3")));
        let white = die("white 1");
        let missing = Why::DieMissing { die: white, needs: 1, has: 0 };
        assert_eq!(refused(&state, Action::SecretSociety { die: white }), ("GO-6", missing));
    }
}
