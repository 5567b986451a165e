//! Everything that can go wrong, as a code with its numbers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::{Value, json};
use tharos_rules::{Refusal, ReplayError, UndoStop};
use thiserror::Error;
use utoipa::ToSchema;

/// The form of every answer that is not a success. Further fields depend on the code.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Problem {
    pub error: String,
    /// For developers; never shown to players.
    pub message: String,
}

#[derive(Clone, Debug, Error)]
pub enum Error {
    #[error("{0}")]
    BadRequest(String),
    #[error("nobody is signed in")]
    NoSession,
    #[error("login or password is wrong")]
    WrongPassword,
    #[error("this write came from another site")]
    WrongOrigin,
    #[error("this seat is not yours")]
    NotYours,
    #[error("this table has no spectators")]
    NoSpectators,
    #[error("only the host can do this")]
    NotHost,
    #[error("this needs an account")]
    NeedsAccount,
    #[error("this table has no hints")]
    NoHints,
    #[error("the game is not over")]
    NotOver,
    #[error("there is no such table")]
    NoTable,
    #[error("there is nothing here")]
    NotFound,
    #[error("this cannot be asked in this way")]
    Method,
    #[error("the game has gone on to {seq}")]
    Stale { seq: i64 },
    #[error("somebody sits there")]
    SeatTaken,
    #[error("not possible now: {0}")]
    WrongPhase(&'static str),
    #[error("this login is taken")]
    LoginTaken,
    #[error("the request is too large")]
    TooLarge,
    #[error("{0}")]
    Refused(Refusal),
    #[error("{stop}")]
    UndoStopped { stop: UndoStop, possible: usize },
    #[error("{0}")]
    Record(ReplayError),
    #[error("{0}")]
    OtherRecord(&'static str),
    #[error("a name has 1 to 32 characters that can be seen")]
    BadName,
    #[error("a password has 10 to 200 characters")]
    WeakPassword,
    #[error("too many requests")]
    SlowDown { retry_after: u64 },
    #[error("the store cannot be reached")]
    Unavailable { retry_after: u64 },
    #[error("the server failed; nothing was changed")]
    Internal,
}

impl Error {
    fn code(&self) -> (StatusCode, &'static str) {
        use StatusCode as S;
        match self {
            Error::BadRequest(_) => (S::BAD_REQUEST, "bad_request"),
            Error::NoSession => (S::UNAUTHORIZED, "no_session"),
            Error::WrongPassword => (S::UNAUTHORIZED, "wrong_password"),
            Error::WrongOrigin => (S::FORBIDDEN, "wrong_origin"),
            Error::NotYours => (S::FORBIDDEN, "not_yours"),
            Error::NoSpectators => (S::FORBIDDEN, "no_spectators"),
            Error::NotHost => (S::FORBIDDEN, "not_host"),
            Error::NeedsAccount => (S::FORBIDDEN, "needs_account"),
            Error::NoHints => (S::FORBIDDEN, "no_hints"),
            Error::NotOver => (S::FORBIDDEN, "not_over"),
            Error::NoTable => (S::NOT_FOUND, "no_table"),
            Error::NotFound => (S::NOT_FOUND, "not_found"),
            Error::Method => (S::METHOD_NOT_ALLOWED, "method"),
            Error::Stale { .. } => (S::CONFLICT, "stale"),
            Error::SeatTaken => (S::CONFLICT, "seat_taken"),
            Error::WrongPhase(_) => (S::CONFLICT, "wrong_phase"),
            Error::LoginTaken => (S::CONFLICT, "login_taken"),
            Error::TooLarge => (S::PAYLOAD_TOO_LARGE, "too_large"),
            Error::Refused(_) => (S::UNPROCESSABLE_ENTITY, "refused"),
            Error::UndoStopped { .. } => (S::UNPROCESSABLE_ENTITY, "undo_stopped"),
            Error::Record(_) | Error::OtherRecord(_) => (S::UNPROCESSABLE_ENTITY, "record"),
            Error::BadName => (S::UNPROCESSABLE_ENTITY, "bad_name"),
            Error::WeakPassword => (S::UNPROCESSABLE_ENTITY, "weak_password"),
            Error::SlowDown { .. } => (S::TOO_MANY_REQUESTS, "slow_down"),
            Error::Unavailable { .. } => (S::SERVICE_UNAVAILABLE, "unavailable"),
            Error::Internal => (S::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// What belongs to the code besides it.
    fn numbers(&self) -> Value {
        match self {
            Error::Stale { seq } => json!({ "seq": seq }),
            Error::Refused(refusal) => json!({ "refusal": refusal }),
            Error::UndoStopped { stop, possible } => json!({ "stop": stop, "possible": possible }),
            Error::Record(error) => json!({ "entry": error.entry() }),
            Error::SlowDown { retry_after } | Error::Unavailable { retry_after } => {
                json!({ "retry_after": retry_after })
            }
            _ => json!({}),
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, error) = self.code();
        let mut body = self.numbers();
        body["error"] = error.into();
        body["message"] = self.to_string().into();
        let mut response = (status, axum::Json(body)).into_response();
        if let Error::SlowDown { retry_after } | Error::Unavailable { retry_after } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(retry_after));
        }
        response
    }
}
