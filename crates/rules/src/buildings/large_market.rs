//! BLD-2: five ore or five crystals for two trade medals.

use super::prelude::*;

const GOODS: u8 = 5;

pub(crate) struct LargeMarket;

impl Use for LargeMarket {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(2).target(Target::Goods(GOODS));

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        for &goods in Goods::ALL {
            if e.me().goods(goods).len() == GOODS {
                out.add(Action::LargeMarket { goods });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::LargeMarket { goods } = *action else { stray(action) };
        p.turn_in(goods, ColourSet::ALL);
        p.gain_medals(Medal::Trade, 2);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        enough_goods(e, Self::CLAUSE, GOODS)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::LargeMarket { goods } = *action else { stray(action) };
        turned_in(e, Self::CLAUSE, goods, ColourSet::ALL, GOODS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn five_of_a_kind_are_two_medals() {
        let thing = Thing::Building { building: Building::LargeMarket };

        let ore = "['white', 'yellow', 'blue', 'red', 'green']";
        let state = position(&format!("buildings.large_market = 'unowned'\nseat.0 = {{ jars = 2, ore = {ore} }}"));
        assert_eq!(offered(&state, thing), 1);
        let after = played(&state, Action::LargeMarket { goods: Goods::Ore });
        assert_eq!((me(&after).ore, me(&after).medals[Medal::Trade.index()]), (ColourSet::EMPTY, 2));
        let missing = Why::GoodsNotOwned { goods: Goods::Crystal, colour: Colour::White };
        assert_eq!(refused(&state, Action::LargeMarket { goods: Goods::Crystal }), ("BLD-2", missing));
    }
}
