//! DECK-23 (a mine anywhere) and DECK-32 to DECK-34 (mines on three colours).

use crate::action::Action;
use crate::choice::{Eyes, Offer};
use crate::ids::*;
use crate::phases::actions;
use crate::play::Play;

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    match card.number() {
        23 => {
            if me.mine_supply > 0 {
                out.add_regions(RegionSet::ALL.without(me.mines), 1, |region, _| Action::Card23 { region });
            }
        }
        number => {
            if missing_colours(e, number).is_empty() {
                out.add(match number {
                    32 => Action::Card32,
                    33 => Action::Card33,
                    _ => Action::Card34,
                });
            }
        }
    }
}

/// DATA-3: the colours of the card without an own mine.
pub(crate) fn missing_colours(e: &Eyes<'_>, number: u8) -> ColourSet {
    let wanted = e.t.mine_colours[number as usize - 32];
    wanted.iter().filter(|&c| e.t.board.of(c).and(e.me().mines).is_empty()).collect()
}

pub(crate) fn place(p: &mut Play<'_>, region: Region) {
    p.place_mine(region);
    actions::effect_done(p);
}

/// The mines stay.
pub(crate) fn show(p: &mut Play<'_>) {
    p.gain_medals(Medal::Exploration, 1);
    actions::effect_done(p);
}
