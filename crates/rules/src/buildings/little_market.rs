//! BLD-3: three ore or three crystals for a trade medal.

use super::prelude::*;

const GOODS: u8 = 3;

pub(crate) struct LittleMarket;

impl Use for LittleMarket {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(2).target(Target::Goods(GOODS));

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        for &goods in Goods::ALL {
            for colours in e.me().goods(goods).subsets(GOODS) {
                out.add(Action::LittleMarket { goods, colours });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::LittleMarket { goods, colours } = *action else { stray(action) };
        p.turn_in(goods, colours);
        p.gain_medals(Medal::Trade, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        enough_goods(e, Self::CLAUSE, GOODS)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::LittleMarket { goods, colours } = *action else { stray(action) };
        turned_in(e, Self::CLAUSE, goods, colours, GOODS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn three_of_a_kind_are_a_medal() {
        let thing = Thing::Building { building: Building::LittleMarket };

        let ore = "['white', 'yellow', 'blue', 'red']";
        let state = position(&format!("buildings.little_market = 'unowned'\nseat.0 = {{ jars = 2, ore = {ore} }}"));
        assert_eq!(offered(&state, thing), 4);
        let sale = |list| Action::LittleMarket { goods: Goods::Ore, colours: colours(list) };
        let after = played(&state, sale(&[Colour::White, Colour::Yellow, Colour::Blue]));
        assert_eq!((me(&after).ore, me(&after).medals[Medal::Trade.index()]), (colours(&[Colour::Red]), 1));
        let two = Why::WrongNumber { of: Pieces::Goods, least: 3, most: 3, has: 2 };
        assert_eq!(refused(&state, sale(&[Colour::White, Colour::Red])), ("BLD-3", two));
    }
}
