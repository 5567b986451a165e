//! A small network: inputs, one hidden layer, a few outputs; and a straight way from inputs to outputs.

use std::fmt::Write as _;

use thiserror::Error;

use super::pen::{Numbers, PLACES};

pub const HIDDEN: usize = 60;
pub const OUTPUTS: usize = 4;
/// The hidden units and the straight way to the outputs stand side by side, so that one pass fills both.
pub const LANES: usize = HIDDEN + OUTPUTS;

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
    #[error("{0} lines instead of more than {OUTPUTS}")]
    Lines(usize),
}

impl Net {
    /// The outputs for a position whose lanes are filled.
    #[must_use]
    pub fn outputs(&self, sums: &[f32; LANES]) -> [f32; OUTPUTS] {
        std::array::from_fn(|output| {
            // Four sums side by side: the order is fixed, and processors do it at once.
            let mut parts = [0.0; 4];
            for (hidden, weights) in sums[..HIDDEN].chunks_exact(4).zip(self.outputs[output].chunks_exact(4)) {
                for ((part, &h), w) in parts.iter_mut().zip(hidden).zip(weights) {
                    *part += h.max(0.0) * w;
                }
            }
            sums[HIDDEN + output] + (parts[0] + parts[1]) + (parts[2] + parts[3])
        })
    }

    /// One line of numbers for every output, then one for every input.
    ///
    /// # Errors
    /// If a line is not made of the right amount of numbers.
    pub fn parse(text: &str) -> Result<Self, NetError> {
        let lines = || text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let count = lines().count();
        if count <= OUTPUTS {
            return Err(NetError::Lines(count));
        }
        let mut net = Net { inputs: vec![[0.0; LANES]; count - OUTPUTS], outputs: [[0.0; HIDDEN]; OUTPUTS] };
        for (at, (number, line)) in lines().enumerate() {
            let row: &mut [f32] = if at < OUTPUTS { &mut net.outputs[at] } else { &mut net.inputs[at - OUTPUTS] };
            let mut n = 0;
            for word in line.split_ascii_whitespace() {
                let value = word.parse().map_err(|_| NetError::Number(number + 1, word.to_owned()))?;
                if let Some(place) = row.get_mut(n) {
                    *place = value;
                }
                n += 1;
            }
            if n != row.len() {
                return Err(NetError::Length(number + 1, n, row.len()));
            }
        }
        Ok(net)
    }

    /// The text that [`Net::parse`] reads, with four digits after the point.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let rows = self.outputs.iter().map(|row| &row[..]).chain(self.inputs.iter().map(|row| &row[..]));
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
