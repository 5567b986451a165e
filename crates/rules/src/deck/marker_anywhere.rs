//! DECK-17: a guild marker on any region without an own one.

use super::prelude::*;
use crate::phases::markers;

pub(crate) struct MarkerAnywhere;

impl Card for MarkerAnywhere {
    const THEMES: &'static [Theme] = &[Theme::Markers];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if markers::can_be_had(e.me(), PlayerCardSet::EMPTY) {
            let free = RegionSet::ALL.without(e.me().guild_markers);
            out.add_many(u32::from(free.len()), |k| Action::Card17 { region: free.nth(k) });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card17 { region } = *action else { stray(action) };
        markers::place_on_regions(p, region.set());
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        markers_to_place(e, 1, PlayerCardSet::EMPTY)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card17 { region } = *action else { stray(action) };
        no_own_marker(e, region)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_marker_goes_anywhere() {
        let state = position("seat.0 = { hand = [17], active = ['white 3'], guild_markers = ['1/1'] }");
        assert_eq!(offered(&state, card(17)), 15);
        let after = played(&state, Action::Card17 { region: region("2/2") });
        assert_eq!(me(&after).guild_markers, regions(&["1/1", "2/2"]));
        let own = region("1/1");
        assert_eq!(refused(&state, Action::Card17 { region: own }), ("GO-10", Why::OwnMarker { region: own }));
    }
}
