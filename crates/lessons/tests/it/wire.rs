//! What pages get: the list of lessons that is built into the client, and the answers of the API.

use serde_json::{Value, json};
use tharos_lessons::api::{LessonAt, LessonTry, LessonWhy, attempt, look, odds, preview, why};
use tharos_lessons::{PARTS, all};

use crate::texts::{minutes, root};

/// `UPDATE=1` writes it.
#[test]
fn the_list_of_the_client_is_up_to_date() {
    let list: Vec<Value> = all()
        .iter()
        .map(|lesson| {
            let minutes = (minutes(lesson, "en") * 10.0).round() / 10.0;
            json!({ "id": lesson.id, "core": lesson.core, "minutes": minutes, "clauses": lesson.clauses })
        })
        .collect();
    let file = json!({ "parts": PARTS, "lessons": list });
    up_to_date("web/src/learn/lessons.json", &file);
}

/// Compares a list that is built into the client, or writes it.
pub fn up_to_date(path: &str, file: &Value) {
    let (path, text) = (root().join(path), format!("{file:#}\n"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &text).expect("a file");
    }
    let there = std::fs::read_to_string(&path).expect("the list");
    assert!(there == text, "{} is stale: UPDATE=1 writes it", path.display());
}

fn at(taken: Vec<Value>, after: i64) -> LessonAt {
    LessonAt { taken, after }
}

#[test]
fn a_page_plays_a_lesson_by_asking() {
    let id = "l01";
    let (mut taken, mut after) = (Vec::new(), 0);
    for n in 0.. {
        let now = json!(look(id, at(taken.clone(), after)).expect("an answer"));
        assert_eq!(now["step"], n);
        let last = now["updates"].as_array().and_then(|updates| updates.last()).expect("the position").clone();
        assert_eq!(last["position"]["view"]["viewer"], 0);
        after = last["seq"].as_i64().expect("a number");
        match now["task"].as_str() {
            Some("done") => break,
            Some("decide") => {
                let action = now["show"].clone();
                let tried = LessonTry { taken: taken.clone(), after, action: action.clone() };
                let verdict = json!(attempt(id, tried).expect("a verdict"));
                assert_eq!(
                    (&verdict["verdict"], verdict["updates"].as_array().map(Vec::len)),
                    (&json!("right"), Some(1))
                );
                taken.push(action);
            }
            _ => taken.push(Value::Null),
        }
    }
    assert_eq!(taken.len(), all()[0].steps.len());
}

#[test]
fn wrong_tries_are_answered() {
    let tried = |action: Value| {
        let request = LessonTry { taken: vec![Value::Null], after: 0, action };
        json!(attempt("l01", request).expect("a verdict"))
    };
    assert_eq!(tried(json!({ "do": "pass" })), json!({ "verdict": "not_meant", "text": 1 }));
    assert_eq!(tried(json!({ "do": "little", "die": "blue 3" })), json!({ "verdict": "not_meant", "text": null }));
    let refused = tried(json!({ "do": "plenty", "dice": ["blue 3"] }));
    assert_eq!((&refused["verdict"], &refused["refusal"]["clause"]), (&json!("refused"), &json!("MAT-1")));
}

#[test]
fn a_page_can_look_at_things_before_it_decides() {
    let action = json!({ "do": "large_market", "goods": "ore" });
    let seen = json!(preview("l01", LessonTry { taken: vec![Value::Null], after: 0, action }).expect("a preview"));
    assert_eq!(seen["scores"][0]["total"], 16);
    let asked = LessonWhy {
        taken: vec![Value::Null],
        picks: vec!["do:plenty".parse().expect("a token")],
        thing: "die:blue 3".parse().expect("a token"),
    };
    assert_eq!(json!(why("l01", asked).expect("a reason"))["refusal"]["clause"], "MAT-1");
    assert!(!odds("l01", at(Vec::new(), 0)).expect("odds").draws.is_empty());
}

#[test]
fn what_nobody_can_read_is_refused() {
    assert!(look("l99", at(Vec::new(), 0)).is_err());
    assert!(look("l01", at(vec![json!({ "do": "dance" })], 0)).is_err());
    assert_eq!(look("l01", at(vec![Value::Null; 1000], 0)).expect("an answer").step, 1);
}
