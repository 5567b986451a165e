//! How many live streams somebody may have: of too many the oldest ends.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

/// The most streams at once; 0: as many as they like.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    /// Of one person at one table.
    pub per_table: usize,
    /// Of one person.
    pub per_person: usize,
    /// From one address.
    pub per_address: usize,
}

impl Default for StreamLimits {
    fn default() -> Self {
        StreamLimits { per_table: 4, per_person: 40, per_address: 200 }
    }
}

impl StreamLimits {
    /// No limits.
    pub const NONE: StreamLimits = StreamLimits { per_table: 0, per_person: 0, per_address: 0 };
}

/// All streams of this node, by owner.
pub struct Streams {
    limits: StreamLimits,
    owners: Mutex<HashMap<String, VecDeque<Arc<Notify>>>>,
}

impl Streams {
    pub fn new(limits: StreamLimits) -> Self {
        Streams { limits, owners: Mutex::default() }
    }

    fn owners(&self) -> MutexGuard<'_, HashMap<String, VecDeque<Arc<Notify>>>> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens a stream, and closes the oldest one of an owner who now has too many.
    pub fn open(self: &Arc<Self>, table: &str, person: Option<&str>, home: &str) -> StreamPlace {
        let StreamLimits { per_table, per_person, per_address } = self.limits;
        let mut keys = vec![(format!("home {home}"), per_address)];
        if let Some(person) = person {
            keys.push((format!("table {table} {person}"), per_table));
            keys.push((format!("person {person}"), per_person));
        }
        keys.retain(|(_, most)| *most > 0);
        let end = Arc::new(Notify::new());
        let mut owners = self.owners();
        for (key, most) in &keys {
            let streams = owners.entry(key.clone()).or_default();
            streams.push_back(end.clone());
            if streams.len() > *most
                && let Some(oldest) = streams.pop_front()
            {
                oldest.notify_one();
            }
        }
        StreamPlace { streams: self.clone(), keys: keys.into_iter().map(|(key, _)| key).collect(), end }
    }
}

/// A stream counts for as long as this lives.
pub struct StreamPlace {
    streams: Arc<Streams>,
    keys: Vec<String>,
    end: Arc<Notify>,
}

impl StreamPlace {
    /// Ends when others have taken its place.
    pub fn taken(&self) -> Arc<Notify> {
        self.end.clone()
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut owners = self.streams.owners();
        for key in &self.keys {
            if let Some(streams) = owners.get_mut(key) {
                streams.retain(|end| !Arc::ptr_eq(end, &self.end));
                if streams.is_empty() {
                    owners.remove(key);
                }
            }
        }
    }
}
