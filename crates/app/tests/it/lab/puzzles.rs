//! `puzzles`.

use tharos_lessons::puzzle::read;

use super::{Scratch, run, text, tharos};

#[test]
fn what_is_found_in_recorded_games_can_be_read_as_puzzles() {
    let scratch = Scratch::new("puzzles");
    let (games, found) = (scratch.path("games"), scratch.path("found"));
    run(&["simulate", "--seats", "apprentice,apprentice", "--games", "1", "--records", "all", "--out", &games]);
    let told = run(&["puzzles", &games, "--out", &found, "--games", "10", "--iterations", "10", "--gap", "0.1"]);
    let files: Vec<_> = std::fs::read_dir(&found).unwrap().map(|file| file.unwrap().path()).collect();
    let said = told.lines().last().unwrap_or_default();
    assert!(!files.is_empty() && said.starts_with(&format!("{} puzzles in ", files.len())), "{told}");
    for file in files {
        let written: toml::Table = std::fs::read_to_string(&file).unwrap().parse().unwrap();
        let puzzle = read(serde_json::to_value(written).unwrap()).unwrap_or_else(|wrong| panic!("{file:?}: {wrong}"));
        assert!(puzzle.gain > 0.0 && (1..=5).contains(&puzzle.difficulty), "{file:?}");
        let first = *puzzle.best.first().expect("a solution");
        assert!(puzzle.is_accepted(first) && !puzzle.is_accepted(puzzle.second.expect("another idea")), "{file:?}");
        assert!(told.contains(&*file.file_name().unwrap().to_string_lossy()), "{told}");
    }
}

#[test]
fn a_folder_without_records_is_named() {
    let scratch = Scratch::new("no-puzzles");
    let output = tharos(&["puzzles", &scratch.path("nothing")]);
    let told = text(&output.stderr);
    assert!(!output.status.success() && told.contains("has no records") && told.lines().count() == 1, "{told}");
}
