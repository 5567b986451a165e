//! One file. One connection writes, and others read at the same time.
//!
//! Making a write durable costs a wait for the disk, whether there is one or a hundred. So all writes that arrive during
//! such a wait are put into the next transaction together, each on its own savepoint, and are answered after its commit.

use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, ConnectOptions, Connection, any::AnyConnectOptions, any::AnyPoolOptions, any::AnyRow,
    raw_sql,
};
use tokio::sync::{broadcast, mpsc, oneshot};

use crate::{Change, Doing, Error, Result, Statement, schema};

/// Room for writes that wait: more than this and callers wait to be allowed to wait.
const QUEUE: usize = 1024;
/// At most so many writes share one transaction.
const TOGETHER: usize = 128;
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: AnyPool,
    /// None if opened for reading.
    writer: Option<mpsc::Sender<Message>>,
}

enum Message {
    Work(Box<dyn Work>),
    Close,
}

impl Sqlite {
    pub async fn open(path: &Path, changes: broadcast::Sender<Change>) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let path = std::path::absolute(path).map_err(|error| cannot_open(path, error))?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| cannot_open(folder, error))?;
        }
        let lock = lock(&path)?;
        let options = options(&path, "rwc")?;
        let mut db = connect(&options).await.map_err(|error| explain(&path, error))?;
        raw_sql("BEGIN IMMEDIATE").execute(&mut db).await?;
        schema::migrate(&mut db, schema::SQLITE).await?;
        raw_sql("COMMIT").execute(&mut db).await?;

        let (sender, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(Writer { db: Some(db), options: options.clone(), changes, _lock: lock }.run(jobs));
        Ok(Self { readers: readers(options), writer: Some(sender) })
    }

    pub async fn open_for_reading(path: &Path) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let path = std::path::absolute(path).map_err(|error| cannot_open(path, error))?;
        // Not "ro": to read beside a writer, SQLite must be able to write its shared index.
        let readers = readers(options(&path, "rw")?);
        let mut db = readers.acquire().await.map_err(|error| explain(&path, error.into()))?;
        schema::check(&mut db, schema::SQLITE).await?;
        drop(db);
        Ok(Self { readers, writer: None })
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        let Some(writer) = &self.writer else { return Err(Error::ReadOnly("it was opened for reading".into())) };
        let (reply, answer) = oneshot::channel();
        let job = Message::Work(Box::new(Job { work: Some(work), value: None, reply }));
        writer.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn rows(&self, statement: Statement) -> Result<Vec<AnyRow>> {
        Ok(statement.fetch_all(&self.readers).await?)
    }

    pub async fn close(&self) {
        // Readers first: the last connection to go folds the log into the file.
        self.readers.close().await;
        if let Some(writer) = &self.writer {
            // If this fails, it has been closed before.
            let _ = writer.send(Message::Close).await;
            writer.closed().await;
        }
    }
}

fn closed() -> Error {
    Error::Unavailable("the store has been closed".into())
}

fn cannot_open(path: &Path, error: std::io::Error) -> Error {
    Error::CannotOpen(path.to_owned(), error.to_string())
}

/// SQLite says only "unable to open database file".
fn explain(path: &Path, error: Error) -> Error {
    match error {
        Error::Broken(text) => Error::CannotOpen(path.to_owned(), text),
        error => error,
    }
}

/// Keeps a second process out, as long as the file is open. The lock goes when the process does, however it ends.
fn lock(path: &Path) -> Result<File> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let name = PathBuf::from(name);
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(&name)
        .map_err(|error| cannot_open(&name, error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::InUse(path.to_owned())),
        Err(TryLockError::Error(error)) => Err(cannot_open(&name, error)),
    }
}

/// Every byte but letters and digits is written as `%XX`: names of files may hold whatever means something in an address.
fn options(path: &Path, mode: &str) -> Result<AnyConnectOptions> {
    let Some(text) = path.to_str() else {
        return Err(Error::CannotOpen(path.to_owned(), "the name is not valid UTF-8".into()));
    };
    let escaped: String = text
        .bytes()
        .map(|byte| if byte.is_ascii_alphanumeric() { char::from(byte).into() } else { format!("%{byte:02X}") })
        .collect();
    let options: AnyConnectOptions = format!("sqlite:{escaped}?mode={mode}").parse()?;
    Ok(options.disable_statement_logging())
}

fn readers(options: AnyConnectOptions) -> AnyPool {
    AnyPoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(Duration::from_secs(5))
        // A connection to a file does not break while nobody looks.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|db, _| Box::pin(async move { raw_sql("PRAGMA query_only = ON").execute(db).await.map(drop) }))
        .connect_lazy_with(options)
}

async fn connect(options: &AnyConnectOptions) -> Result<AnyConnection> {
    let mut db = options.connect().await?;
    raw_sql("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON").execute(&mut db).await?;
    Ok(db)
}

/// A write that somebody waits for.
trait Work: Send {
    fn run<'c>(&'c mut self, db: &'c mut AnyConnection) -> Doing<'c, Vec<Change>>;
    /// Called once after the commit, or with the reason why there was none.
    fn answer(self: Box<Self>, outcome: Result<()>);
}

struct Job<T, W> {
    work: Option<W>,
    value: Option<T>,
    reply: oneshot::Sender<Result<T>>,
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

struct Writer {
    /// None after a failure that leaves the state of the connection in doubt.
    db: Option<AnyConnection>,
    options: AnyConnectOptions,
    changes: broadcast::Sender<Change>,
    _lock: File,
}

impl Writer {
    async fn run(mut self, mut jobs: mpsc::Receiver<Message>) {
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
                Err(Error::Broken(_)) => drop(raw_sql("ROLLBACK TO one").execute(&mut *db).await?),
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
