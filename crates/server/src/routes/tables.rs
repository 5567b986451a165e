//! Who plays where.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use tharos_table::{Caller, Command, Presence, info, input, new_table};

use crate::api::{
    CastVote, ChangeSeat, Error, NewTable, Problem, Say, Seq, Sit, TableId, TableInfo, Tables, WhichSeat,
};
use crate::app::App;
use crate::extract::{Id, Json};
use crate::guard::Home;
use crate::limits::What;
use crate::secret;
use crate::session::{Maybe, Signed};
use crate::table::{read_table, store_error, store_table};

/// So many tables are listed.
const LISTED: i64 = 100;

type Answer = Result<Json<TableInfo>, Error>;

async fn obey(app: &App, id: &str, caller: &Arc<Caller>, command: Command) -> Answer {
    let (_, shown) = app.tables.obey(id, caller, command).await?;
    Ok(Json(shown.info(Some(caller), app.clock.now())))
}

async fn list(app: &App, stored: Vec<tharos_store::Table>, caller: Option<&Caller>) -> Result<Json<Tables>, Error> {
    let mut tables = Vec::new();
    for row in stored {
        // One that cannot be read has been logged, and hides no other.
        let Ok(table) = read_table(&row) else { continue };
        let people = table.chairs.iter().filter_map(|chair| chair.occupant.person()).map(str::to_owned).collect();
        let names = app.tables.0.people.names(&app.store, people).await;
        tables.push(info(&row.id, &table, caller, &names, Presence::default(), app.clock.now()));
    }
    Ok(Json(Tables { tables }))
}

/// Public tables: those that wait for players first, then those one may watch.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = Tables), (status = "default", body = Problem)))]
pub async fn lobby(State(app): State<App>, who: Maybe) -> Result<Json<Tables>, Error> {
    list(&app, app.store.lobby(LISTED).await.map_err(store_error)?, who.caller()).await
}

/// The own tables: first those that wait for the caller, finished ones last.
#[utoipa::path(get, path = "/api/tables/mine", tag = "tables",
    responses((status = 200, body = Tables), (status = "default", body = Problem)))]
pub async fn mine(State(app): State<App>, who: Signed) -> Result<Json<Tables>, Error> {
    list(&app, app.store.tables_of(who.caller.id(), LISTED).await.map_err(store_error)?, Some(&who.caller)).await
}

/// A new table. It begins at once if it is full and the host does not want to say when.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn create(State(app): State<App>, who: Signed, Json(wish): Json<NewTable>) -> Answer {
    let (mut state, lines) = new_table(&wish, secret::code(), app.new_seed(), &who.caller, app.clock.now())?;
    let id = store_table(&app.store, &mut state, &lines).await?;
    let shown = app.tables.look(&id).await?;
    Ok(Json(shown.info(Some(&who.caller), app.clock.now())))
}

/// A table, for whoever has its id.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn table(State(app): State<App>, who: Maybe, Id(id): Id) -> Answer {
    Ok(Json(app.tables.look(&id).await?.info(who.caller(), app.clock.now())))
}

/// The table that has this code while it waits.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables", params(("code" = String, Path)),
    responses((status = 200, body = TableId), (status = "default", body = Problem)))]
pub async fn by_code(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Path(code): Path<String>,
) -> Result<Json<TableId>, Error> {
    app.limits.take(What::Codes, &home, app.clock.now()).inspect_err(|_| app.metrics.slowed_down.add(1))?;
    let code = secret::read_code(&code).ok_or(Error::NoTable)?;
    let id = app.store.table_by_code(&code).await.map_err(store_error)?.ok_or(Error::NoTable)?;
    Ok(Json(TableId { id }))
}

/// Sits down, or changes guild or contribution of an own seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn sit(State(app): State<App>, who: Signed, Id(id): Id, Json(sit): Json<Sit>) -> Answer {
    obey(&app, &id, &who.caller, Command::Sit(sit)).await
}

/// Stands up from all own seats before the game begins.
#[utoipa::path(post, path = "/api/tables/{id}/stand", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn stand(State(app): State<App>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, Command::Stand).await
}

/// The host frees a seat.
#[utoipa::path(post, path = "/api/tables/{id}/kick", tag = "tables", params(("id" = String, Path)),
    request_body = WhichSeat, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn kick(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(WhichSeat { seat }): Json<WhichSeat>,
) -> Answer {
    obey(&app, &id, &who.caller, Command::Kick(seat)).await
}

/// The host says who is to sit there.
#[utoipa::path(post, path = "/api/tables/{id}/seat", tag = "tables", params(("id" = String, Path)),
    request_body = ChangeSeat, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn seat(State(app): State<App>, who: Signed, Id(id): Id, Json(change): Json<ChangeSeat>) -> Answer {
    let ChangeSeat { seat, wish } = change;
    obey(&app, &id, &who.caller, Command::Change { seat, wish }).await
}

/// The host begins the game; seats that are still open vanish.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn start(State(app): State<App>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, Command::Start).await
}

/// The host gives the table up, unless others play there.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn close(State(app): State<App>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, Command::Close).await
}

/// Leaves a running game. The others are asked whether a bot shall stand in.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn leave(State(app): State<App>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, Command::Leave).await
}

/// Comes back to a running game.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn come_back(State(app): State<App>, who: Signed, Id(id): Id) -> Answer {
    obey(&app, &id, &who.caller, Command::Return).await
}

/// Says yes or no to what the players decide together.
#[utoipa::path(post, path = "/api/tables/{id}/vote", tag = "tables", params(("id" = String, Path)),
    request_body = CastVote, responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn vote(State(app): State<App>, who: Signed, Id(id): Id, Json(vote): Json<CastVote>) -> Answer {
    obey(&app, &id, &who.caller, Command::Vote(vote)).await
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "tables", params(("id" = String, Path)), request_body = Say,
    responses((status = 200, body = Seq), (status = "default", body = Problem)))]
pub async fn chat(
    State(app): State<App>,
    who: Signed,
    Id(id): Id,
    Json(Say { text, seat }): Json<Say>,
) -> Result<Json<Seq>, Error> {
    let text = input::chat(&text)?;
    let (seq, _) = app.tables.obey(&id, &who.caller, Command::Say { seat, text }).await?;
    Ok(Json(Seq { seq }))
}
