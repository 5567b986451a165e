//! DECK-2: one or two own guild markers off regions, 8 Jars each.

use super::prelude::*;

const JARS: u16 = 8;

pub(crate) struct SellMarkers;

impl Card for SellMarkers {
    const THEMES: &'static [Theme] = &[Theme::Markers, Theme::Jars];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let own = e.me().guild_markers;
        for size in [1, 2] {
            out.add_many(choose(own.len(), size), |k| Action::Card2 { regions: own.nth_subset(size, k) });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card2 { regions } = *action else { stray(action) };
        p.take_markers(regions);
        p.gain_jars(JARS * u16::from(regions.len()));
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersOnRegions, 1, e.me().guild_markers.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card2 { regions } = *action else { stray(action) };
        number(Self::CLAUSE, Pieces::Regions, 1, 2, regions.len())?;
        own_markers(e, Self::CLAUSE, regions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn markers_become_jars() {
        let state = position("seat.0 = { hand = [2], jars = 3, active = ['white 3'], guild_markers = ['1/1', '1/2'] }");
        assert_eq!(offered(&state, card(2)), 3);
        let after = played(&state, Action::Card2 { regions: regions(&["1/1", "1/2"]) });
        assert_eq!((me(&after).jars, me(&after).guild_markers), (19, RegionSet::EMPTY));
        let none = Why::NoOwnMarker { region: region("3/3") };
        assert_eq!(refused(&state, Action::Card2 { regions: regions(&["3/3"]) }), ("DECK-2", none));
    }
}
