//! How much the store has to do.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

use crate::{Database, Result, Store};

/// Counted since the start.
#[derive(Default)]
pub(crate) struct Counters {
    reads: AtomicU64,
    read_micros: AtomicU64,
    writes: AtomicU64,
    write_micros: AtomicU64,
    failures: AtomicU64,
}

impl Counters {
    pub fn read<T>(&self, began: Instant, result: &Result<T>) {
        self.count(&self.reads, &self.read_micros, began, result);
    }

    pub fn write<T>(&self, began: Instant, result: &Result<T>) {
        self.count(&self.writes, &self.write_micros, began, result);
    }

    fn count<T>(&self, number: &AtomicU64, micros: &AtomicU64, began: Instant, result: &Result<T>) {
        number.fetch_add(1, Relaxed);
        micros.fetch_add(began.elapsed().as_micros() as u64, Relaxed);
        if result.is_err() {
            self.failures.fetch_add(1, Relaxed);
        }
    }
}

/// What [`Store::figures`] tells.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words say what they mean")]
pub struct Figures {
    pub reads: u64,
    pub read_micros: u64,
    pub writes: u64,
    pub write_micros: u64,
    pub failures: u64,
    /// Writes that wait for the file.
    pub waiting: usize,
    /// The size of the file, and of the log beside it.
    pub file_bytes: Option<u64>,
    pub wal_bytes: Option<u64>,
    /// To PostgreSQL.
    pub connections: u32,
}

impl Store {
    /// How much the store has to do. Asks the database nothing.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let counters = &self.counters;
        let mut figures = Figures {
            reads: counters.reads.load(Relaxed),
            read_micros: counters.read_micros.load(Relaxed),
            writes: counters.writes.load(Relaxed),
            write_micros: counters.write_micros.load(Relaxed),
            failures: counters.failures.load(Relaxed),
            ..Figures::default()
        };
        match &self.database {
            Database::Sqlite(sqlite) => {
                figures.waiting = sqlite.waiting();
                [figures.file_bytes, figures.wal_bytes] = sqlite.sizes();
            }
            Database::Postgres(postgres) => figures.connections = postgres.connections(),
        }
        figures
    }
}
