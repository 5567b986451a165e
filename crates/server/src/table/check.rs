//! Whether what is stored of a table is a game that can have been played.

use tharos_rules::Running;
use tharos_store::Store;

use super::keep;
use crate::api::TablePhase;

/// A table that is as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub phase: TablePhase,
    /// The length of the game's record.
    pub entries: usize,
}

/// Plays the game of a table through by its log: every decision must be legal, every roll and draw must be what the
/// seeds give, every event as it was shown, and the snapshot and the final hash must fit.
///
/// # Errors
/// Says what is wrong, in one line.
pub async fn check_table(store: &Store, id: &str) -> Result<Checked, String> {
    let text = |error: crate::api::Error| error.to_string();
    let (sitting, _) = keep::open(store, id).await.map_err(text)?;
    let table = &sitting.table;
    let Some(history) = keep::history(store, id, table.seq).await.map_err(text)? else {
        return match (&sitting.running, table.phase) {
            (None, TablePhase::Waiting | TablePhase::Closed) => Ok(Checked { phase: table.phase, entries: 0 }),
            _ => Err("there is a position, but no beginning".into()),
        };
    };
    let mut game: Running = history.at(0).map_err(text)?;
    for (number, (seq, _, stored)) in history.done.iter().enumerate() {
        let done = game.follow(stored.entry).map_err(|why| format!("line {seq}, entry {number}: {why}"))?;
        if done != *stored {
            return Err(format!("line {seq}, entry {number}: other events follow than were stored"));
        }
    }
    if sitting.running.as_ref().map(Running::state) != Some(game.state()) {
        return Err("the snapshot is not where the log leads".into());
    }
    if game.state().is_over() != (table.phase == TablePhase::Over) {
        return Err("the game is over and goes on".into());
    }
    if table.hash.is_some_and(|hash| hash != game.state().digest()) {
        return Err("the hash is not that of the last state".into());
    }
    Ok(Checked { phase: table.phase, entries: history.done.len() })
}
