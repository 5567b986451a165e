//! BLD-5: a white space already used this turn is used again, at once.

use super::prelude::*;
use crate::legal;
use crate::table::Nest;

pub(crate) struct NotarysOffice;

/// How many white spaces were used this turn.
fn used_spaces(e: &Eyes<'_>) -> u8 {
    e.me().uses.iter().filter(|&&n| n > 0).count() as u8
}

/// GO-15: whether a used space can be used again, and what must be placed can be placed there.
fn can_repeat(e: &Eyes<'_>) -> bool {
    e.after(&Action::NotarysOffice, |e| legal::alive(&e))
}

impl Use for NotarysOffice {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(8).target(Target::UsedSpace);
    const MAY_MEET_DUTY: bool = true;

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        if used_spaces(e) > 0 && can_repeat(e) {
            out.add(Action::NotarysOffice);
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        p.t.go.nest = Nest::Repeat;
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::UsedSpaces, 1, used_spaces(e))?;
        require(can_repeat(e), "GO-15", Why::NoNested { ask: Ask::Repeat })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::step::Step;
    use crate::testing::*;

    #[test]
    fn a_used_space_is_used_again() {
        let thing = Thing::Building { building: Building::NotarysOffice };

        let seat = |uses| {
            format!(
                "buildings.notarys_office = 'unowned'\nseat.0 = {{ jars = 8, active = ['white 3'], uses = {uses} }}"
            )
        };
        let state = position(&seat("{ money = 1 }"));
        assert_eq!(offered(&state, thing), 1);
        let after = played(&state, Action::NotarysOffice);
        assert_eq!(after.table.step, Step::Ask { seat: 0, ask: Ask::Repeat });
        let none = Why::TooFew { of: Pieces::UsedSpaces, needs: 1, has: 0 };
        assert_eq!(refused(&position(&seat("{}")), Action::NotarysOffice), ("BLD-5", none));
    }
}
