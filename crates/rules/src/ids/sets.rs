//! Sets of small things as bit masks.

use super::bits::{bit_subsets, nth_bit, nth_subset, ones};
use super::{Building, Colour, DeckCard, MAX_SEATS, PlayerCard, Region, Seat};

/// Declares a set as a bit mask: which bit stands for a member and which member for a bit.
///
/// Sets read and write as lists of their members; a member named twice is an error. Those declared with
/// `or visit_u64` also read the bit mask that records and stored games held once.
macro_rules! bit_set {
    (
        $(#[$meta:meta])*
        $set:ident($bits:ty) of $item:ty, all $all:expr,
        bit |$member:ident| $bit:expr, member |$place:ident| $at:expr
        $(, or $visit_mask:ident)?
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
        pub struct $set(pub $bits);

        impl $set {
            pub const EMPTY: Self = $set(0);
            pub const ALL: Self = $set($all);

            #[must_use]
            pub const fn has(self, $member: $item) -> bool {
                self.0 & (1 << $bit) != 0
            }

            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[must_use]
            pub const fn len(self) -> u8 {
                if <$bits>::BITS <= 16 { ones(self.0 as u16) } else { self.0.count_ones() as u8 }
            }

            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                $set(self.0 & other.0)
            }

            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                $set(self.0 | other.0)
            }

            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                $set(self.0 & !other.0)
            }

            #[must_use]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            pub fn insert(&mut self, $member: $item) {
                self.0 |= 1 << $bit;
            }

            pub fn remove(&mut self, $member: $item) {
                self.0 &= !(1 << $bit);
            }

            /// The members in their order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    (rest != 0).then(|| {
                        let $place = rest.trailing_zeros() as u8;
                        rest &= rest - 1;
                        $at
                    })
                })
            }

            /// The member with this number, from 0.
            #[allow(dead_code)]
            pub(crate) fn nth(self, k: u32) -> $item {
                let $place = nth_bit(u64::from(self.0), k) as u8;
                $at
            }

            /// All subsets with exactly `size` members, in a fixed order.
            pub fn subsets(self, size: u8) -> impl Iterator<Item = $set> {
                bit_subsets(u64::from(self.0), size).map(|bits| $set(bits as $bits))
            }

            /// The one of the [`subsets`](Self::subsets) with this number, from 0.
            #[allow(dead_code)]
            pub(crate) fn nth_subset(self, size: u8, number: u32) -> $set {
                $set(nth_subset(u64::from(self.0), size, number) as $bits)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = $set::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl serde::Serialize for $set {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> serde::Deserialize<'de> for $set {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Members;
                impl<'de> serde::de::Visitor<'de> for Members {
                    type Value = $set;

                    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                        f.write_str("a sequence")
                    }

                    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<$set, A::Error> {
                        use serde::de::Error;
                        let mut set = $set::EMPTY;
                        while let Some(item) = items.next_element::<$item>()? {
                            // The type of a member may have more values than the set can hold.
                            let $member = item;
                            if u32::from($bit) >= <$bits>::BITS || !$set::ALL.has(item) {
                                return Err(A::Error::custom(format!("{item:?} is not possible here")));
                            }
                            if set.has(item) {
                                return Err(A::Error::custom("the same thing stands twice in a set"));
                            }
                            set.insert(item);
                        }
                        Ok(set)
                    }

                    $(
                    fn $visit_mask<E: serde::de::Error>(self, mask: u64) -> Result<$set, E> {
                        let set = <$bits>::try_from(mask).ok().map($set).filter(|set| $set::ALL.contains(*set));
                        set.ok_or_else(|| E::custom(format!("{mask} is not possible here")))
                    }
                    )?
                }
                deserializer.deserialize_any(Members)
            }
        }
    };
}

/// A set of the values of a [`named!`](super::named) enum.
macro_rules! named_set {
    ($set:ident($bits:ty) of $item:ident) => {
        bit_set! {
            $set($bits) of $item, all ((1u32 << $item::ALL.len()) - 1) as $bits,
            bit |item| item as u8, member |place| $item::ALL[place as usize]
        }
    };
}

bit_set! {
    /// Bit `row * 4 + column` stands for a region.
    RegionSet(u16) of Region, all 0xffff, bit |region| region.0, member |place| Region(place)
}

bit_set! {
    /// Bit n stands for DECK-n.
    CardSet(u64) of DeckCard, all ((1 << DeckCard::COUNT) - 1) << 1, bit |card| card.0, member |place| DeckCard(place)
}

bit_set! {
    SeatSet(u8) of Seat, all (1 << MAX_SEATS) - 1, bit |seat| seat, member |place| place
}

bit_set! {
    /// Round-end cards: bit n stands for END-Rn.
    RoundEndSet(u8) of u8, all 0b111_1110, bit |card| card, member |place| place, or visit_u64
}

bit_set! {
    /// Spaces of the solo mat: row times 6 plus space, from 0.
    CellSet(u32) of u8, all (1 << 18) - 1, bit |cell| cell, member |place| place, or visit_u64
}

bit_set! {
    /// Rows of the solo mat, from 0.
    RowSet(u8) of u8, all 0b111, bit |row| row, member |place| place, or visit_u64
}

named_set! { ColourSet(u8) of Colour }
named_set! { BuildingSet(u8) of Building }
named_set! { PlayerCardSet(u16) of PlayerCard }

#[cfg(test)]
mod tests {
    use super::super::bits::choose;
    use super::*;

    #[test]
    fn subsets_are_counted_right() {
        assert_eq!(RegionSet(0b1011_0110).subsets(3).count(), 10);
        assert_eq!(RegionSet::EMPTY.subsets(1).count(), 0);
        assert_eq!(RegionSet(7).subsets(0).count(), 1);
    }

    #[test]
    fn every_subset_has_a_number() {
        let regions = RegionSet(0b1011_0111_0010_1101);
        for size in 1..=4 {
            let all: Vec<_> = regions.subsets(size).collect();
            let numbered: Vec<_> = (0..choose(regions.len(), size)).map(|k| regions.nth_subset(size, k)).collect();
            assert_eq!(all, numbered);
        }
    }

    #[test]
    fn sets_are_lists_in_json() {
        let seats: SeatSet = [3, 1].into_iter().collect();
        assert_eq!(serde_json::to_string(&seats).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,1]").unwrap(), seats);
        for (wrong, why) in [("[4]", "4 is not possible"), ("[200]", "200 is not possible"), ("[1,1]", "stands twice")]
        {
            let error = serde_json::from_str::<SeatSet>(wrong).unwrap_err().to_string();
            assert!(error.contains(why), "{wrong}: {error}");
        }
        assert!(serde_json::from_str::<SeatSet>("5").is_err());
        let all: Vec<_> = CardSet::ALL.iter().map(DeckCard::number).collect();
        assert_eq!(all, (1..=DeckCard::COUNT).collect::<Vec<_>>());
    }

    #[test]
    fn masks_of_older_versions_are_read() {
        assert_eq!(serde_json::from_str::<RoundEndSet>("126").unwrap(), RoundEndSet::ALL);
        assert_eq!(serde_json::from_str::<RoundEndSet>("[2,6]").unwrap(), RoundEndSet(0b100_0100));
        assert_eq!(serde_json::from_str::<CellSet>("131074").unwrap(), [1, 17].into_iter().collect());
        assert_eq!(serde_json::to_string(&CellSet(131_074)).unwrap(), "[1,17]");
        assert_eq!(serde_json::from_str::<RowSet>("5").unwrap(), [0, 2].into_iter().collect());
        for wrong in ["1", "[0]", "[7]", "1024"] {
            assert!(serde_json::from_str::<RoundEndSet>(wrong).is_err(), "{wrong}");
        }
        for wrong in ["262144", "[18]", "[40]", "-1", "\"1\""] {
            assert!(serde_json::from_str::<CellSet>(wrong).is_err(), "{wrong}");
        }
        for wrong in ["8", "[3]"] {
            assert!(serde_json::from_str::<RowSet>(wrong).is_err(), "{wrong}");
        }
    }
}
