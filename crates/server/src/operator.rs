//! What operators do, on the command line and on their page: every deed is carried out and noted here.

use tharos_store::{Act, Person, Store};

use crate::clock::Ms;
use crate::table::leave_all;

/// Something that an operator does to somebody or something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, serde::Serialize, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Keeps a person and its bots out.
    Ban,
    Unban,
    /// Ends all sessions of a person.
    EndSessions,
    /// Leaves all tables of a person and forgets who it was.
    DeletePerson,
    DeleteTable,
    DeleteCup,
    /// Is done with a report.
    CloseReport,
}

impl Deed {
    /// As it is noted.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Deed::Ban => "ban",
            Deed::Unban => "unban",
            Deed::EndSessions => "end-sessions",
            Deed::DeletePerson => "delete-person",
            Deed::DeleteTable => "delete-table",
            Deed::DeleteCup => "delete-cup",
            Deed::CloseReport => "close-report",
        }
    }
}

/// The one person that is meant: an id or a login, nothing less.
///
/// # Errors
/// If the store fails.
pub async fn meant(store: &Store, text: &str) -> tharos_store::Result<Option<Person>> {
    let found = store.find_people(text, 100).await?;
    Ok(found.into_iter().find(|person| person.id == text || person.login.as_deref() == Some(text)))
}

/// Does it and notes it. False if there is nobody and nothing of that id to which it could be done: then nothing is noted.
///
/// # Errors
/// If the store fails.
pub async fn carry_out(store: &Store, deed: Deed, about: &str, why: &str, now: Ms) -> tharos_store::Result<bool> {
    let mut note = why.to_owned();
    let done = match deed {
        Deed::Ban => store.ban(about, Some(now)).await?,
        Deed::Unban => store.ban(about, None).await?,
        Deed::EndSessions => {
            let ended = store.end_sessions(about).await?;
            note = if why.is_empty() { ended.to_string() } else { format!("{why} ({ended})") };
            true
        }
        Deed::DeletePerson => {
            leave_all(store, about, now).await?;
            store.delete_person(about, now).await?
        }
        Deed::DeleteTable => store.delete_table(about).await?,
        Deed::DeleteCup => store.delete_cup(about).await?,
        Deed::CloseReport => store.close_report(about, now, why).await?,
    };
    if done {
        store.note_act(Act { at: now, act: deed.word().to_owned(), about: about.to_owned(), note }).await?;
    }
    Ok(done)
}
