//! DECK-8 and DECK-26: before the action, a die of choice from the bag or from the depot is rolled; the action must
//! use it (GO-17).

use super::prelude::*;
use crate::event::DicePlace;
use crate::step::{Chance, RollWhy};
use crate::table::Player;

/// `N` is the number of the card.
pub(crate) struct ChooseDie<const N: u8>;

impl<const N: u8> ChooseDie<N> {
    const FROM_BAG: bool = N == 8;
    const PIECES: Pieces = if Self::FROM_BAG { Pieces::DiceInBag } else { Pieces::DiceInDepot };

    fn from(me: &Player) -> Counts {
        if Self::FROM_BAG { me.bag } else { me.depot }
    }

    fn decision(colour: Colour) -> Action {
        if Self::FROM_BAG { Action::Card8 { colour } } else { Action::Card26 { colour } }
    }

    fn colour(action: &Action) -> Colour {
        match *action {
            Action::Card8 { colour } | Action::Card26 { colour } => colour,
            _ => stray(action),
        }
    }
}

impl<const N: u8> Card for ChooseDie<N>
where
    Self: InDeck,
{
    const THEMES: &'static [Theme] = &[Theme::Dice];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if !e.t.go.acted {
            let colours = Self::from(e.me()).colours();
            out.add_many(u32::from(colours.len()), |k| Self::decision(colours.nth(k)));
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let (seat, colour) = (p.seat, Self::colour(action));
        let me = p.me();
        let place = if Self::FROM_BAG {
            me.bag.sub(colour);
            DicePlace::Bag
        } else {
            me.depot.sub(colour);
            DicePlace::Depot
        };
        me.drawn.add(colour);
        p.move_dice(Counts::one(colour), place, DicePlace::Drawn);
        p.chance(Chance::Roll { seat, why: RollWhy::Bound });
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        before_action(e, Self::CARD)?;
        few(Self::CLAUSE, Self::PIECES, 1, Self::from(e.me()).total())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        colour_in(Self::CLAUSE, Self::PIECES, Self::colour(action), Self::from(e.me()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_die_of_bag_or_depot_is_rolled() {
        let state = position("seat.0 = { hand = [8, 26], active = ['white 3'], depot = { white = 2, red = 1 } }");
        assert_eq!((offered(&state, card(8)), offered(&state, card(26))), (3, 2));
        let after = played(&state, Action::Card8 { colour: Colour::Yellow });
        assert_eq!(me(&after).drawn, Counts::one(Colour::Yellow));
        assert_eq!(settled(after).table.go.bound.map(Die::colour), Some(Colour::Yellow));
        let missing = Why::ColourMissing { from: Pieces::DiceInDepot, colour: Colour::Blue, needs: 1, has: 0 };
        assert_eq!(refused(&state, Action::Card26 { colour: Colour::Blue }), ("DECK-26", missing));
        let little = Action::Little { die: Placed::plain(die("white 3")) };
        let late = played(&state, little);
        assert_eq!(
            refused(&late, Action::Card8 { colour: Colour::Red }),
            ("DECK-8", Why::TooLate { card: DeckCard::new(8) })
        );
    }
}
