//! What would help: a decision after which a thing can be used that cannot be used now.

use super::Thing;
use crate::action::Action;
use crate::ids::*;
use crate::offered::{Offered, Token, TokenKind};
use crate::step::{Ask, Step};
use crate::table::State;

impl State {
    /// A decision of this go after which the seat can use the thing at once, whatever chance brings. `None` if there is
    /// none, if the thing can be used as it is, or if something else is asked than what to do in a go.
    ///
    /// Of several ways it is one that costs little: effects first, then markers, cards in play, buildings, action cards.
    #[must_use]
    pub fn way_out(&self, seat: Seat, thing: &Token) -> Option<Action> {
        let things = meant(thing);
        if self.table.step != (Step::Ask { seat, ask: Ask::Go }) || things.is_empty() || self.can_use(&things) {
            return None;
        }
        let mut ways: Vec<Action> = self.offers().iter().filter_map(single).filter(goes_on).collect();
        ways.sort_by_key(cost);
        ways.into_iter().find(|&action| {
            let mut after = *self;
            after.play_unchecked(action, None);
            matches!(after.table.step, Step::Ask { seat: asked, .. } if asked == seat) && after.can_use(&things)
        })
    }

    /// Whether the seat that is asked has a legal decision that uses one of these.
    fn can_use(&self, things: &[Thing]) -> bool {
        let uses = |offered: &Offered| offered.first().thing().is_some_and(|thing| things.contains(&thing));
        self.offers().iter().any(uses)
    }
}

/// What a player means who points at this: a player card stands for all that can be done with it.
fn meant(token: &Token) -> Vec<Thing> {
    let name = token.name.as_str();
    let things = match token.kind {
        TokenKind::Do => name.parse().map(|action| vec![Thing::Mat { action }]).ok(),
        TokenKind::Building => name.parse().map(|building| vec![Thing::Building { building }]).ok(),
        TokenKind::Card => {
            let all = |card| vec![Thing::Activation { card }, Thing::DiceAction { card }, Thing::MarkerAction { card }];
            name.parse().map(all).ok()
        }
        TokenKind::Deck => {
            let card = name.parse().ok().and_then(|n: u8| DeckCard::all().find(|card| card.number() == n));
            card.map(|card| vec![Thing::ActionCard { card }])
        }
        _ => None,
    };
    things.unwrap_or_default()
}

/// A free choice of dice rolls them, so nobody knows what follows.
fn single(offered: &Offered) -> Option<Action> {
    match *offered {
        Offered::One(action) => Some(action),
        Offered::SomeOf { .. } => None,
    }
}

fn goes_on(action: &Action) -> bool {
    !matches!(action, Action::Pass | Action::EndGo)
}

fn cost(action: &Action) -> u8 {
    match action.thing() {
        None => 0,
        Some(Thing::MarkerAction { .. }) => 1,
        Some(Thing::DiceAction { .. }) => 2,
        Some(Thing::Building { .. }) => 3,
        Some(Thing::ActionCard { .. }) => 4,
        Some(Thing::Mat { .. } | Thing::Activation { .. }) => 5,
    }
}
