//! Why a decision is not possible: the clause and the numbers.
//!
//! The list of legal actions is the only truth about what is possible. For what it does not hold,
//! [`explain`] walks through the conditions of the rules in the order in which a player meets them:
//! is this the question, can the thing be used at all (`available`), do the dice fit (`placing`), does
//! the target (`target`, `card`), and can what must be done in this go still be done (`duty`).

mod alike;
mod answer;
mod available;
mod card;
mod duty;
mod placing;
mod question;
mod target;
mod thing;
mod way_out;
mod why;
mod why_not;

pub use thing::{MatAction, Thing};
pub use why::{Pieces, Refusal, Why};
pub use why_not::WhyNot;

use crate::action::Action;
use crate::eyes::Eyes;
use crate::ids::Seat;
use crate::legal;
use crate::offer::Has;
use crate::step::{Ask, Phase, Step};
use crate::table::{State, Table};
use crate::view::View;

/// The conditions that cards and buildings share.
pub(crate) mod reason {
    pub(crate) use super::available::{
        active_dice, before_action, cards_to_draw, dice_to_draw, discard_pile, enough_goods, few, jars,
        marker_on_any_card, markers_to_place, mine_in_supply, player_card_in_hand,
    };
    pub(crate) use super::duty::nothing_owed;
    pub(crate) use super::placing::active;
    pub(crate) use super::target::{
        colour_in, connected, counts_in, discarded, in_play, no_own_marker, no_own_mine, number, own_marker,
        own_markers, own_mine, owned, turn, turned_in,
    };
    pub(crate) use super::{Verdict, refuse, require};
}

/// `Err` names the first condition that is not met.
pub(crate) type Verdict = Result<(), Refusal>;

pub(crate) fn refuse<T>(clause: &'static str, why: Why) -> Result<T, Refusal> {
    Err(Refusal { clause, why })
}

/// Refuses unless `condition` holds.
pub(crate) fn require(condition: bool, clause: &'static str, why: Why) -> Verdict {
    if condition { Ok(()) } else { refuse(clause, why) }
}

impl State {
    /// Whether `seat` may decide this now.
    ///
    /// # Errors
    /// The refusal names the clause and the numbers.
    pub fn check(&self, seat: Seat, action: Action) -> Verdict {
        self.view(Some(seat)).check(action)
    }
}

impl View {
    /// Whether the viewer may decide this now.
    ///
    /// # Errors
    /// The refusal names the clause and the numbers.
    pub fn check(&self, action: Action) -> Verdict {
        match self.eyes() {
            Some(eyes) if self.table.decider() == self.viewer => check(&eyes, action.normal()),
            _ => Err(not_asked(&self.table)),
        }
    }
}

/// Somebody else decides, or nobody any more.
fn not_asked(t: &Table) -> Refusal {
    if t.step == Step::Over {
        return Refusal { clause: if t.is_solo() { "SOLO-7" } else { "END-4" }, why: Why::GameOver };
    }
    let clause = match t.phase {
        Phase::SetUp => "SET-2",
        Phase::Preparation => "PREP-4",
        Phase::Solo => "SOLO-3",
        Phase::Actions => "GO-1",
        Phase::Attack => "ATK-2",
        Phase::CleanUp => "CLEAN-1",
        Phase::RoundEnd if matches!(t.step, Step::Ask { ask: Ask::Medal, .. }) => "END-3",
        Phase::RoundEnd => "END-1",
        Phase::Over => "END-4",
    };
    Refusal { clause, why: Why::NotAsked { decides: t.decider() } }
}

fn check(e: &Eyes<'_>, action: Action) -> Verdict {
    if !is_legal(e, action) {
        return Err(explain(e, action));
    }
    // A reason must be true, so none may speak against what is legal.
    debug_assert!(conditions(e, action).is_ok(), "{action:?} at {:?}: {:?}", e.t.step, conditions(e, action));
    Ok(())
}

fn is_legal(e: &Eyes<'_>, action: Action) -> bool {
    let mut has = Has { action, found: false };
    legal::offers(e, &mut has);
    has.found
}

/// The reason why a decision that is not in the list is not possible.
fn explain(e: &Eyes<'_>, action: Action) -> Refusal {
    match conditions(e, action) {
        Err(refusal) => refusal,
        Ok(ask) => {
            debug_assert!(false, "not legal, but nothing speaks against {action:?} at {:?}", e.t.step);
            Refusal { clause: "GO-2", why: Why::NotTheQuestion { ask } }
        }
    }
}

/// All conditions of this decision, one after the other.
fn conditions(e: &Eyes<'_>, action: Action) -> Result<Ask, Refusal> {
    let ask = question::asked(e.t);
    question::fits(e, ask, action)?;
    match action.thing() {
        None => answer::conditions(e, action)?,
        Some(thing) => {
            available::conditions(e, thing)?;
            match thing {
                Thing::ActionCard { .. } => card::conditions(e, action)?,
                _ => {
                    placing::conditions(e, thing, action)?;
                    target::conditions(e, action)?;
                    duty::conditions(e, action)?;
                    alike::stands(e, action)?;
                }
            }
        }
    }
    Ok(ask)
}
