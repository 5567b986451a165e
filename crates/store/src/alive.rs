//! When a server ran, and when none did: time that no player's clock counts.

use crate::{Result, Store, query};

/// A gap between heartbeats longer than this counts as an outage.
const SILENT: i64 = 15_000;

/// A time when no server ran, in ms since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life.
    pub began: i64,
    /// The next one.
    pub ended: i64,
}

impl Store {
    /// A server says that it runs. If none has said so for a while, this ends an outage, which is noted and told.
    pub async fn beat(&self, now: i64) -> Result<Option<Outage>> {
        // Of several nodes that start at once, the row lets one go first.
        let lock = query("UPDATE alive SET at = at");
        let last = query("SELECT at FROM alive WHERE at > 0 AND at < $1").bind(now - SILENT);
        let beat = query("UPDATE alive SET at = $1 WHERE at < $1").bind(now);
        self.write(move |db| {
            Box::pin(async move {
                lock.execute(db).await?;
                let outage = match last.fetch_optional(db).await? {
                    Some(row) => Some(Outage { began: row.try_get(0)?, ended: now }),
                    None => None,
                };
                if let Some(Outage { began, ended }) = outage {
                    let note = query("INSERT INTO outages (began, ended) VALUES ($1, $2)");
                    note.bind(began).bind(ended).execute(db).await?;
                }
                beat.execute(db).await?;
                Ok((outage, Vec::new()))
            })
        })
        .await
    }

    /// The outages that ended after this time, in order.
    pub async fn outages(&self, after: i64) -> Result<Vec<Outage>> {
        let select = query("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began").bind(after);
        let rows = self.rows(select).await?;
        rows.iter().map(|row| Ok(Outage { began: row.try_get(0)?, ended: row.try_get(1)? })).collect()
    }
}
