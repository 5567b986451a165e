//! A new empty database for one law, and shorthand for what goes into it.

use std::path::PathBuf;

use tharos_store::{Append, Error, Head, Kind, Person, Phase, Result, Store};
use tharos_testkit::{Folder, Postgres};

pub enum Home {
    Sqlite(Folder),
    Postgres(String),
}

impl Home {
    pub fn sqlite() -> Self {
        Self::Sqlite(Folder::new())
    }

    pub fn postgres() -> Self {
        Self::Postgres(Postgres::shared().database())
    }

    pub fn file(&self) -> PathBuf {
        match self {
            Self::Sqlite(folder) => folder.join("games.db"),
            Self::Postgres(_) => unreachable!("PostgreSQL has no file"),
        }
    }

    pub async fn try_open(&self) -> Result<Store> {
        match self {
            Self::Sqlite(_) => Store::sqlite(&self.file()).await,
            Self::Postgres(url) => Store::postgres(url).await,
        }
    }

    pub async fn open(&self) -> Store {
        self.try_open().await.expect("a new database can be opened")
    }

    /// Two handles as different as they can be: two nodes, or two clones in one process.
    pub async fn open_twice(&self) -> [Store; 2] {
        let one = self.open().await;
        let two = match self {
            Self::Sqlite(_) => {
                assert!(matches!(self.try_open().await, Err(Error::InUse(_))));
                one.clone()
            }
            Self::Postgres(_) => self.open().await,
        };
        [one, two]
    }

    /// How the database would find the rows of a statement.
    pub async fn plan(&self, sql: &'static str) -> String {
        use sqlx::{Connection, Executor, Row};
        match self {
            Self::Sqlite(_) => {
                let db = rusqlite::Connection::open(self.file()).unwrap();
                let mut plan = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
                let lines = plan.query_map([], |row| row.get::<_, String>(3)).unwrap();
                lines.map(|line| line.unwrap()).collect::<Vec<_>>().join("\n")
            }
            Self::Postgres(url) => {
                let mut db = sqlx::PgConnection::connect(url).await.unwrap();
                // With a handful of rows it would rather read them all.
                db.execute("SET enable_seqscan = off; SET enable_bitmapscan = off").await.unwrap();
                let plan = sqlx::AssertSqlSafe(format!("EXPLAIN {sql}"));
                let lines = sqlx::query(plan).fetch_all(&mut db).await.unwrap();
                lines.iter().map(|row| row.get::<String, _>(0)).collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// Runs a statement behind the store's back.
    pub async fn tamper(&self, sql: &'static str) {
        use sqlx::Connection;
        match self {
            Self::Sqlite(_) => rusqlite::Connection::open(self.file()).unwrap().execute_batch(sql).unwrap(),
            Self::Postgres(url) => {
                let mut db = sqlx::PgConnection::connect(url).await.unwrap();
                sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
            }
        }
    }
}

pub fn head() -> Head {
    Head {
        phase: Phase::Running,
        code: None,
        listed: false,
        asked: None,
        due: None,
        game_seq: 0,
        host: None,
        rated: false,
        info: r#"{"seats":["é","\u0000"]}"#.into(),
    }
}

/// An append of these entries that changes nothing else.
pub fn add(entries: &[&str]) -> Append {
    Append {
        at: 1000,
        entries: entries.iter().map(|&entry| entry.to_owned()).collect(),
        silent: 0,
        key: None,
        head: head(),
        members: None,
        snapshot: None,
        causes: Vec::new(),
    }
}

pub fn keyed(key: &str, entries: &[&str]) -> Append {
    Append { key: Some(key.into()), ..add(entries) }
}

pub fn guest(id: &str) -> Person {
    Person {
        id: id.into(),
        kind: Kind::Guest,
        name: format!("Guest {id}"),
        login: None,
        owner: None,
        created: 100,
        deleted: None,
    }
}

/// The bodies of all entries of a table.
pub async fn bodies(store: &Store, table: &str) -> Vec<String> {
    store.entries(table, 0, i64::MAX).await.unwrap().into_iter().map(|entry| entry.body).collect()
}
