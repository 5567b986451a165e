//! Lessons without a server.

use serde_json::{Value, json};

use crate::kit::Page;

#[test]
fn a_device_teaches_as_the_server_does() {
    let mut page = Page::default();
    let at = json!({ "taken": [null] });
    let now = page.post("/api/lessons/l01", at.clone());
    assert_eq!((&now["task"], &now["key"]), (&json!("decide"), &json!("sell")));
    let tried = json!({ "taken": [null], "action": now["show"] });
    assert_eq!(page.post("/api/lessons/l01/try", tried.clone())["verdict"], "right");
    assert!(page.post("/api/lessons/l01/preview", tried)["scores"].is_array());
    let asked = json!({ "taken": [null], "picks": ["do:plenty"], "thing": "die:blue 3" });
    assert_eq!(page.post("/api/lessons/l01/why", asked)["refusal"]["clause"], "MAT-1");
    assert!(page.post("/api/lessons/l01/odds", at.clone())["draws"].is_array());
    assert_eq!(page.ask("post", "/api/lessons/l01/dance", Value::Null, at.clone()).0, 404);
    assert_eq!(page.ask("post", "/api/lessons/l99", Value::Null, at).0, 400);
}

#[test]
fn a_device_asks_puzzles_as_the_server_does() {
    let mut page = Page::default();
    let at = json!({ "taken": [] });
    assert_eq!(page.post("/api/puzzles/q14", at.clone())["over"], false);
    let best = page.ask("get", "/api/puzzles/q14/solution", Value::Null, Value::Null).1["line"]["actions"].clone();
    assert_eq!(page.post("/api/puzzles/q14/count", json!({ "taken": best }))["solved"], true);
    assert!(page.post("/api/puzzles/q14/preview", json!({ "taken": [], "action": best[0] }))["scores"].is_array());
    let asked = json!({ "taken": [], "picks": [], "thing": "die:red 5" });
    let why = page.post("/api/puzzles/q14/why", asked);
    assert!(why["refusal"].is_object(), "{why}");
    assert!(page.post("/api/puzzles/q14/odds", at.clone())["draws"].is_array());
    assert_eq!(page.ask("post", "/api/puzzles/q99", Value::Null, at).0, 400);
}

#[test]
fn the_deal_of_a_day_follows_from_the_date_on_a_device() {
    let mut page = Page::default();
    let mut deal = |now: i64| {
        page.now = now;
        let id = page.post("/api/daily", json!({}))["id"].as_str().expect("an id").to_owned();
        page.get(&format!("/api/tables/{id}/game"), json!({ "as": 0 }))["position"]["view"]["table"]["board"].clone()
    };
    let (day, morning) = (24 * 60 * 60 * 1000, 8 * 60 * 60 * 1000);
    assert_eq!(deal(day), deal(day + morning));
    assert_ne!(deal(day), deal(2 * day));
}
