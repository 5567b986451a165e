//! DECK-40: a guild marker from an own player card, a guild marker and a mine from own regions, for a medal of choice.

use super::prelude::*;
use crate::event::Place;
use crate::phases::markers::HOLDERS;

pub(crate) struct GiveBack;

impl Card for GiveBack {
    const THEMES: &'static [Theme] = &[Theme::Markers, Theme::Mines, Theme::Medals];

    #[inline]
    fn offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
        let me = e.me();
        let medals = Medal::ALL.len() as u32;
        let mines = u32::from(me.mines.len()) * medals;
        for card in HOLDERS.into_iter().filter(|&card| me.markers_on(card) > 0) {
            out.add_many(u32::from(me.guild_markers.len()) * mines, |k| Action::Card40 {
                card,
                marker: me.guild_markers.nth(k / mines),
                mine: me.mines.nth(k % mines / medals),
                medal: Medal::ALL[(k % medals) as usize],
            });
        }
    }

    fn play(p: &mut Play<'_>, action: &Action) {
        let Action::Card40 { card, marker, mine, medal } = *action else { stray(action) };
        p.move_marker(Place::Card(card), Place::Supply);
        p.take_markers(marker.set());
        p.take_mines(mine.set());
        p.gain_medals(medal, 1);
        effect_done(p);
    }

    fn possible(e: &Eyes<'_>) -> Verdict {
        let me = e.me();
        few(Self::CLAUSE, Pieces::MarkersOnCards, 1, HOLDERS.map(|card| me.markers_on(card)).iter().sum())?;
        few(Self::CLAUSE, Pieces::MarkersOnRegions, 1, me.guild_markers.len())?;
        few(Self::CLAUSE, Pieces::MinesOnRegions, 1, me.mines.len())
    }

    fn fits(e: &Eyes<'_>, action: &Action) -> Verdict {
        let Action::Card40 { card, marker, mine, .. } = *action else { stray(action) };
        require(e.me().markers_on(card) > 0, Self::CLAUSE, Why::NoMarkerOnCard { card })?;
        own_marker(e, Self::CLAUSE, marker)?;
        own_mine(e, Self::CLAUSE, mine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::*;

    #[test]
    fn markers_and_a_mine_are_a_medal() {
        let pieces = "active_cards = ['organizer'], on_organizer = 1, guild_markers = ['1/1'], mines = ['2/2']";
        let state = position(&format!("seat.0 = {{ hand = [40], active = ['white 3'], {pieces} }}"));
        assert_eq!(offered(&state, card(40)), 4);
        let give =
            |mine| Action::Card40 { card: PlayerCard::Organizer, marker: region("1/1"), mine, medal: Medal::Trade };
        let after = played(&state, give(region("2/2")));
        assert_eq!(
            (me(&after).on_organizer, me(&after).guild_markers, me(&after).mines),
            (0, RegionSet::EMPTY, RegionSet::EMPTY)
        );
        assert_eq!(me(&after).medals[Medal::Trade.index()], 1);
        let none = Why::NoOwnMine { region: region("3/3") };
        assert_eq!(refused(&state, give(region("3/3"))), ("DECK-40", none));
    }
}
