//! What operators do to people and data, and what they did.

use std::sync::atomic::Ordering;

use crate::{Change, Person, Result, Row, SessionKind, Store, people, query};

/// A session, without its token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionInfo {
    /// How its token is carried.
    pub kind: SessionKind,
    /// When it began.
    pub created: i64,
    /// When it was last used, to a day.
    pub seen: i64,
    /// What is kept of its token.
    pub token_hash: Vec<u8>,
    /// What the browser said of itself.
    pub agent: Option<String>,
}

/// What an operator did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act {
    /// When, in ms since 1970.
    pub at: i64,
    /// One word.
    pub act: String,
    /// The id of the person or table that it was done to; may be empty.
    pub about: String,
    /// Why, or how much.
    pub note: String,
}

impl Store {
    /// People by their id, login, or a part of their name; the newest first. Not those who moved or were deleted.
    pub async fn find_people(&self, text: &str, limit: i64) -> Result<Vec<Person>> {
        let select = query(
            "SELECT * FROM people WHERE deleted IS NULL AND moved_to IS NULL \
             AND (id = $1 OR login = $2 OR LOWER(name) LIKE $3) ORDER BY created DESC, id LIMIT $4",
        );
        let small = text.to_lowercase();
        let part = format!("%{}%", small.replace(['%', '_'], ""));
        let rows = self.rows(select.bind(text).bind(small).bind(part).bind(limit).long()).await?;
        rows.iter().map(people::person).collect()
    }

    /// The sessions of a person, the newest first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<SessionInfo>> {
        let select =
            query("SELECT token_hash, kind, created, seen, agent FROM sessions WHERE person = $1 ORDER BY seen DESC");
        let read = |row: &Row| {
            let kind = SessionKind::from_word(row.try_get("kind")?)?;
            Ok(SessionInfo {
                kind,
                created: row.try_get("created")?,
                seen: row.try_get("seen")?,
                token_hash: row.try_get("token_hash")?,
                agent: row.try_get("agent")?,
            })
        };
        self.rows(select.bind(person)).await?.iter().map(read).collect()
    }

    /// Keeps a person and its bots out from now on, or lets it in again with `None`. False if there is no such person.
    pub async fn ban(&self, person: &str, since: Option<i64>) -> Result<bool> {
        let mark = query(
            "UPDATE people SET banned = $2 WHERE (id = $1 OR owner = $1) AND deleted IS NULL AND moved_to IS NULL \
             RETURNING id",
        );
        let end = query("DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)");
        let waiting = query("DELETE FROM outbox WHERE person = $1 AND due IS NOT NULL").bind(person);
        let (mark, end) = (mark.bind(person).bind(since), end.bind(person));
        self.write(move |db| {
            Box::pin(async move {
                let told = people::news(&mark.fetch_all(db).await?)?;
                if since.is_some() {
                    end.execute(db).await?;
                    waiting.execute(db).await?;
                }
                Ok((!told.is_empty(), told))
            })
        })
        .await
    }

    /// Deletes a table with all its entries. False if there is none.
    pub async fn delete_table(&self, id: &str) -> Result<bool> {
        let delete = query("DELETE FROM tables WHERE id = $1").bind(id);
        let news = Change::Table { id: id.to_owned(), seq: 0 };
        self.write(move |db| {
            Box::pin(async move {
                let gone = delete.execute(db).await? == 1;
                Ok((gone, if gone { vec![news] } else { Vec::new() }))
            })
        })
        .await
    }

    /// A link with which the account can set a new password until then. False if it is no account.
    pub async fn add_reset(&self, token_hash: &[u8], account: &str, until: i64) -> Result<bool> {
        let insert = query(
            "INSERT INTO resets (token_hash, person, until) SELECT $1, id, $3 FROM people \
             WHERE id = $2 AND kind = 'account' AND deleted IS NULL",
        );
        self.run(insert.bind(token_hash).bind(account).bind(until)).await.map(|made| made == 1)
    }

    /// Whether such a link is still good.
    pub async fn has_reset(&self, token_hash: &[u8], now: i64) -> Result<bool> {
        let select = query("SELECT person FROM resets WHERE token_hash = $1 AND until > $2");
        Ok(self.row(select.bind(token_hash).bind(now)).await?.is_some())
    }

    /// Uses such a link up: the account has this password now, and all its sessions end. `None` if it is not good.
    pub async fn use_reset(&self, token_hash: &[u8], now: i64, password_hash: &str) -> Result<Option<String>> {
        let take = query("DELETE FROM resets WHERE token_hash = $1 AND until > $2 RETURNING person");
        let (take, password) = (take.bind(token_hash).bind(now), password_hash.to_owned());
        self.write(move |db| {
            Box::pin(async move {
                let Some(row) = take.fetch_optional(db).await? else { return Ok((None, Vec::new())) };
                let person: String = row.try_get(0)?;
                let set = query("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'");
                set.bind(&person).bind(password).execute(db).await?;
                query("DELETE FROM resets WHERE person = $1").bind(&person).execute(db).await?;
                query("DELETE FROM sessions WHERE person = $1").bind(&person).execute(db).await?;
                let news = vec![Change::Person { id: person.clone() }];
                Ok((Some(person), news))
            })
        })
        .await
    }

    /// Notes what an operator did.
    pub async fn note_act(&self, act: Act) -> Result<()> {
        let insert = query("INSERT INTO acts (at, act, about, note) VALUES ($1, $2, $3, $4)");
        self.run(insert.bind(act.at).bind(act.act).bind(act.about).bind(act.note)).await.map(drop)
    }

    /// What operators did last, the newest first.
    pub async fn acts(&self, limit: i64) -> Result<Vec<Act>> {
        let select = query("SELECT at, act, about, note FROM acts ORDER BY at DESC LIMIT $1").bind(limit);
        let read = |row: &Row| {
            Ok(Act {
                at: row.try_get("at")?,
                act: row.try_get("act")?,
                about: row.try_get("about")?,
                note: row.try_get("note")?,
            })
        };
        self.rows(select).await?.iter().map(read).collect()
    }

    /// Tells everybody to look again if an operator has done something beside us since this was last asked.
    /// With PostgreSQL they hear of it anyway.
    pub async fn hear_operators(&self) -> Result<()> {
        if self.is_shared() {
            return Ok(());
        }
        let row = self.row(query("SELECT COALESCE(MAX(at), 0) FROM acts")).await?;
        let last: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        if self.last_act.swap(last, Ordering::Relaxed) < last {
            // Sending fails only if nobody listens.
            let _ = self.changes.send(Change::Missed);
        }
        Ok(())
    }

    /// Whether a person is kept out.
    pub async fn is_banned(&self, person: &str) -> Result<bool> {
        let select = query("SELECT id FROM people WHERE id = $1 AND banned IS NOT NULL").bind(person);
        Ok(self.row(select).await?.is_some())
    }
}
