//! Positions to ask bots about.

use tharos_bots::Level;
use tharos_rules::ids::*;
use tharos_rules::{Data, Fast, Options, Random as _, State, Step};

/// Some positions of a game between bots, with their deciding seat.
pub fn some(players: u8, seed: u64, mut look: impl FnMut(&State, Seat)) {
    let mut state = State::new(&Guild::ALL[..players as usize], Options::default(), &Data::default());
    let mut random = Fast::new(seed);
    let mut bot = Level::Journeyman.bot();
    loop {
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                let outcome = state.sample(&mut random).unwrap();
                state.settle_unchecked(&outcome, None);
            }
            Step::Ask { seat, .. } => {
                if random.below(6 * u32::from(players)) == 0 {
                    look(&state, seat);
                }
                let view = state.view(Some(seat));
                let action = bot.choose(&view, &view.legal(), u64::from(random.next()), 1.into());
                state.play_unchecked(action, None);
            }
        }
    }
}
