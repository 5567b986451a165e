//! What is kept of a table: its own words in the store.

use serde::{Deserialize, Serialize};
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Digest, Done, GameRecord, Running, Seed};

use crate::api::{ClockRule, Level, Settings, TablePhase, TableResult, Vote, What};
use crate::clock::Ms;

/// The level of a bot that stands in for a person.
pub const STAND_IN: Level = Level::Foreman;

/// Everything about a table besides the position of its game. Holds the seed, so it is never shown as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Table {
    pub code: Option<String>,
    pub phase: TablePhase,
    pub host: String,
    pub chairs: Vec<Chair>,
    pub settings: Settings,
    /// The version of the rules that the game began with and is played by to its end.
    #[serde(default = "first_version")]
    pub rules: u32,
    pub seed: Seed,
    /// What the seed was bound to before anybody contributed.
    pub commitment: Digest,
    pub created: Ms,
    pub updated: Ms,
    /// The last line, and the last line that changed the game.
    pub seq: i64,
    pub game_seq: i64,
    pub round: u8,
    pub turn: u8,
    pub asked: Option<Seat>,
    /// Since when.
    pub asked_at: Ms,
    pub votes: Vec<Vote>,
    pub next: Option<String>,
    pub result: Option<TableResult>,
    pub hash: Option<Digest>,
}

/// Tables that do not say were made by the first version.
const fn first_version() -> u32 {
    1
}

/// A seat of the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub guild: Guild,
    pub sitter: Sitter,
    pub contribution: Option<Seed>,
    /// The person has left.
    pub left: bool,
    /// A bot decides for the person.
    pub away: bool,
    pub clock_ms: Option<Ms>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    Open,
    Bot {
        level: Level,
    },
    Person {
        id: String,
    },
    /// Somebody else on the device of this person.
    Device {
        id: String,
        name: String,
    },
    /// Somebody in a game that was played elsewhere.
    Elsewhere {
        name: String,
    },
}

impl Sitter {
    /// Whose decisions are taken here.
    pub fn person(&self) -> Option<&str> {
        match self {
            Sitter::Person { id } | Sitter::Device { id, .. } => Some(id),
            _ => None,
        }
    }
}

impl Chair {
    pub fn new(guild: Guild, sitter: Sitter) -> Self {
        Chair { guild, sitter, contribution: None, left: false, away: false, clock_ms: None }
    }

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot { level } => Some(level),
            _ if self.away => Some(STAND_IN),
            _ => None,
        }
    }

    /// Whether a person decides here who is at the table.
    pub fn is_present(&self) -> bool {
        self.sitter.person().is_some() && !self.left && !self.away
    }
}

impl Table {
    /// When the clock of the seat that is asked runs out.
    pub fn deadline(&self) -> Option<Ms> {
        let chair = &self.chairs[usize::from(self.asked?)];
        if self.settings.clock == ClockRule::None || chair.bot().is_some() {
            return None;
        }
        Some(self.asked_at + chair.clock_ms?)
    }

    /// The bot that must decide now, and its seat.
    pub fn bot_asked(&self) -> Option<(Seat, Level)> {
        let seat = self.asked?;
        Some((seat, self.chairs[usize::from(seat)].bot()?))
    }
}

/// One line of a table's log, as it is kept: with all secrets.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "snake_case")]
pub enum Line {
    Entry(Done),
    Undone {
        seat: Seat,
        entries: usize,
    },
    Chat {
        person: String,
        seat: Option<Seat>,
        text: String,
    },
    /// How the game began, with the seed.
    Started {
        origin: Box<GameRecord>,
    },
    Table {
        what: What,
        seat: Option<Seat>,
    },
}

impl Line {
    pub const fn table(what: What, seat: Option<Seat>) -> Self {
        Line::Table { what, seat }
    }

    /// Whether it changes the game.
    pub const fn is_of_game(&self) -> bool {
        matches!(self, Line::Entry(_) | Line::Undone { .. } | Line::Started { .. })
    }
}

/// A line with its number and time.
#[derive(Clone, Debug)]
pub struct Numbered {
    pub seq: i64,
    pub at: Ms,
    pub line: Line,
}

/// A table with the position of its game.
#[derive(Clone, Debug)]
pub struct Sitting {
    pub table: Table,
    /// None while the table waits.
    pub running: Option<Running>,
}
