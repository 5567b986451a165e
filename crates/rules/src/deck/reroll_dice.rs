//! DECK-12: any number of active dice are rolled again.

use super::prelude::*;
use crate::step::RollWhy;

pub(crate) struct RerollDice;

impl Card for RerollDice {
    const THEMES: &'static [Theme] = &[Theme::Dice];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        out.add_choices(&e.me().active, |dice| Action::Card12 { dice });
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card12 { dice } = action else { stray(action) };
        p.reroll(dice, RollWhy::Effect);
    }

    /// Nobody knows what the dice in the air will make possible.
    #[inline]
    fn leaves_action(_: &Eyes<'_>, _: bool) -> bool {
        true
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        active_dice(e, Self::CLAUSE)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card12 { dice } = action else { stray(action) };
        let all = &e.me().active;
        number(Self::CLAUSE, Pieces::Dice, 1, all.len() as u8, dice.len() as u8)?;
        active(e, all, dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn any_dice_are_rolled_again() {
        let state = position("seat.0 = { hand = [12], active = ['white 3', 'white 3', 'red 6'] }");
        assert_eq!(offered(&state, card(12)), 5);
        let roll = |text| Action::Card12 { dice: Dice::of(&[die(text)]) };
        let after = played(&state, roll("white 3"));
        assert_eq!((me(&after).drawn, me(&after).active.len()), (Counts::one(Colour::White), 2));
        assert_eq!(me(&settled(after)).active.len(), 3);
        let missing = Why::DieMissing { die: die("red 5"), needs: 1, has: 0 };
        assert_eq!(refused(&state, roll("red 5")), ("GO-6", missing));
    }
}
