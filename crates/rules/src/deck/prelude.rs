//! What the file of a card needs.

pub(crate) use super::table::{Card, InDeck, stray};
pub(crate) use crate::action::Action;
pub(crate) use crate::demand::{Demand, Limit, Target};
pub(crate) use crate::eyes::Eyes;
pub(crate) use crate::ids::*;
pub(crate) use crate::offer::Offer;
pub(crate) use crate::phases::actions::effect_done;
pub(crate) use crate::pieces::Play;
pub(crate) use crate::refusal::reason::*;
pub(crate) use crate::refusal::{Pieces, Refusal, Why};
pub(crate) use crate::step::Ask;
