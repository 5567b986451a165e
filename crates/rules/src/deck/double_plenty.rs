//! DECK-24: the gain of Plenty in the same go is doubled; played first, the action must be or contain Plenty.

use super::prelude::*;
use crate::mat::money;

pub(crate) struct DoublePlenty;

impl DoublePlenty {
    /// Plenty can still come, or was this go's action.
    fn in_time(e: &Eyes<'_>) -> bool {
        !e.t.go.acted || e.t.go.plenty.is_some()
    }
}

impl Card for DoublePlenty {
    const THEMES: &'static [Theme] = &[Theme::Jars];
    const NO_ACTION_AFTER: Refusal = Refusal { clause: Self::CLAUSE, why: Why::NoPlentyLeft };

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        if Self::in_time(e) {
            out.add(Action::Card24);
        }
    }

    fn play(p: &mut Play<'_>, _: &Action) {
        if p.t.go.acted {
            money::double(p);
        } else {
            p.t.go.double = true;
        }
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        require(Self::in_time(e), Self::CLAUSE, Why::NoPlenty)
    }

    /// Plenty must follow.
    #[inline]
    fn leaves_action(e: &Eyes<'_>, _: bool) -> bool {
        e.t.go.acted || e.me().free(Space::Money) && e.me().active.iter().any(|die| die.is_white())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn plenty_is_doubled() {
        let state = position("seat.0 = { hand = [24], active = ['white 3'] }");
        assert_eq!(offered(&state, card(24)), 1);
        let plenty = Action::Plenty { dice: crate::few::Few::of(&[Placed::plain(die("white 3"))]) };
        assert_eq!(me(&played(&played(&state, Action::Card24), plenty)).jars, 6);
        assert_eq!(me(&played(&played(&state, plenty), Action::Card24)).jars, 6);
        let after = played(&state, Action::Little { die: Placed::plain(die("white 3")) });
        assert_eq!(refused(&after, Action::Card24), ("DECK-24", Why::NoPlenty));
        let no_white = position("seat.0 = { hand = [24], active = ['red 3'] }");
        assert_eq!(refused(&no_white, Action::Card24), ("DECK-24", Why::NoPlentyLeft));
    }
}
