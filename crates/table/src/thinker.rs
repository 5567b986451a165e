//! The bots that think for tables. They see what their seat may see; when to stop early is the caller's affair.

use std::collections::HashMap;

use tharos_bots::{Advice, Bot, Budget, Level, suggest};
use tharos_rules::{Action, View};

use crate::api;

/// The effort behind a hint.
const HINT_ITERATIONS: u32 = 400;
/// How many hints there are at most.
pub const HINTS: usize = 3;
/// How many times the effort can be doubled.
pub const LONGEST_HINT: u8 = 3;

/// The strength that a table means by this level.
impl From<api::Level> for Level {
    fn from(level: api::Level) -> Self {
        match level {
            api::Level::Apprentice => Level::Apprentice,
            api::Level::Journeyman => Level::Journeyman,
            api::Level::Foreman => Level::Foreman,
            api::Level::Engineer => Level::Engineer,
            api::Level::Director => Level::Director,
        }
    }
}

/// Bots of every level, each made when it is first needed.
#[derive(Default)]
pub struct Thinker(HashMap<Level, Box<dyn Bot + Send>>);

impl Thinker {
    /// What the bot of a seat decides; `None` if nothing can be decided. As long as `stop` never says yes, the same
    /// view, level and seed have the same answer everywhere.
    pub fn decide(&mut self, level: api::Level, view: &View, seed: u64, stop: &dyn Fn() -> bool) -> Option<Action> {
        let legal = view.consider();
        if legal.is_empty() {
            return None;
        }
        let level = Level::from(level);
        let bot = self.0.entry(level).or_insert_with(|| level.bot());
        Some(bot.choose(view, &legal, seed, Budget { iterations: level.iterations(), stop }))
    }

    /// What a strong bot would consider, and why. `longer`: how many times the usual effort is doubled.
    #[must_use]
    pub fn hints(view: &View, seed: u64, longer: u8, stop: &dyn Fn() -> bool) -> api::Hints {
        let iterations = HINT_ITERATIONS << longer.min(LONGEST_HINT);
        let Advice { suggestions, pass, trials } = suggest(view, seed, Budget { iterations, stop }, HINTS);
        let pass = pass.map(|pass| api::Passing { vp: pass.vp, win: pass.win });
        api::Hints { suggestions: suggestions.into_iter().map(api::Hint::from).collect(), pass, trials }
    }
}
