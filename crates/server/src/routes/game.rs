//! The running game.

use axum::extract::State;
use serde::Deserialize;
use tharos_rules::ids::Seat;
use utoipa::IntoParams;

use crate::api::{
    AskWhy, Because, Error, Hint, Hints, Opening, Play, Preview, Problem, Seq, TablePhase, Tried, Try, Undo,
    UndoRequest, Update, WhichSeat,
};
use crate::app::App;
use crate::bots;
use crate::extract::{Id, Json, Query, action};
use crate::limits::What;
use crate::session::{Maybe, Signed};
use crate::table::{Caller, Command, Shown};
use crate::words;

/// With whose eyes, and from where on.
#[derive(Clone, Copy, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct Eyes {
    /// An own seat; left out: a spectator.
    #[serde(rename = "as")]
    pub seat: Option<Seat>,
    /// The last line that is known.
    #[serde(default)]
    pub after: i64,
}

/// All that a viewer needs to go on from line `after`.
pub async fn update(app: &App, shown: &Shown, caller: Option<&Caller>, eyes: Eyes) -> Result<Update, Error> {
    shown.admit(caller, eyes.seat)?;
    Ok(Update {
        seq: shown.sitting.table.seq,
        table: shown.info(caller, app.clock.now()),
        position: shown.position(eyes.seat),
        lines: app.tables.lines(shown, eyes.after, eyes.seat).await?,
    })
}

/// The game as one seat or a spectator sees it, and the lines after a number.
#[utoipa::path(get, path = "/api/tables/{id}/game", tag = "game", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn game(
    State(app): State<App>,
    who: Maybe,
    Id(id): Id,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Update>, Error> {
    let shown = app.tables.look(&id).await?;
    Ok(Json(update(&app, &shown, who.caller(), eyes).await?))
}

/// The table, and the running game with the eyes of the caller's only seat: what a page needs before it knows that seat.
#[utoipa::path(get, path = "/api/tables/{id}/opening", tag = "game", params(("id" = String, Path)),
    responses((status = 200, body = Opening), (status = "default", body = Problem)))]
pub async fn opening(State(app): State<App>, who: Maybe, Id(id): Id) -> Result<Json<Opening>, Error> {
    let shown = app.tables.look(&id).await?;
    let caller = who.caller();
    let seats = caller.map(|caller| shown.sitting.seats_of(caller)).unwrap_or_default();
    let game = match seats[..] {
        [seat] if shown.sitting.table.phase == TablePhase::Running => {
            Some(update(&app, &shown, caller, Eyes { seat: Some(seat), after: 0 }).await?)
        }
        _ => None,
    };
    Ok(Json(Opening { table: shown.info(caller, app.clock.now()), game }))
}

async fn obey(app: &App, id: &str, who: &Signed, command: Command) -> Result<Json<Seq>, Error> {
    let (seq, _) = app.tables.obey(id, &who.caller, command).await?;
    Ok(Json(Seq { seq }))
}

/// Decides. The same key again does nothing and gets the same answer.
#[utoipa::path(post, path = "/api/tables/{id}/play", tag = "game", params(("id" = String, Path)), request_body = Play,
    responses((status = 200, body = Seq), (status = "default", body = Problem)))]
pub async fn play(State(app): State<App>, who: Signed, Id(id): Id, Json(play): Json<Play>) -> Result<Json<Seq>, Error> {
    words::key(&play.key)?;
    let Play { seat, seq, key, .. } = play;
    obey(&app, &id, &who, Command::Play { seat, seq, key, action: action(play.action)? }).await
}

/// Takes back own decisions, as far as nobody has learned anything since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "game", params(("id" = String, Path)), request_body = Undo,
    responses((status = 200, body = Seq), (status = "default", body = Problem)))]
pub async fn undo(State(app): State<App>, who: Signed, Id(id): Id, Json(undo): Json<Undo>) -> Result<Json<Seq>, Error> {
    words::key(&undo.key)?;
    let Undo { seat, seq, key, steps } = undo;
    obey(&app, &id, &who, Command::Undo { seat, seq, key, steps }).await
}

/// Asks the others to go back further; if there are none, it is done at once.
#[utoipa::path(post, path = "/api/tables/{id}/undo-request", tag = "game", params(("id" = String, Path)),
    request_body = UndoRequest, responses((status = 200, body = Seq), (status = "default", body = Problem)))]
pub async fn ask_undo(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(UndoRequest { seat, seq, entries }): Json<UndoRequest>,
) -> Result<Json<Seq>, Error> {
    obey(&app, &id, &who, Command::AskUndo { seat, seq, entries }).await
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
    shown.sitting.own(attempt.seat, &who.caller)?;
    let seat = attempt.seat;
    let running = shown.sitting.running.as_ref().ok_or(Error::WrongPhase("the game has not begun"))?;
    Ok(Json(match running.preview(seat, action(attempt.action)?) {
        Ok((state, events)) => Tried::Effect(Box::new(Preview {
            events: events.into_iter().filter(|event| event.visible_to(Some(seat))).collect(),
            scores: (0..state.table.seats()).map(|seat| state.table.score(seat)).collect(),
            view: state.view(Some(seat)),
        })),
        Err(refusal) => Tried::Refused { refusal },
    }))
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
    shown.sitting.own(seat, &who.caller)?;
    let running = shown.sitting.running.as_ref().ok_or(Error::WrongPhase("the game has not begun"))?;
    Ok(Json(Because { refusal: running.state().view(Some(seat)).why(&picks, &thing) }))
}

/// What a strong bot would consider, where the table allows it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "game", params(("id" = String, Path)),
    request_body = WhichSeat, responses((status = 200, body = Hints), (status = "default", body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(WhichSeat { seat }): Json<WhichSeat>,
) -> Result<Json<Hints>, Error> {
    let shown = app.tables.look(&id).await?;
    shown.sitting.own(seat, &who.caller)?;
    let table = &shown.sitting.table;
    if !table.settings.hints {
        return Err(Error::NoHints);
    }
    let running = shown.sitting.running.as_ref().filter(|_| table.phase == TablePhase::Running);
    let running = running.ok_or(Error::WrongPhase("the game is not running"))?;
    if table.asked != Some(seat) {
        return Err(Error::WrongPhase("another seat is asked"));
    }
    app.limits.take(What::Hints, who.caller.id(), app.clock.now())?;
    let seed = bots::seed(&table.seed, running.entries(), seat);
    let found = app.bots.suggest(id, running.state().view(Some(seat)), seed).await;
    let found = found.ok_or(Error::Unavailable { retry_after: 2 })?;
    let show = |s: tharos_bots::Suggestion| Hint { action: s.action, vp: s.vp, win: s.win, share: s.share };
    Ok(Json(Hints { suggestions: found.into_iter().map(show).collect() }))
}
