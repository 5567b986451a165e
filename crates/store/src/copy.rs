//! A whole site from one database into another: from a file to PostgreSQL and back.

use crate::db::{Row, Value};
use crate::{Error, Result, Store, query};

/// How much was copied.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Copied {
    /// People, also deleted ones.
    pub people: usize,
    /// Tables with all that belongs to them.
    pub tables: usize,
    /// Their entries.
    pub entries: usize,
}

/// Rows of one kind. `kinds` says of each column whether it is a number, text or bytes: nothing is of a kind too.
struct Rows {
    select: &'static str,
    insert: &'static str,
    kinds: &'static str,
}

const PEOPLE: Rows = Rows {
    select: "SELECT id, kind, name, login, password, created, deleted, banned FROM people ORDER BY id",
    insert: "INSERT INTO people (id, kind, name, login, password, created, deleted, banned) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    kinds: "tttttnnn",
};
/// People name each other, so this comes when all are there.
const TIES: Rows = Rows {
    select: "SELECT id, owner, moved_to FROM people WHERE owner IS NOT NULL OR moved_to IS NOT NULL ORDER BY id",
    insert: "UPDATE people SET owner = $2, moved_to = $3 WHERE id = $1",
    kinds: "ttt",
};
const SESSIONS: Rows = Rows {
    select: "SELECT token_hash, person, kind, created, seen FROM sessions",
    insert: "INSERT INTO sessions (token_hash, person, kind, created, seen) VALUES ($1, $2, $3, $4, $5)",
    kinds: "bttnn",
};
const RESETS: Rows = Rows {
    select: "SELECT token_hash, person, until FROM resets",
    insert: "INSERT INTO resets (token_hash, person, until) VALUES ($1, $2, $3)",
    kinds: "btn",
};
const ACTS: Rows = Rows {
    select: "SELECT at, act, about, note FROM acts ORDER BY at",
    insert: "INSERT INTO acts (at, act, about, note) VALUES ($1, $2, $3, $4)",
    kinds: "nttt",
};
const OUTAGES: Rows = Rows {
    select: "SELECT began, ended FROM outages ORDER BY began",
    insert: "INSERT INTO outages (began, ended) VALUES ($1, $2)",
    kinds: "nn",
};
const ALIVE: Rows = Rows { select: "SELECT at FROM alive", insert: "UPDATE alive SET at = $1", kinds: "n" };

/// What belongs to one table, whose id is `$1`.
const TABLE: [Rows; 4] = [
    Rows {
        select: "SELECT id, phase, code, listed, asked, due, game_seq, seq, info, created, updated, host \
                 FROM tables WHERE id = $1",
        insert: "INSERT INTO tables (id, phase, code, listed, asked, due, game_seq, seq, info, created, updated, host) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        kinds: "tttntnnntnnt",
    },
    Rows {
        select: "SELECT table_id, person FROM members WHERE table_id = $1",
        insert: "INSERT INTO members (table_id, person) VALUES ($1, $2)",
        kinds: "tt",
    },
    Rows {
        select: "SELECT table_id, seq, at, key, body FROM entries WHERE table_id = $1 ORDER BY seq",
        insert: "INSERT INTO entries (table_id, seq, at, key, body) VALUES ($1, $2, $3, $4, $5)",
        kinds: "tnntt",
    },
    Rows {
        select: "SELECT table_id, seq, body FROM snapshots WHERE table_id = $1",
        insert: "INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3)",
        kinds: "tnb",
    },
];

/// So many rows go in one transaction.
const TOGETHER: usize = 500;

impl Store {
    /// Copies everything into a database in which nothing is yet. No server should write to this one meanwhile.
    pub async fn copy_to(&self, target: &Store) -> Result<Copied> {
        let is_empty = target.row(query("SELECT id FROM people LIMIT 1")).await?.is_none();
        if !is_empty || !target.table_ids("", 1).await?.is_empty() {
            return Err(Error::Broken("there is something in it already".into()));
        }
        let mut copied = Copied { people: self.copy_rows(target, &[PEOPLE], None).await?, ..Copied::default() };
        self.copy_rows(target, &[TIES, SESSIONS, RESETS, ACTS, OUTAGES, ALIVE], None).await?;
        let mut last = String::new();
        loop {
            let ids = self.table_ids(&last, 100).await?;
            let Some(newest) = ids.last() else { return Ok(copied) };
            last.clone_from(newest);
            for id in &ids {
                self.copy_rows(target, &TABLE, Some(id)).await?;
                copied.tables += 1;
                copied.entries += target.entries(id, 0, i64::MAX).await?.len();
            }
        }
    }

    async fn copy_rows(&self, target: &Store, kinds: &[Rows], table: Option<&str>) -> Result<usize> {
        let mut count = 0;
        for Rows { select, insert, kinds } in kinds {
            let select = table.map_or(query(select), |id| query(select).bind(id));
            let rows = self.rows(select).await?;
            count += rows.len();
            for some in rows.chunks(TOGETHER) {
                let some: Vec<Row> = some.to_vec();
                let (insert, kinds): (&'static str, &'static str) = (insert, kinds);
                let write = target.write(move |db| {
                    Box::pin(async move {
                        for row in some {
                            row.values.into_iter().zip(kinds.chars()).fold(query(insert), bind).execute(db).await?;
                        }
                        Ok(((), Vec::new()))
                    })
                });
                write.await?;
            }
        }
        Ok(count)
    }
}

fn bind(statement: crate::Statement, (value, kind): (Value, char)) -> crate::Statement {
    let is_nothing = matches!(value, Value::Number(None) | Value::Text(None) | Value::Bytes(None));
    match kind {
        't' if is_nothing => statement.bind(Value::Text(None)),
        'b' if is_nothing => statement.bind(Value::Bytes(None)),
        _ => statement.bind(value),
    }
}
