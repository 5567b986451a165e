//! Finished games: as a record, and step by step.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::Extension;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use serde::Deserialize;
use tharos_rules::GameRecord;
use tharos_table::{Eyes, History, Published, table_of_record};
use utoipa::IntoParams;

use crate::analyses::Key;
use crate::api::{AnalysisNow, AskAnalysis, Error, Moment, Problem, Steps, TableError, TableInfo, TablePhase};
use crate::app::App;
use crate::cup::check_unsealed;
use crate::extract::{Id, Json, Large, Query};
use crate::guard::Home;
use crate::limits::What;
use crate::session::Signed;
use crate::table::history;
use crate::{quota, secret};

/// A finished game: the table and its whole log.
async fn finished(app: &App, id: &str) -> Result<(Arc<Published>, Arc<History>), Error> {
    let shown = app.tables.look(id).await?;
    if shown.state.doc.phase != TablePhase::Over {
        return Err(TableError::NotOver.into());
    }
    check_unsealed(app, &shown.state.doc).await?;
    if let Some(known) = app.replays.find(id, shown.state.doc.seq) {
        return Ok((shown, known));
    }
    let history = Arc::new(history(&app.store, id, shown.state.doc.seq).await?.ok_or(TableError::NotOver)?);
    app.replays.keep(id, shown.state.doc.seq, &history);
    Ok((shown, history))
}

/// A cache of the logs of finished games, so that stepping through one reads it only once.
#[derive(Default)]
pub struct Replays(Mutex<VecDeque<(String, i64, Arc<History>)>>);

/// How many replays the cache holds.
const REPLAYS: usize = 16;

impl Replays {
    fn known(&self) -> MutexGuard<'_, VecDeque<(String, i64, Arc<History>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, id: &str, seq: i64) -> Option<Arc<History>> {
        let known = self.known();
        known.iter().find(|(known, at, _)| known == id && *at == seq).map(|(_, _, history)| history.clone())
    }

    fn keep(&self, id: &str, seq: i64, history: &Arc<History>) {
        let mut known = self.known();
        known.retain(|(known, ..)| known != id);
        known.push_back((id.to_owned(), seq, history.clone()));
        if known.len() > REPLAYS {
            known.pop_front();
        }
    }
}

/// The record of a finished game, with the seed: `tharos verify` proves every roll.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)),
    responses((status = 200, body = GameRecord), (status = "default", body = Problem)))]
pub async fn record(State(app): State<App>, Id(id): Id) -> Result<impl IntoResponse, Error> {
    let (shown, history) = finished(&app, &id).await?;
    let record = shown.record(&history).ok_or(Error::Internal)?;
    let file = format!("attachment; filename=\"tharos-{}.json\"", &id[..8]);
    Ok(([(header::CONTENT_DISPOSITION, file)], Json(record)))
}

/// The analysis of a finished game, for a browser that cannot make it. Ask again until the report is there; an
/// analysis that nobody asks for is dropped.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "records", params(("id" = String, Path)),
    request_body = AskAnalysis,
    responses((status = 200, body = AnalysisNow), (status = "default", body = Problem)))]
pub async fn analysis(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(ask): Json<AskAnalysis>,
) -> Result<Json<AnalysisNow>, Error> {
    let key = Key::new(&id, ask);
    if let Some(now) = app.analyses.find(&key)? {
        return Ok(Json(now));
    }
    let (shown, history) = finished(&app, &id).await?;
    app.limits.take_both(What::Hints, &home, who.caller.id(), app.clock.now())?;
    app.analyses.add(&key, shown.record(&history).ok_or(Error::Internal)?)?;
    app.analyses.find(&key)?.map(Json).ok_or(Error::Internal)
}

/// Takes in a finished game that was played elsewhere, once it has been played through.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = GameRecord,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn upload(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Large(record): Large<GameRecord>,
) -> Result<Json<TableInfo>, Error> {
    let now = app.clock.now();
    let making = quota::new_table(&app, &who, &home, What::Uploads).await?;
    let (host, seed) = (who.caller.id().to_owned(), app.new_seed());
    let made = tokio::task::spawn_blocking(move || table_of_record(&record, &host, seed, now)).await;
    let (mut state, lines) = made.map_err(|_| Error::Internal)??;
    let id = making.store(&mut state, &lines).await?;
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

/// A finished game after a number of entries, as any seat, a spectator or all seats together saw it.
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
    let eyes = Eyes::read(eyes.as_deref(), table.chairs.len())?;
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
