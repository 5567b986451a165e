//! Between the store's words and ours.

use tharos_rules::{Done, GameRecord, RULES_VERSION, Running, begin, replay};
use tharos_store::{Append, Appended, Entry, Head, Loaded, Phase, Store};

use super::doc::{Chair, Line, Numbered, Sitter, Sitting, Table};
use super::history::History;
use crate::api::{Error, Settings, TablePhase};
use crate::clock::Ms;
use crate::{secret, words};

/// When another node looks after a table whose bot should have decided, or whose clock should have run out.
const BOT_OVERDUE: Ms = 10_000;
const CLOCK_OVERDUE: Ms = 2_000;

/// Sorts what the store could not do by what a caller can do about it, and logs it once.
pub fn away(error: tharos_store::Error) -> Error {
    if error.is_temporary() {
        tracing::warn!(%error, "the store is away");
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

fn head(table: &Table) -> Head {
    let listed = match table.phase {
        TablePhase::Waiting => table.settings.public,
        TablePhase::Running => table.settings.public && table.settings.spectators,
        TablePhase::Over | TablePhase::Closed => false,
    };
    let asked = table.asked.map(|seat| &table.chairs[usize::from(seat)]);
    let due = match table.bot_asked() {
        Some(_) => Some(table.asked_at + BOT_OVERDUE),
        None => table.deadline().map(|deadline| deadline + CLOCK_OVERDUE),
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
        asked: asked.filter(|chair| !chair.away).and_then(|chair| chair.sitter.person()).map(str::to_owned),
        due: due.filter(|_| table.phase == TablePhase::Running),
        game_seq: table.game_seq,
        info: serde_json::to_string(table).expect("a table always has a JSON form"),
    }
}

/// Everybody who finds the table among the own ones.
pub fn members(table: &Table) -> Vec<String> {
    let mut people: Vec<String> = table.chairs.iter().filter_map(|c| c.sitter.person()).map(str::to_owned).collect();
    people.push(table.host.clone());
    people.sort_unstable();
    people.dedup();
    people
}

/// What is written for a change.
pub fn append(
    sitting: &Sitting,
    lines: &[Line],
    key: Option<String>,
    members: Option<Vec<String>>,
    with_snapshot: bool,
) -> Append {
    let write = |line: &Line| serde_json::to_string(line).expect("a line always has a JSON form");
    let snapshot = |running| serde_json::to_vec(running).expect("a game always has a JSON form");
    Append {
        at: sitting.table.updated,
        entries: lines.iter().map(write).collect(),
        key,
        head: head(&sitting.table),
        members,
        snapshot: sitting.running.as_ref().filter(|_| with_snapshot).map(snapshot),
    }
}

/// A table from the store's words, without the position.
pub fn read_table(stored: &tharos_store::Table) -> Result<Table, Error> {
    let mut table: Table = serde_json::from_str(&stored.head.info).map_err(|error| damaged(&error, &stored.id))?;
    table.seq = stored.seq;
    Ok(table)
}

fn read_lines(id: &str, entries: Vec<Entry>) -> Result<Vec<Numbered>, Error> {
    let read = |Entry { seq, at, body }: Entry| {
        let line = serde_json::from_str(&body).map_err(|error| damaged(&error, id))?;
        Ok(Numbered { seq, at, line })
    };
    entries.into_iter().map(read).collect()
}

/// The lines after one number up to another.
pub async fn lines(store: &Store, id: &str, after: i64, until: i64) -> Result<Vec<Numbered>, Error> {
    read_lines(id, store.entries(id, after, until).await.map_err(away)?)
}

/// The whole log; `None` if the game has not begun.
pub async fn history(store: &Store, id: &str, until: i64) -> Result<Option<History>, Error> {
    Ok(History::of(lines(store, id, 0, until).await?))
}

/// A table as it stands, and the lines since its snapshot.
pub async fn open(store: &Store, id: &str) -> Result<(Sitting, Vec<Numbered>), Error> {
    let Loaded { table: stored, snapshot, entries } = store.load(id).await.map_err(away)?.ok_or(Error::NoTable)?;
    let table = read_table(&stored)?;
    // By other rules the same entries would be another game. A game that has not begun begins by ours.
    if table.phase != TablePhase::Waiting && table.rules != RULES_VERSION {
        return Err(Error::OtherRules(table.rules));
    }
    let lines = read_lines(id, entries)?;
    let running = match from_snapshot(snapshot.as_ref().map(|(_, body)| body.as_slice()), &lines) {
        Some(running) => running,
        // A shortcut that leads nowhere is no loss: the log is the truth.
        None => match history(store, id, stored.seq).await? {
            Some(history) => Some(history.at(history.done.len())?),
            None => None,
        },
    };
    Ok((Sitting { table, running }, lines))
}

/// The position, by the snapshot and what came after it; `None` if this does not work.
fn from_snapshot(snapshot: Option<&[u8]>, lines: &[Numbered]) -> Option<Option<Running>> {
    let mut running: Option<Running> = match snapshot {
        Some(body) => Some(serde_json::from_slice(body).ok()?),
        None => None,
    };
    for numbered in lines {
        match &numbered.line {
            Line::Started { origin } => running = Some(begin(origin).ok()?),
            Line::Entry(Done { entry, .. }) => drop(running.as_mut()?.follow(*entry).ok()?),
            Line::Undone { seat, entries } => running.as_mut()?.undo(*seat, *entries).ok()?,
            Line::Chat { .. } | Line::Table { .. } => {}
        }
    }
    Some(running)
}

/// Makes a table in the store, with its id and, if it waits, another code should this one be taken.
pub async fn store_table(store: &Store, sitting: &mut Sitting, lines: &[Line]) -> Result<String, Error> {
    for _ in 0..8 {
        let id = secret::id();
        let first = append(sitting, lines, None, Some(members(&sitting.table)), true);
        match store.create_table(&id, first).await.map_err(away)? {
            Appended::Done { .. } => return Ok(id),
            _ => sitting.table.code = sitting.table.code.as_ref().map(|_| secret::code()),
        }
    }
    tracing::error!("no free code was found");
    Err(Error::Internal)
}

/// A finished game that was played elsewhere, once it has been played through.
pub fn record_table(record: &GameRecord, host: &str, now: Ms) -> Result<(Sitting, Vec<Line>), Error> {
    let game = replay(record).map_err(Error::Record)?;
    if !game.state().is_over() {
        return Err(Error::OtherRecord("the game of this record is not over"));
    }
    let chair = |player: &tharos_rules::Seated| {
        let name = match player.name.as_str() {
            "" => String::new(),
            name => words::name(name)?,
        };
        Ok(Chair::new(player.guild, Sitter::Elsewhere { name }))
    };
    let seed = secret::seed();
    let mut sitting = Sitting {
        table: Table {
            code: None,
            phase: TablePhase::Running,
            host: host.to_owned(),
            chairs: record.players.iter().map(chair).collect::<Result<_, Error>>()?,
            settings: Settings { options: record.options, ..Settings::default() },
            rules: record.rules,
            seed,
            commitment: record.commitment.unwrap_or(tharos_rules::Digest([0; 32])),
            created: now,
            updated: now,
            seq: 0,
            game_seq: 0,
            round: 0,
            turn: 0,
            asked: None,
            asked_at: now,
            votes: Vec::new(),
            next: None,
            result: None,
            hash: None,
        },
        running: None,
    };
    let origin = GameRecord { entries: Vec::new(), ..record.clone() };
    let mut running = begin(&origin).map_err(Error::Record)?;
    let mut lines = vec![Line::Started { origin: Box::new(origin) }];
    for (entry, &what) in record.entries.iter().enumerate() {
        let done =
            running.follow(what).map_err(|why| Error::Record(tharos_rules::ReplayError::Entry { entry, why }))?;
        lines.push(Line::Entry(done));
    }
    sitting.running = Some(running);
    sitting.look(now);
    sitting.count(&lines, now);
    Ok((sitting, lines))
}
