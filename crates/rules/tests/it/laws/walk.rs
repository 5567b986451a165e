//! Random games, step by step, for every number of players and both settings of all options.

use tharos_rules::ids::*;
use tharos_rules::*;

use crate::common::{one_of_a_kind, pick, settle_down};

/// No random game comes near this number of decisions and outcomes.
const ENDLESS: usize = 5_000;

#[derive(Clone, Copy, Debug)]
pub enum What {
    Action(Seat, Action),
    Chance(Outcome),
}

/// One step of a game.
pub struct Moment<'a> {
    pub before: &'a State,
    /// The legal decisions before; empty if chance acts.
    pub legal: &'a [Action],
    pub what: What,
    pub events: &'a [Event],
    pub after: &'a State,
}

/// Plays what happens next.
pub fn next(state: &State, what: &What, events: &mut Vec<Event>) -> State {
    let mut after = *state;
    match what {
        What::Action(_, action) => after.play_unchecked(*action, Some(events)),
        What::Chance(outcome) => after.settle(outcome, Some(events)).expect("a sampled outcome is possible"),
    }
    after
}

/// Plays `games` random games at each of the eight tables and shows every step; returns the length of the longest.
///
/// Of four games, two begin with a position in which everyone already has a lot, and two take every kind of decision
/// with equal probability instead of every decision.
pub fn games(games: u64, mut law: impl FnMut(&Moment<'_>, &mut Fast)) -> usize {
    let all = Options { manipulator_at_most_7: true, solo_b2_combat_points: true, banker_bonus_not_doubled: true };
    let mut longest = 0;
    for players in 1..=MAX_SEATS {
        for options in [Options::default(), all] {
            for game in 0..games {
                let seed = game * 64 + players as u64 * 8 + u64::from(options == all);
                let start = State::new(&Guild::ALL[..players], options, &Data::default());
                longest = longest.max(one_game(start, seed, game % 2 == 1, game % 4 >= 2, &mut law));
            }
        }
    }
    longest
}

fn one_game(
    mut state: State,
    seed: u64,
    rich: bool,
    by_kind: bool,
    law: &mut impl FnMut(&Moment<'_>, &mut Fast),
) -> usize {
    let (mut random, mut dice) = (Fast::new(seed), Fast::new(!seed));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut settled = !rich;
    for step in 0..ENDLESS {
        legal.clear();
        let what = match state.table.step {
            Step::Over => return step,
            Step::Chance(_) => What::Chance(state.sample(&mut random).expect("the game waits for chance")),
            Step::Ask { seat, .. } => {
                if !settled {
                    settled = true;
                    settle_down(&mut state, &mut random);
                }
                state.legal_into(&mut legal);
                assert!(!legal.is_empty(), "dead end at {:?}", state.table.step);
                let action = if by_kind { one_of_a_kind(&legal, &mut random) } else { *pick(&legal, &mut random) };
                What::Action(seat, action)
            }
        };
        events.clear();
        let after = next(&state, &what, &mut events);
        law(&Moment { before: &state, legal: &legal, what, events: &events, after: &after }, &mut dice);
        state = after;
    }
    panic!("a game without end: {:?}", state.table.step);
}
