//! ACT: activating a player card.

use crate::action::Action;
use crate::choice::{Duty, Eyes, Face, Offer, each_triple, real_whites};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// ACT-3: the cards that ask for two dice of these colours.
const PAIRS: [[PlayerCardSet; 5]; 5] = {
    let mut pairs = [[PlayerCardSet::EMPTY; 5]; 5];
    let mut i = 0;
    while i < PlayerCard::ALL.len() {
        let card = PlayerCard::ALL[i];
        if let [a, b] = *card.cost().0 {
            pairs[a as usize][b as usize].0 |= card.bit();
            pairs[b as usize][a as usize].0 |= if a as u8 == b as u8 { 0 } else { card.bit() };
        }
        i += 1;
    }
    pairs
};

pub(crate) fn offers<O: Offer>(faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let active = e.me().active_cards;
    let mut offer = |card: PlayerCard, total: u8, dice: &[Placed]| {
        // DECK-16: a higher face makes no difference, so the highest stands for all.
        let highest = duty.none() || dice.iter().all(|d| !d.card || d.value() == 6);
        if total >= card.cost().1 && highest && duty.met_by(dice, false) {
            out.add(Action::Activate { card, dice: Few::of(dice) });
        }
    };
    if !active.has(PlayerCard::Cannoneer) {
        for face in faces.iter().filter(|f| f.colour == Colour::Red) {
            offer(PlayerCard::Cannoneer, face.value, &[face.placed]);
        }
    }
    for (i, a) in faces.iter().enumerate() {
        for b in &faces[i..] {
            let cards = PAIRS[a.colour.index()][b.colour.index()].without(active);
            if !cards.is_empty() && a.goes_with(b) {
                cards.iter().for_each(|card| offer(card, a.value + b.value, &[a.placed, b.placed]));
            }
        }
    }
    if !active.has(PlayerCard::SteamPressurePlant) {
        each_triple(real_whites(faces), Face::is_white, |a, b, c| {
            offer(PlayerCard::SteamPressurePlant, a.value + b.value + c.value, &[a.placed, b.placed, c.placed]);
        });
    }
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Activation(card));
    p.activate(card);
    actions::effect_done(p);
}
