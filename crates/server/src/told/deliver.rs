//! One message to one place: whether it is still worth sending, its text, its delivery and the outcome.

use hyper::StatusCode;
use hyper::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue};
use ring::hmac;
use serde_json::json;
use tharos_store::{CauseKind, Channel, ChannelKind, Outcome, Result, Ticket, Told};
use tharos_table::{Occupant, TableDoc};
use tharos_text::Language;

use super::causes::{About, asked, remind_at};
use super::http::{self, check_url};
use super::mail::{Letter, Refused};
use super::manners::Manners;
use super::words::{list, say};
use super::{Keys, Parcel, link};
use crate::api::TablePhase;
use crate::app::App;
use crate::clock::Ms;
use crate::secret;
use crate::table::read_table;

/// A person counts as present for this long after having a page open on any node.
const HERE: Ms = 45_000;
/// How soon to check again on a player who is present but does not decide.
const LOOK_AGAIN: Ms = 30_000;
/// A page left open for this long without a decision no longer counts as presence.
const LEFT_OPEN: Ms = 30 * 60 * 1000;
const DAY: Ms = 24 * 60 * 60 * 1000;
const HOUR: Ms = DAY / 24;
/// The most messages that one place gets in a day.
const MOST_A_DAY: i64 = 100;
/// How many times a message is tried.
const TRIES: i64 = 5;
const WEBHOOK_TRIES: i64 = 3;
/// A browser is paused after this many failed messages in a row.
const FAILED_PUSHES: i64 = 5;
/// How long push services keep a message for a browser that is off, in seconds.
const TTL: u32 = 24 * 60 * 60;

enum Failed {
    /// Worth trying again.
    Now(String),
    /// This place will never take anything.
    Gone(String),
}

/// One thing that happened, as it is told.
struct Item {
    kind: CauseKind,
    table: Option<String>,
    at: Ms,
    text: String,
}

pub async fn deliver(app: &App, parcel: Parcel) -> Result<()> {
    let Parcel { rows, to } = parcel;
    let now = app.clock.now();
    let mut rest = Vec::new();
    for row in rows {
        match judge(app, &row, &to, now).await? {
            Some(outcome) => app.store.note_told(vec![row.id], outcome).await?,
            None => rest.push(row),
        }
    }
    let Some(first) = rest.first() else { return Ok(()) };
    let ids: Vec<String> = rest.iter().map(|row| row.id.clone()).collect();
    let manners = Manners::read(app.store.manners(&to.person).await?);
    let is_of_account = !first.kind.is_of_games();
    if !is_of_account && let Some(due) = manners.quiet_until(now) {
        return app.store.note_told(ids, Outcome::Wait { due, result: "quiet".into() }).await;
    }
    let is_first_try = first.message.is_none();
    if !is_of_account && is_first_try && app.store.tried_since(&to.id, now - DAY).await? >= MOST_A_DAY {
        return app.store.note_told(ids, Outcome::Done { at: now, result: "too_many".into() }).await;
    }
    let message = match &first.message {
        Some(message) => message.clone(),
        None => {
            // Stored before sending, so that a retry uses the same id.
            let message = secret::id();
            app.store.note_told(ids.clone(), Outcome::Together(message.clone())).await?;
            message
        }
    };
    let tries = rest.iter().map(|row| row.tries).max().unwrap_or(1);
    let outcome = match send(app, &to, &rest, &manners, &message).await? {
        Ok(said) => Outcome::Done { at: app.clock.now(), result: format!("sent {said}") },
        Err(Failed::Gone(why)) if to.kind == ChannelKind::Push => {
            // The browser has taken back its permission, or is no more.
            app.store.remove_channel(&to.person, &to.id).await?;
            tracing::debug!(why, "a browser takes nothing more");
            return Ok(());
        }
        Err(Failed::Gone(why)) => {
            app.store.note_told(ids, Outcome::Done { at: app.clock.now(), result: format!("failed {why}") }).await?;
            return app.store.pause_channel(&to.id, app.clock.now(), &why).await;
        }
        Err(Failed::Now(why)) => {
            let is_webhook = to.kind == ChannelKind::Webhook;
            if tries < if is_webhook { WEBHOOK_TRIES } else { TRIES } {
                let wait = app.config.told.again_after * 4i64.pow(tries.clamp(1, 8) as u32 - 1);
                Outcome::Again { due: app.clock.now() + wait, result: format!("again {why}") }
            } else {
                let outcome = Outcome::Done { at: app.clock.now(), result: format!("failed {why}") };
                app.store.note_told(ids, outcome).await?;
                let is_dead_push =
                    to.kind == ChannelKind::Push && app.store.failed_in_a_row(&to.id).await? >= FAILED_PUSHES;
                if is_webhook || is_dead_push {
                    app.store.pause_channel(&to.id, app.clock.now(), &why).await?;
                }
                return Ok(());
            }
        }
    };
    app.store.note_told(ids, outcome).await
}

/// What to do with a row instead of sending it; `None`: send it.
async fn judge(app: &App, row: &Told, to: &Channel, now: Ms) -> Result<Option<Outcome>> {
    if !row.kind.is_of_games() {
        return Ok(None);
    }
    // Switched off in the meantime.
    if to.wants & row.kind.bit() == 0 || to.paused.is_some() {
        return Ok(Some(Outcome::Forget));
    }
    // Since when the go has been waiting.
    let waits_since = match row.kind {
        CauseKind::Turn if waiting_table(app, row).await?.is_some() => Some(row.at),
        // When to remind of a go, if its time still runs out.
        CauseKind::Late => match waiting_table(app, row).await?.as_ref().and_then(remind_at) {
            // There is more time than there was.
            Some(due) if due > now => return Ok(Some(Outcome::Wait { due, result: "later".into() })),
            Some(due) => Some(due),
            None => return Ok(Some(Outcome::Forget)),
        },
        CauseKind::Turn => return Ok(Some(Outcome::Forget)),
        // Nobody sits down there any more.
        CauseKind::Invited | CauseKind::Opened if !has_room(app, row).await? => return Ok(Some(Outcome::Forget)),
        _ => None,
    };
    // Presence on another node is in the store.
    if app.teller.here.is_here(&to.person) || now - to.here < HERE {
        return Ok(match waits_since {
            Some(since) if now - since >= LEFT_OPEN => None,
            Some(_) => {
                let due = now + app.config.told.turn_after.max(LOOK_AGAIN);
                Some(Outcome::Wait { due, result: "here".into() })
            }
            None => Some(Outcome::Forget),
        });
    }
    Ok(None)
}

/// Whether somebody can still sit down at the table of a row.
async fn has_room(app: &App, row: &Told) -> Result<bool> {
    let table = table_of(app, row).await?.filter(|table| table.phase == TablePhase::Waiting);
    Ok(table.is_some_and(|table| table.chairs.iter().any(|chair| chair.occupant == Occupant::Open)))
}

/// The table that a row is about, if it is still there.
async fn table_of(app: &App, row: &Told) -> Result<Option<TableDoc>> {
    let Some(id) = &row.table else { return Ok(None) };
    Ok(app.store.table(id).await?.and_then(|stored| read_table(&stored).ok()))
}

/// The same, if its game still waits for the same go.
async fn waiting_table(app: &App, row: &Told) -> Result<Option<TableDoc>> {
    let about = About::read(&row.about);
    let waits =
        |table: &TableDoc| asked(table).is_some_and(|(person, go)| person == about.person && Some(go) == about.go);
    Ok(table_of(app, row).await?.filter(waits))
}

/// The sentence for a row.
async fn sentence(app: &App, row: &Told, language: Language) -> Result<String> {
    let about = About::read(&row.about);
    let people = &app.tables.0.people;
    let who = match about.who {
        Some(who) => people.names(&app.store, vec![who]).await.into_values().next().filter(|name| !name.is_empty()),
        None => None,
    };
    let mut others = Vec::new();
    if let Some(table) = table_of(app, row).await? {
        let ids = table.chairs.iter().filter_map(|chair| chair.occupant.person()).filter(|id| *id != about.person);
        let mut ids: Vec<String> = ids.map(str::to_owned).collect();
        ids.dedup();
        others = people.names(&app.store, ids).await.into_values().filter(|name| !name.is_empty()).collect();
        others.sort();
    }
    let who = who.unwrap_or_else(|| say(language, "somebody", &[]));
    Ok(say(language, row.kind.word(), &[("who", &who), ("others", &list(language, &others))]))
}

async fn send(
    app: &App,
    to: &Channel,
    rows: &[Told],
    manners: &Manners,
    message: &str,
) -> Result<std::result::Result<String, Failed>> {
    let language = manners.language;
    let mut items = Vec::new();
    for row in rows {
        let text = sentence(app, row, language).await?;
        items.push(Item { kind: row.kind, table: row.table.clone(), at: row.at, text });
    }
    items.sort_by_key(|item| item.at);
    let title = match items.as_slice() {
        [one] => one.text.clone(),
        many => say(language, "several", &[("count", &many.len().to_string())]),
    };
    match to.kind {
        ChannelKind::Email => mail(app, to, &items, &title, language, message).await,
        ChannelKind::Push => push(app, to, &items, &title, language, message).await,
        ChannelKind::Webhook => {
            let stop = format!("{}{}", site(app), stop_path(&stop_token(app, to).await?));
            Ok(webhook(app, to, &items, &title, &stop, message).await)
        }
    }
}

fn path(item: &Item) -> String {
    item.table.as_ref().map_or("/settings".to_owned(), |table| format!("/t/{table}"))
}

fn site(app: &App) -> &str {
    app.config.told.site.as_deref().unwrap_or_default().trim_end_matches('/')
}

/// With which anybody, without a session, switches off what a place is told of games.
async fn stop_token(app: &App, to: &Channel) -> Result<String> {
    Ok(link::stop(app.teller.link_key(app).await?, &to.id))
}

/// Where a request with this token does so.
fn stop_path(token: &str) -> String {
    format!("/api/told/stop/{token}")
}

async fn mail(
    app: &App,
    to: &Channel,
    items: &[Item],
    title: &str,
    language: Language,
    message: &str,
) -> Result<std::result::Result<String, Failed>> {
    let Some(mailer) = &app.teller.mailer else { return Ok(Err(Failed::Now("no mail server".into()))) };
    let site = site(app);
    let (kind, now) = (items[0].kind, app.clock.now());
    let mut stop = None;
    let text = match kind {
        CauseKind::Confirm | CauseKind::Reset | CauseKind::Changed | CauseKind::Passkey => {
            let Some(person) = app.store.person(&to.person).await? else { return Ok(Err(Failed::Gone("gone".into()))) };
            let token = secret::token();
            let link = match kind {
                CauseKind::Confirm => {
                    let ticket = Ticket {
                        kind: "confirm".into(),
                        person: Some(to.person.clone()),
                        about: to.id.clone(),
                        until: now + DAY,
                    };
                    app.store.add_ticket(&secret::hash(&token), &ticket).await?;
                    format!("{site}/confirm/{token}")
                }
                CauseKind::Reset => {
                    app.store.add_reset(&secret::hash(&token), &to.person, now + HOUR).await?;
                    format!("{site}/reset/{token}")
                }
                CauseKind::Passkey => format!("{site}/settings"),
                _ => format!("{site}/account"),
            };
            let login = person.login.unwrap_or_default();
            let words = [("name", person.name.as_str()), ("login", &login), ("link", &link)];
            say(language, &format!("{}-text", kind.word()), &words)
        }
        CauseKind::Test => say(language, "test-text", &[]),
        _ => {
            let line = |item: &Item| format!("{}\n{site}{}\n", item.text, path(item));
            let token = stop_token(app, to).await?;
            let page = format!("{site}/stop/{token}");
            stop = Some(format!("{site}{}", stop_path(&token)));
            let lines: Vec<String> = items.iter().map(line).collect();
            format!("{}\n-- \n{}\n", lines.join("\n"), say(language, "stop", &[("link", &page)]))
        }
    };
    let letter = Letter { to: to.address.clone(), subject: title.to_owned(), text, id: message.to_owned(), stop };
    Ok(match mailer.send(letter).await {
        Ok(()) => Ok("250".into()),
        Err(Refused::Now(why)) => Err(Failed::Now(why)),
        Err(Refused::Always(why)) => Err(Failed::Gone(why)),
    })
}

async fn push(
    app: &App,
    to: &Channel,
    items: &[Item],
    title: &str,
    language: Language,
    message: &str,
) -> Result<std::result::Result<String, Failed>> {
    let config = &app.config.told;
    let keys: Option<Keys> = serde_json::from_str(&to.secret).ok();
    let lines: Vec<&str> = if items.len() > 1 { items.iter().map(|item| item.text.as_str()).collect() } else { vec![] };
    let body = match items[0].kind {
        CauseKind::Test => String::new(),
        _ => lines.join("\n"),
    };
    // Push services take 4 kilobytes.
    let short: String = body.chars().take(800).collect();
    let stop = json!({ "path": stop_path(&stop_token(app, to).await?), "text": say(language, "stop-here", &[]) });
    let text =
        json!({ "id": message, "title": title, "body": short, "path": path(&items[0]), "stop": stop }).to_string();
    let (Ok(url), Some(sealed)) = (check_url(&to.address, config), keys.and_then(|keys| keys.seal(text.as_bytes())))
    else {
        return Ok(Err(Failed::Gone("no browser".into())));
    };
    let contact = match (&config.site, &app.teller.mailer) {
        (Some(site), _) if site.starts_with("https://") => site.clone(),
        (_, Some(mailer)) => mailer.contact(),
        _ => "mailto:nobody@example.org".to_owned(),
    };
    let Some(signed) = app.teller.vapid(app).await?.authorize(&url, &contact, app.clock.now()) else {
        return Ok(Err(Failed::Now("no key".into())));
    };
    let headers = vec![
        header(AUTHORIZATION, &signed),
        header(CONTENT_ENCODING, "aes128gcm"),
        header(CONTENT_TYPE, "application/octet-stream"),
        header(HeaderName::from_static("ttl"), &TTL.to_string()),
        header(HeaderName::from_static("urgency"), "normal"),
        // A second message under this name replaces the first one.
        header(HeaderName::from_static("topic"), message),
    ];
    Ok(match http::post(&url, headers, sealed, config).await {
        Ok(status) if status.is_success() => Ok(status.as_str().into()),
        Ok(status) if is_lasting(status) => Err(Failed::Gone(status.as_str().into())),
        Ok(status) => Err(Failed::Now(status.as_str().into())),
        Err(why) => Err(Failed::Now(why.to_string())),
    })
}

/// Whether a push service says that it will never take this.
fn is_lasting(status: StatusCode) -> bool {
    status.is_client_error() && ![StatusCode::TOO_MANY_REQUESTS, StatusCode::REQUEST_TIMEOUT].contains(&status)
}

async fn webhook(
    app: &App,
    to: &Channel,
    items: &[Item],
    title: &str,
    stop: &str,
    message: &str,
) -> std::result::Result<String, Failed> {
    let config = &app.config.told;
    let url = check_url(&to.address, config).map_err(|why| Failed::Gone(why.to_string()))?;
    let event = |item: &Item| {
        let link = format!("{}{}", site(app), path(item));
        json!({ "kind": item.kind.word(), "table": item.table, "at": item.at, "text": item.text, "url": link })
    };
    let events: Vec<_> = items.iter().map(event).collect();
    let body = json!({ "id": message, "text": title, "events": events, "stop": stop }).to_string().into_bytes();
    let at = (app.clock.now() / 1000).to_string();
    let mut mark = hmac::Context::with_key(&hmac::Key::new(hmac::HMAC_SHA256, to.secret.as_bytes()));
    mark.update(at.as_bytes());
    mark.update(b".");
    mark.update(&body);
    let mark: String = mark.sign().as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    let headers = vec![
        header(CONTENT_TYPE, "application/json"),
        header(HeaderName::from_static("tharos-message"), message),
        header(HeaderName::from_static("tharos-signature"), &format!("t={at},v1={mark}")),
    ];
    match http::post(&url, headers, body, config).await {
        Ok(status) if status.is_success() => Ok(status.as_str().into()),
        Ok(status) => Err(Failed::Now(status.as_str().into())),
        Err(why) => Err(Failed::Now(why.to_string())),
    }
}

fn header(name: HeaderName, value: &str) -> (HeaderName, HeaderValue) {
    (name, HeaderValue::try_from(value).unwrap_or(HeaderValue::from_static("")))
}
