//! Writes what is seen of a position as numbers, one after the other.

/// Room for every number of a position.
pub const PLACES: usize = 816;

/// The numbers of a position; most are 0, because most of what could be on a table is not.
pub type Numbers = [f32; PLACES];

/// Every call takes the next places, whatever it writes, so a place always means the same.
pub(super) struct Pen<'a> {
    /// All zero at first.
    pub numbers: &'a mut Numbers,
    pub at: usize,
}

impl Pen<'_> {
    #[inline]
    pub fn value(&mut self, value: f32) {
        self.numbers[self.at] = value;
        self.at += 1;
    }

    #[inline]
    pub fn number(&mut self, n: u8, scale: f32) {
        self.value(f32::from(n) * scale);
    }

    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.number(u8::from(yes), 1.0);
    }

    /// One of `n` places, the last for everything beyond.
    #[inline]
    pub fn one_of(&mut self, n: usize, k: usize) {
        self.numbers[self.at + k.min(n - 1)] = 1.0;
        self.at += n;
    }

    /// One of `n` places, or none.
    #[inline]
    pub fn maybe_one_of(&mut self, n: usize, k: Option<usize>) {
        if let Some(k) = k {
            self.numbers[self.at + k.min(n - 1)] = 1.0;
        }
        self.at += n;
    }

    /// The lowest `n` bits.
    #[inline]
    pub fn bits(&mut self, n: usize, mut bits: u64) {
        while bits != 0 {
            self.numbers[self.at + bits.trailing_zeros() as usize] = 1.0;
            bits &= bits - 1;
        }
        self.at += n;
    }

    /// The lowest `n` bits, each as this number.
    #[inline]
    pub fn scaled_bits(&mut self, n: usize, mut bits: u64, scale: f32) {
        while bits != 0 {
            self.numbers[self.at + bits.trailing_zeros() as usize] = scale;
            bits &= bits - 1;
        }
        self.at += n;
    }

    #[inline]
    pub fn counts(&mut self, counts: [u8; 5], scale: f32) {
        counts.iter().for_each(|&n| self.number(n, scale));
    }
}
