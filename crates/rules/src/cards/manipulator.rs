//! CARD-10 Manipulator: a marker changes an active die by 1.

use crate::action::Action;
use crate::demand::{Demand, Limit, Target};
use crate::event::Place;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::table::Options;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::White], 8);
pub(crate) const MANIPULATOR: Demand = Demand::new("CARD-10", Limit::Marker).target(Target::Die);

pub(crate) fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    if e.me().on_manipulator == 0 {
        return;
    }
    for die in e.me().active.distinct() {
        let value = die.value();
        if value < most(e.t.options) {
            out.add(Action::Manipulator { die, to: value + 1 });
        }
        if value > 1 {
            out.add(Action::Manipulator { die, to: value - 1 });
        }
    }
}

/// OPT-1, or the highest value there is: from there on no +1.
pub(crate) const fn most(options: Options) -> u8 {
    if options.manipulator_at_most_7 { 7 } else { Die::HIGHEST }
}

pub(crate) fn manipulator(p: &mut Play<'_>, die: Die, to: u8) {
    p.move_marker(Place::Card(PlayerCard::Manipulator), Place::Supply);
    p.change_die(die, to);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::Thing;
    use crate::testing::{actions_of, go, refusal_of, why_not};

    #[test]
    fn a_marker_changes_a_die_by_one() {
        let marker = Thing::MarkerAction { card: PlayerCard::Manipulator };
        let state =
            |n: u8| go(json!({ "active": ["red 1", "white 6"], "active_cards": ["manipulator"], "on_manipulator": n }));
        assert_eq!(actions_of(&state(1), marker).len(), 3);
        assert_eq!(why_not(&state(0), marker), ("CARD-10", "no_marker_on_card"));
        let two = json!({ "do": "manipulator", "die": "red 1", "to": 3 });
        assert_eq!(refusal_of(&state(1), two), ("CARD-10", "wrong_turn"));
    }
}
