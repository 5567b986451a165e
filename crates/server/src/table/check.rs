//! Whether what is stored of a table is a game that can have been played.

use tharos_store::Store;
use tharos_table::Checked;

use super::persist;
use crate::api::Error;

/// Checks a stored table, as [`tharos_table::TableState::check`] says.
///
/// # Errors
/// Says what is wrong, in one line.
pub async fn check_table(store: &Store, id: &str) -> Result<Checked, String> {
    let text = |error: Error| match &error {
        Error::Table(tharos_table::Error::Broken(why)) => why.clone(),
        other => other.to_string(),
    };
    let (state, _) = persist::open(store, id).await.map_err(text)?;
    let history = persist::history(store, id, state.doc.seq).await.map_err(text)?;
    state.check(history.as_ref())
}
