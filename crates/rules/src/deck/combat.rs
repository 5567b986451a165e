//! DECK-7, DECK-19, DECK-20: cards that can be used for combat. They then lie aside until ATK-5.

use crate::action::Action;
use crate::choice::{Eyes, Offer};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::step::DrawWhy;

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    match card.number() {
        7 => out.add(Action::Card7),
        19 => {
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
        _ => {
            out.add(Action::Card20Combat);
            out.add(Action::Card20Jars);
        }
    }
}

pub(crate) fn combat(p: &mut Play<'_>, strength: u16) {
    p.t.go.running = None;
    p.add_strength(strength);
    actions::effect_done(p);
}

/// DECK-19, DECK-28: draw and roll 2 dice.
pub(crate) fn draw_two(p: &mut Play<'_>) {
    p.draw_dice(2, DrawWhy::Extra);
}

pub(crate) fn store(p: &mut Play<'_>, column: Column, colour: Colour) {
    p.take_from_store(column, colour);
    actions::effect_done(p);
}
