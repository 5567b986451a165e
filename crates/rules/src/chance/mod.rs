//! Chance is an actor: where its luck comes from, what it does, and what it may do.

mod list;
mod random;
mod sample;
mod settle;

pub use random::{Fast, Random};
pub use settle::Impossible;
