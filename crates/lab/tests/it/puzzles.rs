//! Puzzles that are not of the last turn: the gap is what games show that are played on.

use tharos_lab::puzzles::{difficulty, gap, played_on};
use tharos_lessons::puzzle::{Puzzle, all};

const GAMES: u32 = 150;

#[test]
fn the_best_idea_beats_the_second_when_games_are_played_on() {
    let mut wrong = Vec::new();
    for puzzle in all().iter().filter(|puzzle| !puzzle.is_exact()) {
        let second = puzzle.second.expect("which idea is the second");
        let best = played_on(&puzzle.begun, &puzzle.best, GAMES);
        let (gain, error) = gap(&best, &played_on(&puzzle.begun, &[second], GAMES));
        println!("{}: {gain:+.2} ± {error:.2}, written {:+.2}", puzzle.id, puzzle.gain);
        if gain < 2.0 * error || gain < 0.5 {
            wrong.push(format!("{}: {gain:+.2} ± {error:.2}", puzzle.id));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// `tharos puzzles --rate` says the same.
#[test]
fn puzzles_are_as_hard_as_their_files_say() {
    let rated = |puzzle: &Puzzle| difficulty(&puzzle.begun, &|action| puzzle.is_accepted(action));
    let wrong: Vec<_> = all().iter().map(|puzzle| (&puzzle.id, puzzle.difficulty, rated(puzzle))).collect();
    let wrong: Vec<_> = wrong.iter().filter(|(_, written, rated)| written != rated).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
