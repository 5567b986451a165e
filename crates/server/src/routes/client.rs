//! The web client: files that are part of the program.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tharos_web::Assets;

use crate::api::Error;

/// The file of this path. Paths without a dot are places inside the client, which finds its way by itself.
pub fn file(path: &str, headers: &HeaderMap) -> Response {
    let name = path.trim_start_matches('/');
    let name = if name.rsplit('/').next().is_some_and(|last| last.contains('.')) { name } else { "index.html" };
    let Some(file) = Assets::get(name) else { return Error::NotFound.into_response() };
    let hash = file.metadata.sha256_hash();
    let tag = hash[..12].iter().fold(String::from("\""), |tag, byte| format!("{tag}{byte:02x}")) + "\"";
    // Files under `assets` carry their hash in their name; for all others the browser asks whether they have changed.
    let cache = match name.starts_with("assets/") {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let common = [(header::CACHE_CONTROL, cache.to_owned()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (common, kind, file.data.into_owned()).into_response()
}
