//! Teaches the learned evaluation by games against itself, and writes its weights.
//!
//! The weights of the project come of these four commands, where `train` stands for
//! `cargo run --release -p tharos-bots --example train --`:
//!
//! ```sh
//! train --generations 240 --games 300 --until 60 --out 60.txt
//! train --from 60.txt --rate 0.0005 --generations 8 --games 300 --seed 2 --out crates/bots/weights/table.txt
//! train --generations 240 --games 300 --until 50 --out 50.txt
//! train --solo --from 50.txt --rate 0.001 --generations 100 --games 600 --until 60 --out crates/bots/weights/solo.txt
//! ```
//!
//! The first games are played by the evaluation made by hand, and less and less so for twenty generations. Again and
//! again: games by what has been learned so far, and lessons from them. The same arguments give the same weights.

mod learn;
mod play;

use std::path::PathBuf;

use clap::Parser;
use learn::{Learner, Lessons};
use play::Table;
use tharos_bots::value::{self, Judge, Net};
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Options, Random, State};

/// Teaches the learned evaluation by games against itself.
#[derive(Parser)]
struct Args {
    /// The solo game instead of two to four players.
    #[arg(long)]
    solo: bool,
    /// Where the weights go, after every tenth generation and at the end.
    #[arg(long)]
    out: PathBuf,
    /// Go on from these weights instead of games by hand.
    #[arg(long)]
    from: Option<PathBuf>,
    #[arg(long, default_value_t = 100)]
    generations: u32,
    /// Stop after so many of them.
    #[arg(long)]
    until: Option<u32>,
    /// Games in every generation.
    #[arg(long, default_value_t = 400)]
    games: u32,
    /// The size of the first steps; it falls to a tenth towards the end.
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args = Args::parse();
    let mut random = Fast::new(args.seed);
    let players = if args.solo { 1 } else { 2 };
    let start = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
    let inputs = value::write(&start, 0, &mut [0.0; value::PLACES]);
    let mut net = match &args.from {
        Some(path) => learn::extended(Net::parse(&std::fs::read_to_string(path)?)?, inputs),
        None => learn::beginner(inputs, &mut random),
    };
    let importance = if args.solo { [0.5, 2.0, 2.0, 1.0] } else { [1.0, 0.0, 0.0, 0.0] };
    let mut learner = Learner::new(inputs, importance);
    let mut lessons = Lessons::default();
    #[expect(clippy::disallowed_methods, reason = "only tells how long it takes")]
    let begin = std::time::Instant::now();
    let last = args.until.unwrap_or(args.generations).min(args.generations);
    for generation in 0..last {
        let judge = Judge { table: &net, solo: &net };
        let by_hand = if args.from.is_none() { 1000 - (generation * 50).min(1000) } else { 0 };
        let mut table = Table::new(judge, by_hand);
        lessons.clear();
        let (mut vp, mut seats, mut won) = (0.0, 0.0, 0.0);
        for _ in 0..args.games {
            // Mostly two players, as many decisions belong to nobody but oneself.
            let players = if args.solo { 1 } else { [2, 2, 3, 4][random.below(4) as usize] };
            let trust = if by_hand > 0 { 1.0 } else { 0.95 };
            let end = table.game(players, trust, &mut random, &mut lessons);
            vp += (0..players as u8).map(|seat| f64::from(end.table.score(seat).total)).sum::<f64>();
            seats += players as f64;
            won += end.table.winners().len() as f64;
        }
        let rate = args.rate * 0.1f32.powf(generation as f32 / args.generations as f32);
        let errors = learner.study(&mut net, &lessons, rate, &mut random);
        println!(
            "generation {generation:>4}  {:6.2} VP  {:5.2} % won  {} lessons  errors {:.3} {:.3} {:.3} {:.3}  {:.0} s",
            vp / seats,
            100.0 * won / seats,
            lessons.targets.len(),
            errors[0],
            errors[1],
            errors[2],
            errors[3],
            begin.elapsed().as_secs_f64()
        );
        if generation % 10 == 9 || generation + 1 == last {
            std::fs::write(&args.out, net.to_text())?;
        }
    }
    Ok(())
}
