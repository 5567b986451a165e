//! The legal decisions as a graph: the form in which they travel to a client.
//!
//! A decision is a path: its name, then its fields in order, a list field with one step per item. Equal ends of paths
//! are stored once (a minimal acyclic automaton), so what goes with what, such as pairs of dice with regions of their
//! colours, takes little room. A choice of several dice is one step.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Map, Value};

use super::pieces::{Part, Piece, pieces};
use super::token::{Around, Token, tokens};
use super::{CHOSEN, Offered, SOME_OF};
use crate::ids::Die;
use crate::json::FromJson;

/// The legal decisions of one seat.
///
/// Node 0 is the end of every path, the last node is where all begin. A node lists its steps as pairs: the number of
/// a label, counted from 1, and the next node. Label 0 is no step: the path may end there.
#[derive(Clone, Debug, PartialEq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OfferGraph {
    pub labels: Vec<Label>,
    pub nodes: Vec<Vec<u32>>,
}

/// One step: a field, or an item of a list field, with the things one can point at for it.
#[derive(Clone, Debug, PartialEq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Label {
    pub field: String,
    pub value: Value,
    #[serde(default, skip_serializing_if = "Form::is_whole")]
    pub form: Form,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<Token>,
}

/// How the value of a label belongs to its field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, FromJson)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// It is the whole field.
    #[default]
    Whole,
    /// It is the next item of the list.
    Item,
    /// The field is a list of at least one of these items; each item has one token.
    SomeOf,
}

impl Form {
    fn is_whole(&self) -> bool {
        *self == Form::Whole
    }
}

impl OfferGraph {
    #[must_use]
    pub fn new(offers: &[Offered]) -> Self {
        let mut builder = Builder::default();
        offers.iter().for_each(|offered| builder.add(offered));
        builder.finish()
    }

    /// The decisions again, in the order of the paths.
    ///
    /// # Errors
    /// Says what is not a decision.
    pub fn offers(&self) -> Result<Vec<Offered>, String> {
        let mut all = Vec::new();
        if self.nodes.len() > 1 {
            self.walk(self.nodes.len() - 1, &Map::new(), &mut all)?;
        }
        Ok(all)
    }

    fn walk(&self, at: usize, begun: &Map<String, Value>, all: &mut Vec<Offered>) -> Result<(), String> {
        let node = self.nodes.get(at).ok_or("there is no such node")?;
        if node.is_empty() {
            let offered = serde_json::from_value(Value::Object(begun.clone()));
            all.push(offered.map_err(|error| error.to_string())?);
            return Ok(());
        }
        for step in node.chunks_exact(2) {
            let (label, next) = (step[0] as usize, step[1] as usize);
            if next >= at {
                return Err("a path leads in a circle".to_owned());
            }
            if label == 0 {
                self.walk(0, begun, all)?;
                continue;
            }
            let label = self.labels.get(label - 1).ok_or("there is no such label")?;
            let mut more = begun.clone();
            let value = label.value.clone();
            match (label.form, more.get_mut(&label.field).and_then(Value::as_array_mut)) {
                (Form::Item, Some(list)) => list.push(value),
                (Form::Item, None) => drop(more.insert(label.field.clone(), Value::Array(vec![value]))),
                (Form::Whole, _) => drop(more.insert(label.field.clone(), value)),
                (Form::SomeOf, _) => {
                    let choice = Map::from_iter([(SOME_OF.to_owned(), value)]);
                    more.insert(label.field.clone(), Value::Object(choice));
                }
            }
            self.walk(next, &more, all)?;
        }
        Ok(())
    }
}

#[derive(Default)]
struct Builder {
    labels: Vec<Label>,
    numbers: BTreeMap<String, u32>,
    /// The decisions so far, without shared ends: the steps of every node, and whether a path ends there.
    tree: Vec<(Vec<(u32, u32)>, bool)>,
    key: String,
}

impl Builder {
    fn add(&mut self, offered: &Offered) {
        if self.tree.is_empty() {
            self.tree.push((Vec::new(), false));
        }
        let (action, dice) = match offered {
            Offered::One(action) => (action, None),
            Offered::SomeOf { action, dice } => (action, Some(dice)),
        };
        let around = Around::of(action);
        let (mut at, mut column) = (0, String::new());
        pieces(action, &mut |piece| {
            let here = Around { column: &column, ..around };
            let label = match dice {
                Some(dice) if piece.field == CHOSEN => self.some_of(dice),
                _ => self.label(&piece, here),
            };
            if let ("Column", Part::Text(text)) = (piece.of, &piece.value) {
                (*text).clone_into(&mut column);
            }
            at = self.step(at, label);
        });
        self.tree[at].1 = true;
    }

    /// The node after this step; steps often repeat the last one.
    fn step(&mut self, at: usize, label: u32) -> usize {
        if let Some(&(_, next)) = self.tree[at].0.iter().rev().find(|step| step.0 == label) {
            return next as usize;
        }
        let next = self.tree.len();
        self.tree.push((Vec::new(), false));
        self.tree[at].0.push((label, next as u32));
        next
    }

    fn label(&mut self, piece: &Piece<'_>, around: Around<'_>) -> u32 {
        let Piece { field, item, of, .. } = *piece;
        self.key.clear();
        let _ = write!(self.key, "{field} {item} ");
        let _ = match &piece.value {
            Part::Text(text) => write!(self.key, "{text}"),
            Part::Number(number) => write!(self.key, "{number}"),
            Part::Flag(flag) => write!(self.key, "{flag}"),
            Part::Empty => write!(self.key, "[]"),
            Part::Counts(counts) => write!(self.key, "{counts:?}"),
        };
        // Only what the tokens depend on keeps equal parts of two decisions apart.
        let _ = match of {
            "Placed" => write!(self.key, " {}", around.chooses),
            "DeckCard" => write!(self.key, " {}", around.takes_cards()),
            "Colour" => write!(self.key, " {}", around.column),
            _ => write!(self.key, " {of}"),
        };
        if let Some(&number) = self.numbers.get(&self.key) {
            return number;
        }
        let value = Value::from(piece.value.clone());
        let form = if item { Form::Item } else { Form::Whole };
        self.new_label(Label { field: field.to_owned(), value, form, tokens: tokens(piece, around) })
    }

    fn some_of(&mut self, dice: &[Die]) -> u32 {
        self.key.clear();
        let _ = write!(self.key, "{CHOSEN} {SOME_OF} {dice:?}");
        if let Some(&number) = self.numbers.get(&self.key) {
            return number;
        }
        let value = dice.iter().map(|die| Value::from(die.to_string())).collect();
        let tokens = dice.iter().map(|&die| Token::die(die)).collect();
        self.new_label(Label { field: CHOSEN.to_owned(), value, form: Form::SomeOf, tokens })
    }

    fn new_label(&mut self, label: Label) -> u32 {
        self.labels.push(label);
        let number = self.labels.len() as u32;
        self.numbers.insert(self.key.clone(), number);
        number
    }

    /// From the ends to the beginning: of nodes that lead on alike one stays.
    fn finish(self) -> OfferGraph {
        let mut nodes = vec![Vec::new()];
        let mut known: BTreeMap<Vec<u32>, u32> = BTreeMap::new();
        let mut numbers = vec![0_u32; self.tree.len()];
        // A node is younger than the one before it on its path.
        for (at, (steps, end)) in self.tree.iter().enumerate().rev() {
            if steps.is_empty() {
                continue;
            }
            let mut node = if *end { vec![0, 0] } else { Vec::new() };
            for &(label, next) in steps {
                node.extend([label, numbers[next as usize]]);
            }
            let last = nodes.len() as u32;
            numbers[at] = *known.entry(node).or_insert_with_key(|node| {
                nodes.push(node.clone());
                last
            });
        }
        OfferGraph { labels: self.labels, nodes }
    }
}
