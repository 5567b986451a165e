//! Playing on quickly and with common sense, to see what becomes of a position.

use tharos_rules::ids::Colour;
use tharos_rules::{Action, Ask, Fast, Random, State, Step};

use super::instinct::Instinct;
use crate::evaluation::Weights;

/// Lists up to this length are read in full; of longer ones, a few random actions are compared.
const READ_ALL: u64 = 120;
/// How many random actions of a long list are compared.
const PICKS: usize = 6;
/// How much a random whim may outweigh, in VP: without it every rollout would be the same.
const WHIM: f32 = 0.8;

/// Plays until the current turn and so many more are over, or the game is.
pub(super) fn play_on(
    weights: &Weights,
    state: &mut State,
    turns_ahead: u8,
    list: &mut Vec<Action>,
    random: &mut Fast,
) {
    let turn = |state: &State| state.table.round * 4 + state.table.turn;
    let last = turn(state) + turns_ahead;
    loop {
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                if turn(state) > last {
                    return;
                }
                if let Some(outcome) = state.sample(random) {
                    state.settle_unchecked(&outcome, None);
                }
            }
            Step::Ask { ask, .. } => {
                if turn(state) > last {
                    return;
                }
                let action = quick(state, ask).unwrap_or_else(|| sensible(weights, state, list, random));
                state.play_unchecked(action, None);
            }
        }
    }
}

/// Questions that hardly ever deserve a thought in a rollout.
fn quick(state: &State, ask: Ask) -> Option<Action> {
    let t = &state.table;
    let me = &t.players[t.decider()? as usize];
    match ask {
        Ask::Draw => Some(Action::Draw),
        Ask::Redraw => Some(Action::KeepDrawn),
        Ask::SetAside if me.drawn.get(Colour::White) > 0 => Some(Action::SetAside { colour: Colour::White }),
        Ask::AddKept => Some(Action::AddKept { dice: me.kept }),
        Ask::TidyUp => Some(Action::TidyUp),
        Ask::Medal => Some(Action::TakeMedal),
        // Without cards and effects there is nothing but the end of the go.
        Ask::Go if t.go.acted && me.hand == 0 && me.trans_used => Some(Action::EndGo),
        _ => None,
    }
}

/// The action that instinct and a whim like best.
fn sensible(weights: &Weights, state: &State, list: &mut Vec<Action>, random: &mut Fast) -> Action {
    let (first, n) = state.pick(random).expect("whoever is asked has a choice");
    if n == 1 {
        return first;
    }
    let seat = state.table.decider().expect("somebody is asked");
    let instinct = Instinct::new(weights, &state.table, seat);
    let (mut best, mut most) = (first, f32::NEG_INFINITY);
    let mut compare = |action: Action, random: &mut Fast| {
        let score = instinct.score(&action) + random.below(256) as f32 * (WHIM / 256.0);
        if score > most {
            (best, most) = (action, score);
        }
    };
    if n <= READ_ALL {
        state.legal_into(list);
        list.iter().for_each(|&action| compare(action, random));
    } else {
        compare(first, random);
        for _ in 1..PICKS {
            if let Some((action, _)) = state.pick(random) {
                compare(action, random);
            }
        }
    }
    best
}
