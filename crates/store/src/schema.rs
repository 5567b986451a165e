//! The shape of the database: numbered steps that are never edited once released.

use sqlx::{AnyConnection, Row, query, raw_sql};

use crate::{Error, Result};

pub(crate) const SQLITE: &[&str] = &[include_str!("../migrations/sqlite/0001.sql")];
pub(crate) const POSTGRES: &[&str] = &[include_str!("../migrations/postgres/0001.sql")];

/// Brings the database up to date. The caller has begun a transaction that keeps everybody else out.
pub(crate) async fn migrate(db: &mut AnyConnection, steps: &'static [&'static str]) -> Result<()> {
    raw_sql("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").execute(&mut *db).await?;
    let found = check(db, steps).await?;
    for (step, version) in steps.iter().zip(1..).skip(found as usize) {
        raw_sql(*step).execute(&mut *db).await?;
        query("INSERT INTO schema_version (version) VALUES ($1)").bind(version as i64).execute(&mut *db).await?;
        tracing::info!(version, "the database has been brought up to date");
    }
    Ok(())
}

/// The version of the database, if this program can work with it.
pub(crate) async fn check(db: &mut AnyConnection, steps: &[&str]) -> Result<i64> {
    let row = query("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetch_one(db).await?;
    let (found, known) = (row.try_get::<i64, _>(0)?, steps.len() as i64);
    if found > known { Err(Error::Newer { found, known }) } else { Ok(found) }
}
