//! `tharos bench`: how many random games are played in a second.

use std::process::ExitCode;
use std::time::Instant;

use serde::Serialize;
use tharos_rules::playout::Playout;
use tharos_rules::{Data, Fast, Options};

use crate::data_file::DataFile;

pub const EXAMPLES: &str = "\
Examples:
  tharos bench
  tharos bench --players 4 --seconds 10 --json
  tharos bench --data my-box.toml";

#[derive(clap::Args)]
pub struct Args {
    /// How many players; 1 is the solo game
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    /// How long to play
    #[arg(long, default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataFile,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=86_400.0).contains(&seconds) => Ok(seconds),
        _ => Err("needs a number of seconds between 0.01 and 86400".to_owned()),
    }
}

#[derive(Serialize)]
struct Rates {
    players: u8,
    seconds: f64,
    games: u64,
    games_per_s: f64,
    decisions_per_s: f64,
    decisions_per_game: f64,
    chances_per_game: f64,
    legal_per_decision: f64,
    longest_list: u64,
}

pub fn run(args: &Args) -> ExitCode {
    let data = match args.data.read() {
        Ok(data) => data,
        Err(code) => return code,
    };
    let rates = measure(args.players, args.seconds, &data);
    match serde_json::to_string(&rates) {
        Ok(json) if args.json => println!("{json}"),
        _ => print(&rates),
    }
    ExitCode::SUCCESS
}

fn measure(players: u8, limit: f64, data: &Data) -> Rates {
    let mut playout = Playout::new(players, Options::default(), data);
    let mut random = Fast::new(1);
    let start = Instant::now();
    let seconds = loop {
        playout.game(&mut random);
        let spent = start.elapsed().as_secs_f64();
        if spent >= limit {
            break spent;
        }
    };
    let counted = playout.counted;
    let (games, decisions) = (counted.games as f64, counted.decisions as f64);
    Rates {
        players,
        seconds,
        games: counted.games,
        games_per_s: games / seconds,
        decisions_per_s: decisions / seconds,
        decisions_per_game: decisions / games,
        chances_per_game: counted.chances as f64 / games,
        legal_per_decision: counted.legal as f64 / decisions,
        longest_list: counted.longest,
    }
}

fn print(rates: &Rates) {
    println!("random games of {} player(s), one thread, {:.2} s", rates.players, rates.seconds);
    println!("{:>14.0}  games per second", rates.games_per_s);
    println!("{:>14.0}  decisions per second", rates.decisions_per_s);
    println!("{:>14.1}  decisions per game", rates.decisions_per_game);
    println!("{:>14.1}  outcomes of chance per game", rates.chances_per_game);
    println!("{:>14.1}  legal actions per decision", rates.legal_per_decision);
    println!("{:>14}  legal actions in the longest list", rates.longest_list);
}
