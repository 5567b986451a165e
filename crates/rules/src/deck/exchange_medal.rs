//! DECK-31: an own medal for a medal of another kind.

use super::prelude::*;

pub(crate) struct ExchangeMedal;

impl Card for ExchangeMedal {
    const THEMES: &'static [Theme] = &[Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for &give in Medal::ALL {
            for &gain in Medal::ALL {
                if give != gain && e.me().medals[give.index()] > 0 {
                    out.add(Action::Card31 { give, gain });
                }
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card31 { give, gain } = *action else { stray(action) };
        p.lose_medal(give);
        p.gain_medals(gain, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::Medals, 1, e.me().medals.iter().sum())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card31 { give, gain } = *action else { stray(action) };
        require(e.me().medals[give.index()] > 0, Self::CLAUSE, Why::NoMedal { medal: give })?;
        require(give != gain, Self::CLAUSE, Why::SameMedal { medal: gain })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_medal_changes_its_kind() {
        let state = position("seat.0 = { hand = [31], active = ['white 3'], medals = { trade = 1 } }");
        assert_eq!(offered(&state, card(31)), 3);
        let exchange = |gain| Action::Card31 { give: Medal::Trade, gain };
        let after = played(&state, exchange(Medal::Civil));
        assert_eq!((me(&after).medals[Medal::Trade.index()], me(&after).medals[Medal::Civil.index()]), (0, 1));
        assert_eq!(refused(&state, exchange(Medal::Trade)), ("DECK-31", Why::SameMedal { medal: Medal::Trade }));
    }
}
