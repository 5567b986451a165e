//! CARD-3 Ore Digger (dice 2-4, ore) and CARD-4 Crystallographist (dice 1-3, crystals).

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;
use crate::shapes;
use crate::table::Board;

pub(crate) const ACTIVATION: Demand = Demand::activation(&[Colour::White, Colour::Blue], 8);
pub(crate) const ORE_DIGGER: Demand = Demand::once("CARD-3").dice(2).between(2, 4).target(Target::Regions);
pub(crate) const CRYSTALLOGRAPHIST: Demand = Demand::once("CARD-4").dice(2).between(1, 3).target(Target::Regions);

/// The card that digs for these.
pub(crate) const fn card_for(goods: Goods) -> PlayerCard {
    match goods {
        Goods::Ore => PlayerCard::OreDigger,
        Goods::Crystal => PlayerCard::Crystallographist,
    }
}

pub(crate) fn offers<O: Offer>(goods: Goods, faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let Demand { low, high, .. } = *card_for(goods).dice_action();
    let high = high.unwrap_or(6);
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
    use_card(p, card_for(goods), dice);
    for region in regions.iter() {
        p.take_goods_from_region(goods, region);
    }
    actions::effect_done(p);
}
