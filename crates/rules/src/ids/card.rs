//! Player cards and action cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::CardSet;
use super::named::named;

named! {
    /// CARD-1 to CARD-10, the ten cards every player starts with.
    PlayerCard: Banker = "banker", SteamDyer = "steam_dyer", OreDigger = "ore_digger",
    Crystallographist = "crystallographist", Cartographer = "cartographer", Organizer = "organizer",
    Cannoneer = "cannoneer", Rumblepoke = "rumblepoke", SteamPressurePlant = "steam_pressure_plant",
    Manipulator = "manipulator"
}

impl PlayerCard {
    /// How many guild markers the card can hold (MAT-3) and receives when it becomes active (ACT-4).
    #[must_use]
    pub const fn markers(self) -> (u8, u8) {
        match self {
            PlayerCard::Organizer => (2, 1),
            PlayerCard::Manipulator => (3, 2),
            _ => (0, 0),
        }
    }
}

named! {
    /// What an action card is about.
    Theme: Dice = "dice", Combat = "combat", Markers = "markers", Mines = "mines", Goods = "goods",
    Medals = "medals", Jars = "jars", Cards = "cards"
}

/// Number of an action card, from 1: 7 is DECK-7. The cards themselves are in `deck`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8")]
pub struct DeckCard(pub(super) u8);

impl DeckCard {
    #[must_use]
    pub const fn new(number: u8) -> Self {
        assert!(number >= 1 && number <= DeckCard::COUNT);
        DeckCard(number)
    }

    /// All cards in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        CardSet::ALL.iter()
    }

    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    #[must_use]
    pub const fn set(self) -> CardSet {
        CardSet(1 << self.0)
    }
}

/// Fills the unused places of a [`Few`](crate::few::Few).
impl Default for DeckCard {
    fn default() -> Self {
        DeckCard(1)
    }
}

impl TryFrom<u8> for DeckCard {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=DeckCard::COUNT).contains(&number) {
            Ok(DeckCard(number))
        } else {
            Err(format!("there is no action card {number}; they are numbered 1 to {}", DeckCard::COUNT))
        }
    }
}

impl From<DeckCard> for u8 {
    fn from(card: DeckCard) -> u8 {
        card.0
    }
}

impl fmt::Debug for DeckCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DECK-{}", self.0)
    }
}
