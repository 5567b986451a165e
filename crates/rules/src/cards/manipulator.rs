//! CARD-10 Manipulator: a marker changes an active die by 1.

use crate::action::Action;
use crate::demand::{Demand, Limit, Target};
use crate::event::Place;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::play::Play;
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
