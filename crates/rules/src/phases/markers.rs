//! GO-9: placing guild markers, and taking one back when none is in supply.

use crate::event::Place;
use crate::ids::*;
use crate::pieces::Play;
use crate::step::{Ask, Phase};
use crate::table::{Owed, Player, Table};

/// The two player cards that hold guild markers.
pub(crate) const HOLDERS: [PlayerCard; 2] = [PlayerCard::Organizer, PlayerCard::Manipulator];

/// Where markers can be taken back from: regions, and cards that are no target.
#[derive(Clone, Copy)]
pub(crate) struct Sources {
    pub regions: RegionSet,
    pub cards: PlayerCardSet,
}

impl Sources {
    /// `target_*`: the places chosen for the markers.
    pub fn new(p: &Player, target_regions: RegionSet, target_cards: PlayerCardSet) -> Self {
        Sources {
            regions: p.guild_markers.without(target_regions),
            cards: HOLDERS.into_iter().filter(|&c| p.markers_on(c) > 0 && !target_cards.has(c)).collect(),
        }
    }

    fn places(&self) -> u8 {
        self.regions.len() + self.cards.len()
    }

    /// How many markers lie there.
    pub fn markers(&self, p: &Player) -> u8 {
        self.regions.len() + self.cards.iter().map(|c| p.markers_on(c)).sum::<u8>()
    }
}

/// How many markers can be had for these targets: from supply and by taking back.
pub(crate) fn obtainable(p: &Player, target_regions: RegionSet, target_cards: PlayerCardSet) -> u8 {
    p.guild_supply + Sources::new(p, target_regions, target_cards).markers(p)
}

/// Whether a marker is available. Mostly there is one in supply, and nothing has to be counted.
pub(crate) fn can_be_had(p: &Player, target_cards: PlayerCardSet) -> bool {
    p.guild_supply > 0 || obtainable(p, RegionSet::EMPTY, target_cards) > 0
}

/// The sources for what is owed now; ATK-4 spares the attacked region if it can.
pub(crate) fn sources_now(t: &Table, seat: Seat) -> Sources {
    let p = t.player(seat);
    let owed = &t.go.owed;
    if t.phase == Phase::Attack {
        let others = Sources::new(p, t.attacked().set(), PlayerCardSet::EMPTY);
        if others.places() > 0 {
            return others;
        }
        return Sources::new(p, RegionSet::EMPTY, PlayerCardSet::EMPTY);
    }
    Sources::new(p, owed.target_regions, owed.target_cards)
}

pub(crate) fn place_on_regions(p: &mut Play<'_>, regions: RegionSet) {
    p.t.go.owed.target_regions = p.t.go.owed.target_regions.or(regions);
    for region in regions.iter() {
        if p.me().guild_supply > 0 {
            p.move_marker(Place::Supply, Place::Region(region));
        } else {
            p.t.go.owed.regions.insert(region);
        }
    }
}

/// `if_possible`: places what it can (ACT-4); otherwise the caller knows that all can be had.
pub(crate) fn place_on_card(p: &mut Play<'_>, card: PlayerCard, n: u8, if_possible: bool) {
    if n == 0 {
        return;
    }
    p.t.go.owed.target_cards.insert(card);
    let from_supply = n.min(p.me().guild_supply);
    for _ in 0..from_supply {
        p.move_marker(Place::Supply, Place::Card(card));
    }
    let mut missing = n - from_supply;
    if if_possible {
        missing = missing.min(sources_now(p.t, p.seat).markers(p.t.player(p.seat)));
    }
    match card {
        PlayerCard::Organizer => p.t.go.owed.organizer += missing,
        _ => p.t.go.owed.manipulator += missing,
    }
}

pub(crate) fn place_on_building(p: &mut Play<'_>, building: Building) {
    if p.me().guild_supply > 0 {
        p.move_marker(Place::Supply, Place::Building(building));
    } else {
        p.t.go.owed.building = Some(building);
    }
}

/// Asks which marker to take back, as long as one is owed; says whether it asks.
/// Where there is only one answer, it is not asked (GO-15).
pub(crate) fn ask_take_back(p: &mut Play<'_>) -> bool {
    loop {
        if p.t.go.owed.is_empty() {
            p.t.go.owed = Owed::default();
            return false;
        }
        let left = p.t.go.owed.left();
        let sources = sources_now(p.t, p.seat);
        let all = sources.markers(p.t.player(p.seat));
        debug_assert!(all >= left, "a marker is owed that cannot be had");
        if sources.places() > 1 && all > left {
            p.ask(Ask::TakeBack);
            return true;
        }
        let place = match sources.regions.iter().next() {
            Some(region) => Place::Region(region),
            None => Place::Card(sources.cards.iter().next().expect("a marker is owed that cannot be had")),
        };
        take_back(p, place);
    }
}

/// Moves a marker from its place to the next target.
pub(crate) fn take_back(p: &mut Play<'_>, from: Place) {
    let column = p.t.attack.len() as u8;
    let owed = &mut p.t.go.owed;
    let to = if let Some(region) = owed.regions.iter().next() {
        owed.regions.remove(region);
        Place::Region(region)
    } else if owed.organizer > 0 {
        owed.organizer -= 1;
        Place::Card(PlayerCard::Organizer)
    } else if owed.manipulator > 0 {
        owed.manipulator -= 1;
        Place::Card(PlayerCard::Manipulator)
    } else if let Some(building) = owed.building.take() {
        Place::Building(building)
    } else {
        owed.attack_card = false;
        Place::AttackCard(column)
    };
    p.move_marker(from, to);
}
