//! Advice: the best few actions at a position.

use tharos_rules::{Action, View};

use crate::search::{Found, Search};
use crate::tharos::Tharos;
use crate::value::CATEGORIES;
use crate::{Budget, Searcher};

/// An action worth thinking about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suggestion {
    pub action: Action,
    /// The VP the viewer may expect to end with.
    pub vp: f32,
    /// The same by category, in the order of [`value::parts`](crate::value::parts), if the evaluation knows them.
    pub by_category: Option<[f32; CATEGORIES]>,
    /// How likely the viewer is to win; ties count in parts, and alone the solo rules decide (SOLO-7).
    pub win: f32,
    /// How much of the search went into it, of 1.
    pub share: f32,
}

/// The best few actions of the viewer, who is the one to decide, the best first. One half of the budget finds them; the
/// other half is shared equally among them, so that their estimates can be compared.
#[must_use]
pub fn suggest(view: &View, seed: u64, budget: Budget<'_>, count: usize) -> Vec<Suggestion> {
    let legal = view.consider();
    let mut search = Search::new(Tharos::default(), Searcher::CONFIG);
    let half = Budget { iterations: budget.iterations / 2, ..budget };
    let mut found: Vec<Found<Action>> = match legal[..] {
        [] => return Vec::new(),
        [action] => vec![Found { action, visits: 1, mean: 0.0, prior: 1.0 }],
        _ => {
            search.best(view, &legal, seed, half);
            search.found(&legal).collect()
        }
    };
    found.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("means are numbers"));
    let all: u32 = found.iter().map(|found| found.visits).sum::<u32>().max(1);
    found.truncate(count);
    search.game.explains = true;
    let judges = &search.game.judges;
    let by_category_known = if view.table.is_solo() { &judges.solo } else { &judges.table }.by_category();
    let each = Budget { iterations: half.iterations / found.len().max(1) as u32, ..budget };
    let suggestion = |f: &Found<Action>| {
        let mut numbers = search.behind(view, f.action, seed, each);
        let win = numbers.next().expect("a search that explains");
        let mut by_category = [0.0; CATEGORIES];
        by_category.iter_mut().zip(numbers).for_each(|(to, vp)| *to = vp);
        let (action, vp, share) = (f.action, by_category.iter().sum(), f.visits as f32 / all as f32);
        Suggestion { action, vp, by_category: by_category_known.then_some(by_category), win, share }
    };
    found.iter().map(suggestion).collect()
}
