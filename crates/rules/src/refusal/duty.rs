//! What the go's action must still contain (CARD-2, GO-17, DECK-24), and what must stay possible (GO-3, GO-15).

use super::{MatAction, Thing, Verdict, Why, is_legal, placing, refuse, require};
use crate::action::Action;
use crate::duty::Duty;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::legal;
use crate::step::Ask;
use crate::table::Go;

/// Which obligation placing these dice would leave open. Each is tried by itself.
pub(super) fn met_by(e: &Eyes<'_>, dice: &[Placed], plenty: bool) -> Verdict {
    let all = e.t.go;
    let only = |go: Go, clause, why| {
        let mut t = *e.t;
        t.go = go;
        require(Duty::of(&t).met_by(dice, plenty), clause, why)
    };
    only(Go { double: all.double, ..Go::default() }, "DECK-24", Why::PlentyOwed)?;
    only(Go { dye: all.dye, ..Go::default() }, "CARD-2", Why::DyeOwed)?;
    only(Go { card_die: all.card_die, ..Go::default() }, "DECK-16", Why::CardDieOwed)?;
    match all.bound {
        Some(die) => only(Go { bound: all.bound, ..Go::default() }, "GO-17", Why::BoundOwed { die }),
        None => Ok(()),
    }
}

/// Why a thing that places no die cannot be used while something is owed.
pub(crate) fn nothing_owed(e: &Eyes<'_>) -> Verdict {
    met_by(e, &[], false)
}

/// What a thing with these dice would leave undone; the Steam Dyer and Build may do it in what they contain.
pub(super) fn left_by(e: &Eyes<'_>, thing: Thing, dice: &[Placed]) -> Verdict {
    match thing {
        Thing::DiceAction { card: PlayerCard::SteamDyer } | Thing::Building { building: Building::NotarysOffice } => {
            Ok(())
        }
        Thing::Mat { action } => met_by(e, dice, action == MatAction::Plenty),
        _ => met_by(e, dice, false),
    }
}

/// The obligations of an action of a go, and the compulsory action nested in it.
pub(super) fn conditions(e: &Eyes<'_>, action: Action) -> Verdict {
    let Some(thing) = action.thing() else { return Ok(()) };
    let after = || e.after(&action, |e| legal::alive(&e));
    match action {
        Action::Build { .. } => {
            left_by(e, thing, &placing::dice(action)).or_else(|r| if after() { Ok(()) } else { Err(r) })
        }
        Action::SteamDyer { die } if !after() => {
            // Where the Dyer could take what is owed, that is the reason.
            let owed = e.t.go.bound.map(Placed::plain).or(e.t.go.card_die.then_some(Placed::card(CARD_FACE)));
            if owed.is_some_and(|owed| is_legal(e, Action::SteamDyer { die: owed })) {
                met_by(e, &[die], false)?;
            }
            refuse("GO-15", no_further())
        }
        Action::SteamDyer { .. } => Ok(()),
        Action::SecretSociety { die } => met_by(e, &[Placed::plain(die)], false),
        _ => left_by(e, thing, &placing::dice(action)),
    }
}

/// DECK-16: the face that stands for all where only the value matters.
const CARD_FACE: Die = Die::new(Colour::White, 6);

pub(super) const fn no_further() -> Why {
    Why::NoNested { ask: Ask::Further }
}

/// GO-3, GO-17: an otherwise possible choice is refused only if it leaves nothing that must follow.
pub(super) fn action_left(e: &Eyes<'_>, action: Action) -> Verdict {
    if is_legal(e, action) {
        return Ok(());
    }
    met_by(e, &[], false)?;
    refuse("GO-3", Why::NoActionLeft)
}
