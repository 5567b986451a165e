//! What a good game brings by every turn: the VP by category of Engineers at the end of each of the 16 turns, on average. The goal
//! panel of the client shows it beside one's own points.
//!
//! `cargo run --release -p tharos-bots --example par -- --games 200 --seed 840000 --out web/src/rules/par.json`

use std::io;
use std::path::PathBuf;

use clap::Parser;
use tharos_bots::Level;
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Data, Fast, Options, ROUNDS, Random as _, Score, State, Step, TURNS};

#[derive(Parser)]
struct Args {
    #[arg(long, default_value = "engineer")]
    level: Level,
    #[arg(long, default_value_t = 200)]
    games: u64,
    #[arg(long, default_value_t = 840_000)]
    seed: u64,
    #[arg(long)]
    out: PathBuf,
}

const ALL: usize = (ROUNDS * TURNS) as usize;
/// The categories of all games; those of the solo game are the last.
const PARTS: usize = Score::counted(true);

fn main() -> io::Result<()> {
    let args = Args::parse();
    let mut players = serde_json::Map::new();
    for n in 1..=4_u8 {
        let mut sums = [[0_i64; PARTS]; ALL];
        for game in 0..args.games {
            play(&args, n, args.seed + game, &mut sums);
        }
        let seats = (args.games * u64::from(n)) as f64;
        let mean = |sum: &i64| (*sum as f64 / seats * 10.0).round() / 10.0;
        let turns: Vec<Vec<f64>> = sums.iter().map(|turn| turn.iter().map(mean).collect()).collect();
        players.insert(n.to_string(), serde_json::json!(turns));
    }
    let level = args.level.to_string();
    let told = serde_json::json!({
        "level": level, "games": args.games, "seed": args.seed,
        "categories": &Score::CATEGORIES[..PARTS], "players": players,
    });
    std::fs::write(&args.out, told.to_string() + "\n")
}

/// Plays a game and adds up the VP at the end of every turn.
fn play(args: &Args, players: u8, seed: u64, sums: &mut [[i64; PARTS]; ALL]) {
    let mut bot = args.level.bot();
    let mut state = State::new(&Guild::ALL[..usize::from(players)], Options::default(), &Data::default());
    let (mut chance, mut seeds) = (Fast::new(seed), Fast::new(!seed));
    let mut legal = Vec::new();
    let mut turn = 0;
    loop {
        let over = state.is_over();
        let now = if over { ALL } else { usize::from((state.table.round - 1) * TURNS + state.table.turn) - 1 };
        while turn < now {
            for seat in 0..players {
                add(&mut sums[turn], &state, seat);
            }
            turn += 1;
        }
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                let outcome = state.sample(&mut chance).expect("the game waits for chance");
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                let view = state.view(Some(seat));
                view.consider_into(&mut legal);
                let seed = u64::from(seeds.next()) << 32 | u64::from(seeds.next());
                state.play_unchecked(bot.choose(&view, &legal, seed, args.level.iterations().into()), None);
            }
        }
    }
}

fn add(sums: &mut [i64; PARTS], state: &State, seat: Seat) {
    let score = state.table.score(seat).by_category();
    sums.iter_mut().zip(score).for_each(|(sum, vp)| *sum += i64::from(vp));
}
