//! The public tables, read once for all who look within a second.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tharos_store::Table;
use tharos_table::{Caller, Names, Presence, TableDoc, info};
use tokio::sync::Mutex;

use crate::api::{Error, Tables};
use crate::app::App;
use crate::table::{read_table, store_error};

/// The most tables that the lobby lists.
pub const LISTED: i64 = 100;
const FRESH: Duration = Duration::from_secs(1);

/// A table of a list, read.
pub struct Listed {
    id: String,
    table: TableDoc,
    names: Names,
}

/// What was read last.
#[derive(Default)]
pub struct Lobby(Mutex<Option<(Instant, Arc<Vec<Listed>>)>>);

impl Lobby {
    /// The public tables as they were a second ago at most.
    pub async fn look(&self, app: &App) -> Result<Arc<Vec<Listed>>, Error> {
        // Of concurrent requests only one reads the store.
        let mut known = self.0.lock().await;
        if let Some((at, listed)) = &*known
            && at.elapsed() < FRESH
        {
            return Ok(listed.clone());
        }
        let listed = Arc::new(read(app, app.store.lobby(LISTED).await.map_err(store_error)?).await);
        *known = Some((Instant::now(), listed.clone()));
        Ok(listed)
    }

    /// Somebody has changed something and wants to see it.
    pub async fn forget(&self) {
        *self.0.lock().await = None;
    }
}

/// Reads tables with the names of those who sit there. Unreadable ones are logged and left out.
pub async fn read(app: &App, stored: Vec<Table>) -> Vec<Listed> {
    let mut listed = Vec::with_capacity(stored.len());
    for row in stored {
        let Ok(table) = read_table(&row) else { continue };
        let people = table.chairs.iter().filter_map(|chair| chair.occupant.person()).map(str::to_owned).collect();
        let names = app.tables.0.people.names(&app.store, people).await;
        listed.push(Listed { id: row.id, table, names });
    }
    listed
}

/// The list as somebody may see it.
pub fn show(app: &App, listed: &[Listed], caller: Option<&Caller>) -> Tables {
    let now = app.clock.now();
    let one = |listed: &Listed| info(&listed.id, &listed.table, caller, &listed.names, Presence::default(), now);
    Tables { tables: listed.iter().map(one).collect() }
}
