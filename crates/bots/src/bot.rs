//! What a computer player is.

use tharos_rules::{Action, View};

/// How much work a decision is worth.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// What an iteration is depends on the bot.
    pub iterations: u32,
    /// Asked now and then: whether the bot shall decide with what it knows by now. A decision is reproducible
    /// as long as this never says yes; the caller may look at a clock, a bot has none.
    pub stop: &'a dyn Fn() -> bool,
}

impl From<u32> for Budget<'_> {
    /// The number of iterations, however long they take.
    fn from(iterations: u32) -> Self {
        Budget { iterations, stop: &|| false }
    }
}

/// A player who decides by what it sees.
///
/// There is no way to hand a bot more than a [`View`], so it cannot know a hidden card. A decision
/// depends on nothing but the arguments: a bot may keep buffers between calls, but no memory.
pub trait Bot {
    /// One of the legal actions of the viewer, who is the one to decide.
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, budget: Budget<'_>) -> Action;
}
