//! A short list that lives inline: copying a position must not touch the heap.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// At most `N` items, stored inline. Unused slots always hold `T::default()`, so equality and
/// hashing may look at the whole array.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
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

    #[test]
    fn too_many_items_are_an_error() {
        assert!(serde_json::from_str::<Few<u8, 2>>("[1,2,3]").is_err());
    }
}
