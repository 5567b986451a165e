//! Positions from games of the Director in which version 0.1 did something that costs 1.5 VP or more by a search of 3,000
//! iterations behind both actions. `examples/puzzles` found them.

use serde::Deserialize;
use tharos_bots::Level;
use tharos_rules::View;

use crate::kind::kind;

#[derive(Deserialize)]
struct Puzzle {
    /// When, what is right, and what version 0.1 did.
    about: String,
    best: String,
    view: View,
}

/// How many of them version 0.1 solves with a seed that was not used to find them.
const SOLVED_BY_OLD: usize = 2;

#[test]
fn the_director_solves_what_version_0_1_did_not() {
    let puzzles: Vec<Puzzle> = serde_json::from_str(include_str!("puzzles.json")).unwrap();
    assert_eq!(puzzles.len(), 36);
    let [unsolved, unsolved_by_old] = [Level::Director, Level::OldDirector].map(|level| {
        let mut bot = level.bot();
        let mut solves = |puzzle: &&Puzzle| {
            let decision = bot.choose(&puzzle.view, &puzzle.view.consider(), 0, level.iterations().into());
            kind(&decision) == puzzle.best
        };
        puzzles.iter().filter(|puzzle| !solves(puzzle)).map(|puzzle| &puzzle.about).collect::<Vec<_>>()
    });
    assert!(unsolved.is_empty(), "{unsolved:#?}");
    assert_eq!(puzzles.len() - unsolved_by_old.len(), SOLVED_BY_OLD);
}
