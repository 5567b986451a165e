//! DECK-30: 5 Jars activate a player card without its dice.

use super::prelude::*;

pub(crate) struct ActivateForJars;

impl Card for ActivateForJars {
    const DEMAND: Demand = Demand::new(Self::CLAUSE, Limit::Go).jars(5).target(Target::PlayerCard);
    const THEMES: &'static [Theme] = &[Theme::Jars, Theme::Cards];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if e.me().jars >= Self::DEMAND.jars {
            let cards = PlayerCardSet::ALL.without(e.me().active_cards);
            out.add_many(u32::from(cards.len()), |k| Action::Card30 { card: cards.nth(k) });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card30 { card } = *action else { stray(action) };
        p.pay_jars(Self::DEMAND.jars);
        p.activate(card);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        player_card_in_hand(e)?;
        jars(e, Self::CLAUSE, Self::DEMAND.jars)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card30 { card } = *action else { stray(action) };
        require(!e.me().active_cards.has(card), Self::CLAUSE, Why::CardActive { card })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn jars_activate_a_card() {
        let state = position("seat.0 = { hand = [30], jars = 5, active = ['white 3'], active_cards = ['banker'] }");
        assert_eq!(offered(&state, card(30)), 9);
        let after = played(&state, Action::Card30 { card: PlayerCard::Cartographer });
        assert_eq!((me(&after).jars, me(&after).active_cards.has(PlayerCard::Cartographer)), (0, true));
        let active = PlayerCard::Banker;
        assert_eq!(refused(&state, Action::Card30 { card: active }), ("DECK-30", Why::CardActive { card: active }));
    }
}
