//! `tharos puzzles`: positions of recorded games in which one idea is clearly the best, as files for `puzzles/`.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, ensure};
use tharos_lab::puzzles::{Care, difficulty, find};
use tharos_lessons::puzzle;
use tharos_rules::GameRecord;

use crate::lab::told;

pub const EXAMPLES: &str = "\
Examples:
  tharos simulate --games 20 --seats engineer,engineer --records all --out runs/watched
  tharos puzzles runs/watched --out new
  tharos puzzles --rate

A search proposes the best idea and the second; then the game is played on from both, and what is left differs by at least
--gap VP even if chance was kind. Each file says by which VP, and how hard it is for the levels. Write its texts, and it is a
puzzle: docs/lessons.md";

#[derive(clap::Args)]
pub struct Args {
    /// A folder of `tharos simulate --records`
    #[arg(required_unless_present = "rate")]
    run: Option<PathBuf>,
    /// Where the files go
    #[arg(long, default_value = "puzzles-found", value_name = "DIR")]
    out: PathBuf,
    /// The least difference between the best idea and the second, in VP at the end of the game
    #[arg(long, default_value_t = 1.5)]
    gap: f64,
    /// How many games are played on from each idea
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(10..))]
    games: u32,
    /// Iterations of the search that proposes
    #[arg(long, default_value_t = 640, value_parser = clap::value_parser!(u32).range(10..))]
    iterations: u32,
    /// Say instead how hard the puzzles of this program are for the levels
    #[arg(long)]
    rate: bool,
}

pub fn run_command(args: &Args) -> ExitCode {
    told(run(args).map(|()| true))
}

fn run(args: &Args) -> anyhow::Result<()> {
    let Some(run) = args.run.as_deref().filter(|_| !args.rate) else { return rate() };
    let records = records(&run.join("records"))?;
    std::fs::create_dir_all(&args.out).with_context(|| format!("{} cannot be made", args.out.display()))?;
    let care = Care { iterations: args.iterations, games: args.games, gap: args.gap };
    let (mut seen, mut number) = (0, 0);
    for path in records {
        let name = path.display();
        let text = std::fs::read_to_string(&path).with_context(|| format!("{name} cannot be read"))?;
        let record: GameRecord = serde_json::from_str(&text).with_context(|| format!("{name} is not a game record"))?;
        for found in find(&record, care, &mut || seen += 1).with_context(|| name.to_string())? {
            number += 1;
            let id = format!("n{number:02}");
            let file = args.out.join(format!("{id}.toml"));
            std::fs::write(&file, found.file(&id)).with_context(|| format!("{} cannot be written", file.display()))?;
            println!("{}: {:+.1} VP, difficulty {} of 5, from {name}", file.display(), found.gain, found.difficulty);
        }
    }
    println!("{number} puzzles in {seen} positions");
    Ok(())
}

fn records(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let none = || format!("{} has no records: tharos simulate --records keeps them", folder.display());
    let files = std::fs::read_dir(folder).with_context(none)?;
    let mut files: Vec<PathBuf> = files.map(|file| Ok(file?.path())).collect::<std::io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    ensure!(!files.is_empty(), none());
    Ok(files)
}

fn rate() -> anyhow::Result<()> {
    for puzzle in puzzle::all() {
        let rated = difficulty(&puzzle.begun, &|action| puzzle.is_accepted(action));
        println!("{} {rated}{}", puzzle.id, if rated == puzzle.difficulty { "" } else { ", its file says otherwise" });
    }
    Ok(())
}
