//! The operator's page: people, tables, reports, and what operators did. Nobody comes here but by a link that was made on the
//! command line; without it there is nothing here.

use axum::Extension;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use serde::{Deserialize, Serialize};
use tharos_store::{Act, Person, Report, Ticket};
use tharos_table::Occupant;
use utoipa::{IntoParams, ToSchema};

use crate::api::{Error, Problem, TablePhase};
use crate::app::App;
use crate::clock::Ms;
use crate::extract::{Id, Json, Query};
use crate::guard::Home;
use crate::limits::{What, Who};
use crate::operator::{Deed, carry_out};
use crate::table::{read_table, store_error};
use crate::{secret, session};

const COOKIE: &str = "tharos_operator";
/// The link, which is good once, and what it opens.
pub const LINK: &str = "operator-link";
const SESSION: &str = "operator";
/// How long both are valid.
pub const GOOD: Ms = 60 * 60 * 1000;
/// How many of each are shown.
const SHOWN: i64 = 100;

/// An operator who came by a link. To everybody else these routes do not exist.
pub struct Operator {
    token: [u8; 32],
    until: Ms,
}

impl FromRequestParts<App> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let token = secret::hash(session::cookie(&parts.headers, COOKIE).ok_or(Error::NotFound)?);
        let until = app.store.ticket_until(&token, SESSION, app.clock.now()).await.map_err(store_error)?;
        Ok(Operator { token, until: until.ok_or(Error::NotFound)? })
    }
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OperatorLink {
    token: String,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorCounts {
    accounts: i64,
    guests: i64,
    bots: i64,
    waiting: i64,
    running: i64,
    over: i64,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorReport {
    id: String,
    at: i64,
    reporter: String,
    about: String,
    table: Option<String>,
    /// What was said.
    said: String,
    /// What the reporter says.
    text: String,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorAct {
    at: i64,
    act: String,
    about: String,
    note: String,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorNow {
    /// When this page is closed.
    until: i64,
    counts: OperatorCounts,
    /// Those that wait.
    reports: Vec<OperatorReport>,
    acts: Vec<OperatorAct>,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorPerson {
    id: String,
    /// `guest`, `account` or `bot`.
    kind: String,
    name: String,
    login: Option<String>,
    created: i64,
    banned: bool,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorPeople {
    people: Vec<OperatorPerson>,
}

/// A table without anything of its game: no hands, no seeds.
#[derive(Serialize, ToSchema)]
pub struct OperatorTable {
    id: String,
    phase: TablePhase,
    created: i64,
    updated: i64,
    /// Of its log.
    lines: i64,
    /// The ids of those who sit there; null for bots and open seats.
    seats: Vec<Option<String>>,
}

#[derive(Serialize, ToSchema)]
pub struct OperatorTables {
    tables: Vec<OperatorTable>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DoDeed {
    deed: Deed,
    /// The id of the person, table, tournament or report.
    id: String,
    /// Why, for the list of what operators did; 1 to 500 characters.
    why: String,
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub struct SearchQuery {
    /// A login, an id, or a part of a name.
    text: String,
}

fn cookie(app: &App, headers: &HeaderMap, token: &str, seconds: i64) -> [(HeaderName, HeaderValue); 1] {
    let secure = if session::over_https(app, headers) { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/api/operator; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    [(header::SET_COOKIE, HeaderValue::try_from(text).expect("base32 is always a header"))]
}

/// Uses up a link of `tharos admin page`: for an hour this browser is an operator's.
#[utoipa::path(post, path = "/api/operator/enter", tag = "operation", request_body = OperatorLink,
    responses((status = 200, body = OperatorNow), (status = "default", body = Problem)))]
pub async fn enter_operator(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    headers: HeaderMap,
    Json(OperatorLink { token }): Json<OperatorLink>,
) -> Result<([(HeaderName, HeaderValue); 1], Json<OperatorNow>), Error> {
    let now = app.clock.now();
    app.limits.may_try(What::SignIns, Who::Home(&home), now)?;
    let used = app.store.use_ticket(&secret::hash(&token), LINK, now).await.map_err(store_error)?;
    if used.is_none() {
        app.limits.failed(What::SignIns, Who::Home(&home), now);
        return Err(Error::LinkUsed);
    }
    let (token, until) = (secret::token(), now + GOOD);
    let ticket = Ticket { kind: SESSION.to_owned(), person: None, about: String::new(), until };
    app.store.add_ticket(&secret::hash(&token), &ticket).await.map_err(store_error)?;
    let entered = Act { at: now, act: "enter-page".to_owned(), about: String::new(), note: String::new() };
    app.store.note_act(entered).await.map_err(store_error)?;
    Ok((cookie(&app, &headers, &token, GOOD / 1000), Json(told(&app, until).await?)))
}

/// Closes the page in this browser.
#[utoipa::path(post, path = "/api/operator/leave", tag = "operation",
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn leave_operator(
    State(app): State<App>,
    operator: Operator,
    headers: HeaderMap,
) -> Result<([(HeaderName, HeaderValue); 1], StatusCode), Error> {
    app.store.use_ticket(&operator.token, SESSION, app.clock.now()).await.map_err(store_error)?;
    Ok((cookie(&app, &headers, "", 0), StatusCode::NO_CONTENT))
}

async fn told(app: &App, until: Ms) -> Result<OperatorNow, Error> {
    let counts = app.store.counts().await.map_err(store_error)?;
    let report = |Report { id, at, reporter, about, table, said, text, .. }| OperatorReport {
        id,
        at,
        reporter,
        about,
        table,
        said,
        text,
    };
    let act = |Act { at, act, about, note }| OperatorAct { at, act, about, note };
    Ok(OperatorNow {
        until,
        counts: OperatorCounts {
            accounts: counts.accounts,
            guests: counts.guests,
            bots: counts.bots,
            waiting: counts.waiting,
            running: counts.running,
            over: counts.over,
        },
        reports: app.store.reports(false, SHOWN).await.map_err(store_error)?.into_iter().map(report).collect(),
        acts: app.store.acts(SHOWN).await.map_err(store_error)?.into_iter().map(act).collect(),
    })
}

/// How much there is, what waits, and what operators did.
#[utoipa::path(get, path = "/api/operator", tag = "operation",
    responses((status = 200, body = OperatorNow), (status = "default", body = Problem)))]
pub async fn operator(State(app): State<App>, operator: Operator) -> Result<Json<OperatorNow>, Error> {
    Ok(Json(told(&app, operator.until).await?))
}

/// People by login, id or a part of the name.
#[utoipa::path(get, path = "/api/operator/people", tag = "operation", params(SearchQuery),
    responses((status = 200, body = OperatorPeople), (status = "default", body = Problem)))]
pub async fn operator_people(
    State(app): State<App>,
    _operator: Operator,
    Query(SearchQuery { text }): Query<SearchQuery>,
) -> Result<Json<OperatorPeople>, Error> {
    let mut people = Vec::new();
    for person in app.store.find_people(text.trim(), SHOWN).await.map_err(store_error)? {
        let banned = app.store.is_banned(&person.id).await.map_err(store_error)?;
        let Person { id, kind, name, login, created, .. } = person;
        people.push(OperatorPerson { id, kind: kind.word().to_owned(), name, login, created, banned });
    }
    Ok(Json(OperatorPeople { people }))
}

/// The tables of a person, or the table of this id.
#[utoipa::path(get, path = "/api/operator/tables/{id}", tag = "operation", params(("id" = String, Path)),
    responses((status = 200, body = OperatorTables), (status = "default", body = Problem)))]
pub async fn operator_tables(
    State(app): State<App>,
    _operator: Operator,
    Id(id): Id,
) -> Result<Json<OperatorTables>, Error> {
    let stored = match app.store.table(&id).await.map_err(store_error)? {
        Some(table) => vec![table],
        None => app.store.tables_of(&id, SHOWN).await.map_err(store_error)?,
    };
    let show = |stored: &tharos_store::Table| {
        let doc = read_table(stored).ok()?;
        let person = |occupant: &Occupant| occupant.person().map(str::to_owned);
        Some(OperatorTable {
            id: stored.id.clone(),
            phase: doc.phase,
            created: stored.created,
            updated: stored.updated,
            lines: stored.seq,
            seats: doc.chairs.iter().map(|chair| person(&chair.occupant)).collect(),
        })
    };
    Ok(Json(OperatorTables { tables: stored.iter().filter_map(show).collect() }))
}

/// Does something to somebody or something, as `tharos admin` does, and notes it.
#[utoipa::path(post, path = "/api/operator/deeds", tag = "operation", request_body = DoDeed,
    responses((status = 200, body = OperatorNow), (status = "default", body = Problem)))]
pub async fn do_deed(
    State(app): State<App>,
    operator: Operator,
    Json(DoDeed { deed, id, why }): Json<DoDeed>,
) -> Result<Json<OperatorNow>, Error> {
    let why = tharos_table::input::chat(&why)?;
    if !carry_out(&app.store, deed, &id, &why, app.clock.now()).await.map_err(store_error)? {
        return Err(Error::bad_request("there is nobody and nothing of this id"));
    }
    Ok(Json(told(&app, operator.until).await?))
}
