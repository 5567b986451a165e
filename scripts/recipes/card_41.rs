//! DECK-41: 1 Jar.

use super::prelude::*;

pub(crate) struct OneJar;

impl Card for OneJar {
    const THEMES: &'static [Theme] = &[Theme::Jars];

    #[inline]
    fn offers<O: Offer>(_: &Eyes<'_>, out: &mut O) {
        out.add(Action::Card41);
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        p.gain_jars(1);
        effect_done(p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_jar_is_gained() {
        let state = position("seat.0 = { hand = [41], active = ['white 3'] }");
        assert_eq!(offered(&state, card(41)), 1);
        assert_eq!(me(&played(&state, Action::Card41)).jars, 1);
        assert_eq!(refused(&position(""), Action::Card41), ("GO-3", Why::NotInHand { card: DeckCard::new(41) }));
    }
}
