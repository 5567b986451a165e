//! Being told while one is away: where, of what, when, and what was sent.

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use tharos_store::{CauseKind, Channel, ChannelKind, Told};

use super::people::check_password;
use crate::api::{
    ByAddress, ByToken, Error, NewEmail, NewPush, NewWebhook, PersonKind, Problem, ToldInfo, ToldLine, ToldPlace,
    ToldState, ToldWhy, Wants, Way, WebhookSecret,
};
use crate::app::App;
use crate::extract::{Json, Word};
use crate::guard::Home;
use crate::limits::{What, Who};
use crate::secret;
use crate::session::Signed;
use crate::table::store_error;
use crate::told::{self, Keys, Manners};

/// The most browsers that one person can be notified in.
const BROWSERS: usize = 10;
/// How many entries of the log are shown.
const SHOWN: i64 = 50;
/// The most links that are e-mailed to one account in an hour, however often somebody asks for them.
const LINKS: usize = 3;
const HOUR: i64 = 60 * 60 * 1000;

const WAYS: [(Way, ChannelKind); 3] =
    [(Way::Email, ChannelKind::Email), (Way::Push, ChannelKind::Push), (Way::Webhook, ChannelKind::Webhook)];
const WHYS: [(ToldWhy, CauseKind); 13] = [
    (ToldWhy::Turn, CauseKind::Turn),
    (ToldWhy::Began, CauseKind::Began),
    (ToldWhy::Ended, CauseKind::Ended),
    (ToldWhy::Wrote, CauseKind::Wrote),
    (ToldWhy::Invited, CauseKind::Invited),
    (ToldWhy::Test, CauseKind::Test),
    (ToldWhy::Confirm, CauseKind::Confirm),
    (ToldWhy::Late, CauseKind::Late),
    (ToldWhy::Reset, CauseKind::Reset),
    (ToldWhy::Changed, CauseKind::Changed),
    (ToldWhy::Opened, CauseKind::Opened),
    (ToldWhy::Passkey, CauseKind::Passkey),
    // Chosen with the begin of games, and told in one line with it.
    (ToldWhy::Began, CauseKind::Joined),
];

fn way(kind: ChannelKind) -> Way {
    WAYS.into_iter().find(|(_, known)| *known == kind).map_or(Way::Email, |(way, _)| way)
}

fn kind(way: Way) -> ChannelKind {
    WAYS.into_iter().find(|(known, _)| *known == way).map_or(ChannelKind::Email, |(_, kind)| kind)
}

fn why(kind: CauseKind) -> ToldWhy {
    WHYS.into_iter().find(|(_, known)| *known == kind).map_or(ToldWhy::Test, |(why, _)| why)
}

/// Everything, when somebody has just chosen a way.
fn all() -> i64 {
    CauseKind::CHOICES.into_iter().map(CauseKind::bit).sum()
}

fn place(channel: &Channel, who: &Signed) -> ToldPlace {
    let chosen = |kind: &CauseKind| CauseKind::CHOICES.contains(kind) && channel.wants & kind.bit() != 0;
    let wants = WHYS.into_iter().filter(|(_, kind)| chosen(kind)).map(|(why, _)| why).collect();
    ToldPlace {
        id: channel.id.clone(),
        way: way(channel.kind),
        // Secret: anybody who knows the address of a browser could send messages to it.
        address: if channel.kind == ChannelKind::Push { String::new() } else { channel.address.clone() },
        label: channel.label.clone(),
        here: channel.session.as_deref() == Some(who.token.hash.as_slice()),
        confirmed: channel.confirmed.is_some(),
        paused: channel.paused,
        why: channel.why.clone(),
        wants,
    }
}

fn line(told: Told, channels: &[Channel]) -> ToldLine {
    let result = told.result.unwrap_or_default();
    let (word, said) = result.split_once(' ').unwrap_or((&result, ""));
    let state = match (word, told.done) {
        ("quiet", _) => ToldState::Quiet,
        ("again", None) => ToldState::Again,
        ("sent", _) => ToldState::Sent,
        ("too_many", _) => ToldState::TooMany,
        (_, Some(_)) => ToldState::Failed,
        _ => ToldState::Waiting,
    };
    ToldLine {
        at: told.at,
        way: channels.iter().find(|channel| channel.id == told.channel).map(|channel| way(channel.kind)),
        why: why(told.kind),
        table: told.table,
        state,
        said: Some(said.to_owned()).filter(|said| !said.is_empty()),
        tries: told.tries,
    }
}

pub async fn info(app: &App, who: &Signed) -> Result<ToldInfo, Error> {
    let person = who.caller.id();
    let channels = app.store.channels_of(person).await.map_err(store_error)?;
    let log = app.store.told_to(person, SHOWN).await.map_err(store_error)?;
    Ok(ToldInfo {
        has_mail: app.teller.has_mail(),
        push_key: app.teller.vapid(app).await.map_err(store_error)?.public(),
        places: channels.iter().map(|channel| place(channel, who)).collect(),
        manners: Manners::read(app.store.manners(person).await.map_err(store_error)?),
        log: log.into_iter().map(|told| line(told, &channels)).collect(),
    })
}

/// Where, of what and how this person is told, and what was sent.
#[utoipa::path(get, path = "/api/told", tag = "told",
    responses((status = 200, body = ToldInfo), (status = "default", body = Problem)))]
pub async fn told(State(app): State<App>, who: Signed) -> Result<Json<ToldInfo>, Error> {
    info(&app, &who).await.map(Json)
}

/// In which language, and when not.
#[utoipa::path(put, path = "/api/told/manners", tag = "told", request_body = Manners,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn set_manners(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(wish): Json<Manners>,
) -> Result<StatusCode, Error> {
    wish.check()?;
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    let body = serde_json::to_string(&wish).map_err(|_| Error::Internal)?;
    app.store.set_manners(who.caller.id(), &body).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a person is notified of in one place.
#[utoipa::path(put, path = "/api/told/wants", tag = "told", request_body = Wants,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn set_wants(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(Wants { way, wants }): Json<Wants>,
) -> Result<StatusCode, Error> {
    app.limits.take_both(What::Lines, &home, who.caller.id(), app.clock.now())?;
    let bit = |want: &ToldWhy| WHYS.into_iter().find(|(why, _)| why == want).map_or(0, |(_, kind)| kind.bit());
    let wants = wants.iter().map(bit).fold(0, |all, bit| all | bit);
    app.store.set_wants(who.caller.id(), kind(way), wants).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}

fn channel(who: &Signed, kind: ChannelKind, address: String, secret: String, now: i64) -> Channel {
    Channel {
        id: secret::id(),
        person: who.caller.id().to_owned(),
        kind,
        address,
        secret,
        label: String::new(),
        wants: all(),
        confirmed: Some(now),
        paused: None,
        why: None,
        here: 0,
        session: None,
        created: now,
    }
}

/// This browser is told from now on, until its session ends.
#[utoipa::path(post, path = "/api/told/push", tag = "told", request_body = NewPush,
    responses((status = 200, body = ToldPlace), (status = "default", body = Problem)))]
pub async fn add_push(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(NewPush { endpoint, p256dh, auth }): Json<NewPush>,
) -> Result<Json<ToldPlace>, Error> {
    let now = app.clock.now();
    app.limits.take_both(What::Mails, &home, who.caller.id(), now)?;
    let url = told::check_url(&endpoint, &app.config.told).map_err(|why| Error::bad_request(why.to_string()))?;
    if url.scheme() != "https" && !app.config.told.allow_private {
        return Err(Error::bad_request("browsers are told over https"));
    }
    let keys = Keys { p256dh, auth };
    if !keys.are_good() {
        return Err(Error::bad_request("these are no keys of a browser"));
    }
    let known = app.store.channels_of(who.caller.id()).await.map_err(store_error)?;
    let browsers: Vec<&Channel> = known.iter().filter(|known| known.kind == ChannelKind::Push).collect();
    let wants = browsers.first().map(|known| known.wants);
    let session = Some(who.token.hash.to_vec());
    let mut left = browsers.len();
    for old in &browsers {
        // The same browser once more, or one too many: the oldest goes.
        if old.address == url.as_str() || old.session == session || left >= BROWSERS {
            app.store.remove_channel(who.caller.id(), &old.id).await.map_err(store_error)?;
            left -= 1;
        }
    }
    let secret = serde_json::to_string(&keys).map_err(|_| Error::Internal)?;
    let mut new = channel(&who, ChannelKind::Push, url.into(), secret, now);
    let sessions = app.store.sessions_of(who.caller.id()).await.map_err(store_error)?;
    let own = sessions.into_iter().find(|session| session.token_hash == who.token.hash);
    new.label = own.and_then(|session| session.agent).unwrap_or_default();
    new.wants = wants.unwrap_or(new.wants);
    new.session = session;
    app.store.add_channel(&new).await.map_err(store_error)?;
    Ok(Json(place(&new, &who)))
}

fn needs_account(who: &Signed) -> Result<(), Error> {
    if who.person().kind == PersonKind::Account { Ok(()) } else { Err(Error::NeedsAccount) }
}

/// A webhook, or another address for it. The secret with which its messages are signed is new, and shown this once.
#[utoipa::path(post, path = "/api/told/webhook", tag = "told", request_body = NewWebhook,
    responses((status = 200, body = WebhookSecret), (status = "default", body = Problem)))]
pub async fn set_webhook(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Json(NewWebhook { url }): Json<NewWebhook>,
) -> Result<Json<WebhookSecret>, Error> {
    needs_account(&who)?;
    app.limits.take_both(What::Mails, &home, who.caller.id(), app.clock.now())?;
    let url = told::check_url(&url, &app.config.told);
    let url = url.map_err(|why| Error::bad_request(why.to_string()))?;
    let secret = secret::token();
    let known = app.store.channels_of(who.caller.id()).await.map_err(store_error)?;
    match known.iter().find(|known| known.kind == ChannelKind::Webhook) {
        Some(old) => app.store.repair_channel(&old.id, url.as_str(), Some(&secret)).await.map_err(store_error)?,
        None => {
            let new = channel(&who, ChannelKind::Webhook, url.into(), secret.clone(), app.clock.now());
            app.store.add_channel(&new).await.map_err(store_error)?;
        }
    }
    Ok(Json(WebhookSecret { secret }))
}

/// Another e-mail address, once a link that is sent there has been opened.
#[utoipa::path(post, path = "/api/told/email", tag = "told", request_body = NewEmail,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn set_email(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    headers: HeaderMap,
    Json(NewEmail { address, password }): Json<NewEmail>,
) -> Result<StatusCode, Error> {
    needs_account(&who)?;
    if !app.teller.has_mail() {
        return Err(Error::NotFound);
    }
    let address = told::address(&address)?;
    let (now, person) = (app.clock.now(), who.caller.id());
    app.limits.take_both(What::Mails, &home, person, now)?;
    // Access to this mailbox lets somebody take over the account, so the password is checked.
    let login = who.session.person.login.clone().ok_or(Error::NeedsAccount)?;
    check_password(&app, (&home, &headers), &login, password).await?;
    let known = app.store.channels_of(person).await.map_err(store_error)?;
    let mails = || known.iter().filter(|known| known.kind == ChannelKind::Email);
    if mails().any(|known| known.confirmed.is_some() && known.address.eq_ignore_ascii_case(&address)) {
        return Ok(StatusCode::NO_CONTENT);
    }
    app.limits.take(What::Links, Who::Login(&address.to_lowercase()), now)?;
    for old in mails().filter(|known| known.confirmed.is_none()) {
        app.store.remove_channel(person, &old.id).await.map_err(store_error)?;
    }
    let mut new = channel(&who, ChannelKind::Email, address, String::new(), now);
    new.confirmed = None;
    app.store.add_channel(&new).await.map_err(store_error)?;
    app.store.write_to(&new, CauseKind::Confirm, now, now, "{}").await.map_err(store_error)?;
    if let Some(old) = mails().find(|known| known.confirmed.is_some()) {
        app.store.write_to(old, CauseKind::Changed, now, now, "{}").await.map_err(store_error)?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The address is mine: by the link that was sent there.
#[utoipa::path(post, path = "/api/told/confirm", tag = "told", request_body = ByToken,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn confirm(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Json(ByToken { token }): Json<ByToken>,
) -> Result<StatusCode, Error> {
    let now = app.clock.now();
    app.limits.may_try(What::SignIns, Who::Home(&home), now)?;
    let ticket = app.store.use_ticket(&secret::hash(&token), "confirm", now).await.map_err(store_error)?;
    let confirmed = match ticket {
        Some(ticket) => app.store.confirm_channel(&ticket.about, now).await.map_err(store_error)?,
        None => false,
    };
    if confirmed {
        return Ok(StatusCode::NO_CONTENT);
    }
    app.limits.failed(What::SignIns, Who::Home(&home), now);
    Err(Error::LinkUsed)
}

/// Nothing more about games is sent to an address: by the link of any message, without signing in.
#[utoipa::path(post, path = "/api/told/stop/{token}", tag = "told", params(("token" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn stop(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Word(token): Word,
) -> Result<StatusCode, Error> {
    let now = app.clock.now();
    app.limits.may_try(What::SignIns, Who::Home(&home), now)?;
    let key = app.teller.link_key(&app).await.map_err(store_error)?;
    let Some(channel) = told::read_stop(key, &token) else {
        app.limits.failed(What::SignIns, Who::Home(&home), now);
        return Err(Error::LinkUsed);
    };
    // A place that is not there any more is told nothing either.
    app.store.silence(&channel).await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a test to one place.
#[utoipa::path(post, path = "/api/told/places/{id}/test", tag = "told", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn test(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    who: Signed,
    Word(id): Word,
) -> Result<StatusCode, Error> {
    let now = app.clock.now();
    let channel = app.store.channel(&id).await.map_err(store_error)?;
    let channel = channel.filter(|channel| channel.person == who.caller.id()).ok_or(Error::NotFound)?;
    if channel.confirmed.is_none() {
        return Err(Error::NotFound);
    }
    app.limits.take_both(What::Mails, &home, who.caller.id(), now)?;
    if channel.paused.is_some() {
        app.store.repair_channel(&channel.id, &channel.address, None).await.map_err(store_error)?;
    }
    app.store.write_to(&channel, CauseKind::Test, now, now, "{}").await.map_err(store_error)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes a place away.
#[utoipa::path(delete, path = "/api/told/places/{id}", tag = "told", params(("id" = String, Path)),
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn remove(State(app): State<App>, who: Signed, Word(id): Word) -> Result<StatusCode, Error> {
    if !app.store.remove_channel(who.caller.id(), &id).await.map_err(store_error)? {
        return Err(Error::NotFound);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Somebody has forgotten the password: if an account has confirmed this address, a link is sent there. The answer is the
/// same, and as quick, if none has.
#[utoipa::path(post, path = "/api/password-forgotten", tag = "people", request_body = ByAddress,
    responses((status = 204), (status = "default", body = Problem)))]
pub async fn forgotten(
    State(app): State<App>,
    Extension(Home(home)): Extension<Home>,
    Json(ByAddress { address }): Json<ByAddress>,
) -> Result<StatusCode, Error> {
    if !app.teller.has_mail() {
        return Err(Error::NotFound);
    }
    let address = told::address(&address)?;
    app.limits.take(What::Mails, Who::Home(&home), app.clock.now())?;
    // Beside the answer, so that its time says nothing.
    tokio::spawn(async move {
        if let Err(error) = write_resets(&app, &address).await {
            tracing::warn!(%error, "a link for a new password could not be written");
        }
    });
    Ok(StatusCode::NO_CONTENT)
}

async fn write_resets(app: &App, address: &str) -> Result<(), tharos_store::Error> {
    let now = app.clock.now();
    // A refusal is silent: it would reveal that others have asked.
    if app.limits.take(What::Links, Who::Login(&address.to_lowercase()), now).is_err() {
        return Ok(());
    }
    for channel in app.store.channels_at(address, LINKS as i64).await? {
        let recent = app.store.told_to(&channel.person, SHOWN).await?;
        let asked = recent.iter().filter(|told| told.kind == CauseKind::Reset && told.at > now - HOUR).count();
        if asked < LINKS {
            app.store.write_to(&channel, CauseKind::Reset, now, now, "{}").await?;
        }
    }
    Ok(())
}
