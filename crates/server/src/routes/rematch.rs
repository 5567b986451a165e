//! Another game with the same people, or with the same luck.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use tharos_table::{Caller, Command, Occupant};

use crate::api::{Error, Problem, Sit, TableError, TableInfo, TablePhase};
use crate::app::App;
use crate::cup::check_unsealed;
use crate::extract::{Id, Json};
use crate::guard::Home;
use crate::limits::What;
use crate::session::Signed;
use crate::{quota, secret};

/// Another game with the same settings and seats. The first request makes the table; the others sit down there in their
/// old seats.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn rematch(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
) -> Result<Json<TableInfo>, Error> {
    let shown = app.tables.look(&id).await?;
    let caller = &who.at(&home);
    let table = &shown.state.doc;
    let own = *shown.state.seats_of(caller).first().ok_or(TableError::NotYours)?;
    if table.phase != TablePhase::Over {
        return Err(TableError::WrongPhase("the game is not over").into());
    }
    let guild = table.chairs[usize::from(own)].guild;
    if let Some(next) = &table.next {
        return join(&app, next, guild, caller).await;
    }
    let making = quota::new_table(&app, &who, &home, What::Tables).await?;
    let now = app.clock.now();
    let (mut state, lines) = tharos_table::rematch(table, secret::code(), app.new_seed(), caller, now)?;
    let next = making.store(&mut state, &lines).await?;
    match app.tables.obey(&id, caller, Command::Next(next.clone())).await {
        Ok(_) => Ok(Json(app.tables.look(&next).await?.info(Some(caller), app.clock.now()))),
        // Somebody else was quicker: ours is not needed.
        Err(Error::Table(TableError::Stale { .. })) => {
            app.tables.obey(&next, caller, Command::Close).await?;
            let shown = app.tables.look(&id).await?;
            let next = shown.state.doc.next.as_deref().ok_or(Error::Internal)?;
            join(&app, next, guild, caller).await
        }
        Err(error) => Err(error),
    }
}

/// The same deal once more, for the caller and bots, when its game is over or given up.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn again(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Id(id): Id,
) -> Result<Json<TableInfo>, Error> {
    let making = quota::new_table(&app, &who, &home, What::Tables).await?;
    let before = app.tables.look(&id).await?;
    check_unsealed(&app, &before.state.doc).await?;
    let (mut state, lines) = before.state.same_deal(&id, &who.caller, app.clock.now())?;
    let id = making.store(&mut state, &lines).await?;
    Ok(Json(app.tables.look(&id).await?.info(Some(&who.caller), app.clock.now())))
}

async fn join(
    app: &App,
    id: &str,
    guild: tharos_rules::ids::Guild,
    caller: &Arc<Caller>,
) -> Result<Json<TableInfo>, Error> {
    let shown = app.tables.look(id).await?;
    let table = &shown.state.doc;
    let mut shown = shown.clone();
    if table.phase == TablePhase::Waiting && shown.state.seats_of(caller).is_empty() {
        let old = table.chairs.iter().position(|chair| chair.occupant == Occupant::Open && chair.guild == guild);
        let sit = Sit { seat: old.map(|seat| seat as u8), ..Sit::default() };
        shown = app.tables.obey(id, caller, Command::Sit(sit)).await?.1;
    }
    Ok(Json(shown.info(Some(caller), app.clock.now())))
}
