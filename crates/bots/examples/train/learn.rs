//! Fitting a network to what was seen: Adam on small batches.

use tharos_bots::value::{CATEGORIES, HIDDEN, LANES, Net, OUTPUTS};
use tharos_rules::{Fast, Random};

/// Positions with what came of them.
#[derive(Default)]
pub struct Lessons {
    pub inputs: Vec<(u16, f32)>,
    /// Where the inputs of each position begin; the last one is the end.
    pub begins: Vec<usize>,
    pub targets: Vec<[f32; OUTPUTS]>,
}

impl Lessons {
    pub fn clear(&mut self) {
        self.inputs.clear();
        self.begins.clear();
        self.begins.push(0);
        self.targets.clear();
    }

    fn inputs(&self, at: usize) -> &[(u16, f32)] {
        &self.inputs[self.begins[at]..self.begins[at + 1]]
    }
}

/// A number between -1 and 1.
pub fn even(random: &mut Fast) -> f32 {
    random.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0
}

/// A network that knows nothing.
pub fn beginner(inputs: usize, random: &mut Fast) -> Net {
    let mut net = Net::zero(inputs);
    net.inputs.iter_mut().for_each(|row| row[..HIDDEN].iter_mut().for_each(|w| *w = 0.15 * even(random)));
    net.outputs.iter_mut().flatten().for_each(|w| *w = 0.05 * even(random));
    net
}

/// A network of version 0.1 for learning on: it looks at what has been added since, has all the hidden units, and its VP by
/// category are open. What it plays for stays as it is.
pub fn grown(mut net: Net, inputs: usize, random: &mut Fast) -> Net {
    net.by_category = true;
    net.inputs.resize(inputs, [0.0; LANES]);
    net.outputs[..CATEGORIES].iter_mut().for_each(|row| row.fill(0.0));
    net.inputs.iter_mut().for_each(|row| row[HIDDEN..HIDDEN + CATEGORIES].fill(0.0));
    let asleep = |hidden: &usize| net.inputs.iter().all(|row| row[*hidden] == 0.0);
    for hidden in (0..HIDDEN).filter(asleep).collect::<Vec<_>>() {
        net.inputs.iter_mut().for_each(|row| row[hidden] = 0.05 * even(random));
    }
    net
}

/// Adam's two running means for every weight.
pub struct Learner {
    first: Net,
    second: Net,
    gradient: Net,
    steps: i32,
    /// How much the errors of each output count, and that of all categories together.
    importance: [f32; OUTPUTS],
    whole: f32,
}

const BATCH: usize = 256;

impl Learner {
    pub fn new(inputs: usize, solo: bool) -> Self {
        let zero = Net::zero(inputs);
        let mut importance = [0.3; OUTPUTS];
        importance[CATEGORIES..].copy_from_slice(if solo { &[2.0, 2.0, 1.0] } else { &[0.0; 3] });
        let whole = if solo { 0.3 } else { 1.0 };
        Learner { first: zero.clone(), second: zero.clone(), gradient: zero, steps: 0, importance, whole }
    }

    /// What must be kept to go on later as if there had been no pause.
    pub fn memory(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for net in [&self.first, &self.second] {
            let numbers = net.outputs.iter().flatten().chain(net.inputs.iter().flatten());
            numbers.for_each(|number| bytes.extend(number.to_le_bytes()));
        }
        bytes
    }

    /// Goes on from what was kept; false if it belongs to another network.
    pub fn remember(&mut self, bytes: &[u8]) -> bool {
        if bytes.len() != self.memory().len() {
            return false;
        }
        let mut numbers = bytes.chunks_exact(4).map(|chunk| chunk.try_into().expect("four bytes"));
        self.steps = i32::from_le_bytes(numbers.next().expect("the steps come first"));
        for net in [&mut self.first, &mut self.second] {
            let places = net.outputs.iter_mut().flatten().chain(net.inputs.iter_mut().flatten());
            places.zip(&mut numbers).for_each(|(place, bytes)| *place = f32::from_le_bytes(bytes));
        }
        true
    }

    /// Goes through all lessons once in random order; the mean square error of each output before learning from it, and
    /// behind them that of the VP as a whole.
    pub fn study(&mut self, net: &mut Net, lessons: &Lessons, rate: f32, random: &mut Fast) -> [f32; OUTPUTS + 1] {
        let mut order: Vec<u32> = (0..lessons.targets.len() as u32).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, random.below(i as u32 + 1) as usize);
        }
        let mut errors = [0.0f64; OUTPUTS + 1];
        for batch in order.chunks(BATCH) {
            self.gradient.inputs.iter_mut().for_each(|row| row.fill(0.0));
            self.gradient.outputs.iter_mut().for_each(|row| row.fill(0.0));
            for &at in batch {
                let squares = self.lesson(net, lessons.inputs(at as usize), &lessons.targets[at as usize]);
                errors.iter_mut().zip(squares).for_each(|(sum, e)| *sum += f64::from(e));
            }
            self.step(net, rate, batch.len() as f32);
        }
        errors.map(|e| (e / order.len().max(1) as f64) as f32)
    }

    fn lesson(&mut self, net: &Net, inputs: &[(u16, f32)], targets: &[f32; OUTPUTS]) -> [f32; OUTPUTS + 1] {
        let mut sums = [0.0; LANES];
        for &(at, value) in inputs {
            for (sum, weight) in sums.iter_mut().zip(&net.inputs[at as usize]) {
                *sum += weight * value;
            }
        }
        let out = net.outputs(&sums);
        let whole: f32 = (0..CATEGORIES).map(|c| out[c] - targets[c]).sum();
        let mut back = [0.0; LANES];
        for output in 0..OUTPUTS {
            let mut slope = self.importance[output] * (out[output] - targets[output]);
            if output < CATEGORIES {
                slope += self.whole * whole;
            }
            back[HIDDEN + output] = slope;
            for hidden in 0..HIDDEN {
                if sums[hidden] > 0.0 {
                    self.gradient.outputs[output][hidden] += slope * sums[hidden];
                    back[hidden] += slope * net.outputs[output][hidden];
                }
            }
        }
        for &(at, value) in inputs {
            for (sum, slope) in self.gradient.inputs[at as usize].iter_mut().zip(&back) {
                *sum += slope * value;
            }
        }
        std::array::from_fn(|o| if o < OUTPUTS { out[o] - targets[o] } else { whole }.powi(2))
    }

    fn step(&mut self, net: &mut Net, rate: f32, n: f32) {
        self.steps += 1;
        let (keep_first, keep_second) = (0.9f32, 0.999f32);
        let rate = rate * (1.0 - keep_second.powi(self.steps)).sqrt() / (1.0 - keep_first.powi(self.steps));
        let update = |weights: &mut [f32], first: &mut [f32], second: &mut [f32], gradient: &[f32]| {
            for (((w, m), v), g) in weights.iter_mut().zip(first).zip(second).zip(gradient) {
                let g = g / n;
                *m = keep_first * *m + (1.0 - keep_first) * g;
                *v = keep_second * *v + (1.0 - keep_second) * g * g;
                // A little decay keeps inputs that hardly ever occur from meaning too much.
                *w -= rate * (*m / (v.sqrt() + 1e-8) + 1e-3 * *w);
            }
        };
        for (at, row) in net.inputs.iter_mut().enumerate() {
            update(row, &mut self.first.inputs[at], &mut self.second.inputs[at], &self.gradient.inputs[at]);
        }
        for (at, row) in net.outputs.iter_mut().enumerate() {
            update(row, &mut self.first.outputs[at], &mut self.second.outputs[at], &self.gradient.outputs[at]);
        }
    }
}
