//! All outcomes of chance, with their probabilities.

use std::collections::BTreeMap;

use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Options, Outcome, State, Step};

fn name(outcome: &Outcome) -> String {
    serde_json::to_string(outcome).unwrap()
}

/// Whether so many samples have the frequencies that the list says, within six standard deviations.
fn as_drawn(state: &State, listed: &BTreeMap<String, f64>, random: &mut Fast) {
    let n = 300 * listed.len();
    let mut drawn: BTreeMap<String, f64> = BTreeMap::new();
    for _ in 0..n {
        *drawn.entry(name(&state.sample(random).unwrap())).or_default() += 1.0;
    }
    for outcome in drawn.keys() {
        assert!(listed.contains_key(outcome), "{outcome} is drawn, but not listed");
    }
    for (outcome, p) in listed {
        let (expected, found) = (n as f64 * p, drawn.get(outcome).copied().unwrap_or(0.0));
        let margin = 6.0 * (expected * (1.0 - p)).sqrt() + 1.0;
        assert!((found - expected).abs() < margin, "{outcome}: {found} times instead of {expected:.1}");
    }
}

#[test]
fn outcomes_are_those_that_are_drawn() {
    let mut random = Fast::new(17);
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for game in 0..12 {
        let players = [1, 1, 2, 3, 4, 1][game % 6];
        let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
        while !state.is_over() {
            if matches!(state.table.step, Step::Ask { .. }) {
                let (action, _) = state.pick(&mut random).unwrap();
                state.play_unchecked(action, None);
                assert_eq!(state.outcomes(usize::MAX).is_some(), matches!(state.table.step, Step::Chance(_)));
                continue;
            }
            let outcome = state.sample(&mut random).unwrap();
            if let Some(outcomes) = state.outcomes(3000) {
                let listed: BTreeMap<String, f64> = outcomes.iter().map(|(o, p)| (name(o), *p)).collect();
                assert_eq!(listed.len(), outcomes.len(), "an outcome is listed twice");
                assert!((listed.values().sum::<f64>() - 1.0).abs() < 1e-9);
                assert!(outcomes.iter().all(|(outcome, _)| state.possible(outcome).is_ok()));
                assert!(listed.contains_key(&name(&outcome)));
                assert!(state.outcomes(outcomes.len() - 1).is_none());
                let kind = name(&outcome).split('"').nth(3).unwrap().to_owned();
                let seen = kinds.entry(kind).or_default();
                *seen += 1;
                if listed.len() <= 150 && *seen <= 5 {
                    as_drawn(&state, &listed, &mut random);
                }
            }
            state.settle_unchecked(&outcome, None);
        }
    }
    let all = ["attack", "cards", "dice", "roll", "round_end", "solo_buildings", "solo_die", "solo_markers"];
    assert!(kinds.keys().map(String::as_str).eq(all), "{kinds:?}");
}
