//! `tharos verify`: whether a record is a game that can have been played.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use tharos_rules::{Game, GameRecord, replay};
use tharos_server::check_table;
use tharos_store::Store;

use crate::say::say;
use crate::serve::{Place, PlaceArgs};

pub const EXAMPLES: &str = "\
Examples:
  tharos verify game.json
  tharos verify records/*.json
  tharos verify --all                          # every game in your data folder
  tharos verify --all --data-dir /var/lib/tharos
  tharos verify --all --database postgres://tharos@db/tharos

Exit code 0: all ok. 1: at least one failed; the first wrong entry is named (counted from 0).";

#[derive(clap::Args)]
pub struct Args {
    /// Files with one game record each
    #[arg(required_unless_present = "all", value_name = "RECORD")]
    records: Vec<PathBuf>,
    /// Check every stored game, also while a server runs
    #[arg(long, conflicts_with = "records")]
    all: bool,
    #[command(flatten)]
    place: PlaceArgs,
}

pub fn run(args: &Args) -> ExitCode {
    if args.all {
        return match check_all(&args.place) {
            Ok(code) => code,
            Err(error) => {
                eprintln!("tharos: {error:#}");
                ExitCode::FAILURE
            }
        };
    }
    let mut code = ExitCode::SUCCESS;
    for path in &args.records {
        match verdict(path) {
            Ok(text) => say!("ok      {}: {text}", path.display()),
            Err(error) => {
                say!("FAILED  {}: {error:#}", path.display());
                code = ExitCode::FAILURE;
            }
        }
    }
    code
}

fn check_all(place: &PlaceArgs) -> anyhow::Result<ExitCode> {
    let place = place.clone().settle(PlaceArgs::default())?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = match &place {
            Place::File(path) => Store::sqlite_for_reading(path).await?,
            Place::Postgres(url) => Store::postgres_for_reading(url).await?,
        };
        if let Some(damage) = store.damage().await? {
            say!("FAILED  the database file: {damage}");
            return Ok(ExitCode::FAILURE);
        }
        let (mut right, mut wrong, mut entries, mut last) = (0, 0, 0, String::new());
        loop {
            let ids = store.table_ids(&last, 100).await?;
            let Some(newest) = ids.last() else { break };
            last = newest.clone();
            for id in &ids {
                match check_table(&store, id).await {
                    Ok(checked) => {
                        right += 1;
                        entries += checked.entries;
                    }
                    Err(error) => {
                        wrong += 1;
                        say!("FAILED  table {id}: {error}");
                    }
                }
            }
        }
        say!("{right} tables with {entries} entries ok, {wrong} failed");
        store.close().await;
        Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
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
        "" => format!("seat {}", seat + 1),
        name => format!("seat {} ({name})", seat + 1),
    };
    let points = |seat: u8| format!("{} with {} VP", name(seat), table.score(seat).total);
    match table.winners().as_slice() {
        [] => format!("lost by {}", points(0)),
        winners => {
            format!("won by {}", winners.iter().map(|&seat| points(seat)).collect::<Vec<_>>().join(" and "))
        }
    }
}
