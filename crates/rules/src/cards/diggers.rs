//! CARD-3 Ore Digger (dice 2-4, ore) and CARD-4 Crystallographist (dice 1-3, crystals).

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::shapes;
use crate::table::Board;

/// The lowest and highest value of a fitting die.
pub(crate) const fn range(goods: Goods) -> (u8, u8) {
    match goods {
        Goods::Ore => (2, 4),
        Goods::Crystal => (1, 3),
    }
}

pub(crate) fn offers<O: Offer>(goods: Goods, faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let (low, high) = range(goods);
    let there = takeable(e, goods);
    let fits = |f: &Face| f.value >= low && f.value <= high && (!f.is_card() || f.value == high);
    each_pair(faces, fits, |a, b| {
        let dice = [a.placed, b.placed];
        if !duty.met_by(&dice, false) {
            return;
        }
        for regions in places(there, &e.t.board, a.colour, b.colour) {
            // DECK-16: white where the other die has the colour of the one region (a card sorts last).
            let fits = |region: Region| {
                let colour = e.t.board.colour(region);
                b.colour == if a.colour == colour { Colour::White } else { colour }
            };
            if !b.is_card() || regions.len() == 2 || regions.iter().all(fits) {
                out.add(match goods {
                    Goods::Ore => Action::OreDigger { dice, regions },
                    Goods::Crystal => Action::Crystallographist { dice, regions },
                });
            }
        }
    });
}

/// Where dice of these colours dig: one region of either colour, or two neighbours of both.
pub(crate) fn places(
    there: RegionSet,
    board: &Board,
    first: Colour,
    second: Colour,
) -> impl Iterator<Item = RegionSet> {
    let (a, b) = (there.and(board.of(first)), there.and(board.of(second)));
    let beside = move |one: Region| if first == second { RegionSet::EMPTY } else { one.neighbours().and(b) };
    let neighbours = a.iter().flat_map(move |one| beside(one).iter().map(move |other| one.set().or(other.set())));
    a.or(b).iter().map(Region::set).chain(neighbours)
}

/// The number of [`places`].
pub(crate) fn count_places(there: RegionSet, board: &Board, first: Colour, second: Colour) -> u32 {
    let (a, b) = (there.and(board.of(first)), there.and(board.of(second)));
    let neighbours = if first == second { 0 } else { shapes::borders_between(a, b) };
    u32::from(a.or(b).len()) + neighbours
}

/// The regions with a marker in a colour not yet owned.
pub(crate) fn takeable(e: &Eyes<'_>, goods: Goods) -> RegionSet {
    let mut there = e.t.goods_on_regions(goods);
    for colour in e.me().goods(goods).iter() {
        there = there.without(e.t.board.of(colour));
    }
    there
}

pub(crate) fn dig(p: &mut Play<'_>, goods: Goods, dice: &[Placed], regions: RegionSet) {
    let card = match goods {
        Goods::Ore => PlayerCard::OreDigger,
        Goods::Crystal => PlayerCard::Crystallographist,
    };
    use_card(p, card, dice);
    for region in regions.iter() {
        p.take_goods_from_region(goods, region);
    }
    actions::effect_done(p);
}
