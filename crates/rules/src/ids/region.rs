//! The sixteen regions and what lies beside what.

use std::fmt;
use std::str::FromStr;

use super::{RegionSet, as_text};

/// A region, counted row by row from the top left. Text form: `row/column`, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Region(pub(super) u8);

impl Region {
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < 16);
        Region(index)
    }

    /// Row and column count from 0.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Self {
        Region::new(row * 4 + column)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn set(self) -> RegionSet {
        RegionSet(1 << self.0)
    }

    #[must_use]
    pub const fn neighbours(self) -> RegionSet {
        self.set().spread()
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.0 / 4 + 1, self.0 % 4 + 1)
    }
}

impl fmt::Debug for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Region {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not a region such as '2/3' (row/column, 1 to 4)");
        let (row, column) = text.split_once('/').ok_or_else(wrong)?;
        match (row.parse::<u8>(), column.parse::<u8>()) {
            (Ok(row @ 1..=4), Ok(column @ 1..=4)) => Ok(Region::at(row - 1, column - 1)),
            _ => Err(wrong()),
        }
    }
}

as_text!(Region);

impl RegionSet {
    pub const TOP_ROW: Self = RegionSet::row(0);

    #[must_use]
    pub const fn row(row: u8) -> Self {
        RegionSet(0x000f << (row * 4))
    }

    #[must_use]
    pub const fn column(column: u8) -> Self {
        RegionSet(0x1111 << column)
    }

    /// All regions orthogonally adjacent to one of these.
    #[must_use]
    pub const fn spread(self) -> Self {
        let m = self.0;
        RegionSet(((m << 1) & 0xeeee) | ((m >> 1) & 0x7777) | (m << 4) | (m >> 4))
    }

    /// Whether the regions hang together.
    #[must_use]
    pub const fn connected(self) -> bool {
        self.first_group().0 == self.0
    }

    /// The connected groups, each as large as possible, by their first regions.
    pub fn groups(self) -> impl Iterator<Item = RegionSet> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let group = rest.first_group();
            rest = rest.without(group);
            (!group.is_empty()).then_some(group)
        })
    }

    /// The first region and all that hang together with it.
    const fn first_group(self) -> RegionSet {
        let mut reached = RegionSet(self.0 & self.0.wrapping_neg());
        loop {
            let next = reached.or(reached.spread()).and(self);
            if next.0 == reached.0 {
                return reached;
            }
            reached = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form() {
        assert_eq!("2/3".parse::<Region>().unwrap().to_string(), "2/3");
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_edge() {
        let right = Region::at(1, 3).neighbours();
        assert_eq!(right, [Region::at(0, 3), Region::at(2, 3), Region::at(1, 2)].into_iter().collect());
    }

    /// Every set of regions: the groups are parts of it, connected, not adjacent to each other, and together all of it.
    #[test]
    fn groups_divide_a_set() {
        for regions in (0..=u16::MAX).map(RegionSet) {
            let mut all = RegionSet::EMPTY;
            for group in regions.groups() {
                assert!(group.connected() && !group.is_empty(), "{regions:?}");
                assert!(all.or(all.spread()).and(group).is_empty(), "{regions:?}");
                all = all.or(group);
            }
            assert_eq!(all, regions);
            assert_eq!(regions.connected(), regions.groups().count() <= 1, "{regions:?}");
        }
    }
}
