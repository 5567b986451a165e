//! Where somebody is signed in, passkeys, and everything that is kept about a person.

use std::convert::Infallible;

use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tharos_store::{CauseKind, ChannelKind, DailyTry, Kind, Passkey, Past, SessionInfo, SessionKind, Ticket};
use tharos_table::{LogLine, Presence, Published, TableState};
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::people::{check_password, signed_in};
use super::told;
use crate::api::{
    Challenge, Device, Devices, Error, NewPasskey, PasskeyInfo, PasskeySignIn, Password, Person, Problem, TablePhase,
};
use crate::app::App;
use crate::cup::check_unsealed;
use crate::extract::{Json, Word};
use crate::guard::Home;
use crate::ladder::{meeting, points, shown};
use crate::limits::{What, Who};
use crate::session::{Maybe, Signed};
use crate::table::{history, lines, read_table, store_error};
use crate::{passkey, secret};

/// The most passkeys of one account.
const PASSKEYS: usize = 10;
/// How long a challenge is valid.
const GOOD_FOR: i64 = 5 * 60 * 1000;

/// What a session is called where its owner can see it: its token cannot be found from that.
fn name(session: &SessionInfo) -> String {
    let mut id = secret::base32(&Sha256::digest(&session.token_hash));
    id.truncate(26);
    id
}

async fn sessions(app: &App, who: &Signed) -> Result<Vec<SessionInfo>, Error> {
    let all = app.store.sessions_of(who.caller.id()).await.map_err(store_error)?;
    Ok(all.into_iter().filter(|session| session.kind == SessionKind::Cookie).collect())
}

/// Where this person is signed in, and the passkeys.
#[utoipa::path(get, path = "/api/devices", tag = "people",
    responses((status = 200, body = Devices), (status = "default", body = Problem)))]
pub async fn devices(State(app): State<App>, who: Signed) -> Result<Json<Devices>, Error> {
    let show = |session: SessionInfo| Device {
        id: name(&session),
        agent: session.agent,
        created: session.created,
        seen: session.seen,
        here: session.token_hash == who.token.hash,
    };
    let devices = sessions(&app, &who).await?.into_iter().map(show).collect();
    let passkeys = app.store.passkeys_of(who.caller.id()).await.map_err(store_error)?;
    let show = |key: Passkey| PasskeyInfo { id: key.id, label: key.label, created: key.created, used: key.used };
    Ok(Json(Devices { devices, passkeys: passkeys.into_iter().map(show).collect() }))
}

/// Signs out one device; its pushes end too.
#[utoipa::path(delete, path = "/api/devices/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn sign_out_device(State(app): State<App>, who: Signed, Word(id): Word) -> Result<StatusCode, Error> {
    let session = sessions(&app, &who).await?.into_iter().find(|session| name(session) == id);
    let session = session.ok_or(Error::NotFound)?;
    app.store.end_session(&session.token_hash).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}

async fn new_challenge(app: &App, kind: &str, person: Option<&str>) -> Result<String, Error> {
    let challenge = secret::token();
    let ticket = Ticket {
        kind: kind.into(),
        person: person.map(str::to_owned),
        about: String::new(),
        until: app.clock.now() + GOOD_FOR,
    };
    app.store.add_ticket(&secret::hash(&challenge), &ticket).await.map_err(store_error)?;
    Ok(challenge)
}

/// The challenge for a new passkey. It replaces the password at sign-in, so the password is required here.
#[utoipa::path(post, path = "/api/passkeys/challenge", tag = "people", request_body = Password,
    responses((status = 200, body = Challenge), (status = "default", body = Problem)))]
pub async fn passkey_challenge(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    headers: HeaderMap,
    Json(Password { password }): Json<Password>,
) -> Result<Json<Challenge>, Error> {
    let login = who.session.person.login.clone().ok_or(Error::NeedsAccount)?;
    app.limits.take_both(What::Mails, &home, who.caller.id(), app.clock.now())?;
    check_password(&app, (&home, &headers), &login, password).await?;
    let challenge = new_challenge(&app, "new passkey", Some(who.caller.id())).await?;
    let user = passkey::write(who.caller.id().as_bytes());
    Ok(Json(Challenge { challenge: passkey::write(challenge.as_bytes()), user: Some(user), name: Some(login) }))
}

/// A new passkey.
#[utoipa::path(post, path = "/api/passkeys", tag = "people", request_body = NewPasskey,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn add_passkey(
    State(app): State<App>,
    who: Signed,
    headers: HeaderMap,
    Json(wish): Json<NewPasskey>,
) -> Result<StatusCode, Error> {
    let now = app.clock.now();
    let wrong = || Error::bad_request("this is no passkey of this site");
    let read = |text: &str| passkey::read(text).ok_or_else(wrong);
    let (credential, said) = (read(&wish.credential)?, read(&wish.client_data)?);
    let (data, key) = (read(&wish.auth_data)?, read(&wish.public_key)?);
    let challenge = passkey::challenge(&headers, "webauthn.create", &said).ok_or_else(wrong)?;
    let ticket = app.store.use_ticket(&secret::hash(&challenge), "new passkey", now).await.map_err(store_error)?;
    ticket.filter(|ticket| ticket.person.as_deref() == Some(who.caller.id())).ok_or(Error::LinkUsed)?;
    let counter = passkey::made(&headers, &credential, &data, &key).ok_or_else(wrong)?;
    if app.store.passkeys_of(who.caller.id()).await.map_err(store_error)?.len() >= PASSKEYS {
        return Err(Error::bad_request("an account has 10 passkeys at most"));
    }
    let own = sessions(&app, &who).await?.into_iter().find(|session| session.token_hash == who.token.hash);
    let new = Passkey {
        id: passkey::write(&credential),
        person: who.caller.id().to_owned(),
        key,
        counter,
        label: own.and_then(|session| session.agent).unwrap_or_default(),
        created: now,
        used: None,
    };
    if !app.store.add_passkey(&new).await.map_err(store_error)? {
        return Err(wrong());
    }
    let places = app.store.channels_of(who.caller.id()).await.map_err(store_error)?;
    for mail in places.iter().filter(|place| place.kind == ChannelKind::Email && place.confirmed.is_some()) {
        app.store.write_to(mail, CauseKind::Passkey, now, now, "{}").await.map_err(store_error)?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a passkey away. The password stays, so nobody is locked out by it.
#[utoipa::path(delete, path = "/api/passkeys/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn drop_passkey(State(app): State<App>, who: Signed, Word(id): Word) -> Result<StatusCode, Error> {
    let gone = app.store.remove_passkey(who.caller.id(), &id).await.map_err(store_error)?;
    if gone { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NotFound) }
}

/// Before signing in with a passkey.
#[utoipa::path(post, path = "/api/passkey-challenge", tag = "people",
    responses((status = 200, body = Challenge), (status = "default", body = Problem)))]
pub async fn sign_in_challenge(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
) -> Result<Json<Challenge>, Error> {
    app.limits.take(What::Guests, Who::Home(&home), app.clock.now())?;
    let challenge = new_challenge(&app, "passkey", None).await?;
    Ok(Json(Challenge { challenge: passkey::write(challenge.as_bytes()), user: None, name: None }))
}

/// Signs in with a passkey.
#[utoipa::path(post, path = "/api/passkey-sign-in", tag = "people", request_body = PasskeySignIn,
    responses((status = 200, body = Person), (status = "default", body = Problem)))]
pub async fn passkey_sign_in(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Maybe,
    headers: HeaderMap,
    Json(wish): Json<PasskeySignIn>,
) -> Result<(HeaderMap, Json<Person>), Error> {
    let now = app.clock.now();
    app.limits.may_try(What::SignIns, Who::Home(&home), now)?;
    match owner(&app, &headers, &wish).await? {
        Some(person) => signed_in(&app, &headers, who, person).await,
        None => {
            app.limits.failed(What::SignIns, Who::Home(&home), now);
            Err(Error::WrongPassword)
        }
    }
}

/// Whose passkey signed this; `None` if anything is wrong with it.
async fn owner(app: &App, headers: &HeaderMap, wish: &PasskeySignIn) -> Result<Option<tharos_store::Person>, Error> {
    let [said, data, signature] = [&wish.client_data, &wish.auth_data, &wish.signature].map(|text| passkey::read(text));
    let (Some(said), Some(data), Some(signature)) = (said, data, signature) else {
        return Ok(None);
    };
    let Some(challenge) = passkey::challenge(headers, "webauthn.get", &said) else { return Ok(None) };
    let now = app.clock.now();
    let ticket = app.store.use_ticket(&secret::hash(&challenge), "passkey", now).await.map_err(store_error)?;
    let known = app.store.passkey(&wish.credential).await.map_err(store_error)?;
    let (Some(_), Some(known)) = (ticket, known) else { return Ok(None) };
    let Some(counter) = passkey::used(headers, &known.key, &data, &said, &signature) else { return Ok(None) };
    if !app.store.use_passkey(&known.id, counter, now).await.map_err(store_error)? {
        return Ok(None);
    }
    let person = app.store.person(&known.person).await.map_err(store_error)?;
    Ok(person.filter(|person| person.kind == Kind::Account && person.deleted.is_none()))
}

/// Everything that is kept about this person, as one file: account, devices, settings, messages, games with their records.
#[utoipa::path(get, path = "/api/me/data", tag = "people",
    responses((status = 200, body = Object, content_type = "application/json"), (status = "default", body = Problem)))]
pub async fn data(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
) -> Result<Response, Error> {
    app.limits.take_both(What::Uploads, &home, who.caller.id(), app.clock.now())?;
    let person = &who.session.person;
    let bots = app.store.bots_of(&person.id).await.map_err(store_error)?;
    let Json(devices) = devices(State(app.clone()), who.clone()).await?;
    let first = json!({
        "person": {
            "id": person.id, "name": person.name, "login": person.login, "created": person.created,
            "formerly": who.session.formerly,
        },
        "signed_in_on": devices.devices,
        "passkeys": devices.passkeys,
        "told": told::info(&app, &who).await?,
        "bots": bots.iter().map(|bot| json!({ "name": bot.name, "created": bot.created })).collect::<Vec<_>>(),
        "progress": read_json(app.store.progress(&person.id).await.map_err(store_error)?),
        "daily": dailies(&app, &person.id).await?,
        "tournaments": tournaments(&app, &who).await?,
        "ratings": rated(&app, &person.id).await?,
        "meeting": meetings(&app, &who).await?,
    });
    // The object stays open for the games.
    let first = first.to_string();
    let first = format!("{},\"games\":[", &first[..first.len() - 1]);
    let tables = app.store.tables_of(&person.id, i64::MAX).await.map_err(store_error)?;
    // Game by game: nobody holds them all in memory.
    let (sender, receiver) = mpsc::channel::<Bytes>(2);
    tokio::spawn(async move {
        if sender.send(first.into()).await.is_err() {
            return;
        }
        for (place, table) in tables.into_iter().enumerate() {
            let game = game(&app, &who, &table).await.unwrap_or_else(|_| json!({ "id": table.id, "unreadable": true }));
            let comma = if place == 0 { "" } else { "," };
            if sender.send(format!("{comma}\n{game}").into()).await.is_err() {
                return;
            }
        }
        let _ = sender.send("]}\n".into()).await;
    });
    let body = Body::from_stream(ReceiverStream::new(receiver).map(Ok::<_, Infallible>));
    let mut response = body.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let file = HeaderValue::from_static("attachment; filename=\"tharos-data.json\"");
    headers.insert(header::CONTENT_DISPOSITION, file);
    Ok(response)
}

/// What the store keeps in the server's own words.
fn read_json(kept: Option<String>) -> Value {
    kept.and_then(|body| serde_json::from_str(&body).ok()).unwrap_or_default()
}

async fn dailies(app: &App, person: &str) -> Result<Vec<Value>, Error> {
    let show = |tried: DailyTry| {
        let (vp, won) = tried.result.map_or((None, None), |result| (Some(result.vp), Some(result.won)));
        json!({
            "day": tried.day, "table": tried.table, "ranked": tried.ranked, "started": tried.started, "vp": vp, "won": won,
        })
    };
    Ok(app.store.dailies_of(person, 0).await.map_err(store_error)?.into_iter().map(show).collect())
}

async fn tournaments(app: &App, who: &Signed) -> Result<Vec<Value>, Error> {
    let mut found = Vec::new();
    for (cup, entrants) in app.store.cups_of(who.caller.id(), i64::MAX).await.map_err(store_error)? {
        let own = entrants.iter().find(|one| who.caller.is(&one.person));
        found.push(json!({
            "id": cup.id, "opened": who.caller.is(&cup.host), "created": cup.created,
            "joined": own.map(|own| own.at), "withdrawn": own.and_then(|own| own.gone),
        }));
    }
    Ok(found)
}

async fn rated(app: &App, person: &str) -> Result<Vec<Value>, Error> {
    let mut found = Vec::new();
    for (kind, rating) in app.store.ratings_of(person).await.map_err(store_error)? {
        let history = app.store.rating_history(person, &kind, i64::MAX).await.map_err(store_error)?;
        let step = |past: Past| {
            json!({
                "table": past.table, "at": past.at, "place": past.place, "rating": points(past.rating),
                "deviation": points(past.deviation), "change": points(past.change),
            })
        };
        found.push(json!({
            "kind": kind, "rating": points(rating.rating), "deviation": points(rating.deviation), "games": rating.games,
            "won": rating.won, "history": history.into_iter().map(step).collect::<Vec<_>>(),
        }));
    }
    Ok(found)
}

/// What a person shows, their lists, wish, invitations and reports.
async fn meetings(app: &App, who: &Signed) -> Result<Value, Error> {
    let id = who.caller.id();
    let Json(lists) = meeting::lists(State(app.clone()), who.clone()).await?;
    let Json(wish) = meeting::wish(State(app.clone()), who.clone()).await?;
    let asked = app.store.invitations(id).await.map_err(store_error)?;
    let asked = asked.into_iter().map(|one| json!({ "table": one.table.id, "by": one.host.name, "at": one.at }));
    let reports = app.store.reports_by(id).await.map_err(store_error)?;
    let reports = reports
        .into_iter()
        .map(|report| json!({ "at": report.at, "table": report.table, "text": report.text, "closed": report.closed }));
    Ok(json!({
        "shown": shown(app, &who.session.person).await?, "lists": lists, "wish": wish,
        "invitations": asked.collect::<Vec<_>>(), "reports": reports.collect::<Vec<_>>(),
    }))
}

/// A game as one of its players may have it: with its record if it is over, and what the player wrote.
async fn game(app: &App, who: &Signed, table: &tharos_store::Table) -> Result<Value, Error> {
    let doc = read_table(table)?;
    let written = lines(&app.store, &table.id, 0, table.seq).await?;
    let messages: Vec<Value> = written
        .iter()
        .filter_map(|line| match &line.line {
            LogLine::Chat { person, text, .. } if who.caller.is(person) => Some(json!({ "at": line.at, "text": text })),
            _ => None,
        })
        .collect();
    let is_mine = |id: Option<&str>| id.is_some_and(|id| who.caller.is(id));
    let seats: Vec<usize> = (0..doc.chairs.len()).filter(|seat| is_mine(doc.chairs[*seat].occupant.person())).collect();
    let record = match doc.phase {
        TablePhase::Over if check_unsealed(app, &doc).await.is_ok() => {
            let people = doc.chairs.iter().filter_map(|chair| chair.occupant.person()).map(str::to_owned).collect();
            let names = app.tables.0.people.names(&app.store, people).await;
            let state = TableState { doc: doc.clone(), game: None };
            let now = app.clock.now();
            let shown = Published::new(table.id.clone(), state, names.into(), Presence::default(), Vec::new(), now);
            history(&app.store, &table.id, table.seq).await?.and_then(|history| shown.record(&history))
        }
        _ => None,
    };
    Ok(json!({
        "id": table.id, "phase": doc.phase, "created": table.created, "updated": table.updated, "my_seats": seats,
        "my_messages": messages, "record": record,
    }))
}
