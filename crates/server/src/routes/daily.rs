//! The deal of the day: beginning it, and what came of it.

use axum::Extension;
use axum::extract::State;
use serde::Deserialize;
use tharos_store::DailyTry;
use tharos_table::api::{NewTable, SeatWish, Settings};
use tharos_table::new_table;
use utoipa::IntoParams;

use crate::api::{Daily, DailyBest, DailyDay, Error, Problem, TableInfo, WhichDay};
use crate::app::App;
use crate::daily::{DAY, ENOUGH, OPEN, day_of, median, mine, seed, settle, settle_others, steps};
use crate::extract::{Json, Query};
use crate::guard::Home;
use crate::limits::What;
use crate::session::{Maybe, Signed};
use crate::table::{store_error, store_table};
use crate::{quota, secret};

/// How many of the best results are named.
const BEST: i64 = 3;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Day {
    /// In days since 1970; left out: today's.
    #[param(nullable = false)]
    day: Option<i64>,
}

fn which(day: Option<i64>, today: i64) -> Result<i64, Error> {
    let day = day.unwrap_or(today);
    let open = (today - OPEN..=today).contains(&day);
    if open { Ok(day) } else { Err(Error::bad_request("the deal of that day cannot be played")) }
}

/// The deal of a day. What others did is told once the own try is over.
#[utoipa::path(get, path = "/api/daily", tag = "daily", params(Day),
    responses((status = 200, body = Daily), (status = "default", body = Problem)))]
pub async fn daily(State(app): State<App>, who: Maybe, Query(Day { day }): Query<Day>) -> Result<Json<Daily>, Error> {
    let now = app.clock.now();
    let today = day_of(now);
    let day = which(day, today)?;
    let mut answer = Daily {
        day,
        today,
        next_ms: (today + 1) * DAY - now,
        mine: None,
        people: None,
        spread: None,
        median: None,
        best: Vec::new(),
        calendar: Vec::new(),
    };
    let Some(who) = who.0 else { return Ok(Json(answer)) };
    let id = who.caller.id();
    if let Some(mut tried) = app.store.daily_try(day, id).await.map_err(store_error)? {
        settle(&app, &mut tried).await?;
        let over = tried.result.is_some();
        let mut spread = Vec::new();
        if over {
            settle_others(&app, day).await?;
            spread = app.store.daily_spread(day).await.map_err(store_error)?;
            let people = spread.iter().map(|&(_, _, n)| n).sum();
            answer.people = Some(people);
            answer.median = median(&spread).filter(|_| people >= ENOUGH);
            answer.spread = (people >= ENOUGH).then(|| steps(&spread));
            answer.best = best(&app, day, id, people).await?;
        }
        answer.mine = Some(mine(tried, &spread));
    }
    let all = app.store.dailies_of(id, today - OPEN).await.map_err(store_error)?;
    answer.calendar = all
        .into_iter()
        .map(|DailyTry { day, ranked, result, .. }| {
            let (vp, won) = result.map_or((None, false), |result| (Some(result.vp), result.won));
            DailyDay { day, vp, won, ranked }
        })
        .collect();
    Ok(Json(answer))
}

async fn best(app: &App, day: i64, me: &str, people: i64) -> Result<Vec<DailyBest>, Error> {
    if people < ENOUGH {
        return Ok(Vec::new());
    }
    let best = app.store.best_daily(day, BEST).await.map_err(store_error)?;
    let names = app.tables.0.people.names(&app.store, best.iter().map(|tried| tried.person.clone()).collect()).await;
    let named = (1..).zip(best).filter_map(|(place, DailyTry { person, result, .. })| {
        let name = names.get(&person).cloned().unwrap_or_default();
        result.map(|result| DailyBest { place, name, vp: result.vp, won: result.won, me: person == me })
    });
    Ok(named.collect())
}

/// The table of the counted try, which begins with the first request; once it is over, a table for practice.
#[utoipa::path(post, path = "/api/daily", tag = "daily", request_body = WhichDay,
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
pub async fn begin_daily(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(WhichDay { day }): Json<WhichDay>,
) -> Result<Json<TableInfo>, Error> {
    let (id, now) = (who.caller.id(), app.clock.now());
    let today = day_of(now);
    let day = which(day, today)?;
    let told = async |table: &str| -> Result<Json<TableInfo>, Error> {
        Ok(Json(app.tables.look(table).await?.info(Some(&who.caller), app.clock.now())))
    };
    let mut before = app.store.daily_try(day, id).await.map_err(store_error)?;
    if let Some(tried) = &mut before {
        settle(&app, tried).await?;
        // A table that was given up and swept away is not played on; what follows is practice.
        if let (None, Ok(table)) = (&tried.result, told(&tried.table).await) {
            return Ok(table);
        }
    }
    quota::new_table(&app, &who, &home, What::Tables).await?;
    let settings = Settings { spectators: false, hints: false, ..Settings::default() };
    let wish = NewTable { seats: vec![SeatWish::Me { guild: None }], settings, contribution: None };
    let (mut state, lines) = new_table(&wish, secret::code(), seed(&app, day).await?, &who.caller, now)?;
    let table = store_table(&app.store, &mut state, &lines).await?;
    let new = DailyTry { day, person: id.to_owned(), table, ranked: day == today, started: now, result: None };
    if before.is_none() && !app.store.begin_daily(&new).await.map_err(store_error)? {
        // The same person was quicker elsewhere.
        app.tables.obey(&new.table, &who.caller, tharos_table::Command::Leave).await?;
        let first = app.store.daily_try(day, id).await.map_err(store_error)?.ok_or(Error::Internal)?;
        return told(&first.table).await;
    }
    told(&new.table).await
}
