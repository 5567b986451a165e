//! DECK-16: of the faces that make no difference one stands for all.

use super::{Refusal, Verdict, Why, conditions, is_legal, placing, refuse};
use crate::action::Action;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::table::State;
use crate::view::View;

impl State {
    /// The decision as the list of legal decisions has it; see [`View::normalise`].
    #[must_use]
    pub fn normalise(&self, seat: Seat, action: Action) -> Action {
        self.view(Some(seat)).normalise(action)
    }
}

impl View {
    /// The decision as the list of legal decisions has it: the dice in order, and of the faces of DECK-16
    /// that do the same the one that stands for all. What is not legal anyway keeps its face.
    #[must_use]
    pub fn normalise(&self, action: Action) -> Action {
        let action = action.normal();
        let Some(e) = self.eyes() else { return action };
        if self.table.decider() != self.viewer || card_in(action).is_none() {
            return action;
        }
        match conditions(&e, action) {
            Err(Refusal { why: Why::CardDieAlike { offered, .. }, .. }) => with_face(action, offered),
            _ => action,
        }
    }
}

/// The card among the dice of an action.
fn card_in(action: Action) -> Option<Placed> {
    placing::dice(action).iter().copied().find(|d| d.card)
}

/// Whether the face is the one that stands for all that do the same.
pub(super) fn stands(e: &Eyes<'_>, action: Action) -> Verdict {
    let Some(card) = card_in(action) else { return Ok(()) };
    if is_legal(e, action) {
        return Ok(());
    }
    // A face that does the same differs in colour, or its value is rounded up or capped.
    let (own, value) = (card.colour(), card.value());
    for value in (value..=6).chain(1..value) {
        for colour in std::iter::once(own).chain(Colour::ALL.iter().copied()) {
            let offered = Die::new(colour, value);
            if is_legal(e, with_face(action, offered)) {
                return refuse("DECK-16", Why::CardDieAlike { face: card.counts, offered });
            }
        }
    }
    Ok(())
}

/// The same action with another face of the card.
fn with_face(mut action: Action, face: Die) -> Action {
    for placed in action.placed_mut().iter_mut().filter(|d| d.card) {
        *placed = Placed::card(face);
    }
    action.normal()
}
