//! The few statistics the laboratory needs.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// The two-sided 95 % point of the normal distribution.
pub const Z95: f64 = 1.959_963_985;

/// Sums from which mean and variance follow.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Moments {
    pub n: f64,
    sum: f64,
    squares: f64,
}

impl Moments {
    pub fn add(&mut self, x: f64) {
        self.n += 1.0;
        self.sum += x;
        self.squares += x * x;
    }

    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.n > 0.0 { self.sum / self.n } else { 0.0 }
    }

    /// The sum of the squared distances from `centre`.
    fn around(&self, centre: f64) -> f64 {
        (self.squares - 2.0 * centre * self.sum + self.n * centre * centre).max(0.0)
    }

    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.n > 1.0 { self.around(self.mean()) / (self.n - 1.0) } else { 0.0 }
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        if self.n > 0.0 { (self.variance() / self.n).sqrt() } else { 0.0 }
    }
}

/// Wilson's 95 % interval of a rate. Shared victories are halves, which only make it a little too wide.
#[must_use]
pub fn wilson(successes: f64, n: f64) -> (f64, f64) {
    if n <= 0.0 {
        return (0.0, 1.0);
    }
    let (p, z2) = (successes / n, Z95 * Z95);
    let centre = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).max(0.0).sqrt() / (1.0 + z2 / n);
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

/// How likely two samples of equal mean differ at least this much (Welch's test).
#[must_use]
pub fn welch(a: &Moments, b: &Moments) -> f64 {
    if a.n < 2.0 || b.n < 2.0 {
        return 1.0;
    }
    let (va, vb) = (a.variance() / a.n, b.variance() / b.n);
    let (difference, spread) = (a.mean() - b.mean(), va + vb);
    if spread <= 0.0 {
        return if difference == 0.0 { 1.0 } else { 0.0 };
    }
    let freedom = spread * spread / (va * va / (a.n - 1.0) + vb * vb / (b.n - 1.0));
    student(difference / spread.sqrt(), freedom)
}

/// The same for rates: the two-proportion test. A value is the share of one game, 0 or 1 or between them, so that
/// ties and several seats of a game are no independent trials.
#[must_use]
pub fn two_proportions(a: &Moments, b: &Moments) -> f64 {
    if a.n < 1.0 || b.n < 1.0 {
        return 1.0;
    }
    let n = a.n + b.n;
    let common = (a.sum + b.sum) / n;
    let spread = (a.around(common) + b.around(common)) / n * (1.0 / a.n + 1.0 / b.n);
    let difference = a.mean() - b.mean();
    if spread <= 0.0 || difference == 0.0 { 1.0 } else { student(difference / spread.sqrt(), f64::INFINITY) }
}

/// Benjamini and Hochberg: for every p the least rate of false discoveries at which it still counts as one.
#[must_use]
pub fn false_discovery(p: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..p.len()).collect();
    order.sort_by(|&i, &j| p[i].total_cmp(&p[j]));
    let mut q = vec![1.0; p.len()];
    let mut least = 1.0_f64;
    for (rank, &i) in order.iter().enumerate().rev() {
        least = least.min(p[i] * p.len() as f64 / (rank + 1) as f64);
        q[i] = least;
    }
    q
}

/// The two-sided tail of Student's distribution; of the normal one with infinite freedom.
fn student(t: f64, freedom: f64) -> f64 {
    // Beyond this the two cannot be told apart at the precision anybody prints.
    let tail = if freedom > 1e7 {
        Normal::standard().sf(t.abs())
    } else {
        StudentsT::new(0.0, 1.0, freedom).expect("freedom is above 0").sf(t.abs())
    };
    2.0 * tail
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() < 1e-5 * b.abs().max(1e-3), "{a} is not {b}");
    }

    /// Values of printed tables.
    #[test]
    fn tails_are_those_of_the_tables() {
        close(student(2.228_139, 10.0), 0.05);
        close(student(12.706_205, 1.0), 0.05);
        close(student(-1.959_964, f64::INFINITY), 0.05);
        close(student(3.290_527, f64::INFINITY), 0.001);
        close(student(5.0, f64::INFINITY), 5.733_031e-7);
        close(student(0.0, 5.0), 1.0);
        close(student(0.0, f64::INFINITY), 1.0);
        close(student(1.0, 1e6), student(1.0, f64::INFINITY));
    }

    #[test]
    fn an_interval_for_rates_near_the_edge() {
        let (low, high) = wilson(0.0, 10.0);
        close(low, 0.0);
        close(high, 0.277_533);
        let (low, high) = wilson(50.0, 100.0);
        close(low, 0.403_832);
        close(high, 0.596_168);
    }

    #[test]
    fn differences_are_judged() {
        let sample = |values: &[f64]| {
            let mut moments = Moments::default();
            values.iter().for_each(|&x| moments.add(x));
            moments
        };
        let a = sample(&[27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7, 21.4]);
        let b = sample(&[27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5, 24.4]);
        // The first worked example of the usual article about the test.
        assert!((welch(&a, &b) - 0.021).abs() < 0.0005, "{}", welch(&a, &b));
        let coin = |heads: usize, n: usize| sample(&(0..n).map(|i| f64::from(u8::from(i < heads))).collect::<Vec<_>>());
        close(two_proportions(&coin(60, 100), &coin(45, 100)), 0.033_672_069);
        close(two_proportions(&coin(0, 50), &coin(0, 50)), 1.0);
        assert!(two_proportions(&coin(0, 50), &coin(50, 50)) < 1e-12);
    }

    #[test]
    fn many_comparisons_are_corrected() {
        let q = false_discovery(&[0.01, 0.04, 0.03, 0.5]);
        for (found, right) in q.iter().zip([0.04, 0.053_333_33, 0.053_333_33, 0.5]) {
            close(*found, right);
        }
    }
}
