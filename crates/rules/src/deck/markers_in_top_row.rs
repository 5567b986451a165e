//! DECK-18: guild markers on an adjacent free pair of the top row; only without such a pair, one on a free region there.

use super::prelude::*;
use crate::phases::markers;

const PAIRS: [RegionSet; 3] = [RegionSet(0b0011), RegionSet(0b0110), RegionSet(0b1100)];

pub(crate) struct MarkersInTopRow;

fn free(e: &Eyes<'_>) -> RegionSet {
    RegionSet::TOP_ROW.without(e.me().guild_markers)
}

/// How many markers can be had.
fn obtainable(e: &Eyes<'_>) -> u8 {
    markers::obtainable(e.me(), RegionSet::EMPTY, PlayerCardSet::EMPTY)
}

/// How many markers must be placed.
fn needed(e: &Eyes<'_>) -> Result<u8, Refusal> {
    let free = free(e);
    require(!free.is_empty(), MarkersInTopRow::CLAUSE, Why::TopRowFull)?;
    Ok(if free.and(free.spread()).is_empty() { 1 } else { 2 })
}

impl Card for MarkersInTopRow {
    const THEMES: &'static [Theme] = &[Theme::Markers];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let (free, n) = (free(e), obtainable(e));
        let pairs = PAIRS.into_iter().filter(|&pair| free.contains(pair));
        if pairs.clone().next().is_some() {
            if n >= 2 {
                pairs.for_each(|regions| out.add(Action::Card18 { regions }));
            }
        } else if n >= 1 {
            free.iter().for_each(|region| out.add(Action::Card18 { regions: region.set() }));
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card18 { regions } = *action else { stray(action) };
        markers::place_on_regions(p, regions);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::MarkersToPlace, needed(e)?, obtainable(e))
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card18 { regions } = *action else { stray(action) };
        let n = needed(e)?;
        number(Self::CLAUSE, Pieces::Regions, n, n, regions.len())?;
        for region in regions.iter() {
            require(RegionSet::TOP_ROW.has(region), Self::CLAUSE, Why::NotInTopRow { region })?;
            no_own_marker(e, region)?;
        }
        require(regions.connected(), Self::CLAUSE, Why::NotConnected { regions })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_pair_or_else_one() {
        let state = position("seat.0 = { hand = [18], active = ['white 3'] }");
        assert_eq!(offered(&state, card(18)), 3);
        let after = played(&state, Action::Card18 { regions: regions(&["1/1", "1/2"]) });
        assert_eq!(me(&after).guild_markers, regions(&["1/1", "1/2"]));
        let one = Action::Card18 { regions: regions(&["1/3"]) };
        let two = Why::WrongNumber { of: Pieces::Regions, least: 2, most: 2, has: 1 };
        assert_eq!(refused(&state, one), ("DECK-18", two));
        let no_pair = position("seat.0 = { hand = [18], active = ['white 3'], guild_markers = ['1/2', '1/4'] }");
        assert_eq!((offered(&no_pair, card(18)), no_pair.check(0, one)), (2, Ok(())));
    }
}
