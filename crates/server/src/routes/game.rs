//! The running game.

use axum::Extension;
use axum::extract::State;
use serde::Deserialize;
use tharos_rules::ids::Seat;
use tharos_table::{Caller, Command, Published, input};
use utoipa::IntoParams;

use crate::api::{
    AskWhy, Because, Error, Hints, Odds, Opening, Play, Problem, TablePhase, Tried, Try, Undo, UndoRequest, Update,
    WhichSeat,
};
use crate::app::App;
use crate::extract::{Id, Json, Query};
use crate::guard::Home;
use crate::limits::What;
use crate::session::{Maybe, Signed};

type Answer = Result<Json<Update>, Error>;

/// With whose eyes, and from where on.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct ViewerQuery {
    /// An own seat; left out: a spectator.
    #[serde(rename = "as")]
    pub seat: Option<Seat>,
    /// The last line that is known.
    #[serde(default)]
    pub after: i64,
}

/// All that a viewer needs to go on from line `after`.
pub async fn update(
    app: &App,
    shown: &Published,
    caller: Option<&Caller>,
    viewer: Option<Seat>,
    after: i64,
) -> Result<Update, Error> {
    shown.admit(caller, viewer)?;
    let mut lines = app.tables.lines(shown, after, viewer).await?;
    shown.hide_chat(&mut lines, caller);
    Ok(Update { lines, ..shown.update(viewer, caller, after, app.clock.now()) })
}

/// The game as one seat or a spectator sees it, and the lines after a number.
#[utoipa::path(get, path = "/api/tables/{id}/game", tag = "game", params(("id" = String, Path), ViewerQuery),
    responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn game(
    State(app): State<App>,
    who: Maybe,
    Id(id): Id,
    Query(query): Query<ViewerQuery>,
) -> Result<Json<Update>, Error> {
    let shown = app.tables.look_as(&id, who.caller(), query.seat, query.after).await?;
    Ok(Json(update(&app, &shown, who.caller(), query.seat, query.after).await?))
}

/// The table, and the running game with the eyes of the caller's only seat: what a page needs before it knows that seat.
#[utoipa::path(get, path = "/api/tables/{id}/opening", tag = "game", params(("id" = String, Path)),
    responses((status = 200, body = Opening), (status = "default", body = Problem)))]
pub async fn opening(State(app): State<App>, who: Maybe, Id(id): Id) -> Result<Json<Opening>, Error> {
    let caller = who.caller();
    let mut shown = app.tables.look(&id).await?;
    // Perhaps the caller sat down at another node a moment ago.
    if caller.is_some_and(|caller| shown.state.seats_of(caller).is_empty()) {
        shown = app.tables.look_anew(&id).await?;
    }
    let seats = caller.map(|caller| shown.state.seats_of(caller)).unwrap_or_default();
    let game = match seats[..] {
        [seat] if shown.state.doc.phase == TablePhase::Running => {
            let game = update(&app, &shown, caller, Some(seat), 0).await?;
            Some(Update { table: None, ..game })
        }
        _ => None,
    };
    Ok(Json(Opening { table: shown.info(caller, app.clock.now()), game }))
}

/// Has a command carried out and answers with all that is new since the line that the page had seen.
async fn obey(
    app: &App,
    id: &str,
    who: &Signed,
    command: Command,
    (seat, seq): (Seat, i64),
    stream: Option<String>,
) -> Result<Json<Update>, Error> {
    let (_, shown) = app.tables.obey_from(id, &who.caller, command, stream).await?;
    Ok(Json(update(app, &shown, Some(&who.caller), Some(seat), seq).await?))
}

/// Decides. The answer is what is new since line `seq`. The same key again does nothing.
#[utoipa::path(post, path = "/api/tables/{id}/play", tag = "game", params(("id" = String, Path)), request_body = Play,
    responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn play(State(app): State<App>, who: Signed, Id(id): Id, Json(play): Json<Play>) -> Answer {
    input::key(&play.key)?;
    let Play { seat, seq, key, answers, stream, .. } = play;
    let command = Command::Play { seat, seq, key, action: input::action(play.action)?, answers };
    obey(&app, &id, &who, command, (seat, seq), stream).await
}

/// Takes back own decisions, as far as nobody has learned anything since. Answers as `play` does.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "game", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn undo(State(app): State<App>, who: Signed, Id(id): Id, Json(undo): Json<Undo>) -> Answer {
    input::key(&undo.key)?;
    let Undo { seat, seq, key, steps, stream } = undo;
    obey(&app, &id, &who, Command::Undo { seat, seq, key, steps }, (seat, seq), stream).await
}

/// Takes back whole own goes: at once if nobody else plays, otherwise the others are asked. Answers as `play` does.
#[utoipa::path(post, path = "/api/tables/{id}/undo-request", tag = "game", params(("id" = String, Path)),
    request_body = UndoRequest, responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn ask_undo(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(UndoRequest { seat, seq, goes, stream }): Json<UndoRequest>,
) -> Answer {
    obey(&app, &id, &who, Command::AskUndo { seat, seq, goes }, (seat, seq), stream).await
}

/// What a decision would do, up to the first outcome of chance, or why it is not possible. Changes nothing.
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "game", params(("id" = String, Path)), request_body = Try,
    responses((status = 200, body = Tried), (status = "default", body = Problem)))]
pub async fn preview(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(attempt): Json<Try>,
) -> Result<Json<Tried>, Error> {
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.state.preview(attempt.seat, input::action(attempt.action)?, &who.caller)?))
}

/// Why a thing does not go with what was pointed at.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "game", params(("id" = String, Path)), request_body = AskWhy,
    responses((status = 200, body = Because), (status = "default", body = Problem)))]
pub async fn why(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(AskWhy { seat, picks, thing }): Json<AskWhy>,
) -> Result<Json<Because>, Error> {
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.state.why(seat, &picks, &thing, &who.caller)?))
}

/// The odds of the next draws of an own seat.
#[utoipa::path(get, path = "/api/tables/{id}/odds", tag = "game", params(("id" = String, Path), ViewerQuery),
    responses((status = 200, body = Odds), (status = "default", body = Problem)))]
pub async fn odds(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Query(query): Query<ViewerQuery>,
) -> Result<Json<Odds>, Error> {
    let seat = query.seat.ok_or_else(|| Error::bad_request("`as` is the seat that draws"))?;
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.state.odds(seat, &who.caller)?))
}

/// What a strong bot would consider, where the table allows it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "game", params(("id" = String, Path)),
    request_body = WhichSeat, responses((status = 200, body = Hints), (status = "default", body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(WhichSeat { seat }): Json<WhichSeat>,
) -> Result<Json<Hints>, Error> {
    let shown = app.tables.look(&id).await?;
    let thought = shown.state.hint(seat, &who.caller)?;
    app.limits.take_both(What::Hints, &home, who.caller.id(), app.clock.now())?;
    let found = app.bots.suggest(id, thought.view, thought.seed).await;
    Ok(Json(found.ok_or(Error::Unavailable { retry_after: 2 })?))
}
