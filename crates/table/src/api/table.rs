//! Tables and who sits there.

use serde::{Deserialize, Serialize};
use tharos_rules::Options;
use tharos_rules::ids::{Guild, Seat as SeatNumber};

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Apprentice,
    Journeyman,
    Foreman,
    Engineer,
    Director,
}

impl Level {
    /// The name as in the JSON form and in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Foreman => "foreman",
            Level::Engineer => "engineer",
            Level::Director => "director",
        }
    }
}

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// Whoever asks.
    Me {
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        guild: Option<Guild>,
    },
    /// Somebody else on the same device.
    Device {
        name: String,
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        guild: Option<Guild>,
    },
    Bot {
        level: Level,
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        guild: Option<Guild>,
    },
    Open {
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        guild: Option<Guild>,
    },
}

impl SeatWish {
    pub fn guild(&self) -> Option<Guild> {
        match self {
            SeatWish::Me { guild }
            | SeatWish::Device { guild, .. }
            | SeatWish::Bot { guild, .. }
            | SeatWish::Open { guild } => *guild,
        }
    }
}

/// When a full table begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartWhen {
    #[default]
    Full,
    Host,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    #[default]
    None,
    /// So long for every decision.
    Move { seconds: u32 },
    /// So long for the whole game, and `refill` seconds more after every own decision.
    Budget { seconds: u32, refill: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Shown in the lobby.
    pub public: bool,
    pub spectators: bool,
    /// VP are shown during the game.
    pub live_vp: bool,
    pub hints: bool,
    pub start: StartWhen,
    pub clock: ClockRule,
    /// OPT-1 to OPT-3.
    pub options: Options,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            public: false,
            spectators: true,
            live_vp: true,
            hints: true,
            start: StartWhen::Full,
            clock: ClockRule::None,
            options: Options::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    Person,
    Bot,
    Open,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Seat {
    pub guild: Guild,
    pub kind: SeatKind,
    /// Empty for somebody who deleted the account; null for bots and open seats.
    pub name: Option<String>,
    /// Of the bot that sits here, or that stands in for a person who is away.
    pub level: Option<Level>,
    /// The caller decides for this seat.
    pub mine: bool,
    /// A further seat of the same person on the same device.
    pub device: bool,
    /// Somebody looks at the table with the eyes of this seat.
    pub online: bool,
    /// The person has left; nobody decides until the person returns or the others let a bot stand in.
    pub left: bool,
    /// A bot decides for the person, who may return.
    pub away: bool,
    /// The seat has added a seed of its own to the luck of the game.
    pub contributed: bool,
    /// The time left on this seat's clock, as of the moment this was sent.
    pub clock_ms: Option<i64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TablePhase {
    Waiting,
    Running,
    Over,
    Closed,
}

/// Something the players decide together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Vote {
    #[serde(flatten)]
    pub about: About,
    pub yes: Vec<SeatNumber>,
    pub needed: Vec<SeatNumber>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum About {
    /// A bot shall decide for this seat.
    Replace { seat: SeatNumber },
    /// This seat wants to take back so many entries.
    Undo { seat: SeatNumber, entries: usize },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableResult {
    pub totals: Vec<i16>,
    pub winners: Vec<SeatNumber>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    /// Six letters and digits to sit down by, while the table waits.
    pub code: Option<String>,
    pub phase: TablePhase,
    /// The caller may change, start and close the table.
    pub host: bool,
    pub seats: Vec<Seat>,
    pub settings: Settings,
    /// SHA-256 of the server's seed.
    pub commitment: String,
    pub created: i64,
    pub updated: i64,
    /// Counts every line of the table.
    pub seq: i64,
    pub round: u8,
    pub turn: u8,
    /// The seat that must decide now.
    pub asked: Option<SeatNumber>,
    /// How many look on without a seat.
    pub watching: u32,
    /// The table of the rematch.
    pub next: Option<String>,
    pub votes: Vec<Vote>,
    pub result: Option<TableResult>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tables {
    pub tables: Vec<TableInfo>,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// 1 to 4 seats.
    pub seats: Vec<SeatWish>,
    #[serde(default)]
    pub settings: Settings,
    /// 64 hexadecimal digits: what the caller's first seat adds to the luck.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub contribution: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableId {
    pub id: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Left out: the first open seat. An own seat: only guild and contribution change.
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seat: Option<SeatNumber>,
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub guild: Option<Guild>,
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub contribution: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WhichSeat {
    pub seat: SeatNumber,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    pub seat: SeatNumber,
    pub wish: SeatWish,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum VoteAbout {
    Replace,
    Undo,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CastVote {
    pub about: VoteAbout,
    /// The seat it is about, for `replace`; for `undo` it may be left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seat: Option<SeatNumber>,
    pub yes: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// 1 to 500 characters.
    pub text: String,
    /// Which of the own seats speaks.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seat: Option<SeatNumber>,
}
