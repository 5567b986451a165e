//! Figures for the operator, in the text form of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// A number that goes up, and for some also down.
#[derive(Default)]
pub struct Number(AtomicI64);

impl Number {
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often something took how long.
#[derive(Default)]
pub struct Times {
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

/// In milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 25, 50, 100, 250, 1000, 5000];

impl Times {
    pub fn record(&self, time: Duration) {
        let slot = BOUNDS.iter().position(|&bound| time <= Duration::from_millis(bound)).unwrap_or(BOUNDS.len());
        self.counts[slot].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (bound, count) in
            BOUNDS.iter().map(|&ms| format!("{}", ms as f64 / 1000.0)).chain(["+Inf".into()]).zip(&self.counts)
        {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {sum}");
    }
}

#[derive(Default)]
pub struct Metrics {
    pub tables: Number,
    pub streams: Number,
    pub lines: Number,
    pub bot_decisions: Number,
    pub bot_queue: Number,
    pub bot_time: Times,
    /// Answers by the first digit of their status: 1xx to 5xx.
    pub answers: [Number; 5],
    pub answer_time: Times,
    pub slowed_down: Number,
}

impl Metrics {
    pub fn text(&self) -> String {
        let mut text = String::new();
        let gauges = [
            ("tharos_open_tables", "Tables that this node has open", &self.tables),
            ("tharos_open_streams", "Live streams that this node serves", &self.streams),
            ("tharos_bot_queue", "Decisions of bots that wait for a worker", &self.bot_queue),
        ];
        for (name, help, number) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", number.get());
        }
        let counters = [
            ("tharos_lines_total", "Lines of tables that this node has stored", &self.lines),
            ("tharos_bot_decisions_total", "Decisions of bots", &self.bot_decisions),
            ("tharos_slowed_down_total", "Requests refused because there were too many", &self.slowed_down),
        ];
        for (name, help, number) in counters {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", number.get());
        }
        let name = "tharos_answers_total";
        let _ = writeln!(text, "# HELP {name} Answers by kind of status\n# TYPE {name} counter");
        for (kind, number) in (1..).zip(&self.answers) {
            let _ = writeln!(text, "{name}{{status=\"{kind}xx\"}} {}", number.get());
        }
        self.answer_time.write(&mut text, "tharos_answer_seconds", "Time to an answer, without live streams");
        self.bot_time.write(&mut text, "tharos_bot_seconds", "Time that a bot thought");
        text
    }
}
