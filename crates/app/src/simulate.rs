//! `tharos simulate`: thousands of games, and what they tell.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_lab::Entrant;
use tharos_lab::simulate::{Shard, Simulation, run};

use crate::analyse::How;
use crate::lab::{Common, show, told};

pub const EXAMPLES: &str = "\
Examples:
  tharos simulate --games 10000 --seats apprentice,journeyman --out runs/first
  tharos simulate --games 1000 --seats foreman --out runs/solo
  tharos simulate --games 10000 --seats journeyman,journeyman --data stronger.toml --out runs/stronger
  tharos simulate --games 100 --seats engineer,engineer --records all --out runs/watched
  tharos simulate --games 500 --seats journeyman,engineer --analyse --out runs/luck
  tharos simulate --games 10000 --seats engineer,engineer --shard 2/3 --out runs/part-2

DIR holds games.csv and games.parquet (a row for each game and seat), report.html and, if asked for, records/NUMBER.json.
Run it again with the same folder and it goes on where it stopped; more --games make it longer, more --records keep more.
All columns, and how to divide a run over machines: docs/lab.md";

#[derive(clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=i32::MAX as u64))]
    games: u64,
    /// The level of each seat (`engineer`, or `director:500` for 500 iterations); a single one plays the solo game
    #[arg(long, required = true, num_args = 1.., value_delimiter = ',', value_name = "LEVEL[,LEVEL..]")]
    seats: Vec<Entrant>,
    /// Play only part I of N of the games; `tharos merge` joins the parts
    #[arg(long, value_name = "I/N")]
    shard: Option<Shard>,
    /// Keep the records of the first N games, or of all, for `tharos verify` and the web client
    #[arg(long, default_value = "0", value_name = "N|all", value_parser = records, hide_default_value = true)]
    records: u64,
    /// Analyse every game, as deep as the Engineer or the Director plays: columns luck, skill, accuracy and more
    #[arg(long, value_enum, value_name = "DEPTH", num_args = 0..=1, default_missing_value = "engineer")]
    analyse: Option<How>,
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
        shard: args.shard,
        records: args.records,
        analyse: args.analyse.map(Into::into),
        seed: args.common.seed,
        threads: args.common.threads(),
        rules,
        limits: args.common.limits(None),
    };
    told(run(&simulation, &args.out).map(|(summary, complete)| {
        show(format_args!("{summary}\nreport: {}", args.out.join("report.html").display()));
        complete
    }))
}

fn records(text: &str) -> Result<u64, String> {
    match text {
        "all" => Ok(u64::MAX),
        number => number.parse().map_err(|_| "needs a number of games, or `all`".to_owned()),
    }
}
