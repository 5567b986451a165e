//! DECK-1: in preparation, five dice of choice from the depot instead of the draw.

use super::prelude::*;
use crate::event::DicePlace;
use crate::phases::preparation;

const DICE: u8 = 5;

pub(crate) struct ChooseFromDepot;

impl Card for ChooseFromDepot {
    const THEMES: &'static [Theme] = &[Theme::Dice];
    const WHEN: Ask = Ask::Draw;

    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        e.me().depot.parts(DICE).for_each(|dice| out.add(Action::Card1 { dice }));
    }

    /// The dice count as drawn (PREP-4).
    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card1 { dice } = *action else { stray(action) };
        let me = p.me();
        me.depot = me.depot.minus(dice);
        me.drawn = me.drawn.plus(dice);
        p.move_dice(dice, DicePlace::Depot, DicePlace::Drawn);
        p.discard_aside(Self::CARD);
        preparation::redraw_or_not(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        few(Self::CLAUSE, Pieces::DiceInDepot, DICE, e.me().depot.total())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card1 { dice } = *action else { stray(action) };
        number(Self::CLAUSE, Pieces::Dice, DICE, DICE, dice.total())?;
        counts_in(Self::CLAUSE, Pieces::DiceInDepot, dice, e.me().depot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn five_dice_of_the_depot_are_drawn() {
        let state = position("begin = 'preparation'\nseat.0.hand = [1]\nseat.0.depot = { white = 5, red = 1 }");
        assert_eq!(offered(&state, card(1)), 2);
        let after = played(&state, Action::Card1 { dice: Counts::of(4, 0, 0, 1, 0) });
        assert_eq!(me(&after).drawn, Counts::of(4, 0, 0, 1, 0));
        assert!(after.table.discard.has(DeckCard::new(1)));
        let missing = Why::ColourMissing { from: Pieces::DiceInDepot, colour: Colour::Red, needs: 2, has: 1 };
        assert_eq!(refused(&state, Action::Card1 { dice: Counts::of(3, 0, 0, 2, 0) }), ("DECK-1", missing));
    }
}
