//! One level against others of another level on the same deals: who wins how often, and with how many VP.

use std::io::Write as _;

use clap::Parser;
use tharos_bots::{Bot, Level, Seated, play_game};

/// Lets one level play against one or several of another level. Every deal is played from every seat.
#[derive(Parser)]
struct Args {
    first: Level,
    second: Level,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the first deal; the others follow.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Other numbers of iterations than the levels' own.
    #[arg(long)]
    first_iterations: Option<u32>,
    #[arg(long)]
    second_iterations: Option<u32>,
}

fn main() {
    let args = Args::parse();
    let players = usize::from(args.players);
    let iterations = [
        args.first_iterations.unwrap_or(args.first.iterations()),
        args.second_iterations.unwrap_or(args.second.iterations()),
    ];
    let mut bots: Vec<Box<dyn Bot + Send>> =
        (0..players).map(|i| if i == 0 { args.first } else { args.second }.bot()).collect();
    let (mut won, mut vp_first, mut vp_others) = (0.0, 0.0, 0.0);
    #[expect(clippy::disallowed_methods, reason = "only measures how long the games took")]
    let begin = std::time::Instant::now();
    for game in 0..args.games {
        let seat_of_first = game as usize % players;
        let deal = args.seed + game / players as u64;
        let mut seats: Vec<Seated<'_>> = Vec::new();
        for (i, bot) in bots.iter_mut().enumerate() {
            seats.push(Seated { bot: bot.as_mut(), iterations: iterations[i.min(1)] });
        }
        seats.rotate_right(seat_of_first);
        let table = play_game(&mut seats, deal).table;
        let winners = table.winners();
        if winners.contains(&(seat_of_first as u8)) {
            won += 1.0 / winners.len() as f64;
        }
        for seat in 0..players {
            let vp = f64::from(table.score(seat as u8).total);
            if seat == seat_of_first { vp_first += vp } else { vp_others += vp / (players - 1) as f64 }
        }
        let n = (game + 1) as f64;
        let share: f64 = won / n;
        print!(
            "\r{:>5} games  {} won {:5.1} ± {:.1} %  VP {:5.1} against {:5.1}  {:6.2} s per game ",
            game + 1,
            args.first,
            100.0 * share,
            100.0 * (share * (1.0 - share) / n).sqrt(),
            vp_first / n,
            vp_others / n,
            begin.elapsed().as_secs_f64() / n
        );
        // Progress is only for the eye: if nobody can see it, the games go on.
        let _ = std::io::stdout().flush();
    }
    println!();
}
