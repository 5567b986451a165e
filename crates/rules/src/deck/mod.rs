//! Action cards (DECK). DECK-1, 9 and 22 belong to preparation and clean-up; all others are offered here.

pub(crate) mod cards;
pub(crate) mod combat;
pub(crate) mod dice;
pub(crate) mod goods;
pub(crate) mod markers;
pub(crate) mod mines;
pub(crate) mod money;

use crate::choice::{Eyes, Offer};
use crate::demand::{Demand, Limit, Target};
use crate::ids::*;
use crate::play::Play;

/// Offers every way to play this card now, as far as its own effect goes (GO-4).
/// Every card has a line of its own, so that the choice between the cards is made only once.
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    match card.number() {
        2 => markers::offers(DeckCard::new(2), e, out),
        3 => goods::offers(DeckCard::new(3), e, out),
        4 => markers::offers(DeckCard::new(4), e, out),
        5 => money::offers(DeckCard::new(5), e, out),
        6 => money::offers(DeckCard::new(6), e, out),
        7 => combat::offers(DeckCard::new(7), e, out),
        8 => dice::offers(DeckCard::new(8), e, out),
        10 => dice::offers(DeckCard::new(10), e, out),
        11 => markers::offers(DeckCard::new(11), e, out),
        12 => dice::offers(DeckCard::new(12), e, out),
        13 => goods::offers(DeckCard::new(13), e, out),
        14 => goods::offers(DeckCard::new(14), e, out),
        15 => markers::offers(DeckCard::new(15), e, out),
        16 => dice::offers(DeckCard::new(16), e, out),
        17 => markers::offers(DeckCard::new(17), e, out),
        18 => markers::offers(DeckCard::new(18), e, out),
        19 => combat::offers(DeckCard::new(19), e, out),
        20 => combat::offers(DeckCard::new(20), e, out),
        21 => markers::offers(DeckCard::new(21), e, out),
        23 => mines::offers(DeckCard::new(23), e, out),
        24 => money::offers(DeckCard::new(24), e, out),
        25 => dice::offers(DeckCard::new(25), e, out),
        26 => dice::offers(DeckCard::new(26), e, out),
        27 => markers::offers(DeckCard::new(27), e, out),
        28 => dice::offers(DeckCard::new(28), e, out),
        29 => cards::offers(DeckCard::new(29), e, out),
        30 => cards::offers(DeckCard::new(30), e, out),
        31 => cards::offers(DeckCard::new(31), e, out),
        32 => mines::offers(DeckCard::new(32), e, out),
        33 => mines::offers(DeckCard::new(33), e, out),
        34 => mines::offers(DeckCard::new(34), e, out),
        35 => markers::offers(DeckCard::new(35), e, out),
        36 => markers::offers(DeckCard::new(36), e, out),
        37 => markers::offers(DeckCard::new(37), e, out),
        38 => markers::offers(DeckCard::new(38), e, out),
        39 => goods::offers(DeckCard::new(39), e, out),
        40 => markers::offers(DeckCard::new(40), e, out),
        // DECK-1, 9 and 22 are never played in a go (GO-3).
        _ => {}
    }
}

/// What this card asks for besides what its own effect names.
pub(crate) const fn demand(card: DeckCard) -> &'static Demand {
    match card.number() {
        6 => &money::TRADE_MEDAL,
        30 => &cards::ACTIVATION,
        _ => &const { Demand::new("GO-3", Limit::Go).target(Target::OfCard) },
    }
}

/// GO-3, GO-16: a card leaves the hand and lies aside while its effect runs.
pub(crate) fn begin(p: &mut Play<'_>, number: u8) {
    let card = DeckCard::new(number);
    p.t.go.card = true;
    p.t.go.running = Some(card);
    p.lay_aside(card);
}
