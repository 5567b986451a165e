//! Everything that can go wrong, as a code with its numbers.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tharos_table::Error as TableError;
use tharos_table::api::{ErrorCode, Numbers, Problem};
use thiserror::Error;

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
    #[error("there is nothing here")]
    NotFound,
    #[error("method not allowed")]
    Method,
    #[error("you have an account already")]
    NotAGuest,
    #[error("an account has {0} bots at most")]
    TooManyBots(usize),
    #[error("this login is taken")]
    LoginTaken,
    #[error("the request is too large")]
    TooLarge,
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
            Error::NotFound => ErrorCode::NotFound,
            Error::Method => ErrorCode::Method,
            Error::NotAGuest => ErrorCode::NotAGuest,
            Error::TooManyBots(_) => ErrorCode::TooManyBots,
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

fn status(code: ErrorCode) -> StatusCode {
    use {ErrorCode as E, StatusCode as S};
    match code {
        E::BadRequest => S::BAD_REQUEST,
        E::NoSession | E::WrongPassword => S::UNAUTHORIZED,
        E::WrongOrigin | E::NotYours | E::NoSpectators | E::NotHost | E::NeedsAccount | E::NoHints | E::NotOver => {
            S::FORBIDDEN
        }
        E::NoTable | E::NotFound => S::NOT_FOUND,
        E::Method => S::METHOD_NOT_ALLOWED,
        E::Stale
        | E::SeatTaken
        | E::WrongPhase
        | E::NotAsked
        | E::NoVote
        | E::StillThere
        | E::OthersPlay
        | E::NobodySeated
        | E::NoChange
        | E::NotAGuest
        | E::TooManyBots
        | E::LoginTaken
        | E::OtherRules => S::CONFLICT,
        E::TooLarge => S::PAYLOAD_TOO_LARGE,
        E::Refused | E::UndoStopped | E::Record | E::BadName | E::WeakPassword => S::UNPROCESSABLE_ENTITY,
        E::SlowDown => S::TOO_MANY_REQUESTS,
        E::Unavailable => S::SERVICE_UNAVAILABLE,
        E::Internal => S::INTERNAL_SERVER_ERROR,
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Error::Table(TableError::Broken(why)) = &self {
            tracing::error!(why, "a stored table is broken");
        }
        let problem = self.problem();
        let retry_after = problem.numbers.retry_after;
        let mut response = (status(problem.error), axum::Json(problem)).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
