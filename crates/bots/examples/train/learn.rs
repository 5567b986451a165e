//! Fitting a network to what was seen: Adam on small batches.

use tharos_bots::value::{HIDDEN, LANES, Net, OUTPUTS};
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
    let mut net = Net { inputs: vec![[0.0; LANES]; inputs], outputs: [[0.0; HIDDEN]; OUTPUTS] };
    net.inputs.iter_mut().for_each(|row| row[..HIDDEN].iter_mut().for_each(|w| *w = 0.15 * even(random)));
    net.outputs.iter_mut().flatten().for_each(|w| *w = 0.05 * even(random));
    net
}

/// A network for more inputs: what comes after the known ones begins with nothing, and alone one plays for VP at first.
pub fn extended(mut net: Net, inputs: usize) -> Net {
    if net.inputs.len() < inputs {
        net.inputs.resize(inputs, [0.0; LANES]);
        net.outputs[3] = net.outputs[0];
        net.inputs.iter_mut().for_each(|row| row[HIDDEN + 3] = row[HIDDEN]);
    }
    net
}

/// Adam's two running means for every weight.
pub struct Learner {
    first: Net,
    second: Net,
    gradient: Net,
    steps: i32,
    /// How much the errors of each output count.
    pub importance: [f32; OUTPUTS],
}

const BATCH: usize = 256;

impl Learner {
    pub fn new(inputs: usize, importance: [f32; OUTPUTS]) -> Self {
        let zero = Net { inputs: vec![[0.0; LANES]; inputs], outputs: [[0.0; HIDDEN]; OUTPUTS] };
        Learner { first: zero.clone(), second: zero.clone(), gradient: zero, steps: 0, importance }
    }

    /// Goes through all lessons once in random order; the mean square error of each output before learning from it.
    pub fn study(&mut self, net: &mut Net, lessons: &Lessons, rate: f32, random: &mut Fast) -> [f32; OUTPUTS] {
        let mut order: Vec<u32> = (0..lessons.targets.len() as u32).collect();
        for i in (1..order.len()).rev() {
            order.swap(i, random.below(i as u32 + 1) as usize);
        }
        let mut errors = [0.0f64; OUTPUTS];
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

    fn lesson(&mut self, net: &Net, inputs: &[(u16, f32)], targets: &[f32; OUTPUTS]) -> [f32; OUTPUTS] {
        let mut sums = [0.0; LANES];
        for &(at, value) in inputs {
            for (sum, weight) in sums.iter_mut().zip(&net.inputs[at as usize]) {
                *sum += weight * value;
            }
        }
        let out = net.outputs(&sums);
        let mut back = [0.0; LANES];
        for output in 0..OUTPUTS {
            let slope = self.importance[output] * (out[output] - targets[output]);
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
        std::array::from_fn(|o| (out[o] - targets[o]).powi(2))
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
