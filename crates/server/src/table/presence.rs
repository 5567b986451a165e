//! Who is watching a table, by streams of this node and of others.
//!
//! Nodes tell each other by notices that the store passes on and does not keep. They are repeated from time to time, so
//! that nobody stays at the table whose node died.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use tharos_rules::ids::Seat;
use tharos_table::Presence;

/// Viewers are re-announced this often and expire after a little more than two missed announcements.
const AGAIN: Duration = Duration::from_secs(20);
const SILENT: Duration = Duration::from_secs(45);
/// A reload disconnects and reconnects; do not announce that.
const PAUSE: Duration = Duration::from_millis(250);

/// What one node tells the others about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeerWord {
    /// Who looks at it on this node.
    Here(Presence),
    /// This node has just opened the table and asks who is there.
    WhoIsThere,
}

impl PeerWord {
    pub fn write(&self, node: &str) -> String {
        match self {
            PeerWord::Here(Presence { seats, watching }) => {
                seats.iter().chain([watching]).fold(node.to_owned(), |text, count| format!("{text} {count}"))
            }
            PeerWord::WhoIsThere => format!("{node} ?"),
        }
    }

    /// Which node says what; `None` for words of a newer program.
    pub fn read(text: &str) -> Option<(&str, PeerWord)> {
        let (node, rest) = text.split_once(' ')?;
        if rest == "?" {
            return Some((node, PeerWord::WhoIsThere));
        }
        let counts: Vec<u32> = rest.split(' ').map(|count| count.parse().ok()).collect::<Option<_>>()?;
        let (&watching, seats) = counts.split_last()?;
        Some((node, PeerWord::Here(Presence { seats: seats.try_into().ok()?, watching })))
    }
}

/// Who is watching a table, at all nodes.
#[derive(Default)]
pub struct Viewers {
    here: Presence,
    elsewhere: HashMap<String, (Presence, Instant)>,
    /// What the others have been told, and when.
    told: Option<(Presence, Instant)>,
    asked: bool,
}

impl Viewers {
    pub fn all(&self) -> Presence {
        self.elsewhere.values().fold(self.here, |all, (there, _)| all.and(there))
    }

    pub fn looks(&mut self, viewer: Option<Seat>, comes: bool) {
        let count = self.here.of(viewer);
        *count = if comes { *count + 1 } else { count.saturating_sub(1) };
    }

    /// Another node says something. True if other people look now.
    pub fn hear(&mut self, node: &str, word: PeerWord, now: Instant) -> bool {
        let before = self.all();
        match word {
            PeerWord::WhoIsThere => self.told = None,
            PeerWord::Here(there) if there == Presence::default() => drop(self.elsewhere.remove(node)),
            PeerWord::Here(there) => drop(self.elsewhere.insert(node.to_owned(), (there, now))),
        }
        self.all() != before
    }

    /// Forgets nodes that have been silent for too long. True if other people look now.
    pub fn forget_silent(&mut self, now: Instant) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, (_, heard)| now.duration_since(*heard) < SILENT);
        self.elsewhere.len() != before
    }

    /// When something is to be told or forgotten, if nothing happens before.
    pub fn next(&self) -> Option<Instant> {
        let told = match self.told {
            None if self.asked && self.here == Presence::default() => None,
            None => Some(Instant::now()),
            Some((told, at)) if told != self.here => Some(at + PAUSE),
            Some((told, at)) => (told != Presence::default()).then_some(at + AGAIN),
        };
        self.elsewhere.values().map(|(_, heard)| *heard + SILENT).chain(told).min()
    }

    /// What the other nodes are to be told now.
    pub fn tell(&mut self, now: Instant) -> Option<PeerWord> {
        if !std::mem::replace(&mut self.asked, true) {
            return Some(PeerWord::WhoIsThere);
        }
        let due = match self.told {
            None => self.here != Presence::default(),
            Some((told, at)) if told != self.here => now >= at + PAUSE,
            Some((told, at)) => told != Presence::default() && now >= at + AGAIN,
        };
        if due {
            self.told = Some((self.here, now));
        }
        due.then_some(PeerWord::Here(self.here))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back_as_they_went() {
        let here = PeerWord::Here(Presence { seats: [1, 0, 2, 0], watching: 7 });
        for word in [here, PeerWord::WhoIsThere] {
            assert_eq!(PeerWord::read(&word.write("node")), Some(("node", word)));
        }
        for other in ["", "node", "node x", "node 1 2", "node 1 2 3 4 5 6"] {
            assert_eq!(PeerWord::read(other), None, "{other}");
        }
    }

    #[test]
    fn who_looks_elsewhere_is_there_until_the_node_is_silent() {
        let start = Instant::now();
        let (mut one, mut two) = (Viewers::default(), Viewers::default());
        assert_eq!(one.tell(start), Some(PeerWord::WhoIsThere), "the first question");
        assert_eq!(one.tell(start), None);
        assert_eq!(one.next(), None, "a table at which nobody looks needs no words");
        one.looks(Some(1), true);
        let word = one.tell(start).expect("somebody came");
        two.asked = true;
        assert!(two.hear("one", word, start));
        assert!(!two.hear("one", word, start), "no news");
        assert_eq!(two.all().seats, [0, 1, 0, 0]);
        // Gone and back within a moment is no news.
        one.looks(Some(1), false);
        assert_eq!(one.tell(start + PAUSE / 2), None);
        one.looks(Some(1), true);
        assert_eq!(one.tell(start + PAUSE), None);
        // The same again after a while, and at once when a node asks.
        assert_eq!(one.tell(start + AGAIN), Some(word));
        one.hear("two", PeerWord::WhoIsThere, start + AGAIN);
        assert_eq!(one.tell(start + AGAIN), Some(word));
        assert!(!two.forget_silent(start + SILENT - PAUSE));
        assert!(two.forget_silent(start + SILENT));
        assert_eq!(two.all(), Presence::default());
        two.hear("one", word, start);
        one.looks(Some(1), false);
        let gone = one.tell(start + AGAIN + PAUSE).expect("somebody went");
        assert!(two.hear("one", gone, start));
        assert_eq!(two.all(), Presence::default());
    }
}
