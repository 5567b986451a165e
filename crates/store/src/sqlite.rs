//! One file. One connection writes, and others read at the same time.

mod readers;
#[cfg(test)]
mod tests;
mod writer;

use std::{
    fs::{self, File, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{broadcast, mpsc, oneshot, watch};

use self::readers::Readers;
pub(crate) use self::writer::now;
use self::writer::{Job, Message, Writer};
use crate::{Change, Db, Doing, Error, Result, Row, Statement, schema};

/// Room for writes that wait: more than this and callers wait to be allowed to wait.
const QUEUE: usize = 1024;
/// How long to wait for another process that uses the file.
const BUSY: Duration = Duration::from_secs(5);

pub(crate) struct Sqlite {
    path: PathBuf,
    readers: Readers,
    /// None if opened for reading.
    writer: Option<mpsc::Sender<Message>>,
    /// Its other end goes when nothing writes and nothing is locked any more.
    ended: watch::Receiver<()>,
}

impl Sqlite {
    /// `beside`: another process uses the file, and its shape stays as it is.
    pub async fn open(path: &Path, changes: broadcast::Sender<Change>, beside: bool) -> Result<Self> {
        let path = absolute(path)?;
        let file = path.clone();
        let writer = blocking(move || {
            if beside {
                let mut db = Db::File(connect(&file).map_err(|error| explain(&file, error))?);
                now(schema::check_exactly(&mut db, schema::SQLITE))?;
                return Ok(Writer::new(db, file, changes, None));
            }
            if let Some(folder) = file.parent() {
                make_folder(folder).map_err(|error| cannot_open(folder, error))?;
            }
            let lock = lock(&file)?;
            make_private(&file)?;
            let mut db = Db::File(connect(&file).map_err(|error| explain(&file, error))?);
            now(schema::bring_up_to_date(&mut db))?;
            Ok(Writer::new(db, file, changes, Some(lock)))
        })
        .await?;
        let (sender, jobs) = mpsc::channel(QUEUE);
        let (alive, ended) = watch::channel(());
        let run = move || {
            writer.run(jobs);
            drop(alive);
        };
        let thread = std::thread::Builder::new().name("store".into()).spawn(run);
        thread.map_err(|error| Error::Unavailable(error.to_string()))?;
        Ok(Self { readers: Readers::new(path.clone()), path, writer: Some(sender), ended })
    }

    pub async fn open_for_reading(path: &Path) -> Result<Self> {
        let path = absolute(path)?;
        let file = path.clone();
        blocking(move || {
            let mut db = Db::File(open(&file).map_err(|error| explain(&file, error))?);
            now(schema::check_exactly(&mut db, schema::SQLITE)).map_err(|error| explain(&file, error))
        })
        .await?;
        Ok(Self { readers: Readers::new(path.clone()), path, writer: None, ended: watch::channel(()).1 })
    }

    pub async fn write<T, W>(&self, work: W) -> Result<T>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut Db) -> Doing<'c, (T, Vec<Change>)> + Send + 'static,
    {
        let Some(writer) = &self.writer else { return Err(Error::ReadOnly("it was opened for reading".into())) };
        let (reply, answer) = oneshot::channel();
        let job = Message::Work(Job::boxed(work, reply));
        writer.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    pub async fn rows(&self, statement: Statement) -> Result<Vec<Row>> {
        self.readers.rows(statement).await
    }

    /// Writes that wait for their turn.
    pub fn waiting(&self) -> usize {
        self.writer.as_ref().map_or(0, |writer| writer.max_capacity() - writer.capacity())
    }

    /// Of the file, and of the log beside it.
    pub fn sizes(&self) -> [Option<u64>; 2] {
        let size = |ending| fs::metadata(beside(&self.path, ending)).ok().map(|found| found.len());
        ["", "-wal"].map(size)
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
    let (path, to) = (absolute(path)?, to.to_owned());
    blocking(move || {
        if to.exists() {
            return Err(Error::CannotOpen(to, "it exists already".into()));
        }
        let Some(name) = to.to_str() else {
            return Err(Error::CannotOpen(to, "the name is not valid UTF-8".into()));
        };
        let db = open(&path).map_err(|error| explain(&path, error))?;
        let mut db = Db::File(db);
        now(schema::check(&mut db, schema::SQLITE))?;
        let Db::File(db) = db else { unreachable!("it is a file") };
        // SQLite writes into an empty file that is there, so nobody else can ever read the copy.
        make_private(&to)?;
        let copied = db.execute("VACUUM INTO ?1", [name]).map_err(Error::from);
        let durable = copied
            .map_err(|error| explain(&to, error))
            .and_then(|_| File::open(&to).and_then(|file| file.sync_all()).map_err(|error| cannot_open(&to, error)));
        if durable.is_err() {
            // Half a copy must not look like one.
            let _ = fs::remove_file(&to);
        }
        durable
    })
    .await
}

/// Waits for the disk beside the requests.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> Result<T> + Send + 'static) -> Result<T> {
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Error::Broken("work on the file failed".into())))
}

fn closed() -> Error {
    Error::Unavailable("the store has been closed".into())
}

fn absolute(path: &Path) -> Result<PathBuf> {
    std::path::absolute(path).map_err(|error| cannot_open(path, error))
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

/// A new folder is for its owner only: the file holds seeds, hands and password hashes.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut make = fs::DirBuilder::new();
    make.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut make, 0o700);
    make.create(folder)
}

/// Makes the file, if it is not there, so that only its owner can read it; SQLite gives the files beside it the same mode.
/// What is there already, by an older version or a copy, is closed to others.
fn make_private(path: &Path) -> Result<()> {
    let mut make = File::options();
    make.create(true).append(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut make, 0o600);
    make.open(path).map_err(|error| cannot_open(path, error))?;
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        close_to_others(&beside(path, ending));
    }
    Ok(())
}

/// A file that belongs to somebody else stays as it is: that is said, and the server starts.
#[cfg(unix)]
fn close_to_others(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = fs::metadata(path) else { return };
    let mut mode = found.permissions();
    if mode.mode() & 0o077 == 0 {
        return;
    }
    mode.set_mode(mode.mode() & 0o700);
    if let Err(error) = fs::set_permissions(path, mode) {
        tracing::warn!(%error, path = %path.display(), "others on this machine can read the database");
    }
}

/// The file of the same name with this ending.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Keeps a second process out, as long as the file is open. The lock goes when the process does, however it ends.
fn lock(path: &Path) -> Result<File> {
    let name = beside(path, ".lock");
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

/// A connection to a file that is there. Not for reading only: to read beside a writer, SQLite must be able to write its
/// shared index.
fn open(path: &Path) -> Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(path, flags)?;
    db.busy_timeout(BUSY)?;
    db.set_prepared_statement_cache_capacity(64);
    Ok(db)
}

/// The connection that writes.
fn connect(path: &Path) -> Result<Connection> {
    let db = open(path)?;
    db.execute_batch("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
    Ok(db)
}
