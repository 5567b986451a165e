//! Advice: the best few actions at a position, and why.

use tharos_rules::{Action, View};

use crate::reason::{Reason, reasons};
use crate::search::{Found, Search};
use crate::tharos::Tharos;
use crate::value::CATEGORIES;
use crate::{Budget, Searcher};

/// What lies behind an action.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub action: Action,
    /// The VP the viewer may expect to end with.
    pub vp: f32,
    /// Half the width of its 95 % range, by the spread of the search.
    pub half: f32,
    /// The VP by category, in the order of [`value::parts`](crate::value::parts), if the evaluation knows them, and their
    /// half widths.
    pub by_category: Option<[f32; CATEGORIES]>,
    pub halves: [f32; CATEGORIES],
    /// How likely the viewer is to win; ties count in parts, and alone the solo rules decide (SOLO-7).
    pub win: f32,
}

/// An action worth thinking about.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    pub estimate: Estimate,
    /// How much of the search went into it, of 1.
    pub share: f32,
    /// At most three: gains first, then what can wait, then the price.
    pub reasons: Vec<Reason>,
}

/// The best few actions, the best first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    pub suggestions: Vec<Suggestion>,
    /// What passing leads to, if the viewer may pass.
    pub pass: Option<Estimate>,
    /// How many iterations all of this took.
    pub trials: u32,
}

/// The best few actions of the viewer, who is the one to decide, the best first. One half of the budget finds them; the
/// other half is shared equally among them and passing, so that their estimates can be compared.
#[must_use]
pub fn suggest(view: &View, seed: u64, budget: Budget<'_>, count: usize) -> Advice {
    let legal = view.consider();
    let mut search = Search::new(Tharos::default(), Searcher::CONFIG);
    let half = Budget { iterations: budget.iterations / 2, ..budget };
    let mut trials = 0;
    let mut found: Vec<Found<Action>> = match legal[..] {
        [] => return Advice::default(),
        [action] => vec![Found { action, visits: 1, mean: 0.0, prior: 1.0 }],
        _ => {
            search.best(view, &legal, seed, half);
            trials += search.iterations();
            search.found(&legal).collect()
        }
    };
    found.sort_by(|a, b| (b.visits, b.mean).partial_cmp(&(a.visits, a.mean)).expect("means are numbers"));
    let all: u32 = found.iter().map(|found| found.visits).sum::<u32>().max(1);
    found.truncate(count);
    let shown: Vec<Action> = found.iter().map(|found| found.action).collect();
    let pass = legal.contains(&Action::Pass) && !shown.contains(&Action::Pass);
    let searched: Vec<Action> = shown.iter().copied().chain(pass.then_some(Action::Pass)).collect();
    let estimates = estimates(&mut search, view, &searched, seed, half, &mut trials);
    let pass = estimates.iter().find(|estimate| estimate.action == Action::Pass).copied();
    let suggestion = |(at, f): (usize, &Found<Action>)| Suggestion {
        estimate: estimates[at],
        share: f.visits as f32 / all as f32,
        reasons: reasons(view, &estimates[..shown.len()], at, pass.as_ref(), seed),
    };
    Advice { suggestions: found.iter().enumerate().map(suggestion).collect(), pass, trials }
}

/// What lies behind each of these actions of the viewer, by equal parts of the budget and the same luck.
#[must_use]
pub fn weigh(view: &View, actions: &[Action], seed: u64, budget: Budget<'_>) -> Vec<Estimate> {
    estimates(&mut Search::new(Tharos::default(), Searcher::CONFIG), view, actions, seed, budget, &mut 0)
}

fn estimates(
    search: &mut Search<Tharos<'_>>,
    view: &View,
    actions: &[Action],
    seed: u64,
    budget: Budget<'_>,
    trials: &mut u32,
) -> Vec<Estimate> {
    search.game.explains = true;
    let known = search.game.judges.of_table(&view.table).by_category();
    let each = Budget { iterations: budget.iterations / actions.len().max(1) as u32, ..budget };
    let mut estimate = |&action: &Action| {
        let mut numbers = search.behind(view, action, seed, each);
        let win = numbers.next().expect("a search that explains");
        let mut by_category = [0.0; CATEGORIES];
        by_category.iter_mut().zip(&mut numbers).for_each(|(to, vp)| *to = vp);
        drop(numbers);
        let mut widths = search.half_widths().skip(1);
        let mut halves = [0.0; CATEGORIES];
        halves.iter_mut().zip(&mut widths).for_each(|(to, half)| *to = half);
        let half = widths.next().expect("that of the whole");
        drop(widths);
        *trials += search.iterations();
        let vp = by_category.iter().sum();
        Estimate { action, vp, half, by_category: known.then_some(by_category), halves, win }
    };
    actions.iter().map(&mut estimate).collect()
}
