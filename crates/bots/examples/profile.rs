//! A level against itself: VP by category, and how its solo games end.

use clap::Parser;
use tharos_bots::{Bot, Level, Seated, play_game};
use tharos_rules::{SOLO_GOAL, Score, Table};

/// Lets a level play against itself and tells where its VP come from; alone, how the games end.
#[derive(Parser)]
struct Args {
    level: Level,
    /// With 1, the solo game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The seed of the first game; the others follow.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Another number of iterations than the level's own.
    #[arg(long)]
    iterations: Option<u32>,
}

fn main() {
    let args = Args::parse();
    let players = usize::from(args.players);
    let iterations = args.iterations.unwrap_or(args.level.iterations());
    let mut bots: Vec<Box<dyn Bot + Send>> = (0..players).map(|_| args.level.bot()).collect();
    let mut scores: Vec<Score> = Vec::new();
    let mut ends: Vec<(String, Score)> = Vec::new();
    #[expect(clippy::disallowed_methods, reason = "only measures how long the games took")]
    let begin = std::time::Instant::now();
    for game in 0..args.games {
        let mut seats: Vec<Seated<'_>> = bots.iter_mut().map(|bot| Seated { bot: bot.as_mut(), iterations }).collect();
        let table = play_game(&mut seats, args.seed + game).table;
        scores.extend((0..players as u8).map(|seat| table.score(seat)));
        if players == 1 {
            ends.push((end(&table), table.score(0)));
        }
    }
    let seconds = begin.elapsed().as_secs_f64() / args.games as f64;
    println!("{}, {iterations} iterations, {players} players, {} games, {seconds:.2} s each", args.level, args.games);
    let n = scores.len() as f64;
    let row = |name: &str, of: &dyn Fn(&Score) -> i16| {
        let sum: f64 = scores.iter().map(|score| f64::from(of(score))).sum();
        let some = scores.iter().filter(|score| of(score) != 0).count() as f64;
        println!("{name:<20} {:6.2} VP  in {:5.1} % of the results", sum / n, 100.0 * some / n);
    };
    for (category, name) in Score::CATEGORIES.iter().enumerate() {
        row(name, &|score| score.by_category()[category]);
    }
    row("total", &|score| score.total);
    ends.sort_by(|a, b| a.0.cmp(&b.0));
    for alike in ends.chunk_by(|a, b| a.0 == b.0) {
        let vp: f64 = alike.iter().map(|(_, score)| f64::from(score.total)).sum::<f64>() / alike.len() as f64;
        println!("{:5.1} %  {:<45} {vp:5.1} VP on average", 100.0 * alike.len() as f64 / n, alike[0].0);
    }
}

/// How a solo game ended (SOLO-6, SOLO-7).
fn end(t: &Table) -> String {
    let rows: String = t.solo.met.iter().map(|row| ['A', 'B', 'C'][usize::from(row)]).collect();
    let met = t.solo.met.len();
    if met == 2 {
        let won = if t.score(0).total >= SOLO_GOAL { "won" } else { "too few VP" };
        format!("{won}, last spaces of {rows}")
    } else if t.solo.lost && t.solo.cell % 6 == 5 {
        format!("failed at {}6, met {met} before", ['A', 'B', 'C'][usize::from(t.solo.cell / 6)])
    } else {
        format!("16 turns without two last spaces, met {met}")
    }
}
