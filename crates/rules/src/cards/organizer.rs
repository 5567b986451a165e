//! CARD-6 Organizer: a marker draws or rerolls; two dice of 5 or higher swap a player card.

use crate::action::Action;
use crate::cards::use_card;
use crate::demand::{Demand, Limit, Target};
use crate::dice_pool::DicePool;
use crate::event::Place;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::offer::Offer;
use crate::phases::actions;
use crate::pieces::Play;
use crate::step::{DrawWhy, RollWhy};

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Green], 8);
pub(crate) const SWAP: Demand = Demand::once("CARD-6").dice(2).from(5).target(Target::PlayerCards);
pub(crate) const MARKER: Demand = Demand::new("CARD-6", Limit::Marker);

pub(crate) fn marker_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    if me.on_organizer == 0 {
        return;
    }
    if me.bag.total() + me.depot.total() > 0 {
        out.add(Action::OrganizerDraw);
    }
    for die in me.active.distinct() {
        out.add(Action::OrganizerReroll { die });
    }
}

pub(crate) fn draw(p: &mut Play<'_>) {
    p.move_marker(Place::Card(PlayerCard::Organizer), Place::Supply);
    p.draw_dice(1, DrawWhy::Extra);
}

pub(crate) fn reroll(p: &mut Play<'_>, die: Die) {
    p.move_marker(Place::Card(PlayerCard::Organizer), Place::Supply);
    p.reroll(&[die], RollWhy::Organizer);
}

/// The second reroll, decided after seeing the first.
pub(crate) fn again_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    out.add(Action::Enough);
    for die in e.me().active.distinct() {
        out.add(Action::RerollAgain { die });
    }
}

#[inline]
pub(crate) fn swap_offers<O: Offer>(dice: &impl DicePool, e: &Eyes<'_>, out: &mut O) {
    let active = e.me().active_cards;
    let in_hand = PlayerCardSet::ALL.without(active);
    let n = u32::from(in_hand.len());
    dice.two(&SWAP, u32::from(active.len()) * n, out, |dice, k| Action::OrganizerSwap {
        dice,
        give: active.nth(k / n),
        take: in_hand.nth(k % n),
    });
}

pub(crate) fn swap(p: &mut Play<'_>, dice: &[Placed], give: PlayerCard, take: PlayerCard) {
    use_card(p, PlayerCard::Organizer, dice);
    p.deactivate(give);
    p.activate(take);
    actions::effect_done(p);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::refusal::Thing;
    use crate::testing::{actions_of, dice_action, go, why_not};

    #[test]
    fn two_high_dice_swap_a_card_in_play_for_one_in_hand() {
        let state = go(json!({ "active": ["white 5", "red 6"], "active_cards": ["organizer", "banker"] }));
        assert_eq!(actions_of(&state, dice_action(PlayerCard::Organizer)).len(), 2 * 8);
        let state = go(json!({ "active": ["white 4", "red 6"], "active_cards": ["organizer"] }));
        assert_eq!(why_not(&state, dice_action(PlayerCard::Organizer)), ("CARD-6", "wrong_value"));
    }

    #[test]
    fn a_marker_draws_or_rerolls() {
        let marker = Thing::MarkerAction { card: PlayerCard::Organizer };
        let state = |n: u8| {
            go(json!({ "active": ["red 1", "red 1", "red 2"], "active_cards": ["organizer"], "on_organizer": n }))
        };
        assert_eq!(actions_of(&state(1), marker).len(), 3);
        assert_eq!(why_not(&state(0), marker), ("CARD-6", "no_marker_on_card"));
    }
}
