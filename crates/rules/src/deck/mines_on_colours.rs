//! DECK-32 to DECK-34: an exploration medal for own mines on the three colours shown. The mines stay.

use super::prelude::*;

/// `N` is the number of the card.
pub(crate) struct MinesOnColours<const N: u8>;

impl<const N: u8> MinesOnColours<N> {
    /// DATA-3: the colours of the card without an own mine.
    fn missing(e: &Eyes<'_>) -> ColourSet {
        let wanted = e.t.mine_colours[N as usize - 32];
        wanted.iter().filter(|&c| e.t.board.of(c).and(e.me().mines).is_empty()).collect()
    }
}

impl<const N: u8> Card for MinesOnColours<N>
where
    Self: InDeck,
{
    const THEMES: &'static [Theme] = &[Theme::Mines, Theme::Medals];
    const DATA: Option<&'static str> = Some("DATA-3");

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if Self::missing(e).is_empty() {
            out.add(match N {
                32 => Action::Card32,
                33 => Action::Card33,
                _ => Action::Card34,
            });
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        p.gain_medals(Medal::Exploration, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let colours = Self::missing(e);
        require(colours.is_empty(), Self::CLAUSE, Why::MinesMissing { colours })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn mines_on_three_colours_are_a_medal() {
        let none = position("seat.0 = { hand = [32], active = ['white 3'] }");
        let wanted = none.table.mine_colours[0];
        assert_eq!(refused(&none, Action::Card32), ("DECK-32", Why::MinesMissing { colours: wanted }));
        let mines: Vec<_> = wanted.iter().filter_map(|colour| none.table.board.of(colour).iter().next()).collect();
        let mines = serde_json::to_string(&mines).unwrap();
        let state = position(&format!("seat.0 = {{ hand = [32], active = ['white 3'], mines = {mines} }}"));
        assert_eq!(offered(&state, card(32)), 1);
        let after = played(&state, Action::Card32);
        assert_eq!((me(&after).medals[Medal::Exploration.index()], me(&after).mines.len()), (1, 3));
    }
}
