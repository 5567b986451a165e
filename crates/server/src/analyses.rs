//! Analyses of finished games, for people whose browser cannot make them: one at a time, and only a few wait.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tharos_analysis::{Analysis, Depth, Eyes, Report};
use tharos_rules::GameRecord;

use crate::api::{AnalysisNow, AskAnalysis, Error};
use crate::bots::give_way;

/// How many analyses may wait or run at the same time.
const WAITING: usize = 8;
/// How many reports the cache holds, including games found to have none.
const KEPT: usize = 16;
/// An analysis is dropped when nobody has asked for it for this long.
const WANTED: Duration = Duration::from_secs(60);
/// When the queue is full, clients retry after this many seconds.
const RETRY: u64 = 20;

/// The queue; clones are the same one.
#[derive(Clone)]
pub struct Analyses(Arc<Inner>);

struct Inner {
    jobs: Mutex<Jobs>,
    news: Condvar,
}

#[derive(Default)]
struct Jobs {
    /// In the order in which they came; the first that is not over is being made.
    open: VecDeque<Job>,
    over: VecDeque<Job>,
    closed: bool,
}

/// A game and how it is looked at.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    table: String,
    depth: Depth,
    eyes: Eyes,
}

impl Key {
    pub fn new(table: &str, AskAnalysis { depth, eyes }: AskAnalysis) -> Self {
        Key { table: table.to_owned(), depth, eyes }
    }
}

struct Job {
    key: Key,
    record: Arc<GameRecord>,
    asked: Instant,
    done: usize,
    entries: usize,
    report: Option<Box<Report>>,
    failed: bool,
}

/// How the work on a game ended.
enum End {
    Report(Box<Report>),
    /// It cannot be made, and is not tried again.
    Failed,
    /// Nobody waits for it any more.
    GivenUp,
}

impl Job {
    fn is_wanted(&self) -> bool {
        self.asked.elapsed() < WANTED
    }
}

impl Jobs {
    fn find(&mut self, key: &Key) -> Option<&mut Job> {
        self.over.iter_mut().chain(&mut self.open).find(|job| job.key == *key)
    }
}

impl Analyses {
    /// Starts the one thread that analyses.
    #[must_use]
    pub fn new() -> Self {
        let inner = Arc::new(Inner { jobs: Mutex::default(), news: Condvar::new() });
        let worker = inner.clone();
        let thread = std::thread::Builder::new().name("analysis".into());
        thread.spawn(move || worker.work()).expect("the system gives us a thread");
        Analyses(inner)
    }

    /// How far the analysis of this game is, if somebody has asked for it before.
    ///
    /// # Errors
    /// If it failed.
    pub fn find(&self, key: &Key) -> Result<Option<AnalysisNow>, Error> {
        let mut jobs = self.0.jobs();
        let before = jobs.open.iter().position(|job| job.key == *key).unwrap_or(0);
        let Some(job) = jobs.find(key) else { return Ok(None) };
        if job.failed {
            return Err(Error::Internal);
        }
        job.asked = Instant::now();
        Ok(Some(AnalysisNow { done: job.done, entries: job.entries, before, report: job.report.clone() }))
    }

    /// Puts a game into the queue.
    ///
    /// # Errors
    /// If too many wait.
    pub fn add(&self, key: &Key, record: GameRecord) -> Result<(), Error> {
        let mut jobs = self.0.jobs();
        if jobs.find(key).is_some() {
            return Ok(());
        }
        jobs.open.retain(Job::is_wanted);
        if jobs.open.len() >= WAITING {
            return Err(Error::SlowDown { retry_after: RETRY });
        }
        let entries = record.entries.len();
        let (key, record) = (key.clone(), Arc::new(record));
        jobs.open.push_back(Job { key, record, asked: Instant::now(), done: 0, entries, report: None, failed: false });
        self.0.news.notify_one();
        Ok(())
    }

    /// What is being made is given up.
    pub fn close(&self) {
        self.0.jobs().closed = true;
        self.0.news.notify_all();
    }
}

impl Inner {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next game, unless nobody wants to know any more.
    fn next(&self) -> Option<(Key, Arc<GameRecord>)> {
        let mut jobs = self.jobs();
        loop {
            if jobs.closed {
                return None;
            }
            jobs.open.retain(Job::is_wanted);
            if let Some(job) = jobs.open.front() {
                return Some((job.key.clone(), job.record.clone()));
            }
            jobs = self.news.wait(jobs).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        give_way();
        while let Some((key, record)) = self.next() {
            let make = std::panic::AssertUnwindSafe(|| self.analyse(&key, &record));
            let end = std::panic::catch_unwind(make).unwrap_or(End::Failed);
            if matches!(end, End::Failed) {
                tracing::error!(table = key.table, "an analysis failed");
            }
            self.finish(&key, end);
        }
    }

    fn analyse(&self, key: &Key, record: &GameRecord) -> End {
        let Ok(mut analysis) = Analysis::new(record, key.depth, key.eyes) else { return End::Failed };
        while analysis.step() {
            let (done, entries) = analysis.progress();
            let mut jobs = self.jobs();
            let closed = jobs.closed;
            let Some(job) = jobs.find(key).filter(|job| !closed && job.is_wanted()) else { return End::GivenUp };
            (job.done, job.entries) = (done, entries);
        }
        End::Report(Box::new(analysis.report()))
    }

    /// Takes the game out of the queue, and keeps what was found.
    fn finish(&self, key: &Key, end: End) {
        let mut jobs = self.jobs();
        let at = jobs.open.iter().position(|job| job.key == *key);
        let Some(mut job) = at.and_then(|at| jobs.open.remove(at)) else { return };
        match end {
            End::Report(report) => (job.done, job.report) = (job.entries, Some(report)),
            End::Failed => job.failed = true,
            End::GivenUp => return,
        }
        jobs.over.push_back(job);
        if jobs.over.len() > KEPT {
            jobs.over.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> GameRecord {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/v1/1-players.json");
        serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
    }

    /// Nobody works here, so everything waits.
    fn idle() -> Analyses {
        Analyses(Arc::new(Inner { jobs: Mutex::default(), news: Condvar::new() }))
    }

    fn key(table: impl ToString) -> Key {
        Key { table: table.to_string(), depth: Depth::Engineer, eyes: Eyes::Own }
    }

    #[test]
    fn few_wait_and_few_are_kept() {
        let queue = idle();
        for table in 0..WAITING {
            queue.add(&key(table), record()).unwrap();
        }
        queue.add(&key(0), record()).expect("it waits already");
        assert!(matches!(queue.add(&key("more"), record()), Err(Error::SlowDown { .. })));
        assert_eq!(queue.find(&key(7)).unwrap().unwrap().before, 7);
        for other in [Key { depth: Depth::Director, ..key(7) }, Key { eyes: Eyes::Open, ..key(7) }] {
            assert!(queue.find(&other).unwrap().is_none(), "looked at in another way it is another analysis");
        }
        let report = Box::new(Analysis::new(&record(), Depth::Engineer, Eyes::Own).unwrap().report());
        for table in 0..=KEPT {
            queue.add(&key(table), record()).unwrap();
            queue.0.finish(&key(table), End::Report(report.clone()));
        }
        assert!(queue.find(&key(0)).unwrap().is_none(), "the oldest report is forgotten");
        assert!(queue.find(&key(1)).unwrap().unwrap().report.is_some());
        assert_eq!(queue.0.jobs().over.len(), KEPT);
    }

    #[test]
    fn what_nobody_wants_any_more_makes_room() {
        let queue = idle();
        for table in 0..WAITING {
            queue.add(&key(table), record()).unwrap();
        }
        for job in &mut queue.0.jobs().open {
            job.asked = Instant::now().checked_sub(WANTED).unwrap();
        }
        queue.add(&key("more"), record()).unwrap();
        assert_eq!(queue.0.jobs().open.len(), 1);
        let (next, _) = queue.0.next().unwrap();
        assert!(next == key("more"));
        queue.0.finish(&next, End::GivenUp);
        assert!(queue.find(&next).unwrap().is_none());
    }

    /// A game that has no analysis is not tried again and again.
    #[test]
    fn what_fails_is_remembered() {
        let queue = idle();
        let wrong = GameRecord { entries: Vec::new(), ..record() };
        queue.add(&key("wrong"), wrong).unwrap();
        let (next, record) = queue.0.next().unwrap();
        queue.0.finish(&next, queue.0.analyse(&next, &record));
        assert!(matches!(queue.find(&next), Err(Error::Internal)));
        queue.add(&next, GameRecord::clone(&record)).unwrap();
        assert!(queue.0.jobs().open.is_empty(), "it does not wait again");
    }
}
