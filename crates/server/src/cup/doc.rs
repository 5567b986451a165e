//! What is kept of a tournament in the store's rows. Holds the seed, so it is never shown as it is.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tharos_rules::Seed;
use tharos_table::Ms;
use tharos_table::api::{ClockRule, Level};

use super::score::Played;
use crate::api::Error;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CupDoc {
    pub name: String,
    /// At a table.
    pub players: u8,
    pub rounds: u8,
    /// How long a round takes at most.
    pub hours: u32,
    pub clock: ClockRule,
    /// Bots of this level fill seats that nobody takes.
    pub bots: Option<Level>,
    /// All deals follow from it.
    pub seed: Seed,
    /// The numbers of those who play, by position; empty before it begins.
    #[serde(default)]
    pub order: Vec<i64>,
    #[serde(default)]
    pub tables: usize,
    /// When each round began.
    #[serde(default)]
    pub began: Vec<Ms>,
    #[serde(default)]
    pub ended: Option<Ms>,
}

/// A table of a round.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct RoundDoc {
    pub seats: Vec<SeatDoc>,
    /// Nothing came of the table: it was deleted, or could not be played to the end.
    #[serde(default)]
    pub void: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatDoc {
    /// Whose seat it is, also if a bot plays it because the person has withdrawn.
    pub entrant: Option<i64>,
    /// Of the bot that sits there.
    pub level: Option<Level>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<SeatResult>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    pub vp: i64,
    /// How many goes a bot played for the person.
    pub by_bot: u16,
    pub withdrawn: bool,
    /// Not if the person left most of the goes to a bot.
    pub own: bool,
}

impl RoundDoc {
    /// What came of its seats; `None` if nothing did.
    pub fn played(&self) -> Option<Vec<Played>> {
        let seat = |seat: &SeatDoc| {
            let SeatResult { vp, own, .. } = seat.result?;
            Some(Played { entrant: seat.entrant, vp, own })
        };
        self.seats.iter().map(seat).collect::<Option<_>>().filter(|_| !self.void)
    }
}

/// As it is stored.
pub fn write(doc: &impl Serialize) -> String {
    serde_json::to_string(doc).expect("it always has a JSON form")
}

/// # Errors
/// If what is stored is damaged.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| {
        tracing::error!(%error, "a stored tournament cannot be read");
        Error::Internal
    })
}
