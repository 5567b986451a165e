//! The analysis of a finished game, where the server makes it.

use serde::{Deserialize, Serialize};
use tharos_analysis::{Depth, Eyes, Report};
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskAnalysis {
    pub depth: Depth,
    /// What is known when a decision is judged; without it what its player could see.
    #[serde(default = "own")]
    pub eyes: Eyes,
}

const fn own() -> Eyes {
    Eyes::Own
}

/// How far it is.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisNow {
    /// How many entries of the record are done, and how many there are.
    pub done: usize,
    pub entries: usize,
    /// How many games wait in the queue before this one.
    pub before: usize,
    /// When all is done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Report, nullable = false)]
    pub report: Option<Box<Report>>,
}
