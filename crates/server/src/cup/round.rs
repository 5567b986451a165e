//! Rounds: how they begin and end, and their results.
//!
//! The tables of a round are made in the same transaction that counts it, so it begins once, however many nodes try. A round
//! is over when all its tables are; the next one begins at once. When its time is up, bots play every table to the end.

use std::sync::Arc;

use tharos_rules::ids::Guild;
use tharos_rules::{Data, GameRecord, Options, Phase, Seed, Seeds, begin};
use tharos_store::{Cup, CupPhase, Entrant, NextRound, Phase as Stage, RoundTable, Turned};
use tharos_table::api::{InCup, TablePhase};
use tharos_table::{Caller, Command, Ms, Occupant, STAND_IN, TableDoc, cup_table};

use super::doc::{CupDoc, RoundDoc, SeatDoc, SeatResult, read, write};
use super::draw;
use crate::api::{Error, TableError};
use crate::app::App;
use crate::table::{first_append, history, read_table, store_error};
use crate::{secret, told};

const HOUR: Ms = 60 * 60 * 1000;
/// A round ends this long after its time is up even if bots have not finished a table; that table does not count.
const GIVEN_UP: Ms = 24 * HOUR;
/// How many tournaments are handled in one pass.
const TOGETHER: i64 = 16;
/// A tournament needs this many people.
pub const FEWEST_PEOPLE: usize = 2;

/// Continues every tournament that is due.
pub async fn go_on_all(app: &App) {
    let due = match app.store.due_cups(app.clock.now(), TOGETHER).await {
        Ok(due) => due,
        Err(error) => return drop(store_error(error)),
    };
    for id in due {
        if let Err(error) = go_on(app, &id).await {
            tracing::debug!(%error, "a tournament could not go on");
        }
    }
}

async fn go_on(app: &App, id: &str) -> Result<(), Error> {
    let Some(cup) = app.store.cup(id).await.map_err(store_error)? else { return Ok(()) };
    if cup.phase != CupPhase::Running {
        return Ok(());
    }
    let now = app.clock.now();
    let tables = app.store.round_phases(id, cup.round).await.map_err(store_error)?;
    let running: Vec<&String> =
        tables.iter().filter(|(_, _, phase)| *phase == Some(Stage::Running)).map(|(_, table, _)| table).collect();
    let up = now - cup.due.unwrap_or(now);
    if !running.is_empty() {
        if up < 0 {
            return Ok(());
        }
        for table in &running {
            if let Err(error) = hand_over(app, id, table).await {
                tracing::warn!(%error, table, "a table of a tournament cannot be played to the end");
            }
        }
        if up < GIVEN_UP {
            return Ok(());
        }
    }
    end_round(app, &cup, now).await
}

/// The caller in whose name a tournament commands its tables.
fn voice(cup: &str) -> Arc<Caller> {
    Arc::new(Caller::new(cup))
}

async fn hand_over(app: &App, cup: &str, table: &str) -> Result<(), Error> {
    let doc = &app.tables.look(table).await?.state.doc;
    if doc.phase != TablePhase::Running || doc.is_handed_over() {
        return Ok(());
    }
    app.tables.obey(table, &voice(cup), Command::HandOver).await.map(drop)
}

/// Begins the first round. False if somebody joined, left or began it in the meantime: then read it again.
///
/// # Errors
/// If there are too few people, or seats stay empty because bots are not allowed.
pub async fn begin_first(app: &App, cup: &Cup) -> Result<bool, Error> {
    let mut doc: CupDoc = read(&cup.info)?;
    let now = app.clock.now();
    let entrants = app.store.entrants(&cup.id).await.map_err(store_error)?;
    let people: Vec<i64> = entrants.iter().filter(|one| one.gone.is_none()).map(|one| one.number).collect();
    let seats = usize::from(doc.players);
    doc.tables = draw::tables(people.len(), seats);
    if people.len() < FEWEST_PEOPLE {
        return Err(TableError::Cup("too few people take part").into());
    }
    if doc.bots.is_none() && people.len() != doc.tables * seats {
        return Err(TableError::Cup("seats are left, and no bots are to fill them").into());
    }
    doc.order = draw::order(&doc.seed, people);
    let next = next_round(app, &cup.id, &mut doc, &entrants, 1, now)?;
    turn(app, cup, &doc, Vec::new(), Some(next), now).await
}

async fn end_round(app: &App, cup: &Cup, now: Ms) -> Result<(), Error> {
    let mut doc: CupDoc = read(&cup.info)?;
    let entrants = app.store.entrants(&cup.id).await.map_err(store_error)?;
    let mut ended = Vec::new();
    for table in app.store.round_tables(&cup.id).await.map_err(store_error)? {
        if table.round == cup.round {
            let mut kept: RoundDoc = read(&table.info)?;
            let stored = app.store.table(&table.table).await.map_err(store_error)?;
            // One that cannot be read has been logged, and holds up nobody else.
            let found = stored.as_ref().and_then(|stored| read_table(stored).ok());
            settle(app, &table.table, found, &entrants, &mut kept).await?;
            ended.push((table.number, write(&kept)));
        }
    }
    let round = u8::try_from(cup.round).unwrap_or(u8::MAX);
    let next = match round < doc.rounds {
        true => Some(next_round(app, &cup.id, &mut doc, &entrants, round + 1, now)?),
        false => {
            doc.ended = Some(now);
            None
        }
    };
    turn(app, cup, &doc, ended, next, now).await.map(drop)
}

async fn turn(
    app: &App,
    cup: &Cup,
    doc: &CupDoc,
    ended: Vec<(i64, String)>,
    next: Option<NextRound>,
    now: Ms,
) -> Result<bool, Error> {
    let turned = Turned { seq: cup.seq, at: now, info: write(doc), ended, next };
    app.store.turn_cup(&cup.id, turned).await.map_err(store_error)
}

/// Stores the results of the seats of a table.
async fn settle(
    app: &App,
    id: &str,
    table: Option<TableDoc>,
    entrants: &[Entrant],
    kept: &mut RoundDoc,
) -> Result<(), Error> {
    let over = table.filter(|table| table.phase == TablePhase::Over);
    let (Some(table), Some(result)) = (&over, over.as_ref().and_then(|table| table.result.as_ref())) else {
        kept.void = true;
        return Ok(());
    };
    let goes = match result.goes_by_bot.is_empty() {
        true => Vec::new(),
        false => goes(app, id, table).await?,
    };
    for (seat, one) in kept.seats.iter_mut().enumerate() {
        let gone = |number: i64| entrants.iter().any(|other| other.number == number && other.gone.is_some());
        let withdrawn = one.entrant.is_some_and(gone);
        let by_bot = result.goes_by_bot.get(seat).copied().unwrap_or(0);
        let all = goes.get(seat).copied().unwrap_or(0);
        one.result = Some(SeatResult {
            vp: result.totals.get(seat).copied().unwrap_or(0).into(),
            by_bot,
            withdrawn,
            own: u32::from(by_bot) * 2 <= all,
        });
    }
    Ok(())
}

/// How many goes each seat had.
async fn goes(app: &App, id: &str, table: &TableDoc) -> Result<Vec<u32>, Error> {
    let Some(history) = history(&app.store, id, table.seq).await? else { return Ok(Vec::new()) };
    let steps = tokio::task::spawn_blocking(move || history.steps()).await.map_err(|_| Error::Internal)??;
    let of = |seat: usize| {
        let goes = steps.iter().filter(|step| step.begins_go && step.phase == Phase::Actions);
        goes.filter(|step| step.seat.is_some_and(|by| usize::from(by) == seat)).count() as u32
    };
    Ok((0..table.chairs.len()).map(of).collect())
}

/// Draws the tables of a round.
fn next_round(
    app: &App,
    cup: &str,
    doc: &mut CupDoc,
    entrants: &[Entrant],
    round: u8,
    now: Ms,
) -> Result<NextRound, Error> {
    let seats = usize::from(doc.players);
    let mut tables = Vec::with_capacity(doc.tables);
    for (at, positions) in draw::seating(&doc.seed, doc.tables, seats, round).into_iter().enumerate() {
        let number = at + 1;
        let seat = |position: usize| {
            let entrant = doc.order.get(position).and_then(|number| entrants.iter().find(|one| one.number == *number));
            let plays = entrant.filter(|one| one.gone.is_none());
            let level = match (plays, entrant) {
                (Some(_), _) => None,
                (None, Some(_)) => Some(STAND_IN),
                (None, None) => Some(doc.bots.unwrap_or(STAND_IN)),
            };
            let occupant = match (plays, level) {
                (Some(one), _) => Occupant::Person { id: one.person.clone() },
                (None, level) => Occupant::Bot { level: level.unwrap_or(STAND_IN), name: None },
            };
            (SeatDoc { entrant: entrant.map(|one| one.number), level, result: None }, occupant)
        };
        let (seats, occupants): (Vec<_>, Vec<_>) = positions.into_iter().map(seat).unzip();
        let place = InCup { cup: cup.to_owned(), round, number: number as u16, late: false };
        let (state, lines) = cup_table(occupants, doc.clock, draw::deal(&doc.seed, round), place, now)?;
        let mut first = first_append(&state, &lines);
        let waiting = TableDoc { phase: TablePhase::Waiting, asked: None, ..state.doc.clone() };
        first.causes = told::causes(&waiting, &state.doc, &lines, app.config.told.turn_after);
        let info = write(&RoundDoc { seats, void: false });
        tables.push((RoundTable { round: round.into(), number: number as i64, table: secret::id(), info }, first));
    }
    doc.began.push(now);
    Ok(NextRound { due: now + Ms::from(doc.hours) * HOUR, tables })
}

/// Gives the seat of somebody who has withdrawn to a bot, if the game still runs.
pub async fn withdraw(app: &App, cup: &Cup, number: i64) -> Result<(), Error> {
    for table in app.store.round_tables(&cup.id).await.map_err(store_error)? {
        let kept: RoundDoc = read(&table.info)?;
        let seat = kept.seats.iter().position(|seat| seat.entrant == Some(number));
        let Some(seat) = seat.filter(|_| table.round == cup.round) else { continue };
        match app.tables.obey(&table.table, &voice(&cup.id), Command::Withdraw(seat as u8)).await {
            // It is over, bots play it already, or it has been deleted.
            Ok(_) | Err(Error::NoTable | Error::Table(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// The 16 regions of a deal.
pub fn board(players: u8, seed: Seed) -> Option<[tharos_rules::ids::Colour; 16]> {
    let seeds = Seeds { server: seed, contributions: vec![None; players.into()] };
    let players = Guild::ALL.iter().take(players.into()).map(|&guild| guild.into()).collect();
    let origin = GameRecord::new(players, Options::default(), &Data::default(), seeds).ok()?;
    let mut running = begin(&origin).ok()?;
    running.go_on();
    Some(running.state().table.board.regions())
}
