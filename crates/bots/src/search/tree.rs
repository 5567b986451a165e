//! The nodes of a search in one list; children are linked, so that no node owns memory of its own.

use std::ops::{Index, IndexMut};

use super::Select;
use crate::number::ln;

pub(super) const ROOT: u32 = 0;
/// The root is nobody's child, so its number can stand for "none" in the links.
const NONE: u32 = ROOT;

/// How many candidates a node keeps.
pub(super) const CANDIDATES: usize = 12;

pub(super) struct Node<A> {
    /// The decision that leads here, and who takes it; none at the root.
    pub action: Option<A>,
    pub mover: u8,
    pub key: u32,
    pub prior: f32,
    pub visits: u32,
    /// How often it could have been chosen: other worlds may not offer it.
    pub available: u32,
    /// The sum of the mover's rewards.
    pub total: f64,
    /// The sums of what else is of interest.
    pub forecasts: [f64; 2],
    /// The last offer in which it was legal.
    offered: u64,
    first: u32,
    last: u32,
    next: u32,
    count: u32,
    /// One bit for the key of every child: most actions without a child are told apart by it alone.
    filter: u64,
    /// Where its candidates lie, the most promising first.
    candidates: (u32, u32),
}

impl<A> Node<A> {
    pub fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }

    pub fn forecast(&self) -> [f32; 2] {
        self.forecasts.map(|sum| (sum / f64::from(self.visits.max(1))) as f32)
    }
}

/// A node to be added.
#[derive(Clone, Copy)]
pub(super) struct Child<A> {
    pub action: A,
    pub mover: u8,
    pub prior: f32,
    pub key: u32,
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

    /// Only a root is left, and there is room for so many nodes; the memory stays.
    pub fn clear(&mut self, room: usize) {
        self.nodes.clear();
        self.nodes.reserve(room);
        // Hardly more than half of the nodes are ever left; the others need no candidates.
        self.candidates.clear();
        self.candidates.reserve(room / 2 * CANDIDATES);
        self.offer = 0;
        self.nodes.push(Node::new(None, 0, 1.0, 0));
    }

    /// Keeps the candidates of a node, the most promising first, unless the room is used up.
    pub fn keep_candidates(&mut self, node: u32, candidates: impl Iterator<Item = Child<A>>) {
        let begin = self.candidates.len();
        if begin + CANDIDATES <= self.candidates.capacity() {
            self.candidates.extend(candidates.take(CANDIDATES));
            self[node].candidates = (begin as u32, self.candidates.len() as u32);
        }
    }

    pub fn candidates(&self, node: u32) -> &[Child<A>] {
        let (begin, end) = self[node].candidates;
        &self.candidates[begin as usize..end as usize]
    }

    pub fn count(&self, node: u32) -> usize {
        self[node].count as usize
    }

    pub fn add(&mut self, parent: u32, child: Child<A>) -> u32 {
        let at = self.nodes.len() as u32;
        let mut node = Node::new(Some(child.action), child.mover, child.prior, child.key);
        node.available = 1;
        self.nodes.push(node);
        let last = self[parent].last;
        if last == NONE {
            self[parent].first = at
        } else {
            self[last].next = at
        }
        let parent = &mut self[parent];
        parent.last = at;
        parent.count += 1;
        parent.filter |= bit(child.key);
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
    pub fn offer(&mut self, node: u32, action: &A, mover: u8, key: u32) -> bool {
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

    /// Marks all children.
    pub fn offer_all(&mut self, node: u32) {
        self.begin_offers();
        let mut child = self[node].first;
        while child != NONE {
            let offer = self.offer;
            let c = &mut self[child];
            c.offered = offer;
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
                let value = c.mean() + bonus;
                if value > most {
                    (best, most) = (Some(child), value);
                }
            }
            child = c.next;
        }
        best
    }
}

const fn bit(key: u32) -> u64 {
    1 << (key & 63)
}

impl<A> Node<A> {
    fn new(action: Option<A>, mover: u8, prior: f32, key: u32) -> Self {
        Node {
            action,
            mover,
            key,
            prior,
            visits: 0,
            available: 0,
            total: 0.0,
            forecasts: [0.0; 2],
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
