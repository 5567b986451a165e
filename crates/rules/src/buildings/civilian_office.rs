//! BLD-1: an active die to 5 or 6.

use super::prelude::*;

pub(crate) struct CivilianOffice;

impl Use for CivilianOffice {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(4).target(Target::Die);

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        for die in e.me().active.distinct() {
            for to in [5, 6] {
                out.add(Action::CivilianOffice { die, to });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::CivilianOffice { die, to } = *action else { stray(action) };
        p.change_die(die, to);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        active_dice(e, Self::CLAUSE)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::CivilianOffice { die, to } = *action else { stray(action) };
        turn(e, Self::CLAUSE, die, to, (5..=6).contains(&to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn a_die_becomes_5_or_6() {
        let thing = Thing::Building { building: Building::CivilianOffice };

        let state =
            position("buildings.civilian_office = 'unowned'\nseat.0 = { jars = 4, active = ['white 3', 'red 6'] }");
        assert_eq!(offered(&state, thing), 4);
        let die = die("white 3");
        let after = played(&state, Action::CivilianOffice { die, to: 5 });
        assert_eq!((me(&after).jars, me(&after).active[0].value()), (0, 5));
        assert_eq!(refused(&state, Action::CivilianOffice { die, to: 4 }), ("BLD-1", Why::WrongTurn { die, to: 4 }));
    }
}
