//! DECK-23: a mine on any region without an own one.

use super::prelude::*;

pub(crate) struct MineAnywhere;

impl Card for MineAnywhere {
    const THEMES: &'static [Theme] = &[Theme::Mines];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if e.me().mine_supply > 0 {
            let free = RegionSet::ALL.without(e.me().mines);
            out.add_many(u32::from(free.len()), |k| Action::Card23 { region: free.nth(k) });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card23 { region } = *action else { stray(action) };
        p.place_mine(region);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        mine_in_supply(e)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card23 { region } = *action else { stray(action) };
        no_own_mine(e, region)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_mine_goes_anywhere() {
        let state = position("seat.0 = { hand = [23], active = ['white 3'], mines = ['1/1'] }");
        assert_eq!(offered(&state, card(23)), 15);
        let after = played(&state, Action::Card23 { region: region("3/3") });
        assert_eq!(me(&after).mines, regions(&["1/1", "3/3"]));
        let own = region("1/1");
        assert_eq!(refused(&state, Action::Card23 { region: own }), ("GO-10", Why::OwnMine { region: own }));
    }
}
