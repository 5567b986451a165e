//! The command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::{
    admin, analyse, backup, bench, compare, engine, hint, load, merge, puzzles, scenario, serve, simulate, site,
    tournament, verify,
};

const EXAMPLES: &str = "\
Examples:
  tharos                            # serves at http://127.0.0.1:8080
  tharos bench --players 2 --seconds 5
  tharos scenario scenarios
  tharos verify game.json
  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"players\":2,\"seed\":7}}' | tharos engine";

const ENGINE_EXAMPLES: &str = "\
Example (one message per line; `>` goes in, `<` comes out):
  > {\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"players\":2,\"seed\":7}}
  < {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"game\":\"main\",...}}
  > {\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"legal\"}
  > {\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"play\",\"params\":{\"seat\":0,\"action\":{\"do\":\"pass\"}}}

All methods with examples: docs/protocol.md";

/// The board game Tharos: play, simulate and analyse.
#[derive(Parser)]
#[command(name = "tharos", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serve tables, bots and the web client; what `tharos` does without a command
    #[command(after_help = serve::EXAMPLES)]
    Serve(Box<serve::Args>),
    /// Drive games step by step: JSON-RPC 2.0, one message per line on standard input and output
    #[command(after_help = ENGINE_EXAMPLES)]
    Engine(engine::Args),
    /// Run scenario files: worked examples and clauses of the rules
    #[command(after_help = scenario::EXAMPLES)]
    Scenario(scenario::Args),
    /// Play random games on one thread and say how fast it went
    #[command(after_help = bench::EXAMPLES)]
    Bench(bench::Args),
    /// Play real games against a server on this machine, measure it, and kill it meanwhile
    #[command(after_help = load::EXAMPLES)]
    Load(load::Args),
    /// Play records through again and check every entry, the luck and the hash
    #[command(after_help = verify::EXAMPLES)]
    Verify(verify::Args),
    /// Say why a game was won or lost: luck and decisions that add up to the result
    #[command(after_help = analyse::EXAMPLES)]
    Analyse(analyse::Args),
    /// Copy the database file, also while a server uses it
    #[command(after_help = backup::EXAMPLES)]
    Backup(backup::Args),
    /// Look after people, tables and data: reset a password, remove a pest, copy the whole site
    #[command(after_help = admin::EXAMPLES)]
    Admin(admin::Args),
    /// Let levels play many games, and write rows and a report
    #[command(after_help = simulate::EXAMPLES)]
    Simulate(simulate::Args),
    /// Join the parts of a simulation that several processes or machines played
    #[command(after_help = merge::EXAMPLES)]
    Merge(merge::Args),
    /// Find puzzles in the games of a simulation
    #[command(after_help = puzzles::EXAMPLES)]
    Puzzles(puzzles::Args),
    /// Compare two simulations: what differs, and how surely
    #[command(after_help = compare::EXAMPLES)]
    Compare(compare::Args),
    /// Let levels and programs of your own play against each other, and rate them
    #[command(after_help = tournament::EXAMPLES)]
    Tournament(tournament::Args),
    /// Write the web client as files for any static host: games on the visitor's own device, without a server
    #[command(after_help = site::EXAMPLES)]
    Site(site::Args),
    /// The best few actions at a position of a record
    #[command(after_help = hint::EXAMPLES)]
    Hint(hint::Args),
    /// Say whose work by others the program contains, and under which licences
    Notices,
}

/// What the user asks for, or the exit code once help or a mistake has been shown.
pub fn command() -> Result<Command, ExitCode> {
    let said = std::env::args_os();
    let said: Vec<_> = if said.len() > 1 { said.collect() } else { said.chain(["serve".into()]).collect() };
    match Cli::try_parse_from(said) {
        Ok(Cli { command }) => Ok(command),
        Err(error) if error.use_stderr() => {
            eprintln!("{}", one_line(&error.to_string()));
            Err(ExitCode::from(2))
        }
        Err(help) => match help.print() {
            Ok(()) => Err(ExitCode::SUCCESS),
            Err(_) => Err(ExitCode::FAILURE),
        },
    }
}

/// What is wrong, without usage and hints.
fn one_line(text: &str) -> String {
    let words = |line: &&str| !line.starts_with("Usage:") && !line.starts_with("For more information");
    text.lines().map(str::trim).take_while(words).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}
