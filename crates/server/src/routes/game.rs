//! The running game.

use axum::Extension;
use axum::extract::State;
use serde::Deserialize;
use tharos_lessons::coach::{AskCoach, CoachNow, coach};
use tharos_rules::View;
use tharos_rules::ids::Seat;
use tharos_table::{Caller, Command, LONGEST_HINT, Published, Thinker, input};
use utoipa::IntoParams;

use crate::api::{
    AskHint, AskWhy, Because, Error, Foresee, Foreseen, Hints, Odds, Opening, Play, Problem, SetPlan, TablePhase,
    Tried, Try, Undo, UndoRequest, Update,
};
use crate::app::App;
use crate::cup::check_unsealed;
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
    if shown.is_stranger(caller) {
        check_unsealed(app, &shown.state.doc).await?;
    }
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
    let shown = app.tables.look_as(&id, caller, None, 0).await?;
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

/// Plans the next goes of an own seat, to be played as soon as they are possible. Nobody else learns of it. No steps: nothing
/// is planned any more. Answers as `play` does.
#[utoipa::path(post, path = "/api/tables/{id}/plan", tag = "game", params(("id" = String, Path)), request_body = SetPlan,
    responses((status = 200, body = Update), (status = "default", body = Problem)))]
pub async fn plan(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(SetPlan { seat, seq, steps }): Json<SetPlan>,
) -> Answer {
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    let steps = input::steps(steps)?;
    obey(&app, &id, &who, Command::Plan { seat, seq, steps }, (seat, seq), None).await
}

/// How things would stand in the next go of an own seat after these decisions, if nobody else changed anything.
#[utoipa::path(post, path = "/api/tables/{id}/foresee", tag = "game", params(("id" = String, Path)), request_body = Foresee,
    responses((status = 200, body = Foreseen), (status = "default", body = Problem)))]
pub async fn foresee(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(Foresee { seat, steps }): Json<Foresee>,
) -> Result<Json<Foreseen>, Error> {
    app.limits.take_both(What::Foresight, &home, who.caller.id(), app.clock.now())?;
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.state.foresee(seat, &input::actions(steps)?, &who.caller)?))
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
    let planned = attempt.planned.map(input::actions).transpose()?;
    Ok(Json(shown.state.preview(attempt.seat, input::action(attempt.action)?, planned.as_deref(), &who.caller)?))
}

/// Why a thing does not go with what was pointed at.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "game", params(("id" = String, Path)), request_body = AskWhy,
    responses((status = 200, body = Because), (status = "default", body = Problem)))]
pub async fn why(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(AskWhy { seat, picks, thing, planned }): Json<AskWhy>,
) -> Result<Json<Because>, Error> {
    let shown = app.tables.look(&id).await?;
    let planned = planned.map(input::actions).transpose()?;
    Ok(Json(shown.state.why(seat, &picks, &thing, planned.as_deref(), &who.caller)?))
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

/// What a strong bot would consider and why, where the table allows it.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "game", params(("id" = String, Path)),
    request_body = AskHint, responses((status = 200, body = Hints), (status = "default", body = Problem)))]
pub async fn hint(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(AskHint { seat, longer }): Json<AskHint>,
) -> Result<Json<Hints>, Error> {
    let thought = app.tables.look(&id).await?.state.hint(seat, &who.caller)?;
    let longer = longer.min(LONGEST_HINT);
    app.limits.take_both(What::Hints, &home, who.caller.id(), app.clock.now())?;
    let think = move |view: &View, seed, stop: &dyn Fn() -> bool| Thinker::hints(view, seed, longer, stop);
    let found = app.bots.advise(id, thought, longer, think).await;
    Ok(Json(found.ok_or(Error::Unavailable { retry_after: 2 })?))
}

/// What the coach says to a position, or to the decision at hand, where the table allows hints.
#[utoipa::path(post, path = "/api/tables/{id}/coach", tag = "game", params(("id" = String, Path)),
    request_body = AskCoach, responses((status = 200, body = CoachNow), (status = "default", body = Problem)))]
pub async fn ask_coach(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(asked): Json<AskCoach>,
) -> Result<Json<CoachNow>, Error> {
    let thought = app.tables.look(&id).await?.state.hint(asked.seat, &who.caller)?;
    let proposal = asked.proposal()?;
    app.limits.take_both(What::Coach, &home, who.caller.id(), app.clock.now())?;
    let think = move |view: &View, seed, stop: &dyn Fn() -> bool| coach(view, &asked, proposal, seed, stop);
    let said = app.bots.advise(id, thought, 0, think).await;
    Ok(Json(said.ok_or(Error::Unavailable { retry_after: 2 })?))
}
