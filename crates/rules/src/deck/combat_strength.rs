//! DECK-7: combat strength +2.

use super::prelude::*;

pub(crate) struct CombatStrength;

impl Card for CombatStrength {
    const THEMES: &'static [Theme] = &[Theme::Combat];
    const ASIDE_UNTIL_ATTACK: bool = true;

    #[inline]
    fn offers<O: Offer>(_: &Eyes<'_>, out: &mut O) {
        out.add(Action::Card7);
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        use_for_combat(p, 2);
    }
}

/// DECK-7, 19, 20: the card lies aside until ATK-5 (GO-16).
pub(super) fn use_for_combat(p: &mut Play<'_>, strength: u16) {
    p.t.go.running = None;
    p.add_strength(strength);
    effect_done(p);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn strength_grows_and_the_card_lies_aside() {
        let state = position("seat.0 = { hand = [7, 20], active = ['white 3'] }");
        assert_eq!(offered(&state, card(7)), 1);
        let after = played(&state, Action::Card7);
        assert_eq!(me(&after).strength, 2);
        assert!(after.table.aside.has(DeckCard::new(7)));
        assert_eq!(refused(&after, Action::Card20Jars), ("GO-3", Why::OneCardPerGo));
    }
}
