//! How many of each colour.

use serde::{Deserialize, Serialize};

use super::{Colour, ColourSet, DICE};

/// How many of each colour: unrolled dice, or markers in a supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Counts(pub [u8; 5]);

impl Counts {
    #[must_use]
    pub const fn of(white: u8, yellow: u8, blue: u8, red: u8, green: u8) -> Self {
        Counts([white, yellow, blue, red, green])
    }

    #[must_use]
    pub fn one(colour: Colour) -> Self {
        let mut counts = Counts::default();
        counts.add(colour);
        counts
    }

    #[must_use]
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    #[must_use]
    pub const fn get(self, colour: Colour) -> u8 {
        self.0[colour as usize]
    }

    /// The colour of the die with this number, from 0, if all of them lie in order of their colours.
    #[must_use]
    pub(crate) fn nth(self, k: u8) -> Colour {
        Colour::ALL[Lanes::of(self).nth(k)]
    }

    pub fn add(&mut self, colour: Colour) {
        self.0[colour as usize] += 1;
    }

    pub fn sub(&mut self, colour: Colour) {
        self.0[colour as usize] -= 1;
    }

    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Counts(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }

    /// The difference; `other` must be contained in `self`.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Counts(std::array::from_fn(|i| self.0[i] - other.0[i]))
    }

    #[must_use]
    pub fn contains(self, other: Self) -> bool {
        (0..5).all(|i| self.0[i] >= other.0[i])
    }

    #[must_use]
    pub fn colours(self) -> ColourSet {
        ColourSet((0..).zip(self.0).map(|(i, n)| u8::from(n > 0) << i).sum())
    }

    /// All ways to take exactly `size`.
    pub fn parts(self, size: u8) -> impl Iterator<Item = Counts> {
        let mut next = self.first_part(size);
        std::iter::from_fn(move || {
            let part = next?;
            next = self.next_part(part);
            Some(part)
        })
    }

    fn first_part(self, mut size: u8) -> Option<Counts> {
        let mut part = Counts::default();
        for i in 0..5 {
            part.0[i] = size.min(self.0[i]);
            size -= part.0[i];
        }
        (size == 0).then_some(part)
    }

    /// The next part of the same size: the first colour that can pass one on to a later colour does.
    fn next_part(self, mut part: Counts) -> Option<Counts> {
        let mut carried = 0;
        for i in 0..4 {
            carried += part.0[i];
            if carried > 0 && part.0[i + 1] < self.0[i + 1] {
                part.0[i + 1] += 1;
                carried -= 1;
                for j in 0..=i {
                    part.0[j] = carried.min(self.0[j]);
                    carried -= part.0[j];
                }
                return Some(part);
            }
        }
        None
    }
}

/// [`Counts`] as one number with a byte for every colour, which is quicker where many are moved one by one.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(u64);

impl Lanes {
    /// A one in every byte.
    const ONES: u64 = 0x01_0101_0101;

    pub fn of(counts: Counts) -> Self {
        let [white, yellow, blue, red, green] = counts.0;
        Lanes(u64::from_le_bytes([white, yellow, blue, red, green, 0, 0, 0]))
    }

    pub fn counts(self) -> Counts {
        let [white, yellow, blue, red, green, ..] = self.0.to_le_bytes();
        Counts([white, yellow, blue, red, green])
    }

    pub fn add(&mut self, colour: usize) {
        self.0 += 1 << (8 * colour);
    }

    pub fn sub(&mut self, colour: usize) {
        self.0 -= 1 << (8 * colour);
    }

    /// The number of the colour of the k-th die, if all lie in order of their colours.
    pub fn nth(self, k: u8) -> usize {
        // It lies behind all colours that end before it. Nothing is as many as 128.
        let ends = self.0.wrapping_mul(Self::ONES);
        let behind = ((u64::from(k) | 0x80) * Self::ONES).wrapping_sub(ends) >> 7 & (Self::ONES >> 8);
        (behind.wrapping_mul(Self::ONES) >> 24) as usize & 7
    }
}

impl Serialize for Counts {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Colour::ALL.iter().filter(|c| self.get(**c) > 0).map(|&c| (c.name(), self.get(c))))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = std::collections::BTreeMap::<Colour, u8>::deserialize(deserializer)?;
        let mut counts = Counts::default();
        for (colour, n) in map {
            if usize::from(n) > DICE {
                return Err(serde::de::Error::custom(format!("{n} {colour} is more than there are")));
            }
            counts.0[colour.index()] = n;
        }
        Ok(counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Also where a colour is missing; taken one by one they are the same.
    #[test]
    fn the_nth_of_some_colours() {
        for counts in [ALL_OF_EACH, Counts::of(0, 2, 0, 3, 1), Counts::of(8, 0, 0, 0, 1), Counts::of(0, 0, 0, 0, 4)] {
            let all = Colour::ALL.iter().flat_map(|&c| std::iter::repeat_n(c, counts.get(c).into()));
            let (mut left, mut taken) = (Lanes::of(counts), Lanes::of(Counts::default()));
            for (k, colour) in (0..).zip(all) {
                assert_eq!(counts.nth(k), colour, "{counts:?} {k}");
                assert_eq!(Colour::ALL[left.nth(0)], colour, "{counts:?} {k}");
                left.sub(colour.index());
                taken.add(colour.index());
            }
            assert_eq!((left.counts(), taken.counts()), (Counts::default(), counts));
        }
    }

    const ALL_OF_EACH: Counts = Counts::of(8, 3, 2, 3, 2);

    #[test]
    fn parts_are_complete_and_distinct() {
        let all = Counts::of(3, 1, 0, 2, 1);
        for size in 0..=7 {
            let parts: Vec<_> = all.parts(size).collect();
            let mut distinct = parts.clone();
            distinct.sort();
            distinct.dedup();
            assert_eq!(parts.len(), distinct.len());
            let mut expected = 0;
            for w in 0..=3u8 {
                for y in 0..=1u8 {
                    for r in 0..=2u8 {
                        for g in 0..=1u8 {
                            expected += usize::from(w + y + r + g == size);
                        }
                    }
                }
            }
            assert_eq!(parts.len(), expected, "size {size}");
        }
        assert_eq!(all.parts(8).count(), 0);
    }
}
