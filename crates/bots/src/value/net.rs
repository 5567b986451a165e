//! A small network: inputs, one hidden layer, a few outputs; and a straight way from inputs to outputs.

use std::fmt::Write as _;

use thiserror::Error;

use super::CATEGORIES;
use super::pen::{Numbers, PLACES};

pub const HIDDEN: usize = 96;
/// The VP still to come in every category, and three for the solo game: last spaces met, won, what is played for.
pub const OUTPUTS: usize = CATEGORIES + 3;
/// The hidden units and the straight way to the outputs stand side by side, so that one pass fills both; filled up to
/// a multiple of 8.
pub const LANES: usize = (HIDDEN + OUTPUTS).next_multiple_of(8);

/// The size of the networks of version 0.1, which knew the VP only as a whole.
const OLD_HIDDEN: usize = 60;
const OLD_OUTPUTS: usize = 4;

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// For every input, what it adds to every lane.
    pub inputs: Vec<[f32; LANES]>,
    /// For every output, how much of every hidden unit it takes.
    pub outputs: [[f32; HIDDEN]; OUTPUTS],
}

/// The numbers of one position, and the sums of the lanes.
#[derive(Clone, Debug)]
pub struct Lanes {
    pub numbers: Box<Numbers>,
    pub sums: [f32; LANES],
}

impl Default for Lanes {
    fn default() -> Self {
        Lanes { numbers: Box::new([0.0; PLACES]), sums: [0.0; LANES] }
    }
}

impl Lanes {
    /// Sums up all numbers.
    pub fn fill(&mut self, net: &Net) {
        self.sums = [0.0; LANES];
        for (weights, &number) in net.inputs.iter().zip(self.numbers.iter()) {
            if number != 0.0 {
                add(weights, number, &mut self.sums);
            }
        }
    }

    /// The same, from a position that differs in a few numbers: ten times less to add.
    pub fn fill_from(&mut self, net: &Net, base: &Lanes) {
        self.sums = base.sums;
        // Most groups of eight are equal, which is seen at once.
        let groups = self.numbers.chunks_exact(8).zip(base.numbers.chunks_exact(8));
        for ((new, old), weights) in groups.zip(net.inputs.chunks(8)) {
            let differs = new.iter().zip(old).fold(false, |differs, (a, b)| differs | (a != b));
            if differs {
                for ((a, b), weights) in new.iter().zip(old).zip(weights) {
                    if a != b {
                        add(weights, a - b, &mut self.sums);
                    }
                }
            }
        }
    }
}

#[inline]
fn add(weights: &[f32; LANES], number: f32, sums: &mut [f32; LANES]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * number;
    }
}

/// Why a text is no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    #[error("line {0}: '{1}' is not a number")]
    Number(usize, String),
    #[error("line {0}: {1} numbers instead of {2}")]
    Length(usize, usize, usize),
    #[error("{0} lines instead of more than {1}")]
    Lines(usize, usize),
}

impl Net {
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Net { inputs: vec![[0.0; LANES]; inputs], outputs: [[0.0; HIDDEN]; OUTPUTS] }
    }

    /// Keeps this share of itself and takes the rest from the other.
    pub fn blend(&mut self, other: &Net, share: f32) {
        let own = self.outputs.iter_mut().flatten().chain(self.inputs.iter_mut().flatten());
        let others = other.outputs.iter().flatten().chain(other.inputs.iter().flatten());
        own.zip(others).for_each(|(own, other)| *own = share * *own + (1.0 - share) * other);
    }

    /// One output for a position whose lanes are filled.
    #[inline]
    #[must_use]
    pub fn output(&self, sums: &[f32; LANES], output: usize) -> f32 {
        sums[HIDDEN + output] + weighted(sums, &self.outputs[output])
    }

    /// All outputs for a position whose lanes are filled.
    #[must_use]
    pub fn outputs(&self, sums: &[f32; LANES]) -> [f32; OUTPUTS] {
        std::array::from_fn(|output| self.output(sums, output))
    }

    /// For every hidden unit, what it adds to the VP as a whole, when every category counts so much.
    #[must_use]
    pub fn whole(&self, worth: &[f32; CATEGORIES]) -> [f32; HIDDEN] {
        std::array::from_fn(|hidden| (0..CATEGORIES).map(|c| worth[c] * self.outputs[c][hidden]).sum())
    }

    /// One line of numbers for every output, then one for every input.
    ///
    /// # Errors
    /// If a line is not made of the right amount of numbers.
    pub fn parse(text: &str) -> Result<Self, NetError> {
        let (outputs, inputs) = rows(text, HIDDEN, OUTPUTS)?;
        let mut net = Net::zero(inputs.len());
        for (to, from) in net.outputs.iter_mut().zip(&outputs) {
            to.copy_from_slice(from);
        }
        for (to, from) in net.inputs.iter_mut().zip(&inputs) {
            to[..HIDDEN + OUTPUTS].copy_from_slice(from);
        }
        Ok(net)
    }

    /// A network of version 0.1: its VP stand in the first category, the other ones and the units it lacks are 0.
    ///
    /// # Errors
    /// If a line is not made of the right amount of numbers.
    pub fn parse_old(text: &str) -> Result<Self, NetError> {
        let place = |output: usize| if output == 0 { 0 } else { CATEGORIES - 1 + output };
        let (outputs, inputs) = rows(text, OLD_HIDDEN, OLD_OUTPUTS)?;
        let mut net = Net::zero(inputs.len());
        for (output, row) in outputs.iter().enumerate() {
            net.outputs[place(output)][..OLD_HIDDEN].copy_from_slice(row);
        }
        for (to, from) in net.inputs.iter_mut().zip(&inputs) {
            to[..OLD_HIDDEN].copy_from_slice(&from[..OLD_HIDDEN]);
            (0..OLD_OUTPUTS).for_each(|output| to[HIDDEN + place(output)] = from[OLD_HIDDEN + output]);
        }
        Ok(net)
    }

    /// The text that [`Net::parse`] reads, with four digits after the point.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let rows = self.outputs.iter().map(|row| &row[..]).chain(self.inputs.iter().map(|row| &row[..HIDDEN + OUTPUTS]));
        for row in rows {
            for (at, weight) in row.iter().enumerate() {
                let space = if at == 0 { "" } else { " " };
                let weight = (weight * 1e4).round() / 1e4;
                // A weight that rounds to nothing is written as short as it is.
                let _ = if weight == 0.0 { write!(text, "{space}0") } else { write!(text, "{space}{weight}") };
            }
            text.push('\n');
        }
        text
    }
}

/// The hidden units that are awake, by their weights. Four sums side by side: the order is fixed, and processors do it at once.
#[inline]
pub(super) fn weighted(sums: &[f32; LANES], weights: &[f32; HIDDEN]) -> f32 {
    let mut parts = [0.0; 4];
    for (hidden, weights) in sums[..HIDDEN].chunks_exact(4).zip(weights.chunks_exact(4)) {
        for ((part, &h), w) in parts.iter_mut().zip(hidden).zip(weights) {
            *part += h.max(0.0) * w;
        }
    }
    (parts[0] + parts[1]) + (parts[2] + parts[3])
}

type Rows = Vec<Vec<f32>>;

/// The lines of the outputs and of the inputs.
fn rows(text: &str, hidden: usize, outputs: usize) -> Result<(Rows, Rows), NetError> {
    let mut rows = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let wanted = if rows.len() < outputs { hidden } else { hidden + outputs };
        let parse = |word: &str| word.parse().map_err(|_| NetError::Number(number + 1, word.to_owned()));
        let row: Vec<f32> = line.split_ascii_whitespace().map(parse).collect::<Result<_, _>>()?;
        if row.len() != wanted {
            return Err(NetError::Length(number + 1, row.len(), wanted));
        }
        rows.push(row);
    }
    if rows.len() <= outputs {
        return Err(NetError::Lines(rows.len(), outputs));
    }
    let inputs = rows.split_off(outputs);
    Ok((rows, inputs))
}
