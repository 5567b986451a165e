//! The figures and plots of docs/strategy.md.
//!
//! ```sh
//! book worth --players 2 --games 400 --out docs/strategy/worth-2.csv
//! book without --players 2 --games 400 --out docs/strategy/without-2.csv
//! book games --players 2 --level director --iterations 160 --games 100 --out docs/strategy/games-2.csv
//! book draw docs/strategy
//! ```
//!
//! where `book` stands for `cargo run --release -p tharos-bots --example book --`. The same arguments give the same files.

mod draw;
mod games;
mod gifts;
mod luck;
mod plot;
mod table;
mod without;
mod worth;

use std::path::PathBuf;

use clap::{Parser, Subcommand};

#[derive(Parser)]
struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// What things are worth by round: games go on with and without them.
    Worth(worth::Args),
    /// What becomes of a player who does without a whole way of playing.
    Without(without::Args),
    /// How strong players play: what they do when, and where their VP come from.
    Games(games::Args),
    /// Draws the files of a folder.
    Draw { folder: PathBuf },
}

fn main() -> std::io::Result<()> {
    match Args::parse().command {
        Command::Worth(args) => worth::run(&args),
        Command::Without(args) => without::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Draw { folder } => draw::run(&folder),
    }
}
