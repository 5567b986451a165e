//! The solo mat of a stated position.

use super::{Cell, Setup};
use crate::ids::*;
use crate::phases::solo::{COINS, MINES};
use crate::table::Table;

pub(super) fn fill(setup: &Setup, t: &mut Table, wrong: &mut Vec<String>) {
    let stated = &setup.solo;
    let others: Vec<Guild> = Guild::ALL.iter().copied().filter(|&g| g != t.players[0].guild).collect();
    let filled = filled(setup);
    let rows = stated.rows.clone().unwrap_or_else(|| others.clone());
    let used = filled.iter().take_while(|&&n| n > 0).count();
    if filled.iter().any(|&n| n > 6) || filled[used..].iter().any(|&n| n > 0) {
        wrong.push(format!("SOLO-4: rows A, B, C with {filled:?} markers: they fill in this order, 6 at most"));
        return;
    }
    if rows.len() < used || rows.len() > 3 {
        wrong.push(format!("SOLO-4: {} rows are stated, {used} have markers", rows.len()));
        return;
    }
    for (row, &guild) in rows.iter().enumerate().take(used) {
        t.solo.rows[row] = Some(guild);
    }
    t.solo.filled = filled;
    let first = stated.next.and_then(|cell| rows.get(cell.row()).copied());
    let start = stated.start.clone().unwrap_or_else(|| default_start(t, first, &others));
    if start.len() > 3 || first.is_some_and(|guild| start.first() != Some(&guild)) {
        wrong.push("SOLO-3: the marker on I does not lead to the space stated as next".into());
        return;
    }
    for (i, &guild) in start.iter().enumerate() {
        t.solo.start[i] = Some(guild);
    }
    bag(t, &others, wrong);
    let reached: CellSet = CellSet::ALL.iter().filter(|&cell| cell % 6 < filled[usize::from(cell / 6)]).collect();
    let set = |cells: &[Cell]| cells.iter().map(|cell| cell.index()).collect();
    t.solo.mines = stated.mines.as_deref().map_or(MINES.without(reached), set);
    t.solo.coins = stated.coins.as_deref().map_or(COINS.without(reached), set);
    t.solo.loss_box = stated.loss_box;
    t.solo.penalty = stated.penalty;
    t.solo.lost = stated.lost;
    for (row, &n) in filled.iter().enumerate() {
        let full = n == 6;
        let met = stated.met.as_ref().map_or(full, |met| met.iter().any(|cell| cell.row() == row && cell.space() == 5));
        if met {
            t.solo.met.insert(row as u8);
        }
    }
}

/// Three different guilds as far as they have markers left, then what there is; `first` goes on I.
fn default_start(t: &Table, first: Option<Guild>, others: &[Guild]) -> Vec<Guild> {
    let mut start: Vec<Guild> = first.into_iter().collect();
    let left = |guild: Guild, start: &[Guild]| {
        let out = on_mat(t, guild) + start.iter().filter(|&&g| g == guild).count() as u8;
        6_u8.saturating_sub(out)
    };
    let different = others.iter().filter(|&&guild| Some(guild) != first);
    for &guild in different.chain(others.iter().cycle().take(6)) {
        if start.len() < 3 && left(guild, &start) > 0 {
            start.push(guild);
        }
    }
    start
}

/// How many markers of this guild lie in the rows.
fn on_mat(t: &Table, guild: Guild) -> u8 {
    (0..3).filter(|&row| t.solo.rows[row] == Some(guild)).map(|row| t.solo.filled[row]).sum()
}

/// SOLO-1: six markers of each of the other guilds, on the mat, on I to III or in the bag.
fn bag(t: &mut Table, others: &[Guild], wrong: &mut Vec<String>) {
    for &guild in Guild::ALL {
        let out = on_mat(t, guild) + t.solo.start.iter().filter(|&&s| s == Some(guild)).count() as u8;
        let all = if others.contains(&guild) { 6 } else { 0 };
        match u8::checked_sub(all, out) {
            Some(rest) => t.solo.bag[guild.index()] = rest,
            None => wrong.push(format!("SOLO-1: {out} markers of {guild} are stated, but there are {all}")),
        }
    }
}

/// How many spaces of each row are filled; the rows before that of the next space have at least one.
fn filled(setup: &Setup) -> [u8; 3] {
    let mut filled = setup.solo.filled.unwrap_or_default();
    if let Some(next) = setup.solo.next {
        filled[next.row()] = next.space();
        for before in &mut filled[..next.row()] {
            *before = (*before).max(1);
        }
    }
    filled
}
