//! The web client: files that are part of the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tharos_text::Language;
use tharos_web::{Assets, PAGE};

use crate::api::Error;
use crate::extract::accepts;
use crate::session;

/// The language somebody chose on this device.
const LANGUAGE: &str = "tharos_language";

/// The file of this path. Paths without a dot are places inside the client, which finds its way by itself.
pub fn file(path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    let name = if name.rsplit('/').next().is_some_and(|last| last.contains('.')) { name } else { PAGE };
    let Some(file) = Assets::get(name) else { return Error::NotFound.into_response() };
    let hash = file.metadata.sha256_hash();
    let tag = hash[..12].iter().fold(String::from("\""), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    // Files under `assets` carry their hash in their name; for all others the browser asks whether they have changed.
    let cache = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let tagged = HeaderValue::from_str(&tag).expect("hex is always a header");
    let mut common =
        HeaderMap::from_iter([(header::CACHE_CONTROL, HeaderValue::from_static(cache)), (header::ETAG, tagged)]);
    if name == PAGE {
        common.insert(header::LINK, needed_first(path, headers));
        common.insert(header::VARY, HeaderValue::from_static("accept-language, cookie"));
    }
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
