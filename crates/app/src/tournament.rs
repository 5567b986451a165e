//! `tharos tournament`: who is stronger, and by how much.

use std::path::PathBuf;
use std::process::ExitCode;

use tharos_lab::Entrant;
use tharos_lab::tournament::{Tournament, run};

use crate::lab::{Common, seconds, show, told};

pub const EXAMPLES: &str = "\
Examples:
  tharos tournament --players random,apprentice,journeyman --games 400 --out levels
  tharos tournament --players director:40,director:160 --seats 4 --games 60 --out budgets
  tharos tournament --players random,apprentice,'cmd:python3 examples/bots/builder.py' --games 100 --out mine

Every deal is played from every seat, so that luck does not decide. Run it again with the same folder and it goes on
where it stopped. How a program of your own plays: docs/protocol.md, \"Bots of your own\".";

#[derive(clap::Args)]
pub struct Args {
    /// Who plays: levels (`engineer`, or `director:500` for 500 iterations) and programs (`cmd:PROGRAM ARGS`)
    #[arg(long, required = true, num_args = 1.., value_delimiter = ',', value_name = "PLAYER,PLAYER[,..]")]
    players: Vec<Entrant>,
    /// How many games each pair plays, rounded up to whole deals
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many sit at a table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How many seconds a program may take for a decision
    #[arg(long, default_value = "5", value_parser = seconds, value_name = "SECONDS")]
    program_limit: f64,
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
    let tournament = Tournament {
        players: args.players.clone(),
        games: args.games,
        seats: args.seats,
        seed: args.common.seed,
        threads: args.common.threads(),
        rules,
        limits: args.common.limits(Some(args.program_limit)),
    };
    told(run(&tournament, &args.out).map(|standings| {
        show(&standings);
        standings.complete()
    }))
}
