//! The one connection that writes.
//!
//! Making a write durable costs a wait for the disk, whether there is one or a hundred. So all writes that arrive during
//! such a wait are put into the next transaction together, each on its own savepoint, and are answered after its commit.

use std::fs::File;

use sqlx::{AnyConnection, Connection, any::AnyConnectOptions, raw_sql};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::connect;
use crate::{Change, Doing, Error, Result};

/// At most so many writes share one transaction.
const TOGETHER: usize = 128;

pub(super) enum Message {
    Work(Box<dyn Work>),
    Close,
}

/// A write that somebody waits for.
pub(super) trait Work: Send {
    fn run<'c>(&'c mut self, db: &'c mut AnyConnection) -> Doing<'c, Vec<Change>>;
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
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
{
    pub fn boxed(work: W, reply: oneshot::Sender<Result<T>>) -> Box<dyn Work> {
        Box::new(Self { work: Some(work), value: None, reply })
    }
}

impl<T, W> Work for Job<T, W>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, (T, Vec<Change>)> + Send,
{
    fn run<'c>(&'c mut self, db: &'c mut AnyConnection) -> Doing<'c, Vec<Change>> {
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

pub(super) struct Writer {
    /// None after a failure that leaves the state of the connection in doubt.
    db: Option<AnyConnection>,
    options: AnyConnectOptions,
    changes: broadcast::Sender<Change>,
    lock: File,
}

impl Writer {
    /// The lock is held until the connection is closed.
    pub fn new(db: AnyConnection, options: AnyConnectOptions, changes: broadcast::Sender<Change>, lock: File) -> Self {
        Self { db: Some(db), options, changes, lock }
    }

    pub async fn run(mut self, mut jobs: mpsc::Receiver<Message>) {
        let mut batch = Vec::with_capacity(TOGETHER);
        while jobs.recv_many(&mut batch, TOGETHER).await > 0 {
            let mut works = Vec::with_capacity(batch.len());
            for message in batch.drain(..) {
                match message {
                    Message::Work(work) => works.push(work),
                    Message::Close => jobs.close(),
                }
            }
            if !works.is_empty() {
                self.commit_together(works).await;
            }
        }
        if let Some(db) = self.db.take() {
            // All is durable already; closing only tidies up.
            let _ = db.close().await;
        }
        // Not just by closing the file: a child process that is being started may hold it open a moment longer.
        let _ = self.lock.unlock();
    }

    async fn commit_together(&mut self, mut works: Vec<Box<dyn Work>>) {
        match self.transaction(&mut works).await {
            Ok(outcomes) => {
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
                tracing::error!(%error, writes = works.len(), "nothing could be written");
                if let Some(db) = self.db.take() {
                    let _ = db.close_hard().await;
                }
                works.into_iter().for_each(|work| work.answer(Err(error.clone())));
            }
        }
    }

    /// An error here means that none of them happened. One that fails for its own reasons does not disturb the others.
    async fn transaction(&mut self, works: &mut [Box<dyn Work>]) -> Result<Vec<Result<Vec<Change>>>> {
        let db = match &mut self.db {
            Some(db) => db,
            none => none.insert(connect(&self.options).await?),
        };
        let mut outcomes = Vec::with_capacity(works.len());
        raw_sql("BEGIN IMMEDIATE").execute(&mut *db).await?;
        for work in works {
            raw_sql("SAVEPOINT one").execute(&mut *db).await?;
            let outcome = work.run(db).await;
            match &outcome {
                Ok(_) => {}
                Err(Error::Broken(_)) => {
                    raw_sql("ROLLBACK TO one").execute(&mut *db).await?;
                }
                // A full disk and the like may have ended the whole transaction.
                Err(error) => return Err(error.clone()),
            }
            raw_sql("RELEASE one").execute(&mut *db).await?;
            outcomes.push(outcome);
        }
        raw_sql("COMMIT").execute(db).await?;
        Ok(outcomes)
    }
}
