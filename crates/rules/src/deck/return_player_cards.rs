//! DECK-29: two own active player cards back to hand for a medal of choice.

use super::prelude::*;

const CARDS: u8 = 2;

pub(crate) struct ReturnPlayerCards;

impl Card for ReturnPlayerCards {
    const THEMES: &'static [Theme] = &[Theme::Medals, Theme::Cards];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let active = e.me().active_cards;
        let medals = Medal::ALL.len() as u32;
        out.add_many(choose(active.len(), CARDS) * medals, |k| Action::Card29 {
            cards: active.nth_subset(CARDS, k / medals),
            medal: Medal::ALL[(k % medals) as usize],
        });
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card29 { cards, medal } = *action else { stray(action) };
        cards.iter().for_each(|card| p.deactivate(card));
        p.gain_medals(medal, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::PlayerCardsInPlay, CARDS, e.me().active_cards.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card29 { cards, .. } = *action else { stray(action) };
        number(Self::CLAUSE, Pieces::PlayerCardsInPlay, CARDS, CARDS, cards.len())?;
        cards.iter().try_for_each(|card| in_play(e, Self::CLAUSE, card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn two_player_cards_are_a_medal() {
        let cards = "['banker', 'steam_dyer', 'rumblepoke']";
        let state = position(&format!("seat.0 = {{ hand = [29], active = ['white 3'], active_cards = {cards} }}"));
        assert_eq!(offered(&state, card(29)), 12);
        let give =
            |cards: &[PlayerCard]| Action::Card29 { cards: cards.iter().copied().collect(), medal: Medal::Civil };
        let after = played(&state, give(&[PlayerCard::Banker, PlayerCard::SteamDyer]));
        assert_eq!((me(&after).active_cards.len(), me(&after).medals[Medal::Civil.index()]), (1, 1));
        let one = Why::WrongNumber { of: Pieces::PlayerCardsInPlay, least: 2, most: 2, has: 1 };
        assert_eq!(refused(&state, give(&[PlayerCard::Banker])), ("DECK-29", one));
    }
}
