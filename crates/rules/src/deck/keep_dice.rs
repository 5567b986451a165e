//! DECK-22: in clean-up, two dice of the turn stay on the card for a later preparation.

use super::prelude::*;
use crate::event::DicePlace;
use crate::phases::clean_up::{dice_of_turn, tidy_up};

const DICE: u8 = 2;

pub(crate) struct KeepDice;

impl Card for KeepDice {
    const THEMES: &'static [Theme] = &[Theme::Dice];
    const WHEN: Ask = Ask::TidyUp;

    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        dice_of_turn(e.me()).parts(DICE).for_each(|dice| out.add(Action::Card22 { dice }));
    }

    /// The card stays aside until it is empty (GO-16).
    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card22 { dice } = *action else { stray(action) };
        p.me().kept = dice;
        for &colour in Colour::ALL {
            for _ in 0..dice.get(colour) {
                let me = p.me();
                let from = match me.used.iter().position(|u| u.die.colour() == colour) {
                    Some(at) => DicePlace::Used(me.used.remove(at).on),
                    None => {
                        let at = me.active.iter().position(|d| d.colour() == colour).expect("a die of the turn");
                        me.active.remove(at);
                        DicePlace::Active
                    }
                };
                p.move_dice(Counts::one(colour), from, DicePlace::Kept);
            }
        }
        tidy_up(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::DiceOfTurn, DICE, dice_of_turn(e.me()).total())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card22 { dice } = *action else { stray(action) };
        number(Self::CLAUSE, Pieces::Dice, DICE, DICE, dice.total())?;
        counts_in(Self::CLAUSE, Pieces::DiceOfTurn, dice, dice_of_turn(e.me()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn two_dice_stay_on_the_card() {
        let state = position("begin = 'clean_up'\nseat.0 = { hand = [22], active = ['white 3', 'red 2'] }");
        assert_eq!(offered(&state, card(22)), 1);
        let after = played(&state, Action::Card22 { dice: Counts::of(1, 0, 0, 1, 0) });
        assert_eq!((me(&after).kept, after.table.aside), (Counts::of(1, 0, 0, 1, 0), DeckCard::new(22).set()));
        let missing = Why::ColourMissing { from: Pieces::DiceOfTurn, colour: Colour::White, needs: 2, has: 1 };
        assert_eq!(refused(&state, Action::Card22 { dice: Counts::of(2, 0, 0, 0, 0) }), ("DECK-22", missing));
    }
}
