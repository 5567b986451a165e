//! DECK-20: combat strength +4, or 8 Jars.

use super::combat_strength::use_for_combat;
use super::prelude::*;

pub(crate) struct CombatOrJars;

impl Card for CombatOrJars {
    const THEMES: &'static [Theme] = &[Theme::Combat, Theme::Jars];
    const ASIDE_UNTIL_ATTACK: bool = true;

    #[inline]
    fn offers<O: Offer>(_: &Eyes<'_>, out: &mut O) {
        out.add(Action::Card20Combat);
        out.add(Action::Card20Jars);
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        if *action == Action::Card20Combat {
            use_for_combat(p, 4);
        } else {
            p.gain_jars(8);
            effect_done(p);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn strength_or_jars() {
        let state = position("seat.0 = { hand = [20], active = ['white 3'] }");
        assert_eq!(offered(&state, card(20)), 2);
        assert_eq!(me(&played(&state, Action::Card20Combat)).strength, 4);
        let after = played(&state, Action::Card20Jars);
        assert_eq!((me(&after).jars, after.table.discard), (8, DeckCard::new(20).set()));
        assert_eq!(refused(&position(""), Action::Card20Jars), ("GO-3", Why::NotInHand { card: DeckCard::new(20) }));
    }
}
