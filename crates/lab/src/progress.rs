//! How far a run is: a bar on a terminal, plain lines elsewhere.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How often a plain line appears.
const PAUSE: Duration = Duration::from_secs(10);

pub struct Progress {
    bar: ProgressBar,
    begin: Instant,
    told: Instant,
    /// Games of an earlier run, which say nothing about the speed of this one.
    before: u64,
}

impl Progress {
    #[must_use]
    pub fn new(before: u64, games: u64) -> Self {
        let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
        let style = "{bar:32} {pos}/{len} games  {per_sec}  {eta} left";
        let style = ProgressStyle::with_template(style).expect("a valid template");
        let per_sec = |state: &indicatif::ProgressState, w: &mut dyn std::fmt::Write| {
            let _ = write!(w, "{}/s", rate(state.per_sec()));
        };
        bar.set_style(style.with_key("per_sec", per_sec));
        bar.set_position(before);
        bar.reset_eta();
        let now = Instant::now();
        Progress { bar, begin: now, told: now, before }
    }

    /// The number of finished games.
    pub fn at(&mut self, games: u64) {
        self.bar.set_position(games);
        if self.bar.is_hidden() && self.told.elapsed() >= PAUSE {
            self.told = Instant::now();
            let all = self.bar.length().unwrap_or(games);
            let speed = (games - self.before) as f64 / self.begin.elapsed().as_secs_f64();
            let left = Duration::from_secs_f64((all.saturating_sub(games)) as f64 / speed.max(1e-9));
            eprintln!("{games}/{all} games  {}/s  {} left", rate(speed), indicatif::HumanDuration(left));
        }
    }

    /// A line besides.
    pub fn say(&self, line: &str) {
        if self.bar.is_hidden() {
            eprintln!("{line}");
        } else {
            self.bar.println(line);
        }
    }

    pub fn done(&self) {
        self.bar.finish_and_clear();
    }
}

fn rate(per_second: f64) -> String {
    if per_second < 10.0 { format!("{per_second:.2}") } else { format!("{per_second:.0}") }
}
