//! Planned goes: what a player wants to be played while away.

use serde::{Deserialize, Serialize};
use tharos_rules::Action;
use tharos_rules::ids::Seat as SeatNumber;

use super::Position;

/// What of the situation must be as it was foreseen when the plan was made. What is not named may change.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct OnlyIf {
    /// The strength of the attack, and the own combat strength.
    pub attack: bool,
    /// The own active dice.
    pub dice: bool,
    /// What lies on the regions, building or card that the decision is about.
    pub target: bool,
}

/// What happens if a step cannot be played, or something that mattered has changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// The next step is tried.
    Next,
    /// The plan ends, and the player decides.
    #[default]
    Wake,
}

/// Plans the next goes of an own seat, in this order.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetPlan {
    pub seat: SeatNumber,
    /// What the page had seen when the player planned.
    pub seq: i64,
    /// At most 8; none: there is no plan any more.
    #[cfg_attr(feature = "schema", schema(max_items = 8))]
    pub steps: Vec<WishedStep>,
}

/// A decision to be played when it is possible.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WishedStep {
    #[cfg_attr(feature = "schema", schema(value_type = Action))]
    pub action: serde_json::Value,
    #[serde(default)]
    pub only_if: OnlyIf,
    #[serde(default)]
    pub otherwise: Otherwise,
}

/// The plan of an own seat. Nobody else sees whether there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OwnPlan {
    pub steps: Vec<PlannedStep>,
    /// Null while it runs.
    pub ended: Option<PlanEnd>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlannedStep {
    pub action: Action,
    pub only_if: OnlyIf,
    pub otherwise: Otherwise,
    /// It belongs to the go of the step before.
    pub same_go: bool,
    /// The table has played it.
    pub played: bool,
}

/// Why a plan ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum PlanEnd {
    /// No step is left.
    Done,
    /// This step (from 0) could not be played, or what mattered for it has changed.
    Stopped { step: usize },
    /// Something had to be chosen that the plan says nothing about.
    Question,
    /// Dice or cards were drawn, or dice rolled.
    Chance,
    /// The turn is over.
    Turn,
    /// The game went back.
    Back,
}

/// Asks how things would stand after these decisions of an own seat, if nobody else changed anything.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Foresee {
    pub seat: SeatNumber,
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Action>, max_items = 8))]
    pub steps: Vec<serde_json::Value>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Foreseen {
    pub steps: Vec<ForeseenStep>,
    /// The seat is asked for the next decision here; null if nothing more can be planned.
    pub position: Option<Position>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ForeseenStep {
    /// It belongs to the go of the step before.
    pub same_go: bool,
    /// It changes the own combat strength.
    pub attacks: bool,
    /// It is about a region, building or card on which others may act before.
    pub has_target: bool,
}
