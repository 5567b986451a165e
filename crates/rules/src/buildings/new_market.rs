//! BLD-4: two ore and two crystals for two trade medals.

use super::prelude::*;

const GOODS: u8 = 2;

pub(crate) struct NewMarket;

impl Use for NewMarket {
    const DEMAND: Demand = Demand::once(Self::CLAUSE).jars(5).target(Target::GoodsOfBoth(GOODS));

    fn offers<O: Offer>(e: &Eyes<'_>, _: &Duty, out: &mut O) {
        for ore in e.me().ore.subsets(GOODS) {
            for crystals in e.me().crystals.subsets(GOODS) {
                out.add(Action::NewMarket { ore, crystals });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::NewMarket { ore, crystals } = *action else { stray(action) };
        p.turn_in(Goods::Ore, ore);
        p.turn_in(Goods::Crystal, crystals);
        p.gain_medals(Medal::Trade, 2);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let (ore, crystals) = (e.me().ore.len(), e.me().crystals.len());
        require(ore.min(crystals) >= GOODS, Self::CLAUSE, Why::TooFewGoods { needs: GOODS, ore, crystals })
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::NewMarket { ore, crystals } = *action else { stray(action) };
        turned_in(e, Self::CLAUSE, Goods::Ore, ore, GOODS)?;
        turned_in(e, Self::CLAUSE, Goods::Crystal, crystals, GOODS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::refusal::Thing;
    use crate::testing::*;

    #[test]
    fn two_of_both_kinds_are_two_medals() {
        let thing = Thing::Building { building: Building::NewMarket };

        let goods = "ore = ['white', 'red'], crystals = ['white', 'red', 'blue']";
        let state = position(&format!("buildings.new_market = 'seat 1'\nseat.0 = {{ jars = 5, {goods} }}"));
        assert_eq!(offered(&state, thing), 3);
        let both = colours(&[Colour::White, Colour::Red]);
        let sale = Action::NewMarket { ore: both, crystals: both };
        let after = played(&state, sale);
        assert_eq!((me(&after).medals[Medal::Trade.index()], after.table.players[1].jars), (2, 2));
        let poor = position(&format!("buildings.new_market = 'unowned'\nseat.0 = {{ jars = 4, {goods} }}"));
        assert_eq!(refused(&poor, sale), ("BLD-0", Why::Jars { needs: 5, has: 4 }));
    }
}
