//! Who plays where.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use tharos_table::{Caller, Command, input, new_table};

use crate::api::{
    CastVote, ChangeSeat, Error, NewTable, Problem, Say, Seq, Sit, TableId, TableInfo, Tables, TakeDaysOff, WhichSeat,
};
use crate::app::App;
use crate::extract::{Id, Json, Word};
use crate::guard::Home;
use crate::limits::{What, Who};
use crate::session::{Maybe, Signed};
use crate::table::store_error;
use crate::{ladder, lobby, quota, secret, told};

type Answer = Result<Json<TableInfo>, Error>;

/// What changes the table besides the game: as often as somebody may talk.
async fn obey(app: &App, id: &str, caller: &Arc<Caller>, home: &str, command: Command) -> Answer {
    app.limits.take_both(What::Lines, home, caller.id(), app.clock.now())?;
    let (_, shown) = app.tables.obey(id, caller, command).await?;
    if shown.state.doc.settings.public {
        app.lobby.forget().await;
    }
    Ok(Json(shown.info(Some(caller), app.clock.now())))
}

/// Public tables: those that wait for players first, then those one may watch.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = Tables), (status = "default", body = Problem)))]
pub async fn lobby(State(app): State<App>, who: Maybe) -> Result<Json<Tables>, Error> {
    Ok(Json(lobby::show(&app, &app.lobby.look(&app).await?, who.caller())))
}

/// The own tables: first those that wait for the caller, finished ones last.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = Tables), (status = "default", body = Problem)))]
pub async fn mine(State(app): State<App>, who: Signed) -> Result<Json<Tables>, Error> {
    let stored = app.store.tables_of(who.caller.id(), lobby::LISTED).await.map_err(store_error)?;
    Ok(Json(lobby::show(&app, &lobby::read(&app, stored).await, Some(&who.caller))))
}

/// A new table. It begins at once if it is full and the host does not want to say when.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn create(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(wish): Json<NewTable>,
) -> Answer {
    let making = quota::new_table(&app, &who, &home, What::Tables).await?;
    let (mut state, lines) = new_table(&wish, secret::code(), app.new_seed(), &who.at(&home), app.clock.now())?;
    let (host, now) = (who.caller.id(), app.clock.now());
    let wanted = ladder::who_wants(&app, &state.doc).await?;
    let causes = wanted.into_iter().map(|person| told::opened(person, host, now)).collect();
    let id = making.store_and_tell(&mut state, &lines, causes).await?;
    app.lobby.forget().await;
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.info(Some(&who.caller), app.clock.now())))
}

/// A table, for anybody who has its id.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn table(State(app): State<App>, who: Maybe, Id(id): Id) -> Answer {
    Ok(Json(app.tables.look_as(&id, who.caller(), None, 0).await?.info(who.caller(), app.clock.now())))
}

/// The table that has this code while it waits.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = TableId), (status = "default", body = Problem)))]
pub async fn by_code(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Word(code): Word,
) -> Result<Json<TableId>, Error> {
    app.limits.take(What::Codes, Who::Home(&home), app.clock.now())?;
    let code = secret::read_code(&code).ok_or(Error::NoTable)?;
    let id = app.store.table_by_code(&code).await.map_err(store_error)?.ok_or(Error::NoTable)?;
    Ok(Json(TableId { id }))
}

/// Sits down, or changes guild or contribution of an own seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn sit(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(sit): Json<Sit>,
) -> Answer {
    ladder::admit(&app, &id, &who).await?;
    obey(&app, &id, &who.at(&home), &home, Command::Sit(sit)).await
}

/// Stands up from all own seats before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn stand(State(app): State<App>, Extension(Home(home)): Extension<Home>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Stand).await
}

/// The host frees a seat.
#[utoipa::path(post, path = "/api/tables/{id}/kick", tag = "tables", params(("id" = String, Path)),
    request_body = WhichSeat, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn kick(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(WhichSeat { seat }): Json<WhichSeat>,
) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Kick(seat)).await
}

/// The host says who is to sit there.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", params(("id" = String, Path)),
    request_body = ChangeSeat, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn seat(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(change): Json<ChangeSeat>,
) -> Answer {
    let ChangeSeat { seat, wish } = change;
    obey(&app, &id, &who.at(&home), &home, Command::Change { seat, wish }).await
}

/// The host begins the game; seats that are still open vanish.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn start(State(app): State<App>, Extension(Home(home)): Extension<Home>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Start).await
}

/// The host gives the table up, unless others play there.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn close(State(app): State<App>, Extension(Home(home)): Extension<Home>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Close).await
}

/// Leaves a running game. A bot plays for the person until the person plays again.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn leave(State(app): State<App>, Extension(Home(home)): Extension<Home>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Leave).await
}

/// Takes the own seats back from the bots that play there.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn come_back(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Return).await
}

/// Asks to be asked in this go, also where the table would answer. Everybody sees it.
#[utoipa::path(post, path = "/api/tables/{id}/hold", tag = "tables", params(("id" = String, Path)),
    request_body = WhichSeat, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn hold(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(WhichSeat { seat }): Json<WhichSeat>,
) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Hold(seat)).await
}

/// Takes days off in a game over days: the caller's clock stops for this long, and the others see until when.
#[utoipa::path(post, path = "/api/tables/{id}/days-off", tag = "tables", params(("id" = String, Path)),
    request_body = TakeDaysOff, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn days_off(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(TakeDaysOff { days }): Json<TakeDaysOff>,
) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::DaysOff(days)).await
}

/// Says yes or no to what the players decide together.
#[utoipa::path(post, path = "/api/tables/{id}/vote", tag = "tables", params(("id" = String, Path)),
    request_body = CastVote, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn vote(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(vote): Json<CastVote>,
) -> Answer {
    obey(&app, &id, &who.caller, &home, Command::Vote(vote)).await
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Say,
    responses((status = 200, body = Seq), (status = "default", body = Problem)))]
pub async fn chat(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
    Json(Say { text, seat }): Json<Say>,
) -> Result<Json<Seq>, Error> {
    let text = input::chat(&text)?;
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    let (seq, _) = app.tables.obey(&id, &who.caller, Command::Say { seat, text }).await?;
    Ok(Json(Seq { seq }))
}
