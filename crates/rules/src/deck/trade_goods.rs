//! DECK-3: two ore or two crystals for a trade medal, four of one kind for two.

use super::prelude::*;

pub(crate) struct TradeGoods;

impl Card for TradeGoods {
    const THEMES: &'static [Theme] = &[Theme::Goods, Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for &goods in Goods::ALL {
            for size in [2, 4] {
                let all = e.me().goods(goods);
                let sale = |k| Action::Card3 { goods, colours: all.nth_subset(size, k) };
                out.add_many(choose(all.len(), size), sale);
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card3 { goods, colours } = *action else { stray(action) };
        p.turn_in(goods, colours);
        p.gain_medals(Medal::Trade, colours.len() / 2);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        enough_goods(e, Self::CLAUSE, 2)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card3 { goods, colours } = *action else { stray(action) };
        let n = if colours.len() < 3 { 2 } else { 4 };
        number(Self::CLAUSE, Pieces::Goods, n, n, colours.len())?;
        owned(e, Self::CLAUSE, goods, colours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn two_of_a_kind_are_a_medal() {
        let state = position("seat.0 = { hand = [3], active = ['white 3'], ore = ['white', 'red', 'blue'] }");
        assert_eq!(offered(&state, card(3)), 3);
        let sale = |goods, list| Action::Card3 { goods, colours: colours(list) };
        let after = played(&state, sale(Goods::Ore, &[Colour::White, Colour::Red]));
        assert_eq!((me(&after).medals[Medal::Trade.index()], me(&after).ore), (1, colours(&[Colour::Blue])));
        let missing = Why::GoodsNotOwned { goods: Goods::Ore, colour: Colour::Green };
        assert_eq!(refused(&state, sale(Goods::Ore, &[Colour::White, Colour::Green])), ("DECK-3", missing));
    }
}
