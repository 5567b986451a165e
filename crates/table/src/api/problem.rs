//! The form of every answer that is not a success.

use serde::Serialize;
use tharos_rules::{Refusal, UndoStop};

/// The form of every answer that is not a success.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    pub error: ErrorCode,
    /// For developers; never shown to players.
    pub message: String,
    #[serde(flatten)]
    pub numbers: Box<Numbers>,
}

/// What belongs to the code of a problem.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Numbers {
    /// `stale`: the last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seq: Option<i64>,
    /// `refused`: the clause and its numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub refusal: Option<Refusal>,
    /// `undo_stopped`: by what, and how many decisions can be taken back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub stop: Option<UndoStop>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub possible: Option<usize>,
    /// `record`: the first wrong entry, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub entry: Option<usize>,
    /// `slow_down` and `unavailable`: in seconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub retry_after: Option<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    BadRequest,
    NoSession,
    WrongPassword,
    WrongOrigin,
    NotYours,
    NoSpectators,
    Kicked,
    PlayersTalk,
    Banned,
    NotHost,
    NeedsAccount,
    /// Not possible in a rated game.
    Rated,
    /// Not possible in a tournament.
    Cup,
    /// Not before all tables of the round have played the deal.
    Sealed,
    /// Somebody at the same address sits at this rated table.
    SameAddress,
    NoHints,
    NotOver,
    NoTable,
    /// There is nobody like that.
    NoPerson,
    /// There is no such tournament.
    NoCup,
    NotFound,
    Method,
    Stale,
    SeatTaken,
    WrongPhase,
    NotAsked,
    NoVote,
    StillThere,
    OthersPlay,
    NobodySeated,
    NoChange,
    NotAGuest,
    TooManyBots,
    TooManyTables,
    LinkUsed,
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

impl ErrorCode {
    /// The status of the HTTP answer.
    #[must_use]
    pub const fn status(self) -> u16 {
        use ErrorCode as E;
        match self {
            E::BadRequest => 400,
            E::NoSession | E::WrongPassword => 401,
            E::WrongOrigin
            | E::NotYours
            | E::NoSpectators
            | E::Kicked
            | E::PlayersTalk
            | E::Banned
            | E::NotHost
            | E::NeedsAccount
            | E::SameAddress
            | E::Sealed
            | E::NoHints
            | E::NotOver => 403,
            E::NoTable | E::NoPerson | E::NoCup | E::NotFound => 404,
            E::Method => 405,
            E::Stale
            | E::SeatTaken
            | E::WrongPhase
            | E::NotAsked
            | E::NoVote
            | E::StillThere
            | E::OthersPlay
            | E::Rated
            | E::Cup
            | E::NobodySeated
            | E::NoChange
            | E::NotAGuest
            | E::TooManyBots
            | E::TooManyTables
            | E::LinkUsed
            | E::LoginTaken
            | E::OtherRules => 409,
            E::TooLarge => 413,
            E::Refused | E::UndoStopped | E::Record | E::BadName | E::WeakPassword => 422,
            E::SlowDown => 429,
            E::Unavailable => 503,
            E::Internal => 500,
        }
    }
}
