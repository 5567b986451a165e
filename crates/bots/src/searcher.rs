//! The searching player.

use tharos_rules::{Action, View};

use crate::search::{Config, Search, Select, Widening};
#[cfg(feature = "old")]
use crate::tharos::Horizon;
use crate::tharos::Tharos;
#[cfg(feature = "old")]
use crate::value::Judges;
use crate::{Bot, Budget};

/// Tree search with a budget of iterations.
pub struct Searcher<'a> {
    search: Search<Tharos<'a>>,
}

impl Searcher<'_> {
    /// Rewards of neighbouring decisions differ by a few hundredths, so a little curiosity is enough;
    /// nodes widen slowly, because most of up to 2,000 actions are variations of a few.
    pub const CONFIG: Config =
        Config { select: Select::Puct { c: 0.4 }, widening: Widening { base: 3.0, factor: 1.6 }, chance: true };
}

impl<'a> Searcher<'a> {
    #[must_use]
    pub fn new(game: Tharos<'a>, config: Config) -> Self {
        Searcher { search: Search::new(game, config) }
    }
}

#[cfg(feature = "old")]
impl Searcher<'static> {
    /// The player of version 0.1.
    #[must_use]
    pub fn old() -> Self {
        let mut game = Tharos::new(Judges::old());
        game.horizon = Horizon::Game;
        game.tries = 0;
        Searcher::new(game, Config { chance: false, ..Searcher::CONFIG })
    }
}

impl Default for Searcher<'static> {
    fn default() -> Self {
        Searcher::new(Tharos::default(), Searcher::CONFIG)
    }
}

impl Bot for Searcher<'_> {
    fn choose(&mut self, view: &View, legal: &[Action], seed: u64, budget: Budget<'_>) -> Action {
        self.search.best(view, legal, seed, budget)
    }
}
