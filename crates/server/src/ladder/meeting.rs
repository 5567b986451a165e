//! Finding each other, and keeping away: lists of people, invitations, wishes, reports.

use axum::Extension;
use axum::extract::State;
use tharos_rules::ids::MULTIPLAYER;
use tharos_store::{CauseKind, Person, Relation, Report};
use tharos_table::{LogLine, Occupant, RatingKind, TableDoc, input};

use super::api::{
    Asked, ChangeList, Invitations, Invite, ListKind, Lists, Named, NewReport, Reported, SetWish, Somebody, TableWish,
    WishNow,
};
use crate::api::{Error, Problem, TableError, TablePhase};
use crate::app::App;
use crate::clock::Ms;
use crate::extract::{Id, Json};
use crate::guard::Home;
use crate::limits::What;
use crate::session::Signed;
use crate::table::{lines, read_table, store_error};
use crate::{lobby, secret, told};

/// The most people in one list of friends or blocked people.
const IN_LIST: i64 = 200;
/// The most open invitations of one person.
const INVITED: i64 = 30;
/// How long a wish is valid.
const WISHED: Ms = 14 * DAY;
/// How many invitations from strangers a person is notified of in one day; the lobby shows all of them.
const BY_STRANGERS: i64 = 5;
/// The most reports of one person in a day.
const REPORTS: i64 = 10;
/// The most open reports of the same message.
const OF_THE_SAME: i64 = 3;
const DAY: Ms = 24 * 60 * 60 * 1000;

impl From<ListKind> for Relation {
    fn from(list: ListKind) -> Relation {
        match list {
            ListKind::Friend => Relation::Friend,
            ListKind::Block => Relation::Block,
            ListKind::Hide => Relation::Hide,
        }
    }
}

/// Finds the person. A name means an account; if several accounts share it, nobody is found.
async fn find(app: &App, who: &Somebody) -> Result<Person, Error> {
    let found = match who {
        Somebody { person: Some(id), name: None, table: None, seat: None } => {
            app.store.person(id).await.map_err(store_error)?
        }
        Somebody { name: Some(name), person: None, table: None, seat: None } => {
            let mut named = app.store.accounts_named(name.trim(), 2).await.map_err(store_error)?;
            if named.len() == 1 { named.pop() } else { None }
        }
        Somebody { table: Some(table), seat: Some(seat), person: None, name: None } => {
            let shown = app.tables.look(table).await?;
            let chair = shown.state.doc.chairs.get(usize::from(*seat));
            match chair.and_then(|chair| chair.occupant.person()) {
                Some(id) => app.store.person(id).await.map_err(store_error)?,
                None => None,
            }
        }
        _ => return Err(Error::bad_request("say who: an id, a name, or a seat of a table")),
    };
    found.filter(|person| person.deleted.is_none()).ok_or(Error::NoPerson)
}

/// Refuses people whom the host has blocked.
pub async fn admit(app: &App, table: &str, who: &Signed) -> Result<(), Error> {
    let shown = app.tables.look(table).await?;
    let host = &shown.state.doc.host;
    if !who.caller.is(host) && is_kept_away(app, host, who.caller.id()).await? {
        return Err(TableError::Kicked.into());
    }
    Ok(())
}

/// Whether somebody has blocked a person.
pub async fn is_kept_away(app: &App, by: &str, person: &str) -> Result<bool, Error> {
    app.store.is_related(by, Relation::Block, person).await.map_err(store_error)
}

fn take(app: &App, home: &str, who: &Signed) -> Result<(), Error> {
    app.limits.take_both(What::Meetings, home, who.caller.id(), app.clock.now())
}

/// The caller's friends, and the people blocked or muted.
#[utoipa::path(get, path = "/api/lists", tag = "ladder",
    responses((status = 200, body = Lists), (status = "default", body = Problem)))]
pub async fn lists(State(app): State<App>, who: Signed) -> Result<Json<Lists>, Error> {
    let read = async |kind: Relation| -> Result<Vec<Named>, Error> {
        let people = app.store.related(who.caller.id(), kind).await.map_err(store_error)?;
        Ok(people.into_iter().map(|person| Named { person: person.id, name: person.name }).collect())
    };
    let [friends, blocked, hidden] =
        [read(Relation::Friend).await?, read(Relation::Block).await?, read(Relation::Hide).await?];
    Ok(Json(Lists { friends, blocked, hidden }))
}

/// Adds somebody to a list, or removes them. They are not notified.
#[utoipa::path(post, path = "/api/lists", tag = "ladder", request_body = ChangeList,
    responses((status = 200, body = Lists), (status = "default", body = Problem)))]
pub async fn change_list(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    signed: Signed,
    Json(ChangeList { who, list, on }): Json<ChangeList>,
) -> Result<Json<Lists>, Error> {
    take(&app, &home, &signed)?;
    let other = find(&app, &who).await?;
    if signed.caller.is(&other.id) {
        return Err(Error::bad_request("that is you"));
    }
    let (me, now) = (signed.caller.id(), app.clock.now());
    if on {
        let fits = app.store.relate(me, list.into(), &other.id, now, IN_LIST).await.map_err(store_error)?;
        if !fits {
            return Err(Error::bad_request("the list is full"));
        }
    } else {
        app.store.unrelate(me, list.into(), &other.id).await.map_err(store_error)?;
    }
    lists(State(app), signed).await
}

/// Asks somebody to a waiting table at which the caller sits.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "ladder", params(("id" = String, Path)),
    request_body = Invite, responses((status = 200, body = Named), (status = "default", body = Problem)))]
pub async fn invite(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    signed: Signed,
    Id(id): Id,
    Json(Invite { who }): Json<Invite>,
) -> Result<Json<Named>, Error> {
    take(&app, &home, &signed)?;
    let shown = app.tables.look(&id).await?;
    if shown.is_stranger(Some(&signed.caller)) {
        return Err(TableError::NotYours.into());
    }
    if shown.state.doc.phase != TablePhase::Waiting {
        return Err(TableError::WrongPhase("the game has begun").into());
    }
    let person = find(&app, &who).await?;
    if signed.caller.is(&person.id) {
        return Err(Error::bad_request("that is you"));
    }
    let me = signed.caller.id();
    // People who have blocked the caller look as if they did not exist.
    if is_kept_away(&app, &person.id, me).await? {
        return Err(Error::NoPerson);
    }
    let made = app.store.invite(&id, me, &person.id, app.clock.now(), INVITED).await.map_err(store_error)?;
    if !made {
        return Err(Error::SlowDown { retry_after: 3600 });
    }
    let now = app.clock.now();
    let is_friend = app.store.is_related(&person.id, Relation::Friend, me).await.map_err(store_error)?;
    let told = app.store.told_since(&person.id, CauseKind::Invited, now - DAY).await.map_err(store_error)?;
    if is_friend || told < BY_STRANGERS {
        // Once for each table, however often somebody is asked there.
        app.store.add_cause(Some(&id), 0, now, told::invited(&person.id, me, now)).await.map_err(store_error)?;
    }
    Ok(Json(Named { person: person.id, name: person.name }))
}

/// The waiting tables that the caller is asked to.
#[utoipa::path(get, path = "/api/invitations", tag = "ladder",
    responses((status = 200, body = Invitations), (status = "default", body = Problem)))]
pub async fn invitations(State(app): State<App>, who: Signed) -> Result<Json<Invitations>, Error> {
    let mut found = Vec::new();
    for asked in app.store.invitations(who.caller.id()).await.map_err(store_error)? {
        if is_kept_away(&app, who.caller.id(), &asked.host.id).await? {
            continue;
        }
        let listed = lobby::read(&app, vec![asked.table]).await;
        let Some(table) = lobby::show(&app, &listed, Some(&who.caller)).tables.pop() else { continue };
        found.push(Asked { by: Named { person: asked.host.id, name: asked.host.name }, at: asked.at, table });
    }
    Ok(Json(Invitations { invitations: found }))
}

/// Declines an invitation. Nobody is notified.
#[utoipa::path(post, path = "/api/tables/{id}/decline", tag = "ladder", params(("id" = String, Path)),
    responses((status = 200, body = Invitations), (status = "default", body = Problem)))]
pub async fn decline(State(app): State<App>, who: Signed, Id(id): Id) -> Result<Json<Invitations>, Error> {
    if !app.store.uninvite(&id, who.caller.id()).await.map_err(store_error)? {
        return Err(TableError::NoChange("nobody asked you").into());
    }
    invitations(State(app), who).await
}

/// Of which new tables the caller wants to hear.
#[utoipa::path(get, path = "/api/wish", tag = "ladder",
    responses((status = 200, body = WishNow), (status = "default", body = Problem)))]
pub async fn wish(State(app): State<App>, who: Signed) -> Result<Json<WishNow>, Error> {
    let found = app.store.wish(who.caller.id(), app.clock.now()).await.map_err(store_error)?;
    let (wish, until) = match found {
        Some((info, until)) => (serde_json::from_str(&info).ok(), Some(until)),
        None => (None, None),
    };
    Ok(Json(WishNow { wish, until }))
}

/// Says of which new tables the caller wants to hear, for two weeks.
#[utoipa::path(post, path = "/api/wish", tag = "ladder", request_body = SetWish,
    responses((status = 200, body = WishNow), (status = "default", body = Problem)))]
pub async fn set_wish(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(SetWish { wish: wanted }): Json<SetWish>,
) -> Result<Json<WishNow>, Error> {
    take(&app, &home, &who)?;
    if wanted.as_ref().and_then(|wish| wish.players).is_some_and(|players| !MULTIPLAYER.contains(&players)) {
        return Err(Error::bad_request("a table to sit down at has 2 to 4 seats"));
    }
    let stored = wanted.map(|wish| {
        let info = serde_json::to_string(&wish).expect("a wish always has a JSON form");
        (info, app.clock.now() + WISHED)
    });
    app.store.set_wish(who.caller.id(), stored).await.map_err(store_error)?;
    wish(State(app), who).await
}

/// How many wishes are checked for one table.
const LOOKED_AT: i64 = 5_000;

/// The people who wish for such a public table with a free seat, and can be notified.
///
/// # Errors
/// If the store fails.
pub async fn who_wants(app: &App, table: &TableDoc) -> Result<Vec<String>, Error> {
    let mut found = Vec::new();
    let has_room = table.chairs.iter().any(|chair| chair.occupant == Occupant::Open);
    if !table.settings.public || table.phase != TablePhase::Waiting || !has_room {
        return Ok(found);
    }
    let wishes = app.store.wishes(&table.host, app.clock.now(), LOOKED_AT).await.map_err(store_error)?;
    for (person, info) in wishes {
        let Ok(wish) = serde_json::from_str::<TableWish>(&info) else { continue };
        let over_days = match table.settings.clock {
            tharos_table::api::ClockRule::None => None,
            _ => Some(table.pace() == RatingKind::Days),
        };
        let fits = wish.players.is_none_or(|players| usize::from(players) == table.chairs.len())
            && wish.rated.is_none_or(|rated| rated == table.settings.rated)
            && wish.over_days.is_none_or(|days| over_days.is_none_or(|over| over == days));
        let by_friend =
            async || app.store.is_related(&person, Relation::Friend, &table.host).await.map_err(store_error);
        if fits && (!wish.friends || by_friend().await?) {
            found.push(person);
        }
    }
    Ok(found)
}

/// Reports a chat message to the operator. Its author is not notified.
#[utoipa::path(post, path = "/api/reports", tag = "ladder", request_body = NewReport,
    responses((status = 200, body = Reported), (status = "default", body = Problem)))]
pub async fn report(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(NewReport { table, seq, text }): Json<NewReport>,
) -> Result<Json<Reported>, Error> {
    take(&app, &home, &who)?;
    let text = input::chat(&text)?;
    if !secret::is_id(&table) {
        return Err(Error::NoTable);
    }
    let stored = app.store.table(&table).await.map_err(store_error)?.ok_or(Error::NoTable)?;
    let doc = read_table(&stored)?;
    let is_there = doc.chairs.iter().filter_map(|chair| chair.occupant.person()).any(|id| who.caller.is(id));
    if !is_there && !who.caller.is(&doc.host) && !doc.settings.spectators {
        return Err(TableError::NoSpectators.into());
    }
    let line = lines(&app.store, &table, seq.max(1) - 1, seq).await?.pop();
    let Some(LogLine::Chat { person, text: said, .. }) = line.map(|line| line.line) else {
        return Err(Error::bad_request("there is no such line of chat"));
    };
    if who.caller.is(&person) {
        return Err(Error::bad_request("that is you"));
    }
    let about = app.store.person(&person).await.map_err(store_error)?.ok_or(Error::NoPerson)?;
    let (id, at, reporter) = (secret::id(), app.clock.now(), who.caller.id().to_owned());
    let new =
        Report { id, at, reporter, about: about.id, table: Some(table), said, text, closed: None, note: String::new() };
    let noted = app.store.report(new, at - DAY, REPORTS, OF_THE_SAME).await.map_err(store_error)?;
    let id = noted.ok_or(Error::SlowDown { retry_after: 3600 })?;
    Ok(Json(Reported { id }))
}
