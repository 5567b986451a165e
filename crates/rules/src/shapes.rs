//! Connected groups of regions: what Explore, the Cartographer and DECK-35 to DECK-38 remove.

use crate::ids::{RegionSet, Shape};

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

/// All groups of exactly 3 (CARD-5) connected regions inside `of`.
pub(crate) fn connected_threes(of: RegionSet) -> impl Iterator<Item = RegionSet> {
    inside(&THREE, of, 3)
}

/// All groups of exactly 4 (MAT-4) connected regions inside `of`.
pub(crate) fn connected_fours(of: RegionSet) -> impl Iterator<Item = RegionSet> {
    inside(&FOUR, of, 4)
}

fn inside(all: &'static [u16], of: RegionSet, size: u8) -> impl Iterator<Item = RegionSet> {
    // Most often there is none, and no list has to be walked.
    let all = if count_inside(all, of, size) > 0 { all } else { &all[..0] };
    all.iter().map(|&mask| RegionSet(mask)).filter(move |&set| of.contains(set))
}

/// The number of [`connected_threes`].
pub(crate) fn count_connected_threes(of: RegionSet) -> u32 {
    count_inside(&THREE, of, 3)
}

/// The number of [`connected_fours`].
pub(crate) fn count_connected_fours(of: RegionSet) -> u32 {
    count_inside(&FOUR, of, 4)
}

fn count_inside(all: &[u16], of: RegionSet, size: u8) -> u32 {
    // So many regions hang together only by at least one border less: most often there is no list to walk.
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

/// The shape of four connected regions.
pub(crate) fn shape(set: RegionSet) -> Shape {
    let rows = (0..4).filter(|&r| !set.and(RegionSet::row(r)).is_empty()).count();
    let columns = (0..4).filter(|&c| !set.and(RegionSet::column(c)).is_empty()).count();
    if rows == 1 || columns == 1 {
        return Shape::Line;
    }
    if rows == 2 && columns == 2 {
        return Shape::Square;
    }
    if set.iter().any(|region| region.neighbours().and(set).len() == 3) {
        return Shape::T;
    }
    let three_in_line =
        (0..4).any(|i| set.and(RegionSet::row(i)).len() == 3 || set.and(RegionSet::column(i)).len() == 3);
    if three_in_line { Shape::L } else { Shape::S }
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
