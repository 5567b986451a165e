//! `tharos scenario`: runs positions with decisions and expectations (docs/scenarios.md).

mod file;
mod matching;
mod picture;
mod run;
mod steps;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

pub const EXAMPLES: &str = "\
Examples:
  tharos scenario scenarios
  tharos scenario --verbose scenarios/examples/x11.toml

The format with examples: docs/scenarios.md";

#[derive(clap::Args)]
pub struct Args {
    /// Scenario files (.toml), texts with ```toml blocks (.md), or directories of scenario files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Also print the scenarios that passed
    #[arg(long)]
    verbose: bool,
}

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

pub fn main(args: &Args) -> ExitCode {
    let (mut passed, mut failed) = (0, 0);
    for path in &args.paths {
        for ran in run_path(path) {
            match ran.result {
                Ok(title) => {
                    passed += 1;
                    if args.verbose {
                        println!("passed {}: {title}", ran.path.display());
                    }
                }
                Err(reason) => {
                    failed += 1;
                    println!("FAILED {reason}");
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    ExitCode::from(u8::from(failed > 0 || passed == 0))
}

/// Runs all scenarios of a file or of the files of a directory.
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
