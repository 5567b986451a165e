//! Random numbers.

/// A source of random numbers.
pub trait Random {
    fn next(&mut self) -> u32;

    /// A number from 0 to `n` - 1, each equally likely: by rejection, so the same on every machine.
    fn below(&mut self, n: u32) -> u32 {
        let zone = u32::MAX - (u32::MAX - n + 1) % n;
        loop {
            let x = self.next();
            if x <= zone {
                return x % n;
            }
        }
    }
}

/// A small fast generator for search and measurement (PCG32). Never used for stored games.
#[derive(Clone, Debug)]
pub struct Fast(u64);

impl Fast {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Fast(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x853c_49e6_748f_ea9b)
    }
}

impl Random for Fast {
    #[inline]
    fn next(&mut self) -> u32 {
        let old = self.0;
        self.0 = old.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let shifted = (((old >> 18) ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// Multiply and shift: the bias of at most n in 2^32 does not matter to search.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.next()) * u64::from(n)) >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives these words, one after the other.
    struct Words<'a>(&'a [u32]);

    impl Random for Words<'_> {
        fn next(&mut self) -> u32 {
            let (&first, rest) = self.0.split_first().expect("another word");
            self.0 = rest;
            first
        }
    }

    #[test]
    fn a_number_is_the_word_modulo_n() {
        for (word, n, number) in [(0, 6, 0), (5, 6, 5), (6, 6, 0), (4_294_967_291, 6, 5), (u32::MAX, 1, 0)] {
            assert_eq!(Words(&[word]).below(n), number, "{word} below {n}");
        }
    }

    /// Of the 2^32 words, the last 2^32 mod n are skipped; none if n is a power of two.
    #[test]
    fn words_that_would_favour_small_numbers_are_skipped() {
        for n in [3, 5, 6, 7, 10, 40, 1_000_003, (1 << 31) + 1, u32::MAX] {
            let skipped = ((1_u64 << 32) % u64::from(n)) as u32;
            let first_skipped = u32::MAX - skipped + 1;
            assert_eq!(Words(&[first_skipped, u32::MAX, 2]).below(n), 2, "{n}");
            assert_eq!(Words(&[first_skipped - 1, 2]).below(n), n - 1, "{n}");
        }
        for n in [1, 2, 16, 1 << 31] {
            assert_eq!(Words(&[u32::MAX, 0]).below(n), n - 1, "{n}");
        }
    }

    #[test]
    fn the_fast_generator_stays_the_same() {
        let mut fast = Fast::new(1);
        let first: [u32; 4] = std::array::from_fn(|_| fast.next());
        assert_eq!(first, [0x0c2c_da77, 0x4a3a_23d5, 0x8ac8_74eb, 0xc8e0_e32f]);
        let mut fast = Fast::new(1);
        let dice: [u32; 12] = std::array::from_fn(|_| 1 + fast.below(6));
        assert_eq!(dice, [1, 2, 4, 5, 2, 6, 4, 1, 2, 6, 4, 5]);
    }

    #[test]
    fn the_fast_generator_is_even() {
        for n in [2, 6, 40, 250] {
            let mut fast = Fast::new(u64::from(n));
            let mut found = vec![0_i64; n as usize];
            for _ in 0..1000 * n {
                found[fast.below(n) as usize] += 1;
            }
            // Six standard deviations.
            assert!(found.iter().all(|&times| (times - 1000).abs() < 190), "{n}: {found:?}");
        }
    }
}
