//! DECK-3, 13, 14, 39: ore and crystals.

use crate::action::Action;
use crate::choice::{Eyes, Offer, choose};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    match card.number() {
        3 => {
            for &goods in Goods::ALL {
                for size in [2, 4] {
                    let all = me.goods(goods);
                    let sales = || all.subsets(size).map(|colours| Action::Card3 { goods, colours });
                    out.add_list(choose(all.len(), size), sales);
                }
            }
        }
        13 => {
            for &goods in Goods::ALL {
                for colour in e.t.goods_supply(goods).colours().without(me.goods(goods)).iter() {
                    out.add(Action::Card13 { goods, colour });
                }
            }
        }
        14 => {
            for colour in me.ore.iter().filter(|&c| me.crystals.has(c)) {
                out.add(Action::Card14 { colour });
            }
        }
        _ => put_back_offers(e, out),
    }
}

/// How many markers DECK-39 puts back: 3, or all there are.
pub(crate) fn put_back_count(e: &Eyes<'_>) -> u8 {
    (e.t.ore_supply.total() + e.t.crystal_supply.total()).min(3)
}

/// DECK-39: any mix of markers of the supply on regions of their colour without one.
fn put_back_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let n = put_back_count(e);
    if n == 0 {
        return;
    }
    for ores in 0..=n {
        each_return(e, Goods::Ore, ores, |ore| {
            each_return(e, Goods::Crystal, n - ores, |crystals| out.add(Action::Card39 { ore, crystals }));
        });
    }
}

/// All sets of `n` free regions that the supply can serve.
fn each_return(e: &Eyes<'_>, goods: Goods, n: u8, mut f: impl FnMut(RegionSet)) {
    let supply = e.t.goods_supply(goods);
    if supply.total() < n {
        return;
    }
    let mut free = RegionSet::EMPTY;
    for colour in supply.colours().iter() {
        free = free.or(e.t.board.of(colour).without(e.t.goods_on_regions(goods)));
    }
    for regions in free.subsets(n) {
        if Colour::ALL.iter().all(|&c| regions.and(e.t.board.of(c)).len() <= supply.get(c)) {
            f(regions);
        }
    }
}

pub(crate) fn trade(p: &mut Play<'_>, goods: Goods, colours: ColourSet) {
    p.turn_in(goods, colours);
    p.gain_medals(Medal::Trade, colours.len() / 2);
    actions::effect_done(p);
}

pub(crate) fn take(p: &mut Play<'_>, goods: Goods, colour: Colour) {
    p.take_goods_from_supply(goods, colour);
    actions::effect_done(p);
}

pub(crate) fn pair(p: &mut Play<'_>, colour: Colour) {
    let one: ColourSet = [colour].into_iter().collect();
    p.turn_in(Goods::Ore, one);
    p.turn_in(Goods::Crystal, one);
    p.gain_medals(Medal::Trade, 1);
    actions::effect_done(p);
}

pub(crate) fn put_back(p: &mut Play<'_>, ore: RegionSet, crystals: RegionSet) {
    for region in ore.iter() {
        p.goods_to_region(Goods::Ore, region);
    }
    for region in crystals.iter() {
        p.goods_to_region(Goods::Crystal, region);
    }
    p.gain_medals(Medal::Civil, 1);
    actions::effect_done(p);
}
