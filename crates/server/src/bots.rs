//! Bots think on threads of their own, so that no request and no other table waits for them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tharos_bots::{Bot, Budget, Level, Suggestion, suggest};
use tharos_rules::{Action, View};
use tharos_table::api;

use crate::metrics::Metrics;

/// A decision takes no longer than this, and less when others wait.
const LONGEST: Duration = Duration::from_secs(1);
const SHORTEST: Duration = Duration::from_millis(40);
/// How hard a hint is thought about, and how many there are.
const HINT_ITERATIONS: u32 = 400;
const HINTS: usize = 3;

/// Something to think about.
pub struct Job {
    /// Tables take turns.
    pub table: String,
    pub view: View,
    pub seed: u64,
    pub work: Work,
}

pub enum Work {
    Decide { level: Level, answer: Box<dyn FnOnce(Action) + Send> },
    Suggest { answer: Box<dyn FnOnce(Vec<Suggestion>) + Send> },
}

/// The strength that a table means by this level.
#[must_use]
pub const fn level(level: api::Level) -> Level {
    match level {
        api::Level::Apprentice => Level::Apprentice,
        api::Level::Journeyman => Level::Journeyman,
        api::Level::Foreman => Level::Foreman,
        api::Level::Engineer => Level::Engineer,
        api::Level::Director => Level::Director,
    }
}

/// A fixed number of workers and what waits for them.
#[derive(Clone)]
pub struct Bots(Arc<Inner>);

struct Inner {
    queue: Mutex<Queue>,
    news: Condvar,
    workers: usize,
    /// Nobody is hurried: the same question has the same answer on a busy machine too.
    patient: bool,
    metrics: Arc<Metrics>,
}

/// Every table has its own line, and the lines are served in turn.
#[derive(Default)]
struct Queue {
    lines: HashMap<String, VecDeque<Job>>,
    turns: VecDeque<String>,
    closed: bool,
}

impl Queue {
    fn push(&mut self, job: Job) {
        let line = self.lines.entry(job.table.clone()).or_default();
        if line.is_empty() {
            self.turns.push_back(job.table.clone());
        }
        line.push_back(job);
    }

    fn pop(&mut self) -> Option<Job> {
        let table = self.turns.pop_front()?;
        let line = self.lines.get_mut(&table)?;
        let job = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        job
    }
}

impl Bots {
    /// Starts the workers.
    #[must_use]
    pub fn new(workers: usize, patient: bool, metrics: Arc<Metrics>) -> Self {
        let workers = workers.max(1);
        let inner = Arc::new(Inner { queue: Mutex::default(), news: Condvar::new(), workers, patient, metrics });
        for number in 0..workers {
            let inner = inner.clone();
            let thread = std::thread::Builder::new().name(format!("bot {number}"));
            thread.spawn(move || inner.work()).expect("the system gives us a thread");
        }
        Bots(inner)
    }

    pub fn submit(&self, job: Job) {
        let mut queue = self.0.queue();
        if !queue.closed {
            queue.push(job);
            self.0.metrics.bot_queue.add(1);
            self.0.news.notify_one();
        }
    }

    /// The best few actions of the viewer.
    pub async fn suggest(&self, table: String, view: View, seed: u64) -> Option<Vec<Suggestion>> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let work = Work::Suggest { answer: Box::new(move |found| drop(reply.send(found))) };
        self.submit(Job { table, view, seed, work });
        answer.await.ok()
    }

    /// Running searches return their best move now; queued jobs are dropped.
    pub fn close(&self) {
        let mut queue = self.0.queue();
        *queue = Queue { closed: true, ..Queue::default() };
        self.0.news.notify_all();
    }
}

impl Inner {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<Job> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.pop() {
                return Some(job);
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn work(&self) {
        let mut bots: HashMap<Level, Box<dyn Bot + Send>> = HashMap::new();
        while let Some(Job { table, view, seed, work }) = self.next() {
            self.metrics.bot_queue.add(-1);
            let began = Instant::now();
            let stop = || self.stop(began);
            let thinking = std::panic::AssertUnwindSafe(|| match work {
                Work::Decide { level, answer } => {
                    let legal = view.consider();
                    if legal.is_empty() {
                        return;
                    }
                    let budget = Budget { iterations: level.iterations(), stop: &stop };
                    let bot = bots.entry(level).or_insert_with(|| level.bot());
                    answer(bot.choose(&view, &legal, seed, budget));
                }
                Work::Suggest { answer } => {
                    answer(suggest(&view, seed, Budget { iterations: HINT_ITERATIONS, stop: &stop }, HINTS));
                }
            });
            // A bot that fails must not take its worker along. The table asks again when it is overdue.
            if std::panic::catch_unwind(thinking).is_err() {
                tracing::error!(table, "a bot failed");
                bots.clear();
            }
            self.metrics.bot_time.record(began.elapsed());
        }
    }

    /// The more tables wait, the less time each has.
    fn stop(&self, began: Instant) -> bool {
        let passed = began.elapsed();
        if passed < SHORTEST {
            return false;
        }
        let queue = self.queue();
        if self.patient {
            return queue.closed;
        }
        let share = LONGEST.div_f64(1.0 + queue.turns.len() as f64 / self.workers as f64);
        queue.closed || passed >= share.max(SHORTEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tharos_rules::ids::Guild;
    use tharos_rules::{Data, Options, State};

    #[test]
    fn tables_take_turns() {
        let mut queue = Queue::default();
        let view = State::new(&Guild::ALL[..2], Options::default(), &Data::default()).view(Some(0));
        let job =
            |table: &str, seed| Job { table: table.into(), view, seed, work: Work::Suggest { answer: Box::new(drop) } };
        for seed in 0..3 {
            queue.push(job("busy", seed));
        }
        queue.push(job("other", 9));
        let order: Vec<u64> = std::iter::from_fn(|| queue.pop()).map(|job| job.seed).collect();
        assert_eq!(order, [0, 9, 1, 2]);
        assert!(queue.lines.is_empty());
    }
}
