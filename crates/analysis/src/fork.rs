//! A game that leaves a record at any step and goes its own way.

use tharos_rules::{GameRecord, ReplayError, Seed, Seeds, State, begin};
use thiserror::Error;

/// What a fork rolls and draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForkLuck {
    /// The luck of the original game: every stream continues.
    Same,
    /// Something else.
    Other(Seed),
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoFork {
    #[error("the record has {all} entries, not {at}")]
    TooFar { at: usize, all: usize },
    #[error("the record does not tell the seed of its luck")]
    NoSeed,
    #[error(transparent)]
    Record(#[from] ReplayError),
}

/// The record of a game that branches off after the first `at` entries of this one; `replay` makes a game of it.
///
/// # Errors
/// If the record is wrong or too short, or the same luck is requested but unknown.
pub fn fork(record: &GameRecord, at: usize, luck: ForkLuck) -> Result<GameRecord, NoFork> {
    let all = record.entries.len();
    if at > all {
        return Err(NoFork::TooFar { at, all });
    }
    let mut game = begin(record)?;
    for (entry, &what) in record.entries[..at].iter().enumerate() {
        game.follow(what).map_err(|why| ReplayError::Entry { entry, why })?;
    }
    let state: &State = game.state();
    let mut fork = record.clone();
    fork.hash = state.digest();
    match luck {
        ForkLuck::Same if record.seed.is_none() => return Err(NoFork::NoSeed),
        ForkLuck::Same => fork.entries.truncate(at),
        ForkLuck::Other(seed) => {
            fork.entries.clear();
            if at > 0 {
                fork.start = Some(Box::new(**state));
            }
            fork.seed = Some(seed);
            fork.commitment = Some(seed.commitment());
            fork.contributions = Seeds::from(seed).contributions;
        }
    }
    Ok(fork)
}
