//! Games that leave a finished one, and its steps as exercises.

use serde_json::{Value, json};

use crate::kit::Page;

fn record() -> Value {
    serde_json::from_str(include_str!("../../../../records/v1/2-players.json")).expect("a record")
}

/// The first decision of a seat in the second half of the game that lost something, by the analysis.
fn lost(page: &mut Page) -> Value {
    page.tell(json!({ "do": "analyse", "record": record(), "depth": "engineer", "eyes": "own" }));
    let report = page.tell(json!({ "do": "go_on", "entries": 5000, "report": true }))["body"]["report"].clone();
    let decisions = report["decisions"].as_array().expect("decisions");
    decisions.iter().find(|d| d["loss"]["vp"].as_f64() > Some(0.5)).expect("something was lost").clone()
}

/// Without a level somebody plays all seats by hand.
fn wish(at: &Value, seat: &Value, same_luck: bool, level: Option<&str>) -> Value {
    json!({
        "record": record(), "of": "here-before", "at": at, "seat": seat, "same_luck": same_luck,
        "level": level, "names": ["Ann", "Bob"], "note": " what if ",
    })
}

#[test]
fn a_branch_goes_on_from_the_same_position() {
    for (same_luck, level) in [(true, Some("apprentice")), (false, Some("apprentice")), (true, None), (false, None)] {
        let mut page = Page::default();
        let d = lost(&mut page);
        let table = page.post("/api/branches", wish(&d["entry"], &d["seat"], same_luck, level));
        let branch = &table["branch"];
        assert_eq!(
            (&branch["of"], &branch["at"], &branch["note"]),
            (&json!("here-before"), &d["entry"], &json!("what if"))
        );
        assert_eq!((&branch["round"], &branch["turn"]), (&d["round"], &d["turn"]));
        assert_eq!((&table["phase"], &table["asked"]), (&json!("running"), &d["seat"]));
        let id = table["id"].as_str().expect("an id").to_owned();
        let at = |what: &str| format!("/api/tables/{id}/{what}");
        // It is kept like every other table, with what is noted about it later.
        page.reload();
        assert_eq!(page.post(&at("note"), json!({ "note": "better" }))["branch"]["note"], "better");
        page.reload();
        let game = page.get(&at("game"), json!({ "as": d["seat"], "after": i64::MAX }));
        let same_entries = game["position"]["entries"] == d["entry"];
        assert_eq!(same_entries, same_luck, "with other luck the game begins with the position");
        let mine: Vec<_> = table["seats"].as_array().expect("seats").iter().map(|seat| seat["mine"] == true).collect();
        assert_eq!(mine.iter().all(|&mine| mine), level.is_none(), "by hand all seats are one's own: {mine:?}");
        let play = json!({ "seat": d["seat"], "seq": game["seq"], "key": "1", "action": d["better"]["action"] });
        page.post(&at("play"), play);
        page.settle(&id);
    }
}

#[test]
fn a_step_is_an_exercise_judged_by_the_figures_of_the_analysis() {
    let mut page = Page::default();
    let d = lost(&mut page);
    let asked = |more: Value| {
        let mut body = json!({ "record": record(), "at": d["entry"], "seat": d["seat"], "depth": "engineer" });
        body.as_object_mut().expect("an object").extend(more.as_object().expect("an object").clone());
        body
    };
    let looked = page.post("/api/exercises/look", asked(json!({})));
    assert_eq!(looked["position"]["view"]["viewer"], d["seat"]);
    assert_eq!(looked["table"]["asked"], d["seat"]);
    let played = page.post("/api/exercises/try", asked(json!({ "action": d["played"]["action"] })));
    assert_eq!((&played["loss"], &played["size"]), (&d["loss"], &d["size"]));
    let better = page.post("/api/exercises/try", asked(json!({ "action": d["better"]["action"] })));
    assert_eq!((&better["loss"]["vp"], &better["size"]), (&json!(0.0), &json!("good")));
    let preview = page.post("/api/exercises/preview", asked(json!({ "action": d["better"]["action"] })));
    assert!(preview["view"].is_object());
    assert!(page.docs.is_empty(), "nothing is kept");
}

#[test]
fn what_cannot_be_is_refused() {
    let mut page = Page::default();
    let all = record()["entries"].as_array().expect("entries").len();
    let mut unknown = wish(&json!(40), &json!(0), true, Some("apprentice"));
    unknown["record"]["seed"] = Value::Null;
    let mut long = wish(&json!(40), &json!(0), false, None);
    long["note"] = json!("x".repeat(501));
    for (body, status) in [
        (wish(&json!(all), &json!(0), false, None), 422),
        (wish(&json!(all + 1), &json!(0), false, None), 400),
        (wish(&json!(40), &json!(2), false, None), 400),
        (unknown, 422),
        (long, 400),
        (json!({}), 400),
    ] {
        let (found, said) = page.ask("post", "/api/branches", Value::Null, body);
        assert_eq!(found, status, "{said}");
    }
    assert!(page.docs.is_empty());
}
