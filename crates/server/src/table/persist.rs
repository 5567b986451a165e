//! Between the rows of the store and the state of a table.

use std::sync::atomic::{AtomicBool, Ordering};

use tharos_rules::{Done, Running, begin};
use tharos_store::{Append, Appended, Cause, Entry, Head, Loaded, Phase, Store};
use tharos_table::{History, LogLine, Logged, Ms, TableDoc, TableState};

use crate::api::{Error, TablePhase};
use crate::secret;

/// When another node looks after a table whose bot should have decided, or whose clock should have run out.
const BOT_OVERDUE: Ms = 10_000;
const CLOCK_OVERDUE: Ms = 2_000;

/// Whether it has been said that the store is away.
static AWAY: AtomicBool = AtomicBool::new(false);

/// From now on it is worth saying again that the store is away.
pub fn store_is_back() {
    AWAY.store(false, Ordering::Relaxed);
}

/// Sorts what the store could not do by what a caller can do about it, and logs it once.
pub fn store_error(error: tharos_store::Error) -> Error {
    if error.is_temporary() {
        if !AWAY.swap(true, Ordering::Relaxed) {
            tracing::warn!(%error, "the store is away");
        }
        Error::Unavailable { retry_after: 2 }
    } else {
        tracing::error!(%error, "the store failed");
        Error::Internal
    }
}

fn damaged(error: &dyn std::fmt::Display, id: &str) -> Error {
    tracing::error!(%error, table = id, "a stored table cannot be read");
    Error::Internal
}

fn head(table: &TableDoc) -> Head {
    let listed = match table.phase {
        TablePhase::Waiting => table.settings.public,
        // A paused game is nothing to watch.
        TablePhase::Running => table.settings.public && table.settings.spectators && !table.is_paused(),
        TablePhase::Over | TablePhase::Closed => false,
    };
    let asked = table.asked.map(|seat| &table.chairs[usize::from(seat)]);
    let due = match table.bot_asked() {
        // The first spectator wakes it.
        Some(_) if table.is_of_bots() => None,
        Some(_) => Some(table.asked_at + BOT_OVERDUE),
        None => [table.time_is_up_at(), table.answer_at, table.plan_at]
            .into_iter()
            .flatten()
            .min()
            .map(|due| due + CLOCK_OVERDUE),
    };
    Head {
        phase: match table.phase {
            TablePhase::Waiting => Phase::Waiting,
            TablePhase::Running => Phase::Running,
            TablePhase::Over => Phase::Over,
            TablePhase::Closed => Phase::Closed,
        },
        code: table.code.clone(),
        listed,
        asked: asked
            .filter(|chair| chair.stand_in().is_none() || table.is_paused())
            .and_then(|chair| chair.occupant.person())
            .map(str::to_owned),
        due: due.filter(|_| table.phase == TablePhase::Running),
        game_seq: table.game_seq,
        host: Some(table.host.clone()),
        rated: table.settings.rated,
        info: serde_json::to_string(table).expect("a table always has a JSON form"),
    }
}

/// Everybody whose list of own tables contains this one.
pub fn members(table: &TableDoc) -> Vec<String> {
    let mut people: Vec<String> = table.chairs.iter().filter_map(|c| c.occupant.person()).map(str::to_owned).collect();
    people.push(table.host.clone());
    people.sort_unstable();
    people.dedup();
    people
}

/// What is written for a change.
pub fn append(
    state: &TableState,
    lines: &[LogLine],
    key: Option<String>,
    members: Option<Vec<String>>,
    with_snapshot: bool,
) -> Append {
    let write = |line: &LogLine| serde_json::to_string(line).expect("a line always has a JSON form");
    let snapshot = |running| serde_json::to_vec(running).expect("a game always has a JSON form");
    Append {
        at: state.doc.updated,
        entries: lines.iter().map(write).collect(),
        silent: state.doc.silent,
        key,
        head: head(&state.doc),
        members,
        snapshot: state.game.as_ref().filter(|_| with_snapshot).map(snapshot),
        causes: Vec::new(),
    }
}

/// A table as the store has it, without the position.
pub fn read_table(stored: &tharos_store::Table) -> Result<TableDoc, Error> {
    let mut table: TableDoc = serde_json::from_str(&stored.head.info).map_err(|error| damaged(&error, &stored.id))?;
    (table.seq, table.silent) = (stored.seq, stored.silent);
    Ok(table)
}

fn read_lines(id: &str, entries: Vec<Entry>) -> Result<Vec<Logged>, Error> {
    let read = |Entry { seq, at, body }: Entry| {
        let line = serde_json::from_str(&body).map_err(|error| damaged(&error, id))?;
        Ok(Logged { seq, at, line })
    };
    entries.into_iter().map(read).collect()
}

/// The lines after one number up to another.
pub async fn lines(store: &Store, id: &str, after: i64, until: i64) -> Result<Vec<Logged>, Error> {
    read_lines(id, store.entries(id, after, until).await.map_err(store_error)?)
}

/// The whole log; `None` if the game has not begun.
pub async fn history(store: &Store, id: &str, until: i64) -> Result<Option<History>, Error> {
    Ok(History::of(lines(store, id, 0, until).await?))
}

/// A table as it stands, and the lines since its snapshot.
pub async fn open(store: &Store, id: &str) -> Result<(TableState, Vec<Logged>), Error> {
    let Loaded { table: stored, snapshot, entries } =
        store.load(id).await.map_err(store_error)?.ok_or(Error::NoTable)?;
    let table = read_table(&stored)?;
    table.check_rules()?;
    let lines = read_lines(id, entries)?;
    let running = match from_snapshot(snapshot.as_ref().map(|(_, body)| body.as_slice()), &lines) {
        Some(running) => running,
        // A shortcut that leads nowhere is no loss: the log is the truth.
        None => match history(store, id, stored.seq).await? {
            Some(history) => Some(history.at(history.done.len())?),
            None => None,
        },
    };
    Ok((TableState { doc: table, game: running }, lines))
}

/// The position, from the snapshot and the lines after it; `None` if they do not fit.
fn from_snapshot(snapshot: Option<&[u8]>, lines: &[Logged]) -> Option<Option<Running>> {
    let mut running: Option<Running> = match snapshot {
        Some(body) => Some(serde_json::from_slice(body).ok()?),
        None => None,
    };
    for numbered in lines {
        match &numbered.line {
            LogLine::Started { origin } => running = Some(begin(origin).ok()?),
            LogLine::Entry(Done { entry, .. }) => drop(running.as_mut()?.follow(*entry).ok()?),
            LogLine::Undone { seat, entries } => running.as_mut()?.undo(*seat, *entries).ok()?,
            LogLine::Chat { .. } | LogLine::Table { .. } => {}
        }
    }
    Some(running)
}

/// What is written of a table that nobody has seen yet.
pub fn first_append(state: &TableState, lines: &[LogLine]) -> Append {
    append(state, lines, None, Some(members(&state.doc)), true)
}

/// Makes a table in the store, with its id and, if it waits, another code should this one be taken.
pub async fn store_table(store: &Store, state: &mut TableState, lines: &[LogLine]) -> Result<String, Error> {
    store_table_with(store, state, lines, Vec::new()).await
}

/// The same, with the notifications it causes.
pub async fn store_table_with(
    store: &Store,
    state: &mut TableState,
    lines: &[LogLine],
    causes: Vec<Cause>,
) -> Result<String, Error> {
    for _ in 0..8 {
        let id = secret::id();
        let first = Append { causes: causes.clone(), ..first_append(state, lines) };
        match store.create_table(&id, first).await.map_err(store_error)? {
            Appended::Done { .. } => return Ok(id),
            _ => state.doc.code = state.doc.code.as_ref().map(|_| secret::code()),
        }
    }
    tracing::error!("no free code was found");
    Err(Error::Internal)
}
