//! DECK-13: an ore or a crystal from the supply, in a colour not yet owned of that kind.

use super::prelude::*;

pub(crate) struct TakeGoods;

/// The colours of this kind that can be taken.
fn takeable(e: &Eyes<'_>, goods: Goods) -> ColourSet {
    e.t.goods_supply(goods).colours().without(e.me().goods(goods))
}

impl Card for TakeGoods {
    const THEMES: &'static [Theme] = &[Theme::Goods];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for &goods in Goods::ALL {
            for colour in takeable(e, goods).iter() {
                out.add(Action::Card13 { goods, colour });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card13 { goods, colour } = *action else { stray(action) };
        p.take_goods_from_supply(goods, colour);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let supply = |goods: Goods| e.t.goods_supply(goods);
        few(Self::CLAUSE, Pieces::GoodsInSupply, 1, supply(Goods::Ore).total() + supply(Goods::Crystal).total())?;
        if Goods::ALL.iter().any(|&goods| !takeable(e, goods).is_empty()) {
            return Ok(());
        }
        // All there is, is owned: the first of it stands for all.
        match Goods::ALL.iter().find_map(|&goods| supply(goods).colours().iter().next().map(|colour| (goods, colour))) {
            Some((goods, colour)) => refuse("GO-10", Why::GoodsOwned { goods, colour }),
            None => Ok(()),
        }
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card13 { goods, colour } = *action else { stray(action) };
        require(e.t.goods_supply(goods).get(colour) > 0, Self::CLAUSE, Why::SupplyLacks { goods, colour })?;
        require(!e.me().goods(goods).has(colour), "GO-10", Why::GoodsOwned { goods, colour })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn goods_come_from_the_supply() {
        let state = position("crystals_off = ['1/1']\nseat.0 = { hand = [13], active = ['white 3'] }");
        let colour = state.table.board.colour(region("1/1"));
        assert_eq!(offered(&state, card(13)), 1);
        let after = played(&state, Action::Card13 { goods: Goods::Crystal, colour });
        assert_eq!(me(&after).crystals, colours(&[colour]));
        let lacks = Why::SupplyLacks { goods: Goods::Ore, colour };
        assert_eq!(refused(&state, Action::Card13 { goods: Goods::Ore, colour }), ("DECK-13", lacks));
    }
}
