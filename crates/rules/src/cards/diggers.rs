//! CARD-3 Ore Digger (dice 2-4, ore) and CARD-4 Crystallographist (dice 1-3, crystals).

use crate::action::Action;
use crate::cards::use_card;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

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
    let colour_of = |region: Region| e.t.board.colour(region);
    each_pair(faces, fits, |a, b| {
        let dice = [a.placed, b.placed];
        if !duty.met_by(&dice, false) {
            return;
        }
        let mut offer = |regions: RegionSet| {
            out.add(match goods {
                Goods::Ore => Action::OreDigger { dice, regions },
                Goods::Crystal => Action::Crystallographist { dice, regions },
            });
        };
        let of_a = there.and(e.t.board.of(a.colour));
        let of_b = there.and(e.t.board.of(b.colour));
        for region in of_a.or(of_b).iter() {
            // DECK-16: white where the other die has the colour of the region (a card sorts last).
            let needed = if a.colour == colour_of(region) { Colour::White } else { colour_of(region) };
            if !b.is_card() || b.colour == needed {
                offer(region.set());
            }
        }
        if a.colour != b.colour {
            for one in of_a.iter() {
                for other in one.neighbours().and(of_b).iter() {
                    offer(one.set().or(other.set()));
                }
            }
        }
    });
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
