//! Positions from elsewhere: whatever `validate` accepts can be played on without a panic or a dead end.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serde_json::{Value, json};
use tharos_rules::*;

use crate::common::pick;

/// Every place in a JSON value, as a path for [`Value::pointer`].
fn paths(value: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, all: &mut Vec<String>) {
        all.push(path.to_owned());
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, v)| walk(v, &format!("{path}/{key}"), all)),
            Value::Array(items) => items.iter().enumerate().for_each(|(i, v)| walk(v, &format!("{path}/{i}"), all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    walk(value, "", &mut all);
    all
}

fn at<'a>(value: &'a mut Value, path: &str) -> &'a mut Value {
    value.pointer_mut(path).expect("a path of this value")
}

/// Another value in the place of this one.
fn alter(old: &Value, random: &mut Fast) -> Value {
    match old {
        Value::Bool(flag) => json!(!flag),
        Value::Number(number) => {
            let n = number.as_i64().unwrap_or(0);
            let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 17, 18, 20, 40, 250, 255, 65_535, n + 1, n - 1, n * 2];
            json!(pick(&numbers, random))
        }
        Value::String(text) => {
            let words = ["white 1", "white 6", "red 3", "yellow 40", "white 41", "1/1", "3/4", "white", "green"];
            json!(if random.below(3) == 0 { text } else { *pick(&words, random) })
        }
        Value::Null => {
            let values = [json!(1), json!("white 4"), json!(16), json!(5), json!([3, 2]), json!("notarys_office")];
            pick(&values, random).clone()
        }
        Value::Array(items) => {
            let mut items = items.clone();
            match random.below(3) {
                0 => drop(items.pop()),
                1 => items.push(pick(&[json!(0), json!(1), json!(22), json!("2/2"), json!("white 2")], random).clone()),
                _ => items.reverse(),
            }
            Value::Array(items)
        }
        Value::Object(fields) => {
            let mut fields = fields.clone();
            let (key, n) = (*pick(&["white", "red", "green"], random), random.below(3));
            fields.insert(key.to_owned(), json!(n));
            Value::Object(fields)
        }
    }
}

/// Takes one from a number and adds it to another one, or moves an item from list to list, so that sums stay right.
fn shift(value: &mut Value, random: &mut Fast) {
    let lists = random.below(2) == 0;
    let mut all = paths(value);
    all.retain(|path| if lists { at(value, path).is_array() } else { at(value, path).is_number() });
    let (from, to) = (pick(&all, random), pick(&all, random));
    if from == to || from.starts_with(to.as_str()) || to.starts_with(from.as_str()) {
        return;
    }
    if lists {
        let items = at(value, from).as_array_mut().expect("a list");
        if !items.is_empty() {
            let item = items.remove(random.below(items.len() as u32) as usize);
            at(value, to).as_array_mut().expect("a list").push(item);
        }
    } else {
        for (path, change) in [(from, -1), (to, 1)] {
            let n = at(value, path).as_i64().unwrap_or(0) + change;
            *at(value, path) = json!(n);
        }
    }
}

/// Mutilates a position; `other` is a sound one to take parts from.
fn mutilate(value: &mut Value, other: &Value, random: &mut Fast) {
    for _ in 0..=random.below(3) {
        let all = paths(value);
        match random.below(6) {
            0 | 1 => {
                let path = pick(&all, random);
                let new = alter(at(value, path), random);
                *at(value, path) = new;
            }
            2 => {
                // The small things of the go, the losses and the solo mat.
                let parts = ["/table/go", "/table/loss", "/table/solo", "/table/step", "/table/done", "/table/phase"];
                let small: Vec<String> =
                    all.iter().filter(|path| parts.iter().any(|part| path.starts_with(part))).cloned().collect();
                let path = pick(&small, random);
                let new = alter(at(value, path), random);
                *at(value, path) = new;
            }
            3 => {
                for _ in 0..=random.below(3) {
                    shift(value, random);
                }
            }
            _ => {
                let parts = ["step", "phase", "go", "loss", "solo", "attack", "turn", "round", "done", "trans"];
                let part = format!("/table/{}", pick(&parts, random));
                if let Some(new) = other.pointer(&part) {
                    *at(value, &part) = new.clone();
                    if part == "/table/step" && random.below(2) == 0 {
                        *at(value, "/table/phase") = other["table"]["phase"].clone();
                    }
                }
            }
        }
    }
}

/// Plays on for a while; everything that is offered and asked on the way must do.
fn play_on(mut state: State, random: &mut Fast) {
    for step in 0..400 {
        let wrong = validate(&state);
        assert!(wrong.is_empty(), "after {step} steps: {wrong:?}");
        if step % 16 == 0 {
            for seat in 0..state.table.seats() {
                let view = state.view(Some(seat));
                assert_eq!(view.validate(), Vec::<String>::new());
                let _ = (view.why_not(), state.table.score(seat));
            }
        }
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                let outcome = state.sample(random).expect("the game waits for chance");
                state.settle(&outcome, Some(&mut Vec::new())).expect("a sampled outcome is possible");
            }
            Step::Ask { seat, .. } => {
                let (action, _) = state.pick(random).expect("no dead end");
                assert_eq!(state.check(seat, action), Ok(()));
                state.play_unchecked(action, Some(&mut Vec::new()));
            }
        }
    }
}

/// Tries `times` mutilations of these positions; returns how many could be read and how many were accepted.
pub fn try_positions(positions: &[State], times: u32, random: &mut Fast) -> (u32, u32) {
    let (mut read, mut accepted) = (0, 0);
    for _ in 0..times {
        let mut value = serde_json::to_value(pick(positions, random)).unwrap();
        let other = serde_json::to_value(pick(positions, random)).unwrap();
        mutilate(&mut value, &other, random);
        let Ok(position) = serde_json::from_value::<Position>(value.clone()) else { continue };
        read += 1;
        let attempt = catch_unwind(AssertUnwindSafe(|| {
            let state = State::try_from(position);
            let sound = state.is_ok();
            assert_eq!(serde_json::from_value::<State>(value.clone()).is_ok(), sound);
            if let Ok(state) = state {
                play_on(state, random);
            }
            sound
        }));
        accepted += u32::from(attempt.unwrap_or_else(|_| panic!("the position was {value}")));
    }
    (read, accepted)
}
