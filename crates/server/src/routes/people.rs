//! Guests, accounts, and the tokens of bots.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use tharos_rules::RULES_VERSION;
use tharos_store::{BecameAccount, Kind, SessionKind};
use tharos_table::{Command, input as table_input};

use crate::api::{Credentials, Error, Me, Name, NewToken, Password, Person, PersonKind, Problem, TokenInfo, Tokens};
use crate::app::App;
use crate::extract::Json;
use crate::guard::Home;
use crate::limits::What;
use crate::session::{self, Maybe, Signed};
use crate::table::store_error;
use crate::{input, password, secret};

type WithCookie<T> = ([(HeaderName, HeaderValue); 1], T);

/// So many bots may one account have.
const BOTS: usize = 16;

/// Who asks.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn me(who: Maybe) -> Json<Me> {
    let person = who.0.as_ref().map(Signed::person);
    Json(Me { person, build: env!("CARGO_PKG_VERSION").to_owned(), rules: RULES_VERSION })
}

/// Another name.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Name,
    responses((status = 200, body = Person), (status = "default", body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    who: Signed,
    Json(Name { name }): Json<Name>,
) -> Result<Json<Person>, Error> {
    let name = table_input::name(&name)?;
    if !app.store.rename(who.caller.id(), &name).await.map_err(store_error)? {
        return Err(Error::no_session());
    }
    Ok(Json(Person { name, ..who.person() }))
}

/// Plays at once, with nothing but a name. Whoever is signed in is renamed instead.
#[utoipa::path(post, path = "/api/guest", tag = "people", request_body = Name,
    responses((status = 200, body = Person), (status = "default", body = Problem)))]
pub async fn guest(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Maybe,
    headers: HeaderMap,
    Json(Name { name }): Json<Name>,
) -> Result<(HeaderMap, Json<Person>), Error> {
    if let Some(signed) = who.0 {
        return Ok((HeaderMap::new(), rename(State(app), signed, Json(Name { name })).await?));
    }
    let name = table_input::name(&name)?;
    let now = app.clock.now();
    app.limits.take(What::Guests, &home, now).inspect_err(|_| app.metrics.slowed_down.add(1))?;
    let person = new_person(Kind::Guest, &name, None, now);
    app.store.add_person(&person).await.map_err(store_error)?;
    let cookie = session::begin(&app, &headers, &person.id).await?;
    let headers = HeaderMap::from_iter([(header::SET_COOKIE, cookie)]);
    Ok((headers, Json(Person { id: person.id, name, kind: PersonKind::Guest })))
}

fn new_person(kind: Kind, name: &str, owner: Option<String>, now: i64) -> tharos_store::Person {
    tharos_store::Person {
        id: secret::id(),
        kind,
        name: name.to_owned(),
        login: None,
        owner,
        created: now,
        deleted: None,
    }
}

/// A guest becomes an account and keeps everything.
#[utoipa::path(post, path = "/api/account", tag = "people", request_body = Credentials,
    responses((status = 200, body = Person), (status = "default", body = Problem)))]
pub async fn register(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(wish): Json<Credentials>,
) -> Result<Json<Person>, Error> {
    let login = input::login(&wish.login)?;
    input::password(&wish.password)?;
    if who.person().kind != PersonKind::Guest {
        return Err(Error::NotAGuest);
    }
    app.limits.take(What::Guests, &home, app.clock.now())?;
    let hash = password::hash(&app, wish.password).await?;
    match app.store.become_account(who.caller.id(), &login, &hash).await.map_err(store_error)? {
        BecameAccount::Done => Ok(Json(Person { kind: PersonKind::Account, ..who.person() })),
        BecameAccount::LoginTaken => Err(Error::LoginTaken),
        BecameAccount::NotAGuest => Err(Error::NotAGuest),
    }
}

/// Signs in to an account. The games of a guest who does so move to the account.
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = Credentials,
    responses((status = 200, body = Person), (status = "default", body = Problem)))]
pub async fn sign_in(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Maybe,
    headers: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Result<WithCookie<Json<Person>>, Error> {
    let now = app.clock.now();
    app.limits.take(What::SignIns, &home, now)?;
    // Whoever guesses at one account from many places is slowed down as well, whether or not there is such an account.
    let login = input::login(&wish.login).ok();
    app.limits.take(What::SignIns, login.as_deref().unwrap_or(""), now)?;
    let account = match &login {
        Some(login) => app.store.account(login).await.map_err(store_error)?,
        None => None,
    };
    let (person, hash) = account.map_or((None, None), |(person, hash)| (Some(person), Some(hash)));
    let right = password::verify(&app, wish.password, hash).await?;
    let person = person.filter(|_| right).ok_or(Error::WrongPassword)?;
    if let Some(before) = who.0 {
        if before.person().kind == PersonKind::Guest {
            app.store.move_guest(before.caller.id(), &person.id).await.map_err(store_error)?;
        }
        app.store.end_session(&before.token.hash).await.map_err(store_error)?;
    }
    let cookie = session::begin(&app, &headers, &person.id).await?;
    let person = Person { id: person.id, name: person.name, kind: PersonKind::Account };
    Ok(([(header::SET_COOKIE, cookie)], Json(person)))
}

/// Ends this session.
#[utoipa::path(post, path = "/api/sign-out", tag = "people",
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn sign_out(State(app): State<App>, who: Maybe, headers: HeaderMap) -> Result<WithCookie<StatusCode>, Error> {
    if let Some(signed) = who.0 {
        app.store.end_session(&signed.token.hash).await.map_err(store_error)?;
    }
    Ok(([(header::SET_COOKIE, session::end(&app, &headers))], StatusCode::NO_CONTENT))
}

/// Ends all sessions of this person.
#[utoipa::path(post, path = "/api/sign-out-everywhere", tag = "people",
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn sign_out_everywhere(
    State(app): State<App>,
    who: Signed,
    headers: HeaderMap,
) -> Result<WithCookie<StatusCode>, Error> {
    app.store.end_sessions(who.caller.id()).await.map_err(store_error)?;
    Ok(([(header::SET_COOKIE, session::end(&app, &headers))], StatusCode::NO_CONTENT))
}

/// Deletes the account: name, login and password go; games of others stay. A guest needs no password.
#[utoipa::path(delete, path = "/api/account", tag = "people", request_body = Password,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn delete(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    headers: HeaderMap,
    Json(wish): Json<Password>,
) -> Result<WithCookie<StatusCode>, Error> {
    let now = app.clock.now();
    if let Some(login) = &who.session.person.login {
        app.limits.take(What::SignIns, &home, now)?;
        let hash = app.store.account(login).await.map_err(store_error)?.map(|(_, hash)| hash);
        if !password::verify(&app, wish.password, hash).await? {
            return Err(Error::WrongPassword);
        }
    }
    // Nobody shall wait for somebody who will never come back.
    for table in app.store.tables_of(who.caller.id(), 1000).await.map_err(store_error)? {
        let command = match table.head.phase {
            tharos_store::Phase::Waiting => Command::Stand,
            tharos_store::Phase::Running => Command::Leave,
            _ => continue,
        };
        let _ = app.tables.obey(&table.id, &who.caller, command).await;
    }
    app.store.delete_person(who.caller.id(), now).await.map_err(store_error)?;
    Ok(([(header::SET_COOKIE, session::end(&app, &headers))], StatusCode::NO_CONTENT))
}

/// The bot accounts of this account.
#[utoipa::path(get, path = "/api/tokens", tag = "people",
    responses((status = 200, body = Tokens), (status = "default", body = Problem)))]
pub async fn tokens(State(app): State<App>, who: Signed) -> Result<Json<Tokens>, Error> {
    let bots = app.store.bots_of(who.caller.id()).await.map_err(store_error)?;
    let show = |bot: tharos_store::Person| TokenInfo { id: bot.id, name: bot.name, created: bot.created };
    Ok(Json(Tokens { tokens: bots.into_iter().map(show).collect() }))
}

/// A bot account with a token, which is shown this once.
#[utoipa::path(post, path = "/api/tokens", tag = "people", request_body = Name,
    responses((status = 200, body = NewToken), (status = "default", body = Problem)))]
pub async fn new_token(
    State(app): State<App>,
    who: Signed,
    Json(Name { name }): Json<Name>,
) -> Result<Json<NewToken>, Error> {
    let name = table_input::name(&name)?;
    if who.person().kind != PersonKind::Account {
        return Err(Error::NeedsAccount);
    }
    if app.store.bots_of(who.caller.id()).await.map_err(store_error)?.len() >= BOTS {
        return Err(Error::TooManyBots(BOTS));
    }
    let now = app.clock.now();
    let bot = new_person(Kind::Bot, &name, Some(who.caller.id().to_owned()), now);
    let token = secret::token();
    app.store.add_person(&bot).await.map_err(store_error)?;
    app.store.add_session(&secret::hash(&token), &bot.id, SessionKind::Bearer, now).await.map_err(store_error)?;
    Ok(Json(NewToken { id: bot.id, name, token }))
}

/// Deletes a bot account; its token is worth nothing from now on.
#[utoipa::path(delete, path = "/api/tokens/{id}", tag = "people", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn drop_token(State(app): State<App>, who: Signed, Path(id): Path<String>) -> Result<StatusCode, Error> {
    let bots = app.store.bots_of(who.caller.id()).await.map_err(store_error)?;
    let bot = bots.iter().find(|bot| bot.id == id).ok_or(Error::NotFound)?;
    app.store.delete_person(&bot.id, app.clock.now()).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}
