//! The board of a stated position: regions, markers, goods, buildings.

use super::Setup;
use crate::ids::*;
use crate::table::{Board, Table};

/// The layout of a position that states none.
const LAYOUT: [&str; 4] =
    ["white yellow blue red", "green red white yellow", "blue white green white", "red green yellow blue"];

pub(super) fn fill(setup: &Setup, t: &mut Table, wrong: &mut Vec<String>) {
    let rows = setup.regions.clone().unwrap_or_else(|| LAYOUT.map(str::to_owned).to_vec());
    match regions(&rows) {
        Ok(regions) => t.board = Board::new(&regions),
        Err(reason) => wrong.push(reason),
    }
    if let Err(reason) = trans(setup, t) {
        wrong.push(reason);
    }
    for (building, state) in &setup.buildings {
        t.buildings[building.index()] = state.0;
        if let crate::table::BuildingState::Owned(seat) = state.0
            && seat >= t.seats()
        {
            wrong.push(format!("{building} belongs to seat {seat}, but there are {} players", t.seats()));
        }
    }
}

fn regions(rows: &[String]) -> Result<[Colour; 16], String> {
    let words: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
    if words.len() != 4 || words.iter().any(|row| row.len() != 4) {
        return Err("SET-2: regions are four rows of four colours".into());
    }
    let mut regions = [Colour::White; 16];
    for (i, word) in words.concat().into_iter().enumerate() {
        regions[i] = word.parse().map_err(|error| format!("SET-2: {error}"))?;
    }
    Ok(regions)
}

/// SET-4: the markers in the order of the box, the attacked region's being the stated one, or `none`.
fn trans(setup: &Setup, t: &mut Table) -> Result<(), String> {
    if let Some(stated) = &setup.trans {
        let (mut box_order, mut sorted) = (t.trans.to_vec(), stated.clone());
        box_order.sort_unstable();
        sorted.sort_unstable();
        if sorted != box_order {
            return Err("SET-4: trans does not list the 16 transformation markers of this game".into());
        }
        t.trans.copy_from_slice(stated);
    }
    let here = t.attacked().index();
    let wanted = match setup.trans_now {
        Some(wanted) => wanted,
        None if setup.trans.is_none() && t.trans.contains(&Trans::None) => Trans::None,
        None => return Ok(()),
    };
    if t.trans[here] == wanted {
        return Ok(());
    }
    match t.trans.iter().position(|&marker| marker == wanted) {
        Some(there) => t.trans.swap(here, there),
        None => return Err(format!("DATA-2: this game has no marker '{wanted}'")),
    }
    Ok(())
}

/// INV-2: what players and the general supply have is missing on regions, on the last of its colour first;
/// what is stated as missing and nobody has is in the general supply.
pub(super) fn goods(setup: &Setup, t: &mut Table, wrong: &mut Vec<String>) {
    for &goods in Goods::ALL {
        let (off, stated) = match goods {
            Goods::Ore => (setup.ore_off, setup.ore_supply),
            Goods::Crystal => (setup.crystals_off, setup.crystal_supply),
        };
        let mut on = RegionSet::ALL.without(off);
        let mut supply = Counts::default();
        for &colour in Colour::ALL {
            let regions = t.board.of(colour);
            let owned = t.players.iter().filter(|p| p.goods(goods).has(colour)).count() as u8;
            let missing = regions.and(off).len();
            let in_supply = stated.map_or(missing.saturating_sub(owned), |counts| counts.get(colour));
            let wanted = owned.saturating_add(in_supply);
            if wanted > regions.len() {
                wrong.push(format!("INV-2: {wanted} {colour} {goods} are stated, but there are {}", regions.len()));
                continue;
            }
            for _ in missing..wanted {
                let last = on.and(regions).iter().last().expect("a marker is left");
                on.remove(last);
            }
            supply.0[colour.index()] = in_supply;
        }
        match goods {
            Goods::Ore => (t.ore, t.ore_supply) = (on, supply),
            Goods::Crystal => (t.crystals, t.crystal_supply) = (on, supply),
        }
    }
}
