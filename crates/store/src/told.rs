//! What people are told while they are away: where, of what, and what came of it.
//!
//! A cause is written in the transaction of the line that causes it ([`crate::Append::causes`]), as one row for each place
//! where the person wants to be told. A node claims rows for a while, sends them, and notes what came of it. If it dies in
//! between, the rows are due again when that while is over.

use crate::{Change, Db, Result, Row, Statement, Store, first_words, query, words};

words! {
    /// A way to be told.
    ChannelKind { Email "email", Push "push", Webhook "webhook" }
}

words! {
    /// Why somebody is told something. The first ones can be chosen; the others belong to the account.
    CauseKind {
        Turn "turn", Began "began", Ended "ended", Wrote "wrote", Invited "invited", Joined "joined", Opened "opened",
        Late "late", Test "test", Confirm "confirm", Reset "reset", Changed "changed", Passkey "passkey"
    }
}

impl CauseKind {
    /// Those that can be chosen.
    pub const CHOICES: [CauseKind; 5] =
        [CauseKind::Turn, CauseKind::Began, CauseKind::Ended, CauseKind::Wrote, CauseKind::Invited];

    /// Its bit in [`Channel::wants`]; 0 for what nobody chooses. Some are chosen together: whoever is told of an own go is
    /// also reminded of it.
    #[must_use]
    pub fn bit(self) -> i64 {
        let chosen = match self {
            CauseKind::Late => CauseKind::Turn,
            CauseKind::Joined => CauseKind::Began,
            CauseKind::Opened => CauseKind::Invited,
            other => other,
        };
        Self::CHOICES.iter().position(|kind| *kind == chosen).map_or(0, |place| 1 << place)
    }

    /// Whether it is about games; the others belong to the account.
    #[must_use]
    pub fn is_of_games(self) -> bool {
        self.bit() != 0
    }

    /// One message tells of many of them: there is no second one about the same table for this long, in ms; of those that
    /// are about no own table, none about any table.
    fn once_in(self) -> i64 {
        match self {
            CauseKind::Wrote | CauseKind::Joined | CauseKind::Opened => 60 * 60 * 1000,
            _ => 0,
        }
    }
}

/// Something that a person may want to be told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// Whom, also by the id of a guest who has moved to an account.
    pub person: String,
    /// Who did it, by any id. Nobody is told of people whom they keep away or do not read.
    pub by: Option<String>,
    /// Why.
    pub kind: CauseKind,
    /// Not before this time, in ms since 1970.
    pub due: i64,
    /// The server's own words.
    pub about: String,
}

/// Somewhere a person is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Channel {
    /// Made by the server; cannot be guessed.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// How.
    pub kind: ChannelKind,
    /// E-mail address or URL.
    pub address: String,
    /// The keys of a browser or a webhook: the server's own words.
    pub secret: String,
    /// What its owner knows it by.
    pub label: String,
    /// The bits of the causes: [`CauseKind::bit`].
    pub wants: i64,
    /// Since when the address is known to be the person's. Nothing but that question is sent before.
    pub confirmed: Option<i64>,
    /// Since when nothing is sent, because it failed too often.
    pub paused: Option<i64>,
    /// What it failed with.
    pub why: Option<String>,
    /// When the person last had a page open.
    pub here: i64,
    /// The session of the browser, with which it ends.
    pub session: Option<Vec<u8>>,
    /// When it was made.
    pub created: i64,
}

/// A row of the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Unique for person, place, table, number and kind.
    pub id: String,
    /// Whom.
    pub person: String,
    /// Where.
    pub channel: String,
    /// Why.
    pub kind: CauseKind,
    /// About which table.
    pub table: Option<String>,
    /// The number of the line that caused it.
    pub seq: i64,
    /// The server's own words.
    pub about: String,
    /// When it was caused.
    pub at: i64,
    /// When it is tried (again); `None`: it is done.
    pub due: Option<i64>,
    /// How often it was tried.
    pub tries: i64,
    /// Rows that are sent together have the same.
    pub message: Option<String>,
    /// What came of it.
    pub result: Option<String>,
    /// When it was done with.
    pub done: Option<i64>,
}

/// What to note about rows of the outbox.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// They go together, under this name, whatever happens.
    Together(String),
    /// They are done with.
    Done {
        /// When.
        at: i64,
        /// One word and what the other side said.
        result: String,
    },
    /// They failed and are tried again then.
    Again {
        /// When.
        due: i64,
        /// Why it failed.
        result: String,
    },
    /// They wait without having failed.
    Wait {
        /// Until when.
        due: i64,
        /// Why.
        result: String,
    },
    /// Nobody needs to know any more.
    Forget,
}

/// What may be used once, until then.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ticket {
    /// What it is for: the server's own word.
    pub kind: String,
    /// Whose, if it is somebody's.
    pub person: Option<String>,
    /// The server's own words.
    pub about: String,
    /// Until when it is good.
    pub until: i64,
}

/// A passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passkey {
    /// As the browser calls it.
    pub id: String,
    /// Whose.
    pub person: String,
    /// The public key.
    pub key: Vec<u8>,
    /// How often it was used, if it counts.
    pub counter: i64,
    /// What its owner knows it by.
    pub label: String,
    /// When it was made.
    pub created: i64,
    /// When it was last used.
    pub used: Option<i64>,
}

fn channel(row: &Row) -> Result<Channel> {
    Ok(Channel {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        kind: ChannelKind::from_word(row.try_get("kind")?)?,
        address: row.try_get("address")?,
        secret: row.try_get("secret")?,
        label: row.try_get("label")?,
        wants: row.try_get("wants")?,
        confirmed: row.try_get("confirmed")?,
        paused: row.try_get("paused")?,
        why: row.try_get("why")?,
        here: row.try_get("here")?,
        session: row.try_get("session")?,
        created: row.try_get("created")?,
    })
}

fn told(row: &Row) -> Result<Told> {
    Ok(Told {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        channel: row.try_get("channel")?,
        kind: CauseKind::from_word(row.try_get("kind")?)?,
        table: row.try_get("table_id")?,
        seq: row.try_get("seq")?,
        about: row.try_get("about")?,
        at: row.try_get("at")?,
        due: row.try_get("due")?,
        tries: row.try_get("tries")?,
        message: row.try_get("message")?,
        result: row.try_get("result")?,
        done: row.try_get("done")?,
    })
}

fn passkey(row: &Row) -> Result<Passkey> {
    Ok(Passkey {
        id: row.try_get("id")?,
        person: row.try_get("person")?,
        key: row.try_get("key")?,
        counter: row.try_get("counter")?,
        label: row.try_get("label")?,
        created: row.try_get("created")?,
        used: row.try_get("used")?,
    })
}

/// Writes a row for each place where the person wants to be told of this.
pub(crate) async fn add_cause(db: &mut Db, table: Option<&str>, seq: i64, at: i64, cause: Cause) -> Result<u64> {
    let Cause { person, by, kind, due, about } = cause;
    let once_in = kind.once_in();
    query(
        "INSERT INTO outbox (id, person, channel, kind, table_id, seq, about, at, due, tries) \
         SELECT c.id || ' ' || $1, c.person, c.id, $2, $3, $4, $5, $6, $7, 0 \
         FROM people p JOIN people a ON a.id = COALESCE(p.moved_to, p.id) JOIN channels c ON c.person = a.id \
         WHERE p.id = $8 AND a.banned IS NULL AND a.leaving IS NULL \
         AND c.confirmed IS NOT NULL AND c.paused IS NULL AND (c.wants & $9) <> 0 \
         AND ($10 = 0 OR NOT EXISTS (SELECT 1 FROM outbox o WHERE o.channel = c.id AND (o.table_id = $3 OR $12 = 1) \
         AND o.kind = $2 AND (o.done IS NULL OR o.done > $11))) \
         AND NOT EXISTS (SELECT 1 FROM people w JOIN relations r ON r.other = COALESCE(w.moved_to, w.id) \
         WHERE w.id = $13 AND r.person = a.id AND r.kind IN ('block', 'hide')) ON CONFLICT DO NOTHING",
    )
    .bind(format!("{} {seq} {}", table.unwrap_or("-"), kind.word()))
    .bind(kind.word())
    .bind(table)
    .bind(seq)
    .bind(about)
    .bind(at)
    .bind(due)
    .bind(person)
    .bind(kind.bit())
    .bind(once_in)
    .bind(at - once_in)
    .bind(i64::from(kind == CauseKind::Opened))
    .bind(by)
    .execute(db)
    .await
}

impl Store {
    /// Adds a cause that no line of a table is behind; `seq` tells it from others of its kind at this table. The same twice
    /// is one. Says in how many places the person will be told.
    pub async fn add_cause(&self, table: Option<&str>, seq: i64, at: i64, cause: Cause) -> Result<u64> {
        let table = table.map(str::to_owned);
        self.write(move |db| {
            Box::pin(async move { Ok((add_cause(db, table.as_deref(), seq, at, cause).await?, Vec::new())) })
        })
        .await
    }

    /// Writes to one place, whatever is wanted there: a test, or the question whose it is. False if it has that already.
    pub async fn write_to(&self, to: &Channel, kind: CauseKind, seq: i64, at: i64, about: &str) -> Result<bool> {
        let insert = query(
            "INSERT INTO outbox (id, person, channel, kind, seq, about, at, due, tries) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 0) ON CONFLICT DO NOTHING",
        );
        let id = format!("{} - {seq} {}", to.id, kind.word());
        let insert = insert.bind(id).bind(&to.person).bind(&to.id).bind(kind.word()).bind(seq).bind(about).bind(at);
        self.run(insert).await.map(|made| made == 1)
    }

    /// Takes rows whose time has come, with where they go. However many nodes ask at once, each row is given to one of them;
    /// if that one dies, it is due again at `until`.
    pub async fn claim_told(&self, now: i64, until: i64, limit: i64) -> Result<Vec<(Told, Channel)>> {
        let take = query(
            "UPDATE outbox SET due = $2, tries = tries + 1 WHERE due <= $1 \
             AND id IN (SELECT id FROM outbox WHERE due <= $1 ORDER BY due, id LIMIT $3) RETURNING *",
        );
        let take = take.bind(now).bind(until).bind(limit);
        self.write(move |db| {
            Box::pin(async move {
                let mut taken = Vec::new();
                for row in take.fetch_all(db).await? {
                    let told = told(&row)?;
                    let find = query("SELECT * FROM channels WHERE id = $1").bind(&told.channel);
                    if let Some(row) = find.fetch_optional(db).await? {
                        taken.push((told, channel(&row)?));
                    }
                }
                Ok((taken, Vec::new()))
            })
        })
        .await
    }

    /// Whether something waits to be sent now.
    pub async fn has_told_due(&self, now: i64) -> Result<bool> {
        Ok(self.row(query("SELECT id FROM outbox WHERE due <= $1 LIMIT 1").bind(now)).await?.is_some())
    }

    /// Notes what came of rows.
    pub async fn note_told(&self, ids: Vec<String>, outcome: Outcome) -> Result<()> {
        self.write(move |db| {
            Box::pin(async move {
                for id in &ids {
                    let note = match &outcome {
                        Outcome::Together(message) => {
                            query("UPDATE outbox SET message = $2 WHERE id = $1").bind(id).bind(message)
                        }
                        Outcome::Done { at, result } => {
                            query("UPDATE outbox SET due = NULL, done = $2, result = $3 WHERE id = $1")
                                .bind(id)
                                .bind(*at)
                                .bind(result)
                        }
                        Outcome::Again { due, result } => {
                            query("UPDATE outbox SET due = $2, result = $3 WHERE id = $1")
                                .bind(id)
                                .bind(*due)
                                .bind(result)
                        }
                        Outcome::Wait { due, result } => {
                            query("UPDATE outbox SET due = $2, result = $3, tries = tries - 1 WHERE id = $1")
                                .bind(id)
                                .bind(*due)
                                .bind(result)
                        }
                        Outcome::Forget => query("DELETE FROM outbox WHERE id = $1").bind(id),
                    };
                    note.execute(db).await?;
                }
                Ok(((), Vec::new()))
            })
        })
        .await
    }

    /// How many messages were tried at a place since then, or are still tried.
    pub async fn tried_since(&self, channel: &str, since: i64) -> Result<i64> {
        let select =
            query("SELECT COUNT(DISTINCT message) FROM outbox WHERE channel = $1 AND (due IS NOT NULL OR done > $2)");
        self.row(select.bind(channel).bind(since)).await?.map_or(Ok(0), |row| row.try_get(0))
    }

    /// How many messages have failed for good at a place since it last took one.
    pub async fn failed_in_a_row(&self, channel: &str) -> Result<i64> {
        let select = query(
            "SELECT COUNT(DISTINCT message) FROM outbox WHERE channel = $1 AND result LIKE 'failed%' AND done > \
             COALESCE((SELECT MAX(done) FROM outbox WHERE channel = $1 AND result LIKE 'sent%'), 0)",
        );
        self.row(select.bind(channel)).await?.map_or(Ok(0), |row| row.try_get(0))
    }

    /// About how many tables somebody was told this since then, or will be.
    pub async fn told_since(&self, person: &str, kind: CauseKind, since: i64) -> Result<i64> {
        let select = query("SELECT COUNT(DISTINCT table_id) FROM outbox WHERE person = $1 AND kind = $2 AND at > $3");
        self.row(select.bind(person).bind(kind.word()).bind(since)).await?.map_or(Ok(0), |row| row.try_get(0))
    }

    /// What somebody was told or will be, the newest first.
    pub async fn told_to(&self, person: &str, limit: i64) -> Result<Vec<Told>> {
        let select = query("SELECT * FROM outbox WHERE person = $1 ORDER BY at DESC, id LIMIT $2");
        self.rows(select.bind(person).bind(limit)).await?.iter().map(told).collect()
    }

    /// Adds a place to be told.
    pub async fn add_channel(&self, new: &Channel) -> Result<()> {
        let insert = query(
            "INSERT INTO channels (id, person, kind, address, secret, label, wants, confirmed, here, session, created) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        );
        let insert = insert.bind(&new.id).bind(&new.person).bind(new.kind.word()).bind(&new.address).bind(&new.secret);
        let insert = insert.bind(&new.label).bind(new.wants).bind(new.confirmed).bind(new.here);
        let insert = insert.bind(crate::db::Value::Bytes(new.session.clone())).bind(new.created);
        self.run(insert).await.map(drop)
    }

    /// Where somebody is told, the oldest first.
    pub async fn channels_of(&self, person: &str) -> Result<Vec<Channel>> {
        let select = query("SELECT * FROM channels WHERE person = $1 ORDER BY created, id").bind(person);
        self.rows(select).await?.iter().map(channel).collect()
    }

    /// One of them.
    pub async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        let found = self.row(query("SELECT * FROM channels WHERE id = $1").bind(id)).await?;
        found.as_ref().map(channel).transpose()
    }

    /// The confirmed places with this e-mail address, whatever its capitals.
    pub async fn channels_at(&self, address: &str, limit: i64) -> Result<Vec<Channel>> {
        let select = query(
            "SELECT * FROM channels WHERE kind = 'email' AND LOWER(address) = $1 AND confirmed IS NOT NULL ORDER BY id LIMIT $2",
        );
        self.rows(select.bind(address.to_lowercase()).bind(limit)).await?.iter().map(channel).collect()
    }

    /// Of what somebody is told by this way from now on.
    pub async fn set_wants(&self, person: &str, kind: ChannelKind, wants: i64) -> Result<()> {
        let update = query("UPDATE channels SET wants = $3 WHERE person = $1 AND kind = $2");
        self.run(update.bind(person).bind(kind.word()).bind(wants)).await.map(drop)
    }

    /// One place tells nothing any more; it stays, so that its owner can choose anew. False if there is no such place.
    pub async fn silence(&self, channel: &str) -> Result<bool> {
        self.run(query("UPDATE channels SET wants = 0 WHERE id = $1").bind(channel)).await.map(|found| found == 1)
    }

    /// The address is the person's: what it replaces goes. False if there is no such place.
    pub async fn confirm_channel(&self, id: &str, now: i64) -> Result<bool> {
        let confirm = query("UPDATE channels SET confirmed = $2 WHERE id = $1 RETURNING person").bind(id).bind(now);
        let id = id.to_owned();
        self.write(move |db| {
            Box::pin(async move {
                let Some(row) = confirm.fetch_optional(db).await? else { return Ok((false, Vec::new())) };
                let person: String = row.try_get(0)?;
                let wants = query(
                    "UPDATE channels SET wants = (SELECT o.wants FROM channels o WHERE o.person = $1 AND o.kind = 'email' \
                     AND o.id <> $2 AND o.confirmed IS NOT NULL) WHERE id = $2 AND EXISTS (SELECT 1 FROM channels o \
                     WHERE o.person = $1 AND o.kind = 'email' AND o.id <> $2 AND o.confirmed IS NOT NULL)",
                );
                wants.bind(&person).bind(&id).execute(db).await?;
                let replaced = query("DELETE FROM channels WHERE person = $1 AND kind = 'email' AND id <> $2");
                replaced.bind(person).bind(id).execute(db).await?;
                Ok((true, Vec::new()))
            })
        })
        .await
    }

    /// Nothing is sent there until its owner repairs it; what waited is done with.
    pub async fn pause_channel(&self, id: &str, now: i64, why: &str) -> Result<()> {
        let pause = query("UPDATE channels SET paused = $2, why = $3 WHERE id = $1").bind(id).bind(now).bind(why);
        let rest = query("UPDATE outbox SET due = NULL, done = $2, result = $3 WHERE channel = $1 AND due IS NOT NULL");
        let rest = rest.bind(id).bind(now).bind(format!("failed {why}"));
        self.both(pause, rest).await
    }

    /// Another address, and everything as if it had never failed.
    pub async fn repair_channel(&self, id: &str, address: &str, secret: Option<&str>) -> Result<()> {
        let repair = query(
            "UPDATE channels SET address = $2, secret = COALESCE($3, secret), paused = NULL, why = NULL WHERE id = $1",
        );
        self.run(repair.bind(id).bind(address).bind(secret)).await.map(drop)
    }

    /// Takes a place away, with all that was sent there.
    pub async fn remove_channel(&self, person: &str, id: &str) -> Result<bool> {
        let delete = query("DELETE FROM channels WHERE id = $2 AND person = $1").bind(person).bind(id);
        self.run(delete).await.map(|gone| gone == 1)
    }

    /// The browser's places belong to its new session, and to whoever that is.
    pub async fn adopt_channels(&self, old: &[u8], new: &[u8], person: &str) -> Result<()> {
        let update = query("UPDATE channels SET session = $2, person = $3 WHERE session = $1");
        let rows = query("UPDATE outbox SET person = $2 WHERE channel IN (SELECT id FROM channels WHERE session = $1)");
        self.both(update.bind(old).bind(new).bind(person), rows.bind(new).bind(person)).await
    }

    async fn both(&self, first: Statement, second: Statement) -> Result<()> {
        self.write(move |db| {
            Box::pin(async move {
                first.execute(db).await?;
                second.execute(db).await?;
                Ok(((), Vec::new()))
            })
        })
        .await
    }

    /// These people have a page open now.
    pub async fn are_here(&self, people: Vec<String>, now: i64) -> Result<()> {
        self.write(move |db| {
            Box::pin(async move {
                for person in people {
                    let here = query("UPDATE channels SET here = $2 WHERE person = $1 AND here < $2");
                    here.bind(person).bind(now).execute(db).await?;
                }
                Ok(((), Vec::new()))
            })
        })
        .await
    }

    /// How somebody likes to be told: the server's own words.
    pub async fn manners(&self, person: &str) -> Result<Option<String>> {
        let found = self.row(query("SELECT body FROM manners WHERE person = $1").bind(person)).await?;
        found.map(|row| row.try_get(0)).transpose()
    }

    /// Replaces them.
    pub async fn set_manners(&self, person: &str, body: &str) -> Result<()> {
        let insert = query(
            "INSERT INTO manners (person, body) VALUES ($1, $2) ON CONFLICT (person) DO UPDATE SET body = excluded.body",
        );
        self.run(insert.bind(person).bind(body)).await.map(drop)
    }

    /// A key of the site: of all nodes that bring one, the first one's holds for ever.
    pub async fn site_key(&self, name: &str, fresh: &[u8]) -> Result<Vec<u8>> {
        let insert = query("INSERT INTO site_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING");
        self.run(insert.bind(name).bind(fresh)).await?;
        let row = self.row(query("SELECT value FROM site_keys WHERE name = $1").bind(name)).await?;
        row.map_or(Ok(fresh.to_vec()), |row| row.try_get(0))
    }

    /// Makes something that can be used once.
    pub async fn add_ticket(&self, token_hash: &[u8], ticket: &Ticket) -> Result<()> {
        let insert = query("INSERT INTO tickets (token_hash, kind, person, about, until) VALUES ($1, $2, $3, $4, $5)");
        let insert = insert.bind(token_hash).bind(&ticket.kind).bind(&ticket.person).bind(&ticket.about);
        self.run(insert.bind(ticket.until)).await.map(drop)
    }

    /// Until when it is good, without using it up.
    pub async fn ticket_until(&self, token_hash: &[u8], kind: &str, now: i64) -> Result<Option<i64>> {
        let select = query("SELECT until FROM tickets WHERE token_hash = $1 AND kind = $2 AND until > $3");
        let row = self.row(select.bind(token_hash).bind(kind).bind(now)).await?;
        row.map(|row| row.try_get(0)).transpose()
    }

    /// Uses it up.
    pub async fn use_ticket(&self, token_hash: &[u8], kind: &str, now: i64) -> Result<Option<Ticket>> {
        let take = query(
            "DELETE FROM tickets WHERE token_hash = $1 AND kind = $2 AND until > $3 RETURNING kind, person, about, until",
        );
        let take = take.bind(token_hash).bind(kind).bind(now);
        self.write(move |db| {
            Box::pin(async move {
                let Some(row) = take.fetch_optional(db).await? else { return Ok((None, Vec::new())) };
                let ticket = Ticket {
                    kind: row.try_get("kind")?,
                    person: row.try_get("person")?,
                    about: row.try_get("about")?,
                    until: row.try_get("until")?,
                };
                Ok((Some(ticket), Vec::new()))
            })
        })
        .await
    }

    /// Adds a passkey. False if it is known already.
    pub async fn add_passkey(&self, new: &Passkey) -> Result<bool> {
        let insert = query(
            "INSERT INTO passkeys (id, person, key, counter, label, created) VALUES ($1, $2, $3, $4, $5, $6) \
             ON CONFLICT DO NOTHING",
        );
        let insert = insert.bind(&new.id).bind(&new.person).bind(new.key.as_slice()).bind(new.counter);
        self.run(insert.bind(&new.label).bind(new.created)).await.map(|made| made == 1)
    }

    /// A passkey.
    pub async fn passkey(&self, id: &str) -> Result<Option<Passkey>> {
        let found = self.row(query("SELECT * FROM passkeys WHERE id = $1").bind(id)).await?;
        found.as_ref().map(passkey).transpose()
    }

    /// The passkeys of an account, the oldest first.
    pub async fn passkeys_of(&self, person: &str) -> Result<Vec<Passkey>> {
        let select = query("SELECT * FROM passkeys WHERE person = $1 ORDER BY created, id").bind(person);
        self.rows(select).await?.iter().map(passkey).collect()
    }

    /// A passkey was used. False if it says a number that was there before: somebody has a copy of it.
    pub async fn use_passkey(&self, id: &str, counter: i64, now: i64) -> Result<bool> {
        let update = query(
            "UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))",
        );
        self.run(update.bind(id).bind(counter).bind(now)).await.map(|used| used == 1)
    }

    /// Takes a passkey away.
    pub async fn remove_passkey(&self, person: &str, id: &str) -> Result<bool> {
        let delete = query("DELETE FROM passkeys WHERE id = $2 AND person = $1").bind(person).bind(id);
        self.run(delete).await.map(|gone| gone == 1)
    }

    /// An account is to be forgotten at this time, and all its sessions end now; `None`: its owner came back.
    /// False if nothing changed.
    pub async fn set_leaving(&self, account: &str, until: Option<i64>) -> Result<bool> {
        let mark = query(
            "UPDATE people SET leaving = $2 WHERE id = $1 AND kind = 'account' AND deleted IS NULL \
             AND (leaving IS NULL) <> ($3 = 0)",
        );
        let mark = mark.bind(account).bind(until).bind(i64::from(until.is_some()));
        let end = query("DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)");
        let waiting = query("DELETE FROM outbox WHERE person = $1 AND due IS NOT NULL").bind(account);
        let (end, news) = (end.bind(account), Change::Person { id: account.to_owned() });
        self.write(move |db| {
            Box::pin(async move {
                let marked = mark.execute(db).await? == 1;
                if marked && until.is_some() {
                    end.execute(db).await?;
                    waiting.execute(db).await?;
                }
                Ok((marked, if marked { vec![news] } else { Vec::new() }))
            })
        })
        .await
    }

    /// Accounts whose time to come back is over.
    pub async fn left_for_good(&self, now: i64) -> Result<Vec<String>> {
        let select = query("SELECT id FROM people WHERE leaving <= $1 AND deleted IS NULL ORDER BY id").bind(now);
        first_words(&self.rows(select).await?)
    }

    /// Forgets what was told long ago or is more than anybody reads, and what can be used no more.
    pub async fn sweep_told(&self, now: i64) -> Result<u64> {
        let old = query("DELETE FROM outbox WHERE at < $1").bind(now - KEEP_TOLD);
        let many = query(
            "DELETE FROM outbox WHERE done IS NOT NULL AND id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER \
             (PARTITION BY person ORDER BY at DESC, id) AS place FROM outbox WHERE done IS NOT NULL) ranked \
             WHERE place > $1)",
        );
        let many = many.bind(MOST_TOLD);
        let tickets = query("DELETE FROM tickets WHERE until < $1").bind(now);
        let unanswered = query("DELETE FROM channels WHERE confirmed IS NULL AND created < $1").bind(now - UNANSWERED);
        self.write(move |db| {
            Box::pin(async move {
                let mut gone = 0;
                for statement in [old, many, tickets, unanswered] {
                    gone += statement.execute(db).await?;
                }
                Ok((gone, Vec::new()))
            })
        })
        .await
    }
}

/// Messages are kept for 30 days, and at most `MOST_TOLD` of them per person.
const KEEP_TOLD: i64 = 30 * 24 * 60 * 60 * 1000;
const MOST_TOLD: i64 = 200;
/// An address that nobody confirmed within two days was a mistake.
const UNANSWERED: i64 = 2 * 24 * 60 * 60 * 1000;
