//! Every trigger of the coach has a position in which it fires and one in which it does not.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::{Value, json};
use tharos_lessons::coach::{Judged, Said, Volume, fires, judge, remark, triggers};
use tharos_rules::{Action, Fast, Setup, View};
use tharos_scenario::Pattern;

use crate::texts::root;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    id: String,
    proposal: Option<Value>,
    position: Value,
    unless: Value,
}

fn examples() -> Vec<Example> {
    let text = std::fs::read_to_string(root().join("lessons/coach/examples.toml")).unwrap();
    let table: toml::Table = text.parse().unwrap();
    serde_json::from_value(json!(table["example"])).unwrap()
}

/// What is changed replaces what was there; lists as a whole.
fn change(value: &mut Value, by: &Value) {
    match (value, by) {
        (Value::Object(fields), Value::Object(by)) => {
            for (key, by) in by {
                change(fields.entry(key).or_insert(Value::Null), by);
            }
        }
        (value, by) => *value = by.clone(),
    }
}

fn view(id: &str, position: &Value) -> View {
    let setup: Setup = serde_json::from_value(position.clone()).unwrap_or_else(|error| panic!("{id}: {error}"));
    setup.build().unwrap_or_else(|wrong| panic!("{id}: {}", wrong.join("; "))).view(Some(0))
}

fn judged(id: &str, view: &View, proposal: Option<&Value>) -> Option<Judged> {
    let Some(pattern) = proposal else { return Some(judge(view, None, 1, &|| false)) };
    let pattern = Pattern::new(pattern.clone()).unwrap_or_else(|error| panic!("{id}: {error}"));
    let action: Action = view.consider().into_iter().find(|&action| pattern.fits(action))?;
    Some(judge(view, Some(action), 1, &|| false))
}

#[test]
fn every_trigger_fires_where_it_should_and_only_there() {
    let mut wrong = Vec::new();
    for Example { id, proposal, position, unless } in examples() {
        let here = view(&id, &position);
        match judged(&id, &here, proposal.as_ref()) {
            None => wrong.push(format!("{id}: nothing like it can be chosen")),
            Some(judged) if !fires(&here, &judged, &id) => {
                let best = judged.advice.suggestions.first().map(|best| json!(best.estimate.action).to_string());
                wrong.push(format!("{id} does not fire: loss {:?}, best {best:?}", judged.loss));
            }
            Some(_) => {}
        }
        let (mut position, mut unless) = (position, unless);
        let other = unless.as_object_mut().and_then(|unless| unless.remove("proposal"));
        change(&mut position, &unless);
        let there = view(&id, &position);
        // Where nothing like it can be chosen there is nothing to be said about it.
        if let Some(judged) = judged(&id, &there, other.or(proposal).as_ref())
            && fires(&there, &judged, &id)
        {
            wrong.push(format!("{id} fires where it should not: loss {:?}", judged.loss));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_are_at_least_25_triggers_each_with_its_examples_and_texts() {
    let ids: BTreeSet<&str> = triggers().iter().map(|trigger| trigger.id.as_str()).collect();
    assert!(ids.len() >= 25 && ids.len() == triggers().len(), "{}", ids.len());
    let examples = examples();
    let shown: BTreeSet<&str> = examples.iter().map(|example| example.id.as_str()).collect();
    let without: Vec<_> = ids.symmetric_difference(&shown).collect();
    assert!(without.is_empty(), "no example, or no trigger: {without:?}");
    let rules = std::fs::read_to_string(root().join("docs/rules.md")).unwrap();
    for trigger in triggers() {
        let clause = trigger.clause.as_deref();
        assert!(clause.is_none_or(|clause| rules.contains(clause)), "{}: {clause:?}", trigger.id);
    }
    for language in crate::texts::languages() {
        let path = root().join("web/locales").join(&language).join("coach.ftl");
        let texts = std::fs::read_to_string(path).unwrap();
        for id in &ids {
            assert!(texts.contains(&format!("\ncoach-{id} = ")), "{language}: coach-{id}");
        }
    }
}

#[test]
fn one_remark_at_a_time_and_none_twice_in_a_turn() {
    let mut said = Vec::new();
    let example = examples().into_iter().find(|example| example.id == "first-roll").unwrap();
    let here = view("first-roll", &example.position);
    let judged = judge(&here, None, 1, &|| false);
    while let Some(remark) = remark(&here, &judged, &said, Volume::All) {
        assert!(said.iter().all(|one: &Said| one.id != remark.id), "{} twice", remark.id);
        said.push(Said { id: remark.id, turn: 1 });
    }
    assert!((1..=3).contains(&said.len()), "{said:?}");
    assert_eq!(remark(&here, &judged, &[], Volume::Pressing), None, "nothing is pressing");
    assert_eq!(remark(&here, &judged, &[], Volume::Losses), None, "and nothing is lost");
}

/// After round 1 the coach still speaks of these, unless only losses are wanted.
#[test]
fn attacks_medals_and_what_was_learned_are_pressing() {
    for id in ["late-attack", "sell-now", "learned-trade"] {
        let example = examples().into_iter().find(|example| example.id == id).unwrap();
        let here = view(id, &example.position);
        let judged = judge(&here, None, 1, &|| false);
        let said = |volume| remark(&here, &judged, &[], volume).map(|remark| remark.id);
        assert_eq!(said(Volume::Pressing).as_deref(), Some(id));
        assert_eq!(said(Volume::Losses), None, "{id}");
    }
}

/// Nobody hears that red dice are not enough who has a card, a building or an effect that helps.
#[test]
fn an_attack_is_out_of_reach_only_without_another_way() {
    let ways = [
        json!({ "trans_now": "combat +2", "attack_now": 2 }),
        json!({ "seat": { "0": { "hand": [20] } } }),
        json!({ "seat": { "0": { "hand": [16] } } }),
        json!({ "buildings": { "secret_society": "seat 1" }, "seat": { "0": { "jars": 8 } } }),
        json!({ "seat": { "0": { "active": ["red 2", "white 4", "white 3"], "active_cards": ["steam_dyer"] } } }),
        json!({ "seat": { "0": { "combat_points": 1, "active_cards": ["rumblepoke"] } } }),
    ];
    for id in ["red-elsewhere", "half-a-fight"] {
        let Example { position, proposal, .. } = examples().into_iter().find(|example| example.id == id).unwrap();
        for way in &ways {
            let mut position = position.clone();
            change(&mut position, way);
            let here = view(id, &position);
            let judged = judged(id, &here, proposal.as_ref()).expect("it can be chosen");
            assert!(!fires(&here, &judged, id), "{id}: {way}");
        }
    }
}

/// The true game is exchanged for others that look the same.
#[test]
fn hidden_cards_do_not_matter() {
    let mut random = Fast::new(3);
    for example in examples() {
        let here = view(&example.id, &example.position);
        let Some(first) = judged(&example.id, &here, example.proposal.as_ref()) else { continue };
        let said = remark(&here, &first, &[], Volume::All);
        let other = here.sample(&mut random).view(Some(0));
        let again = judged(&example.id, &other, example.proposal.as_ref()).expect("the same can be chosen");
        assert_eq!(remark(&other, &again, &[], Volume::All), said, "{}", example.id);
    }
}
