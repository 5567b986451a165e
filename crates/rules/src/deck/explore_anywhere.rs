//! DECK-15: three own guild markers off any regions for an exploration medal.

use super::prelude::*;

const MARKERS: u8 = 3;

pub(crate) struct ExploreAnywhere;

impl Card for ExploreAnywhere {
    const THEMES: &'static [Theme] = &[Theme::Markers, Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let own = e.me().guild_markers;
        out.add_many(choose(own.len(), MARKERS), |k| Action::Card15 { regions: own.nth_subset(MARKERS, k) });
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card15 { regions } = *action else { stray(action) };
        p.take_markers(regions);
        p.gain_medals(Medal::Exploration, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersOnRegions, MARKERS, e.me().guild_markers.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card15 { regions } = *action else { stray(action) };
        number(Self::CLAUSE, Pieces::Regions, MARKERS, MARKERS, regions.len())?;
        own_markers(e, Self::CLAUSE, regions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn three_markers_are_a_medal() {
        let markers = "['1/1', '1/3', '3/1', '4/4']";
        let state = position(&format!("seat.0 = {{ hand = [15], active = ['white 3'], guild_markers = {markers} }}"));
        assert_eq!(offered(&state, card(15)), 4);
        let after = played(&state, Action::Card15 { regions: regions(&["1/1", "3/1", "4/4"]) });
        assert_eq!((me(&after).medals[Medal::Exploration.index()], me(&after).guild_markers), (1, regions(&["1/3"])));
        let two = Why::WrongNumber { of: Pieces::Regions, least: 3, most: 3, has: 2 };
        assert_eq!(refused(&state, Action::Card15 { regions: regions(&["1/1", "1/3"]) }), ("DECK-15", two));
    }
}
