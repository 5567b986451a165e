//! Action cards (DECK). DECK-1, 9 and 22 belong to preparation and clean-up; all others are offered here.

pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod dice;
pub(crate) mod goods;
pub(crate) mod markers;
pub(crate) mod mines;
pub(crate) mod money;

use crate::choice::{Eyes, Offer};
use crate::ids::*;
use crate::play::Play;

/// Offers every way to play this card now, as far as its own effect goes (GO-4).
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    match card.number() {
        // GO-3: never played in a go.
        1 | 9 | 22 => {}
        2 | 4 | 11 | 15 | 17 | 18 | 21 | 27 | 35..=38 | 40 => markers::offers(card, e, out),
        3 | 13 | 14 | 39 => goods::offers(card, e, out),
        5 | 6 | 24 => money::offers(card, e, out),
        7 | 19 | 20 => combat::offers(card, e, out),
        8 | 10 | 12 | 16 | 25 | 26 | 28 => dice::offers(card, e, out),
        23 | 32..=34 => mines::offers(card, e, out),
        _ => cards::offers(card, e, out),
    }
}

/// GO-3, GO-16: a card leaves the hand and lies aside while its effect runs.
pub(crate) fn begin(p: &mut Play<'_>, number: u8) {
    let card = DeckCard::new(number);
    p.t.go.card = true;
    p.t.go.running = Some(card);
    p.lay_aside(card);
}
