//! What a card says about itself, and the macro that makes the deck of all cards.

use super::prelude::*;

/// A card's place in the table.
pub(crate) trait InDeck {
    const CARD: DeckCard;
    const CLAUSE: &'static str;
}

/// All the rules say about a card.
pub(crate) trait Card: InDeck {
    /// What the card asks for besides what its own effect names.
    const DEMAND: Demand = Demand::new(Self::CLAUSE, Limit::Go).target(Target::OfCard);
    /// What the card is about.
    const THEMES: &'static [Theme];
    /// The question that the card answers.
    const WHEN: Ask = Ask::Go;
    /// The clause of the project's own value that is printed on it.
    const DATA: Option<&'static str> = None;
    /// GO-16: the card may lie aside until ATK-5.
    const ASIDE_UNTIL_ATTACK: bool = false;
    /// GO-3: why a card whose own effect is possible cannot be played first.
    const NO_ACTION_AFTER: Refusal = Refusal { clause: "GO-3", why: Why::NoActionLeft };

    /// Every way to play the card now, as far as its own effect goes (GO-4).
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O);

    /// Carries the effect out; the card is out of hand already.
    fn play(p: &mut Play<'_>, action: &Action);

    /// GO-4: why the effect is not possible in any way.
    fn possible(_e: &Eyes<'_>) -> Verdict {
        Ok(())
    }

    /// Why the effect is not possible with the things named in this decision.
    fn fits(_e: &Eyes<'_>, _action: &Action) -> Verdict {
        Ok(())
    }

    /// Whether an action is sure to be left when the card is played first; `sure`: no card can spoil it.
    #[inline]
    fn leaves_action(_e: &Eyes<'_>, sure: bool) -> bool {
        sure
    }
}

/// The decision of another card: the table and the file of the card do not agree.
#[cold]
pub(crate) fn stray(action: &Action) -> ! {
    unreachable!("{action:?} is a decision of another card")
}

/// GO-3, GO-16: a card leaves the hand and lies aside while its effect runs.
#[inline]
pub(super) fn begin<C: Card>(p: &mut Play<'_>) {
    if C::WHEN == Ask::Go {
        p.t.go.card = true;
        p.t.go.running = Some(C::CARD);
    }
    p.lay_aside(C::CARD);
}

/// The set of the cards for which this holds, by their place in the table.
pub(super) const fn set_of(which: &[bool]) -> CardSet {
    let (mut bits, mut i) = (0, 0);
    while i < which.len() {
        bits |= (which[i] as u64) << (i + 1);
        i += 1;
    }
    CardSet(bits)
}

macro_rules! deck {
    ($($number:literal => $card:ty: $($decision:ident),+;)+) => {
        impl DeckCard {
            /// The number of action cards.
            pub const COUNT: u8 = [$($number),+].len() as u8;

            /// The clause of the card.
            #[must_use]
            pub const fn clause(self) -> &'static str {
                const CLAUSES: [&str; DeckCard::COUNT as usize] = [$(<$card>::CLAUSE),+];
                CLAUSES[self.number() as usize - 1]
            }

            /// What the card is about.
            #[must_use]
            pub const fn themes(self) -> &'static [Theme] {
                const THEMES: [&[Theme]; DeckCard::COUNT as usize] = [$(<$card>::THEMES),+];
                THEMES[self.number() as usize - 1]
            }

            /// The clause of the project's own values of which one is printed on the card, and which one, from 0.
            #[must_use]
            pub fn data(self) -> Option<(&'static str, usize)> {
                const DATA: [Option<&str>; DeckCard::COUNT as usize] = [$(<$card>::DATA),+];
                let at = self.number() as usize - 1;
                DATA[at].map(|clause| (clause, DATA[..at].iter().filter(|&&before| before == Some(clause)).count()))
            }

            /// The question that the card answers.
            pub(crate) const fn when(self) -> Ask {
                const WHEN: [Ask; DeckCard::COUNT as usize] = [$(<$card>::WHEN),+];
                WHEN[self.number() as usize - 1]
            }
        }

        // The numbers run from 1 without a gap.
        const _: () = {
            let (numbers, mut i) = ([$($number),+], 0);
            while i < numbers.len() {
                assert!(numbers[i] == i + 1);
                i += 1;
            }
        };

        $(impl InDeck for $card {
            const CARD: DeckCard = DeckCard::new($number);
            const CLAUSE: &'static str = concat!("DECK-", $number);
        })+

        /// What this card asks for besides what its own effect names.
        pub(crate) const fn demand(card: DeckCard) -> &'static Demand {
            match card.number() {
                $($number => &const { <$card>::DEMAND },)+
                _ => unreachable!(),
            }
        }

        impl Action {
            /// The action card this decision plays.
            #[must_use]
            pub const fn deck_card(&self) -> Option<DeckCard> {
                match self {
                    $($(Action::$decision { .. })|+ => Some(<$card>::CARD),)+
                    _ => None,
                }
            }
        }

        /// The cards that answer this question.
        pub(crate) const fn played_at(ask: Ask) -> CardSet {
            table::set_of(&[$(<$card>::WHEN as u8 == ask as u8),+])
        }

        /// GO-16: the cards that may lie aside until ATK-5.
        pub(crate) const COMBAT_CARDS: CardSet = table::set_of(&[$(<$card>::ASIDE_UNTIL_ATTACK),+]);

        /// Every way to play this card now, as far as its own effect goes (GO-4).
        #[inline]
        pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
            match card.number() {
                $($number => <$card>::offers(e, out),)+
                _ => {}
            }
        }

        /// Plays a card in the way this decision says.
        #[inline]
        pub(crate) fn play(p: &mut Play<'_>, card: DeckCard, action: &Action) {
            match card.number() {
                $($number => {
                    table::begin::<$card>(p);
                    <$card>::play(p, action);
                })+
                _ => stray(action),
            }
        }

        /// GO-4: why the effect of this card is not possible in any way.
        pub(crate) fn possible(e: &Eyes<'_>, card: DeckCard) -> Verdict {
            match card.number() {
                $($number => <$card>::possible(e),)+
                _ => Ok(()),
            }
        }

        /// Why the effect is not possible with the things named in this decision.
        pub(crate) fn fits(e: &Eyes<'_>, card: DeckCard, action: &Action) -> Verdict {
            match card.number() {
                $($number => <$card>::fits(e, action),)+
                _ => stray(action),
            }
        }

        /// Whether an action is sure to be left when the card is played first; `sure`: no card can spoil it.
        #[inline]
        pub(crate) fn leaves_action(e: &Eyes<'_>, card: DeckCard, sure: bool) -> bool {
            match card.number() {
                $($number => <$card>::leaves_action(e, sure),)+
                _ => sure,
            }
        }

        /// GO-3: why a card whose own effect is possible cannot be played first.
        pub(crate) const fn no_action_after(card: DeckCard) -> Refusal {
            const REASONS: [Refusal; DeckCard::COUNT as usize] = [$(<$card>::NO_ACTION_AFTER),+];
            REASONS[card.number() as usize - 1]
        }
    };
}
pub(super) use deck;
