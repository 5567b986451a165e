//! The connections that read.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::{BUSY, blocking, closed, open};
use crate::{Error, Result, Row, Statement};

/// The number of connections that read.
const READERS: usize = 4;
/// How many of them may read long lists, so that signing in, opening a game and deciding never wait for those.
const LONG: usize = 2;

pub(super) struct Readers {
    path: PathBuf,
    turns: Arc<Semaphore>,
    long: Arc<Semaphore>,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Self {
        let [turns, long] = [READERS, LONG].map(|many| Arc::new(Semaphore::new(many)));
        Readers { path, turns, long, idle: Arc::default() }
    }

    pub async fn rows(&self, statement: Statement) -> Result<Vec<Row>> {
        let mut turns = Vec::with_capacity(2);
        for places in statement.is_long.then_some(&self.long).into_iter().chain([&self.turns]) {
            let turn = timeout(BUSY, places.clone().acquire_owned()).await;
            turns.push(turn.map_err(|_| Error::Unavailable("too many want to read".into()))?.map_err(|_| closed())?);
        }
        let (path, idle) = (self.path.clone(), self.idle.clone());
        blocking(move || {
            let found = lock(&idle).pop();
            let db = match found {
                Some(db) => db,
                None => {
                    let db = open(&path)?;
                    db.execute_batch("PRAGMA query_only = ON")?;
                    db
                }
            };
            let rows = statement.rows_of_file(&db);
            // One that failed may be at fault itself.
            if rows.is_ok() {
                lock(&idle).push(db);
            }
            drop(turns);
            rows
        })
        .await
    }

    /// Waits for those who read.
    pub async fn close(&self) {
        self.long.close();
        if let Ok(all) = self.turns.acquire_many(READERS as u32).await {
            self.turns.close();
            drop(all);
        }
        lock(&self.idle).clear();
    }
}

fn lock(idle: &Mutex<Vec<Connection>>) -> MutexGuard<'_, Vec<Connection>> {
    idle.lock().unwrap_or_else(PoisonError::into_inner)
}
