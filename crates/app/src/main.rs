//! The one binary: every part of the program is a subcommand.

mod scenario;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "tharos", about = "Tharos: play, simulate and analyse the board game", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run scenario files: worked examples and clauses of the rules
    Scenario(scenario::Args),
}

fn main() -> ExitCode {
    match Cli::parse().command {
        Command::Scenario(args) => scenario::main(&args),
    }
}
