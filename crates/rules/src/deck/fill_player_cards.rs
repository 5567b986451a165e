//! DECK-11 and DECK-21: guild markers on Organizer and Manipulator, up to their limits or one each.

use super::prelude::*;
use crate::phases::markers::{self, HOLDERS};

/// `N` is the number of the card.
pub(crate) struct FillPlayerCards<const N: u8>;

impl<const N: u8> FillPlayerCards<N> {
    /// How many on one card.
    const MOST: u8 = if N == 11 { u8::MAX } else { 1 };

    fn decision(organizer: u8, manipulator: u8) -> Action {
        match N {
            11 => Action::Card11 { organizer, manipulator },
            _ => Action::Card21 { organizer, manipulator },
        }
    }

    fn numbers(action: &Action) -> [u8; 2] {
        match *action {
            Action::Card11 { organizer, manipulator } | Action::Card21 { organizer, manipulator } => {
                [organizer, manipulator]
            }
            _ => stray(action),
        }
    }
}

impl<const N: u8> Card for FillPlayerCards<N>
where
    Self: InDeck,
{
    const THEMES: &'static [Theme] = &[Theme::Markers];

    /// A card that receives none is no target, so its markers can be taken back (GO-9).
    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let me = e.me();
        let [organizer, manipulator] = HOLDERS.map(|card| me.room_on(card));
        for on_organizer in 0..=organizer.min(Self::MOST) {
            for on_manipulator in 0..=manipulator.min(Self::MOST) {
                let targets = [(PlayerCard::Organizer, on_organizer), (PlayerCard::Manipulator, on_manipulator)]
                    .into_iter()
                    .filter(|&(_, n)| n > 0)
                    .map(|(card, _)| card)
                    .collect();
                let n = on_organizer + on_manipulator;
                if n > 0 && n <= markers::obtainable(me, RegionSet::EMPTY, targets) {
                    out.add(Self::decision(on_organizer, on_manipulator));
                }
            }
        }
    }

    /// Both cards are targets before anything is taken back.
    fn play(p: &mut Play<'_>, action: &Action) {
        for (card, n) in HOLDERS.into_iter().zip(Self::numbers(action)) {
            markers::place_on_card(p, card, n, false);
        }
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        marker_on_any_card(e, Self::CLAUSE)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let on = Self::numbers(action);
        let n = on[0].saturating_add(on[1]);
        few("GO-4", Pieces::MarkersToPlace, 1, n)?;
        let mut targets = PlayerCardSet::EMPTY;
        for (card, needs) in HOLDERS.into_iter().zip(on).filter(|&(_, n)| n > 0) {
            in_play(e, Self::CLAUSE, card)?;
            let room = e.me().room_on(card).min(Self::MOST);
            require(needs <= room, Self::CLAUSE, Why::CardFull { card, needs, room })?;
            targets.insert(card);
        }
        markers_to_place(e, n, targets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn markers_lie_on_organizer_and_manipulator() {
        let seat = "seat.0 = { hand = [11, 21], active = ['white 3'], active_cards = ['organizer', 'manipulator'] }";
        let state = position(seat);
        assert_eq!((offered(&state, card(11)), offered(&state, card(21))), (11, 3));
        let after = played(&state, Action::Card11 { organizer: 2, manipulator: 3 });
        assert_eq!((me(&after).on_organizer, me(&after).on_manipulator), (2, 3));
        let full = Why::CardFull { card: PlayerCard::Organizer, needs: 2, room: 1 };
        assert_eq!(refused(&state, Action::Card21 { organizer: 2, manipulator: 0 }), ("DECK-21", full));
    }
}
