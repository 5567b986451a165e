//! ACT: activating a player card.

use crate::action::Action;
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::Spot;

/// ACT-1: exactly the dice asked for, with at least the total asked for.
#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let cards = PlayerCardSet::ALL.without(e.me().active_cards);
    dice.activating(cards, out, |card, dice| Action::Activate { card, dice });
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Activation(card));
    p.activate(card);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, activation, go, refusal_of, why_not};

    #[test]
    fn exactly_the_dice_asked_for_reach_the_total() {
        let state = go(json!({ "active": ["white 5", "white 6", "yellow 4", "red 1"] }));
        let ways = |card| actions_of(&state, activation(card)).len();
        assert_eq!(ways(PlayerCard::Banker), 1);
        assert_eq!(ways(PlayerCard::SteamDyer), 2);
        assert_eq!(ways(PlayerCard::Manipulator), 1);
        assert_eq!(why_not(&state, activation(PlayerCard::Rumblepoke)), ("ACT-3", "total_too_low"));
        assert_eq!(why_not(&state, activation(PlayerCard::OreDigger)), ("ACT-1", "wrong_dice"));
        let state = go(json!({ "active": ["white 6", "yellow 4"], "active_cards": ["banker"] }));
        let again = json!({ "do": "activate", "card": "banker", "dice": ["white 6", "yellow 4"] });
        assert_eq!(refusal_of(&state, again), ("ACT-1", "card_active"));
    }
}
