//! Servers are killed while games are played: a short run of `tharos load --kill`. The long one: docs/operating.md.

use std::process::Command;

use tharos_testkit::Postgres;

/// Plays so long, kills, and gives back what was printed.
fn load(seconds: u32, more: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_tharos"))
        .args(["load", "--games", "12", "--rate", "60", "--kill", "4"])
        .args(["--seconds", &seconds.to_string()])
        .args(more)
        .output()
        .expect("the program starts");
    let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{told}\n{wrong}");
    told.into_owned()
}

/// The number after this word.
fn number(text: &str, line: &str) -> u32 {
    let line = text.lines().find_map(|found| found.strip_prefix(line)).unwrap_or_else(|| panic!("no {line} in {text}"));
    line.split_whitespace().find_map(|word| word.parse().ok()).unwrap_or_else(|| panic!("no number in {line}"))
}

/// A run in which hardly anything happened would show nothing: then it plays longer.
fn nothing_is_lost(more: &[&str]) {
    for seconds in [9, 27, 81] {
        let told = load(seconds, more);
        assert_eq!(number(&told, "killed"), 4, "{told}");
        let (acknowledged, kept) = (number(&told, "decisions"), number(&told, "kept"));
        assert!(kept >= acknowledged, "{told}");
        assert_eq!(number(&told, "proven"), 12, "{told}");
        if acknowledged >= 100 {
            return;
        }
    }
    panic!("not even a hundred decisions in 81 seconds");
}

#[test]
fn sqlite_loses_nothing_when_killed() {
    nothing_is_lost(&["--seed", "5"]);
}

#[test]
fn two_nodes_on_postgresql_lose_nothing_when_one_is_killed() {
    nothing_is_lost(&["--seed", "6", "--nodes", "2", "--database", &Postgres::shared().database()]);
}

#[test]
fn load_is_made_only_on_this_machine() {
    for server in ["http://example.org/", "http://192.0.2.1:8080", "https://127.0.0.1/"] {
        let output = Command::new(env!("CARGO_BIN_EXE_tharos")).args(["load", "--server", server]).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(String::from_utf8_lossy(&output.stderr).contains("is not on this machine"));
    }
}
