//! Two kinds of bots against each other, seats taken in turn: who wins how often, and with how many VP.

use std::io::Write as _;

use clap::{Parser, ValueEnum};
use tharos_bots::{Bot, Greedy, Random, Searcher, Seated, play_game};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    Random,
    Greedy,
    Search,
}

impl Kind {
    fn bot(self) -> Box<dyn Bot> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::default()),
            Kind::Search => Box::new(Searcher::default()),
        }
    }
}

/// Lets one kind of bot play against one or several of another kind.
#[derive(Parser)]
struct Args {
    first: Kind,
    second: Kind,
    /// Iterations of the first and of the second kind for every decision.
    #[arg(long, default_value_t = 200)]
    first_iterations: u32,
    #[arg(long, default_value_t = 200)]
    second_iterations: u32,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// With 1, the first kind plays the solo game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    /// The seed of the first game; the others follow.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

fn main() {
    let args = Args::parse();
    let players = usize::from(args.players);
    let mut bots: Vec<Box<dyn Bot>> =
        (0..players).map(|i| if i == 0 { args.first } else { args.second }.bot()).collect();
    let (mut won, mut vp_first, mut vp_others) = (0.0, 0.0, 0.0);
    #[expect(clippy::disallowed_methods, reason = "only measures how long the games took")]
    let begin = std::time::Instant::now();
    for game in 0..args.games {
        // Every deal is played from every seat.
        let seat_of_first = game as usize % players;
        let deal = args.seed + game / players as u64;
        let mut seats: Vec<Seated<'_>> = Vec::new();
        for (i, bot) in bots.iter_mut().enumerate() {
            let iterations = if i == 0 { args.first_iterations } else { args.second_iterations };
            seats.push(Seated { bot: bot.as_mut(), iterations });
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
        print!(
            "\r{:>5} games  {:?} won {:5.1} %  VP {:5.1} against {:5.1}  {:6.2} s per game ",
            game + 1,
            args.first,
            100.0 * won / n,
            vp_first / n,
            vp_others / n,
            begin.elapsed().as_secs_f64() / n
        );
        // Progress is only for the eye: if nobody can see it, the games go on.
        let _ = std::io::stdout().flush();
    }
    println!();
}
