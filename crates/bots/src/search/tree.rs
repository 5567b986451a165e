//! The nodes of a search in one list; children are linked, so that no node owns memory of its own.

use std::ops::{Index, IndexMut};

use super::{MAX_PLAYERS, Rewards, Select};
use crate::number::ln;

pub(super) const ROOT: u32 = 0;
/// The root is nobody's child, so its number can stand for "none" in the links.
const NONE: u32 = ROOT;

/// How many candidates a node keeps, and how many if it knows chance and is never weighed again.
pub(super) const CANDIDATES: usize = 12;
pub(super) const ALL_CANDIDATES: usize = 32;

/// The mean counts as much as this number of visits of children.
const FEW_VISITS: f32 = 20.0;

pub(super) struct Node<A> {
    /// The decision that leads here, and who takes it; none at the root and behind chance.
    pub action: Option<A>,
    pub mover: u8,
    pub key: u64,
    pub prior: f32,
    pub visits: u32,
    /// How often it could have been chosen: other worlds may not offer it.
    pub available: u32,
    /// The sums of everybody's rewards in all iterations through it, and what it is worth to everybody.
    totals: [f64; MAX_PLAYERS],
    value: Rewards,
    /// The last offer in which it was legal.
    offered: u64,
    first: u32,
    last: u32,
    next: u32,
    /// How many children are decisions.
    count: u32,
    /// One bit for the key of every child: most actions without a child are told apart by it alone.
    filter: u64,
    /// Where its candidates lie, the most promising first.
    candidates: (u32, u32),
}

impl<A> Node<A> {
    fn mean(&self) -> Rewards {
        self.totals.map(|total| (total / f64::from(self.visits)) as f32)
    }

    /// What it is worth to who goes there.
    pub fn worth(&self) -> f32 {
        self.value[self.mover as usize]
    }
}

/// A node to be added.
#[derive(Clone, Copy)]
pub(super) struct Child<A> {
    pub action: A,
    pub mover: u8,
    pub prior: f32,
    pub key: u64,
}

pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The candidates of all nodes: what looked promising when the node was first left.
    candidates: Vec<Child<A>>,
    /// The number of the current offer.
    offer: u64,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub fn new() -> Self {
        let mut tree = Tree { nodes: Vec::new(), candidates: Vec::new(), offer: 0 };
        tree.clear(1);
        tree
    }

    /// Leaves only a root and reserves room for `room` nodes; the memory stays.
    pub fn clear(&mut self, room: usize) {
        self.nodes.clear();
        self.nodes.reserve(room);
        // Hardly more than half of the nodes are ever left; the others need no candidates.
        self.candidates.clear();
        self.candidates.reserve(room / 2 * ALL_CANDIDATES);
        self.offer = 0;
        self.nodes.push(Node::new(None, 0, 1.0, 0));
    }

    /// Keeps the candidates of a node, the most promising first.
    pub fn keep_candidates(&mut self, node: u32, candidates: impl Iterator<Item = Child<A>>) {
        let begin = self.candidates.len();
        self.candidates.extend(candidates);
        self[node].candidates = (begin as u32, self.candidates.len() as u32);
    }

    /// Whether this number of candidates fits without allocating.
    pub fn has_room(&self, candidates: usize) -> bool {
        self.candidates.len() + candidates <= self.candidates.capacity()
    }

    pub fn candidates(&self, node: u32) -> &[Child<A>] {
        let (begin, end) = self[node].candidates;
        &self.candidates[begin as usize..end as usize]
    }

    /// An iteration through this node brought these rewards: its worth is their mean.
    pub fn average(&mut self, node: u32, rewards: &Rewards) {
        let node = &mut self[node];
        node.visits += 1;
        node.totals.iter_mut().zip(rewards).for_each(|(total, reward)| *total += f64::from(*reward));
        node.value = node.mean();
    }

    /// What a node is worth by its children: that of the decision with the most visits, so that trying others costs nothing;
    /// outcomes of chance by their visits; and the iterations that ended here. Few visits say little, so the plain mean
    /// counts beside it.
    pub fn back_up(&mut self, node: u32) {
        let mut sum = self[node].mean().map(|mean| f64::from(mean * FEW_VISITS));
        let mut ended = self[node].totals;
        let (mut best, mut decided) = (None, 0);
        for child in self.children(node) {
            let c = &self[child];
            ended.iter_mut().zip(&c.totals).for_each(|(ended, total)| *ended -= total);
            if c.action.is_none() {
                sum.iter_mut().zip(&c.value).for_each(|(sum, x)| *sum += f64::from(x * c.visits as f32));
                continue;
            }
            decided += c.visits;
            let rank = (c.visits, c.worth());
            if best.is_none_or(|(most, _)| rank > most) {
                best = Some((rank, &c.value));
            }
        }
        sum.iter_mut().zip(ended).for_each(|(sum, ended)| *sum += ended);
        if let Some((_, value)) = best {
            sum.iter_mut().zip(value).for_each(|(sum, x)| *sum += f64::from(x * decided as f32));
        }
        let weight = f64::from(FEW_VISITS) + f64::from(self[node].visits);
        self[node].value = sum.map(|sum| (sum / weight) as f32);
    }

    pub fn count(&self, node: u32) -> usize {
        self[node].count as usize
    }

    pub fn add(&mut self, parent: u32, child: Child<A>) -> u32 {
        self.append(parent, Node::new(Some(child.action), child.mover, child.prior, child.key))
    }

    /// The node behind this outcome of chance, and whether it is new.
    pub fn outcome(&mut self, node: u32, key: u64) -> (u32, bool) {
        let known = self.children(node).find(|&child| self[child].action.is_none() && self[child].key == key);
        known.map_or_else(|| (self.append(node, Node::new(None, self[node].mover, 1.0, key)), true), |at| (at, false))
    }

    fn append(&mut self, parent: u32, mut node: Node<A>) -> u32 {
        let at = self.nodes.len() as u32;
        node.available = 1;
        let (key, decision) = (node.key, node.action.is_some());
        self.nodes.push(node);
        let last = self[parent].last;
        if last == NONE {
            self[parent].first = at
        } else {
            self[last].next = at
        }
        let parent = &mut self[parent];
        parent.last = at;
        parent.count += u32::from(decision);
        parent.filter |= bit(key);
        at
    }

    pub fn children(&self, node: u32) -> impl Iterator<Item = u32> {
        let mut next = self[node].first;
        std::iter::from_fn(move || {
            (next != NONE).then(|| {
                let child = next;
                next = self[child].next;
                child
            })
        })
    }

    /// From here on the legal actions of another state are offered.
    pub fn begin_offers(&mut self) {
        self.offer += 1;
    }

    /// Marks the child for this action; false if there is none.
    pub fn offer(&mut self, node: u32, action: &A, mover: u8, key: u64) -> bool {
        if self[node].filter & bit(key) == 0 {
            return false;
        }
        let mut child = self[node].first;
        while child != NONE {
            let c = &mut self.nodes[child as usize];
            if c.key == key && c.mover == mover && c.action.as_ref() == Some(action) {
                c.offered = self.offer;
                return true;
            }
            child = c.next;
        }
        false
    }

    /// Marks all decisions.
    pub fn offer_all(&mut self, node: u32) {
        self.begin_offers();
        let mut child = self[node].first;
        while child != NONE {
            let offer = self.offer;
            let c = &mut self[child];
            if c.action.is_some() {
                c.offered = offer;
            }
            child = c.next;
        }
    }

    /// The best of the marked children; the first of equal ones.
    pub fn select(&mut self, node: u32, select: Select) -> Option<u32> {
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        let mut child = self[node].first;
        while child != NONE {
            let offer = self.offer;
            let c = &mut self[child];
            if c.offered == offer {
                c.available += 1;
                let (visits, available) = (c.visits as f32, c.available as f32);
                let bonus = match select {
                    Select::Ucb { c } => c * (ln(available) / visits).sqrt(),
                    Select::Puct { c: factor } => factor * c.prior * available.sqrt() / (1.0 + visits),
                };
                let value = c.worth() + bonus;
                if value > most {
                    (best, most) = (Some(child), value);
                }
            }
            child = c.next;
        }
        best
    }
}

const fn bit(key: u64) -> u64 {
    1 << (key & 63)
}

impl<A> Node<A> {
    fn new(action: Option<A>, mover: u8, prior: f32, key: u64) -> Self {
        Node {
            action,
            mover,
            key,
            prior,
            visits: 0,
            available: 0,
            totals: [0.0; MAX_PLAYERS],
            value: [0.0; MAX_PLAYERS],
            offered: 0,
            first: NONE,
            last: NONE,
            next: NONE,
            count: 0,
            filter: 0,
            candidates: (0, 0),
        }
    }
}

impl<A> Index<u32> for Tree<A> {
    type Output = Node<A>;
    fn index(&self, at: u32) -> &Node<A> {
        &self.nodes[at as usize]
    }
}

impl<A> IndexMut<u32> for Tree<A> {
    fn index_mut(&mut self, at: u32) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }
}
