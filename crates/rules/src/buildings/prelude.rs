//! What the file of a building needs.

pub(crate) use super::table::{Listed, Use, stray};
pub(crate) use crate::action::Action;
pub(crate) use crate::demand::{Demand, Target};
pub(crate) use crate::duty::Duty;
pub(crate) use crate::eyes::Eyes;
pub(crate) use crate::ids::*;
pub(crate) use crate::offer::Offer;
pub(crate) use crate::phases::actions::{begin_action, effect_done};
pub(crate) use crate::pieces::Play;
pub(crate) use crate::refusal::reason::*;
pub(crate) use crate::refusal::{Pieces, Why};
pub(crate) use crate::step::Ask;
