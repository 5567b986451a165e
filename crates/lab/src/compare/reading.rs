//! Two runs read at once, game by game where they share their luck.

use std::cmp::Ordering;
use std::path::Path;

use anyhow::ensure;

use super::{Pair, Run};
use crate::simulate::row::Row;
use crate::simulate::rows::Rows;
use crate::simulate::summary::{LevelGame, LevelSummary};
use crate::simulate::{self, Summary};

/// Reads both runs. Games of the same seed, seats and number have the same luck: such runs are paired, and only the
/// games that both have are counted.
pub fn read(paths: [&Path; 2]) -> anyhow::Result<([Run; 2], Vec<Pair>)> {
    let open = |path: &Path| -> anyhow::Result<(Run, Rows)> {
        let (parameters, rows) = simulate::read(path)?;
        let summary = Summary::new(&parameters);
        Ok((Run { name: path.display().to_string(), parameters, summary }, rows))
    };
    let ((a, rows_a), (b, rows_b)) = (open(paths[0])?, open(paths[1])?);
    ensure!(a.summary.is_solo() == b.summary.is_solo(), "a solo run and one of several players cannot be compared");
    let mut pairs = pairs(&a.summary, &b.summary);
    ensure!(!pairs.is_empty(), "{} and {} have no level in common", a.name, b.name);
    let same_luck = share_luck(&a, &b);
    let mut runs = [a, b];
    if same_luck {
        for pair in &mut pairs {
            pair.differences = Some(LevelSummary::new(&pair.name, Vec::new()));
        }
        each_pair(rows_a, rows_b, |games| {
            for (run, rows) in runs.iter_mut().zip(games) {
                run.summary.add(rows);
            }
            for Pair { places, differences, .. } in &mut pairs {
                let game = |i: usize| LevelGame::new(&runs[i].summary.levels[places[i]].seats, games[i]);
                differences.iter_mut().for_each(|all| all.add_difference([&game(0), &game(1)]));
            }
        })?;
        let [a, b] = &runs;
        ensure!(a.summary.games > 0, "{} and {} have no finished game in common", a.name, b.name);
    } else {
        for (run, rows) in runs.iter_mut().zip([rows_a, rows_b]) {
            for game in rows {
                run.summary.add(&game?);
            }
            ensure!(run.summary.games > 0, "{} holds no finished game", run.name);
        }
    }
    Ok((runs, pairs))
}

fn share_luck(a: &Run, b: &Run) -> bool {
    let (a, b) = (&a.parameters, &b.parameters);
    let (games_a, games_b) = (a.range(), b.range());
    let overlap = games_a.start < games_b.end && games_b.start < games_a.end;
    a.seed == b.seed && a.seats.len() == b.seats.len() && overlap
}

/// Hands over the games that both have.
fn each_pair(mut a: Rows, mut b: Rows, mut see: impl FnMut([&[Row]; 2])) -> anyhow::Result<()> {
    let (mut of_a, mut of_b) = (a.next().transpose()?, b.next().transpose()?);
    while let (Some(rows_a), Some(rows_b)) = (&of_a, &of_b) {
        let order = rows_a[0].game.cmp(&rows_b[0].game);
        if order == Ordering::Equal {
            see([rows_a, rows_b]);
        }
        if order != Ordering::Greater {
            of_a = a.next().transpose()?;
        }
        if order != Ordering::Less {
            of_b = b.next().transpose()?;
        }
    }
    Ok(())
}

/// The levels that both runs have; if each has a single one, these two, whatever they are.
fn pairs(a: &Summary, b: &Summary) -> Vec<Pair> {
    let pair = |name: String, places| Pair { name, places, differences: None };
    if let ([a], [b]) = (a.levels.as_slice(), b.levels.as_slice())
        && a.level != b.level
    {
        return vec![pair(format!("{} / {}", a.level, b.level), [0, 0])];
    }
    let place = |of: &LevelSummary| b.levels.iter().position(|other| other.level == of.level);
    let levels = a.levels.iter().enumerate();
    levels.filter_map(|(i, of)| Some(pair(of.level.clone(), [i, place(of)?]))).collect()
}
