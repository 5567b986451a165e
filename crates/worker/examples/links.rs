//! How long the links of games are: `cargo run --release -p tharos-worker --example links [GAMES]`.

use tharos_rules::ids::Guild;
use tharos_rules::{Data, Game, GameRecord, Options, Seated, Seed, Seeds, Step};
use tharos_table::Thinker;
use tharos_table::api::Level;
use tharos_worker::link::{pack, unpack};

/// A game as people see it: names, and luck to which everybody contributed.
fn game(players: usize, level: Level, number: u64) -> GameRecord {
    let seated = |guild: &Guild| Seated { guild: *guild, name: "Copper Wren".into() };
    let players: Vec<_> = Guild::ALL[..players].iter().map(seated).collect();
    let contributions = (0..players.len()).map(|seat| Some(Seed::from_text(&format!("{number} {seat}")))).collect();
    let seeds = Seeds { server: Seed::from_text(&number.to_string()), contributions };
    let (mut game, _) = Game::new(players, Options::default(), &Data::default(), Some(seeds)).expect("a game");
    let mut bots = Thinker::default();
    let mut decisions = 0;
    while let Step::Ask { seat, .. } = game.state().table.step {
        decisions += 1;
        let view = game.state().view(Some(seat));
        let action = bots.decide(level, &view, number << 16 | decisions, &|| false).expect("a decision");
        game.play(seat, action).expect("legal");
    }
    game.record(true)
}

fn main() {
    let games: u64 = std::env::args().nth(1).map_or(1000, |text| text.parse().expect("a number of games"));
    println!("players  games  mean  most");
    for players in 1..=4 {
        let length = |number| {
            let record = game(players, Level::Journeyman, number);
            let link = pack(&record).expect("a link");
            assert_eq!(unpack(&link).as_ref(), Ok(&record));
            link.len()
        };
        let lengths: Vec<usize> = (0..games).map(length).collect();
        let mean = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
        println!("{players:>7}  {games:>5}  {mean:>4.0}  {:>4}", lengths.iter().max().unwrap_or(&0));
    }
}
