//! Housekeeping and figures.

use sqlx::{Row, query};

use crate::{Change, Result, Store, first_words};

/// What has been unused since these times (ms since 1970) can go.
#[derive(Debug, Clone, Copy)]
pub struct Unused {
    /// Sessions that were last seen before this.
    pub sessions: i64,
    /// Guests made before this who have neither a session nor a table.
    pub guests: i64,
    /// Tables that have been waiting without any change since before this, with all that belongs to them.
    pub waiting: i64,
}

/// How many went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Swept {
    /// Sessions.
    pub sessions: usize,
    /// Guests.
    pub guests: usize,
    /// Waiting tables.
    pub waiting: usize,
}

/// How much there is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests that have not moved to an account.
    pub guests: i64,
    /// Accounts that have not been deleted.
    pub accounts: i64,
    /// Bot accounts that have not been deleted.
    pub bots: i64,
    /// Tables that wait for players.
    pub waiting: i64,
    /// Running games.
    pub running: i64,
    /// Finished games.
    pub over: i64,
}

impl Store {
    /// Deletes what nobody has used for long. Running and finished games are never deleted.
    pub async fn sweep(&self, unused: Unused) -> Result<Swept> {
        self.write(move |db| {
            Box::pin(async move {
                let sessions = query("DELETE FROM sessions WHERE seen < $1 RETURNING person")
                    .bind(unused.sessions)
                    .fetch_all(&mut *db)
                    .await?;
                let tables =
                    query("DELETE FROM tables WHERE phase IN ('waiting', 'closed') AND updated < $1 RETURNING id")
                        .bind(unused.waiting)
                        .fetch_all(&mut *db)
                        .await?;
                let guests = query(
                    "DELETE FROM people WHERE kind = 'guest' AND created < $1 AND moved_to IS NULL \
                     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id) \
                     AND NOT EXISTS (SELECT 1 FROM people b WHERE b.owner = people.id)",
                )
                .bind(unused.guests)
                .execute(db)
                .await?
                .rows_affected();
                let people = first_words(&sessions)?.into_iter().map(|id| Change::Person { id });
                let gone = first_words(&tables)?.into_iter().map(|id| Change::Table { id, seq: 0 });
                let swept = Swept { sessions: sessions.len(), guests: guests as usize, waiting: tables.len() };
                Ok((swept, people.chain(gone).collect()))
            })
        })
        .await
    }

    /// How much there is, for the operator. Reads an index of everything: ask once in a while.
    pub async fn counts(&self) -> Result<Counts> {
        let mut counts = Counts::default();
        let people =
            query("SELECT kind, COUNT(*) FROM people WHERE deleted IS NULL AND moved_to IS NULL GROUP BY kind");
        let tables = query("SELECT phase, COUNT(*) FROM tables GROUP BY phase");
        for row in self.rows(people).await?.into_iter().chain(self.rows(tables).await?) {
            let count = match row.try_get(0)? {
                "guest" => &mut counts.guests,
                "account" => &mut counts.accounts,
                "bot" => &mut counts.bots,
                "waiting" => &mut counts.waiting,
                "running" => &mut counts.running,
                "over" => &mut counts.over,
                _ => continue,
            };
            *count = row.try_get(1)?;
        }
        Ok(counts)
    }
}
