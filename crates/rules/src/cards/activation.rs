//! ACT: activating a player card.

use crate::action::Action;
use crate::choice::{Eyes, Face, Offer, Pool, by_colour, each_pair, each_triple, real_whites};
use crate::few::Few;
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::table::Spot;

/// ACT-3: the cards that ask for two dice, with their colours and the total.
pub(crate) const PAIRS: [(PlayerCard, Colour, Colour, u8); 8] = [
    pair(PlayerCard::Banker),
    pair(PlayerCard::SteamDyer),
    pair(PlayerCard::OreDigger),
    pair(PlayerCard::Crystallographist),
    pair(PlayerCard::Cartographer),
    pair(PlayerCard::Organizer),
    pair(PlayerCard::Rumblepoke),
    pair(PlayerCard::Manipulator),
];

const fn pair(card: PlayerCard) -> (PlayerCard, Colour, Colour, u8) {
    let (&[first, second], least) = card.cost() else { panic!("two dice") };
    (card, first, second, least)
}

/// ACT-1: exactly the dice asked for, with at least the total asked for.
pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    let active = e.me().active_cards;
    let mut offer = |card: PlayerCard, dice: &[Placed]| {
        if pool.duty.met_by(dice, false) {
            out.add(Action::Activate { card, dice: Few::of(dice) });
        }
    };
    // DECK-16: a higher face makes no difference, so the highest stands for all.
    let counts = |f: &Face| !f.is_card() || f.value == 6;
    if !active.has(PlayerCard::Cannoneer) {
        let least = PlayerCard::Cannoneer.cost().1;
        for face in pool.faces.iter().filter(|f| f.colour == Colour::Red && f.value >= least && counts(f)) {
            offer(PlayerCard::Cannoneer, &[face.placed]);
        }
    }
    if pool.simple {
        let groups = by_colour(pool.faces);
        // The last die of a colour is its highest.
        let top = groups.map(|faces| faces.last().map_or(0, |f| f.value));
        for &(card, first, second, least) in &PAIRS {
            let (most_first, most_second) = (top[first.index()], top[second.index()]);
            let reached = most_first + most_second >= least && most_first.min(most_second) > 0;
            if !reached || active.has(card) {
                continue;
            }
            for (i, a) in groups[first.index()].iter().enumerate().filter(|(_, a)| a.value + most_second >= least) {
                let from = if first == second { i } else { 0 };
                for b in &groups[second.index()][from..] {
                    if a.value + b.value >= least && a.goes_with(b) {
                        offer(card, &[a.placed, b.placed]);
                    }
                }
            }
        }
    } else {
        each_pair(pool.faces, counts, |a, b| {
            for &(card, first, second, least) in &PAIRS {
                let colours = (a.colour, b.colour);
                let fits = colours == (first, second) || colours == (second, first);
                if fits && a.value + b.value >= least && !active.has(card) {
                    offer(card, &[a.placed, b.placed]);
                }
            }
        });
    }
    let plant = PlayerCard::SteamPressurePlant;
    let least = plant.cost().1;
    let whites = real_whites(pool.faces);
    // Three times the highest white die must reach the total, otherwise no three do.
    if !active.has(plant) && whites.iter().any(|f| f.is_white() && f.value * 3 >= least) {
        each_triple(
            whites,
            |f| f.is_white() && counts(f),
            |a, b, c| {
                if a.value + b.value + c.value >= least {
                    offer(plant, &[a.placed, b.placed, c.placed]);
                }
            },
        );
    }
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard, dice: &[Placed]) {
    p.place_dice(dice, Spot::Activation(card));
    p.activate(card);
    actions::effect_done(p);
}
