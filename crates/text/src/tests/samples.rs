//! A sample of every decision, event, refusal and request to chance, in the JSON form of the rules.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;
use serde_json::Value;
use tharos_rules::{Action, Ask, Chance, Event, Final, Pieces, Score, State, Step, Table, UndoStop, Why};

use super::values::sound;
use crate::render::Reader;
use crate::{Text, catalogue};

pub(super) const ACTIONS: &str = include_str!("samples/actions.jsonl");
pub(super) const EVENTS: &str = include_str!("samples/events.jsonl");
pub(super) const REFUSALS: &str = include_str!("samples/refusals.jsonl");
pub(super) const CHANCES: &str = include_str!("samples/chances.jsonl");

pub(super) fn read<T: DeserializeOwned>(samples: &str) -> impl Iterator<Item = T> {
    samples.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")))
}

/// All names that serde knows for a type: it lists them when it meets one that it does not know.
fn variants<T: DeserializeOwned>(unknown: &str) -> BTreeSet<String> {
    let Err(error) = serde_json::from_str::<T>(unknown) else { panic!("{unknown} is known") };
    let names: BTreeSet<String> = error.to_string().split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.len() > 2, "{error}");
    names
}

fn tags(samples: &str, tag: &str) -> BTreeSet<String> {
    read::<Value>(samples).map(|sample| sample[tag].as_str().unwrap().to_owned()).collect()
}

/// What the first field of each refusal of this code is called, and so on.
pub(super) fn refusal_fields() -> BTreeMap<String, BTreeSet<String>> {
    read::<Value>(REFUSALS)
        .map(|sample| {
            let fields = sample.as_object().unwrap().keys().cloned().collect();
            (sample["why"].as_str().unwrap().to_owned(), fields)
        })
        .collect()
}

pub(super) fn asks() -> impl Iterator<Item = Ask> {
    variants::<Ask>("\"?\"").into_iter().map(|name| serde_json::from_value(Value::String(name)).unwrap())
}

/// Renders every sample for the player concerned and for others.
pub(super) fn render(t: &Text) {
    let names = ["Anna", "Ben", "Cleo", "Dirk"].map(str::to_owned);
    read::<Action>(ACTIONS).for_each(|action| sound(&t.action(&action)));
    for viewer in [Some(0), None] {
        read::<Event>(EVENTS).for_each(|event| sound(&t.event(&event, &names, viewer)));
        read::<Chance>(CHANCES).for_each(|chance| sound(&t.question(&Step::Chance(chance), &names, viewer)));
        asks().for_each(|ask| sound(&t.question(&Step::Ask { seat: 0, ask }, &names, viewer)));
        for why in stops() {
            sound(&t.undo_stop(&UndoStop { entry: 3, why }, &names, viewer));
        }
    }
    sound(&t.question(&Step::Over, &names, None));
    for refusal in read::<Value>(REFUSALS) {
        sound(&t.tagged(&refusal, "why", "why-", Reader::default()));
    }
    for &of in Pieces::ALL {
        for needs in [1, 2] {
            let refusal = serde_json::json!({ "why": "too_few", "of": of, "needs": needs, "has": 0 });
            sound(&t.tagged(&refusal, "why", "why-", Reader::default()));
        }
    }
    for solo in [false, true] {
        t.score(&Score::default(), solo).iter().for_each(|(label, _)| sound(label));
    }
    sound(&t.points(12));
    results().iter().for_each(|table| sound(&t.result(table, &names, Some(1))));
}

pub(super) fn stops() -> impl Iterator<Item = Final> {
    let stops = [
        r#"{"stop":"start"}"#,
        r#"{"stop":"roll"}"#,
        r#"{"stop":"draw","dice":{"white":2,"red":1}}"#,
        r#"{"stop":"cards_drawn"}"#,
        r#"{"stop":"revealed"}"#,
        r#"{"stop":"other_player","seat":0}"#,
    ];
    stops.into_iter().map(|stop| serde_json::from_str(stop).unwrap())
}

/// Games that are over: a shared and a single victory, a lost and a won solo game.
pub(super) fn results() -> [Table; 4] {
    use tharos_rules::ids::Guild;
    use tharos_rules::{Data, Options};
    let start = |players| State::new(&Guild::ALL[..players], Options::default(), &Data::default()).table;
    let shared = start(2);
    let mut won = shared;
    won.players[1].jars = 25;
    let lost = start(1);
    let mut solo = lost;
    solo.players[0].jars = 400;
    solo.solo.met = [0, 1].into_iter().collect();
    [shared, won, lost, solo]
}

#[test]
fn there_is_a_sample_and_a_message_for_every_variant() {
    for (samples, tag, prefix, variants) in [
        (ACTIONS, "do", "action-", variants::<Action>(r#"{"do":"?"}"#)),
        (EVENTS, "event", "event-", variants::<Event>(r#"{"event":"?"}"#)),
        (CHANCES, "draw", "chance-", variants::<Chance>(r#"{"draw":"?"}"#)),
        (REFUSALS, "why", "why-", Why::CODES.iter().map(|&code| code.to_owned()).collect()),
    ] {
        let samples = tags(samples, tag);
        let lacks: Vec<_> = variants.difference(&samples).collect();
        let unknown: Vec<_> = samples.difference(&variants).collect();
        assert!(lacks.is_empty() && unknown.is_empty(), "samples of {prefix}: lack {lacks:?}, unknown {unknown:?}");
        // These two have a message for each way they can move.
        for name in variants.iter().filter(|name| !["goods", "action_card"].contains(&name.as_str()) || tag != "event")
        {
            assert!(catalogue::has(&crate::key(prefix, name), None), "no message {prefix}{name}");
        }
    }
    assert_eq!(variants::<Final>(r#"{"stop":"?"}"#).len(), stops().count());
}
