//! Action cards (DECK): in hand, the card's own conditions (`deck`), and what must be possible afterwards (GO-3).

use super::{Verdict, Why, is_legal, require};
use crate::action::Action;
use crate::deck;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::{Any, Has};
use crate::step::Ask;

/// Whether the card can be played now in any way; what follows from it (GO-3) comes last.
pub(super) fn available(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    let clause = if card.when() == Ask::Go { "GO-3" } else { card.clause() };
    require(e.hand.has(card), clause, Why::NotInHand { card })?;
    deck::possible(e, card)
}

/// The reason why a card whose effect is possible cannot be played (GO-3).
pub(super) fn last_reason(e: &Eyes<'_>, card: DeckCard) -> Verdict {
    let mut any = Any(false);
    deck::offers(card, e, &mut any);
    if any.0 { Err(deck::no_action_after(card)) } else { Ok(()) }
}

/// A card that can be played, but not like this.
pub(super) fn conditions(e: &Eyes<'_>, action: Action) -> Verdict {
    let Some(card) = action.deck_card() else { return Ok(()) };
    deck::fits(e, card, &action)?;
    let mut has = Has { action, found: false };
    deck::offers(card, e, &mut has);
    if has.found && !is_legal(e, action) { Err(deck::no_action_after(card)) } else { Ok(()) }
}
