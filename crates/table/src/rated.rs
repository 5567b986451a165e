//! Rated games: who may sit there, and what is not possible in them.
//!
//! A result that counts must be worth something: everybody has an account and one seat, nobody plays against somebody at
//! the same address, there are no hints, luck is not taken back, and time runs, so that nobody wins by waiting.

use crate::api::{ClockRule, Settings};
use crate::caller::Caller;
use crate::error::Error;
use crate::model::{Chair, Occupant, TableDoc};
use tharos_rules::json::FromJson;

/// A clock of this many seconds or more is for play over days.
pub const OVER_DAYS: u32 = 6 * 60 * 60;

/// Which rating a game counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum RatingKind {
    /// In one sitting.
    Live,
    /// Over days.
    Days,
    Solo,
}

impl RatingKind {
    pub const ALL: [RatingKind; 3] = [RatingKind::Live, RatingKind::Days, RatingKind::Solo];

    /// As in the JSON form.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            RatingKind::Live => "live",
            RatingKind::Days => "days",
            RatingKind::Solo => "solo",
        }
    }

    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        RatingKind::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

impl TableDoc {
    /// Which rating this table counts for, if it is rated.
    #[must_use]
    pub fn rating_kind(&self) -> Option<RatingKind> {
        self.settings.rated.then(|| self.pace())
    }

    /// In one sitting, over days, or alone.
    #[must_use]
    pub fn pace(&self) -> RatingKind {
        match self.settings.clock {
            _ if self.chairs.len() == 1 => RatingKind::Solo,
            ClockRule::Move { seconds } | ClockRule::Budget { seconds, .. } if seconds < OVER_DAYS => RatingKind::Live,
            _ => RatingKind::Days,
        }
    }
}

/// Whether there can be a rated table with these settings and seats.
pub(crate) fn check(settings: &Settings, chairs: &[Chair], caller: &Caller) -> Result<(), Error> {
    if !settings.rated {
        return Ok(());
    }
    if !caller.has_account() {
        return Err(Error::NeedsAccount);
    }
    if settings.hints {
        return Err(Error::Rated("hints"));
    }
    if settings.clock == ClockRule::None && chairs.len() > 1 {
        return Err(Error::Rated("no clock"));
    }
    if chairs.iter().any(|chair| matches!(chair.occupant, Occupant::Device { .. })) {
        return Err(Error::Rated("two seats of one person"));
    }
    Ok(())
}

/// Checks that a person may join a rated table with these players.
pub(crate) fn check_sitting(table: &TableDoc, caller: &Caller) -> Result<(), Error> {
    if !table.settings.rated {
        return Ok(());
    }
    if !caller.has_account() {
        return Err(Error::NeedsAccount);
    }
    let is_other = |chair: &&Chair| chair.occupant.person().is_some_and(|id| !caller.is(id));
    let mut others = table.chairs.iter().filter(is_other);
    match caller.home() {
        Some(home) if others.any(|chair| chair.home.as_deref() == Some(home)) => Err(Error::SameAddress),
        _ => Ok(()),
    }
}
