//! DECK-39: three ore or crystals, in any mix, from the supply back on regions of their colours, for a civil medal.

use super::prelude::*;

pub(crate) struct PutGoodsBack;

/// How many are put back: three, or all there are.
fn number_put_back(e: &Eyes<'_>) -> u8 {
    (e.t.ore_supply.total() + e.t.crystal_supply.total()).min(3)
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

impl Card for PutGoodsBack {
    const THEMES: &'static [Theme] = &[Theme::Goods, Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let n = number_put_back(e);
        if n == 0 {
            return;
        }
        for ores in 0..=n {
            each_return(e, Goods::Ore, ores, |ore| {
                each_return(e, Goods::Crystal, n - ores, |crystals| out.add(Action::Card39 { ore, crystals }));
            });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card39 { ore, crystals } = *action else { stray(action) };
        ore.iter().for_each(|region| p.goods_to_region(Goods::Ore, region));
        crystals.iter().for_each(|region| p.goods_to_region(Goods::Crystal, region));
        p.gain_medals(Medal::Civil, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::GoodsInSupply, 1, number_put_back(e))
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card39 { ore, crystals } = *action else { stray(action) };
        let n = number_put_back(e);
        number(Self::CLAUSE, Pieces::Goods, n, n, ore.len() + crystals.len())?;
        for (goods, regions) in [(Goods::Ore, ore), (Goods::Crystal, crystals)] {
            for region in regions.iter() {
                require(!e.t.goods_on_regions(goods).has(region), Self::CLAUSE, Why::GoodsThere { goods, region })?;
            }
            for &colour in Colour::ALL {
                let enough = regions.and(e.t.board.of(colour)).len() <= e.t.goods_supply(goods).get(colour);
                require(enough, Self::CLAUSE, Why::SupplyLacks { goods, colour })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn goods_go_back_to_their_regions() {
        let state =
            position("ore_off = ['1/1']\ncrystals_off = ['1/1']\nseat.0 = { hand = [39], active = ['white 3'] }");
        assert_eq!(offered(&state, card(39)), 1, "all there are");
        let both = regions(&["1/1"]);
        let after = played(&state, Action::Card39 { ore: both, crystals: both });
        assert_eq!(me(&after).medals[Medal::Civil.index()], 1);
        assert_eq!((after.table.ore, after.table.crystals), (RegionSet::ALL, RegionSet::ALL));
        let one = Why::WrongNumber { of: Pieces::Goods, least: 2, most: 2, has: 1 };
        assert_eq!(refused(&state, Action::Card39 { ore: both, crystals: RegionSet::EMPTY }), ("DECK-39", one));
    }
}
