//! The sequence of play, phase by phase.
pub(crate) mod actions;
pub(crate) mod attack;
pub(crate) mod clean_up;
pub(crate) mod markers;
pub(crate) mod preparation;
pub(crate) mod round_end;
pub(crate) mod solo;
