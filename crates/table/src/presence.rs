//! Who is looking at a table, as data. The shell counts the viewers.

use tharos_rules::ids::{MAX_SEATS, Seat};

/// How many viewers look with the eyes of each seat, and how many without a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    pub seats: [u32; MAX_SEATS],
    pub watching: u32,
}

impl Presence {
    pub fn of(&mut self, viewer: Option<Seat>) -> &mut u32 {
        match viewer {
            Some(seat) => &mut self.seats[usize::from(seat) % MAX_SEATS],
            None => &mut self.watching,
        }
    }

    /// All viewers of both.
    #[must_use]
    pub fn and(mut self, other: &Presence) -> Presence {
        for (count, more) in self.seats.iter_mut().zip(other.seats) {
            *count = count.saturating_add(more);
        }
        self.watching = self.watching.saturating_add(other.watching);
        self
    }
}
