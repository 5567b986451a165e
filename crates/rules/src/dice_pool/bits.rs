//! Sets of dice as bits: their number, and the groups of one colour that reach a total.

use crate::ids::*;

/// A set of different dice: bit 8 * colour + value - 1 stands for a die.
pub(super) type Bits = u64;

/// Higher values are so rare that there is no bit for them.
pub(super) const HIGHEST: u32 = 8;
pub(super) const COLOURS: u32 = 5;
pub(super) const ONE_COLOUR: Bits = (1 << HIGHEST) - 1;
pub(super) const ALL: Bits = (1 << (HIGHEST * COLOURS)) - 1;
/// The lowest bit of every colour.
pub(super) const EACH: Bits = ALL / ONE_COLOUR;

/// All dice of one colour.
pub(super) const fn of(colour: Colour) -> Bits {
    ONE_COLOUR << shift(colour)
}

pub(super) const fn shift(colour: Colour) -> u32 {
    HIGHEST * colour as u32
}

/// All dice of this value and higher.
pub(super) const fn at_least(value: u32) -> Bits {
    let lower = value.saturating_sub(1);
    let lower = if lower > HIGHEST { HIGHEST } else { lower };
    (ONE_COLOUR << lower & ONE_COLOUR) * EACH
}

/// Where a list of dice has an unused place.
pub(super) const NONE: Bits = 1 << 62;

/// The bit of every die, by its code; the highest for those that have none.
pub(super) static BIT_OF: [u8; 256] = {
    let mut bits = [63; 256];
    bits[0] = NONE.trailing_zeros() as u8;
    let mut bit = 0;
    while bit < HIGHEST * COLOURS {
        bits[die_at(bit).code() as usize] = bit as u8;
        bit += 1;
    }
    bits
};

const fn die_at(bit: u32) -> Die {
    Die::new(Colour::ALL[(bit / HIGHEST) as usize], (bit % HIGHEST + 1) as u8)
}

pub(super) fn die(bits: Bits) -> Die {
    die_at(bits.trailing_zeros())
}

pub(super) fn value(bit: Bits) -> u32 {
    bit.trailing_zeros() % HIGHEST + 1
}

pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The (k + 1)-th lowest bit.
pub(super) fn nth(mut bits: Bits, k: u32) -> Bits {
    for _ in 0..k {
        bits &= bits - 1;
    }
    bits & bits.wrapping_neg()
}

/// How many bits there are of each colour: a byte for every colour.
#[derive(Clone, Copy)]
pub(super) struct ByColour(pub u64);

impl ByColour {
    #[inline]
    pub(super) fn new(bits: Bits) -> Self {
        let twos = bits - (bits >> 1 & 0x55_5555_5555);
        let fours = (twos & 0x33_3333_3333) + (twos >> 2 & 0x33_3333_3333);
        ByColour((fours + (fours >> 4)) & 0x0f_0f0f_0f0f)
    }

    #[inline]
    pub(super) fn get(self, colour: Colour) -> u32 {
        (self.0 >> shift(colour)) as u32 & 0xff
    }

    #[inline]
    pub(super) fn total(self) -> u32 {
        (self.0.wrapping_mul(EACH) >> 32) as u32 & 0xff
    }
}

pub(super) fn ones(bits: Bits) -> u32 {
    ByColour::new(bits).total()
}

/// The number of bits of the lowest colour.
pub(super) fn ones_of_one(bits: Bits) -> u32 {
    u32::from(ONES[(bits & ONE_COLOUR) as usize])
}

/// By a total and some different dice of one colour: how many pairs of them reach the total, and how many triples.
static PAIRS_REACHING: [[u8; 256]; 16] = {
    let (mut table, mut low) = ([[0; 256]; 16], 1);
    while low <= HIGHEST {
        let mut high = low + 1;
        while high <= HIGHEST {
            note(&mut table, 1 << (low - 1) | 1 << (high - 1), low + high);
            high += 1;
        }
        low += 1;
    }
    table
};
pub(super) static TRIPLES_REACHING: [[u8; 256]; 22] = {
    let (mut table, mut low) = ([[0; 256]; 22], 1);
    while low <= HIGHEST {
        let mut middle = low + 1;
        while middle <= HIGHEST {
            let mut high = middle + 1;
            while high <= HIGHEST {
                note(&mut table, 1 << (low - 1) | 1 << (middle - 1) | 1 << (high - 1), low + middle + high);
                high += 1;
            }
            middle += 1;
        }
        low += 1;
    }
    table
};

/// Notes these dice wherever they are found and reach the total.
const fn note<const N: usize>(table: &mut [[u8; 256]; N], dice: usize, total: u32) {
    let mut all = dice;
    while all < 256 {
        let mut least = 0;
        while least <= total as usize && all & dice == dice {
            table[least][all] += 1;
            least += 1;
        }
        all += 1;
    }
}

/// Some dice, of which at most two equal ones matter.
#[derive(Clone, Copy)]
pub(super) struct Dice2 {
    pub once: Bits,
    pub twice: Bits,
}

impl Dice2 {
    pub(super) fn and(self, fit: Bits) -> Self {
        Dice2 { once: self.once & fit, twice: self.twice & fit }
    }

    /// Two dice: two different ones or two equal ones.
    pub(super) fn pairs(self) -> u32 {
        two_of(ones(self.once)) + ones(self.twice)
    }

    pub(super) fn pair(self, mut k: u32) -> [Bits; 2] {
        let (mut rest, mut n) = (self.once, ones(self.once));
        while n > 1 {
            let first = rest & rest.wrapping_neg();
            rest ^= first;
            n -= 1;
            if k < n {
                return [first, nth(rest, k)];
            }
            k -= n;
        }
        let alike = nth(self.twice, k);
        [alike, alike]
    }

    /// Two dice of this colour with at least this total.
    pub(super) fn pairs_reaching(self, colour: Colour, least: u32) -> u32 {
        let (once, twice) = (self.once >> shift(colour), self.twice >> shift(colour));
        let different = PAIRS_REACHING[least as usize][(once & ONE_COLOUR) as usize];
        u32::from(different) + ones_of_one(twice & at_least(least.div_ceil(2)))
    }

    pub(super) fn pair_reaching(self, least: u32, mut k: u32) -> [Bits; 2] {
        for low in each(self.once) {
            let partners = self.partners(low, least);
            let n = ones(partners);
            if k < n {
                return [low, nth(partners, k)];
            }
            k -= n;
        }
        unreachable!("fewer pairs than counted")
    }

    /// The dice not lower than this one that reach the total with it.
    pub(super) fn partners(self, low: Bits, least: u32) -> Bits {
        let higher = self.once & !(low | (low - 1)) | self.twice & low;
        higher & at_least(least.saturating_sub(value(low)))
    }
}

pub(super) fn two_of(n: u32) -> u32 {
    n * n.saturating_sub(1) / 2
}
