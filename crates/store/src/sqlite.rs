//! One file. One connection writes, and others read at the same time.

#[cfg(test)]
mod tests;
mod writer;

use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use sqlx::{AnyConnection, AnyPool, ConnectOptions, any::AnyConnectOptions, any::AnyPoolOptions, any::AnyRow, raw_sql};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use self::writer::{Job, Message, Writer};
use crate::{Change, Doing, Error, Result, Statement, schema};

/// Room for writes that wait: more than this and callers wait to be allowed to wait.
const QUEUE: usize = 1024;
const READERS: u32 = 4;

pub(crate) struct Sqlite {
    readers: AnyPool,
    /// None if opened for reading.
    writer: Option<mpsc::Sender<Message>>,
    /// Its other end goes when nothing writes and nothing is locked any more.
    ended: watch::Receiver<()>,
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
        let writer = Writer::new(db, options.clone(), changes, lock);
        let (alive, ended) = watch::channel(());
        tokio::spawn(async move {
            writer.run(jobs).await;
            drop(alive);
        });
        Ok(Self { readers: readers(options), writer: Some(sender), ended })
    }

    pub async fn open_for_reading(path: &Path) -> Result<Self> {
        sqlx::any::install_default_drivers();
        let path = std::path::absolute(path).map_err(|error| cannot_open(path, error))?;
        // Not "ro": to read beside a writer, SQLite must be able to write its shared index.
        let readers = readers(options(&path, "rw")?);
        let mut db = readers.acquire().await.map_err(|error| explain(&path, error.into()))?;
        schema::check(&mut db, schema::SQLITE).await?;
        drop(db);
        Ok(Self { readers, writer: None, ended: watch::channel(()).1 })
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        let Some(writer) = &self.writer else { return Err(Error::ReadOnly("it was opened for reading".into())) };
        let (reply, answer) = oneshot::channel();
        let job = Message::Work(Job::boxed(work, reply));
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
            // If this fails, it is being closed already.
            let _ = writer.send(Message::Close).await;
            let mut ended = self.ended.clone();
            while ended.changed().await.is_ok() {}
        }
    }
}

/// See [`crate::Store::copy_sqlite`].
pub(crate) async fn copy(path: &Path, to: &Path) -> Result<()> {
    sqlx::any::install_default_drivers();
    let path = std::path::absolute(path).map_err(|error| cannot_open(path, error))?;
    if to.exists() {
        return Err(Error::CannotOpen(to.to_owned(), "it exists already".into()));
    }
    let Some(name) = to.to_str() else { return Err(not_utf8(to)) };
    let mut db = options(&path, "rw")?.connect().await.map_err(|error| explain(&path, error.into()))?;
    schema::check(&mut db, schema::SQLITE).await?;
    let copied = sqlx::query("VACUUM INTO $1").bind(name.to_owned()).execute(&mut db).await;
    let durable = copied
        .map_err(|error| explain(to, error.into()))
        .and_then(|_| File::open(to).and_then(|file| file.sync_all()).map_err(|error| cannot_open(to, error)));
    if durable.is_err() {
        // Half a copy must not look like one.
        let _ = fs::remove_file(to);
    }
    durable
}

fn closed() -> Error {
    Error::Unavailable("the store has been closed".into())
}

fn cannot_open(path: &Path, error: std::io::Error) -> Error {
    Error::CannotOpen(path.to_owned(), error.to_string())
}

fn not_utf8(path: &Path) -> Error {
    Error::CannotOpen(path.to_owned(), "the name is not valid UTF-8".into())
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
    let Some(text) = path.to_str() else { return Err(not_utf8(path)) };
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
