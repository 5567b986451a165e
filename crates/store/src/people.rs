//! People: guests, accounts, and bot accounts that belong to somebody.

use crate::{Change, Error, Result, Row, Statement, Store, first_words, query, words};

words! {
    /// What sort of player this is.
    Kind { Guest "guest", Account "account", Bot "bot" }
}

/// Somebody who can sit at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Made by the server; cannot be guessed.
    pub id: String,
    /// Guest, account or bot.
    pub kind: Kind,
    /// As others see it; empty once deleted.
    pub name: String,
    /// What an account signs in with.
    pub login: Option<String>,
    /// Whose bot account this is.
    pub owner: Option<String>,
    /// When it came, in ms since 1970.
    pub created: i64,
    /// When it was deleted.
    pub deleted: Option<i64>,
}

/// What came of an attempt to make a guest an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BecameAccount {
    /// It has this login now.
    Done,
    /// Somebody else has this login.
    LoginTaken,
    /// There is no such guest (any more).
    NotAGuest,
}

pub(crate) fn person(row: &Row) -> Result<Person> {
    Ok(Person {
        id: row.try_get("id")?,
        kind: Kind::from_word(row.try_get("kind")?)?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        owner: row.try_get("owner")?,
        created: row.try_get("created")?,
        deleted: row.try_get("deleted")?,
    })
}

impl Store {
    /// Adds somebody new. Accounts start as guests.
    pub async fn add_person(&self, new: &Person) -> Result<()> {
        let insert = query("INSERT INTO people (id, kind, name, owner, created) VALUES ($1, $2, $3, $4, $5)")
            .bind(&new.id)
            .bind(new.kind.word())
            .bind(&new.name)
            .bind(&new.owner)
            .bind(new.created);
        self.run(insert).await.map(drop)
    }

    /// Who this is. For a guest that moved to an account: the account.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let found = self
            .row(
                query("SELECT p.* FROM people g JOIN people p ON p.id = COALESCE(g.moved_to, g.id) WHERE g.id = $1")
                    .bind(id),
            )
            .await?;
        found.as_ref().map(person).transpose()
    }

    /// The account with this login, and its password hash.
    pub async fn account(&self, login: &str) -> Result<Option<(Person, String)>> {
        let found = self.row(query("SELECT * FROM people WHERE login = $1 AND deleted IS NULL").bind(login)).await?;
        found.map(|row| Ok((person(&row)?, row.try_get("password")?))).transpose()
    }

    /// Gives a person another name. False if there is no such person (any more).
    pub async fn rename(&self, id: &str, name: &str) -> Result<bool> {
        let update =
            query("UPDATE people SET name = $2 WHERE id = $1 AND deleted IS NULL RETURNING id").bind(id).bind(name);
        self.change_people(update).await.map(|changed| !changed.is_empty())
    }

    /// A guest becomes an account and keeps everything, also its id.
    pub async fn become_account(&self, id: &str, login: &str, password_hash: &str) -> Result<BecameAccount> {
        let update = query(
            "UPDATE people SET kind = 'account', login = $2, password = $3 \
             WHERE id = $1 AND kind = 'guest' AND deleted IS NULL AND moved_to IS NULL \
             AND NOT EXISTS (SELECT 1 FROM people WHERE login = $2) RETURNING id",
        );
        match self.change_people(update.bind(id).bind(login).bind(password_hash)).await {
            Ok(changed) if !changed.is_empty() => Ok(BecameAccount::Done),
            // Two nodes may give the same login at once: then the unique index lets one of them fail.
            Ok(_) | Err(Error::Broken(_)) if self.account(login).await?.is_some() => Ok(BecameAccount::LoginTaken),
            Ok(_) => Ok(BecameAccount::NotAGuest),
            Err(error) => Err(error),
        }
    }

    /// Replaces the password of an account and ends all its sessions but this one. False if there is no such account.
    pub async fn set_password(&self, id: &str, password_hash: &str, keep: &[u8]) -> Result<bool> {
        let update = query("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account' AND deleted IS NULL");
        let end = query("DELETE FROM sessions WHERE person = $1 AND token_hash <> $2");
        let (update, end) = (update.bind(id).bind(password_hash), end.bind(id).bind(keep));
        let news = Change::Person { id: id.to_owned() };
        self.write(move |db| {
            Box::pin(async move {
                if update.execute(db).await? == 0 {
                    return Ok((false, Vec::new()));
                }
                end.execute(db).await?;
                Ok((true, vec![news]))
            })
        })
        .await
    }

    /// All that a guest has belongs to the account from now on, and the guest's sessions end.
    /// Tables keep the guest's id at its seats: [`crate::Session::is`] and [`Store::person`] know whose it is now.
    /// False if one of the two is not there.
    pub async fn move_guest(&self, guest: &str, account: &str) -> Result<bool> {
        let update = query(
            "UPDATE people SET moved_to = $2 \
             WHERE id = $1 AND kind = 'guest' AND deleted IS NULL AND moved_to IS NULL \
             AND EXISTS (SELECT 1 FROM people WHERE id = $2 AND kind = 'account' AND deleted IS NULL)",
        )
        .bind(guest)
        .bind(account);
        let end = query("DELETE FROM sessions WHERE person = $1").bind(guest);
        // Of a day on which both played the account's try counts.
        let daily = query(
            "UPDATE daily SET person = $2 WHERE person = $1 \
             AND NOT EXISTS (SELECT 1 FROM daily own WHERE own.person = $2 AND own.day = daily.day)",
        )
        .bind(guest)
        .bind(account);
        let twice = query("DELETE FROM daily WHERE person = $1").bind(guest);
        let news = [guest, account].map(|id| Change::Person { id: id.to_owned() });
        self.write(move |db| {
            Box::pin(async move {
                if update.execute(db).await? == 0 {
                    return Ok((false, Vec::new()));
                }
                for then in [end, daily, twice] {
                    then.execute(db).await?;
                }
                Ok((true, news.into()))
            })
        })
        .await
    }

    /// Forgets who this was: name, login, password, sessions and bot accounts go; the id stays at the tables of others.
    pub async fn delete_person(&self, id: &str, now: i64) -> Result<bool> {
        let end = query("DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)");
        let forget = query(
            "UPDATE people SET name = '', login = NULL, password = NULL, leaving = NULL, deleted = $2 \
             WHERE (id = $1 OR owner = $1 OR moved_to = $1) AND deleted IS NULL RETURNING id",
        );
        // What was sent goes with where it was sent.
        let rest = [
            "DELETE FROM channels WHERE person IN (SELECT id FROM people WHERE id = $1 OR owner = $1)",
            "DELETE FROM manners WHERE person = $1",
            "DELETE FROM passkeys WHERE person = $1",
            "DELETE FROM tickets WHERE person = $1",
        ];
        let rest = rest.map(|sql| query(sql).bind(id));
        let (end, forget, id) = (end.bind(id), forget.bind(id).bind(now), id.to_owned());
        let progress = query("DELETE FROM progress WHERE person = $1").bind(&id);
        let daily = query("DELETE FROM daily WHERE person = $1").bind(&id);
        let lists = query("DELETE FROM relations WHERE person = $1 OR other = $1").bind(&id);
        let invitations = query("DELETE FROM invitations WHERE person = $1 OR host = $1").bind(&id);
        let wish = query("DELETE FROM wishes WHERE person = $1").bind(&id);
        let profile = query("DELETE FROM profiles WHERE person = $1").bind(&id);
        // Whoever has not begun to play in a tournament is out of it; whoever has, withdraws.
        let cups =
            query("UPDATE cups SET phase = 'closed', seq = seq + 1 WHERE host = $1 AND phase = 'open'").bind(&id);
        let known = query("UPDATE cups SET seq = seq + 1 WHERE id IN (SELECT cup FROM cup_people WHERE person = $1)");
        let entered = query(
            "DELETE FROM cup_people WHERE person = $1 AND cup IN (SELECT id FROM cups WHERE phase IN ('open', 'closed'))",
        );
        let plays = query("UPDATE cup_people SET gone = $2 WHERE person = $1 AND gone IS NULL").bind(&id).bind(now);
        let cups = [cups, known.bind(&id), entered.bind(&id), plays];
        self.write(move |db| {
            Box::pin(async move {
                let all = [end, progress, daily, lists, invitations, wish, profile].into_iter().chain(rest).chain(cups);
                for statement in all {
                    statement.execute(db).await?;
                }
                let gone = news(&forget.fetch_all(db).await?)?;
                Ok((gone.contains(&Change::Person { id }), gone))
            })
        })
        .await
    }

    /// All ids under which tables may know a person: its own, and those of the guests that moved to it.
    pub async fn ids_of(&self, id: &str) -> Result<Vec<String>> {
        first_words(&self.rows(query("SELECT id FROM people WHERE id = $1 OR moved_to = $1").bind(id)).await?)
    }

    /// The bot accounts of a person, oldest first.
    pub async fn bots_of(&self, owner: &str) -> Result<Vec<Person>> {
        let rows = self
            .rows(query("SELECT * FROM people WHERE owner = $1 AND deleted IS NULL ORDER BY created, id").bind(owner))
            .await?;
        rows.iter().map(person).collect()
    }

    /// Runs a statement that returns the ids of those it changed, and tells everybody.
    pub(crate) async fn change_people(&self, statement: Statement) -> Result<Vec<Change>> {
        self.write(move |db| {
            Box::pin(async move {
                let changed = news(&statement.fetch_all(db).await?)?;
                Ok((changed.clone(), changed))
            })
        })
        .await
    }
}

pub(crate) fn news(rows: &[Row]) -> Result<Vec<Change>> {
    Ok(first_words(rows)?.into_iter().map(|id| Change::Person { id }).collect())
}
