//! A position in words: anything one can write. One door, [`Setup::build`], leads to a [`State`].
//!
//! What is not stated has a default, and what is conserved (INV-1, INV-2) is filled up: the pieces
//! stated for a place come from where they lie at the beginning of the game.

mod board;
mod build;
mod dice;
mod solo;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::data::Data;
use crate::event::Event;
use crate::ids::*;
use crate::table::{BuildingState, Options, State, UsedDie};

/// Where the game goes on from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Begin {
    /// A new game: chance deals the regions first. Only players, options and data can be stated with it.
    SetUp,
    /// Chance reveals the attack card of the turn.
    Turn,
    /// The attack card lies there; the start player prepares.
    Preparation,
    /// SOLO-3
    Solo,
    /// The go of the start player, or of the seat stated as `go`.
    #[default]
    Actions,
    /// All have passed.
    Attack,
    CleanUp,
    RoundEnd,
    Over,
}

/// A position as it is written down. Everything is optional.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// How many players; without it two, or as many as guilds or seats are stated.
    pub players: Option<u8>,
    pub guilds: Option<Vec<Guild>>,
    pub options: Options,
    pub data: Option<Data>,
    pub round: Option<u8>,
    pub turn: Option<u8>,
    pub start_player: Option<Seat>,
    pub begin: Begin,
    /// The seat whose go it is, if not the first that has not passed.
    pub go: Option<Seat>,

    /// Four rows of four colours.
    pub regions: Option<Vec<String>>,
    /// Sixteen markers, row by row.
    pub trans: Option<Vec<Trans>>,
    /// Only the marker of the attacked region; it changes places with where it lay.
    pub trans_now: Option<Trans>,
    /// Regions whose ore or crystal is gone, at least.
    pub ore_off: RegionSet,
    pub crystals_off: RegionSet,
    pub ore_supply: Option<Counts>,
    pub crystal_supply: Option<Counts>,
    pub buildings: BTreeMap<Building, BuildingIs>,

    /// The values of the attack cards of this round, left to right.
    pub attack: Option<Vec<u8>>,
    /// Only the value of this turn's attack card.
    pub attack_now: Option<u8>,
    pub discard: CardSet,
    /// Cards lying aside; DECK-22 with dice on it need not be named.
    pub aside: CardSet,
    /// How many cards are out of the game.
    pub out: u8,
    /// The number of cards in the deck; the others not stated anywhere lie on the discard pile.
    pub deck: Option<u8>,
    /// The same by naming the cards in the deck.
    pub deck_cards: Option<CardSet>,

    pub solo: SoloSetup,
    /// By seat number: `seat.0.jars = 5`.
    pub seat: BTreeMap<String, SeatSetup>,
}

/// What is stated about one seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatSetup {
    pub jars: u16,
    pub medals: BTreeMap<Medal, u8>,
    pub combat_points: u8,

    pub active: Vec<Die>,
    /// Spaces and cards with dice on them are used.
    pub used: Vec<UsedDie>,
    pub bag: Option<Counts>,
    pub depot: Option<Counts>,
    /// The dice on an own DECK-22.
    pub kept: Counts,
    /// The columns of the dice store, bottom to top.
    pub store: Option<[Vec<Colour>; 2]>,

    pub guild_markers: RegionSet,
    pub on_organizer: u8,
    pub on_manipulator: u8,
    /// Columns (1 to 4) of the attack cards with a guild marker of this seat.
    pub on_attack_cards: Vec<u8>,
    pub mines: RegionSet,
    pub ore: ColourSet,
    pub crystals: ColourSet,

    pub active_cards: PlayerCardSet,
    /// Player cards used this turn, besides those with dice on them.
    pub used_cards: PlayerCardSet,
    pub used_buildings: BuildingSet,
    /// How often a white space was used; without it once if dice lie on it.
    pub uses: BTreeMap<Space, u8>,
    pub extra_uses: BTreeMap<Space, u8>,
    /// Without it the sum of the dice on the Attack space.
    pub strength: Option<u16>,
    pub ward: bool,
    pub trans_used: bool,
    pub rumblepoke_used: bool,
    pub passed: bool,
    /// The action cards in hand.
    pub hand: CardSet,
}

/// What is stated about the solo mat. Spaces are named `A1` to `C6`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloSetup {
    /// The space the marker on I will reach; fills the rows as far as needed.
    pub next: Option<Cell>,
    /// The markers on I, II, III.
    pub start: Option<Vec<Guild>>,
    /// The guilds of rows A, B, C.
    pub rows: Option<Vec<Guild>>,
    pub filled: Option<[u8; 3]>,
    pub mines: Option<Vec<Cell>>,
    pub coins: Option<Vec<Cell>>,
    pub loss_box: u8,
    pub penalty: u8,
    /// The last spaces that were met; without it all that are filled.
    pub met: Option<Vec<Cell>>,
    pub lost: bool,
}

/// A building in a text: `available`, `unowned`, `seat 0`, `foreign` or `gone`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingIs(pub BuildingState);

impl fmt::Display for BuildingIs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            BuildingState::Available => f.write_str("available"),
            BuildingState::Unowned => f.write_str("unowned"),
            BuildingState::Owned(seat) => write!(f, "seat {seat}"),
            BuildingState::Foreign => f.write_str("foreign"),
            BuildingState::Gone => f.write_str("gone"),
        }
    }
}

impl FromStr for BuildingIs {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not one of available, unowned, seat <number>, foreign, gone");
        Ok(BuildingIs(match text {
            "available" => BuildingState::Available,
            "unowned" => BuildingState::Unowned,
            "foreign" => BuildingState::Foreign,
            "gone" => BuildingState::Gone,
            _ => match text.strip_prefix("seat ").and_then(|seat| seat.parse().ok()) {
                Some(seat) => BuildingState::Owned(seat),
                None => return Err(wrong()),
            },
        }))
    }
}

/// A space of the solo mat (SOLO-1): `A1` to `C6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell(u8);

impl Cell {
    /// Row times 6 plus space, from 0.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < 18);
        Cell(index)
    }

    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / 6
    }

    /// From 0.
    #[must_use]
    pub const fn space(self) -> u8 {
        self.0 % 6
    }

    /// Row times 6 plus space, from 0.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['A', 'B', 'C'][self.row()], self.space() + 1)
    }
}

impl FromStr for Cell {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match *text.as_bytes() {
            [row @ b'A'..=b'C', space @ b'1'..=b'6'] => Ok(Cell((row - b'A') * 6 + space - b'1')),
            _ => Err(format!("'{text}' is not a space of the solo mat, A1 to C6")),
        }
    }
}

as_text!(BuildingIs, Cell);

impl Setup {
    /// The game that is described.
    ///
    /// # Errors
    /// All reasons why this is not a legal position.
    pub fn build(&self) -> Result<State, Vec<String>> {
        self.build_with(&mut Vec::new())
    }

    /// The same, with what happens at once when the stated phase begins.
    ///
    /// # Errors
    /// All reasons why this is not a legal position.
    pub fn build_with(&self, log: &mut Vec<Event>) -> Result<State, Vec<String>> {
        build::build(self, log)
    }
}

impl TryFrom<&Setup> for State {
    type Error = Vec<String>;
    fn try_from(setup: &Setup) -> Result<State, Vec<String>> {
        setup.build()
    }
}
