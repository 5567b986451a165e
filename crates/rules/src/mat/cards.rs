//! MAT-2 Cards: Plenty of choices and No choice.

use crate::action::Action;
use crate::choice::{Eyes, Offer, Pool, real_whites};
use crate::demand::{Demand, Worth};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

pub(crate) const CHOICES: Demand = Demand::on(Space::Cards, "MAT-2").dice(1).of(Colour::White).worth(Worth::Half);
pub(crate) const NO_CHOICE: Demand = Demand::on(Space::Cards, "MAT-2").dice(1);

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    // GO-4: at least one card must be drawn.
    if !e.t.can_draw() {
        return;
    }
    pool.each(out, |die| Action::NoChoice { die });
    for face in real_whites(pool.dice).iter().filter(|f| f.is_white() && (!f.is_card() || f.value.is_multiple_of(2))) {
        pool.one(face, out, |die| Action::Choices { die });
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
