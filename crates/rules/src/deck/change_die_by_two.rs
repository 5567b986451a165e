//! DECK-25: an active die by +2 (6 or less) or by -2 (2 or more; a 2 becomes 1).

use super::prelude::*;

pub(crate) struct ChangeDieByTwo;

/// The values the die can get.
fn values(die: Die) -> [Option<u8>; 2] {
    let value = die.value();
    [(value <= 6).then_some(value + 2), (value >= 2).then(|| (value - 2).max(1))]
}

impl Card for ChangeDieByTwo {
    const THEMES: &'static [Theme] = &[Theme::Dice];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for die in e.me().active.distinct() {
            values(die).into_iter().flatten().for_each(|to| out.add(Action::Card25 { die, to }));
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card25 { die, to } = *action else { stray(action) };
        p.change_die(die, to);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        active_dice(e, Self::CLAUSE)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card25 { die, to } = *action else { stray(action) };
        turn(e, Self::CLAUSE, die, to, values(die).contains(&Some(to)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_die_changes_by_two() {
        let state = position("seat.0 = { hand = [25], active = ['white 2', 'red 6'] }");
        assert_eq!(offered(&state, card(25)), 4);
        let (white, red) = (die("white 2"), die("red 6"));
        assert_eq!(me(&played(&state, Action::Card25 { die: red, to: 8 })).active[..], [white, die("red 8")]);
        assert_eq!(me(&played(&state, Action::Card25 { die: white, to: 1 })).active[..], [die("white 1"), red]);
        assert_eq!(
            refused(&state, Action::Card25 { die: red, to: 7 }),
            ("DECK-25", Why::WrongTurn { die: red, to: 7 })
        );
    }
}
