//! Advice: the best few actions at a position.

use tharos_rules::{Action, View};

use crate::search::Search;
use crate::tharos::Tharos;
use crate::{Budget, Searcher};

/// An action worth thinking about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    pub action: Action,
    /// The VP the viewer may expect to end with.
    pub vp: f32,
    /// How likely the viewer is to win; ties count in parts.
    pub win: f32,
    /// How much of the search went into it, of 1.
    pub share: f32,
}

/// The best few actions of the viewer, who is the one to decide, the best first.
#[must_use]
pub fn suggest(view: &View, seed: u64, budget: Budget<'_>, count: usize) -> Vec<Suggestion> {
    let legal = view.legal();
    if legal.is_empty() {
        return Vec::new();
    }
    let mut search = Search::new(Tharos::default(), Searcher::CONFIG);
    search.best(view, &legal, seed, budget);
    let mut found: Vec<_> = search.found(&legal).collect();
    found.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("means are numbers"));
    let all: u32 = found.iter().map(|found| found.visits).sum::<u32>().max(1);
    found.truncate(count);
    found
        .iter()
        .map(|f| Suggestion { action: f.action, vp: 0.0, win: f.mean, share: f.visits as f32 / all as f32 })
        .collect()
}
