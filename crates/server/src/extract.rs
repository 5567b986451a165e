//! What handlers read from a request, with our own words for what is wrong.

use axum::body::to_bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::api::Error;
use crate::app::App;
use crate::secret;

/// A body in JSON, in both directions.
pub struct Json<T>(pub T);

/// No request but a record needs more.
const USUAL: usize = 64 * 1024;
/// A record is a few hundred kilobytes at most.
const LARGE: usize = 2 * 1024 * 1024;
/// A body larger than this can only be a mistake.
const HOPELESS: u64 = 8 * 1024 * 1024;

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        read(app, request, USUAL).await.map(Json)
    }
}

async fn read<T: DeserializeOwned>(app: &App, request: Request, limit: usize) -> Result<T, Error> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    // A form of another site cannot send this type without asking first.
    if !kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
        return Err(Error::bad_request("the body must be application/json"));
    }
    let told = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    // A body slightly over the limit is read, so that the client gets the answer; a huge one is refused at once.
    if told.is_some_and(|length: u64| length > HOPELESS) {
        return Err(Error::TooLarge);
    }
    let body = timeout(app.config.deadlines.body, to_bytes(request.into_body(), limit)).await;
    let body = body.map_err(|_| Error::bad_request("the body did not come in time"))?;
    let body = body.map_err(|error| match error.into_inner().downcast::<LengthLimitError>() {
        Ok(_) => Error::TooLarge,
        Err(_) => Error::bad_request("the body could not be read"),
    })?;
    // Serde would also read the fields one after the other from a list.
    if body.trim_ascii_start().first() != Some(&b'{') {
        return Err(Error::bad_request("the body must be an object"));
    }
    serde_json::from_slice(&body).map_err(|error| Error::bad_request(error.to_string()))
}

/// A body in JSON that may be as large as a record.
pub struct Large<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Large<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        read(app, request, LARGE).await.map(Large)
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// The query string.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Error> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        query.map(|query| Query(query.0)).map_err(|error| Error::bad_request(error.body_text()))
    }
}

/// The id of a table in the path. A malformed id is rejected without a look at the store.
pub struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NoTable)?;
        if secret::is_id(&id) { Ok(Id(id)) } else { Err(Error::NoTable) }
    }
}

/// The id of a tournament in the path.
pub struct CupId(pub String);

impl<S: Send + Sync> FromRequestParts<S> for CupId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        Id::from_request_parts(parts, state).await.map(|Id(id)| CupId(id)).map_err(|_| Error::NoCup)
    }
}

/// A word in the path that is not the id of a table.
pub struct Word(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Word {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let word = Path::<String>::from_request_parts(parts, state).await;
        word.map(|Path(word)| Word(word)).map_err(|_| Error::NotFound)
    }
}

/// Whether a client accepts this encoding of content.
pub fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    let all = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut wishes = all.flat_map(|value| value.split(',')).map(|wish| wish.split_once(';').unwrap_or((wish, "")));
    wishes.any(|(name, weight)| {
        let weight: String = weight.split_whitespace().collect();
        let is_refused = weight.strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()) == Some(0.0);
        name.trim().eq_ignore_ascii_case(encoding) && !is_refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(text: &str) -> HeaderMap {
        [(header::ACCEPT_ENCODING, text.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn encodings_are_accepted_by_name_and_weight() {
        for yes in ["gzip", "br, GZIP;q=0.5", "deflate,gzip; q=1"] {
            assert!(accepts(&headers(yes), "gzip"), "{yes}");
        }
        for no in ["", "br", "gzip;q=0", "gzip; q=0.0", "xgzip"] {
            assert!(!accepts(&headers(no), "gzip"), "{no}");
        }
    }
}
