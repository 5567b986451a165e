//! DECK-16: before the action, the card is a die for this action, which must use it (GO-17).

use super::prelude::*;

pub(crate) struct CardAsDie;

impl Card for CardAsDie {
    const THEMES: &'static [Theme] = &[Theme::Dice];
    const ASIDE_UNTIL_ATTACK: bool = true;

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if !e.t.go.acted {
            out.add(Action::Card16);
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        p.t.go.card_die = true;
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        before_action(e, Self::CARD)
    }

    /// The card that is a die can always go to the Attack space as a red one.
    #[inline]
    fn leaves_action(_: &Eyes<'_>, _: bool) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn the_card_is_a_die() {
        let state = position("seat.0.hand = [16]");
        assert_eq!(offered(&state, card(16)), 1, "without any other die");
        assert!(played(&state, Action::Card16).table.go.card_die);
        let state = position("seat.0 = { hand = [16], active = ['white 3'] }");
        let after = played(&state, Action::Little { die: Placed::plain(die("white 3")) });
        assert_eq!(refused(&after, Action::Card16), ("DECK-16", Why::TooLate { card: DeckCard::new(16) }));
    }
}
