//! CARD-9 Steam Pressure Plant: two dice of 5 or higher fetch a card from the discard pile.
//! The permanent effect is in `phases::preparation`.

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::White, Colour::White], 13);
pub(crate) const FETCH: Demand = Demand::once("CARD-9").dice(2).from(5).target(Target::DiscardedCard);

pub(crate) fn offers<O: Offer>(faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let fits = |f: &Face| f.value >= 5 && f.card_only_as(Colour::White, 6);
    each_pair(faces, fits, |a, b| {
        let dice = [a.placed, b.placed];
        if duty.met_by(&dice, false) {
            for card in e.t.discard.iter() {
                out.add(Action::SteamPressurePlant { dice, card });
            }
        }
    });
}

pub(crate) fn fetch(p: &mut Play<'_>, dice: &[Placed], card: DeckCard) {
    use_card(p, PlayerCard::SteamPressurePlant, dice);
    p.fetch_from_discard(card);
    actions::effect_done(p);
}
