//! `tharos scenario`: runs positions with decisions and expectations (docs/scenarios.md).

mod file;
mod matching;
mod picture;
mod run;
mod steps;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Args {
    /// Scenario files (.toml), texts with ```toml blocks (.md), or directories of scenario files
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// Also print the scenarios that passed
    #[arg(long)]
    verbose: bool,
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

pub fn main(args: &Args) -> ExitCode {
    let mut tally = Tally::default();
    for path in &args.paths {
        run_path(path, args.verbose, &mut tally);
    }
    println!("{} passed, {} failed", tally.passed, tally.failed);
    ExitCode::from(u8::from(tally.failed > 0 || tally.passed == 0))
}

fn run_path(path: &Path, verbose: bool, tally: &mut Tally) {
    if path.is_dir() {
        match files(path) {
            Ok(files) => files.iter().for_each(|file| run_path(file, verbose, tally)),
            Err(error) => fail(tally, &format!("{}: {error}", path.display())),
        }
        return;
    }
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return fail(tally, &format!("{}: {error}", path.display())),
    };
    let markdown = path.extension().is_some_and(|extension| extension == "md");
    for part in file::parts(&text, markdown) {
        match file::scenarios(&part) {
            Err(error) => fail(tally, &format!("{}:{error}", path.display())),
            Ok(scenarios) => {
                for scenario in scenarios {
                    let name = &scenario.name;
                    match run::run(&scenario, &part) {
                        Ok(()) => {
                            tally.passed += 1;
                            if verbose {
                                println!("passed {}: {}", path.display(), scenario.title());
                            }
                        }
                        Err(failure) => {
                            fail(tally, &format!("{}:{}: \"{name}\", {failure}", path.display(), failure.line));
                        }
                    }
                }
            }
        }
    }
}

fn fail(tally: &mut Tally, reason: &str) {
    tally.failed += 1;
    println!("FAILED {reason}");
}

/// All scenario files of a directory and those below it, sorted.
fn files(dir: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(dir)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    found.retain(|path| path.is_dir() || path.extension().is_some_and(|extension| extension == "toml"));
    found.sort();
    Ok(found)
}
