//! People and each other: what they show of themselves, friends, who is kept away, invitations, wishes, reports.

use crate::{CauseKind, Error, Person, Result, Row, Store, Table, people, query, words};

/// What somebody shows of itself to others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// The rating, also on the ladder.
    pub rating: bool,
    /// How often they played, won, and with how many.
    pub results: bool,
    /// The last games.
    pub games: bool,
}

words! {
    /// What somebody is to somebody else.
    Relation { Friend "friend", Block "block", Hide "hide" }
}

/// Somebody asks somebody to a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Who asks.
    pub host: Person,
    /// Where.
    pub table: Table,
    /// When.
    pub at: i64,
}

/// What somebody has reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Made by the server.
    pub id: String,
    /// When, in ms since 1970.
    pub at: i64,
    /// Who says so.
    pub reporter: String,
    /// Of whom.
    pub about: String,
    /// Where it happened.
    pub table: Option<String>,
    /// What it is about, as it stood there.
    pub said: String,
    /// What the reporter says.
    pub text: String,
    /// When an operator was done with it.
    pub closed: Option<i64>,
    /// What the operator said.
    pub note: String,
}

fn report(row: &Row) -> Result<Report> {
    Ok(Report {
        id: row.try_get("id")?,
        at: row.try_get("at")?,
        reporter: row.try_get("reporter")?,
        about: row.try_get("about")?,
        table: row.try_get("table_id")?,
        said: row.try_get("said")?,
        text: row.try_get("text")?,
        closed: row.try_get("closed")?,
        note: row.try_get("note")?,
    })
}

impl Store {
    /// What a person shows, if it ever said so.
    pub async fn shown(&self, person: &str) -> Result<Option<Shown>> {
        let row = self.row(query("SELECT * FROM profiles WHERE person = $1").bind(person)).await?;
        let is = |row: &Row, column| Ok::<_, Error>(row.try_get::<i64>(column)? != 0);
        row.map(|row| {
            Ok(Shown { rating: is(&row, "rating")?, results: is(&row, "results")?, games: is(&row, "games")? })
        })
        .transpose()
    }

    /// Says what a person shows.
    pub async fn show(&self, person: &str, shown: Shown) -> Result<()> {
        let upsert = query(
            "INSERT INTO profiles (person, rating, results, games) VALUES ($1, $2, $3, $4) ON CONFLICT (person) \
             DO UPDATE SET rating = excluded.rating, results = excluded.results, games = excluded.games",
        );
        let [rating, results, games] = [shown.rating, shown.results, shown.games].map(i64::from);
        self.run(upsert.bind(person).bind(rating).bind(results).bind(games)).await.map(drop)
    }

    /// The last finished games of a person, also of the guest it was before; the newest first.
    pub async fn finished_of(&self, person: &str, limit: i64) -> Result<Vec<Table>> {
        let select = query(
            "SELECT * FROM tables WHERE phase = 'over' AND id IN (SELECT table_id FROM members WHERE person IN \
             (SELECT id FROM people WHERE id = $1 OR moved_to = $1)) ORDER BY updated DESC LIMIT $2",
        );
        self.tables(select.bind(person).bind(limit)).await
    }

    /// Accounts with exactly this name, whatever its capitals; the newest first.
    pub async fn accounts_named(&self, name: &str, limit: i64) -> Result<Vec<Person>> {
        let select = query(
            "SELECT * FROM people WHERE kind = 'account' AND deleted IS NULL AND LOWER(name) = $1 \
             ORDER BY created DESC, id LIMIT $2",
        );
        self.rows(select.bind(name.to_lowercase()).bind(limit).long()).await?.iter().map(people::person).collect()
    }

    /// Whom somebody has in a list, the newest first.
    pub async fn related(&self, person: &str, kind: Relation) -> Result<Vec<Person>> {
        let select = query(
            "SELECT p.* FROM relations r JOIN people p ON p.id = r.other WHERE r.person = $1 AND r.kind = $2 \
             AND p.deleted IS NULL ORDER BY r.at DESC, p.id",
        );
        self.rows(select.bind(person).bind(kind.word())).await?.iter().map(people::person).collect()
    }

    /// Whether somebody has somebody in a list.
    pub async fn is_related(&self, person: &str, kind: Relation, other: &str) -> Result<bool> {
        let select = query("SELECT at FROM relations WHERE person = $1 AND kind = $2 AND other = $3");
        Ok(self.row(select.bind(person).bind(kind.word()).bind(other)).await?.is_some())
    }

    /// Puts somebody into a list of at most so many. False if it is full.
    pub async fn relate(&self, person: &str, kind: Relation, other: &str, at: i64, most: i64) -> Result<bool> {
        let insert = query(
            "INSERT INTO relations (person, other, kind, at) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM relations WHERE person = $1 AND kind = $3) < $5 ON CONFLICT DO NOTHING",
        );
        let made = self.run(insert.bind(person).bind(other).bind(kind.word()).bind(at).bind(most)).await?;
        Ok(made == 1 || self.is_related(person, kind, other).await?)
    }

    /// Takes somebody out of a list. False if it was not there.
    pub async fn unrelate(&self, person: &str, kind: Relation, other: &str) -> Result<bool> {
        let delete = query("DELETE FROM relations WHERE person = $1 AND kind = $2 AND other = $3");
        self.run(delete.bind(person).bind(kind.word()).bind(other)).await.map(|gone| gone == 1)
    }

    /// Asks somebody to a table; of one host at most so many wait. False if there are too many.
    pub async fn invite(&self, table: &str, host: &str, person: &str, at: i64, most: i64) -> Result<bool> {
        let insert = query(
            "INSERT INTO invitations (table_id, host, person, at) SELECT $1, $2, $3, $4 \
             WHERE (SELECT COUNT(*) FROM invitations WHERE host = $2) < $5 ON CONFLICT DO NOTHING",
        );
        let made = self.run(insert.bind(table).bind(host).bind(person).bind(at).bind(most)).await?;
        let there = query("SELECT at FROM invitations WHERE table_id = $1 AND person = $2").bind(table).bind(person);
        Ok(made == 1 || self.row(there).await?.is_some())
    }

    /// To which waiting tables somebody is asked, the newest first.
    pub async fn invitations(&self, person: &str) -> Result<Vec<Invitation>> {
        let select = query(
            "SELECT table_id, host, at FROM invitations WHERE person = $1 AND table_id IN \
             (SELECT id FROM tables WHERE phase = 'waiting') ORDER BY at DESC LIMIT 50",
        );
        let mut found = Vec::new();
        for row in self.rows(select.bind(person)).await? {
            let (table, host) = (self.table(row.try_get(0)?).await?, self.person(row.try_get(1)?).await?);
            if let (Some(table), Some(host)) = (table, host) {
                found.push(Invitation { host, table, at: row.try_get(2)? });
            }
        }
        Ok(found)
    }

    /// Forgets an invitation. False if there is none.
    pub async fn uninvite(&self, table: &str, person: &str) -> Result<bool> {
        let delete = query("DELETE FROM invitations WHERE table_id = $1 AND person = $2").bind(table).bind(person);
        self.run(delete).await.map(|gone| gone == 1)
    }

    /// Of which tables somebody wants to hear, if it does.
    pub async fn wish(&self, person: &str, now: i64) -> Result<Option<(String, i64)>> {
        let select = query("SELECT info, until FROM wishes WHERE person = $1 AND until > $2").bind(person).bind(now);
        self.row(select).await?.map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
    }

    /// Notes of which tables somebody wants to hear, or that it does not want to any more.
    pub async fn set_wish(&self, person: &str, wish: Option<(String, i64)>) -> Result<()> {
        let change = match wish {
            Some((info, until)) => query(
                "INSERT INTO wishes (person, info, until) VALUES ($1, $2, $3) \
                 ON CONFLICT (person) DO UPDATE SET info = excluded.info, until = excluded.until",
            )
            .bind(person)
            .bind(info)
            .bind(until),
            None => query("DELETE FROM wishes WHERE person = $1").bind(person),
        };
        self.run(change).await.map(drop)
    }

    /// All wishes that hold now of people who can be told, but for one person's and for those of whom it keeps away or who
    /// keep it away.
    pub async fn wishes(&self, but: &str, now: i64, limit: i64) -> Result<Vec<(String, String)>> {
        let select = query(
            "SELECT person, info FROM wishes WHERE until > $2 AND person <> $1 AND EXISTS (SELECT 1 FROM channels c \
             WHERE c.person = wishes.person AND c.confirmed IS NOT NULL AND c.paused IS NULL AND (c.wants & $4) <> 0) \
             AND NOT EXISTS (SELECT 1 FROM relations r WHERE r.kind = 'block' AND ((r.person = $1 AND r.other = wishes.person) OR (r.person = wishes.person AND \
             r.other = $1))) ORDER BY person LIMIT $3",
        );
        let rows = self.rows(select.bind(but).bind(now).bind(limit).bind(CauseKind::Opened.bit())).await?;
        rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    /// Notes a report, unless the same person has reported the same words, or so many others have: then theirs stands for
    /// it. `None` if its reporter has made as many as `most` since then.
    pub async fn report(&self, new: Report, since: i64, most: i64, others: i64) -> Result<Option<String>> {
        let known = query(
            "SELECT id, reporter FROM reports WHERE table_id = $1 AND about = $2 AND said = $3 AND closed IS NULL \
             ORDER BY at, id",
        );
        let known = known.bind(&new.table).bind(&new.about).bind(&new.said);
        let insert = query(
            "INSERT INTO reports (id, at, reporter, about, table_id, said, text) SELECT $1, $2, $3, $4, $5, $6, $7 \
             WHERE (SELECT COUNT(*) FROM reports WHERE reporter = $3 AND at >= $8) < $9",
        );
        let (id, reporter) = (new.id.clone(), new.reporter.clone());
        let insert = insert.bind(new.id).bind(new.at).bind(new.reporter).bind(new.about).bind(new.table);
        let insert = insert.bind(new.said).bind(new.text).bind(since).bind(most);
        self.write(move |db| {
            Box::pin(async move {
                let mut stands: Vec<(String, String)> = Vec::new();
                for row in known.fetch_all(db).await? {
                    stands.push((row.try_get(0)?, row.try_get(1)?));
                }
                let is_full = stands.len() as i64 >= others;
                if let Some((id, _)) = stands.into_iter().find(|(_, by)| is_full || *by == reporter) {
                    return Ok((Some(id), Vec::new()));
                }
                let made = insert.execute(db).await? == 1;
                Ok((made.then_some(id), Vec::new()))
            })
        })
        .await
    }

    /// What somebody has reported, the newest first.
    pub async fn reports_by(&self, person: &str) -> Result<Vec<Report>> {
        let select = query("SELECT * FROM reports WHERE reporter = $1 ORDER BY at DESC, id").bind(person);
        self.rows(select).await?.iter().map(report).collect()
    }

    /// Reports, the newest first: those that nobody has dealt with, or all.
    pub async fn reports(&self, all: bool, limit: i64) -> Result<Vec<Report>> {
        let select = match all {
            true => query("SELECT * FROM reports ORDER BY at DESC, id LIMIT $1"),
            false => query("SELECT * FROM reports WHERE closed IS NULL ORDER BY at DESC, id LIMIT $1"),
        };
        self.rows(select.bind(limit)).await?.iter().map(report).collect()
    }

    /// An operator is done with a report. False if there is none that waits.
    pub async fn close_report(&self, id: &str, at: i64, note: &str) -> Result<bool> {
        let update = query("UPDATE reports SET closed = $2, note = $3 WHERE id = $1 AND closed IS NULL");
        self.run(update.bind(id).bind(at).bind(note)).await.map(|done| done == 1)
    }
}
