//! What is kept of somebody: the further one wins, and nothing that cannot be.

use serde_json::{Value, json};
use tharos_lessons::progress::Progress;

fn of(value: Value) -> Progress {
    serde_json::from_value(value).expect("progress")
}

fn phone() -> Progress {
    of(json!({
        "lessons": { "l01": { "taken": [], "done": true }, "l02": { "taken": [null], "done": false } },
        "puzzles": { "q01": { "solved": 2, "clue": false }, "q02": { "solved": 0, "clue": false } },
        "streak": { "last": 20_000, "length": 3 },
    }))
}

fn desk() -> Progress {
    of(json!({
        "lessons": { "l01": { "taken": [null], "done": false }, "l03": { "taken": [], "done": true } },
        "puzzles": { "q01": { "solved": 1, "clue": true }, "q02": { "solved": 3, "clue": true } },
        "streak": { "last": 20_001, "length": 1 },
    }))
}

#[test]
fn of_everything_the_further_one_wins() {
    let both = json!(phone().merged(desk()));
    assert_eq!(both["lessons"]["l01"], json!({ "taken": [], "done": true }), "it opens from its start");
    assert_eq!((&both["lessons"]["l02"]["taken"], &both["lessons"]["l03"]["done"]), (&json!([null]), &json!(true)));
    assert_eq!(both["puzzles"]["q02"]["solved"], 3);
    assert_eq!(both["streak"], json!({ "last": 20_001, "length": 1 }));
    // Whoever comes first, the same is kept, and twice the same is no change.
    let other_way = desk().merged(phone());
    assert_eq!(json!(other_way)["lessons"], both["lessons"]);
    assert_eq!(other_way.clone().merged(phone()).merged(desk()), other_way);
}

#[test]
fn what_cannot_be_is_not_kept() {
    let strange = json!({
        "lessons": { "l99": { "taken": [], "done": true }, "l01": { "taken": vec![Value::Null; 500], "done": false } },
        "puzzles": { "q99": { "solved": 1, "clue": false } },
        "streak": { "last": 0, "length": 0 },
    });
    let kept = of(strange).checked(20_000).expect("it can be read");
    assert!(kept.puzzles.is_empty() && kept.lessons.len() == 1 && kept.lessons["l01"].taken.len() < 40);
    let wrong = |change: fn(&mut Value)| {
        let mut value = json!(phone());
        change(&mut value);
        of(value).checked(20_000).is_err()
    };
    assert!(wrong(|value| value["puzzles"]["q01"]["solved"] = json!(4)));
    assert!(wrong(|value| value["streak"]["last"] = json!(20_002)));
    assert!(wrong(|value| value["streak"]["length"] = json!(30_000)));
    assert!(wrong(|value| value["lessons"]["l02"]["taken"] = json!([{ "do": "dance" }])));
    assert!(!wrong(|_| {}));
}
