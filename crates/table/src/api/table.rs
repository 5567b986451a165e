//! Tables and who sits there.

use serde::{Deserialize, Serialize};
use tharos_rules::ids::{Guild, Seat as SeatNumber};
use tharos_rules::json::FromJson;
use tharos_rules::{Options, SoloResult};

use super::{OwnAnswers, OwnPlan};

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
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
    /// From weak to strong.
    pub const ALL: [Level; 5] =
        [Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer, Level::Director];

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
#[derive(Clone, Debug, PartialEq, Eq, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// The caller.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartWhen {
    #[default]
    Full,
    Host,
}

/// Who may talk at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhoTalks {
    /// The players and the host.
    #[default]
    Players,
    /// Spectators as well.
    All,
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Clock))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    #[default]
    None,
    /// A time for every go, and the same for consecutive decisions in other phases. Unused time is lost.
    Move { seconds: u32 },
    /// A time for the whole game; every decision adds `refill` seconds.
    Budget { seconds: u32, refill: u32 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Shown in the lobby.
    pub public: bool,
    pub spectators: bool,
    /// VP are shown during the game.
    pub live_vp: bool,
    pub hints: bool,
    /// The result counts for the ratings of its players: accounts only, with a clock, without hints and far undoing.
    pub rated: bool,
    /// Who may talk.
    pub chat: WhoTalks,
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
            rated: false,
            chat: WhoTalks::Players,
            start: StartWhen::Full,
            clock: ClockRule::None,
            options: Options::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
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
    /// Empty for somebody who deleted the account; null for open seats, and for bots of older tables.
    pub name: Option<String>,
    /// The id of the person who sits here.
    pub person: Option<String>,
    /// Of the bot that sits here.
    pub level: Option<Level>,
    /// The caller decides for this seat.
    pub mine: bool,
    /// A further seat of the same person on the same device.
    pub device: bool,
    /// Somebody looks at the table with the eyes of this seat.
    pub online: bool,
    /// The person has left.
    pub left: bool,
    /// A bot decides for the person until the person returns.
    pub away: bool,
    /// The bot that decides for the person now.
    pub played_by: Option<PlayedBy>,
    /// The person let the time run out and was not there, or did so twice in a row, and has not come back since.
    pub absent: bool,
    /// How many goes of this game a bot played for the person.
    pub goes_by_bot: u16,
    /// From when on the others can vote to replace the person, in ms since 1970; null if they cannot.
    pub replace_from: Option<i64>,
    /// What the table answers for this seat: only for the own ones.
    pub answers: Option<OwnAnswers>,
    /// What is planned for this seat: only for the own ones.
    pub plan: Option<OwnPlan>,
    /// The seat has added a seed of its own to the luck of the game.
    pub contributed: bool,
    /// The time left on this seat's clock, as of the moment this was sent.
    pub clock_ms: Option<i64>,
    /// Days off; null where no clock runs over days.
    pub days_off: Option<DaysOff>,
}

/// Days on which the clock of a seat stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DaysOff {
    /// How many the person can still take in this game.
    pub left: u8,
    /// Until when the clock stands still, in ms since 1970; null if it does not.
    pub until: Option<i64>,
}

/// A bot that decides for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayedBy {
    pub level: Level,
    pub until: Until,
}

/// How long a bot decides for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// This go, whose time ran out.
    GoEnds,
    /// The person left or was replaced.
    PersonReturns,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "about", rename_all = "snake_case")]
pub enum About {
    /// A bot shall decide for this seat.
    Replace { seat: SeatNumber },
    /// The time of this seat is up: shall it have more? If nobody answers until then (in ms since 1970), a bot plays
    /// the go.
    Time { seat: SeatNumber, until: i64 },
    /// This seat wants to take back a number of entries.
    Undo {
        seat: SeatNumber,
        entries: usize,
        #[serde(default)]
        #[cfg_attr(feature = "schema", schema(required = true))]
        to: BackTo,
    },
    /// The game shall end now: bots play it to the end for everybody.
    End,
}

/// The end of a game that its players agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AgreedEnd {
    /// When they did.
    pub round: u8,
    pub turn: u8,
    /// The people who were still there. Who had left by then comes after them, whatever the bots made of it.
    pub stayed: Vec<SeatNumber>,
}

/// A decision to which somebody wants to go back; it is taken back as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BackTo {
    /// Its number in the record, from 0.
    pub entry: usize,
    /// The line of the log that tells it.
    pub seq: i64,
    pub round: u8,
    pub turn: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableResult {
    pub totals: Vec<i16>,
    pub winners: Vec<SeatNumber>,
    /// When the game ended, in ms since 1970; games of version 0.1 did not note it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub ended: Option<i64>,
    /// How many goes of each seat a bot played for the person; left out if none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goes_by_bot: Vec<u16>,
    /// How many times an undo took back something that a player had learned.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub taken_back: u16,
    /// Why a solo game ended.
    #[serde(default)]
    pub solo: Option<SoloResult>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    pub id: String,
    /// Six letters and digits to sit down by, while the table waits.
    pub code: Option<String>,
    pub phase: TablePhase,
    /// Nobody is at the table: the game waits until a person comes back.
    pub paused: bool,
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
    /// The table whose deal is played here once more, so that its luck can be known.
    pub same_deal_as: Option<String>,
    /// The game that this one leaves at some step, to go its own way.
    pub branch: Option<Branch>,
    /// The round of a tournament that is played here.
    pub cup: Option<InCup>,
    pub votes: Vec<Vote>,
    /// The players have ended the game: bots play or have played the rest.
    pub agreed_end: Option<AgreedEnd>,
    pub result: Option<TableResult>,
}

/// Where a game leaves another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Branch {
    /// The table of the other game.
    pub of: String,
    /// The number of its entries before the branch.
    pub at: usize,
    pub round: u8,
    pub turn: u8,
    /// Dice and cards come as they would have come; otherwise they are others.
    pub same_luck: bool,
    /// What its player has noted about it.
    pub note: String,
}

/// Where in a tournament a table stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct InCup {
    /// The tournament.
    pub cup: String,
    /// From 1.
    pub round: u8,
    /// The number of the table in its round, from 1.
    pub number: u16,
    /// The time of the round is up: bots play to the end, and nobody comes back.
    pub late: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Tables {
    pub tables: Vec<TableInfo>,
}

#[derive(Clone, Debug, FromJson)]
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

#[derive(Clone, Debug, Default, FromJson)]
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

#[derive(Clone, Copy, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WhichSeat {
    pub seat: SeatNumber,
}

#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeSeat {
    pub seat: SeatNumber,
    pub wish: SeatWish,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum VoteAbout {
    Replace,
    Time,
    Undo,
    /// To end the game. The first yes asks the others.
    End,
}

#[derive(Clone, Copy, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CastVote {
    pub about: VoteAbout,
    /// The seat it is about, for `replace`; otherwise it may be left out.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seat: Option<SeatNumber>,
    pub yes: bool,
}

#[derive(Clone, Copy, Debug, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeDaysOff {
    /// From now on; 0 ends them, and whole days that are left come back.
    #[cfg_attr(feature = "schema", schema(maximum = 14))]
    pub days: u8,
}

#[derive(Clone, Debug, FromJson)]
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
