//! What one viewer may know (INFO). The type has no room for anything else: no other hand, no deck
//! order, no bag order, no seed.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::chance::Random;
use crate::eyes::Eyes;
use crate::ids::*;
use crate::json::FromJson;
use crate::table::{ImpossiblePosition, Position, State, Table};

/// The open table, and the own action cards of the seat that looks. Spectators have no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(try_from = "Written")]
pub struct View {
    pub viewer: Option<Seat>,
    pub table: Table,
    /// The viewer's action cards.
    pub hand: CardSet,
    /// The cards the viewer is looking at.
    pub looking: CardSet,
}

/// A view as it was written, which may be impossible.
#[derive(FromJson)]
#[serde(deny_unknown_fields)]
struct Written {
    viewer: Option<Seat>,
    table: Table,
    hand: CardSet,
    looking: CardSet,
}

impl TryFrom<Written> for View {
    type Error = ImpossiblePosition;
    fn try_from(Written { viewer, table, hand, looking }: Written) -> Result<View, ImpossiblePosition> {
        let view = View { viewer, table, hand, looking };
        let wrong = view.validate();
        if wrong.is_empty() { Ok(view) } else { Err(ImpossiblePosition(wrong)) }
    }
}

impl State {
    /// What this viewer sees, listed piece by piece; `None` is a spectator.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let viewer = viewer.filter(|&seat| seat < self.table.seats());
        let looks = viewer.is_some() && viewer == self.table.decider();
        View {
            viewer,
            table: self.table,
            hand: viewer.map_or(CardSet::EMPTY, |seat| self.hands[seat as usize]),
            looking: if looks { self.looking } else { CardSet::EMPTY },
        }
    }
}

impl View {
    pub(crate) fn eyes(&self) -> Option<Eyes<'_>> {
        self.viewer.map(|seat| Eyes::new(&self.table, seat, self.hand, self.looking))
    }

    /// The eyes of the viewer, if the viewer is the one who decides.
    pub(crate) fn deciding(&self) -> Option<Eyes<'_>> {
        self.eyes().filter(|_| self.table.decider() == self.viewer)
    }

    /// All legal decisions of the viewer; none if somebody else is asked. The list can be very long: [`View::offers`]
    /// is not.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.legal_into(&mut list);
        list
    }

    pub fn legal_into(&self, list: &mut Vec<Action>) {
        list.clear();
        self.offers().iter().for_each(|offered| offered.each(|action| list.push(action)));
    }

    /// The cards this viewer cannot place: in the deck, in other hands, looked at by others, or out of the game unseen.
    #[must_use]
    pub fn unknown(&self) -> CardSet {
        let t = &self.table;
        CardSet::ALL.without(t.discard).without(t.aside).without(self.hand).without(self.looking)
    }

    /// A complete game that looks like this to the viewer: unknown cards are dealt at random.
    pub fn sample(&self, random: &mut impl Random) -> State {
        let t = &self.table;
        let mut unknown = self.unknown();
        let mut deal = |n: u8| {
            let mut cards = CardSet::EMPTY;
            for _ in 0..n {
                let k = random.below(u32::from(unknown.len())) as usize;
                let card = unknown.iter().nth(k).expect("as many unknown cards as places for them");
                unknown.remove(card);
                cards.insert(card);
            }
            cards
        };
        let mut hands = [CardSet::EMPTY; MAX_SEATS];
        for (seat, player) in t.players.iter().enumerate() {
            hands[seat] = if self.viewer == Some(seat as Seat) { self.hand } else { deal(player.hand) };
        }
        let looking = if t.decider() == self.viewer { self.looking } else { deal(t.looking) };
        State(Position { table: self.table, hands, looking, gone: CardSet::EMPTY })
    }
}
