//! The deal of the day.

use serde::{Deserialize, Serialize};
use tharos_rules::Score;
use utoipa::ToSchema;

/// Which deal.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhichDay {
    /// In days since 1970; left out: today's.
    #[serde(default)]
    #[schema(nullable = false)]
    pub day: Option<i64>,
}

/// The deal of a day: the caller's try, and the results of the others once it is over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Daily {
    pub day: i64,
    pub today: i64,
    /// Milliseconds until the next deal.
    pub next_ms: i64,
    pub mine: Option<DailyMine>,
    /// How many people finished it on its day. Null before the own try is over.
    pub people: Option<i64>,
    /// Null before the own try is over, and while too few people have finished.
    pub spread: Option<Vec<DailyStep>>,
    /// The median of all results.
    pub median: Option<i64>,
    pub best: Vec<DailyBest>,
    /// The own tries of the last weeks.
    pub calendar: Vec<DailyDay>,
}

/// The counted try.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DailyMine {
    /// Where it is played, or was.
    pub table: String,
    /// It was begun on its day, and nothing was taken back.
    pub ranked: bool,
    pub result: Option<DailyResult>,
    /// 1 + the number of better results.
    pub place: Option<i64>,
    /// The share of people with fewer VP, in whole percent, rounded down.
    pub percent: Option<i64>,
}

/// What came of a try, as the server found it by playing the record again.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct DailyResult {
    pub vp: i64,
    pub won: bool,
    pub score: Score,
    /// The turn in which it ended, of 16.
    pub turn: u8,
    /// Whether the attack of each turn was held.
    pub held: Vec<bool>,
}

/// A step of 5 VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DailyStep {
    /// The lowest VP of the step.
    pub from: i64,
    pub won: i64,
    pub lost: i64,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DailyBest {
    pub place: i64,
    pub name: String,
    pub vp: i64,
    pub won: bool,
    pub me: bool,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct DailyDay {
    pub day: i64,
    pub vp: Option<i64>,
    pub won: bool,
    pub ranked: bool,
}
