//! `tharos`: play, simulate and analyse the board game Tharos.

mod bench;
mod cli;
mod data_file;
mod engine;
mod lab;
mod tournament;
mod verify;

use std::process::ExitCode;

use cli::Command;
use tharos_app::scenario;

fn main() -> ExitCode {
    match cli::command() {
        Ok(Command::Engine(args)) => engine::run(&args),
        Ok(Command::Scenario(args)) => scenario::main(&args),
        Ok(Command::Bench(args)) => bench::run(&args),
        Ok(Command::Verify(args)) => verify::run(&args),
        Ok(Command::Tournament(args)) => tournament::run_command(&args),
        Err(code) => code,
    }
}
