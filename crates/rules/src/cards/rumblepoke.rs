//! CARD-8 Rumblepoke: a red die adds its value and 2. The permanent effect is in `phases::attack`.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Red], 8);
pub(crate) const RUMBLEPOKE: Demand = Demand::once("CARD-8").dice(1).of(Colour::Red).worth(Worth::Sum);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.one(&RUMBLEPOKE, 1, out, |die, _| Action::Rumblepoke { die });
}

pub(crate) fn rumblepoke(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::Rumblepoke, &[die]);
    p.add_strength(RUMBLEPOKE.gain(&[die]) + 2);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{after, dice_action, go, why_not};

    #[test]
    fn a_red_die_adds_its_value_and_two() {
        let state = go(json!({ "active": ["red 4"], "active_cards": ["rumblepoke"] }));
        assert_eq!(after(&state, json!({ "do": "rumblepoke", "die": "red 4" })).table.players[0].strength, 6);
        let state = go(json!({ "active": ["white 4"], "active_cards": ["rumblepoke"] }));
        assert_eq!(why_not(&state, dice_action(PlayerCard::Rumblepoke)), ("CARD-8", "wrong_colour"));
    }
}
