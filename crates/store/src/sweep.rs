//! Housekeeping and figures.

use crate::{Change, Result, Statement, Store, first_words, query};

/// What has been unused since these times (ms since 1970) can go; `None`: it stays.
#[derive(Debug, Clone, Copy)]
pub struct Unused {
    /// Sessions that were last seen before this.
    pub sessions: i64,
    /// Guests made before this who have neither a session nor a table.
    pub guests: i64,
    /// Tables that have been waiting without any change since before this, with all that belongs to them.
    pub waiting: i64,
    /// Running games of guests alone in which nothing has happened since.
    pub abandoned: Option<i64>,
    /// Finished games of guests alone that ended before this.
    pub finished: Option<i64>,
}

/// How many went, or would go.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Swept {
    /// Sessions.
    pub sessions: usize,
    /// Guests.
    pub guests: usize,
    /// Waiting tables.
    pub waiting: usize,
    /// Running games.
    pub abandoned: usize,
    /// Finished games.
    pub finished: usize,
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

/// Deletes what fits and returns what it was, or counts it.
macro_rules! unused {
    ($from:literal, $what:literal, $fits:expr) => {
        (
            concat!("DELETE FROM ", $from, " WHERE ", $fits, " RETURNING ", $what),
            concat!("SELECT COUNT(*) FROM ", $from, " WHERE ", $fits),
        )
    };
}

/// Nobody with an account has to do with the table: nothing of theirs goes without notice.
macro_rules! of_guests {
    () => {
        "NOT EXISTS (SELECT 1 FROM members m JOIN people p ON p.id = m.person WHERE m.table_id = tables.id \
         AND p.deleted IS NULL AND (p.kind <> 'guest' OR p.moved_to IS NOT NULL))"
    };
}

/// No tournament that goes on needs the table: what came of it is kept once a round is over.
macro_rules! of_no_cup {
    () => {
        "NOT EXISTS (SELECT 1 FROM cup_tables r JOIN cups c ON c.id = r.cup WHERE r.table_id = tables.id \
         AND c.phase = 'running')"
    };
}

type Both = (&'static str, &'static str);

const SESSIONS: Both = unused!("sessions", "person", "seen < $1");
const WAITING: Both = unused!("tables", "id", "phase IN ('waiting', 'closed') AND updated < $1");
const ABANDONED: Both =
    unused!("tables", "id", concat!("phase = 'running' AND updated < $1 AND ", of_no_cup!(), " AND ", of_guests!()));
const FINISHED: Both =
    unused!("tables", "id", concat!("phase = 'over' AND updated < $1 AND ", of_no_cup!(), " AND ", of_guests!()));
const GUESTS: Both = unused!(
    "people",
    "id",
    "kind = 'guest' AND created < $1 AND moved_to IS NULL AND banned IS NULL \
     AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM members WHERE person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM cup_people WHERE person = people.id) \
     AND NOT EXISTS (SELECT 1 FROM people b WHERE b.owner = people.id) \
     AND NOT EXISTS (SELECT 1 FROM reports WHERE people.id IN (about, reporter) AND closed IS NULL)"
);

impl Unused {
    fn tables(self) -> [(Both, Option<i64>); 3] {
        [(WAITING, Some(self.waiting)), (ABANDONED, self.abandoned), (FINISHED, self.finished)]
    }
}

impl Store {
    /// Deletes what nobody has used for long.
    pub async fn sweep(&self, unused: Unused) -> Result<Swept> {
        let sessions = self.change_people(query(SESSIONS.0).bind(unused.sessions)).await?.len();
        self.run(query("DELETE FROM resets WHERE until < $1").bind(unused.sessions)).await?;
        self.run(query("DELETE FROM outages WHERE ended < $1").bind(unused.sessions)).await?;
        // What people were to each other goes with them; what nobody needs any more goes here.
        self.run(query("DELETE FROM wishes WHERE until < $1").bind(unused.sessions)).await?;
        self.run(query("DELETE FROM invitations WHERE at < $1").bind(unused.waiting)).await?;
        self.run(query("DELETE FROM reports WHERE closed < $1").bind(unused.sessions)).await?;
        let cups = query("DELETE FROM cups WHERE phase IN ('open', 'closed') AND updated < $1");
        self.run(cups.bind(unused.waiting)).await?;
        let mut gone = [0; 3];
        for ((kind, before), gone) in unused.tables().into_iter().zip(&mut gone) {
            let Some(before) = before else { continue };
            *gone = self.delete_tables(query(kind.0).bind(before)).await?;
        }
        let [waiting, abandoned, finished] = gone;
        let guests = query(GUESTS.0).bind(unused.guests);
        let guests =
            self.write(move |db| Box::pin(async move { Ok((guests.fetch_all(db).await?.len(), Vec::new())) })).await?;
        Ok(Swept { sessions, guests, waiting, abandoned, finished })
    }

    /// What [`Store::sweep`] would delete now. Guests of tables that would go are not counted: they go the next time.
    pub async fn would_sweep(&self, unused: Unused) -> Result<Swept> {
        let count = async |sql, before: Option<i64>| -> Result<usize> {
            let Some(before) = before else { return Ok(0) };
            let row = self.row(query(sql).bind(before)).await?;
            Ok(row.map_or(Ok(0), |row| row.try_get::<i64>(0))? as usize)
        };
        let [waiting, abandoned, finished] = unused.tables();
        Ok(Swept {
            sessions: count(SESSIONS.1, Some(unused.sessions)).await?,
            guests: count(GUESTS.1, Some(unused.guests)).await?,
            waiting: count(waiting.0.1, waiting.1).await?,
            abandoned: count(abandoned.0.1, abandoned.1).await?,
            finished: count(finished.0.1, finished.1).await?,
        })
    }

    async fn delete_tables(&self, delete: Statement) -> Result<usize> {
        self.write(move |db| {
            Box::pin(async move {
                let ids = first_words(&delete.fetch_all(db).await?)?;
                let count = ids.len();
                Ok((count, ids.into_iter().map(|id| Change::Table { id, seq: 0 }).collect()))
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
        for row in self.rows(people.long()).await?.into_iter().chain(self.rows(tables.long()).await?) {
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
