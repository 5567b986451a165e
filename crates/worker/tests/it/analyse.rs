//! The analysis of a finished game, piece by piece, so that a page can show how far it is.

use serde_json::{Value, json};

use crate::kit::Page;

fn record() -> Value {
    serde_json::from_str(include_str!("../../../../records/v1/2-players.json")).expect("a record")
}

#[test]
fn a_device_analyses_piece_by_piece() {
    let mut page = Page::default();
    let begin = json!({ "do": "analyse", "record": record(), "depth": "engineer", "eyes": "own" });
    let begun = page.tell(begin)["body"].clone();
    assert_eq!((&begun["done"], &begun["report"]), (&json!(0), &Value::Null));
    let all = begun["entries"].as_u64().expect("a number of entries");
    let part = page.tell(json!({ "do": "go_on", "entries": 50, "report": true }))["body"].clone();
    assert_eq!(part["done"], 50);
    assert!(!part["report"]["course"].as_array().expect("points").is_empty());
    let whole = page.tell(json!({ "do": "go_on", "entries": all, "report": true }))["body"].clone();
    assert_eq!(whole["done"], all);
    for seat in whole["report"]["seats"].as_array().expect("seats") {
        for unit in ["vp", "win"] {
            let of = |value: &Value| value[unit].as_f64().expect("a number");
            let sum = |parts: &Value| parts.as_object().expect("parts").values().map(of).sum::<f64>();
            let together = of(&seat["start"]) + sum(&seat["luck"]) + sum(&seat["decisions"]);
            assert!((together - of(&seat["result"])).abs() < 1e-9, "{unit}: {together}");
        }
    }
}

#[test]
fn what_is_no_finished_game_is_refused() {
    let mut page = Page::default();
    let none = page.tell(json!({ "do": "go_on", "entries": 1, "report": false }));
    assert_eq!(none["status"], 400);
    let mut cut = record();
    cut["entries"].as_array_mut().expect("entries").truncate(30);
    let told = page.tell(json!({ "do": "analyse", "record": cut, "depth": "engineer", "eyes": "own" }));
    assert_eq!(told["body"]["error"], "record");
}
