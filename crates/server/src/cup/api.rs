//! The wire types of tournaments. A seed is revealed only when all tables of its round have finished.

use serde::{Deserialize, Serialize};
use tharos_rules::ids::{Colour, Guild, Seat};
use tharos_table::api::{ClockRule, Level};
use utoipa::ToSchema;

/// A tournament to open.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCup {
    pub name: String,
    /// At a table.
    pub players: u8,
    pub rounds: u8,
    /// How long a round takes at most.
    pub hours: u32,
    /// At every table; left out: none.
    #[serde(default)]
    pub clock: ClockRule,
    /// Bots of this level fill seats that nobody takes. Left out: it begins only if no seat is left.
    #[serde(default)]
    #[schema(nullable = false)]
    pub bots: Option<Level>,
    /// Everybody can find it; otherwise only people with its link.
    #[serde(default)]
    pub public: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CupStage {
    /// Anybody can join.
    Open,
    Running,
    Over,
    /// It was cancelled before it began.
    Closed,
}

/// A tournament in short.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupInfo {
    pub id: String,
    pub name: String,
    pub phase: CupStage,
    /// The name of the host.
    pub host: String,
    /// The caller has opened it.
    pub mine: bool,
    /// The caller takes part.
    pub joined: bool,
    /// The caller has withdrawn, or was taken out.
    pub withdrawn: bool,
    /// At a table.
    pub players: u8,
    pub rounds: u8,
    /// The last round that has begun; 0: none.
    pub round: u8,
    pub hours: u32,
    pub clock: ClockRule,
    pub bots: Option<Level>,
    pub public: bool,
    /// Who takes part, without those who withdrew.
    pub people: u32,
    /// The most people that can take part.
    pub room: u32,
    /// In every round; as many as there would be if it began now.
    pub tables: u32,
    pub created: i64,
    /// When the last round was over.
    pub ended: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Cups {
    /// The caller takes part in them or has opened them.
    pub mine: Vec<CupInfo>,
    /// The others that everybody finds.
    pub public: Vec<CupInfo>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupPerson {
    pub number: i64,
    pub person: String,
    /// Empty for somebody who deleted the account.
    pub name: String,
    pub mine: bool,
    pub withdrawn: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundStage {
    /// Not begun.
    Sealed,
    Running,
    Over,
}

/// A round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupRound {
    /// From 1.
    pub round: u8,
    pub phase: RoundStage,
    pub began: Option<i64>,
    /// When its time is up; for the round after the running one, the latest time at which it begins.
    pub until: Option<i64>,
    /// SHA-256 of the seed of its deal, known before anybody plays it.
    pub seal: String,
    /// The seed, once the round is over.
    pub seed: Option<String>,
    /// The 16 regions, once the round is over.
    pub board: Option<Vec<Colour>>,
    pub tables: u32,
    /// How many of its tables have finished.
    pub finished: u32,
    /// The own table.
    pub mine: Option<CupMine>,
}

/// The caller's table in a round.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupMine {
    pub table: String,
    /// Of the table in its round, from 1.
    pub number: u32,
    pub seat: Seat,
    pub guild: Guild,
    /// The game is over.
    pub over: bool,
    /// It is the caller's go.
    pub asked: bool,
    /// Where the game stands, of 16.
    pub turn: u8,
    /// Once the own game is over.
    pub vp: Option<i64>,
    /// Once the round is over: 100 is best.
    pub percent: Option<i64>,
}

/// What a round brought to somebody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupScore {
    pub vp: i64,
    /// Within the same seat: (tables − rank) / (tables − 1); 100 is best. Null if there was nothing to compare with.
    pub percent: Option<i64>,
    pub guild: Guild,
    /// How many goes a bot played. If it played more than half of them, the result counts 0.
    pub by_bot: u16,
}

/// A row of the standings. Bots that fill seats are compared with, and have no place.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupRow {
    /// By the mean; equal means share a place. Null for people who have withdrawn.
    pub place: Option<i64>,
    pub place_by_vp: Option<i64>,
    pub who: CupPerson,
    /// By round; null for those not over, and where nothing came of the table.
    pub rounds: Vec<Option<CupScore>>,
    /// Of the percentiles, in tenths of a percent.
    pub mean: Option<i64>,
    pub vp: i64,
}

/// A seat of a table in a round that is over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupSeat {
    pub seat: Seat,
    pub guild: Guild,
    /// Whose seat it is; null for a bot.
    pub who: Option<CupPerson>,
    /// Of the bot that sits here, also for somebody who has withdrawn.
    pub level: Option<Level>,
    pub vp: i64,
    pub percent: Option<i64>,
    pub by_bot: u16,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupTable {
    pub round: u8,
    /// From 1.
    pub number: u32,
    pub table: String,
    /// The caller has a seat there.
    pub mine: bool,
    /// Nothing came of it.
    pub void: bool,
    /// By seat; empty if nothing came of it.
    pub seats: Vec<CupSeat>,
}

/// A tournament as the caller sees it. Of a running round it shows only the caller's own table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupNow {
    pub cup: CupInfo,
    pub people: Vec<CupPerson>,
    pub rounds: Vec<CupRound>,
    /// After the rounds that are over.
    pub standings: Vec<CupRow>,
    /// The tables of the last round that is over, the caller's first.
    pub last: Vec<CupTable>,
}

/// All that came of a tournament so far.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CupResults {
    pub cup: CupInfo,
    pub standings: Vec<CupRow>,
    /// The tables of all rounds that are over.
    pub tables: Vec<CupTable>,
}

/// Somebody who takes part, by the number.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichEntrant {
    pub number: i64,
}
