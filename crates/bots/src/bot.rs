//! What a computer player is.

use tharos_rules::{Action, View};

/// A player who decides by what it sees.
///
/// There is no way to hand a bot more than a [`View`], so it cannot know a hidden card. A decision
/// depends on nothing but the arguments: a bot may keep buffers between calls, but no memory.
pub trait Bot {
    /// One of the legal actions of the viewer, who is the one to decide. `iterations` says how much
    /// work the decision is worth; what an iteration is depends on the bot.
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, iterations: u32) -> Action;
}
