//! `tharos compare`: what changed between two simulations.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use tharos_lab::compare::compare;

use crate::lab::{show, told};

pub const EXAMPLES: &str = "\
Example: what if attack cards were one stronger? (Copy crates/data/default.toml, change [attack], then:)
  tharos simulate --games 10000 --seats journeyman,journeyman --out runs/base
  tharos simulate --games 10000 --seats journeyman,journeyman --data stronger.toml --out runs/stronger
  tharos compare runs/base runs/stronger --out compare.html";

#[derive(clap::Args)]
pub struct Args {
    /// The folder of the first simulation
    #[arg(value_name = "DIR")]
    a: PathBuf,
    /// The folder of the second simulation
    #[arg(value_name = "DIR")]
    b: PathBuf,
    /// Also write a page with all differences
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run_command(args: &Args) -> ExitCode {
    told(run(args).map(|()| true))
}

fn run(args: &Args) -> anyhow::Result<()> {
    let comparison = compare(&args.a, &args.b)?;
    if let Some(path) = &args.out {
        std::fs::write(path, comparison.page()).with_context(|| format!("cannot write {}", path.display()))?;
    }
    show(format_args!("{comparison}"));
    Ok(())
}
