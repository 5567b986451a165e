//! MAT-3 Support: guild marker on a card, and Reroll.

use crate::action::Action;
use crate::demand::{Demand, Target};
use crate::dice_pool::DicePool;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::{actions, markers};
use crate::pieces::Play;
use crate::step::RollWhy;
use crate::table::Spot;

pub(crate) const MARKER_ON_CARD: Demand = Demand::on(Space::Support, "MAT-3").dice(1).target(Target::Holder);
pub(crate) const REROLL: Demand = Demand::on(Space::Support, "MAT-3").dice(1).of(Colour::White).target(Target::Dice);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    for card in markers::HOLDERS {
        if can_take_marker(e, card) {
            dice.one(&MARKER_ON_CARD, 1, out, |die, _| Action::MarkerOnCard { die, card });
        }
    }
    dice.one_and_others(&REROLL, e, out, |die, dice| Action::Reroll { die, dice });
}

/// GO-9, GO-10: below its limit, and a marker can be had.
pub(crate) fn can_take_marker(e: &Eyes<'_>, card: PlayerCard) -> bool {
    let me = e.me();
    me.room_on(card) > 0 && markers::can_be_had(me, [card].into_iter().collect())
}

pub(crate) fn marker_on_card(p: &mut Play<'_>, die: Placed, card: PlayerCard, repeat: bool) {
    actions::use_space(p, Space::Support, repeat);
    p.place_die(die, Spot::Space(Space::Support));
    markers::place_on_card(p, card, 1, false);
    actions::effect_done(p);
}

pub(crate) fn reroll(p: &mut Play<'_>, die: Placed, dice: &Dice, repeat: bool) {
    actions::use_space(p, Space::Support, repeat);
    p.place_die(die, Spot::Space(Space::Support));
    p.reroll(dice, RollWhy::Effect);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::refusal::MatAction;
    use crate::testing::{actions_of, go, mat, why_not};

    #[test]
    fn a_marker_goes_on_a_card_with_room() {
        let state = go(json!({ "active": ["white 2", "red 1"], "active_cards": ["organizer"] }));
        assert_eq!(actions_of(&state, mat(MatAction::MarkerOnCard)).len(), 2);
        let state = go(json!({ "active": ["white 2"] }));
        assert_eq!(why_not(&state, mat(MatAction::MarkerOnCard)), ("MAT-3", "no_holder"));
    }

    #[test]
    fn a_white_die_rerolls_at_least_one_other() {
        let state = go(json!({ "active": ["white 2", "red 1", "red 1", "yellow 4"] }));
        // None, one or two red ones, with and without the yellow one, but not nothing.
        assert_eq!(actions_of(&state, mat(MatAction::Reroll)).len(), 5);
        let state = go(json!({ "active": ["white 2"] }));
        assert_eq!(why_not(&state, mat(MatAction::Reroll)), ("GO-4", "too_few"));
    }
}
