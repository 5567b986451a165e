//! INV-1: where the 18 dice of a seat are.

use super::SeatSetup;
use crate::few::Few;
use crate::ids::*;
use crate::table::{ALL_DICE, Player, STORE};

/// Dice not stated stay in the store, as far as they lie there at first, and else in the bag.
/// With a stated bag they go to the depot instead.
pub(super) fn fill(stated: &SeatSetup, seat: Seat, p: &mut Player, wrong: &mut Vec<String>) {
    if stated.active.len() + stated.used.len() > DICE {
        wrong.push(format!("INV-1: seat {seat} has more than {DICE} dice"));
        return;
    }
    stated.active.iter().for_each(|&die| p.active.insert_sorted(die));
    stated.used.iter().for_each(|&used| p.used.insert_sorted(used));
    p.kept = stated.kept;
    let mut named = [0_u16; 5];
    let mut count = |colour: Colour, n: u8| named[colour.index()] += u16::from(n);
    for die in p.active.iter().chain(p.used.iter().map(|used| &used.die)) {
        count(die.colour(), 1);
    }
    for &colour in Colour::ALL {
        for place in [Some(stated.kept), stated.bag, stated.depot].into_iter().flatten() {
            count(colour, place.get(colour));
        }
        for column in stated.store.iter().flatten() {
            count(colour, column.iter().filter(|&&c| c == colour).count() as u8);
        }
    }
    let mut rest = Counts::default();
    for &colour in Colour::ALL {
        let (has, all) = (named[colour.index()], ALL_DICE.get(colour));
        if has > u16::from(all) {
            wrong.push(format!("INV-1: {has} {colour} dice are stated for seat {seat}, who has {all}"));
            return;
        }
        rest.0[colour.index()] = all - has as u8;
    }
    match &stated.store {
        Some(columns) if columns.iter().any(|column| column.len() > 3) => {
            wrong.push(format!("SET-9: seat {seat} has a store column of more than 3 dice"));
            return;
        }
        Some(columns) => p.store = [Few::of(&columns[0]), Few::of(&columns[1])],
        None => p.store = store(&mut rest),
    }
    p.bag = stated.bag.unwrap_or_default();
    p.depot = stated.depot.unwrap_or_default();
    if stated.bag.is_none() {
        p.bag = rest;
    } else if stated.depot.is_none() {
        p.depot = rest;
    } else if rest.total() > 0 {
        let left: Vec<_> = rest.colours().iter().map(|c| format!("{} {c}", rest.get(c))).collect();
        wrong.push(format!(
            "INV-1: bag and depot of seat {seat} are stated, so these dice have no place: {}",
            left.join(", ")
        ));
    }
}

/// SET-9: the store as far as dice are left for it; what is missing is missing from the top of the left column first.
fn store(rest: &mut Counts) -> [Few<Colour, 3>; 2] {
    let mut store = STORE.map(|column| Few::of(&column));
    for &colour in Colour::ALL {
        let there = STORE.iter().flatten().filter(|&&c| c == colour).count() as u8;
        let keep = there.min(rest.get(colour));
        for column in store.iter_mut().filter(|column| column.contains(&colour)).take(usize::from(there - keep)) {
            column.take(colour);
        }
        rest.0[colour.index()] -= keep;
    }
    store
}
