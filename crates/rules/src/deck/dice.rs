//! DECK-8, 10, 12, 16, 25, 26, 28: cards about dice.

use crate::action::Action;
use crate::buildings::offices::distinct;
use crate::choice::{Eyes, Offer};
use crate::event::DicePlace;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::step::{Chance, RollWhy};

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let before = !e.t.go.acted;
    match card.number() {
        8 if before => each_colour(me.bag, out, |colour| Action::Card8 { colour }),
        10 => {
            for die in distinct(&me.active) {
                out.add_many(6, |k| Action::Card10 { die, to: k as u8 + 1 });
            }
        }
        12 => out.add_choices(&me.active, |dice| Action::Card12 { dice }),
        16 if before => out.add(Action::Card16),
        25 => {
            for die in distinct(&me.active) {
                if die.value() <= 6 {
                    out.add(Action::Card25 { die, to: die.value() + 2 });
                }
                if die.value() >= 2 {
                    out.add(Action::Card25 { die, to: (die.value() - 2).max(1) });
                }
            }
        }
        26 if before => each_colour(me.depot, out, |colour| Action::Card26 { colour }),
        28 => {
            if me.bag.total() + me.depot.total() > 0 {
                out.add(Action::Card28Dice);
            }
            if e.t.can_draw() {
                out.add(Action::Card28Cards);
            }
        }
        _ => {}
    }
}

fn each_colour<O: Offer>(dice: Counts, out: &mut O, action: impl Fn(Colour) -> Action) {
    let colours = dice.colours();
    out.add_many(u32::from(colours.len()), |k| action(colours.nth(k)));
}

/// DECK-8 and DECK-26: a die of the bag or the depot is rolled and bound to the action (GO-17).
pub(crate) fn choose_die(p: &mut Play<'_>, colour: Colour, from: DicePlace) {
    let seat = p.seat;
    let me = p.me();
    match from {
        DicePlace::Bag => me.bag.sub(colour),
        _ => me.depot.sub(colour),
    }
    me.drawn.add(colour);
    p.move_dice(Counts::one(colour), from, DicePlace::Drawn);
    p.chance(Chance::Roll { seat, why: RollWhy::Bound });
}

/// DECK-10, DECK-25
pub(crate) fn turn(p: &mut Play<'_>, die: Die, to: u8) {
    p.change_die(die, to);
    actions::effect_done(p);
}

pub(crate) fn reroll(p: &mut Play<'_>, dice: &Dice) {
    p.reroll(dice, RollWhy::Effect);
}

/// DECK-16: the card must be placed as a die in this action.
pub(crate) fn card_die(p: &mut Play<'_>) {
    p.t.go.card_die = true;
    actions::effect_done(p);
}
