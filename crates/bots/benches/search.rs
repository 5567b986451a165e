//! How fast the strongest level thinks, next to how fast the engine plays: on one thread, side by side.
//!
//! ```text
//! cargo bench -p tharos-bots                    5 seconds for each
//! cargo bench -p tharos-bots -- --seconds 20    more exact
//! ```
//!
//! * **Search**: iterations of the Director at its first decision with a choice, for every number of players; the
//!   tree grows as in a game, and is thrown away after as many iterations as a decision has.
//! * **Random games**: the engine alone, from set-up to the end, every legal decision equally likely.

#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

use std::process::ExitCode;
use std::time::{Duration, Instant};

use tharos_bots::Level;
use tharos_rules::ids::Guild;
use tharos_rules::playout::Playout;
use tharos_rules::{Data, Fast, Options, State, Step, View};

fn main() -> ExitCode {
    let seconds = match seconds(std::env::args().skip(1)) {
        Ok(seconds) => seconds,
        Err(problem) => {
            eprintln!("{problem}\nusage: cargo bench -p tharos-bots -- [--seconds N]");
            return ExitCode::FAILURE;
        }
    };
    let limit = Duration::from_secs_f64(seconds);
    let iterations = Level::Director.iterations();
    let mut bot = Level::Director.bot();
    for players in 1..=4 {
        let view = first_choice(players);
        let legal = view.legal();
        let (mut decisions, start) = (0, Instant::now());
        while start.elapsed() < limit {
            bot.choose(&view, &legal, decisions, iterations.into());
            decisions += 1;
        }
        let rate = decisions as f64 / start.elapsed().as_secs_f64();
        println!(
            "director, {players} players   {:>9.0} iterations/s   {:>7.2} ms per decision of {iterations} iterations",
            rate * f64::from(iterations),
            1000.0 / rate
        );
        let mut playout = Playout::new(players, Options::default(), &Data::default());
        let (mut random, start) = (Fast::new(1), Instant::now());
        while start.elapsed() < limit {
            playout.game(&mut random);
        }
        let (counted, spent) = (playout.counted, start.elapsed().as_secs_f64());
        println!(
            "engine, {players} players     {:>9.0} decisions/s    {:>7.0} random games/s",
            counted.decisions as f64 / spent,
            counted.games as f64 / spent
        );
    }
    ExitCode::SUCCESS
}

/// `cargo bench` itself adds `--bench`.
fn seconds(mut arguments: impl Iterator<Item = String>) -> Result<f64, String> {
    let mut seconds = 5.0;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--bench" => {}
            "--seconds" => {
                let text = arguments.next().ok_or("--seconds needs a number")?;
                seconds = text.parse().map_err(|_| format!("--seconds: '{text}' is not a number"))?;
                if !(0.01..=86_400.0).contains(&seconds) {
                    return Err(format!("--seconds: {text} is not between 0.01 and 86400"));
                }
            }
            _ => return Err(format!("unknown argument '{argument}'")),
        }
    }
    Ok(seconds)
}

/// The first decision after set-up in which there is something to choose.
fn first_choice(players: u8) -> View {
    let mut state = State::new(&Guild::ALL[..players as usize], Options::default(), &Data::default());
    let mut random = Fast::new(1);
    loop {
        match state.table.step {
            Step::Chance(_) => {
                let outcome = state.sample(&mut random).expect("the game waits for chance");
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                let view = state.view(Some(seat));
                let legal = view.legal();
                if legal.len() > 10 {
                    return view;
                }
                state.play_unchecked(legal[0], None);
            }
            Step::Over => unreachable!("a game has choices"),
        }
    }
}
