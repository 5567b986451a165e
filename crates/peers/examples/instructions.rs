//! Plays random games of Tharos for two, for counting what they cost where a clock is of no use:
//!
//! ```text
//! cargo build --profile bench -p tharos-peers --example instructions
//! for games in 100 500; do
//!     valgrind --tool=callgrind --branch-sim=yes target/release/examples/instructions $games
//! done
//! ```
//!
//! The difference of the two counts, divided by 400, is the cost of a game: all else is the same in both.

use std::process::ExitCode;

use tharos_rules::playout::Playout;
use tharos_rules::{Data, Fast, Options};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1).unwrap_or_else(|| "500".into());
    let Ok(games) = argument.parse::<u32>() else {
        eprintln!("'{argument}' is not a number of games\nusage: instructions [GAMES]");
        return ExitCode::FAILURE;
    };
    let mut playout = Playout::new(2, Options::default(), &Data::default());
    let mut random = Fast::new(0x7A05_2021);
    for _ in 0..games {
        playout.game(&mut random);
    }
    println!("{:?}", playout.counted);
    ExitCode::SUCCESS
}
