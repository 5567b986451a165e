//! MAT-7 Attack: red dice add to the combat strength, as often as one likes.

use crate::action::Action;
use crate::demand::{Demand, Limit, Worth};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::Spot;

/// There are 6 red dice.
pub(crate) const ATTACK: Demand =
    Demand::new("MAT-7", Limit::Unlimited).dice(1).up_to(6).of(Colour::Red).worth(Worth::Sum);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    dice.any_number(&ATTACK, e, out, |dice| Action::Attack { dice });
}

pub(crate) fn attack(p: &mut Play<'_>, dice: &[Placed]) {
    p.place_dice(dice, Spot::Attack);
    p.add_strength(ATTACK.gain(dice));
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::refusal::MatAction;
    use crate::testing::{actions_of, after, go, mat, why_not};

    #[test]
    fn red_dice_add_up() {
        let state = go(json!({ "active": ["red 2", "red 2", "white 6"] }));
        assert_eq!(actions_of(&state, mat(MatAction::Attack)).len(), 2);
        let both = json!({ "do": "attack", "dice": ["red 2", "red 2"] });
        assert_eq!(after(&state, both).table.players[0].strength, 4);
        let state = go(json!({ "active": ["white 6"] }));
        assert_eq!(why_not(&state, mat(MatAction::Attack)), ("MAT-7", "wrong_colour"));
    }
}
