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
    select: "SELECT id, kind, name, login, password, created, deleted, banned, leaving FROM people ORDER BY id",
    insert: "INSERT INTO people (id, kind, name, login, password, created, deleted, banned, leaving) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    kinds: "tttttnnnn",
};
/// People name each other, so this comes when all are there.
const TIES: Rows = Rows {
    select: "SELECT id, owner, moved_to FROM people WHERE owner IS NOT NULL OR moved_to IS NOT NULL ORDER BY id",
    insert: "UPDATE people SET owner = $2, moved_to = $3 WHERE id = $1",
    kinds: "ttt",
};
const SESSIONS: Rows = Rows {
    select: "SELECT token_hash, person, kind, created, seen, agent FROM sessions",
    insert: "INSERT INTO sessions (token_hash, person, kind, created, seen, agent) VALUES ($1, $2, $3, $4, $5, $6)",
    kinds: "bttnnt",
};
const SITE_KEYS: Rows = Rows {
    select: "SELECT name, value FROM site_keys",
    insert: "INSERT INTO site_keys (name, value) VALUES ($1, $2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    kinds: "tb",
};
const MANNERS: Rows = Rows {
    select: "SELECT person, body FROM manners",
    insert: "INSERT INTO manners (person, body) VALUES ($1, $2)",
    kinds: "tt",
};
const CHANNELS: Rows = Rows {
    select: "SELECT id, person, kind, address, secret, label, wants, confirmed, paused, why, here, session, created \
             FROM channels",
    insert: "INSERT INTO channels \
             (id, person, kind, address, secret, label, wants, confirmed, paused, why, here, session, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    kinds: "ttttttnnntnbn",
};
const OUTBOX: Rows = Rows {
    select: "SELECT id, person, channel, kind, table_id, seq, about, at, due, tries, message, result, done FROM outbox",
    insert: "INSERT INTO outbox \
             (id, person, channel, kind, table_id, seq, about, at, due, tries, message, result, done) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    kinds: "tttttntnnnttn",
};
const TICKETS: Rows = Rows {
    select: "SELECT token_hash, kind, person, about, until FROM tickets",
    insert: "INSERT INTO tickets (token_hash, kind, person, about, until) VALUES ($1, $2, $3, $4, $5)",
    kinds: "btttn",
};
const PASSKEYS: Rows = Rows {
    select: "SELECT id, person, key, counter, label, created, used FROM passkeys",
    insert: "INSERT INTO passkeys (id, person, key, counter, label, created, used) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    kinds: "ttbntnn",
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
const PROGRESS: Rows = Rows {
    select: "SELECT person, body, updated FROM progress",
    insert: "INSERT INTO progress (person, body, updated) VALUES ($1, $2, $3)",
    kinds: "ttn",
};
const DAILY_SECRET: Rows = Rows {
    select: "SELECT one, secret FROM daily_secret",
    insert: "INSERT INTO daily_secret (one, secret) VALUES ($1, $2)",
    kinds: "nb",
};
const DAILY: Rows = Rows {
    select: "SELECT day, person, table_id, ranked, started, vp, won, body FROM daily",
    insert: "INSERT INTO daily (day, person, table_id, ranked, started, vp, won, body) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
    kinds: "nttnnnnt",
};
const ALIVE: Rows = Rows { select: "SELECT at FROM alive", insert: "UPDATE alive SET at = $1", kinds: "n" };

/// The ladder and what people are to each other. Some of it names tables, so it comes when all are there.
const LADDER: [Rows; 9] = [
    Rows { select: "SELECT n FROM ladder", insert: "UPDATE ladder SET n = $1", kinds: "n" },
    Rows {
        select: "SELECT n, table_id, kind, at, why_not FROM rated_games ORDER BY n",
        insert: "INSERT INTO rated_games (n, table_id, kind, at, why_not) VALUES ($1, $2, $3, $4, $5)",
        kinds: "nttnt",
    },
    Rows {
        select: "SELECT n, person, place, rating, deviation, change FROM rated_seats ORDER BY n",
        insert: "INSERT INTO rated_seats (n, person, place, rating, deviation, change) VALUES ($1, $2, $3, $4, $5, $6)",
        kinds: "ntnnnn",
    },
    Rows {
        select: "SELECT person, kind, rating, deviation, games, won, updated FROM ratings",
        insert: "INSERT INTO ratings (person, kind, rating, deviation, games, won, updated) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
        kinds: "ttnnnnn",
    },
    Rows {
        select: "SELECT person, rating, results, games FROM profiles",
        insert: "INSERT INTO profiles (person, rating, results, games) VALUES ($1, $2, $3, $4)",
        kinds: "tnnn",
    },
    Rows {
        select: "SELECT person, other, kind, at FROM relations",
        insert: "INSERT INTO relations (person, other, kind, at) VALUES ($1, $2, $3, $4)",
        kinds: "tttn",
    },
    Rows {
        select: "SELECT table_id, person, host, at FROM invitations",
        insert: "INSERT INTO invitations (table_id, person, host, at) VALUES ($1, $2, $3, $4)",
        kinds: "tttn",
    },
    Rows {
        select: "SELECT person, info, until FROM wishes",
        insert: "INSERT INTO wishes (person, info, until) VALUES ($1, $2, $3)",
        kinds: "ttn",
    },
    Rows {
        select: "SELECT id, at, reporter, about, table_id, said, text, closed, note FROM reports",
        insert: "INSERT INTO reports (id, at, reporter, about, table_id, said, text, closed, note) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        kinds: "tntttttnt",
    },
];

/// Tournaments; the tables of their rounds are tables as others.
const CUPS: [Rows; 3] = [
    Rows {
        select: "SELECT id, host, phase, listed, seq, round, due, info, created, updated FROM cups",
        insert: "INSERT INTO cups (id, host, phase, listed, seq, round, due, info, created, updated) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        kinds: "tttnnnntnn",
    },
    Rows {
        select: "SELECT cup, number, person, at, gone FROM cup_people",
        insert: "INSERT INTO cup_people (cup, number, person, at, gone) VALUES ($1, $2, $3, $4, $5)",
        kinds: "tntnn",
    },
    Rows {
        select: "SELECT cup, round, number, table_id, info FROM cup_tables",
        insert: "INSERT INTO cup_tables (cup, round, number, table_id, info) VALUES ($1, $2, $3, $4, $5)",
        kinds: "tnntt",
    },
];

/// What belongs to one table, whose id is `$1`.
const TABLE: [Rows; 4] = [
    Rows {
        select: "SELECT id, phase, code, listed, asked, due, game_seq, seq, info, created, updated, host, rated, \
                 silent FROM tables WHERE id = $1",
        insert: "INSERT INTO tables (id, phase, code, listed, asked, due, game_seq, seq, info, created, updated, host, \
                 rated, silent) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
        kinds: "tttntnnntnntnn",
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

/// The rows of one transaction.
const TOGETHER: usize = 500;

impl Store {
    /// Copies everything into a database in which nothing is yet. No server should write to this one meanwhile.
    pub async fn copy_to(&self, target: &Store) -> Result<Copied> {
        let is_empty = target.row(query("SELECT id FROM people LIMIT 1")).await?.is_none();
        if !is_empty || !target.table_ids("", 1).await?.is_empty() {
            return Err(Error::Broken("there is something in it already".into()));
        }
        let mut copied = Copied { people: self.copy_rows(target, &[PEOPLE], None).await?, ..Copied::default() };
        self.copy_rows(target, &[TIES, SESSIONS, RESETS, ACTS, OUTAGES, PROGRESS, DAILY_SECRET, DAILY, ALIVE], None)
            .await?;
        self.copy_rows(target, &[SITE_KEYS, MANNERS, CHANNELS, OUTBOX, TICKETS, PASSKEYS], None).await?;
        let mut last = String::new();
        loop {
            let ids = self.table_ids(&last, 100).await?;
            let Some(newest) = ids.last() else {
                self.copy_rows(target, &LADDER, None).await?;
                self.copy_rows(target, &CUPS, None).await?;
                return Ok(copied);
            };
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
