//! The one connection that writes, on a thread of its own.
//!
//! Making a write durable costs a wait for the disk, whether there is one or a hundred. So all writes that arrive during
//! such a wait are put into the next transaction together and are answered after its commit. A batch is one piece of work:
//! nothing in it is handed to another thread.

use std::fs::File;
use std::path::PathBuf;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use tokio::sync::{broadcast, mpsc, oneshot};

use super::connect;
use crate::db::raw_sql;
use crate::{Change, Db, Doing, Error, Result};

/// The most writes that share one transaction.
const TOGETHER: usize = 128;

pub(super) enum Message {
    Work(Box<dyn Work>),
    Close,
}

/// A write that somebody waits for.
pub(super) trait Work: Send {
    fn run<'c>(&'c mut self, db: &'c mut Db) -> Doing<'c, Vec<Change>>;
    /// Called once after the commit, or with the reason why there was none.
    fn answer(self: Box<Self>, outcome: Result<()>);
}

pub(super) struct Job<T, W> {
    work: Option<W>,
    value: Option<T>,
    reply: oneshot::Sender<Result<T>>,
}

impl<T, W> Job<T, W>
where
    T: Send + 'static,
    W: for<'c> FnOnce(&'c mut Db) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
{
    pub fn boxed(work: W, reply: oneshot::Sender<Result<T>>) -> Box<dyn Work> {
        Box::new(Self { work: Some(work), value: None, reply })
    }
}

impl<T, W> Work for Job<T, W>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut Db) -> Doing<'c, (T, Vec<Change>)> + Send,
{
    fn run<'c>(&'c mut self, db: &'c mut Db) -> Doing<'c, Vec<Change>> {
        let work = self.work.take().expect("a job runs once");
        Box::pin(async move {
            let (value, changes) = work(db).await?;
            self.value = Some(value);
            Ok(changes)
        })
    }

    fn answer(self: Box<Self>, outcome: Result<()>) {
        let Self { value, reply, .. } = *self;
        let answer = outcome.map(|()| value.expect("a job that succeeded has a value"));
        // Nobody waits any more if the request was dropped meanwhile. What is written stays written.
        let _ = reply.send(answer);
    }
}

/// Does work on a file, which never has to be waited for.
pub(crate) fn now<T>(work: impl Future<Output = T>) -> T {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(done) => done,
        Poll::Pending => unreachable!("a file answers at once"),
    }
}

pub(super) struct Writer {
    /// None after a failure that leaves the state of the connection in doubt.
    db: Option<Db>,
    path: PathBuf,
    changes: broadcast::Sender<Change>,
    /// None beside another process.
    lock: Option<File>,
    /// The last batch failed: said once, until one succeeds.
    failed: bool,
}

impl Writer {
    /// The lock is held until the connection is closed.
    pub fn new(db: Db, path: PathBuf, changes: broadcast::Sender<Change>, lock: Option<File>) -> Self {
        Self { db: Some(db), path, changes, lock, failed: false }
    }

    pub fn run(mut self, mut jobs: mpsc::Receiver<Message>) {
        let mut batch = Vec::with_capacity(TOGETHER);
        while jobs.blocking_recv_many(&mut batch, TOGETHER) > 0 {
            let mut works = Vec::with_capacity(batch.len());
            for message in batch.drain(..) {
                match message {
                    Message::Work(work) => works.push(work),
                    Message::Close => jobs.close(),
                }
            }
            if !works.is_empty() {
                self.commit_together(works);
            }
        }
        // All is durable already; closing only tidies up.
        drop(self.db.take());
        // Not just by closing the file: a child process that is being started may hold it open a moment longer.
        let _ = self.lock.map(|lock| lock.unlock());
    }

    fn commit_together(&mut self, mut works: Vec<Box<dyn Work>>) {
        match now(self.transaction(&mut works)) {
            Ok(outcomes) => {
                self.failed = false;
                for (work, outcome) in works.into_iter().zip(outcomes) {
                    let done = outcome.map(|changes| {
                        for change in changes {
                            // Fails only if nobody listens.
                            let _ = self.changes.send(change);
                        }
                    });
                    work.answer(done);
                }
            }
            Err(error) => {
                if !std::mem::replace(&mut self.failed, true) {
                    tracing::error!(%error, "nothing can be written");
                }
                drop(self.db.take());
                works.into_iter().for_each(|work| work.answer(Err(error.clone())));
            }
        }
    }

    /// An error here means that none of them happened. One that fails for its own reasons does not disturb the others.
    async fn transaction(&mut self, works: &mut [Box<dyn Work>]) -> Result<Vec<Result<Vec<Change>>>> {
        let db = match &mut self.db {
            Some(db) => db,
            none => none.insert(Db::File(connect(&self.path)?)),
        };
        let mut outcomes = Vec::with_capacity(works.len());
        raw_sql("BEGIN IMMEDIATE", db).await?;
        // One alone takes the whole transaction along if it fails.
        let alone = works.len() == 1;
        for work in works {
            if !alone {
                raw_sql("SAVEPOINT one", db).await?;
            }
            let outcome = work.run(db).await;
            match &outcome {
                Err(Error::Broken(_)) if alone => {
                    raw_sql("ROLLBACK", db).await?;
                    return Ok(vec![outcome]);
                }
                Ok(_) => {}
                Err(Error::Broken(_)) => raw_sql("ROLLBACK TO one", db).await?,
                // A full disk and the like may have ended the whole transaction.
                Err(error) => return Err(error.clone()),
            }
            if !alone {
                raw_sql("RELEASE one", db).await?;
            }
            outcomes.push(outcome);
        }
        raw_sql("COMMIT", db).await?;
        Ok(outcomes)
    }
}
