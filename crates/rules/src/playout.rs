//! Random games, for measuring and for tests.

use crate::action::Action;
use crate::carry_out;
use crate::chance::Fast;
use crate::data::Data;
use crate::ids::Guild;
use crate::step::Step;
use crate::table::{Options, State};

/// What a random game was made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    pub games: u64,
    pub decisions: u64,
    pub chances: u64,
    /// The sum of the lengths of all lists of legal actions, and the longest one.
    pub legal: u64,
    pub longest: u64,
}

/// Plays random games one after the other without allocating.
pub struct Playout {
    start: State,
    pub counted: Counted,
}

impl Playout {
    #[must_use]
    pub fn new(players: u8, options: Options, data: &Data) -> Self {
        let start = State::new(&Guild::ALL[..players as usize], options, data);
        Playout { start, counted: Counted::default() }
    }

    /// One game from set-up to the end, every legal decision equally likely.
    pub fn game(&mut self, random: &mut Fast) -> State {
        let mut state = self.start;
        loop {
            match state.table.step {
                Step::Over => break,
                Step::Chance(chance) => {
                    self.counted.chances += 1;
                    let outcome = state.outcome_of(chance, random);
                    state.settle_unchecked(&outcome, None);
                }
                Step::Ask { seat, .. } => {
                    let mut action = Action::Pass;
                    let n = u64::from(state.pick_into(random, &mut action));
                    self.counted.decisions += 1;
                    self.counted.legal += n;
                    self.counted.longest = self.counted.longest.max(n);
                    carry_out::play(&mut state.play_for(seat, None), &action);
                }
            }
        }
        self.counted.games += 1;
        state
    }
}
