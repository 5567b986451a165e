//! The routes about tournaments.

use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use tharos_rules::ids::MULTIPLAYER;
use tharos_store::{Cup, CupPhase, Entrant, Joined, Kind};
use tharos_table::api::ClockRule;
use tharos_table::input;

use super::api::{CupInfo, CupNow, CupResults, Cups, NewCup, WhichEntrant};
use super::doc::{CupDoc, write};
use super::show::{ROOM, Read, read_cup, read_listed};
use super::{export, round};
use crate::api::{Error, Problem, TableError};
use crate::app::App;
use crate::extract::{CupId, Json};
use crate::guard::Home;
use crate::ladder::meeting;
use crate::limits::What;
use crate::secret;
use crate::session::{Maybe, Signed};
use crate::table::store_error;

/// How many tournaments of one account may be open or running.
const HOSTED: i64 = 3;
/// How many tournaments one account may take part in at the same time.
const JOINED: i64 = 20;
/// How many tournaments a list shows.
const LISTED: i64 = 50;
/// The longest round in hours.
pub const MOST_HOURS: u32 = 14 * 24;
pub const MOST_ROUNDS: u8 = 8;

type Answer = Result<Json<CupNow>, Error>;

async fn find(app: &App, id: &str) -> Result<Read, Error> {
    let cup = app.store.cup(id).await.map_err(store_error)?.ok_or(Error::NoCup)?;
    read_cup(app, cup).await
}

async fn show(app: &App, id: &str, who: &Signed) -> Answer {
    Ok(Json(find(app, id).await?.now(app, Some(&who.caller)).await?))
}

/// The tournaments of the caller, and those that everybody finds.
#[utoipa::path(get, path = "/api/cups", tag = "cups",
    responses((status = 200, body = Cups), (status = "default", body = Problem)))]
pub async fn cups(State(app): State<App>, who: Maybe) -> Result<Json<Cups>, Error> {
    let caller = who.caller();
    let mine = match caller {
        Some(caller) => app.store.cups_of(caller.id(), LISTED).await.map_err(store_error)?,
        None => Vec::new(),
    };
    let mut public = app.store.listed_cups(LISTED).await.map_err(store_error)?;
    public.retain(|(cup, _)| mine.iter().all(|(own, _)| own.id != cup.id));
    let read = async |cups: Vec<(Cup, Vec<Entrant>)>| -> Vec<CupInfo> {
        let mut found = Vec::with_capacity(cups.len());
        for (cup, entrants) in cups {
            // An unreadable one has been logged; the others are still listed.
            if let Ok(read) = read_listed(&app, cup, entrants).await {
                found.push(read.info(caller));
            }
        }
        found
    };
    Ok(Json(Cups { mine: read(mine).await, public: read(public).await }))
}

/// Opens a tournament. Accounts only.
#[utoipa::path(post, path = "/api/cups", tag = "cups", request_body = NewCup,
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn new_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(new): Json<NewCup>,
) -> Answer {
    if who.session.person.kind != Kind::Account {
        return Err(Error::NeedsAccount);
    }
    let NewCup { name, players, rounds, hours, clock, bots, public } = new;
    let name = input::name(&name)?;
    let fits =
        MULTIPLAYER.contains(&players) && (1..=MOST_ROUNDS).contains(&rounds) && (1..=MOST_HOURS).contains(&hours);
    if !fits {
        let (least, most) = (MULTIPLAYER.start(), MULTIPLAYER.end());
        return Err(Error::bad_request(format!(
            "{least} to {most} at a table, 1 to {MOST_ROUNDS} rounds of 1 to {MOST_HOURS} hours"
        )));
    }
    clock.check()?;
    let round = u64::from(hours) * 60 * 60;
    if let ClockRule::Move { seconds } | ClockRule::Budget { seconds, .. } = clock
        && u64::from(seconds) > round
    {
        return Err(Error::bad_request("a clock is no longer than a round"));
    }
    let now = app.clock.now();
    app.limits.take_both(What::Tables, &home, who.caller.id(), now)?;
    let seed = app.config.seed.unwrap_or_else(secret::seed);
    let (order, began) = (Vec::new(), Vec::new());
    let doc = CupDoc { name, players, rounds, hours, clock, bots, seed, order, tables: 0, began, ended: None };
    let cup = Cup {
        id: secret::id(),
        host: who.caller.id().to_owned(),
        phase: CupPhase::Open,
        listed: public,
        seq: 0,
        round: 0,
        due: None,
        info: write(&doc),
        created: now,
        updated: now,
    };
    let id = cup.id.clone();
    if !app.store.new_cup(cup, HOSTED).await.map_err(store_error)? {
        return Err(Error::TooManyTables);
    }
    show(&app, &id, &who).await
}

/// A tournament, for anybody who has its id.
#[utoipa::path(get, path = "/api/cups/{id}", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn cup(State(app): State<App>, who: Maybe, CupId(id): CupId) -> Answer {
    Ok(Json(find(&app, &id).await?.now(&app, who.caller()).await?))
}

/// The caller takes part; guests may.
#[utoipa::path(post, path = "/api/cups/{id}/join", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn join_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    CupId(id): CupId,
) -> Answer {
    let (now, me) = (app.clock.now(), who.caller.id());
    app.limits.take_both(What::Lines, &home, me, now)?;
    let read = find(&app, &id).await?;
    if let Some(own) = read.own(Some(&who.caller)) {
        return match own.gone {
            None => show(&app, &id, &who).await,
            Some(_) => Err(TableError::Kicked.into()),
        };
    }
    if !who.caller.is(&read.cup.host) && meeting::is_kept_away(&app, &read.cup.host, me).await? {
        return Err(TableError::Kicked.into());
    }
    match app.store.join_cup(&id, me, now, ROOM, JOINED).await.map_err(store_error)? {
        Joined::Done | Joined::Known => show(&app, &id, &who).await,
        Joined::Full => Err(TableError::Cup("there is no room, or you take part in too many").into()),
        Joined::TooLate => Err(TableError::WrongPhase("it has begun").into()),
    }
}

/// The caller withdraws. In a running tournament a bot plays on, and the caller gets no place.
#[utoipa::path(post, path = "/api/cups/{id}/withdraw", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn withdraw_from_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    CupId(id): CupId,
) -> Answer {
    let now = app.clock.now();
    app.limits.take_both(What::Lines, &home, who.caller.id(), now)?;
    let read = find(&app, &id).await?;
    let own = read.own(Some(&who.caller)).filter(|own| own.gone.is_none());
    let number = own.ok_or(TableError::NoChange("you do not take part"))?.number;
    let gone = match read.cup.phase {
        CupPhase::Open => app.store.leave_cup(&id, number).await,
        _ => app.store.withdraw(&id, number, now).await,
    };
    if !gone.map_err(store_error)? {
        return Err(TableError::WrongPhase("it has gone on").into());
    }
    // Read it again: a round may have begun in the meantime.
    let read = find(&app, &id).await?;
    if read.cup.phase == CupPhase::Running {
        round::withdraw(&app, &read.cup, number).await?;
    }
    show(&app, &id, &who).await
}

/// The host removes somebody for good before it begins.
#[utoipa::path(post, path = "/api/cups/{id}/remove", tag = "cups", params(("id" = String, Path)),
    request_body = WhichEntrant, responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn remove_from_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    CupId(id): CupId,
    Json(WhichEntrant { number }): Json<WhichEntrant>,
) -> Answer {
    hosted(&app, &id, &who, &home).await?;
    if !app.store.withdraw(&id, number, app.clock.now()).await.map_err(store_error)? {
        return Err(TableError::NoChange("nobody of that number takes part").into());
    }
    show(&app, &id, &who).await
}

/// The host begins the first round.
#[utoipa::path(post, path = "/api/cups/{id}/begin", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn begin_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    CupId(id): CupId,
) -> Answer {
    loop {
        let read = hosted(&app, &id, &who, &home).await?;
        // If somebody joins or leaves at the same moment, try again with the new list.
        if round::begin_first(&app, &read.cup).await? {
            return show(&app, &id, &who).await;
        }
    }
}

/// The host cancels it before it begins.
#[utoipa::path(post, path = "/api/cups/{id}/close", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupNow), (status = "default", body = Problem)))]
pub async fn close_cup(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    CupId(id): CupId,
) -> Answer {
    hosted(&app, &id, &who, &home).await?;
    if !app.store.close_cup(&id, app.clock.now()).await.map_err(store_error)? {
        return Err(TableError::WrongPhase("it has begun").into());
    }
    show(&app, &id, &who).await
}

/// An open tournament, if the caller is its host.
async fn hosted(app: &App, id: &str, who: &Signed, home: &str) -> Result<Read, Error> {
    app.limits.take_both(What::Lines, home, who.caller.id(), app.clock.now())?;
    let read = find(app, id).await?;
    if !who.caller.is(&read.cup.host) {
        return Err(TableError::NotHost.into());
    }
    if read.cup.phase != CupPhase::Open {
        return Err(TableError::WrongPhase("it has begun").into());
    }
    Ok(read)
}

/// The results of all finished rounds.
#[utoipa::path(get, path = "/api/cups/{id}/results", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = CupResults), (status = "default", body = Problem)))]
pub async fn cup_results(State(app): State<App>, who: Maybe, CupId(id): CupId) -> Result<Json<CupResults>, Error> {
    Ok(Json(find(&app, &id).await?.results(&app, who.caller()).await?))
}

/// The same for spreadsheets: one row for each seat.
#[utoipa::path(get, path = "/api/cups/{id}/results.csv", tag = "cups", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = "default", body = Problem)))]
pub async fn cup_results_csv(State(app): State<App>, who: Maybe, CupId(id): CupId) -> Result<impl IntoResponse, Error> {
    let text = export::csv(&find(&app, &id).await?.results(&app, who.caller()).await?);
    let file = format!("attachment; filename=\"tharos-cup-{}.csv\"", &id[..8]);
    Ok(([(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, file)], text))
}
