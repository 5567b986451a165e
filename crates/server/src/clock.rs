//! What time it is. One clock for everything, which never goes backwards, and which tests can move.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub use tharos_table::Ms;

/// The time of day when the program began, and what has passed since then: if the machine's clock is set back, ours
/// just goes on.
#[derive(Clone, Debug)]
pub struct Clock {
    start: Ms,
    began: Instant,
    /// What tests have skipped.
    skipped: Arc<AtomicI64>,
}

impl Clock {
    #[must_use]
    pub fn new() -> Self {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { start: since_1970.as_millis() as Ms, began: Instant::now(), skipped: Arc::default() }
    }

    #[must_use]
    pub fn now(&self) -> Ms {
        self.start + self.began.elapsed().as_millis() as Ms + self.skipped.load(Ordering::Relaxed)
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
