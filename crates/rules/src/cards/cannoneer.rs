//! CARD-7 Cannoneer: two dice of 3 or higher for strength 3, or two of 5 or higher to ward off.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::Demand;
use crate::dice_pool::DicePool;
use crate::event::Event;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::Red], 5);
pub(crate) const STRENGTH: Demand = Demand::once("CARD-7").dice(2).from(3);
pub(crate) const WARD: Demand = Demand::once("CARD-7").dice(2).from(5);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.two(&STRENGTH, 1, out, |dice, _| Action::CannoneerStrength { dice });
    dice.two(&WARD, 1, out, |dice, _| Action::CannoneerWard { dice });
}

pub(crate) fn strength(p: &mut Play<'_>, dice: &[Placed]) {
    use_card(p, PlayerCard::Cannoneer, dice);
    p.add_strength(3);
    actions::effect_done(p);
}

pub(crate) fn ward(p: &mut Play<'_>, dice: &[Placed]) {
    let seat = p.seat;
    use_card(p, PlayerCard::Cannoneer, dice);
    p.me().ward = true;
    p.emit(Event::Ward { seat });
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, dice_action, go, refusal_of, why_not};

    #[test]
    fn warding_off_asks_for_more() {
        let state = |dice: &[&str]| go(json!({ "active": dice, "active_cards": ["cannoneer"] }));
        let actions = |dice: &[&str]| actions_of(&state(dice), dice_action(PlayerCard::Cannoneer)).len();
        assert_eq!(actions(&["white 3", "red 5"]), 1);
        assert_eq!(actions(&["white 5", "red 5"]), 2);
        assert_eq!(
            why_not(&state(&["white 2", "red 5"]), dice_action(PlayerCard::Cannoneer)),
            ("CARD-7", "wrong_value")
        );
        let ward = json!({ "do": "cannoneer_ward", "dice": ["red 5", "white 3"] });
        assert_eq!(refusal_of(&state(&["white 3", "red 5"]), ward), ("CARD-7", "wrong_value"));
    }
}
