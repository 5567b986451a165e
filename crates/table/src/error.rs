//! Why a table refuses a request.

use tharos_rules::{RULES_VERSION, Refusal, ReplayError, UndoStop};
use thiserror::Error;

use crate::api::{ErrorCode, Numbers, Problem};
use crate::input::NAME_LENGTH;

#[derive(Clone, Debug, Error)]
pub enum Error {
    #[error("{0}")]
    BadRequest(String),
    #[error("nobody is signed in")]
    NoSession,
    #[error("this seat is not yours")]
    NotYours,
    #[error("the host has sent you away")]
    Kicked,
    #[error("only players talk at this table")]
    PlayersTalk,
    #[error("this table has no spectators")]
    NoSpectators,
    #[error("only the host can do this")]
    NotHost,
    #[error("rated games need an account")]
    NeedsAccount,
    #[error("not possible in a rated game: {0}")]
    Rated(&'static str),
    #[error("not possible in a tournament: {0}")]
    Cup(&'static str),
    #[error("the deal is sealed until all tables of the round have played it")]
    Sealed,
    #[error("somebody at the same address sits at this rated table")]
    SameAddress,
    #[error("this table has no hints")]
    NoHints,
    #[error("the game is not over")]
    NotOver,
    #[error("the game has gone on to {seq}")]
    Stale { seq: i64 },
    #[error("somebody sits there")]
    SeatTaken,
    #[error("not possible now: {0}")]
    WrongPhase(&'static str),
    #[error("another seat is asked")]
    NotAsked,
    #[error("there is no such vote")]
    NoVote,
    #[error("this player is still there")]
    StillThere,
    #[error("others play here")]
    OthersPlay,
    #[error("nobody sits at the table")]
    NobodySeated,
    #[error("nothing to do: {0}")]
    NoChange(&'static str),
    #[error("{0}")]
    Refused(Refusal),
    #[error("{stop}")]
    UndoStopped { stop: UndoStop, possible: usize },
    #[error("{0}")]
    Record(ReplayError),
    #[error("{0}")]
    OtherRecord(&'static str),
    #[error("this game is played by version {0} of the rules; this program plays version {RULES_VERSION}")]
    OtherRules(u32),
    #[error("a name has 1 to {NAME_LENGTH} visible characters")]
    BadName,
    /// What was stored contradicts itself; the text is for the log, not for callers.
    #[error("internal error; nothing was changed")]
    Broken(String),
}

impl Error {
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        match self {
            Error::BadRequest(_) => ErrorCode::BadRequest,
            Error::NoSession => ErrorCode::NoSession,
            Error::NotYours => ErrorCode::NotYours,
            Error::Kicked => ErrorCode::Kicked,
            Error::PlayersTalk => ErrorCode::PlayersTalk,
            Error::NoSpectators => ErrorCode::NoSpectators,
            Error::NotHost => ErrorCode::NotHost,
            Error::NeedsAccount => ErrorCode::NeedsAccount,
            Error::Rated(_) => ErrorCode::Rated,
            Error::Cup(_) => ErrorCode::Cup,
            Error::Sealed => ErrorCode::Sealed,
            Error::SameAddress => ErrorCode::SameAddress,
            Error::NoHints => ErrorCode::NoHints,
            Error::NotOver => ErrorCode::NotOver,
            Error::Stale { .. } => ErrorCode::Stale,
            Error::SeatTaken => ErrorCode::SeatTaken,
            Error::WrongPhase(_) => ErrorCode::WrongPhase,
            Error::NotAsked => ErrorCode::NotAsked,
            Error::NoVote => ErrorCode::NoVote,
            Error::StillThere => ErrorCode::StillThere,
            Error::OthersPlay => ErrorCode::OthersPlay,
            Error::NobodySeated => ErrorCode::NobodySeated,
            Error::NoChange(_) => ErrorCode::NoChange,
            Error::Refused(_) => ErrorCode::Refused,
            Error::UndoStopped { .. } => ErrorCode::UndoStopped,
            Error::Record(_) | Error::OtherRecord(_) => ErrorCode::Record,
            Error::OtherRules(_) => ErrorCode::OtherRules,
            Error::BadName => ErrorCode::BadName,
            Error::Broken(_) => ErrorCode::Internal,
        }
    }

    /// The form that is sent to the caller.
    #[must_use]
    pub fn problem(&self) -> Problem {
        let none = Numbers::default();
        let numbers = match self {
            &Error::Stale { seq } => Numbers { seq: Some(seq), ..none },
            &Error::Refused(refusal) => Numbers { refusal: Some(refusal), ..none },
            &Error::UndoStopped { stop, possible } => Numbers { stop: Some(stop), possible: Some(possible), ..none },
            Error::Record(error) => Numbers { entry: error.entry(), ..none },
            _ => none,
        };
        Problem { error: self.code(), message: self.to_string(), numbers: Box::new(numbers) }
    }
}
