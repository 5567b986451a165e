//! What was found best at a position, so that it need not be found again: iterations of one search, and the searches of
//! one turn, come to the same positions again and again.

use tharos_rules::Action;

/// A power of two.
const ROOM: usize = 1 << 14;

/// Actions by the key of the position, of one search. A newer one takes the place of an older one; what is forgotten is
/// found again, so no decision depends on what is remembered.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    places: Vec<(u64, Option<Action>)>,
    search: u64,
}

impl Default for Habits {
    fn default() -> Self {
        Habits { places: vec![(0, None); ROOM], search: 0 }
    }
}

impl Habits {
    /// Another search: nothing is known.
    pub fn begin(&mut self) {
        self.search = self.search.wrapping_add(0x9e37_79b9_7f4a_7c15);
    }

    pub fn get(&self, key: u64) -> Option<Action> {
        let (known, action) = self.places[place(key)];
        action.filter(|_| known == key ^ self.search)
    }

    pub fn keep(&mut self, key: u64, action: Action) {
        self.places[place(key)] = (key ^ self.search, Some(action));
    }
}

fn place(key: u64) -> usize {
    (key >> 40) as usize % ROOM
}
