//! DECK-27: an own guild marker back from an attack card of this round.

use super::prelude::*;
use crate::event::Place;

pub(crate) struct MarkerFromAttackCard;

impl Card for MarkerFromAttackCard {
    const THEMES: &'static [Theme] = &[Theme::Combat, Theme::Markers];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        for (column, attack) in (1..).zip(&e.t.attack[..]) {
            if attack.markers.has(e.seat) {
                out.add(Action::Card27 { column });
            }
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card27 { column } = *action else { stray(action) };
        p.move_marker(Place::AttackCard(column), Place::Supply);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let has = e.t.attack.iter().filter(|attack| attack.markers.has(e.seat)).count();
        few(Self::CLAUSE, Pieces::MarkersOnAttackCards, 1, has as u8)
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card27 { column } = *action else { stray(action) };
        let attack = column.checked_sub(1).and_then(|i| e.t.attack.get(i as usize));
        let marked = attack.is_some_and(|attack| attack.markers.has(e.seat));
        require(marked, Self::CLAUSE, Why::NoMarkerOnAttackCard { column })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn a_marker_comes_back() {
        let state = position("turn = 2\nseat.0 = { hand = [27], active = ['white 3'], on_attack_cards = [1] }");
        assert_eq!(offered(&state, card(27)), 1);
        let after = played(&state, Action::Card27 { column: 1 });
        assert_eq!(me(&after).guild_supply, me(&state).guild_supply + 1);
        let none = Why::NoMarkerOnAttackCard { column: 2 };
        assert_eq!(refused(&state, Action::Card27 { column: 2 }), ("DECK-27", none));
    }
}
