//! `tharos merge`: the parts of a simulation become one run.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_lab::simulate::merge;

use crate::lab::{show, told};

pub const EXAMPLES: &str = "\
Examples:
  tharos simulate --games 10000 --seats engineer,engineer --shard 1/2 --out runs/part-1    # here
  tharos simulate --games 10000 --seats engineer,engineer --shard 2/2 --out runs/part-2    # on another machine
  tharos merge runs/part-* --out runs/whole

The parts may come in any order. The folder is the same, byte for byte, as that of one run of all games, and can be made
longer like one. Slurm, Kubernetes and GNU parallel: docs/lab.md";

#[derive(clap::Args)]
pub struct Args {
    /// The folders of all parts
    #[arg(required = true, value_name = "DIR")]
    parts: Vec<PathBuf>,
    /// Where the whole run goes
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

pub fn run_command(args: &Args) -> ExitCode {
    told(merge(&args.parts, &args.out).map(|summary| {
        show(format_args!("{summary}\nreport: {}", args.out.join("report.html").display()));
        true
    }))
}
