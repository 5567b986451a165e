//! DECK-35 to DECK-38: own guild markers off four regions of the shape shown, for two exploration medals.

use super::prelude::*;
use crate::shapes;

const MARKERS: u8 = 4;

/// `N` is the number of the card.
pub(crate) struct ExploreShape<const N: u8>;

impl<const N: u8> ExploreShape<N> {
    /// DATA-4
    fn shape(e: &Eyes<'_>) -> Shape {
        e.t.shapes[N as usize - 35]
    }

    fn decision(regions: RegionSet) -> Action {
        match N {
            35 => Action::Card35 { regions },
            36 => Action::Card36 { regions },
            37 => Action::Card37 { regions },
            _ => Action::Card38 { regions },
        }
    }

    fn regions(action: &Action) -> RegionSet {
        match *action {
            Action::Card35 { regions }
            | Action::Card36 { regions }
            | Action::Card37 { regions }
            | Action::Card38 { regions } => regions,
            _ => stray(action),
        }
    }
}

impl<const N: u8> Card for ExploreShape<N>
where
    Self: InDeck,
{
    const THEMES: &'static [Theme] = &[Theme::Markers, Theme::Medals];
    const DATA: Option<&'static str> = Some("DATA-4");

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let groups = || shapes::fours_of_shape(Self::shape(e), e.me().guild_markers);
        out.add_many(groups().0, |k| Self::decision(groups().1.nth(k as usize).expect("one of them")));
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        p.take_markers(Self::regions(action));
        p.gain_medals(Medal::Exploration, 2);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersOnRegions, MARKERS, e.me().guild_markers.len())?;
        let needs = Self::shape(e);
        let (n, _) = shapes::fours_of_shape(needs, e.me().guild_markers);
        require(n > 0, Self::CLAUSE, Why::NoShape { needs })
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let (regions, needs) = (Self::regions(action), Self::shape(e));
        connected(e, Self::CLAUSE, regions, MARKERS)?;
        let has = shapes::shape(regions);
        require(has == needs, Self::CLAUSE, Why::WrongShape { needs, has })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn four_markers_of_the_shape_are_two_medals() {
        let row = "['1/1', '1/2', '1/3', '1/4']";
        let state = position(&format!("seat.0 = {{ hand = [35, 36], active = ['white 3'], guild_markers = {row} }}"));
        assert_eq!((offered(&state, card(35)), offered(&state, card(36))), (1, 0));
        let after = played(&state, Action::Card35 { regions: RegionSet::TOP_ROW });
        assert_eq!((me(&after).medals[Medal::Exploration.index()], me(&after).guild_markers), (2, RegionSet::EMPTY));
        let square = Why::NoShape { needs: Shape::Square };
        assert_eq!(refused(&state, Action::Card36 { regions: RegionSet::TOP_ROW }), ("DECK-36", square));
    }
}
