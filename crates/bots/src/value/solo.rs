//! What the learned evaluation sees of the solo mat (SOLO).

use tharos_rules::Table;

use super::pen::Pen;

/// The spaces that ask for something, last spaces at the end of their row.
const CELLS: [u8; 12] = [1, 3, 4, 5, 7, 9, 10, 11, 12, 14, 15, 17];

pub(super) fn write(pen: &mut Pen<'_>, t: &Table) {
    let solo = &t.solo;
    for (row, &filled) in solo.filled.iter().enumerate() {
        pen.one_of(7, usize::from(filled));
        let guild = solo.rows[row];
        // A row without a colour takes the first new one that is placed; its markers are unknown until then.
        pen.number(guild.map_or(0, |g| solo.bag[g.index()]), 0.2);
        for start in solo.start {
            pen.flag(guild.is_some() && start == guild);
        }
    }
    for start in solo.start {
        pen.flag(start.is_some_and(|g| !solo.rows.contains(&Some(g))));
    }
    pen.flag(solo.rows.iter().all(Option::is_some));
    let start_differs = |a: usize, b: usize| solo.start[a] != solo.start[b];
    pen.flag(start_differs(0, 1));
    pen.flag(start_differs(1, 2));
    pen.flag(t.players[0].jars >= 3);
    for cell in CELLS {
        let (row, space) = (usize::from(cell / 6), cell % 6);
        let reached = solo.filled[row] > space;
        pen.flag(!reached && solo.coins.has(cell));
        let (needs, has) = if reached { (0, 0) } else { t.solo_requirement(cell).unwrap_or_default() };
        let near = (1.0 - 0.25 * f32::from(space.saturating_sub(solo.filled[row]))).max(0.0);
        let missing = if reached { 0.0 } else { f32::from(needs.saturating_sub(has)) / f32::from(needs) };
        pen.flag(!reached && has >= needs);
        pen.value(missing);
        pen.value(missing * near);
        // The marker that comes next, or after it, takes this space.
        let next = |at: usize| solo.start[at].is_some() && solo.start[at] == solo.rows[row];
        pen.value(if solo.filled[row] == space && next(0) { missing } else { 0.0 });
        pen.value(if solo.filled[row] == space && next(1) { missing } else { 0.0 });
    }
    let unmet_rows = (0..3).filter(|&row| solo.filled[row] == 6).count() as u8;
    pen.one_of(3, usize::from(unmet_rows));
    pen.bits(3, u64::from(solo.met.0));
    pen.number(solo.loss_box, 0.3);
    pen.number(solo.penalty, 0.3);
    // How far the two fullest rows are from their ends, against the turns that are left.
    let mut filled = solo.filled;
    filled.sort_unstable();
    let wanted = 12 - filled[1] - filled[2];
    let left =
        16 - ((t.round - 1) * 4 + t.turn) + u8::from(solo.filled.iter().sum::<u8>() < (t.round - 1) * 4 + t.turn);
    pen.value(f32::from(left) - f32::from(wanted));
    pen.one_of(8, usize::from(left.saturating_sub(wanted)));
    pen.flag(left < wanted);
    pen.value((t.score(0).total as f32 - 40.0) / 20.0);
}
