//! `tharos verify`: whether a record is a game that can have been played.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use tharos_rules::{Game, GameRecord, replay};

pub const EXAMPLES: &str = "\
Examples:
  tharos verify game.json
  tharos verify records/*.json

Exit code 0: all records are right. 1: at least one is wrong; the first wrong entry is named (counted from 0).";

#[derive(clap::Args)]
pub struct Args {
    /// Files with one game record each
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
}

pub fn run(args: &Args) -> ExitCode {
    let mut code = ExitCode::SUCCESS;
    for path in &args.records {
        match verdict(path) {
            Ok(text) => println!("right  {}: {text}", path.display()),
            Err(error) => {
                println!("WRONG  {}: {error:#}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn verdict(path: &Path) -> anyhow::Result<String> {
    let text = std::fs::read_to_string(path).context("cannot be read")?;
    let record: GameRecord = serde_json::from_str(&text).context("not a game record")?;
    let game = replay(&record)?;
    let luck = match (record.seed, record.commitment) {
        (Some(_), _) => "luck proven by the seed",
        (None, Some(_)) => "luck possible, seed not revealed",
        (None, None) => "luck possible, supplied from outside",
    };
    Ok(format!("{} entries, {}, {luck}, hash {}", game.entries().len(), result(&game), record.hash))
}

fn result(game: &Game) -> String {
    let table = &game.state().table;
    if !game.state().is_over() {
        return format!("not over (round {}, turn {})", table.round, table.turn);
    }
    let name = |seat: u8| match game.players()[usize::from(seat)].name.as_str() {
        "" => format!("seat {seat}"),
        name => format!("seat {seat} ({name})"),
    };
    let points = |seat: u8| format!("{} with {} VP", name(seat), table.score(seat).total);
    match table.winners().as_slice() {
        [] => format!("lost by {}", points(0)),
        winners => {
            format!("won by {}", winners.iter().map(|&seat| points(seat)).collect::<Vec<_>>().join(" and "))
        }
    }
}
