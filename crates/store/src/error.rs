//! What can go wrong with a database, sorted by what a caller can do about it.

use std::path::PathBuf;

/// What an operation of the store answers.
pub type Result<T> = std::result::Result<T, Error>;

/// Why the store could not do it. Nothing of a failed write stays in the database, except after [`Error::Unavailable`],
/// where the answer may have been lost on its way: whoever must know reads again, or repeats with the same key.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    /// The database is away or too busy: worth trying again in a moment.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// There is no room left on the disk of the database.
    #[error("the disk of the database is full: {0}")]
    Full(String),
    /// The file or folder cannot be written.
    #[error("the database cannot be written: {0}")]
    ReadOnly(String),
    /// Another process has opened the file for writing.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The file or folder cannot be opened.
    #[error("cannot open {}: {}", .0.display(), .1)]
    CannotOpen(PathBuf, String),
    /// A newer program has made or changed this database.
    #[error("the database has version {found}, but this program knows only versions up to {known}: use a newer one")]
    Newer {
        /// The version of the database.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// An older program has made this database, and it is only looked at now.
    #[error(
        "the database has version {found}, this program works with {known}: start a server first, which updates it"
    )]
    Older {
        /// The version of the database.
        found: i64,
        /// The version that this program works with.
        known: i64,
    },
    /// Anything else: a wrong password, a damaged file, a mistake in this crate.
    #[error("the database refused: {0}")]
    Broken(String),
}

impl Error {
    /// Whether the same call may succeed later without anybody changing anything here.
    pub fn is_temporary(&self) -> bool {
        matches!(self, Self::Unavailable(_) | Self::Full(_))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        let text = error.to_string();
        match &error {
            sqlx::Error::Io(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::Protocol(_)
            | sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed => Self::Unavailable(text),
            sqlx::Error::Database(inner) => postgres(&inner.code().unwrap_or_default(), text),
            _ => Self::Broken(text),
        }
    }
}

/// <https://www.sqlite.org/rescode.html>
impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;
        let text = error.to_string();
        // SQLite cannot make its shared index larger: SQLITE_IOERR_SHMSIZE.
        if error.sqlite_error().is_some_and(|error| error.extended_code == 4874) {
            return Self::Full(text);
        }
        match error.sqlite_error_code() {
            Some(Code::DatabaseBusy | Code::DatabaseLocked | Code::SystemIoFailure) => Self::Unavailable(text),
            Some(Code::ReadOnly) => Self::ReadOnly(text),
            Some(Code::DiskFull) => Self::Full(text),
            _ => Self::Broken(text),
        }
    }
}

/// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
fn postgres(code: &str, text: String) -> Error {
    match code {
        "53100" => Error::Full(text),
        // Cancelled by a time limit, lock not to be had in time, a standby that cannot write until it is promoted, and a
        // transaction that was ended because this node slept.
        "57014" | "55P03" | "25006" | "25P03" => Error::Unavailable(text),
        _ => match &code[..code.len().min(2)] {
            // Lost connections, conflicts between transactions, too few resources, shutdown and start.
            "08" | "40" | "53" | "57" | "58" => Error::Unavailable(text),
            _ => Error::Broken(text),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
    #[test]
    fn what_a_moment_mends_is_worth_trying_again() {
        for code in ["25P03", "25006", "57014", "55P03", "40001", "53100", "08006", "57P01"] {
            assert!(postgres(code, String::new()).is_temporary(), "{code}");
        }
        for code in ["23505", "42P01", "28P01", ""] {
            assert!(!postgres(code, String::new()).is_temporary(), "{code}");
        }
    }
}
