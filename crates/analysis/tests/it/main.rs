//! Analyses of stored games, through the public API.

mod accounts;
mod forks;
mod honesty;

use tharos_bots::Level;
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Game, GameRecord, Options, Seed, Step};

/// A stored game of so many players.
pub fn stored(players: usize) -> GameRecord {
    let json = match players {
        1 => include_str!("../../../../records/v1/1-players.json"),
        2 => include_str!("../../../../records/v1/2-players.json"),
        3 => include_str!("../../../../records/v1/3-players.json"),
        _ => include_str!("../../../../records/v1/4-players.json"),
    };
    serde_json::from_str(json).unwrap()
}

/// Lets bots of a level play on until they have taken so many decisions, or the game is over.
pub fn play_on(game: &mut Game, level: Level, decisions: usize) {
    let mut bot = level.bot();
    for _ in 0..decisions {
        let Step::Ask { seat, .. } = game.state().table.step else { break };
        let view = game.state().view(Some(seat));
        let action = bot.choose(&view, &view.consider(), 1, 1.into());
        game.play(seat, action).unwrap();
    }
}

pub fn new_game(players: usize, seed: &str) -> Game {
    let seated = Guild::ALL[..players].iter().map(|&guild| guild.into()).collect();
    let seeds = Seed::from_text(seed).into();
    Game::new(seated, Options::default(), &Data::default(), Some(seeds)).unwrap().0
}
