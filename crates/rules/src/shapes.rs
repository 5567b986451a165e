//! Connected groups of regions: what Explore, the Cartographer and DECK-35 to DECK-38 remove.

use crate::ids::{Region, RegionSet, Shape};

const fn count_connected(size: u32) -> usize {
    let (mut n, mut mask) = (0, 0u32);
    while mask < 1 << 16 {
        if mask.count_ones() == size && RegionSet(mask as u16).connected() {
            n += 1;
        }
        mask += 1;
    }
    n
}

const fn all_connected<const N: usize>(size: u32) -> [u16; N] {
    let (mut sets, mut n, mut mask) = ([0; N], 0, 0u32);
    while mask < 1 << 16 {
        if mask.count_ones() == size && RegionSet(mask as u16).connected() {
            sets[n] = mask as u16;
            n += 1;
        }
        mask += 1;
    }
    sets
}

const THREES: usize = count_connected(3);
const FOURS: usize = count_connected(4);
static THREE: [u16; THREES] = all_connected(3);
static FOUR: [u16; FOURS] = all_connected(4);

/// How many of them have each shape.
const OF_SHAPE: [usize; 5] = {
    let (mut counts, mut i) = ([0; 5], 0);
    while i < FOURS {
        counts[shape(RegionSet(FOUR[i])) as usize] += 1;
        i += 1;
    }
    counts
};
static LINES: [u16; OF_SHAPE[Shape::Line as usize]] = all_of(Shape::Line);
static SQUARES: [u16; OF_SHAPE[Shape::Square as usize]] = all_of(Shape::Square);
static LS: [u16; OF_SHAPE[Shape::L as usize]] = all_of(Shape::L);
static TS: [u16; OF_SHAPE[Shape::T as usize]] = all_of(Shape::T);
static SS: [u16; OF_SHAPE[Shape::S as usize]] = all_of(Shape::S);

const fn all_of<const N: usize>(wanted: Shape) -> [u16; N] {
    let (mut sets, mut n, mut i) = ([0; N], 0, 0);
    while i < FOURS {
        if shape(RegionSet(FOUR[i])) as u8 == wanted as u8 {
            sets[n] = FOUR[i];
            n += 1;
        }
        i += 1;
    }
    sets
}

/// All groups of exactly 4 connected regions of this shape (DECK-35 to DECK-38) inside `of`, and their number.
pub(crate) fn fours_of_shape(wanted: Shape, of: RegionSet) -> (u32, impl Iterator<Item = RegionSet>) {
    let all: &[u16] = match wanted {
        Shape::Line => &LINES,
        Shape::Square => &SQUARES,
        Shape::L => &LS,
        Shape::T => &TS,
        Shape::S => &SS,
    };
    (count_inside(all, of, 4), inside(all, of, 4))
}

/// The group with this number, from 0, of exactly 3 (CARD-5) connected regions inside `of`.
pub(crate) fn connected_three(of: RegionSet, k: u32) -> RegionSet {
    inside(&THREE, of, 3).nth(k as usize).expect("fewer groups than counted")
}

/// The group with this number, from 0, of exactly 4 (MAT-4) connected regions inside `of`.
pub(crate) fn connected_four(of: RegionSet, k: u32) -> RegionSet {
    inside(&FOUR, of, 4).nth(k as usize).expect("fewer groups than counted")
}

fn inside(all: &'static [u16], of: RegionSet, size: u8) -> impl Iterator<Item = RegionSet> {
    // Most often there is none, and no list has to be walked.
    let all = if count_inside(all, of, size) > 0 { all } else { &all[..0] };
    all.iter().map(|&mask| RegionSet(mask)).filter(move |&set| of.contains(set))
}

/// The number of connected threes.
pub(crate) fn count_connected_threes(of: RegionSet) -> u32 {
    count_inside(&THREE, of, 3)
}

/// The number of connected fours.
pub(crate) fn count_connected_fours(of: RegionSet) -> u32 {
    count_inside(&FOUR, of, 4)
}

fn count_inside(all: &[u16], of: RegionSet, size: u8) -> u32 {
    // n connected regions share at least n - 1 borders: mostly this settles it without a walk.
    if borders(of) + 1 < size {
        return 0;
    }
    u32::from(all.iter().map(|&mask| u16::from(mask & !of.0 == 0)).sum::<u16>())
}

/// How many pairs of these regions are neighbours.
fn borders(of: RegionSet) -> u8 {
    let (right, below) = (of.0 & (of.0 << 1) & 0xeeee, of.0 & (of.0 << 4));
    RegionSet(right).len() + RegionSet(below).len()
}

/// How many regions of `a` and `b`, which share none, are neighbours.
pub(crate) fn borders_between(a: RegionSet, b: RegionSet) -> u32 {
    let (a, b) = (a.0, b.0);
    let beside = [a & b << 1 & 0xeeee, a & b >> 1 & 0x7777, a & b << 4, a & b >> 4];
    beside.iter().map(|&regions| u32::from(RegionSet(regions).len())).sum()
}

impl Shape {
    /// The shape of these regions, if they are four that hang together.
    #[must_use]
    pub const fn of(regions: RegionSet) -> Option<Shape> {
        if regions.len() == 4 && regions.connected() { Some(shape(regions)) } else { None }
    }
}

/// The shape of four connected regions.
pub(crate) const fn shape(set: RegionSet) -> Shape {
    // The longest row or column, the square they fit in, and the most neighbours of one of them.
    let (mut longest, mut widest, mut highest, mut most) = (0, 0, 0, 0);
    let mut i = 0;
    while i < 16 {
        let region = Region::new(i);
        let (row, column) = (RegionSet::row(i / 4).and(set).len(), RegionSet::column(i / 4).and(set).len());
        longest = max(longest, max(row, column));
        widest += (i % 4 == 0 && column > 0) as u8;
        highest += (i % 4 == 0 && row > 0) as u8;
        if set.has(region) {
            most = max(most, region.neighbours().and(set).len());
        }
        i += 1;
    }
    match (longest, most, widest, highest) {
        (4, ..) => Shape::Line,
        (_, 3, ..) => Shape::T,
        (3, ..) => Shape::L,
        (_, _, 2, 2) => Shape::Square,
        _ => Shape::S,
    }
}

const fn max(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_placements_of_the_five_shapes() {
        let count = |wanted| FOUR.iter().filter(|&&m| shape(RegionSet(m)) == wanted).count();
        assert_eq!(
            [count(Shape::Line), count(Shape::Square), count(Shape::L), count(Shape::T), count(Shape::S)],
            [8, 9, 48, 24, 24]
        );
        assert_eq!(THREE.len(), 52);
    }
}
