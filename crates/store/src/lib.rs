//! Where games, people and tables are kept: one SQLite file, or a PostgreSQL server for any number of nodes.
//!
//! The store knows rows, not rules. The truth about a table is its list of entries, to which [`Store::append`] adds and
//! which nobody ever changes; beside them stand a [`Head`] for those who look for tables, and a snapshot so that a late
//! game opens as quickly as an early one. What entries, infos and snapshots mean is the server's business.
//!
//! ```no_run
//! # async fn example(head: tharos_store::Head) -> tharos_store::Result<()> {
//! use tharos_store::{Append, Appended, Store};
//!
//! let store = Store::sqlite("games.db".as_ref()).await?;
//! let game = store.load("some table").await?.expect("this table exists");
//! let change = Append {
//!     at: 1_700_000_000_000,
//!     entries: vec![r#"{"play":"..."}"#.into()],
//!     silent: game.table.silent,
//!     key: Some("2 8fb1c0".into()),
//!     head,
//!     members: None,
//!     snapshot: None,
//!     causes: Vec::new(),
//! };
//! match store.append(&game.table.id, game.table.seq, change).await? {
//!     Appended::Done { seq } => println!("durable: tell the players about {seq}"),
//!     Appended::Repeated { seq } => println!("this was answered before with {seq}"),
//!     Appended::Conflict { seq } => println!("somebody else was first: load up to {seq} and judge again"),
//!     Appended::CodeTaken | Appended::NoTable => println!("not possible"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! A [`Store`] is a handle: clone it freely. Every statement is written once, in words that both databases understand;
//! `sqlite.rs` and `postgres.rs` hold what differs: how a transaction becomes durable, and how others hear of it.

mod alive;
mod changes;
mod copy;
mod cup;
mod daily;
mod db;
mod error;
mod figures;
mod ladder;
mod log;
mod meeting;
mod operator;
mod people;
mod postgres;
mod schema;
mod sessions;
mod sqlite;
mod sweep;
mod tables;
mod told;
mod words;

use std::{
    path::Path,
    pin::Pin,
    sync::{Arc, atomic::AtomicI64},
    time::Instant,
};

use tokio::sync::broadcast;

use db::{Db, Row, Statement, query};

pub use alive::Outage;
pub use changes::{Change, Changes};
pub use copy::Copied;
pub use cup::{Cup, CupPhase, Entrant, Joined, NextRound, RoundTable, Turned};
pub use daily::{DailyResult, DailyTry};
pub use error::{Error, Result};
pub use figures::Figures;
pub use ladder::{Before, Past, Placed, RatedGame, RatedSeat, Rating};
pub use log::{Append, Appended, Entry, Loaded};
pub use meeting::{Invitation, Relation, Report, Shown};
pub use operator::{Act, SessionInfo};
pub use people::{BecameAccount, Kind, Person};
pub use sessions::{Session, SessionKind};
pub use sweep::{Counts, Swept, Unused};
pub use tables::{Head, Made, Phase, Table};
pub use told::{Cause, CauseKind, Channel, ChannelKind, Outcome, Passkey, Ticket, Told};
pub(crate) use words::words;

/// A handle to the database.
#[derive(Clone)]
pub struct Store {
    database: Database,
    changes: broadcast::Sender<Change>,
    counters: Arc<figures::Counters>,
    /// When an operator last did something that is known here.
    last_act: Arc<AtomicI64>,
}

#[derive(Clone)]
enum Database {
    Sqlite(Arc<sqlite::Sqlite>),
    Postgres(Arc<postgres::Postgres>),
}

/// Work on a connection.
type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'c>>;

/// How many changes may wait for a slow listener before it is told that it missed some.
const WAITING_CHANGES: usize = 4096;

impl Store {
    fn new(database: Database, changes: broadcast::Sender<Change>) -> Self {
        Self { database, changes, counters: Arc::default(), last_act: Arc::default() }
    }

    /// Opens or makes a database file, together with its folder. Until the store is closed no other process can open it
    /// for writing. Every write is on the disk when it is answered.
    pub async fn sqlite(path: &Path) -> Result<Self> {
        let changes = broadcast::Sender::new(WAITING_CHANGES);
        let sqlite = sqlite::Sqlite::open(path, changes.clone(), false).await?;
        Ok(Self::new(Database::Sqlite(Arc::new(sqlite)), changes))
    }

    /// Opens a database file that is there beside the server that uses it, to change something now and then. The server
    /// hears of it when it next looks for acts of operators: [`Store::hear_operators`].
    pub async fn sqlite_beside(path: &Path) -> Result<Self> {
        let changes = broadcast::Sender::new(WAITING_CHANGES);
        let sqlite = sqlite::Sqlite::open(path, changes.clone(), true).await?;
        Ok(Self::new(Database::Sqlite(Arc::new(sqlite)), changes))
    }

    /// Opens a database file for reading, also while another process writes to it. Every write fails.
    pub async fn sqlite_for_reading(path: &Path) -> Result<Self> {
        let sqlite = sqlite::Sqlite::open_for_reading(path).await?;
        Ok(Self::new(Database::Sqlite(Arc::new(sqlite)), broadcast::Sender::new(1)))
    }

    /// Copies one moment of a database file, also while another process writes to it, to a file that is not there yet.
    /// The copy is on the disk when this answers.
    pub async fn copy_sqlite(path: &Path, to: &Path) -> Result<()> {
        sqlite::copy(path, to).await
    }

    /// Uses a PostgreSQL server, `postgres://user:password@host/database`, together with any number of other processes.
    ///
    /// If the server is away this succeeds nevertheless: every operation answers [`Error::Unavailable`] until it is
    /// there. A wrong address, password or version is an error at once, if the server is there to say so.
    pub async fn postgres(url: &str) -> Result<Self> {
        let changes = broadcast::Sender::new(WAITING_CHANGES);
        let postgres = postgres::Postgres::open(url, Some(changes.clone())).await?;
        Ok(Self::new(Database::Postgres(Arc::new(postgres)), changes))
    }

    /// Looks at a PostgreSQL database without changing its shape. The server must be there.
    pub async fn postgres_for_reading(url: &str) -> Result<Self> {
        let postgres = postgres::Postgres::open(url, None).await?;
        Ok(Self::new(Database::Postgres(Arc::new(postgres)), broadcast::Sender::new(1)))
    }

    /// Whether other processes may write as well.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Whether what other processes write is heard here. If not, whoever must know has to read.
    #[must_use]
    pub fn is_listening(&self) -> bool {
        match &self.database {
            Database::Sqlite(_) => true,
            Database::Postgres(postgres) => postgres.is_listening(),
        }
    }

    /// Everything that is written from now on, here or by other nodes.
    pub fn changes(&self) -> Changes {
        Changes(self.changes.subscribe())
    }

    /// Tells all nodes something about a table that is worth hearing now and nothing later: less than a few hundred bytes
    /// that are not kept. Whoever listens hears a [`Change::Word`]. A file has no other nodes, so nobody is told.
    pub async fn tell(&self, table: &str, text: &str) -> Result<()> {
        match &self.database {
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(postgres) => {
                postgres.tell(Change::Word { table: table.to_owned(), text: text.to_owned() }).await
            }
        }
    }

    /// Whether the database answers.
    pub async fn ping(&self) -> Result<()> {
        self.row(query("SELECT 1")).await.map(drop)
    }

    /// What is wrong with the pages of a database file; `None` if nothing is. PostgreSQL looks after its own.
    pub async fn damage(&self) -> Result<Option<String>> {
        if self.is_shared() {
            return Ok(None);
        }
        let row = match self.row(query("PRAGMA quick_check(1)")).await {
            Ok(row) => row,
            Err(Error::Broken(text)) => return Ok(Some(text)),
            Err(error) => return Err(error),
        };
        let said: String = row.map_or(Ok("no answer".to_owned()), |row| row.try_get(0))?;
        Ok(Some(said).filter(|said| said != "ok"))
    }

    /// Finishes what has begun and lets the database go. Nothing works afterwards.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite(sqlite) => sqlite.close().await,
            Database::Postgres(postgres) => postgres.close().await,
        }
    }

    /// Does work in one transaction, all or nothing, and tells everybody about the changes that it returns.
    async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut Db) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        let began = Instant::now();
        let done = match &self.database {
            Database::Sqlite(sqlite) => sqlite.write(work).await,
            Database::Postgres(postgres) => postgres.write(work).await,
        };
        self.counters.write(began, &done);
        done
    }

    /// A transaction of one statement that is no news for anybody; answers how many rows it changed.
    async fn run(&self, statement: Statement) -> Result<u64> {
        self.write(move |db| Box::pin(async move { Ok((statement.execute(db).await?, Vec::new())) })).await
    }

    async fn rows(&self, statement: Statement) -> Result<Vec<Row>> {
        let began = Instant::now();
        let rows = match &self.database {
            Database::Sqlite(sqlite) => sqlite.rows(statement).await,
            Database::Postgres(postgres) => postgres.rows(statement).await,
        };
        self.counters.read(began, &rows);
        rows
    }

    async fn row(&self, statement: Statement) -> Result<Option<Row>> {
        Ok(self.rows(statement).await?.into_iter().next())
    }
}

/// The first column of every row.
fn first_words(rows: &[Row]) -> Result<Vec<String>> {
    rows.iter().map(|row| row.try_get(0)).collect()
}
