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
    let (spread, freedom) = between(a, b);
    judge(b.mean() - a.mean(), spread, freedom)
}

/// The variance of the difference of two means, and its freedom (Welch and Satterthwaite).
fn between(a: &Moments, b: &Moments) -> (f64, f64) {
    let (va, vb) = (a.variance() / a.n, b.variance() / b.n);
    let spread = va + vb;
    (spread, spread * spread / (va * va / (a.n - 1.0) + vb * vb / (b.n - 1.0)))
}

/// How likely differences of mean 0 have at least this mean (the paired t-test).
#[must_use]
pub fn paired(differences: &Moments) -> f64 {
    if differences.n < 2.0 {
        return 1.0;
    }
    judge(differences.mean(), differences.variance() / differences.n, differences.n - 1.0)
}

fn judge(difference: f64, spread: f64, freedom: f64) -> f64 {
    match (spread > 0.0, difference == 0.0) {
        (true, _) => student(difference / spread.sqrt(), freedom),
        (false, true) => 1.0,
        (false, false) => 0.0,
    }
}

/// Half of the 95 % interval of a mean, by Student's distribution; a single value has none.
#[must_use]
pub fn margin(of: &Moments) -> Option<f64> {
    (of.n >= 2.0).then(|| point95(of.n - 1.0) * of.error())
}

/// The same for the difference of two means.
#[must_use]
pub fn margin_between(a: &Moments, b: &Moments) -> Option<f64> {
    let (spread, freedom) = between(a, b);
    let known = a.n >= 2.0 && b.n >= 2.0;
    known.then(|| if spread > 0.0 { point95(freedom) * spread.sqrt() } else { 0.0 })
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

/// The two-sided 95 % point of Student's distribution.
fn point95(freedom: f64) -> f64 {
    if freedom > ENDLESS { Z95 } else { t(freedom).inverse_cdf(0.975) }
}

/// Beyond this freedom Student's distribution and the normal one cannot be told apart at the precision anybody prints.
const ENDLESS: f64 = 1e7;

fn t(freedom: f64) -> StudentsT {
    StudentsT::new(0.0, 1.0, freedom).expect("freedom is above 0")
}

/// The two-sided tail of Student's distribution; of the normal one with infinite freedom.
fn student(lead: f64, freedom: f64) -> f64 {
    2.0 * if freedom > ENDLESS { Normal::standard().sf(lead.abs()) } else { t(freedom).sf(lead.abs()) }
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

    /// Student's own data: the additional hours of sleep of ten patients by two drugs, a textbook example of pairs.
    #[test]
    fn pairs_are_judged_by_their_differences() {
        let (mut pairs, mut a, mut b) = (Moments::default(), Moments::default(), Moments::default());
        let first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0];
        let second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
        for (x, y) in first.into_iter().zip(second) {
            a.add(x);
            b.add(y);
            pairs.add(y - x);
        }
        close(pairs.mean(), 1.58);
        close(paired(&pairs), 0.002_832_890);
        close(margin(&pairs).unwrap(), 0.879_886);
        // Without the pairs the same hours say much less.
        close(welch(&a, &b), 0.079_394_14);
        close(margin_between(&a, &b).unwrap(), 1.785_477);
        assert_eq!(paired(&Moments::default()), 1.0);
        assert_eq!(margin(&Moments::default()), None);
    }

    #[test]
    fn many_comparisons_are_corrected() {
        let q = false_discovery(&[0.01, 0.04, 0.03, 0.5]);
        for (found, right) in q.iter().zip([0.04, 0.053_333_33, 0.053_333_33, 0.5]) {
            close(*found, right);
        }
    }
}
