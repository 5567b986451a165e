//! Counting and choosing the bits of a number.

/// The number of bits of every byte: quicker than counting where the processor has no instruction for it.
pub(crate) static ONES: [u8; 256] = {
    let (mut table, mut bits) = ([0; 256], 0_usize);
    while bits < table.len() {
        table[bits] = bits.count_ones() as u8;
        bits += 1;
    }
    table
};

pub(super) const fn ones(bits: u16) -> u8 {
    ONES[(bits & 0xff) as usize] + ONES[(bits >> 8) as usize]
}

/// The place of the bit with this number, from 0.
pub(crate) fn nth_bit(mut bits: u64, n: u32) -> u32 {
    for _ in 0..n {
        bits &= bits - 1;
    }
    bits.trailing_zeros()
}

/// All subsets of the bits of `mask` with exactly `size` bits.
pub(super) fn bit_subsets(mask: u64, size: u8) -> impl Iterator<Item = u64> {
    let n = mask.count_ones();
    let k = u32::from(size);
    // Gosper's walk over the compressed bits, spread onto the mask.
    let mut walk: u64 = if k <= n { (1u64 << k) - 1 } else { 0 };
    let mut done = k > n;
    std::iter::from_fn(move || {
        if done {
            return None;
        }
        let (mut rest, mut out, mut compressed) = (mask, 0u64, walk);
        while compressed != 0 {
            let low = rest & rest.wrapping_neg();
            if compressed & 1 != 0 {
                out |= low;
            }
            rest ^= low;
            compressed >>= 1;
        }
        if walk == 0 {
            done = true;
        } else {
            let c = walk & walk.wrapping_neg();
            let r = walk + c;
            walk = (((r ^ walk) >> 2) / c) | r;
            done = walk >= 1u64 << n;
        }
        Some(out)
    })
}
