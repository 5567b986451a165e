//! Whatever happens in random games has a text.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;
use tharos_rules::ids::{Guild, Seat};
use tharos_rules::{Action, Data, Fast, Options, Random, State, Step};

use super::samples::{ACTIONS, read, refusal_fields};
use super::values::sound;
use crate::{Language, Text};

const DECISIONS: usize = 400;

/// Plays a random game of so many players; `see` gets every position that waits for a player, and all events.
fn play(players: usize, random: &mut Fast, mut see: impl FnMut(&State, Option<Seat>, &[tharos_rules::Event])) {
    let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
    for _ in 0..DECISIONS {
        let mut events = Vec::new();
        match state.table.step {
            Step::Over => break,
            Step::Chance(_) => {
                let outcome = state.sample(random).expect("the game waits for chance");
                state.settle_unchecked(&outcome, Some(&mut events));
                see(&state, None, &events);
            }
            Step::Ask { seat, .. } => {
                see(&state, Some(seat), &[]);
                let (action, _) = state.pick(random).expect("whoever is asked has a choice");
                state.play_unchecked(action, Some(&mut events));
                see(&state, None, &events);
            }
        }
    }
}

#[test]
fn everything_in_random_games_renders() {
    let mut random = Fast::new(1);
    let names = ["Anna", "Ben", "Cleo", "Dirk"].map(str::to_owned);
    let samples: Vec<Action> = read(ACTIONS).collect();
    let fields = refusal_fields();
    for players in 1..=4 {
        let mut turn = 0;
        play(players, &mut random.clone(), |state, seat, events| {
            turn += 1;
            let texts = Language::ALL.map(|language| Text::at(language, &state.table));
            for text in &texts {
                for event in events {
                    [Some(0), None].iter().for_each(|&viewer| sound(&text.event(event, &names, viewer)));
                }
                sound(&text.question(&state.table.step, &names, seat));
            }
            let Some(seat) = seat.filter(|_| turn % 5 == 0) else { return };
            // One decision of each kind is enough.
            let mut kinds = HashSet::new();
            for action in state.view(Some(seat)).legal() {
                if kinds.insert(std::mem::discriminant(&action)) {
                    texts.iter().for_each(|text| sound(&text.action(&action)));
                }
            }
            let refusals = state.why_not(seat).into_iter().map(|why_not| why_not.refusal);
            let tries = samples.iter().filter_map(|&sample| state.check(seat, sample).err());
            for refusal in refusals.chain(tries) {
                texts.iter().for_each(|text| sound(&text.refusal(&refusal)));
                let Ok(Value::Object(has)) = serde_json::to_value(refusal.why) else { panic!("{refusal:?}") };
                let has: BTreeSet<_> = has.keys().cloned().collect();
                assert_eq!(has, fields[refusal.why.code()], "the sample of {} is old", refusal.why.code());
            }
        });
        random.below(2);
    }
}
