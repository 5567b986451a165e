//! Sessions: who is behind a cookie or a bearer token. Only hashes of the tokens are kept.

use crate::{Kind, Person, Result, Store, first_words, people, query, words};

words! {
    /// How the token is carried, or that it only says that somebody signed in here before. A token of one sort is never
    /// taken for one of another.
    SessionKind { Cookie "cookie", Bearer "bearer", Device "device" }
}

/// Somebody who has signed in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Who it is.
    pub person: Person,
    /// The ids under which the same person played as a guest before signing in.
    pub formerly: Vec<String>,
    /// When it began.
    pub created: i64,
    /// When it was last used, as far as [`Store::touch_session`] was called.
    pub seen: i64,
}

impl Session {
    /// Whether this id, for example at a seat, means this person.
    pub fn is(&self, id: &str) -> bool {
        self.person.id == id || self.formerly.iter().any(|former| former == id)
    }
}

impl Store {
    /// Begins a session.
    pub async fn add_session(&self, token_hash: &[u8], person: &str, kind: SessionKind, now: i64) -> Result<()> {
        self.add_session_of(token_hash, person, kind, now, None).await
    }

    /// Begins a session of a browser that says this of itself.
    pub async fn add_session_of(
        &self,
        token_hash: &[u8],
        person: &str,
        kind: SessionKind,
        now: i64,
        agent: Option<&str>,
    ) -> Result<()> {
        let insert = query(
            "INSERT INTO sessions (token_hash, person, kind, created, seen, agent) VALUES ($1, $2, $3, $4, $4, $5)",
        );
        let insert = insert.bind(token_hash).bind(person).bind(kind.word()).bind(now).bind(agent);
        self.run(insert).await.map(drop)
    }

    /// Whose session this is.
    pub async fn session(&self, token_hash: &[u8], kind: SessionKind) -> Result<Option<Session>> {
        let select = query(
            "SELECT p.*, s.created AS began, s.seen FROM sessions s JOIN people p ON p.id = s.person \
             WHERE s.token_hash = $1 AND s.kind = $2 AND p.deleted IS NULL AND p.banned IS NULL",
        );
        let Some(row) = self.row(select.bind(token_hash).bind(kind.word())).await? else { return Ok(None) };
        let person = people::person(&row)?;
        let formerly = match person.kind {
            Kind::Account => self.former_ids(&person.id).await?,
            Kind::Guest | Kind::Bot => Vec::new(),
        };
        Ok(Some(Session { person, formerly, created: row.try_get("began")?, seen: row.try_get("seen")? }))
    }

    /// The guests that an account was before: tables know it by their ids too.
    pub async fn former_ids(&self, account: &str) -> Result<Vec<String>> {
        first_words(&self.rows(query("SELECT id FROM people WHERE moved_to = $1 ORDER BY id").bind(account)).await?)
    }

    /// Notes that a session was used. Enough once in a while: it only keeps [`Store::sweep`] from ending it.
    pub async fn touch_session(&self, token_hash: &[u8], now: i64) -> Result<()> {
        let update = query("UPDATE sessions SET seen = $2 WHERE token_hash = $1 AND seen < $2");
        self.run(update.bind(token_hash).bind(now)).await.map(drop)
    }

    /// Ends one session. False if there was none.
    pub async fn end_session(&self, token_hash: &[u8]) -> Result<bool> {
        let delete = query("DELETE FROM sessions WHERE token_hash = $1 RETURNING person").bind(token_hash);
        self.change_people(delete).await.map(|ended| !ended.is_empty())
    }

    /// Ends all sessions of a person and says how many there were.
    pub async fn end_sessions(&self, person: &str) -> Result<usize> {
        let delete = query("DELETE FROM sessions WHERE person = $1 RETURNING person").bind(person);
        self.change_people(delete).await.map(|ended| ended.len())
    }
}
