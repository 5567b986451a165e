//! Advice: the best few actions at a position.

use tharos_rules::{Action, Fast, View};

use crate::search::{Game as _, Search};
use crate::tharos::Tharos;
use crate::{Budget, Searcher};

/// An action worth thinking about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    pub action: Action,
    /// The VP the viewer may expect to end with.
    pub vp: f32,
    /// How likely the viewer is to win; ties count in parts, and alone the solo rules decide (SOLO-7).
    pub win: f32,
    /// How much of the search went into it, of 1.
    pub share: f32,
}

/// The best few actions of the viewer, who is the one to decide, the best first.
#[must_use]
pub fn suggest(view: &View, seed: u64, budget: Budget<'_>, count: usize) -> Vec<Suggestion> {
    let legal = view.consider();
    if let [action] = legal[..] {
        let [vp, win] = outlook(view, seed);
        return [Suggestion { action, vp, win, share: 1.0 }].into_iter().take(count).collect();
    }
    if legal.is_empty() {
        return Vec::new();
    }
    let mut search = Search::new(Tharos::default(), Searcher::CONFIG);
    search.best(view, &legal, seed, budget);
    let mut found: Vec<_> = search.found(&legal).collect();
    found.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("means are numbers"));
    let all: u32 = found.iter().map(|found| found.visits).sum::<u32>().max(1);
    found.truncate(count);
    let suggestion = |f: &crate::search::Found<Action>| {
        let [vp, win] = f.forecast;
        Suggestion { action: f.action, vp, win, share: f.visits as f32 / all as f32 }
    };
    found.iter().map(suggestion).collect()
}

/// VP and chance to win where there is nothing to choose.
fn outlook(view: &View, seed: u64) -> [f32; 2] {
    let state = view.sample(&mut Fast::new(seed));
    let mut game = Tharos::default();
    game.begin(view, &state);
    game.forecast(&state)
}
