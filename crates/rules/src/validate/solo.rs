//! Whether the solo mat fits the game (SOLO).

use super::Findings;
use crate::ids::*;
use crate::phases::solo::{COINS, MINES, SWAP, cell, mine_places, swaps, unbuilt};
use crate::step::{Ask, Chance, Phase, Step};
use crate::table::{Solo, Table};

pub(super) fn pieces(t: &Table, wrong: &mut Findings) {
    if !t.is_solo() {
        wrong.expect(t.solo == Solo::default(), || "SOLO-1: a solo mat, but more than one player".into());
        wrong.expect(t.phase != Phase::Solo, || "SOLO-3: the solo phase, but more than one player".into());
        return;
    }
    let solo = &t.solo;
    if t.phase == Phase::SetUp && t.step == Step::Chance(Chance::Setup) {
        wrong.expect(*solo == Solo::default(), || "SOLO-1: the solo mat is laid out at set-up".into());
        return;
    }
    rows(t, wrong);
    if wrong.found() {
        return;
    }
    let reached: CellSet = CellSet::ALL.iter().filter(|&cell| cell % 6 < solo.filled[usize::from(cell / 6)]).collect();
    // The general action of a space comes before its mine or coin moves.
    let pending = match t.step {
        Step::Chance(Chance::SoloBuildings { penalty: false, .. } | Chance::SoloDie { penalty: false }) => {
            CellSet::ALL.iter().filter(|&cell| cell == solo.cell).collect()
        }
        _ => CellSet::EMPTY,
    };
    let there = pending.or(CellSet::ALL.without(reached));
    wrong.expect(MINES.and(there).contains(solo.mines), || format!("SOLO-2: mines on the mat: {:?}", solo.mines));
    let moved = CellSet(1 << cell::A6 | 1 << cell::B6);
    wrong.expect(COINS.and(there).or(moved).contains(solo.coins), || {
        format!("SOLO-2: coins on the mat: {:?}", solo.coins)
    });
    let lost = u32::from(solo.loss_box) + u32::from(solo.placing) + u32::from(solo.mines.len());
    wrong.expect(lost <= u32::from(MINES.len()), || format!("SOLO-5: {} mines in the loss box", solo.loss_box));
    let gone = MINES.without(there);
    let penalty = |cell: u8, points: u8| if gone.has(cell) { points } else { 0 };
    wrong.expect(solo.penalty <= penalty(cell::A2, 2) + penalty(cell::B4, 3), || {
        format!("SOLO-5: a penalty of {}", solo.penalty)
    });
    let full: RowSet = RowSet::ALL.iter().filter(|&row| solo.filled[usize::from(row)] == 6).collect();
    wrong.expect(full.contains(solo.met), || "SOLO-6: a last space is met that was not reached".into());
    // Since a game ends with the second full row, the markers last for all turns.
    let going_on = !solo.lost && solo.met == full && full.len() < 2;
    wrong.expect(going_on || t.phase == Phase::Over, || "SOLO-6: the game has ended already".into());
    wrong.expect(solo.cell < 18, || format!("SOLO-1: the solo mat has no space {}", solo.cell));
    let placing = matches!(t.step, Step::Ask { ask: Ask::SoloMine, .. });
    wrong.expect(solo.placing == placing, || "SOLO-5: a mine is to be placed, but nobody is asked".into());
}

/// SOLO-1, SOLO-4: six markers of each of the other guilds; rows are taken in order.
fn rows(t: &Table, wrong: &mut Findings) {
    let solo = &t.solo;
    let mut taken = true;
    for row in 0..3 {
        let (guild, n) = (solo.rows[row], solo.filled[row]);
        let twice = guild.is_some() && solo.rows[..row].contains(&guild);
        wrong.expect(n <= 6 && guild.is_some() == (n > 0) && (taken || n == 0) && !twice, || {
            format!("SOLO-4: {n} markers of {guild:?} in row {row}")
        });
        taken = n > 0;
    }
    let mut left = 0;
    for &guild in Guild::ALL {
        let on_mat: usize = (0..3).filter(|&r| solo.rows[r] == Some(guild)).map(|r| usize::from(solo.filled[r])).sum();
        let waiting = solo.start.iter().filter(|&&g| g == Some(guild)).count() + usize::from(solo.bag[guild.index()]);
        let wanted = if guild == t.players[0].guild { 0 } else { 6 };
        wrong.expect(on_mat + waiting == wanted, || format!("SOLO-1: {} markers of {guild}", on_mat + waiting));
        left += waiting;
    }
    if t.phase == Phase::Over {
        return;
    }
    // I, II and III are filled in this order as long as there are markers.
    let (waiting, bag) = (solo.start.iter().flatten().count(), left - solo.start.iter().flatten().count());
    let fits = match t.step {
        Step::Chance(Chance::SoloMarkers { n }) => {
            waiting + usize::from(n) == 3 && usize::from(n) <= bag && filled_up(&solo.start)
        }
        _ if t.phase == Phase::Solo && after_placing(t) => {
            solo.start[0].is_none() && filled_up(&solo.start[1..]) && (waiting == 2 || bag == 0)
        }
        _ => filled_up(&solo.start) && (waiting == 3 || bag == 0),
    };
    wrong.expect(fits, || format!("SOLO-3: {:?} on I, II and III", solo.start));
}

fn filled_up(start: &[Option<Guild>]) -> bool {
    start.is_sorted_by_key(|guild| guild.is_none())
}

/// Whether the marker of this turn has left I.
fn after_placing(t: &Table) -> bool {
    matches!(t.step, Step::Chance(_) | Step::Ask { ask: Ask::SoloMine | Ask::LosePlayerCard | Ask::LoseMedal, .. })
}

pub(super) fn question(t: &Table) -> bool {
    let (solo, p) = (&t.solo, &t.players[0]);
    let at = solo.cell;
    let just_reached = solo.filled[usize::from(at / 6)] == at % 6 + 1;
    match t.step {
        Step::Ask { ask: Ask::SoloSwap, .. } => p.jars >= SWAP && swaps(t) != [false, false],
        Step::Chance(Chance::SoloMarkers { n }) => n == 1 && just_reached,
        _ if !just_reached => false,
        Step::Ask { ask: Ask::SoloMine, .. } => MINES.has(at) && !mine_places(p).is_empty(),
        Step::Ask { ask: Ask::LosePlayerCard, .. } => {
            let n = t.loss.n;
            at == cell::B5 && (1..=2).contains(&n) && p.active_cards.len() > n && t.loss.column == 0 && t.loss.card == 0
        }
        Step::Ask { ask: Ask::LoseMedal, .. } => at == cell::C4,
        Step::Chance(Chance::SoloDie { penalty }) => match at {
            cell::B2 => !penalty,
            cell::A5 | cell::C3 => penalty,
            _ => false,
        },
        Step::Chance(Chance::SoloBuildings { n, penalty }) => {
            let most = match (at, penalty) {
                (cell::A2 | cell::B4, false) => 1,
                (cell::A2, true) => 2,
                (cell::B4, true) => 3,
                _ => 0,
            };
            (1..=most).contains(&n) && n <= unbuilt(t).len()
        }
        _ => false,
    }
}
