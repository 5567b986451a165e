//! Finished games, step by step.

use serde::Serialize;
use tharos_rules::Phase;
use tharos_rules::ids::Seat as SeatNumber;

use super::{Line, Position};

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Steps {
    pub steps: Vec<GameStep>,
}

/// One entry of a finished game, in short.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = ReplayStep))]
pub struct GameStep {
    /// Its number, from 0.
    pub entry: usize,
    /// Where the game stands after it.
    pub round: u8,
    pub turn: u8,
    pub phase: Phase,
    /// Who decided; null for chance.
    pub seat: Option<SeatNumber>,
    /// A go begins with it (GO-1).
    pub begins_go: bool,
    /// The name of the decision (`do`) or of the outcome (`chance`).
    pub kind: String,
    /// The VP of every seat after it.
    pub totals: Vec<i16>,
    /// How many events it has.
    pub events: usize,
}

/// A finished game after a number of entries.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    pub position: Position,
    /// The last of these entries; null before the first.
    pub line: Option<Line>,
}
