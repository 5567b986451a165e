//! Somebody will never come back: nobody shall wait for them.

use tharos_store::{Appended, Phase, Store, Table};
use tharos_table::{Caller, Command, Context, Presence};

use super::persist;
use crate::api::Error;
use crate::clock::Ms;

/// The most tables that one call leaves.
pub const MOST: i64 = 1000;
/// How many times to try again when somebody else changed the table first.
const TRIES: usize = 8;

/// What somebody who goes for good does at a table, if there is anything to do.
pub fn farewell(table: &Table, caller: &Caller) -> Option<Command> {
    match table.head.phase {
        // A table without its host would wait for nobody.
        Phase::Waiting if table.head.host.as_deref().is_some_and(|id| caller.is(id)) => Some(Command::Close),
        Phase::Waiting => Some(Command::Stand),
        Phase::Running => Some(Command::Leave),
        Phase::Over | Phase::Closed => None,
    }
}

/// A person and its bots leave all their tables. Servers hear of it as of what another node does.
///
/// # Errors
/// If the store fails. A table that cannot be left is logged and hides no other.
pub async fn leave_all(store: &Store, person: &str, now: Ms) -> tharos_store::Result<()> {
    let bots = store.bots_of(person).await?;
    for id in std::iter::once(person).chain(bots.iter().map(|bot| bot.id.as_str())) {
        let caller = Caller::new(id).with_former_ids(store.former_ids(id).await?);
        for table in store.tables_of(id, MOST).await? {
            if let Some(command) = farewell(&table, &caller)
                && let Err(error) = carry_out(store, &table.id, &caller, &command, now).await
            {
                tracing::warn!(%error, "a table could not be left");
            }
        }
    }
    Ok(())
}

async fn carry_out(store: &Store, id: &str, caller: &Caller, command: &Command, now: Ms) -> Result<(), Error> {
    for _ in 0..TRIES {
        let (mut state, _) = persist::open(store, id).await?;
        let (seq, before) = (state.doc.seq, persist::members(&state.doc));
        let lines = state.obey(command, &Context { now, caller, presence: Presence::default(), history: None })?;
        let members = persist::members(&state.doc);
        let members = (members != before).then_some(members);
        let append = persist::append(&state, &lines, None, members, true);
        match store.append(id, seq, append).await.map_err(persist::store_error)? {
            Appended::Conflict { .. } => {}
            Appended::NoTable => return Err(Error::NoTable),
            Appended::Done { .. } | Appended::Repeated { .. } | Appended::CodeTaken => return Ok(()),
        }
    }
    Err(Error::Unavailable { retry_after: 2 })
}
