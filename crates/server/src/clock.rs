//! What time it is. One clock for everything, which never goes backwards, and which tests can move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub use tharos_table::Ms;

/// The time of day when the program began, and what has passed since then: if the machine's clock is set back, ours
/// just goes on. If the machine slept, ours catches up.
#[derive(Clone, Debug)]
pub struct Clock {
    start: Ms,
    began: Instant,
    /// What the machine slept.
    slept: Arc<AtomicI64>,
    /// What tests have skipped.
    skipped: Arc<AtomicI64>,
}

const TOLERANCE: Ms = 2_000;

fn system() -> Ms {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as Ms
}

impl Clock {
    #[must_use]
    pub fn new() -> Self {
        Clock { start: system(), began: Instant::now(), slept: Arc::default(), skipped: Arc::default() }
    }

    #[must_use]
    pub fn now(&self) -> Ms {
        let awake = self.start + self.began.elapsed().as_millis() as Ms;
        let behind = system() - awake;
        // A little more or less is how clocks are.
        if behind > self.slept.load(Ordering::Relaxed) + TOLERANCE {
            self.slept.fetch_max(behind, Ordering::Relaxed);
        }
        awake + self.slept.load(Ordering::Relaxed) + self.skipped.load(Ordering::Relaxed)
    }

    /// Lets time pass at once, or go backwards as a clock that was set back before a restart. Waiting tasks do not
    /// notice by themselves.
    pub fn skip(&self, ms: Ms) {
        self.skipped.fetch_add(ms, Ordering::Relaxed);
    }
}

impl Default for Clock {
    fn default() -> Self {
        Clock::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_slept_catches_up() {
        // As if the program had begun an hour ago and counted nothing since.
        let clock = Clock { start: system() - 3_600_000, ..Clock::new() };
        assert!((clock.now() - system()).abs() < TOLERANCE);
        // And one whose clock was set back goes on.
        let clock = Clock { start: system() + 3_600_000, ..Clock::new() };
        assert!(clock.now() >= system() + 3_600_000 - TOLERANCE);
    }
}
