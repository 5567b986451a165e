//! ACT: activating a player card.

use crate::action::Action;
use crate::choice::{Duty, Eyes, Face, Offer, each_triple, real_whites};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// ACT-3: the cards that ask for two dice, by their colours.
const PAIRS: [(Colour, Colour, PlayerCardSet); 6] = {
    use Colour::{Blue, Green, Red, White, Yellow};
    let pairs = [(White, White), (White, Yellow), (White, Blue), (White, Red), (White, Green), (Green, Green)];
    let mut with_cards = [(White, White, PlayerCardSet::EMPTY); 6];
    let mut i = 0;
    while i < pairs.len() {
        let (a, b) = pairs[i];
        let mut cards = 0;
        let mut k = 0;
        while k < PlayerCard::ALL.len() {
            let card = PlayerCard::ALL[k];
            if let [x, y] = *card.cost().0
                && x as u8 == a as u8
                && y as u8 == b as u8
            {
                cards |= card.bit();
            }
            k += 1;
        }
        with_cards[i] = (a, b, PlayerCardSet(cards));
        i += 1;
    }
    with_cards
};

/// The lowest total any of these cards asks for; without a card more than two dice can show.
fn least_total(cards: PlayerCardSet) -> u8 {
    cards.iter().map(|card| card.cost().1).min().unwrap_or(u8::MAX)
}

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
    // The highest value of each colour shows what no pair of these colours can reach.
    let mut top = [0; 5];
    for face in faces {
        let top = &mut top[face.colour.index()];
        *top = face.value.max(*top);
    }
    for &(first, second, cards) in &PAIRS {
        let cards = cards.without(active);
        let (most, least) = (top[first.index()] + top[second.index()], least_total(cards));
        if most < least || top[first.index()] == 0 || top[second.index()] == 0 {
            continue;
        }
        for (i, a) in faces.iter().enumerate().filter(|(_, f)| f.colour == first) {
            for (j, b) in faces.iter().enumerate().filter(|(_, f)| f.colour == second) {
                // A pair of one colour is looked at once.
                let total = a.value + b.value;
                if total >= least && (first != second || i <= j) && a.goes_with(b) {
                    let dice = if i <= j { [a.placed, b.placed] } else { [b.placed, a.placed] };
                    cards.iter().for_each(|card| offer(card, total, &dice));
                }
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
