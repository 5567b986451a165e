//! Tables as version 0.1 stored them.

use tharos_table::api::TablePhase;
use tharos_table::{History, LogLine, Logged, TableDoc, TableState};

/// As version 0.1 wrote it into its database.
const OLD_TABLE: &str = include_str!("table-0.1.json");
const OLD_LINES: &str = include_str!("lines-0.1.jsonl");

#[test]
fn tables_of_version_0_1_are_read_and_written_as_they_were() {
    let table: TableDoc = serde_json::from_str(OLD_TABLE).expect("a table of version 0.1");
    assert_eq!(table.answer_at, None);
    let again: serde_json::Value = serde_json::to_value(&table).expect("a table has a JSON form");
    let mut before: serde_json::Value = serde_json::from_str(OLD_TABLE).expect("JSON");
    // The settings that came later.
    before["settings"]["chat"] = "players".into();
    before["settings"]["rated"] = false.into();
    assert_eq!(again, before);
    let kinds: Vec<String> = OLD_LINES
        .lines()
        .map(|text| {
            let line: LogLine = serde_json::from_str(text).expect("a line of version 0.1");
            let (old, new): (serde_json::Value, serde_json::Value) =
                (serde_json::from_str(text).expect("JSON"), serde_json::to_value(&line).expect("a JSON form"));
            assert_eq!(old, new);
            old["line"].as_str().expect("its kind").to_owned()
        })
        .collect();
    for kind in ["entry", "undone", "chat", "started", "table"] {
        assert!(kinds.iter().any(|found| found == kind), "no line of the kind {kind}");
    }
    // And the game goes on from there.
    let logged = (1..).zip(OLD_LINES.lines()).map(|(seq, text)| Logged {
        seq,
        at: table.updated,
        line: serde_json::from_str(text).expect("a line of version 0.1"),
    });
    let history = History::of(logged).expect("the game has begun");
    let game = history.at(history.done.len()).expect("it can be played through");
    let state = TableState { doc: table, game: Some(game) };
    let checked = state.check(Some(&history)).expect("a right game");
    assert_eq!((checked.phase, checked.entries), (TablePhase::Running, history.done.len()));
}
