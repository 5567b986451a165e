//! MAT-4 Territory: guild marker on a region, and Explore.

use crate::action::Action;
use crate::choice::{Eyes, Face, Offer, Pool, by_colour, each_pair, pair_way, pair_ways};
use crate::demand::{Demand, Target};
use crate::ids::*;
use crate::phases::{actions, markers};
use crate::play::Play;
use crate::shapes;
use crate::table::Spot;

pub(crate) const MARKER_ON_REGION: Demand = Demand::on(Space::Territory, "MAT-4").dice(2).target(Target::Region);
pub(crate) const EXPLORE: Demand = Demand::on(Space::Territory, "MAT-4").dice(1).target(Target::Group(4));

pub(crate) fn offers<O: Offer>(pool: &Pool<'_>, e: &Eyes<'_>, out: &mut O) {
    let me = e.me();
    for regions in shapes::connected_fours(me.guild_markers) {
        pool.each(out, |die| Action::Explore { die, regions });
    }
    if out.enough() || !can_place(e) {
        return;
    }
    let free = RegionSet::ALL.without(me.guild_markers);
    let board = &e.t.board;
    if pool.simple {
        let groups = by_colour(pool.dice);
        for (i, first) in groups.iter().enumerate() {
            for (j, second) in groups.iter().enumerate().skip(i) {
                let regions = board.of(Colour::ALL[i]).or(board.of(Colour::ALL[j])).and(free);
                let mut offer = |a: &Face, b: &Face| {
                    out.add_regions(regions, pair_ways(a, b), |region, way| Action::MarkerOnRegion {
                        dice: pair_way(a, b, way),
                        region,
                    });
                };
                if i == j {
                    each_pair(first, |_| true, offer);
                } else {
                    first.iter().for_each(|a| second.iter().for_each(|b| offer(a, b)));
                }
            }
        }
        return;
    }
    // DECK-16: a higher face makes no difference, so the highest stands for all.
    each_pair(
        pool.dice,
        |f| !f.is_card() || f.value == 6,
        |a, b| {
            let dice = [a.placed, b.placed];
            if !pool.duty.met_by(&dice, false) {
                return;
            }
            let mut regions = board.of(a.colour).or(board.of(b.colour)).and(free);
            if b.is_card() {
                regions = regions.iter().filter(|&r| card_face_fits(a, b, board.colour(r))).collect();
            }
            out.add_regions(regions, 1, |region, _| Action::MarkerOnRegion { dice, region });
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
    markers::can_be_had(e.me(), PlayerCardSet::EMPTY)
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
