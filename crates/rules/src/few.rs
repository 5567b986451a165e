//! A short list that lives inline: copying a position must not touch the heap.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::ids::{DICE, Die};

/// At most `N` items, stored inline. Unused slots always hold `T::default()`, so equality may look at the whole array.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

/// Only the slots in use: most lists are short.
impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.len.hash(hasher);
        self.items[..self.len as usize].iter().for_each(|item| item.hash(hasher));
    }
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    #[must_use]
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    #[must_use]
    pub fn of(items: &[T]) -> Self {
        let mut few = Self::new();
        for &item in items {
            few.push(item);
        }
        few
    }

    /// Adds an item; the caller knows that there is room.
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item off; nothing happens to an empty list.
    pub fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.items[self.len as usize] = T::default();
        }
    }

    pub fn remove(&mut self, at: usize) -> T {
        let item = self.items[at];
        let len = self.len as usize;
        self.items.copy_within(at + 1..len, at);
        self.items[len - 1] = T::default();
        self.len -= 1;
        item
    }

    /// All places, whether they are used or not.
    pub(crate) const fn places(&self) -> &[T; N] {
        &self.items
    }

    /// The place with this number, whether it is used or not.
    pub(crate) fn slot(&self, i: usize) -> &T {
        &self.items[i % N]
    }

    pub(crate) fn slot_mut(&mut self, i: usize) -> &mut T {
        &mut self.items[i % N]
    }

    pub fn clear(&mut self) {
        *self = Self::new();
    }

    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default + Ord, const N: usize> Few<T, N> {
    /// Keeps the list sorted.
    pub fn insert_sorted(&mut self, item: T) {
        let mut at = self.len as usize;
        while at > 0 && self.items[at - 1] > item {
            self.items[at] = self.items[at - 1];
            at -= 1;
        }
        self.items[at] = item;
        self.len += 1;
    }

    /// The different items of a sorted list.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = T> {
        self.iter().enumerate().filter(|&(i, item)| i == 0 || self[i - 1] != *item).map(|(_, &item)| item)
    }

    /// Removes one item equal to `item`; says whether there was one.
    pub fn take(&mut self, item: T) -> bool {
        match self.iter().position(|&i| i == item) {
            Some(at) => {
                self.remove(at);
                true
            }
            None => false,
        }
    }
}

/// Sorted dice. Few are more than eight, so they are moved as one number, without branches that can be mispredicted.
impl Few<Die, DICE> {
    /// These dice in order.
    pub fn sorted(mut dice: impl Iterator<Item = Die>) -> Self {
        let (mut first, mut sorted) = (Eight(0), Self::new());
        for die in dice.by_ref().take(8) {
            first.insert(die, first.place(die, sorted.len));
            sorted.len += 1;
        }
        sorted.set_first(first);
        dice.for_each(|die| sorted.insert_die(die));
        sorted
    }

    pub fn insert_die(&mut self, die: Die) {
        if self.len >= 8 {
            return self.insert_sorted(die);
        }
        let mut first = self.first();
        first.insert(die, first.place(die, self.len));
        self.set_first(first);
        self.len += 1;
    }

    /// Removes one such die; says whether there was one.
    pub fn take_die(&mut self, die: Die) -> bool {
        if self.len > 8 {
            return self.take(die);
        }
        let mut first = self.first();
        let at = first.place(die, self.len);
        if self.items[at] != die {
            return false;
        }
        first.remove(at);
        self.set_first(first);
        self.len -= 1;
        true
    }

    fn first(&self) -> Eight {
        let first = self.items.first_chunk().expect("more than eight places");
        Eight(u64::from_le_bytes(first.map(Die::code)))
    }

    fn set_first(&mut self, dice: Eight) {
        let first = self.items.first_chunk_mut().expect("more than eight places");
        *first = dice.0.to_le_bytes().map(Die::from_code);
    }
}

/// Eight places with sorted dice, the first in the lowest byte.
#[derive(Clone, Copy)]
struct Eight(u64);

impl Eight {
    /// How many of the dice are lower; `len` places are used. Unused places are lower than any die.
    fn place(self, die: Die, len: u8) -> usize {
        let lower: u8 = self.0.to_le_bytes().map(|code| u8::from(code < die.code())).iter().sum();
        usize::from(lower + len) - 8
    }

    fn insert(&mut self, die: Die, at: usize) {
        let lower = self.0 & ((1 << (8 * at)) - 1);
        self.0 = lower | u64::from(die.code()) << (8 * at) | (self.0 ^ lower) << 8;
    }

    fn remove(&mut self, at: usize) {
        let lower = self.0 & ((1 << (8 * at)) - 1);
        self.0 = lower | self.0 >> 8 & u64::MAX << (8 * at);
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Self::new();
        for item in items {
            few.push(item);
        }
        few
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Few<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut few = Few::new();
                while let Some(item) = seq.next_element()? {
                    if few.is_full() {
                        return Err(A::Error::custom(format!("more than {N} items")));
                    }
                    few.push(item);
                }
                Ok(few)
            }
        }
        deserializer.deserialize_seq(Items(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stays_sorted_and_clean() {
        let mut few: Few<u8, 4> = Few::of(&[2, 9]);
        few.insert_sorted(5);
        assert_eq!(&few[..], &[2, 5, 9]);
        assert!(few.take(2));
        assert!(!few.take(2));
        assert_eq!(few, Few::of(&[5, 9]));
    }

    /// Also where there are more than eight.
    #[test]
    fn dice_stay_sorted_and_clean() {
        use crate::chance::{Fast, Random};
        use crate::ids::{Colour, Dice};
        let mut random = Fast::new(3);
        let (mut dice, mut expected) = (Dice::new(), Vec::new());
        for _ in 0..20_000 {
            let colour = Colour::ALL[random.below(5) as usize];
            let die = Die::new(colour, 1 + random.below(3) as u8);
            if expected.len() < DICE && random.below(2) == 0 {
                dice.insert_die(die);
                expected.push(die);
            } else {
                let at = expected.iter().position(|&other| other == die);
                assert_eq!(dice.take_die(die), at.is_some());
                at.map(|at| expected.remove(at));
            }
            assert_eq!(Dice::sorted(expected.iter().copied()), dice);
            expected.sort_unstable();
            assert_eq!(dice, Few::of(&expected));
        }
    }

    #[test]
    fn too_many_items_are_an_error() {
        assert!(serde_json::from_str::<Few<u8, 2>>("[1,2,3]").is_err());
    }
}
