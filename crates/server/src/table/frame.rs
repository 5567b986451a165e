//! What the streams of a table are told: each state of the table as it follows the one before.

use std::sync::{Arc, OnceLock};

use tharos_table::Published;

use crate::sse::Encoded;

/// A published state, and how it came about.
pub struct Frame {
    pub published: Arc<Published>,
    /// The last line of the frame before.
    pub since: i64,
    /// The stream of the page that caused this, which has the answer to its request already.
    pub caused_by: Option<String>,
    /// The event for spectators who have seen everything before: they are many and see the same.
    pub for_spectators: OnceLock<Encoded>,
}

impl Frame {
    pub fn new(published: Published, since: i64, caused_by: Option<String>) -> Arc<Self> {
        Arc::new(Frame { published: Arc::new(published), since, caused_by, for_spectators: OnceLock::new() })
    }
}
