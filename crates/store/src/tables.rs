//! Tables: what stands beside the entries of a game, and who looks for which table.

use crate::{Result, Row, Statement, Store, first_words, query, words};

words! {
    /// How far a table is.
    Phase { Waiting "waiting", Running "running", Over "over", Closed "closed" }
}

/// What the server says about a table at each append: it replaces what was said before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// How far it is.
    pub phase: Phase,
    /// The short name to join by. No two tables have the same at a time.
    pub code: Option<String>,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// The person whose decision the game waits for: its tables come first among its own.
    pub asked: Option<String>,
    /// When somebody must look at this table again if nothing happens, in ms since 1970: a clock runs out, or a bot
    /// should have moved. See [`Store::claim_due`].
    pub due: Option<i64>,
    /// The number of the entry that last changed the game: what a player's page is compared with.
    pub game_seq: i64,
    /// Whoever made it. Said once: it stays.
    pub host: Option<String>,
    /// Its result is to be rated when it has one. Once that has been done, this is of no account.
    pub rated: bool,
    /// Settings, seats, seeds: the server's own words, which the store does not read.
    pub info: String,
}

/// A table as it stands, without its entries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Made by the server; cannot be guessed.
    pub id: String,
    /// The number of its last entry; the first has 1.
    pub seq: i64,
    /// How many changes it has seen that have no entry.
    pub silent: i64,
    /// When it was made, in ms since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
    /// What the server said last.
    pub head: Head,
}

/// How many tables somebody has made that are still there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Made {
    /// They wait for players.
    pub waiting: i64,
    /// Their game runs.
    pub running: i64,
    /// All, also finished ones.
    pub all: i64,
}

pub(crate) fn table(row: &Row) -> Result<Table> {
    Ok(Table {
        id: row.try_get("id")?,
        seq: row.try_get("seq")?,
        silent: row.try_get("silent")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
        head: Head {
            phase: Phase::from_word(row.try_get("phase")?)?,
            code: row.try_get("code")?,
            listed: row.try_get::<i64>("listed")? != 0,
            asked: row.try_get("asked")?,
            due: row.try_get("due")?,
            game_seq: row.try_get("game_seq")?,
            host: row.try_get("host")?,
            rated: row.try_get::<i64>("rated")? != 0,
            info: row.try_get("info")?,
        },
    })
}

impl Store {
    /// A table without its entries.
    pub async fn table(&self, id: &str) -> Result<Option<Table>> {
        let found = self.row(query("SELECT * FROM tables WHERE id = $1").bind(id)).await?;
        found.as_ref().map(table).transpose()
    }

    /// The id of the table that has this code now.
    pub async fn table_by_code(&self, code: &str) -> Result<Option<String>> {
        let found = self.row(query("SELECT id FROM tables WHERE code = $1").bind(code)).await?;
        found.map(|row| row.try_get(0)).transpose()
    }

    /// Whether a table is there and waits for players.
    pub async fn is_waiting(&self, id: &str) -> Result<bool> {
        let select = query("SELECT id FROM tables WHERE id = $1 AND phase = $2").bind(id).bind(Phase::Waiting.word());
        Ok(self.row(select).await?.is_some())
    }

    /// The tables of the lobby: waiting ones first, then the most recent. Costs the same however many there are.
    pub async fn lobby(&self, limit: i64) -> Result<Vec<Table>> {
        let of = |phase: Phase, limit: i64| {
            query("SELECT * FROM tables WHERE listed = 1 AND phase = $1 ORDER BY updated DESC LIMIT $2")
                .bind(phase.word())
                .bind(limit)
                .long()
        };
        let mut tables = self.tables(of(Phase::Waiting, limit)).await?;
        let rest = limit - tables.len() as i64;
        if rest > 0 {
            tables.extend(self.tables(of(Phase::Running, rest)).await?);
        }
        Ok(tables)
    }

    /// How many tables a person has made.
    pub async fn made_by(&self, person: &str) -> Result<Made> {
        let select = query("SELECT phase, COUNT(*) FROM tables WHERE host = $1 GROUP BY phase").bind(person);
        let mut made = Made::default();
        for row in self.rows(select).await? {
            let count: i64 = row.try_get(1)?;
            match Phase::from_word(row.try_get(0)?)? {
                Phase::Waiting => made.waiting = count,
                Phase::Running => made.running = count,
                Phase::Over | Phase::Closed => {}
            }
            made.all += count;
        }
        Ok(made)
    }

    /// The tables of a person, also of the guest it was before: first those that wait for it, then running and waiting
    /// ones, then the others; the most recent first.
    pub async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<Table>> {
        // All of them are put in order, but only those that are shown are read.
        let select = query(
            "WITH me AS (SELECT id FROM people WHERE id = $1 OR moved_to = $1), \
             mine AS (SELECT id, updated, CASE WHEN phase = 'running' AND asked IN (SELECT id FROM me) THEN 0 \
             WHEN phase = 'running' THEN 1 WHEN phase = 'waiting' THEN 2 ELSE 3 END AS place FROM tables \
             WHERE id IN (SELECT table_id FROM members WHERE person IN (SELECT id FROM me)) \
             ORDER BY place, updated DESC LIMIT $2) \
             SELECT t.* FROM mine JOIN tables t ON t.id = mine.id ORDER BY mine.place, mine.updated DESC",
        );
        self.tables(select.bind(person).bind(limit).long()).await
    }

    pub(crate) async fn tables(&self, select: Statement) -> Result<Vec<Table>> {
        self.rows(select).await?.iter().map(table).collect()
    }

    /// The ids of all tables in order, for a walk through everything: the next ones after `after` (at first "").
    pub async fn table_ids(&self, after: &str, limit: i64) -> Result<Vec<String>> {
        let select = query("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2").bind(after).bind(limit);
        first_words(&self.rows(select).await?)
    }

    /// Takes tables whose time has come, the longest overdue first, and puts their next time to `until`. However many
    /// nodes ask at once, each table is given to one of them; if that one dies, the table is due again at `until`.
    pub async fn claim_due(&self, now: i64, until: i64, limit: i64) -> Result<Vec<String>> {
        let update = query(
            "UPDATE tables SET due = $2 WHERE due <= $1 \
             AND id IN (SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $3) RETURNING id",
        )
        .bind(now)
        .bind(until)
        .bind(limit);
        self.write(move |db| Box::pin(async move { Ok((first_words(&update.fetch_all(db).await?)?, Vec::new())) }))
            .await
    }
}
