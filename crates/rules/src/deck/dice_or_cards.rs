//! DECK-28: two dice drawn and rolled, or three action cards drawn and one kept.

use super::combat_dice_or_store::draw_two;
use super::prelude::*;

pub(crate) struct DiceOrCards;

impl Card for DiceOrCards {
    const THEMES: &'static [Theme] = &[Theme::Dice, Theme::Cards];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if e.me().bag.total() + e.me().depot.total() > 0 {
            out.add(Action::Card28Dice);
        }
        if e.t.can_draw() {
            out.add(Action::Card28Cards);
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        if *action == Action::Card28Dice {
            draw_two(p);
        } else {
            p.draw_cards(3, true);
        }
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        cards_to_draw(e).or_else(|_| dice_to_draw(e))
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        if *action == Action::Card28Dice { dice_to_draw(e) } else { cards_to_draw(e) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::Step;
    use crate::testing::*;

    #[test]
    fn dice_or_cards_are_drawn() {
        let state = position("seat.0 = { hand = [28], active = ['white 3'] }");
        assert_eq!(offered(&state, card(28)), 2);
        assert_eq!(me(&settled(played(&state, Action::Card28Dice))).active.len(), 3);
        let after = settled(played(&state, Action::Card28Cards));
        assert_eq!((after.looking.len(), after.table.step), (3, Step::Ask { seat: 0, ask: Ask::Keep }));
        assert_eq!(refused(&position(""), Action::Card28Dice), ("GO-3", Why::NotInHand { card: DeckCard::new(28) }));
    }
}
