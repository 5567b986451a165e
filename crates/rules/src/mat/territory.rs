//! MAT-4 Territory: guild marker on a region, and Explore.

use crate::action::Action;
use crate::choice::{Duty, Eyes, Face, Offer, each_pair};
use crate::ids::*;
use crate::phases::{actions, markers};
use crate::play::Play;
use crate::shapes;
use crate::table::Spot;

pub(crate) fn offers<O: Offer>(faces: &[Face], e: &Eyes<'_>, duty: &Duty, out: &mut O) {
    let me = e.me();
    for regions in shapes::connected_fours(me.guild_markers) {
        for face in faces {
            if face.card_only_as(Colour::White, 6) && duty.met_by(&[face.placed], false) {
                out.add(Action::Explore { die: face.placed, regions });
            }
        }
    }
    if out.enough() || !can_place(e) {
        return;
    }
    let free = RegionSet::ALL.without(me.guild_markers);
    let board = &e.t.board;
    each_pair(
        faces,
        |_| true,
        |a, b| {
            let dice = [a.placed, b.placed];
            if !duty.met_by(&dice, false) {
                return;
            }
            let mut regions = board.of(a.colour).or(board.of(b.colour)).and(free);
            if b.is_card() {
                regions = regions.iter().filter(|&r| card_face_fits(a, b, board.colour(r))).collect();
            }
            out.add_regions(regions, |region| Action::MarkerOnRegion { dice, region });
        },
    );
}

/// DECK-16: white where the other die has the colour of the region, otherwise that colour.
/// Cards sort behind dice, so the card is the second of a pair.
fn card_face_fits(die: &Face, card: &Face, region: Colour) -> bool {
    let colour = if die.colour == region { Colour::White } else { region };
    card.card_only_as(colour, 6)
}

/// GO-9: a marker in supply, or one that can be taken back. The target never holds an own marker.
pub(crate) fn can_place(e: &Eyes<'_>) -> bool {
    markers::obtainable(e.me(), RegionSet::EMPTY, PlayerCardSet::EMPTY) > 0
}

pub(crate) fn marker_on_region(p: &mut Play<'_>, dice: &[Placed], region: Region, repeat: bool) {
    actions::use_space(p, Space::Territory, repeat);
    p.place_dice(dice, Spot::Space(Space::Territory));
    markers::place_on_regions(p, region.set());
    actions::effect_done(p);
}

/// Exactly 4 connected regions for 1 exploration medal.
pub(crate) fn explore(p: &mut Play<'_>, die: Placed, regions: RegionSet, repeat: bool) {
    actions::use_space(p, Space::Territory, repeat);
    p.place_die(die, Spot::Space(Space::Territory));
    p.take_markers(regions);
    p.gain_medals(Medal::Exploration, 1);
    actions::effect_done(p);
}
