//! The entries of a table: the truth about a game, and the one way to add to it.

use crate::{Cause, Change, Db, Head, Result, Row, Store, Table, query, told};

/// One line of a table's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its number: 1, 2, 3 and so on without gaps.
    pub seq: i64,
    /// When, in ms since 1970.
    pub at: i64,
    /// The server's own words.
    pub body: String,
}

/// What is added to a table in one transaction.
#[derive(Debug, Clone)]
pub struct Append {
    /// When, in ms since 1970. A table never becomes older, even if the clock goes backwards.
    pub at: i64,
    /// The bodies of the new entries. They get the next numbers. A change without any is silent: it has no number, and only
    /// open tables hear of it.
    pub entries: Vec<String>,
    /// How many silent changes the table has seen: what another node has changed without a number is not overwritten.
    pub silent: i64,
    /// Says who asked for this, so that asking again does nothing: unique within the table, so put the seat into it.
    pub key: Option<String>,
    /// What holds after them.
    pub head: Head,
    /// Who has to do with the table from now on; `None`: as before.
    pub members: Option<Vec<String>>,
    /// What all entries up to and including these amount to; `None`: the old one stays.
    pub snapshot: Option<Vec<u8>>,
    /// What people are to be told because of it, in the same transaction.
    pub causes: Vec<Cause>,
}

/// What came of an append.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is durable, and the last entry has this number.
    Done {
        /// The number of the last entry.
        seq: i64,
    },
    /// The same key was there before. Nothing happened now; the last entry then had this number.
    Repeated {
        /// The number that was answered then.
        seq: i64,
    },
    /// Somebody else was first: the table is at this number now. Nothing happened.
    Conflict {
        /// The number of the table's last entry.
        seq: i64,
    },
    /// The code is taken by another table (or, for a new table, the id). Nothing happened.
    CodeTaken,
    /// There is no such table (any more).
    NoTable,
}

/// All that is needed to go on with a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// What the entries up to this number amount to.
    pub snapshot: Option<(i64, Vec<u8>)>,
    /// The entries after the snapshot, up to `table.seq`.
    pub entries: Vec<Entry>,
}

impl Store {
    /// Makes a table with its first entries. Only `Done` and `CodeTaken` are possible answers.
    pub async fn create_table(&self, id: &str, first: Append) -> Result<Appended> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(create(db, id, first))).await
    }

    /// Adds entries to a table that is at number `expected`, all or nothing. When this answers `Done`, they survive
    /// whatever happens to this process and this machine, and everybody who listens to [`Store::changes`] is told.
    ///
    /// After [`crate::Error::Unavailable`] nobody knows whether it happened: load the table again before going on.
    pub async fn append(&self, id: &str, expected: i64, change: Append) -> Result<Appended> {
        let id = id.to_owned();
        self.write(move |db| Box::pin(append(db, id, expected, change))).await
    }

    /// Everything needed to go on with a game. Costs the same early and late in it, as long as snapshots are given.
    pub async fn load(&self, id: &str) -> Result<Option<Loaded>> {
        let Some(table) = self.table(id).await? else { return Ok(None) };
        let found = self
            .row(query("SELECT seq, body FROM snapshots WHERE table_id = $1 AND seq <= $2").bind(id).bind(table.seq))
            .await?;
        let snapshot = match found {
            Some(row) => Some((row.try_get(0)?, row.try_get(1)?)),
            None => None,
        };
        let after = snapshot.as_ref().map_or(0, |(seq, _)| *seq);
        let entries = self.entries(id, after, table.seq).await?;
        Ok(Some(Loaded { table, snapshot, entries }))
    }

    /// The entries with `after < seq <= until`, in order.
    pub async fn entries(&self, id: &str, after: i64, until: i64) -> Result<Vec<Entry>> {
        let select =
            query("SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq");
        self.rows(select.bind(id).bind(after).bind(until)).await?.iter().map(entry).collect()
    }

    /// What was answered to this key, if it was used at this table.
    pub async fn answered(&self, id: &str, key: &str) -> Result<Option<i64>> {
        let found =
            self.row(query("SELECT seq FROM entries WHERE table_id = $1 AND key = $2").bind(id).bind(key)).await?;
        found.map(|row| row.try_get(0)).transpose()
    }
}

fn entry(row: &Row) -> Result<Entry> {
    Ok(Entry { seq: row.try_get("seq")?, at: row.try_get("at")?, body: row.try_get("body")? })
}

pub(crate) async fn create(db: &mut Db, id: String, first: Append) -> Result<(Appended, Vec<Change>)> {
    let made = query(
        "INSERT INTO tables (id, phase, code, listed, game_seq, seq, info, host, created, updated) \
         VALUES ($1, 'waiting', $2, 0, 0, 0, '', $4, $3, $3) ON CONFLICT DO NOTHING",
    )
    .bind(&id)
    .bind(&first.head.code)
    .bind(first.at)
    .bind(&first.head.host)
    .execute(db)
    .await?;
    if made == 0 {
        return Ok((Appended::CodeTaken, Vec::new()));
    }
    append(db, id, 0, first).await
}

async fn append(db: &mut Db, id: String, expected: i64, change: Append) -> Result<(Appended, Vec<Change>)> {
    let seq = expected + change.entries.len() as i64;
    // The number, the key and the code are judged under the lock of this row, so of two at once only one gets through.
    let moved = query(
        "UPDATE tables SET seq = $3, phase = $4, code = $5, listed = $6, asked = $7, due = $8, game_seq = $9, \
         silent = silent + CASE WHEN $2 = $3 THEN 1 ELSE 0 END, info = $10, rated = CASE WHEN rated = 2 THEN 2 ELSE $13 END, updated = CASE WHEN updated < $11 THEN $11 ELSE updated END \
         WHERE id = $1 AND seq = $2 AND silent = $14 \
         AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = $1 AND key = $12) \
         AND NOT EXISTS (SELECT 1 FROM tables o WHERE o.code = $5 AND o.id <> $1)",
    )
    .bind(&id)
    .bind(expected)
    .bind(seq)
    .bind(change.head.phase.word())
    .bind(&change.head.code)
    .bind(i64::from(change.head.listed))
    .bind(&change.head.asked)
    .bind(change.head.due)
    .bind(change.head.game_seq)
    .bind(&change.head.info)
    .bind(change.at)
    .bind(&change.key)
    .bind(i64::from(change.head.rated))
    .bind(change.silent)
    .execute(db)
    .await?;
    if moved == 0 {
        return Ok((why_not(db, &id, (expected, change.silent), change.key.as_deref()).await?, Vec::new()));
    }
    for (seq, body) in (expected + 1..).zip(&change.entries) {
        let last = seq == expected + change.entries.len() as i64;
        query("INSERT INTO entries (table_id, seq, at, key, body) VALUES ($1, $2, $3, $4, $5)")
            .bind(&id)
            .bind(seq)
            .bind(change.at)
            .bind(change.key.as_deref().filter(|_| last))
            .bind(body)
            .execute(db)
            .await?;
    }
    if let Some(body) = change.snapshot {
        query(
            "INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body",
        )
        .bind(&id)
        .bind(seq)
        .bind(body)
        .execute(db)
        .await?;
    }
    if let Some(members) = change.members {
        query("DELETE FROM members WHERE table_id = $1").bind(&id).execute(db).await?;
        for person in members {
            query("INSERT INTO members (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(&id)
                .bind(person)
                .execute(db)
                .await?;
        }
    }
    for cause in change.causes {
        told::add_cause(db, Some(&id), seq, change.at, cause).await?;
    }
    // Whoever knows all entries need not look; after a silent change everybody does.
    let news = if change.entries.is_empty() { i64::MAX } else { seq };
    Ok((Appended::Done { seq }, vec![Change::Table { id, seq: news }]))
}

async fn why_not(db: &mut Db, id: &str, expected: (i64, i64), key: Option<&str>) -> Result<Appended> {
    let before =
        query("SELECT seq FROM entries WHERE table_id = $1 AND key = $2").bind(id).bind(key).fetch_optional(db).await?;
    if let Some(row) = before {
        return Ok(Appended::Repeated { seq: row.try_get(0)? });
    }
    let now = query("SELECT seq, silent FROM tables WHERE id = $1").bind(id).fetch_optional(db).await?;
    let Some(now) = now else { return Ok(Appended::NoTable) };
    let now: (i64, i64) = (now.try_get(0)?, now.try_get(1)?);
    Ok(if now == expected { Appended::CodeTaken } else { Appended::Conflict { seq: now.0 } })
}
