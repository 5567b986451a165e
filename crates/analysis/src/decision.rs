//! How good a decision was, by what the player could know.

use serde::Serialize;
use tharos_bots::search::Search;
use tharos_bots::tharos::{Shortlist, Tharos};
use tharos_bots::value::{CATEGORIES, Judges, Lanes, chances, turns_left};
use tharos_bots::{Level, Searcher};
use tharos_rules::ids::MAX_SEATS;
use tharos_rules::json::FromJson;
use tharos_rules::{Action, Fast, State, View};

use crate::worth::{Amount, Worth};

/// How deep decisions are looked into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Depth {
    /// One action deep, as the Engineer plays.
    Engineer,
    /// By a search as long as the Director's.
    Director,
}

impl Depth {
    /// How much of a difference comes true. Of many actions the one that looks best is also the one that is overrated most;
    /// docs/analysis.md tells how these were found.
    #[must_use]
    pub const fn comes_true(self) -> f64 {
        match self {
            Depth::Engineer => 0.5,
            Depth::Director => 0.4,
        }
    }
}

/// What is known when a decision is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Eyes {
    /// What the player who decided could see.
    Own,
    /// All hands.
    Open,
}

/// What may be expected behind an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Prospect {
    pub action: Action,
    pub worth: Worth,
    /// VP by category, in the order of `Score`, if the evaluation knows them.
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<f32>>))]
    pub by_category: Option<[f32; CATEGORIES]>,
}

impl Prospect {
    /// Only so much of how this differs from the other.
    fn towards(&self, other: &Prospect, part: f64) -> Prospect {
        let mix = |a: f64, b: f64| b + part * (a - b);
        let (worth, base) = (self.worth, other.worth);
        let by_category = self.by_category.zip(other.by_category);
        Prospect {
            action: self.action,
            worth: Worth::new(mix(worth.vp.get(), base.vp.get()), mix(worth.win.get(), base.win.get())),
            by_category: by_category.map(|(a, b)| std::array::from_fn(|c| mix(a[c].into(), b[c].into()) as f32)),
        }
    }
}

/// What was found out about a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    pub played: Prospect,
    /// The best that was found, if it is not what was played.
    pub best: Option<Best>,
}

impl Judged {
    /// How much less was played than the best that was found, if that is more than the noise of the search.
    #[must_use]
    pub fn loss(&self) -> Worth {
        let Some(best) = self.best else { return Worth::ZERO };
        let less = best.prospect.worth - self.played.worth;
        let none = Amount::default();
        let noise = best.error.map_or(none, |error| error.vp);
        if less.vp > noise.max(none) { Worth { vp: less.vp, win: less.win.max(none) } } else { Worth::ZERO }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Best {
    pub prospect: Prospect,
    /// Half of the 95 % range of the difference; `None` where nothing is drawn by lot.
    pub error: Option<Worth>,
}

/// The number of paired searches that compare the two actions; both of a pair have the same luck and iterations.
const PAIRS: u32 = 4;
/// The two-sided 95 % point of Student's distribution for this number of pairs.
const POINT_95: f64 = 3.182;

/// Judges decisions; its buffers live on from one to the next.
pub struct Assessor {
    depth: Depth,
    judges: Judges<'static>,
    shortlist: Shortlist,
    lanes: Lanes,
    search: Search<Tharos<'static>>,
    legal: Vec<Action>,
}

impl Assessor {
    #[must_use]
    pub fn new(depth: Depth) -> Self {
        Assessor {
            depth,
            judges: Judges::default(),
            shortlist: Shortlist::default(),
            lanes: Lanes::default(),
            search: Search::new(Tharos::default(), Searcher::CONFIG),
            legal: Vec::new(),
        }
    }

    /// A decision of the viewer, judged by what the viewer sees; `None` if there was no choice.
    pub fn judge(&mut self, view: &View, played: Action, seed: u64) -> Option<Judged> {
        self.search.game.open = None;
        self.assess(view, played, seed)
    }

    /// The same with all hands open.
    pub fn judge_open(&mut self, state: &State, played: Action, seed: u64) -> Option<Judged> {
        self.search.game.open = Some(Box::new(*state));
        self.assess(&state.view(state.table.decider()), played, seed)
    }

    fn assess(&mut self, view: &View, played: Action, seed: u64) -> Option<Judged> {
        view.consider_into(&mut self.legal);
        if !self.legal.contains(&played) {
            self.legal.push(played);
        }
        if self.legal.len() < 2 {
            return None;
        }
        let mut judged = match self.depth {
            Depth::Engineer => self.at_once(view, played, seed),
            Depth::Director => self.searched(view, played, seed),
        };
        let part = self.depth.comes_true();
        if let Some(best) = &mut judged.best {
            best.prospect = best.prospect.towards(&judged.played, part);
            let less = |worth: Worth| Worth::new(part * worth.vp.get(), part * worth.win.get());
            best.error = best.error.map(less);
        }
        Some(judged)
    }

    /// One action deep. Chance is left open: the evaluation knows its odds.
    fn at_once(&mut self, view: &View, played: Action, seed: u64) -> Judged {
        let Assessor { judges, shortlist, lanes, legal, search, .. } = self;
        let world = search.game.open.as_deref().copied().unwrap_or_else(|| view.sample(&mut Fast::new(seed)));
        let seat = view.viewer.expect("a seat decides");
        let (t, judge) = (&world.table, judges.of(&world));
        let mut vp = [0.0; MAX_SEATS];
        for other in 0..t.seats() {
            vp[usize::from(other)] = judge.outlook(&world, other, lanes).vp;
        }
        let mut value = |list: &[Action]| {
            let mut best = (played, f32::NEG_INFINITY);
            shortlist.each(judge, &world, seat, list, |at, outlook, _| {
                let value = outlook.value(t.is_solo());
                if value > best.1 {
                    best = (list[at], value);
                }
            });
            best
        };
        let (own, found) = (value(&[played]), value(legal));
        let mut prospect = |action: Action| {
            let mut next = world;
            next.play_unchecked(action, None);
            let forecast = judge.forecast(&next, seat, lanes);
            let outlook = forecast.outlook();
            let win = if t.is_solo() {
                outlook.win
            } else {
                let mut vp = vp;
                vp[usize::from(seat)] = outlook.vp;
                chances(&vp[..t.players.len()], turns_left(t))[usize::from(seat)]
            };
            let by_category = judge.by_category().then_some(forecast.by_category);
            Prospect { action, worth: Worth::new(outlook.vp.into(), win.into()), by_category }
        };
        let best = (found.1 > own.1).then(|| Best { prospect: prospect(found.0), error: None });
        Judged { played: prospect(played), best }
    }

    /// By search: what it finds best, then what lies behind that and behind what was played, with equal effort.
    fn searched(&mut self, view: &View, played: Action, seed: u64) -> Judged {
        let iterations = Level::Director.iterations();
        self.search.game.explains = false;
        let best = self.search.best(view, &self.legal, seed, iterations.into());
        self.search.game.explains = true;
        // What was found best has looked good by luck too, so both are judged by searches of their own.
        let each = iterations / 2 / PAIRS;
        if best == played {
            return Judged { played: Behind::of(self, view, played, seed, each, 1).prospect(), best: None };
        }
        let pairs = |assessor: &mut Assessor, action| Behind::of(assessor, view, action, seed, each, PAIRS);
        let (own, other) = (pairs(self, played), pairs(self, best));
        let error = other.error(&own);
        Judged { played: own.prospect(), best: Some(Best { prospect: other.prospect(), error: Some(error) }) }
    }
}

/// What several searches found behind one action.
struct Behind {
    action: Action,
    /// By search: chance to win, and VP by category.
    told: Vec<(f64, [f32; CATEGORIES])>,
    knows_categories: bool,
}

impl Behind {
    fn of(assessor: &mut Assessor, view: &View, action: Action, seed: u64, each: u32, searches: u32) -> Behind {
        let search = &mut assessor.search;
        let knows_categories = search.game.judges.of_table(&view.table).by_category();
        let one = |number: u32| {
            let mut numbers = search.behind(view, action, seed ^ u64::from(number + 1) << 32, each.into());
            let win = numbers.next().expect("a search that explains");
            let mut by_category = [0.0; CATEGORIES];
            by_category.iter_mut().zip(numbers).for_each(|(to, vp)| *to = vp);
            (f64::from(win), by_category)
        };
        Behind { action, told: (0..searches).map(one).collect(), knows_categories }
    }

    fn values(&self) -> impl Iterator<Item = (f64, f64)> {
        self.told.iter().map(|(win, by_category)| (by_category.iter().map(|&vp| f64::from(vp)).sum(), *win))
    }

    fn prospect(&self) -> Prospect {
        let n = self.told.len() as f64;
        let (vp, win) = self.values().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let mean = |category: usize| self.told.iter().map(|(_, by)| by[category]).sum::<f32>() / n as f32;
        Prospect {
            action: self.action,
            worth: Worth::new(vp / n, win / n),
            by_category: self.knows_categories.then(|| std::array::from_fn(mean)),
        }
    }

    /// Half of the 95 % range of how much more this is worth than the other, by how much the pairs differ.
    fn error(&self, other: &Behind) -> Worth {
        let half = |of: &dyn Fn((f64, f64)) -> f64| {
            let differences: Vec<f64> = self.values().zip(other.values()).map(|(a, b)| of(a) - of(b)).collect();
            let n = differences.len() as f64;
            let mean = differences.iter().sum::<f64>() / n;
            let squares: f64 = differences.iter().map(|d| (d - mean) * (d - mean)).sum();
            POINT_95 * (squares / (n - 1.0) / n).sqrt()
        };
        Worth::new(half(&|value| value.0), half(&|value| value.1))
    }
}
