//! MAT-2 Cards: Plenty of choices and No choice.

use crate::action::Action;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

pub(crate) const CHOICES: Demand = Demand::on(Space::Cards, "MAT-2").dice(1).of(Colour::White).worth(Worth::Half);
pub(crate) const NO_CHOICE: Demand = Demand::on(Space::Cards, "MAT-2").dice(1);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    // GO-4: at least one card must be drawn.
    if e.t.can_draw() {
        dice.one(&NO_CHOICE, 1, out, |die, _| Action::NoChoice { die });
        dice.one(&CHOICES, 1, out, |die, _| Action::Choices { die });
    }
}

/// A white die: draw half its value rounded up, keep 1.
pub(crate) fn choices(p: &mut Play<'_>, die: Placed, repeat: bool) {
    actions::use_space(p, Space::Cards, repeat);
    p.place_die(die, Spot::Space(Space::Cards));
    p.draw_cards(CHOICES.gain(&[die]) as u8, true);
}

/// Any die: draw 1.
pub(crate) fn no_choice(p: &mut Play<'_>, die: Placed, repeat: bool) {
    actions::use_space(p, Space::Cards, repeat);
    p.place_die(die, Spot::Space(Space::Cards));
    p.draw_cards(1, false);
}
