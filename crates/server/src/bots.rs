//! Bots think on threads of their own, so that no request and no other table waits for them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tharos_rules::{Action, View};
use tharos_table::api::Level;
use tharos_table::{Thinker, Thought};

use crate::metrics::Metrics;

/// A decision takes no longer than this, and less when others wait.
const LONGEST: Duration = Duration::from_secs(1);
const SHORTEST: Duration = Duration::from_millis(40);
/// Something to think about.
pub struct Job {
    /// Tables take turns.
    pub table: String,
    /// Somebody waits for it: it comes before all for which nobody does.
    pub urgent: bool,
    pub view: View,
    pub seed: u64,
    pub work: Work,
}

pub enum Work {
    Decide {
        level: Level,
        answer: Box<dyn FnOnce(Action) + Send>,
    },
    /// Advice for a person, and how long it may take.
    Advise {
        longest: Duration,
        advise: Advise,
    },
}

/// What is worked out from a view and its seed, and when to stop.
type Advise = Box<dyn FnOnce(&View, u64, &dyn Fn() -> bool) + Send>;

/// Requests come before bots: a thread that thinks gets what others leave.
pub fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(10) {
        tracing::debug!(%error, "bots think with the same priority as everything else");
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

/// Every table has its own line, and the lines are served in turn; first those of tables at which somebody waits.
#[derive(Default)]
struct Queue {
    lines: HashMap<(bool, String), VecDeque<Job>>,
    urgent: VecDeque<String>,
    others: VecDeque<String>,
    closed: bool,
}

impl Queue {
    fn turns(&mut self, urgent: bool) -> &mut VecDeque<String> {
        if urgent { &mut self.urgent } else { &mut self.others }
    }

    fn push(&mut self, job: Job) {
        let (urgent, table) = (job.urgent, job.table.clone());
        let line = self.lines.entry((urgent, table.clone())).or_default();
        let is_first = line.is_empty();
        line.push_back(job);
        if is_first {
            self.turns(urgent).push_back(table);
        }
    }

    fn pop(&mut self) -> Option<Job> {
        let urgent = !self.urgent.is_empty();
        let key = (urgent, self.turns(urgent).pop_front()?);
        let line = self.lines.get_mut(&key)?;
        let job = line.pop_front();
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.turns(urgent).push_back(key.1);
        }
        job
    }

    /// How long a decision may take: the less, the more tables wait for their turn. Where somebody waits, tables without
    /// people take none of that time, and what they think about ends soon.
    fn share(&self, longest: Duration, urgent: bool, workers: usize) -> Duration {
        let waiting = match (urgent, self.urgent.len()) {
            (false, 1..) => return SHORTEST,
            (false, 0) => self.others.len(),
            (true, waiting) => waiting,
        };
        longest.div_f64(1.0 + waiting as f64 / workers as f64).max(SHORTEST)
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

    /// Advice for the viewer; `longer` is how many times the usual time is doubled.
    pub async fn advise<T: Send + 'static>(
        &self,
        table: String,
        Thought { view, seed, .. }: Thought,
        longer: u8,
        advise: impl FnOnce(&View, u64, &dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = tokio::sync::oneshot::channel();
        let advise: Advise = Box::new(move |view, seed, stop| drop(reply.send(advise(view, seed, stop))));
        let work = Work::Advise { longest: LONGEST * (1 << longer), advise };
        self.submit(Job { table, urgent: true, view, seed, work });
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
        give_way();
        let mut thinker = Thinker::default();
        while let Some(Job { table, urgent, view, seed, work }) = self.next() {
            self.metrics.bot_queue.add(-1);
            let began = Instant::now();
            let thinking = std::panic::AssertUnwindSafe(|| match work {
                Work::Decide { level, answer } => {
                    let stop = || self.stop(began, LONGEST, urgent);
                    if let Some(action) = thinker.decide(level, &view, seed, &stop) {
                        answer(action);
                    }
                }
                Work::Advise { longest, advise } => advise(&view, seed, &|| self.stop(began, longest, urgent)),
            });
            // A bot that fails must not take its worker along. The table asks again when it is overdue.
            if std::panic::catch_unwind(thinking).is_err() {
                tracing::error!(table, "a bot failed");
                thinker = Thinker::default();
            }
            self.metrics.bot_time.record(began.elapsed());
        }
    }

    fn stop(&self, began: Instant, longest: Duration, urgent: bool) -> bool {
        let passed = began.elapsed();
        if passed < SHORTEST {
            return false;
        }
        let queue = self.queue();
        if self.patient {
            return queue.closed;
        }
        queue.closed || passed >= queue.share(longest, urgent, self.workers)
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
        let job = |table: &str, seed| Job {
            table: table.into(),
            urgent: false,
            view,
            seed,
            work: Work::Advise { longest: LONGEST, advise: Box::new(|_, _, _| {}) },
        };
        for seed in 0..3 {
            queue.push(job("busy", seed));
        }
        queue.push(job("other", 9));
        // Where somebody waits, nobody has to wait for tables without people.
        queue.push(Job { urgent: true, ..job("with people", 20) });
        queue.push(Job { urgent: true, ..job("busy", 21) });
        // And nobody's bot has less time because of them: they stop soon instead.
        assert_eq!([true, false].map(|urgent| queue.share(LONGEST, urgent, 2)), [LONGEST / 2, SHORTEST]);
        let order: Vec<u64> = std::iter::from_fn(|| queue.pop()).map(|job| job.seed).collect();
        assert_eq!(order, [20, 21, 0, 9, 1, 2]);
        assert!(queue.lines.is_empty());
        for number in 0..200 {
            queue.push(job(&number.to_string(), number));
        }
        assert_eq!([true, false].map(|urgent| queue.share(LONGEST, urgent, 2)), [LONGEST, SHORTEST]);
    }
}
