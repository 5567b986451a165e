//! `tharos`: play, simulate and analyse the board game Tharos.

mod admin;
mod analyse;
mod backup;
mod bench;
mod cli;
mod compare;
mod data_file;
mod engine;
mod hint;
mod lab;
mod load;
mod merge;
mod notices;
mod puzzles;
mod say;
mod scenario;
mod serve;
mod simulate;
mod site;
mod tournament;
mod verify;

use std::process::ExitCode;

use cli::Command;

fn main() -> ExitCode {
    match cli::command() {
        Ok(Command::Serve(args)) => serve::run(*args),
        Ok(Command::Engine(args)) => engine::run(&args),
        Ok(Command::Scenario(args)) => scenario::main(&args),
        Ok(Command::Bench(args)) => bench::run(&args),
        Ok(Command::Load(args)) => load::run(&args),
        Ok(Command::Verify(args)) => verify::run(&args),
        Ok(Command::Analyse(args)) => analyse::run_command(&args),
        Ok(Command::Backup(args)) => backup::run(args),
        Ok(Command::Admin(args)) => admin::run(args),
        Ok(Command::Simulate(args)) => simulate::run_command(&args),
        Ok(Command::Merge(args)) => merge::run_command(&args),
        Ok(Command::Puzzles(args)) => puzzles::run_command(&args),
        Ok(Command::Compare(args)) => compare::run_command(&args),
        Ok(Command::Site(args)) => site::run(&args),
        Ok(Command::Tournament(args)) => tournament::run_command(&args),
        Ok(Command::Notices) => notices::run(),
        Ok(Command::Hint(args)) => hint::run_command(&args),
        Err(code) => code,
    }
}
