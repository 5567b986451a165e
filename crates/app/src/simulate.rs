//! `tharos simulate`: thousands of games, and what they tell.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_lab::Entrant;
use tharos_lab::simulate::{Simulation, run};

use crate::lab::{Common, told};

pub const EXAMPLES: &str = "\
Examples:
  tharos simulate --games 10000 --seats apprentice,journeyman --out runs/first
  tharos simulate --games 1000 --seats foreman --out runs/solo
  tharos simulate --games 10000 --seats journeyman,journeyman --data stronger.toml --out runs/stronger

DIR holds games.csv and games.parquet (a row for each game and seat) and report.html. Run it again with the same folder
and it goes on where it stopped; more --games make it longer. All columns: docs/lab.md";

#[derive(clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=i32::MAX as u64))]
    games: u64,
    /// The level of each seat (`engineer`, or `director:500` for 500 iterations); a single one plays the solo game
    #[arg(long, required = true, num_args = 1.., value_delimiter = ',', value_name = "LEVEL[,LEVEL..]")]
    seats: Vec<Entrant>,
    /// Where the results go
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    common: Common,
}

pub fn run_command(args: &Args) -> ExitCode {
    let rules = match args.common.rules() {
        Ok(rules) => rules,
        Err(code) => return code,
    };
    let simulation = Simulation {
        seats: args.seats.clone(),
        games: args.games,
        seed: args.common.seed,
        threads: args.common.threads(),
        rules,
        limits: args.common.limits(None),
    };
    told(run(&simulation, &args.out).map(|summary| {
        println!("{summary}");
        println!("report: {}", args.out.join("report.html").display());
        summary.games == args.games
    }))
}
