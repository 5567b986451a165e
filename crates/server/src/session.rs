//! Who is behind a request.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use tharos_store::{Kind, Session, SessionKind};
use tharos_table::Caller;

use crate::api::{Error, Person, PersonKind};
use crate::app::App;
use crate::clock::Ms;
use crate::secret;
use crate::table::store_error;

pub const COOKIE: &str = "tharos_session";
/// Says that somebody signed in here before, and nothing else: it opens no account.
const DEVICE: &str = "tharos_device";
/// A session is noted as used once a day.
const TOUCH: Ms = 24 * 60 * 60 * 1000;

/// What is kept of the token that came with a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Token {
    pub hash: [u8; 32],
    pub kind: SessionKind,
}

impl Token {
    pub fn is_bearer(&self) -> bool {
        self.kind == SessionKind::Bearer
    }

    /// A bearer token, or else the cookie.
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        if let Some(value) = headers.get(header::AUTHORIZATION) {
            let token = value.to_str().ok()?.strip_prefix("Bearer ")?;
            return Some(Token { hash: secret::hash(token.trim()), kind: SessionKind::Bearer });
        }
        Some(Token { hash: secret::hash(cookie(headers, COOKIE)?), kind: SessionKind::Cookie })
    }
}

/// What the browser keeps under this name.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

/// Somebody who has signed in, as guest or otherwise.
#[derive(Clone)]
pub struct Signed {
    /// The person under all ids that tables may know.
    pub caller: Arc<Caller>,
    pub session: Arc<Session>,
    pub token: Token,
}

impl Signed {
    /// The caller with what tells whether two people are at the same address; nobody can read the address from it.
    pub fn at(&self, home: &str) -> Arc<Caller> {
        let hash = secret::hash(&format!("tharos home {home}"));
        let mark: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Arc::new((*self.caller).clone().at_home(&mark))
    }

    pub fn person(&self) -> Person {
        let person = &self.session.person;
        let kind = match person.kind {
            Kind::Guest => PersonKind::Guest,
            Kind::Account => PersonKind::Account,
            Kind::Bot => PersonKind::Bot,
        };
        Person { id: person.id.clone(), name: person.name.clone(), kind }
    }
}

/// Somebody who may have signed in.
pub struct Maybe(pub Option<Signed>);

impl Maybe {
    pub fn caller(&self) -> Option<&Caller> {
        self.0.as_ref().map(|signed| &*signed.caller)
    }
}

/// Asks the store who this is.
pub async fn find(app: &App, token: Token) -> Result<Option<Signed>, Error> {
    let Some(session) = app.store.session(&token.hash, token.kind).await.map_err(store_error)? else { return Ok(None) };
    let now = app.clock.now();
    if now - session.seen > TOUCH {
        let store = app.store.clone();
        tokio::spawn(async move { store.touch_session(&token.hash, now).await });
    }
    let caller = Caller::new(&session.person.id).with_former_ids(session.formerly.clone());
    let caller = caller.with_account(session.person.kind == Kind::Account);
    Ok(Some(Signed { caller: Arc::new(caller), session: Arc::new(session), token }))
}

impl FromRequestParts<App> for Maybe {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        match Token::of(&parts.headers) {
            Some(token) => find(app, token).await.map(Maybe),
            None => Ok(Maybe(None)),
        }
    }
}

impl FromRequestParts<App> for Signed {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        Maybe::from_request_parts(parts, app).await?.0.ok_or(Error::no_session())
    }
}

/// Begins a session and says how the browser is to keep it.
/// It takes over what the browser's session before had been promised.
pub async fn begin(app: &App, headers: &HeaderMap, person: &str, before: Option<&Token>) -> Result<HeaderValue, Error> {
    let token = secret::token();
    let hash = secret::hash(&token);
    let (now, agent) = (app.clock.now(), agent(headers));
    let begun = app.store.add_session_of(&hash, person, SessionKind::Cookie, now, agent.as_deref()).await;
    begun.map_err(store_error)?;
    if let Some(before) = before {
        app.store.adopt_channels(&before.hash, &hash, person).await.map_err(store_error)?;
    }
    Ok(set_cookie(app, headers, &token, 180 * 24 * 60 * 60))
}

/// What a browser says of itself, as far as its owner needs it to know the device again.
fn agent(headers: &HeaderMap) -> Option<String> {
    let said = headers.get(header::USER_AGENT)?.to_str().ok()?;
    let system = ["Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux"];
    // Most say that they are several others as well; these say least.
    let browser = ["Edg", "OPR", "SamsungBrowser", "Firefox", "FxiOS", "CriOS", "Chrome", "Safari"];
    let first = |names: &[&'static str]| names.iter().find(|name| said.contains(**name)).copied();
    Some(format!("{}/{}", first(&browser)?, first(&system)?))
}

/// Whether somebody signed in to this account with this browser before: strangers' wrong passwords do not count here.
pub async fn knows_device(app: &App, headers: &HeaderMap, account: &str) -> Result<bool, Error> {
    let Some(token) = cookie(headers, DEVICE) else { return Ok(false) };
    let known = app.store.session(&secret::hash(token), SessionKind::Device).await.map_err(store_error)?;
    Ok(known.is_some_and(|known| known.is(account)))
}

/// Remembers that somebody signed in here.
pub async fn remember_device(app: &App, headers: &HeaderMap, account: &str) -> Result<HeaderValue, Error> {
    let token = secret::token();
    let hash = secret::hash(&token);
    app.store.add_session(&hash, account, SessionKind::Device, app.clock.now()).await.map_err(store_error)?;
    Ok(set(app, headers, DEVICE, &token, 180 * 24 * 60 * 60))
}

/// Tells the browser to forget its session.
pub fn end(app: &App, headers: &HeaderMap) -> HeaderValue {
    set_cookie(app, headers, "", 0)
}

fn set_cookie(app: &App, headers: &HeaderMap, token: &str, seconds: u32) -> HeaderValue {
    set(app, headers, COOKIE, token, seconds)
}

/// Whether the visitor reaches us over https.
pub fn over_https(app: &App, headers: &HeaderMap) -> bool {
    let forwarded = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
    app.config.https || (app.config.behind_proxy && forwarded)
}

fn set(app: &App, headers: &HeaderMap, name: &str, token: &str, seconds: u32) -> HeaderValue {
    let secure = if over_https(app, headers) { "; Secure" } else { "" };
    let text = format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    HeaderValue::try_from(text).expect("base32 is always a header")
}
