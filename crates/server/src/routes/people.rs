//! Guests, accounts, and the tokens of bots.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use tharos_rules::RULES_VERSION;
use tharos_store::{BecameAccount, Kind, SessionKind};
use tharos_table::input as table_input;

use crate::api::{
    Credentials, Error, Me, Name, NewPassword, NewToken, Password, Person, PersonKind, Problem, ResetPassword,
    TokenInfo, Tokens,
};
use crate::app::App;
use crate::extract::{Json, Word};
use crate::guard::Home;
use crate::limits::{What, Who};
use crate::session::{self, Maybe, Signed};
use crate::table::{LEFT_AT_ONCE, farewell, store_error};
use crate::{input, password, secret};

type WithCookie<T> = ([(HeaderName, HeaderValue); 1], T);

/// The most bots of one account.
const BOTS: usize = 16;
/// How long a deleted account can be restored.
const TO_RETURN: i64 = 14 * 24 * 60 * 60 * 1000;

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
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(Name { name }): Json<Name>,
) -> Result<Json<Person>, Error> {
    let name = table_input::name(&name)?;
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    if !app.store.rename(who.caller.id(), &name).await.map_err(store_error)? {
        return Err(Error::no_session());
    }
    Ok(Json(Person { name, ..who.person() }))
}

/// Makes a guest with nothing but a name. A caller who is signed in is renamed instead.
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
        return Ok((HeaderMap::new(), rename(State(app), Extension(Home(home)), signed, Json(Name { name })).await?));
    }
    let name = table_input::name(&name)?;
    let now = app.clock.now();
    app.limits.take(What::Guests, Who::Home(&home), now)?;
    let person = new_person(Kind::Guest, &name, None, now);
    app.store.add_person(&person).await.map_err(store_error)?;
    let cookie = session::begin(&app, &headers, &person.id, None).await?;
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
    headers: HeaderMap,
    Json(wish): Json<Credentials>,
) -> Result<(HeaderMap, Json<Person>), Error> {
    let login = input::login(&wish.login)?;
    input::password(&wish.password, &login)?;
    if who.person().kind != PersonKind::Guest {
        return Err(Error::NotAGuest);
    }
    app.limits.take(What::Guests, Who::Home(&home), app.clock.now())?;
    let hash = password::hash(&app, wish.password).await?;
    match app.store.become_account(who.caller.id(), &login, &hash).await.map_err(store_error)? {
        // The guest's old cookie gives no access to the account.
        BecameAccount::Done => {
            let cookies = sign_in_here(&app, &headers, who.caller.id(), Some(&who.token)).await?;
            app.store.end_session(&who.token.hash).await.map_err(store_error)?;
            Ok((cookies, Json(Person { kind: PersonKind::Account, ..who.person() })))
        }
        BecameAccount::LoginTaken => Err(Error::LoginTaken),
        BecameAccount::NotAGuest => Err(Error::NotAGuest),
    }
}

/// The cookies of a new session.
async fn sign_in_here(
    app: &App,
    headers: &HeaderMap,
    account: &str,
    before: Option<&session::Token>,
) -> Result<HeaderMap, Error> {
    let cookie = session::begin(app, headers, account, before).await?;
    let mut cookies = HeaderMap::from_iter([(header::SET_COOKIE, cookie)]);
    if !session::knows_device(app, headers, account).await? {
        cookies.append(header::SET_COOKIE, session::remember_device(app, headers, account).await?);
    }
    Ok(cookies)
}

/// Whether the password of an account is right. Only wrong ones count, and where somebody signed in before only those of
/// the own address: nobody can keep an owner out.
pub(super) async fn check_password(
    app: &App,
    (home, headers): (&str, &HeaderMap),
    login: &str,
    password: String,
) -> Result<tharos_store::Person, Error> {
    let account = match input::login(login) {
        Ok(login) => app.store.account(&login).await.map_err(store_error)?,
        Err(_) => None,
    };
    let (person, hash) = account.map_or((None, None), |(person, hash)| (Some(person), Some(hash)));
    let is_known = match &person {
        Some(person) => session::knows_device(app, headers, &person.id).await?,
        None => false,
    };
    let mut tries = vec![Who::Home(home)];
    if !is_known {
        tries.push(Who::Login(login));
    }
    let may_try = || tries.iter().try_for_each(|who| app.limits.may_try(What::SignIns, *who, app.clock.now()));
    may_try()?;
    let right = password::verify(app, password, hash, may_try).await?;
    match person.filter(|_| right) {
        Some(person) => Ok(person),
        None => {
            tries.iter().for_each(|who| app.limits.failed(What::SignIns, *who, app.clock.now()));
            app.metrics.wrong_passwords.add(1);
            Err(Error::WrongPassword)
        }
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
) -> Result<(HeaderMap, Json<Person>), Error> {
    let person = check_password(&app, (&home, &headers), &wish.login, wish.password).await?;
    signed_in(&app, &headers, who, person).await
}

/// Signs in the owner of an account. That also restores a deleted account.
pub(super) async fn signed_in(
    app: &App,
    headers: &HeaderMap,
    who: Maybe,
    person: tharos_store::Person,
) -> Result<(HeaderMap, Json<Person>), Error> {
    if app.store.is_banned(&person.id).await.map_err(store_error)? {
        return Err(Error::Banned);
    }
    app.store.set_leaving(&person.id, None).await.map_err(store_error)?;
    let cookies = sign_in_here(app, headers, &person.id, who.0.as_ref().map(|before| &before.token)).await?;
    if let Some(before) = who.0 {
        if before.person().kind == PersonKind::Guest {
            app.store.move_guest(before.caller.id(), &person.id).await.map_err(store_error)?;
        }
        app.store.end_session(&before.token.hash).await.map_err(store_error)?;
    }
    Ok((cookies, Json(Person { id: person.id, name: person.name, kind: PersonKind::Account })))
}

/// Another password. All other sessions end.
#[utoipa::path(post, path = "/api/password", tag = "people", request_body = NewPassword,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn change_password(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    headers: HeaderMap,
    Json(NewPassword { old, new, drop_passkeys }): Json<NewPassword>,
) -> Result<StatusCode, Error> {
    let login = who.session.person.login.clone().ok_or(Error::NeedsAccount)?;
    input::password(&new, &login)?;
    check_password(&app, (&home, &headers), &login, old).await?;
    let hash = password::hash(&app, new).await?;
    app.store.set_password(who.caller.id(), &hash, &who.token.hash).await.map_err(store_error)?;
    if drop_passkeys {
        for passkey in app.store.passkeys_of(who.caller.id()).await.map_err(store_error)? {
            app.store.remove_passkey(who.caller.id(), &passkey.id).await.map_err(store_error)?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// A new password by the link of an operator. All sessions of the account end.
#[utoipa::path(post, path = "/api/password-reset", tag = "people", request_body = ResetPassword,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn reset_password(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Json(ResetPassword { token, password }): Json<ResetPassword>,
) -> Result<StatusCode, Error> {
    let now = app.clock.now();
    app.limits.may_try(What::SignIns, Who::Home(&home), now)?;
    input::password(&password, "")?;
    let token = secret::hash(&token);
    if !app.store.has_reset(&token, now).await.map_err(store_error)? {
        app.limits.failed(What::SignIns, Who::Home(&home), now);
        return Err(Error::LinkUsed);
    }
    let hash = password::hash(&app, password).await?;
    let set = app.store.use_reset(&token, now, &hash).await.map_err(store_error)?;
    set.map(|_| StatusCode::NO_CONTENT).ok_or(Error::LinkUsed)
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

/// Deletes the account in 14 days: then name, login, password and all settings go; games of others stay. Its sessions end now,
/// and signing in before then restores it. A guest needs no password and is deleted at once.
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
        check_password(&app, (&home, &headers), login, wish.password).await?;
    }
    // Nobody shall wait for somebody who will never come back.
    for table in app.store.tables_of(who.caller.id(), LEFT_AT_ONCE).await.map_err(store_error)? {
        if let Some(command) = farewell(&table, &who.caller) {
            let _ = app.tables.obey(&table.id, &who.caller, command).await;
        }
    }
    if who.session.person.login.is_some() {
        app.store.set_leaving(who.caller.id(), Some(now + TO_RETURN)).await.map_err(store_error)?;
    } else {
        app.store.delete_person(who.caller.id(), now).await.map_err(store_error)?;
    }
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
pub async fn drop_token(State(app): State<App>, who: Signed, Word(id): Word) -> Result<StatusCode, Error> {
    let bots = app.store.bots_of(who.caller.id()).await.map_err(store_error)?;
    let bot = bots.iter().find(|bot| bot.id == id).ok_or(Error::NotFound)?;
    app.store.delete_person(&bot.id, app.clock.now()).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}
