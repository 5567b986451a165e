//! The names people have now. Tables keep ids, so that a name that is changed or deleted goes everywhere.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tharos_store::Store;

use tharos_table::Names;

/// The most names in the cache.
const MOST: usize = 20_000;

#[derive(Default)]
pub struct People(Mutex<HashMap<String, String>>);

impl People {
    fn known(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The names of these people; those that cannot be found are missing.
    pub async fn names(&self, store: &Store, ids: Vec<String>) -> Names {
        let mut names = Names::new();
        for id in ids {
            let known = self.known().get(&id).cloned();
            let name = match known {
                Some(name) => name,
                None => match store.person(&id).await {
                    Ok(person) => {
                        let name = person.map(|person| person.name).unwrap_or_default();
                        self.learn(&id, &name);
                        name
                    }
                    Err(error) => {
                        tracing::warn!(%error, "a name could not be read");
                        continue;
                    }
                },
            };
            names.insert(id, name);
        }
        names
    }

    fn learn(&self, id: &str, name: &str) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(id.to_owned(), name.to_owned());
    }

    pub fn forget(&self, id: &str) {
        self.known().remove(id);
    }

    pub fn forget_all(&self) {
        self.known().clear();
    }
}
