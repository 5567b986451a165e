//! What handlers read from a request, with our own words for what is wrong.

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tharos_rules::{Action, strict};

use crate::api::Error;
use crate::secret;

/// A body in JSON, in both directions.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
        // A form of another site cannot send this type without asking first.
        if !kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Error::bad_request("the body must be application/json"));
        }
        let body = Bytes::from_request(request, state).await.map_err(|error| match error.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Error::TooLarge,
            _ => Error::bad_request("the body could not be read"),
        })?;
        // Serde would also read the fields one after the other from a list.
        if body.trim_ascii_start().first() != Some(&b'{') {
            return Err(Error::bad_request("the body must be an object"));
        }
        serde_json::from_slice(&body).map(Json).map_err(|error| Error::bad_request(error.to_string()))
    }
}

/// A body in JSON that may be as large as a record.
pub struct Large<T>(pub T);

/// A record is a few hundred kilobytes at most.
const LARGE: usize = 2 * 1024 * 1024;

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Large<T> {
    type Rejection = Error;

    async fn from_request(mut request: Request, state: &S) -> Result<Self, Error> {
        DefaultBodyLimit::max(LARGE).apply(&mut request);
        Json::from_request(request, state).await.map(|Json(body)| Large(body))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// The words after the question mark.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Error> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        query.map(|query| Query(query.0)).map_err(|error| Error::bad_request(error.body_text()))
    }
}

/// The id of a table in the path. What cannot be one is not looked for.
pub struct Id(pub String);

impl<S: Send + Sync> FromRequestParts<S> for Id {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NoTable)?;
        if secret::is_id(&id) { Ok(Id(id)) } else { Err(Error::NoTable) }
    }
}

/// A decision by its content.
pub fn action(value: serde_json::Value) -> Result<Action, Error> {
    strict(value).map_err(|error| Error::bad_request(format!("action: {error}")))
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
