//! Who has a page open at this node.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Default)]
pub struct Here(Mutex<People>);

#[derive(Default)]
struct People {
    open: HashMap<String, usize>,
    /// Came or went since this was last noted.
    news: HashSet<String>,
}

impl Here {
    fn people(&self) -> MutexGuard<'_, People> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody is here for as long as the result lives.
    pub fn comes(self: &Arc<Self>, person: &str) -> HereGuard {
        let mut people = self.people();
        *people.open.entry(person.to_owned()).or_default() += 1;
        people.news.insert(person.to_owned());
        HereGuard { here: self.clone(), person: person.to_owned() }
    }

    pub fn is_here(&self, person: &str) -> bool {
        self.people().open.contains_key(person)
    }

    /// Who is to be noted: everybody, or who came or went.
    pub fn take(&self, all: bool) -> Vec<String> {
        let mut people = self.people();
        let mut found = std::mem::take(&mut people.news);
        if all {
            found.extend(people.open.keys().cloned());
        }
        found.into_iter().collect()
    }
}

pub struct HereGuard {
    here: Arc<Here>,
    person: String,
}

impl Drop for HereGuard {
    fn drop(&mut self) {
        let mut people = self.here.people();
        people.news.insert(self.person.clone());
        if let Some(count) = people.open.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                people.open.remove(&self.person);
            }
        }
    }
}
