//! Finished games: as a record, and step by step.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::Deserialize;
use tharos_rules::ids::Seat;
use tharos_rules::{Entry, GameRecord};
use utoipa::IntoParams;

use crate::api::{Error, GameStep, Moment, Position, Problem, Steps, TableInfo, TablePhase};
use crate::app::App;
use crate::extract::{Id, Json, Large, Query};
use crate::limits::What;
use crate::secret;
use crate::session::Signed;
use crate::table::{History, Line, Numbered, Shown, Sitter, history, name, position, record_table, seen, store_table};

/// No game has as many entries.
const MOST_ENTRIES: usize = 5000;

/// A finished game: the table and its whole log.
async fn finished(app: &App, id: &str) -> Result<(std::sync::Arc<Shown>, History), Error> {
    let shown = app.tables.look(id).await?;
    if shown.sitting.table.phase != TablePhase::Over {
        return Err(Error::NotOver);
    }
    let history = history(&app.store, id, shown.sitting.table.seq).await?.ok_or(Error::NotOver)?;
    Ok((shown, history))
}

/// The record of a finished game, with the seed: `tharos verify` proves every roll.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = "default", body = Problem)))]
pub async fn record(State(app): State<App>, Id(id): Id) -> Result<impl IntoResponse, Error> {
    let (shown, history) = finished(&app, &id).await?;
    let table = &shown.sitting.table;
    let called = |seat: Seat| match &table.chairs[usize::from(seat)].sitter {
        Sitter::Bot { level } => format!("bot: {}", tharos_bots::Level::from(*level)),
        sitter => name(sitter, &shown.names).unwrap_or_default(),
    };
    let record = history.record(table, called).ok_or(Error::Internal)?;
    let file = format!("attachment; filename=\"tharos-{}.json\"", &id[..8]);
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(record)))
}

/// Takes in a finished game that was played elsewhere, once it has been played through.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = Object,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn upload(
    State(app): State<App>,
    who: Signed,
    Large(record): Large<GameRecord>,
) -> Result<Json<TableInfo>, Error> {
    let now = app.clock.now();
    app.limits.take(What::Uploads, who.caller.id(), now)?;
    if record.entries.len() > MOST_ENTRIES {
        return Err(Error::OtherRecord("no game is that long"));
    }
    let host = who.caller.id().to_owned();
    let made = tokio::task::spawn_blocking(move || record_table(&record, &host, now)).await;
    let (mut sitting, lines) = made.map_err(|_| Error::Internal)??;
    let id = store_table(&app.store, &mut sitting, &lines).await?;
    Ok(Json(app.tables.look(&id).await?.info(Some(&who.caller), now)))
}

/// All steps of a finished game in short.
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Steps), (status = "default", body = Problem)))]
pub async fn steps(State(app): State<App>, Id(id): Id) -> Result<Json<Steps>, Error> {
    let (_, history) = finished(&app, &id).await?;
    let mut game = history.at(0)?;
    let mut steps = Vec::new();
    for (number, (_, _, done)) in history.done.iter().enumerate() {
        game.follow(done.entry).map_err(|_| Error::Internal)?;
        let table = &game.state().table;
        steps.push(GameStep {
            entry: number,
            round: table.round,
            turn: table.turn,
            phase: table.phase,
            seat: match done.entry {
                Entry::Action { seat, .. } => Some(seat),
                Entry::Chance(_) => None,
            },
            kind: kind(&done.entry),
            totals: (0..table.seats()).map(|seat| table.score(seat).total).collect(),
            events: done.events.len(),
        });
    }
    Ok(Json(Steps { steps }))
}

fn kind(entry: &Entry) -> String {
    let value = serde_json::to_value(entry).unwrap_or_default();
    let name = value.get("do").or_else(|| value.get("chance")).and_then(|name| name.as_str());
    name.unwrap_or_default().to_owned()
}

/// With whose eyes a finished game is looked at.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct AnyEyes {
    /// A seat, or `all`; left out: a spectator.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// A finished game after so many entries, with the eyes of any seat, of a spectator, or of all.
#[utoipa::path(get, path = "/api/tables/{id}/at/{entries}", tag = "records",
    params(("id" = String, Path), ("entries" = usize, Path), AnyEyes),
    responses((status = 200, body = Moment), (status = "default", body = Problem)))]
pub async fn at(
    State(app): State<App>,
    AtEntries { id, entries }: AtEntries,
    Query(AnyEyes { eyes }): Query<AnyEyes>,
) -> Result<Json<Moment>, Error> {
    let (shown, history) = finished(&app, &id).await?;
    let table = &shown.sitting.table;
    let seat = |text: &str| {
        let seat = text.parse::<Seat>().ok().filter(|seat| usize::from(*seat) < table.chairs.len());
        seat.ok_or_else(|| Error::BadRequest("`as` is a seat or `all`".into()))
    };
    // Outer `None`: everything.
    let viewer = match eyes.as_deref() {
        None => Some(None),
        Some("all") => None,
        Some(text) => Some(Some(seat(text)?)),
    };
    if entries > history.done.len() {
        return Err(Error::BadRequest(format!("the game has {} entries", history.done.len())));
    }
    let game = history.at(entries)?;
    let state = game.state();
    let hands = viewer.is_none().then(|| state.hands[..table.chairs.len()].to_vec());
    let position = Position { hands, ..position(&game, viewer.flatten(), true) };
    let line = entries.checked_sub(1).map(|last| {
        let (seq, at, done) = history.done[last].clone();
        let numbered = Numbered { seq, at, line: Line::Entry(done) };
        seen(&numbered, viewer, table, &shown.names)
    });
    Ok(Json(Moment { position, line }))
}

/// A table's id and a number of entries in the path.
pub struct AtEntries {
    id: String,
    entries: usize,
}

impl<S: Send + Sync> FromRequestParts<S> for AtEntries {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let path = Path::<(String, String)>::from_request_parts(parts, state).await;
        let Path((id, entries)) = path.map_err(|_| Error::NotFound)?;
        if !secret::is_id(&id) {
            return Err(Error::NoTable);
        }
        let entries = entries.parse().map_err(|_| Error::BadRequest("how many entries is a number".into()))?;
        Ok(AtEntries { id, entries })
    }
}
