//! CARD-1 Banker: a yellow die gives its value. The bonus for Plenty is in `mat::money`.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Yellow], 10);
pub(crate) const BANKER: Demand = Demand::once("CARD-1").dice(1).of(Colour::Yellow).worth(Worth::Sum);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.one(&BANKER, 1, out, |die, _| Action::Banker { die });
}

pub(crate) fn banker(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::Banker, &[die]);
    p.gain_jars(BANKER.gain(&[die]));
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, after, dice_action, go, refusal_of};

    #[test]
    fn a_yellow_die_gives_its_value() {
        let state = go(json!({ "active": ["yellow 5", "red 6"], "active_cards": ["banker"] }));
        assert_eq!(actions_of(&state, dice_action(PlayerCard::Banker)).len(), 1);
        assert_eq!(after(&state, json!({ "do": "banker", "die": "yellow 5" })).table.players[0].jars, 5);
        assert_eq!(refusal_of(&state, json!({ "do": "banker", "die": "red 6" })), ("CARD-1", "wrong_colour"));
    }
}
