//! DECK-5: a white space may be used once more this turn. Always playable.

use super::prelude::*;
use crate::event::Event;

pub(crate) struct ExtraUse;

impl Card for ExtraUse {
    const THEMES: &'static [Theme] = &[Theme::Cards];

    #[inline]
    fn offers<O: Offer>(_: &Eyes<'_>, out: &mut O) {
        out.add_many(Space::ALL.len() as u32, |k| Action::Card5 { space: Space::ALL[k as usize] });
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card5 { space } = *action else { stray(action) };
        let seat = p.seat;
        p.me().extra_uses[space.index()] += 1;
        p.emit(Event::ExtraUse { seat, space });
        effect_done(p);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_space_may_be_used_once_more() {
        let state = position("seat.0 = { hand = [5], active = ['white 3'] }");
        assert_eq!(offered(&state, card(5)), 6);
        let money = Action::Card5 { space: Space::Money };
        assert_eq!(me(&played(&state, money)).extra_uses[Space::Money.index()], 1);
        assert_eq!(refused(&position(""), money), ("GO-3", Why::NotInHand { card: DeckCard::new(5) }));
    }
}
