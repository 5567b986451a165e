//! DECK-29, 30, 31: player cards and medals.

use crate::action::Action;
use crate::choice::{Eyes, Offer, choose};
use crate::demand::{Demand, Limit, Target};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

/// DECK-30: 5 Jars for a player card of the hand.
pub(crate) const ACTIVATION: Demand = Demand::new("DECK-30", Limit::Go).jars(5).target(Target::PlayerCard);

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    match card.number() {
        29 => {
            out.add_list(choose(me.active_cards.len(), 2) * Medal::ALL.len() as u32, || {
                let medals = |cards| Medal::ALL.iter().map(move |&medal| Action::Card29 { cards, medal });
                me.active_cards.subsets(2).flat_map(medals)
            });
        }
        30 => {
            if me.jars >= ACTIVATION.jars {
                let cards = PlayerCardSet::ALL.without(me.active_cards);
                out.add_list(u32::from(cards.len()), || cards.iter().map(|card| Action::Card30 { card }));
            }
        }
        _ => {
            for &give in Medal::ALL {
                for &gain in Medal::ALL {
                    if give != gain && me.medals[give.index()] > 0 {
                        out.add(Action::Card31 { give, gain });
                    }
                }
            }
        }
    }
}

pub(crate) fn give_up(p: &mut Play<'_>, cards: PlayerCardSet, medal: Medal) {
    for card in cards.iter() {
        p.deactivate(card);
    }
    p.gain_medals(medal, 1);
    actions::effect_done(p);
}

pub(crate) fn activate(p: &mut Play<'_>, card: PlayerCard) {
    p.pay_jars(ACTIVATION.jars);
    p.activate(card);
    actions::effect_done(p);
}

pub(crate) fn exchange(p: &mut Play<'_>, give: Medal, gain: Medal) {
    p.lose_medal(give);
    p.gain_medals(gain, 1);
    actions::effect_done(p);
}
