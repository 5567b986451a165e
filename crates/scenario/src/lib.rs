//! What happens in a position and what must be true there, in the words of docs/scenarios.md: decisions, outcomes of
//! chance, refusals, expectations. Scenarios, lessons and puzzles are written in them.

mod file;
mod matching;
mod picture;
mod run;
mod steps;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub use matching::Pattern;
pub use run::Run;
pub use steps::{Decision, Step, parse};

/// A scenario that was run, or a file that could not be read.
pub struct Ran {
    pub path: PathBuf,
    pub clauses: Vec<String>,
    pub example: Option<String>,
    /// The codes of the refusals it met.
    pub refusals: BTreeSet<&'static str>,
    /// What the scenario shows, or where and why it failed.
    pub result: Result<String, String>,
}

impl Ran {
    fn unreadable(path: &Path, reason: &str) -> Ran {
        let result = Err(format!("{}:{reason}", path.display()));
        Ran { path: path.to_owned(), clauses: Vec::new(), example: None, refusals: BTreeSet::new(), result }
    }
}

/// Runs all scenarios of a file or of the files of a directory.
#[must_use]
pub fn run_path(path: &Path) -> Vec<Ran> {
    if path.is_dir() {
        return match files(path) {
            Ok(files) => files.iter().flat_map(|file| run_path(file)).collect(),
            Err(error) => vec![Ran::unreadable(path, &format!(" {error}"))],
        };
    }
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return vec![Ran::unreadable(path, &format!(" {error}"))],
    };
    let markdown = path.extension().is_some_and(|extension| extension == "md");
    file::parts(&text, markdown).iter().flat_map(|part| run_part(path, part)).collect()
}

fn run_part(path: &Path, part: &file::Part) -> Vec<Ran> {
    let scenarios = match file::scenarios(part) {
        Ok(scenarios) => scenarios,
        Err(reason) => return vec![Ran::unreadable(path, &reason)],
    };
    let run = |scenario: file::Scenario| {
        let (refusals, result) = match run::run(&scenario, part) {
            Ok(refusals) => (refusals, Ok(scenario.title())),
            Err(failure) => {
                let place = format!("{}:{}", path.display(), failure.line);
                (BTreeSet::new(), Err(format!("{place}: \"{}\", {failure}", scenario.name)))
            }
        };
        Ran { path: path.to_owned(), clauses: scenario.clauses, example: scenario.example, refusals, result }
    };
    scenarios.into_iter().map(run).collect()
}

/// All scenario files of a directory and those below it, sorted.
fn files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(dir)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    found.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"));
    found.sort();
    Ok(found)
}
