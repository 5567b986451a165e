//! MAT-1 Money: Plenty and Little.

use crate::action::Action;
use crate::demand::{Demand, Worth};
use crate::dice_pool::DicePool;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::{Player, Spot};

pub(crate) const PLENTY: Demand =
    Demand::on(Space::Money, "MAT-1").dice(1).up_to(3).of(Colour::White).worth(Worth::SumUpTo(8));
pub(crate) const LITTLE: Demand = Demand::on(Space::Money, "MAT-1").dice(1).worth(Worth::Half);

#[inline]
pub(crate) fn offers<O: Offer>(dice: &impl DicePool, out: &mut O) {
    dice.one(&LITTLE, 1, out, |die, _| Action::Little { die });
    dice.up_to_three(&PLENTY, out, |dice| Action::Plenty { dice });
}

/// Up to three white dice; at most 8, and 2 more with an active Banker.
pub(crate) fn plenty(p: &mut Play<'_>, dice: &[Placed], repeat: bool) {
    actions::use_space(p, Space::Money, repeat);
    p.place_dice(dice, Spot::Space(Space::Money));
    let base = PLENTY.gain(dice) as u8;
    let bonus = p.me().plenty_bonus() as u8;
    p.gain_jars(u16::from(base + bonus));
    p.t.go.plenty = Some((base, bonus));
    if p.t.go.double {
        p.t.go.double = false;
        double(p);
    }
    actions::effect_done(p);
}

impl Player {
    /// CARD-1: how many Jars more Plenty of money brings with an active Banker.
    #[must_use]
    pub const fn plenty_bonus(&self) -> u16 {
        if self.active_cards.has(PlayerCard::Banker) { 2 } else { 0 }
    }
}

/// DECK-24: the gain once more; OPT-3 leaves the Banker's bonus out.
pub(crate) fn double(p: &mut Play<'_>) {
    let (base, bonus) = p.t.go.plenty.expect("Plenty was used in this go");
    let bonus = if p.t.options.banker_bonus_not_doubled { 0 } else { bonus };
    p.gain_jars(u16::from(base + bonus));
}

/// Any die; half its value, rounded up.
pub(crate) fn little(p: &mut Play<'_>, die: Placed, repeat: bool) {
    actions::use_space(p, Space::Money, repeat);
    p.place_die(die, Spot::Space(Space::Money));
    p.gain_jars(LITTLE.gain(&[die]));
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::refusal::MatAction;
    use crate::testing::{actions_of, after, go, mat, refusal_of, why_not};

    #[test]
    fn little_takes_any_die_and_plenty_white_ones() {
        let state = go(json!({ "active": ["white 3", "white 6", "red 5"] }));
        assert_eq!(actions_of(&state, mat(MatAction::Little)).len(), 3);
        assert_eq!(actions_of(&state, mat(MatAction::Plenty)).len(), 3);
        let jars = |action| after(&state, action).table.players[0].jars;
        assert_eq!(jars(json!({ "do": "little", "die": "red 5" })), 3);
        assert_eq!(jars(json!({ "do": "plenty", "dice": ["white 3", "white 6"] })), 8);
        let red = json!({ "do": "plenty", "dice": ["red 5"] });
        assert_eq!(refusal_of(&state, red), ("MAT-1", "wrong_colour"));
    }

    #[test]
    fn both_are_closed_once_the_space_is_used() {
        let state = go(json!({ "active": ["white 3"], "uses": { "money": 1 } }));
        assert_eq!(why_not(&state, mat(MatAction::Little)), ("GO-5", "space_used"));
        assert_eq!(why_not(&state, mat(MatAction::Plenty)), ("GO-5", "space_used"));
    }
}
