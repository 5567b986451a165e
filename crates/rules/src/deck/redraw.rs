//! DECK-9: in preparation, all drawn dice go to the depot and as many are drawn again.

use super::prelude::*;
use crate::event::DicePlace;
use crate::phases::preparation;
use crate::step::DrawWhy;

pub(crate) struct Redraw;

impl Card for Redraw {
    const THEMES: &'static [Theme] = &[Theme::Dice];
    const WHEN: Ask = Ask::Redraw;

    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if e.me().drawn.total() > 0 {
            out.add(Action::Card9);
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        let me = p.me();
        let dice = me.drawn;
        me.depot = me.depot.plus(dice);
        me.drawn = Counts::default();
        p.move_dice(dice, DicePlace::Drawn, DicePlace::Depot);
        // The dice just given up can be drawn, so there is always something to draw.
        p.draw_dice(dice.total(), DrawWhy::Again);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few("GO-4", Pieces::DrawnDice, 1, e.me().drawn.total())
    }
}

/// GO-16: the card lies aside until the new dice are drawn.
pub(crate) fn drawn(p: &mut Play<'_>) {
    p.discard_aside(Redraw::CARD);
    preparation::plant(p);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn all_drawn_dice_are_drawn_again() {
        let state = position("begin = 'preparation'\nseat.0.hand = [9]");
        assert_eq!(refused(&state, Action::Card9), ("PREP-5", Why::WrongTime { card: DeckCard::new(9) }));
        let state = settled(played(&state, Action::Draw));
        assert_eq!(offered(&state, card(9)), 1);
        let before = me(&state).drawn;
        let after = played(&state, Action::Card9);
        assert_eq!((me(&after).depot, me(&after).drawn), (before, Counts::default()));
        assert!(settled(after).table.discard.has(DeckCard::new(9)));
    }
}
