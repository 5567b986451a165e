//! CARD-2 Steam Dyer: a die of 3 or higher, then a further action with a white die of any colour.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::Demand;
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::Nest;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Yellow], 8);
pub(crate) const STEAM_DYER: Demand = Demand::once("CARD-2").dice(1).from(3);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    dice.one_beside_white(&STEAM_DYER, e, out, |die| Action::SteamDyer { die });
}

pub(crate) fn steam_dyer(p: &mut Play<'_>, die: Placed) {
    use_card(p, PlayerCard::SteamDyer, &[die]);
    p.t.go.dye = true;
    p.t.go.nest = Nest::Further;
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::step::{Ask, Step};
    use crate::testing::{actions_of, after, dice_action, go, why_not};

    #[test]
    fn a_white_die_must_be_left() {
        let state = |dice: &[&str]| go(json!({ "active": dice, "active_cards": ["steam_dyer"] }));
        let card = dice_action(PlayerCard::SteamDyer);
        assert_eq!(actions_of(&state(&["red 3", "white 1"]), card).len(), 1);
        assert_eq!(actions_of(&state(&["white 3", "white 3"]), card).len(), 1);
        assert_eq!(why_not(&state(&["red 3", "white 6"][..1]), card), ("GO-15", "no_nested"));
        assert_eq!(why_not(&state(&["red 2", "white 1"]), card), ("CARD-2", "wrong_value"));
        let asked = after(&state(&["red 3", "white 1"]), json!({ "do": "steam_dyer", "die": "red 3" })).table.step;
        assert_eq!(asked, Step::Ask { seat: 0, ask: Ask::Further });
    }
}
