//! DECK-4: an own guild marker from a region to any region without one.

use super::prelude::*;
use crate::event::Place;

pub(crate) struct MoveMarker;

impl Card for MoveMarker {
    const THEMES: &'static [Theme] = &[Theme::Markers];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let own = e.me().guild_markers;
        let free = RegionSet::ALL.without(own);
        let n = u32::from(free.len());
        out.add_many(u32::from(own.len()) * n, |k| Action::Card4 { from: own.nth(k / n), to: free.nth(k % n) });
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card4 { from, to } = *action else { stray(action) };
        p.move_marker(Place::Region(from), Place::Region(to));
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersOnRegions, 1, e.me().guild_markers.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card4 { from, to } = *action else { stray(action) };
        own_marker(e, Self::CLAUSE, from)?;
        no_own_marker(e, to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_marker_moves_anywhere() {
        let state = position("seat.0 = { hand = [4], active = ['white 3'], guild_markers = ['1/1'] }");
        assert_eq!(offered(&state, card(4)), 15);
        let from = region("1/1");
        let after = played(&state, Action::Card4 { from, to: region("4/4") });
        assert_eq!(me(&after).guild_markers, regions(&["4/4"]));
        assert_eq!(refused(&state, Action::Card4 { from, to: from }), ("GO-10", Why::OwnMarker { region: from }));
    }
}
