//! CARD-9 Steam Pressure Plant: two dice of 5 or higher fetch a card from the discard pile.
//! The permanent effect is in `phases::preparation`.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::{Demand, Target};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::White, Colour::White], 13);
pub(crate) const FETCH: Demand = Demand::once("CARD-9").dice(2).from(5).target(Target::DiscardedCard);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let discard = e.t.discard;
    dice.two(&FETCH, u32::from(discard.len()), out, |dice, k| Action::SteamPressurePlant {
        dice,
        card: discard.nth(k),
    });
}

pub(crate) fn fetch(p: &mut Play<'_>, dice: &[Placed], card: DeckCard) {
    use_card(p, PlayerCard::SteamPressurePlant, dice);
    p.fetch_from_discard(card);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::testing::{actions_of, dice_action, go, position, why_not};

    #[test]
    fn two_high_dice_fetch_a_discarded_card() {
        let state = |dice: &[&str]| go(json!({ "active": dice, "active_cards": ["steam_pressure_plant"] }));
        let card = dice_action(PlayerCard::SteamPressurePlant);
        assert_eq!(why_not(&state(&["white 5", "red 5"]), card), ("GO-4", "too_few"));
        let with_discard = position(
            r#"
            discard = [3, 7]
            seat.0.active = ["white 5", "red 5"]
            seat.0.active_cards = ["steam_pressure_plant"]
            "#,
        );
        assert_eq!(actions_of(&with_discard, card).len(), 2);
    }
}
