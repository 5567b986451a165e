//! A small network: inputs, one hidden layer, a few outputs; and a straight way from inputs to outputs.

use thiserror::Error;

use super::CATEGORIES;
use super::packed;
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
    /// Whether it tells the VP by category. Those of version 0.1 know them only as a whole.
    pub by_category: bool,
}

/// The numbers of one position, and the sums of the lanes.
#[derive(Clone, Debug)]
pub struct Lanes {
    pub numbers: Box<Numbers>,
    pub sums: [f32; LANES],
    /// Which numbers differ from another position, and by how much.
    changes: Box<[(u32, f32); PLACES + 1]>,
}

impl Default for Lanes {
    fn default() -> Self {
        Lanes { numbers: Box::new([0.0; PLACES]), sums: [0.0; LANES], changes: Box::new([(0, 0.0); PLACES + 1]) }
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
        let mut n = 0;
        // Most groups of eight are equal, which is seen at once.
        let groups = self.numbers.chunks_exact(8).zip(base.numbers.chunks_exact(8));
        for (group, (new, old)) in groups.take(net.inputs.len().div_ceil(8)).enumerate() {
            let differs = new.iter().zip(old).fold(false, |differs, (a, b)| differs | (a != b));
            if differs {
                for (at, (a, b)) in new.iter().zip(old).enumerate() {
                    // The next one takes the place of one that is equal: no guessing for the processor.
                    self.changes[n] = ((8 * group + at) as u32, a - b);
                    n += usize::from(a != b);
                }
            }
        }
        // A part of the lanes after the other, so that its sums stay in the registers of the processor.
        let parts = self.sums.chunks_exact_mut(PART).zip(base.sums.chunks_exact(PART));
        for (part, (to, from)) in parts.enumerate() {
            let mut sums: [f32; PART] = from.try_into().expect("a whole part");
            for &(place, change) in &self.changes[..n] {
                if let Some(weights) = net.inputs.get(place as usize) {
                    let weights = &weights[PART * part..][..PART];
                    sums.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += weight * change);
                }
            }
            to.copy_from_slice(&sums);
        }
    }
}

/// Lanes added up at a time: 14 registers of four numbers.
const PART: usize = 56;
const _: () = assert!(LANES.is_multiple_of(PART), "parts fill the lanes");

#[inline]
fn add(weights: &[f32; LANES], number: f32, sums: &mut [f32; LANES]) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * number;
    }
}

/// Why bytes are no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    #[error("it ends within a number")]
    Cut,
    #[error("{0} hidden units and {1} outputs are of no known version")]
    Size(usize, usize),
    #[error("{0} numbers do not fill the rows of the inputs")]
    Length(usize),
    #[error("the weights are for {0} numbers of a position, but there are {1}: train them again (docs/bots.md)")]
    Inputs(usize, usize),
}

impl Net {
    #[must_use]
    pub fn zero(inputs: usize) -> Self {
        Net { inputs: vec![[0.0; LANES]; inputs], outputs: [[0.0; HIDDEN]; OUTPUTS], by_category: true }
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

    /// Reads what [`Net::to_bytes`] wrote, or a network of version 0.1: its VP stand in the first category; the other
    /// categories and the units it lacks are 0.
    ///
    /// # Errors
    /// If the bytes hold something else.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let numbers = packed::read(bytes).ok_or(NetError::Cut)?;
        let (hidden, outputs) = match numbers[..] {
            [hidden, outputs, ..] => (hidden as usize, outputs as usize),
            _ => return Err(NetError::Cut),
        };
        let old = (hidden, outputs) == (OLD_HIDDEN, OLD_OUTPUTS);
        if !old && (hidden, outputs) != (HIDDEN, OUTPUTS) {
            return Err(NetError::Size(hidden, outputs));
        }
        let place = |output: usize| if !old || output == 0 { output } else { CATEGORIES - 1 + output };
        let weights: Vec<f32> = numbers[2..].iter().map(|&n| n as f32 / DIGITS).collect();
        let (of_outputs, of_inputs) =
            weights.split_at_checked(hidden * outputs).ok_or(NetError::Length(weights.len()))?;
        let rows = of_inputs.chunks_exact(hidden + outputs);
        if rows.len() == 0 || !rows.remainder().is_empty() {
            return Err(NetError::Length(weights.len()));
        }
        let mut net = Net { by_category: !old, ..Net::zero(rows.len()) };
        for (output, row) in of_outputs.chunks_exact(hidden).enumerate() {
            net.outputs[place(output)][..hidden].copy_from_slice(row);
        }
        for (to, row) in net.inputs.iter_mut().zip(rows) {
            to[..hidden].copy_from_slice(&row[..hidden]);
            (0..outputs).for_each(|output| to[HIDDEN + place(output)] = row[hidden + output]);
        }
        Ok(net)
    }

    /// Hidden units and outputs, the weights of every output, then those of every input; with four digits after the
    /// point, two bytes each.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let inputs = self.inputs.iter().flat_map(|row| &row[..HIDDEN + OUTPUTS]);
        let weights = self.outputs.iter().flatten().chain(inputs).map(|weight| (weight * DIGITS).round() as i32);
        packed::write([HIDDEN as i32, OUTPUTS as i32].into_iter().chain(weights))
    }
}

/// Weights have four digits after the point.
const DIGITS: f32 = 1e4;

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
