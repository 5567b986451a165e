//! Figures for the operator, in the text form of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tharos_store::Figures;

/// A number that goes up, and for some also down.
#[derive(Default)]
pub struct Number(AtomicI64);

impl Number {
    pub fn add(&self, n: i64) {
        self.0.fetch_add(n, Ordering::Relaxed);
    }

    pub fn get(&self) -> i64 {
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
        heading(text, name, help, "histogram");
        self.write_labelled(text, name, "");
    }

    /// The lines without the heading; `labels` is empty or ends with a comma.
    fn write_labelled(&self, text: &mut String, name: &str, labels: &str) {
        let mut sum = 0;
        for (bound, count) in
            BOUNDS.iter().map(|&ms| format!("{}", ms as f64 / 1000.0)).chain(["+Inf".into()]).zip(&self.counts)
        {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{{labels}le=\"{bound}\"}} {sum}");
        }
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let labels = match labels.trim_end_matches(',') {
            "" => String::new(),
            labels => format!("{{{labels}}}"),
        };
        let _ = writeln!(text, "{name}_sum{labels} {seconds}\n{name}_count{labels} {sum}");
    }
}

fn heading(text: &mut String, name: &str, help: &str, kind: &str) {
    let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
}

#[derive(Default)]
pub struct Metrics {
    pub tables: Number,
    pub streams: Number,
    pub connections: Number,
    pub lines: Number,
    pub bot_decisions: Number,
    pub bot_queue: Number,
    pub bot_time: Times,
    /// Answers by the first digit of their status: 1xx to 5xx.
    pub answers: [Number; 5],
    pub answer_time: Times,
    /// The same by method and pattern of the path, of which there are few.
    routes: Mutex<BTreeMap<String, Arc<Times>>>,
    pub wrong_passwords: Number,
    /// Streams that were ended because there were too many, or because nobody read them.
    pub streams_cut: Number,
    pub connections_unread: Number,
    /// Connections that were refused because an address had too many.
    pub connections_refused: Number,
}

impl Metrics {
    /// Notes how long an answer took.
    pub fn answered(&self, method: &str, route: &str, time: Duration) {
        self.answer_time.record(time);
        let labels = format!("method=\"{method}\",route=\"{route}\",");
        let mut routes = self.routes.lock().unwrap_or_else(PoisonError::into_inner);
        routes.entry(labels).or_default().record(time);
    }

    /// All figures. `refused` are requests by what there was too much of.
    pub fn text(&self, refused: impl Iterator<Item = (&'static str, i64)>, store: &Figures) -> String {
        let mut text = String::new();
        let name = "tharos_build_info";
        heading(&mut text, name, "The version of the program", "gauge");
        let _ = writeln!(text, "{name}{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"));
        let of_store = |number: Option<u64>| number.map_or(0, |number| number as i64);
        let gauges = [
            ("tharos_open_tables", "Tables that this node has open", self.tables.get()),
            ("tharos_open_streams", "Live streams that this node serves", self.streams.get()),
            ("tharos_connections", "Connections to this node", self.connections.get()),
            ("tharos_bot_queue", "Decisions of bots that wait for a worker", self.bot_queue.get()),
            ("tharos_store_waiting", "Writes that wait for the database file", store.waiting as i64),
            ("tharos_store_bytes", "Size of the database file", of_store(store.file_bytes)),
            ("tharos_store_wal_bytes", "Size of the log beside the database file", of_store(store.wal_bytes)),
            ("tharos_store_connections", "Connections to PostgreSQL", i64::from(store.connections)),
        ];
        for (name, help, number) in gauges {
            heading(&mut text, name, help, "gauge");
            let _ = writeln!(text, "{name} {number}");
        }
        let counters = [
            ("tharos_lines_total", "Lines of tables that this node has stored", self.lines.get()),
            ("tharos_bot_decisions_total", "Decisions of bots", self.bot_decisions.get()),
            ("tharos_wrong_passwords_total", "Wrong passwords", self.wrong_passwords.get()),
            ("tharos_streams_cut_total", "Live streams ended because there were too many", self.streams_cut.get()),
            (
                "tharos_connections_unread_total",
                "Connections ended because nobody read what was sent",
                self.connections_unread.get(),
            ),
            (
                "tharos_connections_refused_total",
                "Connections beyond those of one address",
                self.connections_refused.get(),
            ),
            ("tharos_store_writes_total", "Writes to the database", store.writes as i64),
            ("tharos_store_failures_total", "Reads and writes that failed", store.failures as i64),
            ("tharos_store_reads_total", "Reads from the database", store.reads as i64),
        ];
        for (name, help, number) in counters {
            heading(&mut text, name, help, "counter");
            let _ = writeln!(text, "{name} {number}");
        }
        for (name, help, micros) in [
            ("tharos_store_write_seconds_total", "Time that writes took, with waiting", store.write_micros),
            ("tharos_store_read_seconds_total", "Time that reads took, with waiting", store.read_micros),
        ] {
            heading(&mut text, name, help, "counter");
            let _ = writeln!(text, "{name} {}", micros as f64 / 1e6);
        }
        let name = "tharos_slowed_down_total";
        heading(&mut text, name, "Requests refused because there was too much of something", "counter");
        for (what, count) in refused {
            let _ = writeln!(text, "{name}{{what=\"{what}\"}} {count}");
        }
        let name = "tharos_answers_total";
        heading(&mut text, name, "Answers by kind of status", "counter");
        for (kind, number) in (1..).zip(&self.answers) {
            let _ = writeln!(text, "{name}{{status=\"{kind}xx\"}} {}", number.get());
        }
        self.answer_time.write(&mut text, "tharos_answer_seconds", "Time to an answer, without live streams");
        let name = "tharos_route_seconds";
        heading(&mut text, name, "Time to an answer by route, without live streams", "histogram");
        for (labels, times) in self.routes.lock().unwrap_or_else(PoisonError::into_inner).iter() {
            times.write_labelled(&mut text, name, labels);
        }
        self.bot_time.write(&mut text, "tharos_bot_seconds", "Time that a bot thought");
        text
    }
}
