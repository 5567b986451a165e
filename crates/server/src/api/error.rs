//! Everything that can go wrong, as a code with its numbers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use tharos_rules::{RULES_VERSION, Refusal, ReplayError, UndoStop};
use thiserror::Error;
use utoipa::ToSchema;

/// The form of every answer that is not a success.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Failure"))]
pub struct Problem {
    pub error: ErrorCode,
    /// For developers; never shown to players.
    pub message: String,
    #[serde(flatten)]
    pub numbers: Box<Numbers>,
}

/// What belongs to the code of a problem.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Numbers {
    /// `stale`: the last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<i64>,
    /// `refused`: the clause and its numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub refusal: Option<Refusal>,
    /// `undo_stopped`: by what, and how many decisions can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub stop: Option<UndoStop>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub possible: Option<usize>,
    /// `record`: the first wrong entry, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<usize>,
    /// `slow_down` and `unavailable`: in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    BadRequest,
    NoSession,
    WrongPassword,
    WrongOrigin,
    NotYours,
    NoSpectators,
    NotHost,
    NeedsAccount,
    NoHints,
    NotOver,
    NoTable,
    NotFound,
    Method,
    Stale,
    SeatTaken,
    WrongPhase,
    LoginTaken,
    TooLarge,
    Refused,
    UndoStopped,
    Record,
    OtherRules,
    BadName,
    WeakPassword,
    SlowDown,
    Unavailable,
    Internal,
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
    #[error("this game is played by version {0} of the rules; this server plays version {RULES_VERSION}")]
    OtherRules(u32),
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
    fn code(&self) -> (StatusCode, ErrorCode) {
        use {ErrorCode as E, StatusCode as S};
        match self {
            Error::BadRequest(_) => (S::BAD_REQUEST, E::BadRequest),
            Error::NoSession => (S::UNAUTHORIZED, E::NoSession),
            Error::WrongPassword => (S::UNAUTHORIZED, E::WrongPassword),
            Error::WrongOrigin => (S::FORBIDDEN, E::WrongOrigin),
            Error::NotYours => (S::FORBIDDEN, E::NotYours),
            Error::NoSpectators => (S::FORBIDDEN, E::NoSpectators),
            Error::NotHost => (S::FORBIDDEN, E::NotHost),
            Error::NeedsAccount => (S::FORBIDDEN, E::NeedsAccount),
            Error::NoHints => (S::FORBIDDEN, E::NoHints),
            Error::NotOver => (S::FORBIDDEN, E::NotOver),
            Error::NoTable => (S::NOT_FOUND, E::NoTable),
            Error::NotFound => (S::NOT_FOUND, E::NotFound),
            Error::Method => (S::METHOD_NOT_ALLOWED, E::Method),
            Error::Stale { .. } => (S::CONFLICT, E::Stale),
            Error::SeatTaken => (S::CONFLICT, E::SeatTaken),
            Error::WrongPhase(_) => (S::CONFLICT, E::WrongPhase),
            Error::LoginTaken => (S::CONFLICT, E::LoginTaken),
            Error::OtherRules(_) => (S::CONFLICT, E::OtherRules),
            Error::TooLarge => (S::PAYLOAD_TOO_LARGE, E::TooLarge),
            Error::Refused(_) => (S::UNPROCESSABLE_ENTITY, E::Refused),
            Error::UndoStopped { .. } => (S::UNPROCESSABLE_ENTITY, E::UndoStopped),
            Error::Record(_) | Error::OtherRecord(_) => (S::UNPROCESSABLE_ENTITY, E::Record),
            Error::BadName => (S::UNPROCESSABLE_ENTITY, E::BadName),
            Error::WeakPassword => (S::UNPROCESSABLE_ENTITY, E::WeakPassword),
            Error::SlowDown { .. } => (S::TOO_MANY_REQUESTS, E::SlowDown),
            Error::Unavailable { .. } => (S::SERVICE_UNAVAILABLE, E::Unavailable),
            Error::Internal => (S::INTERNAL_SERVER_ERROR, E::Internal),
        }
    }

    fn numbers(&self) -> Numbers {
        let none = Numbers::default();
        match self {
            &Error::Stale { seq } => Numbers { seq: Some(seq), ..none },
            &Error::Refused(refusal) => Numbers { refusal: Some(refusal), ..none },
            &Error::UndoStopped { stop, possible } => Numbers { stop: Some(stop), possible: Some(possible), ..none },
            Error::Record(error) => Numbers { entry: error.entry(), ..none },
            &(Error::SlowDown { retry_after } | Error::Unavailable { retry_after }) => {
                Numbers { retry_after: Some(retry_after), ..none }
            }
            _ => none,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, error) = self.code();
        let numbers = Box::new(self.numbers());
        let retry_after = numbers.retry_after;
        let mut response = (status, axum::Json(Problem { error, message: self.to_string(), numbers })).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
