//! What others have written: the news that open tables and streams wait for.

use tokio::sync::broadcast::{self, error::RecvError};

/// Something has been written and is durable, or another node says something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// This table has entries up to `seq` (0: it has been deleted; the greatest number: it changed without an entry).
    Table {
        /// Its id.
        id: String,
        /// The number of its last entry.
        seq: i64,
    },
    /// Sessions of this person have ended, or it has been renamed, moved or deleted: ask again who it is.
    Person {
        /// Its id.
        id: String,
    },
    /// A node says something about a table that is not worth keeping: see [`crate::Store::tell`].
    Word {
        /// The table's id.
        table: String,
        /// The server's own words.
        text: String,
    },
    /// News may have been lost: look at everything again that is open.
    Missed,
}

impl Change {
    /// As the payload of a PostgreSQL notification.
    pub(crate) fn to_payload(&self) -> String {
        match self {
            Self::Table { id, seq } => format!("t {id} {seq}"),
            Self::Person { id } => format!("p {id}"),
            Self::Word { table, text } => format!("w {table} {text}"),
            Self::Missed => "m".to_owned(),
        }
    }

    pub(crate) fn from_payload(text: &str) -> Self {
        let mut parts = text.splitn(3, ' ');
        match (parts.next(), parts.next().map(str::to_owned), parts.next()) {
            (Some("t"), Some(id), Some(seq)) => seq.parse().map_or(Self::Missed, |seq| Self::Table { id, seq }),
            (Some("p"), Some(id), None) => Self::Person { id },
            (Some("w"), Some(table), Some(text)) => Self::Word { table, text: text.to_owned() },
            // Of a newer node: we cannot know what it means for us.
            _ => Self::Missed,
        }
    }
}

/// All changes from the moment of [`crate::Store::changes`] on, also those of this process and of other nodes.
pub struct Changes(pub(crate) broadcast::Receiver<Change>);

impl Changes {
    /// Waits for the next one; `None` when the store has been closed.
    /// Safe to be dropped and called again, as in `tokio::select!`.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => Some(Change::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notifications_come_back_as_they_went() {
        let word = Change::Word { table: "abc".into(), text: "a few words".into() };
        for change in
            [Change::Table { id: "abc".into(), seq: 17 }, Change::Person { id: "xyz".into() }, word, Change::Missed]
        {
            assert_eq!(Change::from_payload(&change.to_payload()), change);
        }
        assert_eq!(Change::from_payload("t abc"), Change::Missed);
        assert_eq!(Change::from_payload("t abc 1x"), Change::Missed);
        assert_eq!(Change::from_payload("q something new"), Change::Missed);
    }
}
