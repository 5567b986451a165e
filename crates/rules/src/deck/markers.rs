//! DECK-2, 4, 11, 15, 17, 18, 21, 27, 35 to 38, 40: guild markers.

use crate::action::Action;
use crate::choice::{Eyes, Offer, choose};
use crate::event::Place;
use crate::ids::*;
use crate::phases::{actions, markers};
use crate::play::Play;
use crate::shapes;

#[inline(always)]
pub(crate) fn offers<O: Offer>(card: DeckCard, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let own = me.guild_markers;
    let free = RegionSet::ALL.without(own);
    match card.number() {
        2 => {
            for size in [1, 2] {
                out.add_list(choose(own.len(), size), || own.subsets(size).map(|regions| Action::Card2 { regions }));
            }
        }
        4 => {
            let moves = || own.iter().flat_map(|from| free.iter().map(move |to| Action::Card4 { from, to }));
            out.add_list(u32::from(own.len()) * u32::from(free.len()), moves);
        }
        11 => fill_offers(e, [u8::MAX; 2], |organizer, manipulator| Action::Card11 { organizer, manipulator }, out),
        15 => out.add_list(choose(own.len(), 3), || own.subsets(3).map(|regions| Action::Card15 { regions })),
        17 => {
            if markers::can_be_had(me, PlayerCardSet::EMPTY) {
                out.add_regions(free, 1, |region, _| Action::Card17 { region });
            }
        }
        18 => top_row_offers(e, out),
        21 => fill_offers(e, [1; 2], |organizer, manipulator| Action::Card21 { organizer, manipulator }, out),
        27 => {
            for (column, attack) in e.t.attack.iter().enumerate() {
                if attack.markers.has(e.seat) {
                    out.add(Action::Card27 { column: column as u8 + 1 });
                }
            }
        }
        number @ 35..=38 => {
            let groups = || shapes::fours_of_shape(e.t.shapes[number as usize - 35], own);
            out.add_list(groups().0, || {
                groups().1.map(|regions| match number {
                    35 => Action::Card35 { regions },
                    36 => Action::Card36 { regions },
                    37 => Action::Card37 { regions },
                    _ => Action::Card38 { regions },
                })
            });
        }
        _ => give_back_offers(e, out),
    }
}

/// DECK-11 and DECK-21: how many on Organizer and Manipulator. A card that receives none is no
/// target, so its markers can be taken back (GO-9).
fn fill_offers<O: Offer>(e: &Eyes<'_>, most: [u8; 2], action: impl Fn(u8, u8) -> Action, out: &mut O) {
    let me = e.me();
    let [organizer, manipulator] = markers::HOLDERS.map(|card| me.room_on(card));
    for on_organizer in 0..=organizer.min(most[0]) {
        for on_manipulator in 0..=manipulator.min(most[1]) {
            let targets = [(PlayerCard::Organizer, on_organizer), (PlayerCard::Manipulator, on_manipulator)]
                .into_iter()
                .filter(|&(_, n)| n > 0)
                .map(|(card, _)| card)
                .collect();
            let n = on_organizer + on_manipulator;
            if n > 0 && n <= markers::obtainable(me, RegionSet::EMPTY, targets) {
                out.add(action(on_organizer, on_manipulator));
            }
        }
    }
}

/// DECK-18: an adjacent free pair of the top row; only without one a single region.
fn top_row_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    let free = RegionSet::TOP_ROW.without(me.guild_markers);
    let pairs = [0b0011, 0b0110, 0b1100].map(RegionSet).into_iter().filter(|&pair| free.contains(pair));
    let n = markers::obtainable(me, RegionSet::EMPTY, PlayerCardSet::EMPTY);
    if pairs.clone().next().is_some() {
        if n >= 2 {
            pairs.for_each(|regions| out.add(Action::Card18 { regions }));
        }
    } else if n >= 1 {
        free.iter().for_each(|region| out.add(Action::Card18 { regions: region.set() }));
    }
}

/// DECK-40: a marker from a player card, a marker and a mine from regions.
fn give_back_offers<O: Offer>(e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    for card in markers::HOLDERS.into_iter().filter(|&card| me.markers_on(card) > 0) {
        let n = u32::from(me.guild_markers.len()) * u32::from(me.mines.len()) * Medal::ALL.len() as u32;
        out.add_list(n, || {
            me.guild_markers.iter().flat_map(move |marker| {
                let medals =
                    move |mine| Medal::ALL.iter().map(move |&medal| Action::Card40 { card, marker, mine, medal });
                me.mines.iter().flat_map(medals)
            })
        });
    }
}

/// DECK-2: 8 Jars each.
pub(crate) fn sell(p: &mut Play<'_>, regions: RegionSet) {
    p.take_markers(regions);
    p.gain_jars(8 * u16::from(regions.len()));
    actions::effect_done(p);
}

pub(crate) fn move_anywhere(p: &mut Play<'_>, from: Region, to: Region) {
    p.move_marker(Place::Region(from), Place::Region(to));
    actions::effect_done(p);
}

pub(crate) fn fill(p: &mut Play<'_>, organizer: u8, manipulator: u8) {
    // Both are targets before anything is taken back.
    markers::place_on_card(p, PlayerCard::Organizer, organizer, false);
    markers::place_on_card(p, PlayerCard::Manipulator, manipulator, false);
    actions::effect_done(p);
}

/// DECK-15 (1 medal) and DECK-35 to DECK-38 (2 medals).
pub(crate) fn explore(p: &mut Play<'_>, regions: RegionSet, medals: u8) {
    p.take_markers(regions);
    p.gain_medals(Medal::Exploration, medals);
    actions::effect_done(p);
}

/// DECK-17, DECK-18
pub(crate) fn place(p: &mut Play<'_>, regions: RegionSet) {
    markers::place_on_regions(p, regions);
    actions::effect_done(p);
}

/// DECK-27
pub(crate) fn from_attack_card(p: &mut Play<'_>, column: u8) {
    p.move_marker(Place::AttackCard(column), Place::Supply);
    actions::effect_done(p);
}

pub(crate) fn give_back(p: &mut Play<'_>, card: PlayerCard, marker: Region, mine: Region, medal: Medal) {
    p.move_marker(Place::Card(card), Place::Supply);
    p.take_markers(marker.set());
    p.take_mines(mine.set());
    p.gain_medals(medal, 1);
    actions::effect_done(p);
}
