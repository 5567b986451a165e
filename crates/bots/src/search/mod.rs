//! Information-set Monte Carlo tree search for one observer, over any [`Game`].
//!
//! Every iteration deals the hidden things at random ([`Game::determinise`]), walks down one tree
//! that all these worlds share, adds one node, and judges what it reached. A node stands for the
//! decisions that led to it, not for a state: what the observer cannot tell apart is one node, so no
//! decision can depend on a hidden card. Chance is sampled on the way; what the observer sees of it can have nodes of its
//! own ([`Config::chance`]).

mod game;
mod tree;

use crate::Budget;
use tharos_rules::Fast;

pub use game::{Game, MAX_PLAYERS, Rewards, Turn, random_rollout};
use tree::{ALL_CANDIDATES, CANDIDATES, Child, ROOT, Tree};

/// Longer lists of actions than this are so rare that memory may be asked for then.
pub(crate) const ROOM: usize = 8192;

/// How a child is chosen among those that are legal in the world of this iteration.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Select {
    /// Mean + `c` x sqrt(ln(times it could be chosen) / visits).
    Ucb { c: f32 },
    /// Mean + `c` x prior x sqrt(times it could be chosen) / (1 + visits).
    Puct { c: f32 },
}

/// How many children a node may have: `base` + `factor` x sqrt(visits), the most promising first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Widening {
    pub base: f32,
    pub factor: f32,
}

impl Widening {
    /// Every action gets its child.
    pub const OFF: Widening = Widening { base: f32::INFINITY, factor: 0.0 };

    fn allows(&self, visits: u32) -> usize {
        (self.base + self.factor * (visits as f32).sqrt()) as usize
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    pub select: Select,
    pub widening: Widening,
    /// Whether every outcome of chance has a node of its own. Then plans may depend on what chance brings, and the actions
    /// at a node must be the same in every world: they are listed and weighed only once. Without it chance is averaged.
    pub chance: bool,
}

/// What the search found out about one action at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    pub action: A,
    pub visits: u32,
    /// What it is worth to the deciding player.
    pub mean: f32,
    pub prior: f32,
}

/// The search with its buffers, which live on from decision to decision.
pub struct Search<G: Game> {
    pub game: G,
    pub config: Config,
    tree: Tree<G::Action>,
    /// The nodes of the current iteration, from below the root to the leaf.
    path: Vec<u32>,
    /// The legal actions at the current node, their keys, whether each has a child, and its weight.
    legal: Vec<G::Action>,
    keys: Vec<u64>,
    has_child: Vec<bool>,
    weights: Vec<f32>,
    /// Positions in the list of the root's actions, the most promising first, and their priors.
    order: Vec<u32>,
    priors: Vec<f32>,
    /// Positions in the list of legal actions, the most promising first.
    ranking: Vec<u32>,
    /// The sums of [`Game::forecast`] over all iterations.
    forecasts: Vec<f64>,
    /// The sums of their squares, and last that of all but the first together.
    squares: Vec<f64>,
}

impl<G: Game> Search<G> {
    #[must_use]
    pub fn new(game: G, config: Config) -> Self {
        Search {
            game,
            config,
            tree: Tree::new(),
            path: Vec::with_capacity(64),
            legal: Vec::with_capacity(ROOM),
            keys: Vec::with_capacity(ROOM),
            has_child: Vec::with_capacity(ROOM),
            weights: Vec::with_capacity(ROOM),
            order: Vec::with_capacity(ROOM),
            priors: Vec::with_capacity(ROOM),
            ranking: Vec::with_capacity(ROOM),
            forecasts: Vec::with_capacity(32),
            squares: Vec::with_capacity(32),
        }
    }

    /// The best of these actions, which are the viewer's legal ones, after so much work.
    ///
    /// # Panics
    /// If there is no action.
    pub fn best(&mut self, view: &G::View, actions: &[G::Action], seed: u64, budget: Budget<'_>) -> G::Action {
        if actions.len() > 1 {
            self.run(view, actions, seed, budget);
        }
        // Visits first: a mean of few visits says little.
        let better = |a: &Found<G::Action>, b: &Found<G::Action>| (a.visits, a.mean) > (b.visits, b.mean);
        self.found(actions).reduce(|a, b| if better(&b, &a) { b } else { a }).map_or(actions[0], |found| found.action)
    }

    /// What lies behind this action: only it is searched, and the means of [`Game::forecast`] are told.
    pub fn behind(
        &mut self,
        view: &G::View,
        action: G::Action,
        seed: u64,
        budget: Budget<'_>,
    ) -> impl Iterator<Item = f32> {
        self.run(view, &[action], seed, budget);
        let n = f64::from(self.tree[ROOT].visits);
        self.forecasts.iter().map(move |sum| (sum / n) as f32)
    }

    /// How far the means of the last run may be off, half the width of their 95 % ranges, by the spread of the iterations; as
    /// many as [`behind`](Self::behind) tells, and then that of all but the first together.
    pub fn half_widths(&self) -> impl Iterator<Item = f32> {
        let n = f64::from(self.tree[ROOT].visits);
        let whole: f64 = self.forecasts.iter().skip(1).sum();
        let sums = self.forecasts.iter().copied().chain([whole]);
        self.squares.iter().zip(sums).map(move |(squares, sum)| {
            let variance = (squares - sum * sum / n).max(0.0) / (n - 1.0).max(1.0);
            (1.96 * (variance / n).sqrt()) as f32
        })
    }

    /// How many iterations the last run had.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.tree[ROOT].visits
    }

    /// All actions that were tried in the last run, the most promising before the search first.
    pub fn found<'a>(&'a self, actions: &'a [G::Action]) -> impl Iterator<Item = Found<G::Action>> + 'a {
        let tried = if actions.len() > 1 { self.tree.children(ROOT).count() } else { 0 };
        self.order[..tried].iter().map(|&at| {
            let action = actions[at as usize];
            let child = self.tree.children(ROOT).find(|&c| self.tree[c].action == Some(action));
            let node = &self.tree[child.expect("the first actions of the order have children")];
            Found { action, visits: node.visits, mean: node.worth(), prior: node.prior }
        })
    }

    fn run(&mut self, view: &G::View, actions: &[G::Action], seed: u64, budget: Budget<'_>) {
        let mut random = Fast::new(seed);
        // An iteration adds at most one node; only very long searches allocate on the way.
        self.tree.clear((budget.iterations as usize + 2).min(4 * ROOM));
        let first = self.game.determinise(view, &mut random);
        self.game.begin(view, &first);
        self.order_root(&first, actions);
        self.forecasts.clear();
        self.squares.clear();
        for iteration in 0..budget.iterations.max(1) {
            let decided = || actions.len() > 1 && self.decided(budget.iterations - iteration);
            if iteration % 16 == 15 && ((budget.stop)() || decided()) {
                break;
            }
            let mut state = self.game.determinise(view, &mut random);
            self.iterate(&mut state, actions, &mut random);
        }
    }

    /// Whether the remaining iterations cannot change which action has the most visits.
    fn decided(&self, left: u32) -> bool {
        let (mut first, mut second) = (0, 0);
        for child in self.tree.children(ROOT) {
            let visits = self.tree[child].visits;
            (first, second) = if visits > first { (visits, first) } else { (first, second.max(visits)) };
        }
        first > second + left
    }

    /// The root looks the same in every world, so its actions are weighed only once.
    fn order_root(&mut self, state: &G::State, actions: &[G::Action]) {
        self.priors.clear();
        self.priors.resize(actions.len(), 1.0);
        self.game.weigh(state, actions, &mut self.priors);
        let sum: f32 = self.priors.iter().sum();
        self.priors.iter_mut().for_each(|p| *p /= sum);
        self.order.clear();
        self.order.extend(0..actions.len() as u32);
        let priors = &self.priors;
        // Equal ones in the order of the list; a stable sort would ask for memory.
        self.order.sort_unstable_by(|&a, &b| priors[b as usize].total_cmp(&priors[a as usize]).then(a.cmp(&b)));
    }

    fn iterate(&mut self, state: &mut G::State, actions: &[G::Action], random: &mut Fast) {
        self.path.clear();
        let mut node = ROOT;
        let mut settled = false;
        let rewards = loop {
            match self.game.turn(state) {
                Turn::Over => break self.game.rewards(state),
                Turn::Horizon => break self.game.evaluate(state, random),
                Turn::Chance => {
                    self.game.settle(state, random);
                    settled = true;
                }
                Turn::Player(mover) => {
                    if self.config.chance && std::mem::take(&mut settled) && node != ROOT {
                        let (outcome, new) = self.tree.outcome(node, self.game.outcome(state));
                        self.path.push(outcome);
                        node = outcome;
                        if new {
                            break self.game.evaluate(state, random);
                        }
                    }
                    let (child, new) = match node {
                        ROOT => self.step_at_root(actions, mover),
                        _ if self.config.chance => self.step_listed(node, state, mover),
                        _ => self.step(node, state, mover),
                    };
                    match child {
                        // A decision without a choice needs no node.
                        None => self.game.apply(state, self.legal[0]),
                        Some(child) => {
                            self.path.push(child);
                            node = child;
                            let action = self.tree[child].action.expect("decisions have an action");
                            self.game.apply(state, action);
                            if new {
                                break self.game.evaluate(state, random);
                            }
                        }
                    }
                }
            }
        };
        self.tree[ROOT].visits += 1;
        for &node in self.path.iter().rev() {
            self.tree.average(node, &rewards);
            if self.config.chance {
                self.tree.back_up(node);
            }
        }
        let forecast = self.game.forecast(state);
        self.forecasts.resize(forecast.len(), 0.0);
        self.forecasts.iter_mut().zip(forecast).for_each(|(sum, x)| *sum += f64::from(*x));
        if !forecast.is_empty() {
            let whole: f32 = forecast[1..].iter().sum();
            self.squares.resize(forecast.len() + 1, 0.0);
            let all = forecast.iter().chain([&whole]);
            self.squares.iter_mut().zip(all).for_each(|(sum, &x)| *sum += f64::from(x) * f64::from(x));
        }
    }

    /// Lists and weighs the actions at a node where they are the same in every world.
    fn list(&mut self, node: u32, state: &G::State, mover: u8) {
        self.game.legal_into(state, &mut self.legal);
        self.keys.clear();
        self.keys.extend(self.legal.iter().map(|action| u64::from(self.game.key(action))));
        self.has_child.clear();
        self.has_child.resize(self.legal.len(), false);
        self.rank(state, ALL_CANDIDATES, mover, node);
    }

    /// The child to go to, and whether it is new.
    fn step_at_root(&mut self, actions: &[G::Action], mover: u8) -> (Option<u32>, bool) {
        let (children, visits) = (self.tree.count(ROOT), self.tree[ROOT].visits);
        if children < actions.len() && children < self.config.widening.allows(visits).max(1) {
            let at = self.order[children] as usize;
            let action = actions[at];
            let child = Child { action, mover, prior: self.priors[at], key: self.game.key(&action).into() };
            return (Some(self.tree.add(ROOT, child)), true);
        }
        self.tree.offer_all(ROOT);
        (self.tree.select(ROOT, self.config.select), false)
    }

    /// As at the root, at a node whose actions are the same in every world.
    fn step_listed(&mut self, node: u32, state: &G::State, mover: u8) -> (Option<u32>, bool) {
        let children = self.tree.count(node);
        if self.tree.candidates(node).is_empty() {
            self.list(node, state, mover);
        }
        let candidates = self.tree.candidates(node);
        if children < candidates.len() && children < self.config.widening.allows(self.tree[node].visits).max(1) {
            let (child, choice) = (candidates[children], candidates.len() > 1);
            // A decision without a choice is nothing to be judged.
            return (Some(self.tree.add(node, child)), choice);
        }
        self.tree.offer_all(node);
        (self.tree.select(node, self.config.select), false)
    }

    /// As at the root; `None` if there is only one legal action.
    fn step(&mut self, node: u32, state: &G::State, mover: u8) -> (Option<u32>, bool) {
        self.game.legal_into(state, &mut self.legal);
        if self.legal.len() == 1 {
            return (None, false);
        }
        self.tree.begin_offers();
        self.has_child.clear();
        self.keys.clear();
        let mut offered = 0;
        for action in &self.legal {
            let key = u64::from(self.game.key(action));
            let has = self.tree.offer(node, action, mover, key);
            self.keys.push(key);
            self.has_child.push(has);
            offered += usize::from(has);
        }
        let visits = self.tree[node].visits;
        if offered < self.legal.len() && offered < self.config.widening.allows(visits).max(1) {
            let child = self.candidate(node).unwrap_or_else(|| self.most_promising(node, state, mover));
            return (Some(self.tree.add(node, child)), true);
        }
        (self.tree.select(node, self.config.select), false)
    }

    /// The first candidate that is legal in this world and has no child yet. Weighing is by far the most work of an
    /// iteration; what looked promising in one world mostly does so in the others.
    fn candidate(&self, node: u32) -> Option<Child<G::Action>> {
        let free = |child: &&Child<G::Action>| {
            let at = |at: usize| self.legal[at] == child.action && !self.has_child[at];
            (0..self.keys.len()).any(|i| self.keys[i] == child.key && at(i))
        };
        self.tree.candidates(node).iter().find(free).copied()
    }

    /// Of the legal actions without a child, the one with the most weight; the next ones become candidates.
    fn most_promising(&mut self, node: u32, state: &G::State, mover: u8) -> Child<G::Action> {
        self.rank(state, CANDIDATES, mover, node);
        let at = self.ranking[0] as usize;
        let sum: f32 = self.weights.iter().sum();
        Child { action: self.legal[at], mover, prior: self.weights[at] / sum, key: self.keys[at] }
    }

    /// Weighs the legal actions and keeps the best `count` of those without a child as candidates of the node.
    fn rank(&mut self, state: &G::State, count: usize, mover: u8, node: u32) {
        self.weights.clear();
        self.weights.resize(self.legal.len(), 1.0);
        self.game.weigh(state, &self.legal, &mut self.weights);
        let sum: f32 = self.weights.iter().sum();
        let (weights, has_child) = (&self.weights, &self.has_child);
        self.ranking.clear();
        self.ranking.extend((0..self.legal.len() as u32).filter(|&at| !has_child[at as usize]));
        let by_weight = |&a: &u32, &b: &u32| weights[b as usize].total_cmp(&weights[a as usize]).then(a.cmp(&b));
        if self.ranking.len() > count {
            self.ranking.select_nth_unstable_by(count, by_weight);
            self.ranking.truncate(count);
        }
        self.ranking.sort_unstable_by(by_weight);
        let child = |&at: &u32| {
            let at = at as usize;
            Child { action: self.legal[at], mover, prior: weights[at] / sum, key: self.keys[at] }
        };
        // Without weight an action is no candidate, only the last resort.
        let promising = self.ranking.iter().filter(|&&at| weights[at as usize] > 0.0).map(child);
        // Open nodes can be weighed again, so they need not ask for memory.
        if self.config.chance || self.tree.has_room(count) {
            self.tree.keep_candidates(node, promising);
        }
    }
}
