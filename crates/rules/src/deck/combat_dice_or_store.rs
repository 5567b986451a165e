//! DECK-19: combat strength +4, or two dice drawn and rolled, or a die of the store to the depot for free.

use super::combat_strength::use_for_combat;
use super::prelude::*;
use crate::step::DrawWhy;

pub(crate) struct CombatDiceOrStore;

impl Card for CombatDiceOrStore {
    const THEMES: &'static [Theme] = &[Theme::Dice, Theme::Combat];
    const ASIDE_UNTIL_ATTACK: bool = true;

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let me = e.me();
        out.add(Action::Card19Combat);
        if me.bag.total() + me.depot.total() > 0 {
            out.add(Action::Card19Dice);
        }
        for &column in Column::ALL {
            for &colour in me.store[column.index()].iter() {
                out.add(Action::Card19Store { column, colour });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        match *action {
            Action::Card19Combat => use_for_combat(p, 4),
            Action::Card19Dice => draw_two(p),
            Action::Card19Store { column, colour } => {
                p.take_from_store(column, colour);
                effect_done(p);
            }
            _ => stray(action),
        }
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        match *action {
            Action::Card19Dice => dice_to_draw(e),
            Action::Card19Store { column, colour } => {
                let there = e.me().store_price(column.index(), colour).is_some();
                require(there, Self::CLAUSE, Why::NotInStore { column, colour })
            }
            _ => Ok(()),
        }
    }
}

/// DECK-19, DECK-28: draw and roll two dice.
pub(super) fn draw_two(p: &mut Play<'_>) {
    p.draw_dice(2, DrawWhy::Extra);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn strength_or_dice_or_a_die_of_the_store() {
        let state = position("seat.0 = { hand = [19], active = ['white 3'] }");
        let in_store: usize = me(&state).store.iter().map(|column| column.len()).sum();
        assert_eq!(offered(&state, card(19)), 2 + in_store);
        let after = played(&state, Action::Card19Combat);
        assert_eq!((me(&after).strength, after.table.aside), (4, DeckCard::new(19).set()));
        assert_eq!(me(&settled(played(&state, Action::Card19Dice))).active.len(), 3);
        let (column, colour) = (Column::Left, Colour::White);
        let none = Why::NotInStore { column, colour };
        assert_eq!(refused(&state, Action::Card19Store { column, colour }), ("DECK-19", none));
    }
}
