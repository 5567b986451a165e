//! The same games go the same way on every machine: this test plays them natively, web/src/net/device/parity.test.ts under
//! Node.js and web/e2e/parity.spec.ts in Chromium, all against one file.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};
use tharos_table::api::Level;
use tharos_worker::Trial;

fn read(name: &str) -> Value {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", name].iter().collect();
    serde_json::from_str(&fs::read_to_string(&path).unwrap_or_default()).unwrap_or_default()
}

/// Records by the name of their file.
fn trials() -> Vec<Value> {
    let mut trials = Vec::new();
    for players in 1..=4 {
        trials.push(json!({ "record": { "record": format!("records/v1/{players}-players.json") } }));
        trials.push(json!({ "random": { "players": players, "seed": 70 + players } }));
        trials.push(json!({ "many": { "players": players, "seed": 7, "games": 200 } }));
        for level in [Level::Apprentice, Level::Journeyman, Level::Foreman, Level::Engineer] {
            trials.push(json!({ "bots": { "players": players, "seed": 17, "level": level, "decisions": 40 } }));
        }
        trials.push(json!({ "bots": { "players": players, "seed": 27, "level": "director", "decisions": 12 } }));
    }
    trials
}

fn play(trial: &Value) -> Value {
    let mut trial = trial.clone();
    if let Some(name) = trial["record"]["record"].as_str().map(read) {
        trial["record"]["record"] = name;
    }
    let trial: Trial = serde_json::from_value(trial).expect("a trial");
    let tried = trial.play().expect("a game");
    assert!(matches!(trial, Trial::Many { .. }) || tried.steps.len() >= 12);
    serde_json::to_value(&tried).expect("JSON")
}

#[test]
fn trials_go_as_they_went_before() {
    let cases: Vec<Value> =
        trials().into_iter().map(|trial| json!({ "tried": play(&trial), "trial": trial })).collect();
    if std::env::var_os("UPDATE").is_some() {
        let lines: Vec<String> = cases.iter().map(Value::to_string).collect();
        let file: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "web/worker/trials.json"].iter().collect();
        fs::write(file, format!("[\n{}\n]\n", lines.join(",\n"))).expect("the file can be written");
    }
    let before = read("web/worker/trials.json");
    for (case, before) in cases.iter().zip(before.as_array().expect("web/worker/trials.json")) {
        assert_eq!(before["trial"], case["trial"], "another trial stands in the file (scripts/worker.sh)");
        assert!(before["tried"] == case["tried"], "went otherwise (scripts/worker.sh): {}", case["trial"]);
    }
    assert_eq!(Some(cases.len()), before.as_array().map(Vec::len));
}
