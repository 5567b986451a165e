//! The players people meet, by strength.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::value::Judges;
use crate::{Bot, Faults, Keen, Random, Searcher};

/// How strong a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal action: for measuring, not for playing.
    Random,
    Apprentice,
    Journeyman,
    Foreman,
    Engineer,
    Director,
    /// The strongest level of version 0.1, weights and search as they were: for measuring what came after it.
    #[cfg(feature = "old")]
    #[serde(rename = "director-0.1")]
    OldDirector,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer, Level::Director];

    /// Those of former versions, for measuring.
    #[cfg(feature = "old")]
    const OLD: [Level; 1] = [Level::OldDirector];
    #[cfg(not(feature = "old"))]
    const OLD: [Level; 0] = [];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Foreman => "foreman",
            Level::Engineer => "engineer",
            Level::Director => "director",
            #[cfg(feature = "old")]
            Level::OldDirector => "director-0.1",
        }
    }

    /// A player of this strength, with buffers of its own.
    #[must_use]
    pub fn bot(self) -> Box<dyn Bot + Send> {
        match self {
            Level::Random => Box::new(Random),
            // Lives for the moment, misses half of what it could do, and has a favourite.
            Level::Apprentice => keen(Faults { sight: 0.5, overlooks: 45, favour: 2.0 }),
            // Plans ahead, but misses a lot and follows its favourite.
            Level::Journeyman => keen(Faults { sight: 0.8, overlooks: 25, favour: 1.5 }),
            // Misses something now and then.
            Level::Foreman => keen(Faults { sight: 1.0, overlooks: 10, favour: 1.2 }),
            Level::Engineer => keen(Faults::NONE),
            Level::Director => Box::new(Searcher::default()),
            #[cfg(feature = "old")]
            Level::OldDirector => Box::new(Searcher::old()),
        }
    }

    /// How many iterations a decision of this level is worth.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Level::Random => 0,
            // One look at every action is all they take.
            Level::Apprentice | Level::Journeyman | Level::Foreman | Level::Engineer => 1,
            Level::Director => 640,
            #[cfg(feature = "old")]
            Level::OldDirector => 160,
        }
    }
}

fn keen(faults: Faults) -> Box<dyn Bot + Send> {
    Box::new(Keen::new(&Judges::default(), faults))
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no level '{0}'; the levels are random, apprentice, journeyman, foreman, engineer, director and director-0.1"
)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Level::ALL
            .into_iter()
            .chain(Level::OLD)
            .find(|level| level.name() == text)
            .ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}
