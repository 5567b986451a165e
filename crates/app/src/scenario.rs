//! `tharos scenario`: runs positions with decisions and expectations (docs/scenarios.md).

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_scenario::run_path;

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
