//! Information-set Monte Carlo tree search for one observer, over any [`Game`].
//!
//! Every iteration deals the hidden things at random ([`Game::determinise`]), walks down one tree
//! that all these worlds share, adds one node, and judges what it reached. A node stands for the
//! decisions that led to it, not for a state: what the observer cannot tell apart is one node, so no
//! decision can depend on a hidden card. Chance is sampled on the way and has no nodes of its own.

mod tree;

use crate::Budget;
use tharos_rules::{Fast, Random};

use tree::{Child, ROOT, Tree};

/// The most players a game may have.
pub const MAX_PLAYERS: usize = 4;

/// How well each player does, from 0 (lost) to 1 (won).
pub type Rewards = [f32; MAX_PLAYERS];

/// What a state waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Player(u8),
    Chance,
    Over,
}

/// A game as the search needs it. Methods take `&mut self` so that a game can reuse its buffers.
pub trait Game {
    /// What one player knows.
    type View;
    /// A complete game, hidden things included.
    type State: Clone;
    type Action: Copy + PartialEq;

    /// A complete game that looks like this to its viewer; hidden things are dealt at random.
    fn determinise(&mut self, view: &Self::View, random: &mut Fast) -> Self::State;

    fn turn(&self, state: &Self::State) -> Turn;

    /// Puts the decisions of the player whose turn it is into `list`, which is cleared first.
    fn legal_into(&self, state: &Self::State, list: &mut Vec<Self::Action>);

    /// A number that equal actions share and different ones rarely do.
    fn key(&self, action: &Self::Action) -> u32;

    fn apply(&self, state: &mut Self::State, action: Self::Action);

    /// Samples the outcome of chance that the state waits for.
    fn settle(&self, state: &mut Self::State, random: &mut Fast);

    /// How promising each action looks before any search: not negative, in any scale.
    /// `weights` is as long as `actions` and holds ones.
    fn weigh(&mut self, _state: &Self::State, _actions: &[Self::Action], _weights: &mut [f32]) {}

    /// The result of a game that is over.
    fn rewards(&self, state: &Self::State) -> Rewards;

    /// Judges a game that need not be over; it may be played on to do so.
    fn evaluate(&mut self, state: &mut Self::State, random: &mut Fast) -> Rewards;
}

/// Plays random decisions to the end: an evaluation that needs no knowledge of the game.
pub fn random_rollout<G: Game>(
    game: &G,
    state: &mut G::State,
    list: &mut Vec<G::Action>,
    random: &mut Fast,
) -> Rewards {
    loop {
        match game.turn(state) {
            Turn::Over => return game.rewards(state),
            Turn::Chance => game.settle(state, random),
            Turn::Player(_) => {
                game.legal_into(state, list);
                let action = list[random.below(list.len() as u32) as usize];
                game.apply(state, action);
            }
        }
    }
}

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
}

/// What the search found out about one action at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Found<A> {
    pub action: A,
    pub visits: u32,
    /// The mean reward of the deciding player.
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
    /// The legal actions at the current node, whether each has a child, and its weight.
    legal: Vec<G::Action>,
    has_child: Vec<bool>,
    weights: Vec<f32>,
    /// Positions in the list of the root's actions, the most promising first, and their priors.
    order: Vec<u32>,
    priors: Vec<f32>,
}

impl<G: Game> Search<G> {
    #[must_use]
    pub fn new(game: G, config: Config) -> Self {
        Search {
            game,
            config,
            tree: Tree::new(),
            path: Vec::new(),
            legal: Vec::new(),
            has_child: Vec::new(),
            weights: Vec::new(),
            order: Vec::new(),
            priors: Vec::new(),
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

    /// All actions that were tried in the last run, the most promising before the search first.
    pub fn found<'a>(&'a self, actions: &'a [G::Action]) -> impl Iterator<Item = Found<G::Action>> + 'a {
        let tried = if actions.len() > 1 { self.tree.children(ROOT).count() } else { 0 };
        self.order[..tried].iter().map(|&at| {
            let action = actions[at as usize];
            let child = self.tree.children(ROOT).find(|&c| self.tree[c].action == Some(action));
            let node = &self.tree[child.expect("the first actions of the order have children")];
            Found { action, visits: node.visits, mean: node.mean(), prior: node.prior }
        })
    }

    fn run(&mut self, view: &G::View, actions: &[G::Action], seed: u64, budget: Budget<'_>) {
        let mut random = Fast::new(seed);
        self.tree.clear();
        let first = self.game.determinise(view, &mut random);
        self.order_root(&first, actions);
        for iteration in 0..budget.iterations.max(1) {
            if iteration % 16 == 15 && (budget.stop)() {
                break;
            }
            let mut state = self.game.determinise(view, &mut random);
            self.iterate(&mut state, actions, &mut random);
        }
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
        self.order.sort_by(|&a, &b| priors[b as usize].total_cmp(&priors[a as usize]));
    }

    fn iterate(&mut self, state: &mut G::State, actions: &[G::Action], random: &mut Fast) {
        self.path.clear();
        let mut node = ROOT;
        let rewards = loop {
            match self.game.turn(state) {
                Turn::Over => break self.game.rewards(state),
                Turn::Chance => self.game.settle(state, random),
                Turn::Player(mover) => {
                    let (child, new) =
                        if node == ROOT { self.step_at_root(actions, mover) } else { self.step(node, state, mover) };
                    match child {
                        // A decision without a choice needs no node.
                        None => self.game.apply(state, self.legal[0]),
                        Some(child) => {
                            self.path.push(child);
                            node = child;
                            let action = self.tree[child].action.expect("only the root has none");
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
        for &node in &self.path {
            let node = &mut self.tree[node];
            node.visits += 1;
            node.total += f64::from(rewards[node.mover as usize]);
        }
    }

    /// The child to go to, and whether it is new.
    fn step_at_root(&mut self, actions: &[G::Action], mover: u8) -> (Option<u32>, bool) {
        let (children, visits) = (self.tree.count(ROOT), self.tree[ROOT].visits);
        if children < actions.len() && children < self.config.widening.allows(visits).max(1) {
            let at = self.order[children] as usize;
            let action = actions[at];
            let child = Child { action, mover, prior: self.priors[at], key: self.game.key(&action) };
            return (Some(self.tree.add(ROOT, child)), true);
        }
        self.tree.offer_all(ROOT);
        (self.tree.select(ROOT, self.config.select), false)
    }

    /// As at the root; `None` if there is only one legal action.
    fn step(&mut self, node: u32, state: &G::State, mover: u8) -> (Option<u32>, bool) {
        self.game.legal_into(state, &mut self.legal);
        if self.legal.len() == 1 {
            return (None, false);
        }
        self.tree.begin_offers();
        self.has_child.clear();
        let mut offered = 0;
        for action in &self.legal {
            let has = self.tree.offer(node, action, mover, self.game.key(action));
            self.has_child.push(has);
            offered += usize::from(has);
        }
        let visits = self.tree[node].visits;
        if offered < self.legal.len() && offered < self.config.widening.allows(visits).max(1) {
            let child = self.most_promising(state, mover);
            return (Some(self.tree.add(node, child)), true);
        }
        (self.tree.select(node, self.config.select), false)
    }

    /// Of the legal actions without a child.
    fn most_promising(&mut self, state: &G::State, mover: u8) -> Child<G::Action> {
        self.weights.clear();
        self.weights.resize(self.legal.len(), 1.0);
        self.game.weigh(state, &self.legal, &mut self.weights);
        let sum: f32 = self.weights.iter().sum();
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (at, &weight) in self.weights.iter().enumerate() {
            if !self.has_child[at] && weight > most {
                (best, most) = (at, weight);
            }
        }
        let action = self.legal[best];
        Child { action, mover, prior: most / sum, key: self.game.key(&action) }
    }
}
