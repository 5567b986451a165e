//! Whole games on one device.

use serde_json::{Value, json};
use tharos_rules::{Fast, GameRecord, OfferGraph, Random, replay};

use crate::kit::Page;

fn create(page: &mut Page, seats: Value) -> String {
    page.post("/api/tables", json!({ "seats": seats }))["id"].as_str().expect("an id").to_owned()
}

/// Plays legal decisions of whoever is asked until the game is over, as a page would: with what it was told last.
fn play_on(page: &mut Page, id: &str, random: &mut Fast, mut after_each: impl FnMut(&mut Page)) -> Value {
    for _ in 0..3000 {
        let table = page.settle(id);
        if table["phase"] == "over" {
            return table;
        }
        let seat = table["asked"].as_u64().expect("somebody is asked");
        let game = page.get(&format!("/api/tables/{id}/game"), json!({ "as": seat, "after": i64::MAX }));
        let legal: OfferGraph = serde_json::from_value(game["position"]["legal"].clone()).expect("a graph");
        let offers = legal.offers().expect("offers");
        let action = offers[random.below(offers.len() as u32) as usize].first();
        page.now += 1000;
        let (status, answer) = page.ask(
            "post",
            &format!("/api/tables/{id}/play"),
            Value::Null,
            json!({ "seat": seat, "seq": table["seq"], "key": "k", "action": action }),
        );
        assert_eq!(status, 200, "{action:?}: {answer}");
        assert!(!answer["lines"].as_array().expect("lines").is_empty());
        after_each(page);
    }
    panic!("the game does not end");
}

fn record(page: &mut Page, id: &str) -> GameRecord {
    serde_json::from_value(page.get(&format!("/api/tables/{id}/record"), Value::Null)).expect("a record")
}

#[test]
fn games_with_bots_end_in_records_that_replay() {
    for (seed, bots) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
        let mut page = Page::default();
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend((0..bots).map(|_| json!({ "kind": "bot", "level": "apprentice" })));
        let id = create(&mut page, json!(seats));
        let table = play_on(&mut page, &id, &mut Fast::new(seed), |_| {});
        let record = record(&mut page, &id);
        let game = replay(&record).expect("it replays");
        assert_eq!(table["result"]["totals"][0], game.state().table.score(0).total);
        assert_eq!(record.players[0].name, "Ann");
        // Every step can be looked at, with all eyes.
        let steps = page.get(&format!("/api/tables/{id}/steps"), Value::Null)["steps"].as_array().unwrap().len();
        assert_eq!(steps, record.entries.len());
        let last = page.get(&format!("/api/tables/{id}/at/{steps}"), json!({ "as": "all" }));
        assert_eq!(last["position"]["hash"], json!(record.hash));
        // The record comes back as a table of its own.
        let taken = page.post("/api/records", json!(record));
        assert_eq!((&taken["phase"], &taken["result"]["totals"]), (&json!("over"), &table["result"]["totals"]));
    }
}

#[test]
fn a_page_that_is_closed_at_any_time_loses_nothing() {
    let seats =
        json!([{ "kind": "me" }, { "kind": "device", "name": "Bob" }, { "kind": "bot", "level": "journeyman" }]);
    let game = |reloads: bool| {
        let mut page = Page::default();
        let id = create(&mut page, seats.clone());
        let mut decisions = 0;
        play_on(&mut page, &id, &mut Fast::new(9), |page| {
            decisions += 1;
            if reloads && decisions % 3 == 0 {
                page.reload();
            }
        });
        record(&mut page, &id)
    };
    let (once, again) = (game(false), game(true));
    assert_eq!(once, again);
}

#[test]
fn what_helps_a_player_works_as_at_a_server() {
    let mut page = Page::default();
    let id = create(&mut page, json!([{ "kind": "me" }, { "kind": "bot", "level": "foreman" }]));
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    let table = page.settle(&id);
    let game = page.get(&at("game"), json!({ "as": 0, "after": i64::MAX }));
    let hints = page.post(&at("hint"), json!({ "seat": 0 }));
    let best = hints["suggestions"][0]["action"].clone();
    // As for a game that is played elsewhere, from what its player sees.
    let elsewhere = page.post("/api/hints", json!({ "view": game["position"]["view"] }));
    assert_eq!(elsewhere["suggestions"].as_array().unwrap().len(), hints["suggestions"].as_array().unwrap().len());
    let watched = page.get(&at("game"), json!({ "after": i64::MAX }))["position"]["view"].clone();
    let (_, refused) = page.ask("post", "/api/hints", Value::Null, json!({ "view": watched }));
    assert_eq!(refused["error"], "not_asked", "{refused}");
    assert!(page.post(&at("preview"), json!({ "seat": 0, "action": best }))["view"].is_object());
    assert!(page.get(&at("odds"), json!({ "as": 0 }))["draws"].is_array());
    let played = json!({ "seat": 0, "seq": table["seq"], "key": "1", "action": best });
    let after = page.post(&at("play"), played);
    assert_ne!(after["position"]["entries"], game["position"]["entries"]);
    if after["position"]["undo"]["steps"] != 0 {
        let undone = page.post(&at("undo"), json!({ "seat": 0, "seq": after["seq"], "key": "2", "steps": 1 }));
        assert_eq!(undone["position"]["view"], game["position"]["view"]);
    }
    // The own tables list it; a finished or given up one can be played once more with the same luck.
    assert_eq!(page.get("/api/tables/mine", Value::Null)["tables"][0]["id"], json!(id));
    page.post(&at("close"), json!({}));
    let again = page.post(&at("again"), json!({}));
    assert_eq!(again["same_deal_as"], json!(id));
    assert_eq!(
        page.get("/api/tables/mine", Value::Null)["tables"].as_array().unwrap().len(),
        1,
        "closed ones are gone"
    );
}

#[test]
fn bad_input_changes_nothing_and_says_why() {
    let mut page = Page::default();
    let id = create(&mut page, json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]));
    page.settle(&id);
    let before = page.docs.clone();
    let at = |what: &str| format!("/api/tables/{id}/{what}");
    for (method, path, body, status, error) in [
        ("post", at("play"), json!({ "seat": 0 }), 400, "bad_request"),
        ("post", at("play"), json!({ "seat": 0, "seq": 0, "key": "k", "action": { "do": "pass" } }), 409, "stale"),
        ("post", at("play"), json!({ "seat": 1, "seq": 9, "key": "k", "action": { "do": "pass" } }), 403, "not_yours"),
        ("post", at("dance"), json!({}), 404, "not_found"),
        ("get", at("record"), json!({}), 403, "not_over"),
        ("get", "/api/tables/here-nowhere".into(), json!({}), 404, "no_table"),
        ("get", "/api/codes/ABCDEF".into(), json!({}), 404, "no_table"),
        ("post", "/api/tables".into(), json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] }), 400, "bad_request"),
        ("post", "/api/records".into(), json!({ "rules": 1 }), 400, "bad_request"),
    ] {
        let (got, body) = page.ask(method, &path, json!({}), body);
        assert_eq!((got, body["error"].as_str()), (status, Some(error)), "{path}: {body}");
    }
    assert_eq!(page.docs, before);
}

#[test]
fn a_damaged_log_is_refused_and_the_other_tables_stay() {
    let mut page = Page::default();
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "apprentice" }]);
    let (broken, whole) = (create(&mut page, seats.clone()), create(&mut page, seats));
    page.reload();
    let mut lines = page.lines[&broken].clone();
    lines.remove(1);
    let answer = page.tell(json!({ "do": "open", "id": broken, "lines": lines }));
    assert_eq!((&answer["status"], &answer["body"]["error"]), (&json!(500), &json!("internal")));
    page.settle(&whole);
    assert_eq!(page.get("/api/tables/mine", Value::Null)["tables"].as_array().unwrap().len(), 2);
}
