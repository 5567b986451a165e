//! ACT: activating a player card.

use crate::action::Action;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair, each_triple};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// The cards that ask for two dice of these colours (ACT-3).
const fn cards_for(a: Colour, b: Colour) -> &'static [PlayerCard] {
    use Colour::{Blue, Green, Red, White, Yellow};
    match (a, b) {
        (White, Yellow) | (Yellow, White) => &[PlayerCard::Banker, PlayerCard::SteamDyer],
        (White, Blue) | (Blue, White) => &[PlayerCard::OreDigger, PlayerCard::Crystallographist],
        (White, Green) | (Green, White) => &[PlayerCard::Organizer],
        (White, Red) | (Red, White) => &[PlayerCard::Rumblepoke],
        (White, White) => &[PlayerCard::Manipulator],
        (Green, Green) => &[PlayerCard::Cartographer],
        _ => &[],
    }
}

pub(crate) fn offers<O: Offer>(faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let active = e.me().active_cards;
    let mut offer = |card: PlayerCard, dice: &[Placed]| {
        // DECK-16: a higher face makes no difference, so the highest stands for all.
        let total: u16 = dice.iter().map(|d| u16::from(d.value())).sum();
        let highest = dice.iter().all(|d| !d.card || d.value() == 6);
        if total >= u16::from(card.cost().1) && highest && duty.met_by(dice, false) {
            out.add(Action::Activate { card, dice: Few::of(dice) });
        }
    };
    if !active.has(PlayerCard::Cannoneer) {
        for face in faces.iter().filter(|f| f.colour() == Colour::Red) {
            offer(PlayerCard::Cannoneer, &[face.placed]);
        }
    }
    each_pair(
        faces,
        |_| true,
        |a, b| {
            for &card in cards_for(a.colour(), b.colour()) {
                if !active.has(card) {
                    offer(card, &[a.placed, b.placed]);
                }
            }
        },
    );
    if !active.has(PlayerCard::SteamPressurePlant) {
        let white = |f: &Face| f.colour() == Colour::White;
        each_triple(faces, white, |a, b, c| {
            offer(PlayerCard::SteamPressurePlant, &[a.placed, b.placed, c.placed]);
        });
    }
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Activation(card));
    p.activate(card);
    actions::effect_done(p);
}
