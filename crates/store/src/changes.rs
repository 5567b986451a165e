//! What others have written: the news that open tables and streams wait for.

use tokio::sync::broadcast::{self, error::RecvError};

/// Something has been written and is durable.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// This table has entries up to `seq` (0: it has been deleted).
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
    /// News may have been lost: look at everything again that is open.
    Missed,
}

impl Change {
    /// As the payload of a PostgreSQL notification.
    pub(crate) fn to_payload(&self) -> String {
        match self {
            Self::Table { id, seq } => format!("t {id} {seq}"),
            Self::Person { id } => format!("p {id}"),
            Self::Missed => "m".to_owned(),
        }
    }

    pub(crate) fn from_payload(text: &str) -> Self {
        let mut words = text.split(' ');
        match (words.next(), words.next(), words.next().map(str::parse)) {
            (Some("t"), Some(id), Some(Ok(seq))) => Self::Table { id: id.to_owned(), seq },
            (Some("p"), Some(id), None) => Self::Person { id: id.to_owned() },
            // A word of a newer node: we cannot know what it means for us.
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
        for change in [Change::Table { id: "abc".into(), seq: 17 }, Change::Person { id: "xyz".into() }, Change::Missed]
        {
            assert_eq!(Change::from_payload(&change.to_payload()), change);
        }
        assert_eq!(Change::from_payload("t abc"), Change::Missed);
        assert_eq!(Change::from_payload("q something new"), Change::Missed);
    }
}
