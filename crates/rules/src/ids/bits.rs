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

/// The subset with this number, from 0, in the order of [`bit_subsets`].
pub(super) fn nth_subset(mask: u64, size: u8, mut number: u32) -> u64 {
    let (mut out, mut places) = (0, mask.count_ones() as u8);
    for size in (1..=size).rev() {
        // Counts the subsets whose members all lie below the highest member.
        places -= 1;
        while choose(places, size) > number {
            places -= 1;
        }
        number -= choose(places, size);
        out |= 1 << nth_bit(mask, u32::from(places));
    }
    out
}

/// The number of ways to choose 1 to 4 of `n` things.
pub(crate) fn choose(n: u8, k: u8) -> u32 {
    let n = u32::from(n);
    match k {
        1 => n,
        2 => n * n.saturating_sub(1) / 2,
        3 => n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
        _ => n * n.saturating_sub(1) * n.saturating_sub(2) * n.saturating_sub(3) / 24,
    }
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
