//! Everything that can go wrong, as a code with its numbers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tharos_table::Error as TableError;
use tharos_table::api::{ErrorCode, Numbers, Problem};
use thiserror::Error;

use crate::input::PASSWORD_LENGTHS;

#[derive(Clone, Debug, Error)]
pub enum Error {
    /// What the table itself says.
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("login or password is wrong")]
    WrongPassword,
    #[error("this write came from another site")]
    WrongOrigin,
    #[error("this needs an account")]
    NeedsAccount,
    #[error("there is no such table")]
    NoTable,
    #[error("there is nobody like that")]
    NoPerson,
    #[error("there is no such tournament")]
    NoCup,
    #[error("there is nothing here")]
    NotFound,
    #[error("method not allowed")]
    Method,
    #[error("you have an account already")]
    NotAGuest,
    #[error("an account has {0} bots at most")]
    TooManyBots(usize),
    #[error("you have made too many tables")]
    TooManyTables,
    #[error("an operator keeps this person out")]
    Banned,
    #[error("this link is not good any more")]
    LinkUsed,
    #[error("this login is taken")]
    LoginTaken,
    #[error("the request is too large")]
    TooLarge,
    #[error("a password has {} to {} characters, and is hard to guess", PASSWORD_LENGTHS.start(), PASSWORD_LENGTHS.end())]
    WeakPassword,
    #[error("too many requests")]
    SlowDown { retry_after: u64 },
    #[error("the store cannot be reached")]
    Unavailable { retry_after: u64 },
    #[error("the server failed; nothing was changed")]
    Internal,
}

impl Error {
    pub fn bad_request(text: impl Into<String>) -> Self {
        Error::Table(TableError::BadRequest(text.into()))
    }

    pub const fn no_session() -> Self {
        Error::Table(TableError::NoSession)
    }

    fn problem(&self) -> Problem {
        let error = match self {
            Error::Table(error) => return error.problem(),
            Error::WrongPassword => ErrorCode::WrongPassword,
            Error::WrongOrigin => ErrorCode::WrongOrigin,
            Error::NeedsAccount => ErrorCode::NeedsAccount,
            Error::NoTable => ErrorCode::NoTable,
            Error::NoPerson => ErrorCode::NoPerson,
            Error::NoCup => ErrorCode::NoCup,
            Error::NotFound => ErrorCode::NotFound,
            Error::Method => ErrorCode::Method,
            Error::NotAGuest => ErrorCode::NotAGuest,
            Error::TooManyBots(_) => ErrorCode::TooManyBots,
            Error::TooManyTables => ErrorCode::TooManyTables,
            Error::Banned => ErrorCode::Banned,
            Error::LinkUsed => ErrorCode::LinkUsed,
            Error::LoginTaken => ErrorCode::LoginTaken,
            Error::TooLarge => ErrorCode::TooLarge,
            Error::WeakPassword => ErrorCode::WeakPassword,
            Error::SlowDown { .. } => ErrorCode::SlowDown,
            Error::Unavailable { .. } => ErrorCode::Unavailable,
            Error::Internal => ErrorCode::Internal,
        };
        let retry_after = match self {
            Error::SlowDown { retry_after } | Error::Unavailable { retry_after } => Some(*retry_after),
            _ => None,
        };
        let numbers = Box::new(Numbers { retry_after, ..Numbers::default() });
        Problem { error, message: self.to_string(), numbers }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Table(TableError::Broken(why)) = &self {
            tracing::error!(why, "a stored table is broken");
        }
        let problem = self.problem();
        let retry_after = problem.numbers.retry_after;
        let status = StatusCode::from_u16(problem.error.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, axum::Json(problem)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
