//! How long things took.

use std::{sync::Mutex, time::Duration};

use crate::say::say;

/// Times of one sort, in microseconds.
#[derive(Default)]
pub struct Times(Mutex<Vec<u32>>);

impl Times {
    pub fn add(&self, time: Duration) {
        let micros = u32::try_from(time.as_micros()).unwrap_or(u32::MAX);
        self.0.lock().expect("nobody panics while adding a number").push(micros);
    }

    pub fn clear(&self) {
        self.0.lock().expect("nobody panics while adding a number").clear();
    }

    /// Sorted, in milliseconds.
    pub fn sorted(&self) -> Vec<f64> {
        let mut times = self.0.lock().expect("nobody panics while adding a number").clone();
        times.sort_unstable();
        times.into_iter().map(|micros| f64::from(micros) / 1000.0).collect()
    }
}

/// A percentile of the times; 0 if there are none.
pub fn percentile(sorted: &[f64], hundredths: usize) -> f64 {
    let rank = (sorted.len() * hundredths).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

pub struct Figures {
    /// While decisions were made.
    pub seconds: f64,
    /// From sending a decision until it was acknowledged.
    pub acknowledged: Vec<f64>,
    /// From sending a decision until another player's stream showed it.
    pub seen: Vec<f64>,
    /// Decisions that had to be sent again, because a server was away.
    pub repeated: u64,
}

impl Figures {
    /// How many times as long as these half of the acknowledgements took at most.
    pub fn ratio(&self, other: &Figures) -> f64 {
        percentile(&self.acknowledged, 50) / percentile(&other.acknowledged, 50)
    }

    pub fn print(&self) {
        let decisions = self.acknowledged.len() as f64 + self.repeated as f64;
        say!("decisions      {:.0} acknowledged, {:.1} per second", decisions, decisions / self.seconds);
        for (name, times) in [("acknowledged", &self.acknowledged), ("on screens", &self.seen)] {
            let [half, most, worst] = [50, 99, 100].map(|hundredths| percentile(times, hundredths));
            say!("{name:<14} p50 {half:.1} ms, p99 {most:.1} ms, slowest {worst:.1} ms");
        }
        if self.repeated > 0 {
            say!("sent again     {} decisions whose server was away", self.repeated);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_occurred() {
        let times: Vec<f64> = (1..=200).map(f64::from).collect();
        assert_eq!([50, 99, 100].map(|hundredths| percentile(&times, hundredths)), [100.0, 198.0, 200.0]);
        assert_eq!(percentile(&[7.0], 50), 7.0);
        assert_eq!(percentile(&[], 99), 0.0);
    }

    #[test]
    fn times_come_out_in_order() {
        let times = Times::default();
        for micros in [3000, 1500, 2000] {
            times.add(Duration::from_micros(micros));
        }
        assert_eq!(times.sorted(), [1.5, 2.0, 3.0]);
    }
}
