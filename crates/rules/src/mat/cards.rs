//! MAT-2 Cards: Plenty of choices and No choice.

use crate::action::Action;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::refusal::MatAction;
    use crate::step::{Chance, Step};
    use crate::testing::{actions_of, after, go, mat, why_not};

    #[test]
    fn a_choice_needs_a_white_die() {
        let state = go(json!({ "active": ["white 5", "red 2"] }));
        assert_eq!(actions_of(&state, mat(MatAction::NoChoice)).len(), 2);
        assert_eq!(actions_of(&state, mat(MatAction::Choices)).len(), 1);
        let drawn = after(&state, json!({ "do": "choices", "die": "white 5" })).table.step;
        assert!(matches!(drawn, Step::Chance(Chance::Cards { n: 3, look: true, .. })), "{drawn:?}");
        let state = go(json!({ "active": ["red 2"] }));
        assert_eq!(why_not(&state, mat(MatAction::Choices)), ("MAT-2", "wrong_colour"));
    }
}
