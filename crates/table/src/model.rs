//! What is kept of a table. The JSON forms of [`TableDoc`] and [`LogLine`] are those of stored tables.

use serde::{Deserialize, Serialize};
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Digest, Done, GameRecord, RULES_VERSION, Running, Seed};

use crate::Ms;
use crate::api::{ClockRule, Level, Settings, TableChange, TablePhase, TableResult, Vote};

/// The level of a bot that stands in for a person.
pub const STAND_IN: Level = Level::Foreman;

/// Everything about a table besides the position of its game. Holds the seed, so it is never shown as it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableDoc {
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
    /// When the only possible answer of the asked seat is given for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer_at: Option<Ms>,
    /// The entries (from 0) that were given for a player and can still be taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub automatic: Vec<usize>,
}

/// Tables that do not say were made by the first version.
const fn first_version() -> u32 {
    1
}

/// A seat of the table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chair {
    pub guild: Guild,
    /// Who sits there.
    #[serde(rename = "sitter")]
    pub occupant: Occupant,
    pub contribution: Option<Seed>,
    /// The person has left.
    pub left: bool,
    /// A bot decides for the person.
    pub away: bool,
    pub clock_ms: Option<Ms>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
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

impl Occupant {
    /// Whose decisions are taken here.
    pub fn person(&self) -> Option<&str> {
        match self {
            Occupant::Person { id } | Occupant::Device { id, .. } => Some(id),
            _ => None,
        }
    }
}

impl Chair {
    pub fn new(guild: Guild, occupant: Occupant) -> Self {
        Chair { guild, occupant, contribution: None, left: false, away: false, clock_ms: None }
    }

    /// The level of the bot that decides here, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.occupant {
            Occupant::Bot { level } => Some(level),
            _ if self.away => Some(STAND_IN),
            _ => None,
        }
    }

    /// Whether a person decides here who is at the table.
    pub fn is_present(&self) -> bool {
        self.occupant.person().is_some() && !self.left && !self.away
    }
}

impl TableDoc {
    /// A table that waits, with nobody's contributions yet.
    #[must_use]
    pub fn new(host: String, chairs: Vec<Chair>, settings: Settings, seed: Seed, now: Ms) -> Self {
        TableDoc {
            code: None,
            phase: TablePhase::Waiting,
            host,
            chairs,
            settings,
            rules: RULES_VERSION,
            seed,
            commitment: seed.commitment(),
            created: now,
            updated: now,
            seq: 0,
            game_seq: 0,
            round: 0,
            turn: 0,
            asked: None,
            asked_at: now,
            votes: Vec::new(),
            next: None,
            result: None,
            hash: None,
            answer_at: None,
            automatic: Vec::new(),
        }
    }

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
pub enum LogLine {
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
        what: TableChange,
        seat: Option<Seat>,
    },
}

impl LogLine {
    pub const fn table(what: TableChange, seat: Option<Seat>) -> Self {
        LogLine::Table { what, seat }
    }

    /// Whether it changes the game.
    pub const fn is_of_game(&self) -> bool {
        matches!(self, LogLine::Entry(_) | LogLine::Undone { .. } | LogLine::Started { .. })
    }
}

/// A line with its number and time.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: i64,
    pub at: Ms,
    pub line: LogLine,
}

/// A table with the position of its game.
#[derive(Clone, Debug)]
pub struct TableState {
    pub doc: TableDoc,
    /// None while the table waits.
    pub game: Option<Running>,
}
