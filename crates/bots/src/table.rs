//! Bots at one table.

use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Options, Random as _, State, Step};

use crate::Bot;

/// A bot and what its decisions are worth.
pub struct Seated<'a> {
    pub bot: &'a mut dyn Bot,
    pub iterations: u32,
}

/// Plays a whole game from set-up. Chance and the bots draw from different streams, so that nobody's
/// luck depends on who plays; the same seed and the same bots give the same game.
///
/// # Panics
/// If there are not 1 to 4 seats, or a bot chooses what is not legal.
pub fn play_game(seats: &mut [Seated<'_>], seed: u64) -> State {
    play_game_with(seats, seed, &Data::default())
}

/// The same with other values of DATA.
///
/// # Panics
/// As [`play_game`].
pub fn play_game_with(seats: &mut [Seated<'_>], seed: u64, data: &Data) -> State {
    let mut state = State::new(&Guild::ALL[..seats.len()], Options::default(), data);
    let mut chance = Fast::new(seed);
    let mut seeds = Fast::new(!seed);
    let mut legal = Vec::new();
    loop {
        match state.table.step {
            Step::Over => return state,
            Step::Chance(_) => {
                let outcome = state.sample(&mut chance).expect("the game waits for chance");
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                let view = state.view(Some(seat));
                view.consider_into(&mut legal);
                let Seated { bot, iterations } = &mut seats[seat as usize];
                let seed = u64::from(seeds.next()) << 32 | u64::from(seeds.next());
                let action = bot.choose(&view, &legal, seed, (*iterations).into());
                assert!(legal.contains(&action), "seat {seat} chose {action:?}, which is not legal");
                state.play_unchecked(action, None);
            }
        }
    }
}
