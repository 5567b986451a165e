//! Tournaments: who takes part, which tables belong to which round, and what came of them.
//!
//! What a round is and who sits where is the server's business. The store sees to it that a round begins once: its tables are
//! made in the same transaction that counts it.

use std::collections::HashMap;

use crate::{Append, Appended, Change, Error, Phase, Result, Row, Statement, Store, first_words, log, query, words};

words! {
    /// How far a tournament is.
    CupPhase { Open "open", Running "running", Over "over", Closed "closed" }
}

/// A tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cup {
    /// Made by the server; cannot be guessed.
    pub id: String,
    /// Whoever opened it.
    pub host: String,
    /// How far it is.
    pub phase: CupPhase,
    /// Whether everybody finds it.
    pub listed: bool,
    /// Counts its changes, also of who takes part.
    pub seq: i64,
    /// The last round that has begun; 0: none.
    pub round: i64,
    /// When the time of the round is up.
    pub due: Option<i64>,
    /// Settings, draw, seed: the server's own words.
    pub info: String,
    /// When it was opened, in ms since 1970.
    pub created: i64,
    /// When it last changed.
    pub updated: i64,
}

/// Somebody who takes part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    /// From 1, in the order in which they came.
    pub number: i64,
    /// Who it is.
    pub person: String,
    /// When it came.
    pub at: i64,
    /// When it withdrew or was taken out.
    pub gone: Option<i64>,
}

/// A table of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundTable {
    /// The round, from 1.
    pub round: i64,
    /// Its number in the round, from 1.
    pub number: i64,
    /// Its id. The table may have been deleted.
    pub table: String,
    /// Who sits there and what came of it: the server's own words.
    pub info: String,
}

/// What came of an attempt to take part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joined {
    /// The person takes part.
    Done,
    /// It does already, or has withdrawn or been taken out: nothing happened.
    Known,
    /// There is no room, or the person takes part in too many.
    Full,
    /// It has begun, or there is no such tournament.
    TooLate,
}

/// The tables of the next round, ready to be made.
#[derive(Debug, Clone)]
pub struct NextRound {
    /// When its time is up.
    pub due: i64,
    /// Each with what is told of it and its first entries, by number.
    pub tables: Vec<(RoundTable, Append)>,
}

/// How a tournament goes on: what came of the round that ends, and the next one.
#[derive(Debug, Clone)]
pub struct Turned {
    /// The change that was known.
    pub seq: i64,
    /// When.
    pub at: i64,
    /// The settings and all that is kept, anew.
    pub info: String,
    /// By number, what is kept of the tables of the round that ends.
    pub ended: Vec<(i64, String)>,
    /// `None`: that was the last round.
    pub next: Option<NextRound>,
}

fn cup(row: &Row) -> Result<Cup> {
    Ok(Cup {
        id: row.try_get("id")?,
        host: row.try_get("host")?,
        phase: CupPhase::from_word(row.try_get("phase")?)?,
        listed: row.try_get::<i64>("listed")? != 0,
        seq: row.try_get("seq")?,
        round: row.try_get("round")?,
        due: row.try_get("due")?,
        info: row.try_get("info")?,
        created: row.try_get("created")?,
        updated: row.try_get("updated")?,
    })
}

fn entrant(row: &Row) -> Result<Entrant> {
    Ok(Entrant {
        number: row.try_get("number")?,
        person: row.try_get("person")?,
        at: row.try_get("at")?,
        gone: row.try_get("gone")?,
    })
}

fn round_table(row: &Row) -> Result<RoundTable> {
    Ok(RoundTable {
        round: row.try_get("round")?,
        number: row.try_get("number")?,
        table: row.try_get("table_id")?,
        info: row.try_get("info")?,
    })
}

macro_rules! listed {
    () => {
        "FROM cups WHERE listed = 1 AND phase <> 'closed' ORDER BY CASE phase WHEN 'open' THEN 0 WHEN 'running' THEN 1 \
         ELSE 2 END, updated DESC, id LIMIT $1"
    };
}

macro_rules! own {
    () => {
        "FROM cups WHERE host IN (SELECT id FROM people WHERE id = $1 OR moved_to = $1) OR id IN (SELECT p.cup \
         FROM cup_people p JOIN people me ON me.id = p.person WHERE me.id = $1 OR me.moved_to = $1) \
         ORDER BY CASE phase WHEN 'running' THEN 0 WHEN 'open' THEN 1 ELSE 2 END, updated DESC, id LIMIT $2"
    };
}

impl Store {
    async fn cups(&self, select: Statement) -> Result<Vec<Cup>> {
        self.rows(select).await?.iter().map(cup).collect()
    }

    /// Opens a tournament, unless its host has so many that are not over. False if so.
    pub async fn new_cup(&self, new: Cup, most: i64) -> Result<bool> {
        let insert = query(
            "INSERT INTO cups (id, host, phase, listed, seq, round, due, info, created, updated) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 \
             WHERE (SELECT COUNT(*) FROM cups WHERE host = $2 AND phase IN ('open', 'running')) < $11",
        );
        let bound = insert.bind(new.id).bind(new.host).bind(new.phase.word()).bind(i64::from(new.listed));
        let bound = bound.bind(new.seq).bind(new.round).bind(new.due).bind(new.info).bind(new.created);
        self.run(bound.bind(new.updated).bind(most)).await.map(|made| made == 1)
    }

    /// A tournament.
    pub async fn cup(&self, id: &str) -> Result<Option<Cup>> {
        let row = self.row(query("SELECT * FROM cups WHERE id = $1").bind(id)).await?;
        row.as_ref().map(cup).transpose()
    }

    /// Those that everybody finds, with all who take part or did: open ones first, then running ones, then those that are
    /// over; the newest first.
    pub async fn listed_cups(&self, limit: i64) -> Result<Vec<(Cup, Vec<Entrant>)>> {
        let cups = self.cups(query(concat!("SELECT * ", listed!())).bind(limit)).await?;
        let people =
            query(concat!("SELECT * FROM cup_people WHERE cup IN (SELECT id ", listed!(), ") ORDER BY number"));
        self.with_entrants(cups, people.bind(limit)).await
    }

    /// Those in which a person takes part or which it has opened, also as the guest that it was, with all who take part or
    /// did; the newest first.
    pub async fn cups_of(&self, person: &str, limit: i64) -> Result<Vec<(Cup, Vec<Entrant>)>> {
        let cups = self.cups(query(concat!("SELECT * ", own!())).bind(person).bind(limit)).await?;
        let people = query(concat!("SELECT * FROM cup_people WHERE cup IN (SELECT id ", own!(), ") ORDER BY number"));
        self.with_entrants(cups, people.bind(person).bind(limit)).await
    }

    async fn with_entrants(&self, cups: Vec<Cup>, people: Statement) -> Result<Vec<(Cup, Vec<Entrant>)>> {
        let mut found: HashMap<String, Vec<Entrant>> = HashMap::new();
        for row in self.rows(people).await? {
            found.entry(row.try_get("cup")?).or_default().push(entrant(&row)?);
        }
        let entrants = |cup: Cup| {
            let entrants = found.remove(&cup.id).unwrap_or_default();
            (cup, entrants)
        };
        Ok(cups.into_iter().map(entrants).collect())
    }

    /// All who take part or did, in the order in which they came.
    pub async fn entrants(&self, cup: &str) -> Result<Vec<Entrant>> {
        let rows = self.rows(query("SELECT * FROM cup_people WHERE cup = $1 ORDER BY number").bind(cup)).await?;
        rows.iter().map(entrant).collect()
    }

    /// The tables of a tournament by round and number.
    pub async fn round_tables(&self, cup: &str) -> Result<Vec<RoundTable>> {
        let select = query("SELECT * FROM cup_tables WHERE cup = $1 ORDER BY round, number").bind(cup);
        self.rows(select).await?.iter().map(round_table).collect()
    }

    /// How far the tables of a round are, by number; `None`: the table has been deleted.
    pub async fn round_phases(&self, cup: &str, round: i64) -> Result<Vec<(i64, String, Option<Phase>)>> {
        let select = query(
            "SELECT c.number, c.table_id, t.phase FROM cup_tables c LEFT JOIN tables t ON t.id = c.table_id \
             WHERE c.cup = $1 AND c.round = $2 ORDER BY c.number",
        );
        let read = |row: &Row| {
            let phase: Option<&str> = row.try_get(2)?;
            Ok((row.try_get(0)?, row.try_get(1)?, phase.map(Phase::from_word).transpose()?))
        };
        self.rows(select.bind(cup).bind(round)).await?.iter().map(read).collect()
    }

    /// Whether the deal of a round may be known: all its tables have played it, or the tournament is gone.
    pub async fn is_round_over(&self, cup: &str, round: i64) -> Result<bool> {
        let select = query("SELECT id FROM cups WHERE id = $1 AND phase = 'running' AND round <= $2");
        Ok(self.row(select.bind(cup).bind(round)).await?.is_none())
    }

    /// Somebody takes part, if it is open and there is room. A person is in at most so many that are not over.
    pub async fn join_cup(&self, cup: &str, person: &str, at: i64, room: i64, most: i64) -> Result<Joined> {
        // Under the lock of this row nobody else comes or begins.
        let lock = query("UPDATE cups SET seq = seq + 1, updated = $2 WHERE id = $1 AND phase = 'open'");
        let lock = lock.bind(cup).bind(at);
        let known = query("SELECT number FROM cup_people WHERE cup = $1 AND person = $2").bind(cup).bind(person);
        let insert = query(
            "INSERT INTO cup_people (cup, number, person, at) \
             SELECT $1, (SELECT COALESCE(MAX(number), 0) + 1 FROM cup_people WHERE cup = $1), $2, $3 \
             WHERE (SELECT COUNT(*) FROM cup_people WHERE cup = $1 AND gone IS NULL) < $4 \
             AND (SELECT COUNT(*) FROM cup_people p JOIN cups c ON c.id = p.cup \
                  WHERE p.person = $2 AND p.gone IS NULL AND c.phase IN ('open', 'running')) < $5",
        );
        let insert = insert.bind(cup).bind(person).bind(at).bind(room).bind(most);
        self.write(move |db| {
            Box::pin(async move {
                let joined = if lock.execute(db).await? == 0 {
                    Joined::TooLate
                } else if known.fetch_optional(db).await?.is_some() {
                    Joined::Known
                } else if insert.execute(db).await? == 0 {
                    Joined::Full
                } else {
                    Joined::Done
                };
                Ok((joined, Vec::new()))
            })
        })
        .await
    }

    /// Somebody who has not played yet does not take part after all. False if it has begun or the person is not in it.
    pub async fn leave_cup(&self, cup: &str, number: i64) -> Result<bool> {
        let lock = query("UPDATE cups SET seq = seq + 1 WHERE id = $1 AND phase = 'open'").bind(cup);
        let delete = query("DELETE FROM cup_people WHERE cup = $1 AND number = $2 AND gone IS NULL");
        self.then(lock, delete.bind(cup).bind(number)).await
    }

    /// Notes that somebody has withdrawn from a tournament that runs, or is taken out of an open one and does not come
    /// back. False if that was so already.
    pub async fn withdraw(&self, cup: &str, number: i64, at: i64) -> Result<bool> {
        let lock = query("UPDATE cups SET seq = seq + 1 WHERE id = $1 AND phase IN ('open', 'running')").bind(cup);
        let mark = query("UPDATE cup_people SET gone = $3 WHERE cup = $1 AND number = $2 AND gone IS NULL");
        self.then(lock, mark.bind(cup).bind(number).bind(at)).await
    }

    /// Both or nothing; whether both changed something.
    async fn then(&self, lock: Statement, change: Statement) -> Result<bool> {
        self.write(move |db| {
            Box::pin(async move {
                let done = lock.execute(db).await? > 0 && change.execute(db).await? > 0;
                Ok((done, Vec::new()))
            })
        })
        .await
    }

    /// Gives up a tournament that has not begun. False if it has.
    pub async fn close_cup(&self, cup: &str, at: i64) -> Result<bool> {
        let update =
            query("UPDATE cups SET phase = 'closed', seq = seq + 1, updated = $2 WHERE id = $1 AND phase = 'open'");
        self.run(update.bind(cup).bind(at)).await.map(|done| done == 1)
    }

    /// Deletes a tournament. Its tables stay. False if there is none.
    pub async fn delete_cup(&self, cup: &str) -> Result<bool> {
        self.run(query("DELETE FROM cups WHERE id = $1").bind(cup)).await.map(|done| done == 1)
    }

    /// Running tournaments with something to do: the time of the round is up, or none of its tables is still played.
    pub async fn due_cups(&self, now: i64, limit: i64) -> Result<Vec<String>> {
        let select = query(
            "SELECT id FROM cups WHERE phase = 'running' AND (due <= $1 OR NOT EXISTS (SELECT 1 FROM cup_tables c \
             JOIN tables t ON t.id = c.table_id WHERE c.cup = cups.id AND c.round = cups.round AND t.phase = 'running')) \
             ORDER BY updated, id LIMIT $2",
        );
        first_words(&self.rows(select.bind(now).bind(limit)).await?)
    }

    /// Ends a round and begins the next one, all or nothing, if nothing has changed since `seq`. False if something has:
    /// then read again.
    pub async fn turn_cup(&self, cup: &str, turned: Turned) -> Result<bool> {
        let Turned { seq, at, info, ended, next } = turned;
        let id = cup.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let update = query(
                    "UPDATE cups SET seq = seq + 1, phase = $3, round = round + $4, due = $5, info = $6, updated = $7 \
                     WHERE id = $1 AND seq = $2 AND phase IN ('open', 'running') RETURNING round",
                );
                let phase = if next.is_some() { CupPhase::Running } else { CupPhase::Over };
                let update = update.bind(&id).bind(seq).bind(phase.word()).bind(i64::from(next.is_some()));
                let update = update.bind(next.as_ref().map(|next| next.due)).bind(info).bind(at);
                let Some(row) = update.fetch_optional(db).await? else { return Ok((false, Vec::new())) };
                let round: i64 = row.try_get(0)?;
                let last = round - i64::from(next.is_some());
                for (number, info) in ended {
                    let keep = query("UPDATE cup_tables SET info = $4 WHERE cup = $1 AND round = $2 AND number = $3");
                    keep.bind(&id).bind(last).bind(number).bind(info).execute(db).await?;
                }
                let mut news: Vec<Change> = Vec::new();
                for (table, first) in next.into_iter().flat_map(|next| next.tables) {
                    let insert = query(
                        "INSERT INTO cup_tables (cup, round, number, table_id, info) VALUES ($1, $2, $3, $4, $5)",
                    );
                    let insert = insert.bind(&id).bind(round).bind(table.number).bind(&table.table).bind(table.info);
                    insert.execute(db).await?;
                    let (made, told) = log::create(db, table.table, first).await?;
                    if !matches!(made, Appended::Done { .. }) {
                        return Err(Error::Broken("the id of a table is taken".into()));
                    }
                    news.extend(told);
                }
                Ok((true, news))
            })
        })
        .await
    }
}
