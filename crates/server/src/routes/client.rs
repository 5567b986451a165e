//! The web client: files that are part of the program.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tharos_rules::{ROUNDS, TURNS};
use tharos_table::api::{Seat, SeatKind, TableInfo, TablePhase};
use tharos_text::{Language, Link, NOWHERE, Text};
use tharos_web::{Assets, Head, PAGE};

use crate::api::Error;
use crate::app::App;
use crate::cup::check_unsealed;
use crate::extract::accepts;
use crate::session;

/// The language somebody chose on this device.
const LANGUAGE: &str = "tharos_language";

/// The file of this path. Paths without a dot are places inside the client, which finds its way by itself.
pub async fn file(app: &App, path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    if name == PAGE || !name.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return page(app, path, headers).await;
    }
    let Some(file) = Assets::get(name) else { return Error::NotFound.into_response() };
    let hash = file.metadata.sha256_hash();
    let tag = hash[..12].iter().fold(String::from("\""), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    // Files under `assets` carry their hash in their name; for all others the browser asks whether they have changed.
    let cache = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let mut common = kept(cache, &tag);
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = match file.metadata.mimetype() {
        "text/plain" => "text/plain; charset=utf-8",
        other => other,
    };
    let kind = [(header::CONTENT_TYPE, kind.to_owned())];
    // Files that were compressed when the client was built; for browsers that want it otherwise the server does it.
    match accepts(headers, "br").then(|| Assets::get(&format!("{name}.br"))).flatten() {
        Some(small) => {
            common.append(header::VARY, HeaderValue::from_static("accept-encoding"));
            common.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
            (common, kind, small.data.into_owned()).into_response()
        }
        None => (common, kind, file.data.into_owned()).into_response(),
    }
}

fn kept(cache: &'static str, tag: &str) -> HeaderMap {
    let tag = HeaderValue::from_str(tag).expect("hex is always a header");
    HeaderMap::from_iter([(header::CACHE_CONTROL, HeaderValue::from_static(cache)), (header::ETAG, tag)])
}

/// The client at a place inside it. What does not exist is told by the status too; the client says the same in words.
async fn page(app: &App, path: &str, headers: &HeaderMap) -> Response {
    let text = Text::new(language(headers));
    let parts: Vec<_> = path.split('/').filter(|part| !part.is_empty() && *part != PAGE).collect();
    let link = about(app, &text, &parts).await;
    let (link, status) = match link {
        Some(link) => (link, StatusCode::OK),
        None => (text.link(NOWHERE), StatusCode::NOT_FOUND),
    };
    let head = Head {
        language: language(headers).code(),
        title: &link.title,
        about: &link.about,
        site: &site(app, headers),
        path,
        listed: status.is_success() && LISTED.contains(parts.first().unwrap_or(&"")),
    };
    let page = tharos_web::page(&head);
    let mut tag = DefaultHasher::new();
    page.hash(&mut tag);
    let tag = format!("\"{:016x}\"", tag.finish());
    let mut common = kept("no-cache", &tag);
    common.insert(header::LINK, needed_first(path, headers));
    common.insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    if status.is_success() && headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (status, common, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
}

/// Places that are the same for everybody.
const LISTED: [&str; 6] = ["", "new", "lobby", "learn", "rules", "about"];
/// How the ids of tables begin that only the visitor's device knows.
const HERE: &str = "here-";

static PLACES: LazyLock<BTreeMap<String, usize>> =
    LazyLock::new(|| serde_json::from_str(tharos_web::PLACES).expect("the places of the client"));

/// What the page at this address says about itself; `None` if there is no such page, table or lesson.
async fn about(app: &App, text: &Text, parts: &[&str]) -> Option<Link> {
    let place = parts.first().copied().unwrap_or_default();
    if PLACES.get(place).is_none_or(|most| parts.len() > *most) {
        return None;
    }
    match (place, parts.get(1)) {
        ("t", Some(id)) if !id.starts_with(HERE) => match app.tables.look(id).await {
            Ok(shown) if check_unsealed(app, &shown.state.doc).await.is_err() => Some(text.link(place)),
            Ok(shown) => Some(table(text, &shown.info(None, app.clock.now()))),
            Err(Error::NoTable) => None,
            Err(_) => Some(text.link(place)),
        },
        ("t", None) => None,
        ("learn", Some(id)) => tharos_lessons::lesson(id).map(|_| text.link(place)),
        _ => Some(text.link(place)),
    }
}

fn table(text: &Text, table: &TableInfo) -> Link {
    let named = |seat: &Seat| {
        let name = seat.name.clone().filter(|name| !name.is_empty());
        name.unwrap_or_else(|| text.guild(seat.guild))
    };
    let taken = || table.seats.iter().filter(|seat| seat.kind != SeatKind::Open);
    match (table.phase, &table.result) {
        (TablePhase::Waiting, _) => {
            let host = taken().find(|seat| seat.kind == SeatKind::Person).map_or_else(String::new, named);
            text.waiting_link(&host, table.seats.len() - taken().count())
        }
        (_, Some(result)) if table.seats.len() == 1 => {
            text.solo_link(&named(&table.seats[0]), result.totals[0], !result.winners.is_empty())
        }
        (_, Some(result)) => {
            let won = |seat: usize| result.winners.iter().any(|winner| usize::from(*winner) == seat);
            let mut order: Vec<_> = (0..table.seats.len()).collect();
            order.sort_by_key(|seat| (!won(*seat), -result.totals[*seat]));
            let scores: Vec<_> = order.iter().map(|seat| (named(&table.seats[*seat]), result.totals[*seat])).collect();
            text.over_link(&scores, result.winners.len())
        }
        _ => text.running_link(taken().map(named).collect(), (table.round, table.turn), (ROUNDS, TURNS)),
    }
}

/// Where the visitor found us. Nothing but the name of a host is repeated.
fn site(app: &App, headers: &HeaderMap) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_host = !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let scheme = if session::over_https(app, headers) { "https" } else { "http" };
    if is_host { format!("{scheme}://{host}") } else { String::new() }
}

/// What the client will ask for first, so that the browser fetches it along with the page's own files: the texts, who is
/// here, and the table of the address.
fn needed_first(path: &str, headers: &HeaderMap) -> HeaderValue {
    let mut links = vec![answer("/api/me")];
    if let Some(texts) = tharos_web::texts(language(headers).code()) {
        links.push(format!("</{texts}>; rel=modulepreload; crossorigin"));
    }
    let mut places = path.split('/').skip(1);
    if let (Some("t"), Some(id)) = (places.next(), places.next())
        && !id.is_empty()
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
    {
        links.push(answer(&format!("/api/tables/{id}/opening")));
    }
    HeaderValue::try_from(links.join(", ")).expect("plain text")
}

fn answer(address: &str) -> String {
    format!("<{address}>; rel=preload; as=fetch; crossorigin")
}

/// The language the client will choose: the kept one, or the browser's.
fn language(headers: &HeaderMap) -> Language {
    let kept = session::cookie(headers, LANGUAGE).and_then(|tag| tag.parse().ok());
    let accepted = || headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kept.unwrap_or_else(|| Language::negotiate(accepted()))
}
