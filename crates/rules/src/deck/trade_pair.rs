//! DECK-14: an ore and a crystal of one colour for a trade medal.

use super::prelude::*;

pub(crate) struct TradePair;

impl Card for TradePair {
    const THEMES: &'static [Theme] = &[Theme::Goods, Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let me = e.me();
        for colour in me.ore.iter().filter(|&colour| me.crystals.has(colour)) {
            out.add(Action::Card14 { colour });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card14 { colour } = *action else { stray(action) };
        let one: ColourSet = [colour].into_iter().collect();
        p.turn_in(Goods::Ore, one);
        p.turn_in(Goods::Crystal, one);
        p.gain_medals(Medal::Trade, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let me = e.me();
        require(me.ore.iter().any(|colour| me.crystals.has(colour)), Self::CLAUSE, Why::NoPairOfGoods)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card14 { colour } = *action else { stray(action) };
        let one = [colour].into_iter().collect();
        owned(e, Self::CLAUSE, Goods::Ore, one)?;
        owned(e, Self::CLAUSE, Goods::Crystal, one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn ore_and_crystal_of_one_colour_are_a_medal() {
        let state =
            position("seat.0 = { hand = [14], active = ['white 3'], ore = ['white'], crystals = ['white', 'red'] }");
        assert_eq!(offered(&state, card(14)), 1);
        let after = played(&state, Action::Card14 { colour: Colour::White });
        assert_eq!((me(&after).medals[Medal::Trade.index()], me(&after).crystals), (1, colours(&[Colour::Red])));
        let missing = Why::GoodsNotOwned { goods: Goods::Ore, colour: Colour::Red };
        assert_eq!(refused(&state, Action::Card14 { colour: Colour::Red }), ("DECK-14", missing));
    }
}
