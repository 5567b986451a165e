//! DECK-6: 12 Jars for a trade medal.

use super::prelude::*;

pub(crate) struct BuyTradeMedal;

impl Card for BuyTradeMedal {
    const DEMAND: Demand = Demand::new(Self::CLAUSE, Limit::Go).jars(12).target(Target::OfCard);
    const THEMES: &'static [Theme] = &[Theme::Medals, Theme::Jars];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if e.me().jars >= Self::DEMAND.jars {
            out.add(Action::Card6);
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        p.pay_jars(Self::DEMAND.jars);
        p.gain_medals(Medal::Trade, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        jars(e, Self::CLAUSE, Self::DEMAND.jars)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn jars_become_a_medal() {
        let state = position("seat.0 = { hand = [6], jars = 12, active = ['white 3'] }");
        assert_eq!(offered(&state, card(6)), 1);
        let after = played(&state, Action::Card6);
        assert_eq!((me(&after).jars, me(&after).medals[Medal::Trade.index()]), (0, 1));
        let poor = position("seat.0 = { hand = [6], jars = 11, active = ['white 3'] }");
        assert_eq!(refused(&poor, Action::Card6), ("DECK-6", Why::Jars { needs: 12, has: 11 }));
    }
}
