//! Finished games: as a record, and step by step.

use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::Deserialize;
use tharos_rules::GameRecord;
use tharos_rules::ids::Seat;
use tharos_table::{Eyes, History, Occupant, Published, name, table_of_record};
use utoipa::IntoParams;

use crate::api::{Error, Moment, Problem, Steps, TableError, TableInfo, TablePhase};
use crate::app::App;
use crate::extract::{Id, Json, Large, Query};
use crate::limits::What;
use crate::secret;
use crate::session::Signed;
use crate::table::{history, store_table};

/// No game has as many entries.
const MOST_ENTRIES: usize = 5000;

/// A finished game: the table and its whole log.
async fn finished(app: &App, id: &str) -> Result<(std::sync::Arc<Published>, History), Error> {
    let shown = app.tables.look(id).await?;
    if shown.state.doc.phase != TablePhase::Over {
        return Err(TableError::NotOver.into());
    }
    let history = history(&app.store, id, shown.state.doc.seq).await?.ok_or(TableError::NotOver)?;
    Ok((shown, history))
}

/// The record of a finished game, with the seed: `tharos verify` proves every roll.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = GameRecord), (status = "default", body = Problem)))]
pub async fn record(State(app): State<App>, Id(id): Id) -> Result<impl IntoResponse, Error> {
    let (shown, history) = finished(&app, &id).await?;
    let table = &shown.state.doc;
    let called = |seat: Seat| match &table.chairs[usize::from(seat)].occupant {
        Occupant::Bot { level } => format!("bot: {}", level.name()),
        occupant => name(occupant, &shown.names).unwrap_or_default(),
    };
    let record = history.record(table, called).ok_or(Error::Internal)?;
    let file = format!("attachment; filename=\"tharos-{}.json\"", &id[..8]);
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(record)))
}

/// Takes in a finished game that was played elsewhere, once it has been played through.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = GameRecord,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn upload(
    State(app): State<App>,
    who: Signed,
    Large(record): Large<GameRecord>,
) -> Result<Json<TableInfo>, Error> {
    let now = app.clock.now();
    app.limits.take(What::Uploads, who.caller.id(), now)?;
    if record.entries.len() > MOST_ENTRIES {
        return Err(TableError::OtherRecord("no game is that long").into());
    }
    let (host, seed) = (who.caller.id().to_owned(), app.new_seed());
    let made = tokio::task::spawn_blocking(move || table_of_record(&record, &host, seed, now)).await;
    let (mut state, lines) = made.map_err(|_| Error::Internal)??;
    let id = store_table(&app.store, &mut state, &lines).await?;
    Ok(Json(app.tables.look(&id).await?.info(Some(&who.caller), now)))
}

/// All steps of a finished game in short.
#[utoipa::path(get, path = "/api/tables/{id}/steps", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = Steps), (status = "default", body = Problem)))]
pub async fn steps(State(app): State<App>, Id(id): Id) -> Result<Json<Steps>, Error> {
    let (_, history) = finished(&app, &id).await?;
    Ok(Json(Steps { steps: history.steps()? }))
}

/// With whose eyes a finished game is looked at.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ReplayQuery {
    /// A seat, or `all`; left out: a spectator.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

/// A finished game after so many entries, with the eyes of any seat, of a spectator, or of all.
#[utoipa::path(get, path = "/api/tables/{id}/at/{entries}", tag = "records",
    params(("id" = String, Path), ("entries" = usize, Path), ReplayQuery),
    responses((status = 200, body = Moment), (status = "default", body = Problem)))]
pub async fn at(
    State(app): State<App>,
    AtEntries { id, entries }: AtEntries,
    Query(ReplayQuery { eyes }): Query<ReplayQuery>,
) -> Result<Json<Moment>, Error> {
    let (shown, history) = finished(&app, &id).await?;
    let table = &shown.state.doc;
    let seat = |text: &str| {
        let seat = text.parse::<Seat>().ok().filter(|seat| usize::from(*seat) < table.chairs.len());
        seat.ok_or_else(|| Error::bad_request("`as` is a seat or `all`"))
    };
    let eyes = match eyes.as_deref() {
        None => Eyes::Of(None),
        Some("all") => Eyes::All,
        Some(text) => Eyes::Of(Some(seat(text)?)),
    };
    Ok(Json(history.moment(entries, eyes, table, &shown.names)?))
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
        let entries = entries.parse().map_err(|_| Error::bad_request("the number of entries must be a number"))?;
        Ok(AtEntries { id, entries })
    }
}
