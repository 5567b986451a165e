//! DECK-10: an active die to any face.

use super::prelude::*;

pub(crate) struct TurnDie;

impl Card for TurnDie {
    const THEMES: &'static [Theme] = &[Theme::Dice];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for die in e.me().active.distinct() {
            out.add_many(6, |k| Action::Card10 { die, to: k as u8 + 1 });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card10 { die, to } = *action else { stray(action) };
        p.change_die(die, to);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        active_dice(e, Self::CLAUSE)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card10 { die, to } = *action else { stray(action) };
        turn(e, Self::CLAUSE, die, to, (1..=6).contains(&to))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_die_shows_any_face() {
        let state = position("seat.0 = { hand = [10], active = ['white 3', 'white 3', 'red 6'] }");
        assert_eq!(offered(&state, card(10)), 12);
        let white = die("white 3");
        let after = played(&state, Action::Card10 { die: white, to: 6 });
        assert_eq!(me(&after).active[..], [white, die("white 6"), die("red 6")]);
        assert_eq!(
            refused(&state, Action::Card10 { die: white, to: 7 }),
            ("DECK-10", Why::WrongTurn { die: white, to: 7 })
        );
    }
}
