//! The shape of the database: numbered steps that are never edited once released.

use crate::db::{Db, query, raw_sql};
use crate::{Error, Result};

pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/0001.sql"),
    include_str!("../migrations/sqlite/0002.sql"),
    include_str!("../migrations/sqlite/0003.sql"),
    include_str!("../migrations/sqlite/0004.sql"),
    include_str!("../migrations/sqlite/0005.sql"),
    include_str!("../migrations/sqlite/0006.sql"),
    include_str!("../migrations/sqlite/0007.sql"),
];
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/0001.sql"),
    include_str!("../migrations/postgres/0002.sql"),
    include_str!("../migrations/postgres/0003.sql"),
    include_str!("../migrations/postgres/0004.sql"),
    include_str!("../migrations/postgres/0005.sql"),
    include_str!("../migrations/postgres/0006.sql"),
    include_str!("../migrations/postgres/0007.sql"),
];

/// Brings a file up to date.
pub(crate) async fn bring_up_to_date(db: &mut Db) -> Result<()> {
    raw_sql("BEGIN IMMEDIATE", db).await?;
    migrate(db, SQLITE).await?;
    raw_sql("COMMIT", db).await
}

/// Brings the database up to date. The caller has begun a transaction that keeps everybody else out.
pub(crate) async fn migrate(db: &mut Db, steps: &'static [&'static str]) -> Result<()> {
    if !has_version(db).await? {
        raw_sql("CREATE TABLE schema_version (version BIGINT NOT NULL)", db).await?;
    }
    let found = check(db, steps).await?;
    for (step, version) in steps.iter().zip(1..).skip(found as usize) {
        raw_sql(step, db).await?;
        query("INSERT INTO schema_version (version) VALUES ($1)").bind(version as i64).execute(db).await?;
        tracing::info!(version, "the database has been brought up to date");
    }
    Ok(())
}

/// Asked first, because PostgreSQL gives notice of every table that need not be made.
async fn has_version(db: &mut Db) -> Result<bool> {
    let found = match db {
        Db::File(_) => query("SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'"),
        Db::Server(_) => {
            query("SELECT table_name::TEXT FROM information_schema.tables WHERE table_name = 'schema_version'")
        }
    };
    Ok(found.fetch_optional(db).await?.is_some())
}

/// For whoever only looks: the database must have the shape that this program knows.
pub(crate) async fn check_exactly(db: &mut Db, steps: &[&str]) -> Result<()> {
    let known = steps.len() as i64;
    match check(db, steps).await? {
        found if found == known => Ok(()),
        found => Err(Error::Older { found, known }),
    }
}

/// The version of the database, if this program can work with it.
pub(crate) async fn check(db: &mut Db, steps: &[&str]) -> Result<i64> {
    let row = query("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetch_optional(db).await?;
    let found: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
    let known = steps.len() as i64;
    if found > known { Err(Error::Newer { found, known }) } else { Ok(found) }
}
