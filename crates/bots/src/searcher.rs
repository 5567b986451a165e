//! The searching player.

use tharos_rules::{Action, View};

use crate::search::{Config, Search, Select, Widening};
use crate::tharos::Tharos;
use crate::value::Judges;
use crate::{Bot, Budget};

/// Tree search with a budget of iterations.
pub struct Searcher {
    search: Search<Tharos>,
}

impl Searcher {
    /// Rewards of neighbouring decisions differ by a few hundredths, so a little curiosity is enough;
    /// nodes widen slowly, because most of up to 2,000 actions are variations of a few.
    pub const CONFIG: Config =
        Config { select: Select::Puct { c: 0.4 }, widening: Widening { base: 3.0, factor: 1.6 } };

    #[must_use]
    pub fn new(game: Tharos, config: Config) -> Self {
        Searcher { search: Search::new(game, config) }
    }

    /// The player of version 0.1.
    #[must_use]
    pub fn old() -> Self {
        Searcher::new(Tharos::new(Judges::old()), Searcher::CONFIG)
    }
}

impl Default for Searcher {
    fn default() -> Self {
        Searcher::new(Tharos::default(), Searcher::CONFIG)
    }
}

impl Bot for Searcher {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, budget: Budget<'_>) -> Action {
        self.search.best(view, legal, seed, budget)
    }
}
