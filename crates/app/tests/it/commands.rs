//! The other commands, as a user calls them.

use std::process::{Command, Output};

use serde_json::{Value, json};
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Game, GameRecord, Options, Random, Seed};

fn tharos(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tharos")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn finished_game() -> GameRecord {
    let mut random = Fast::new(4);
    let players = Guild::ALL[..2].iter().map(|&guild| guild.into()).collect();
    let seed = Seed::from_text("finished").into();
    let (mut game, _) = Game::new(players, Options::default(), &Data::default(), Some(seed)).unwrap();
    while let Some(seat) = game.state().table.decider() {
        let list = game.state().legal();
        game.play(seat, list[random.below(list.len() as u32) as usize]).unwrap();
    }
    game.record(true)
}

#[test]
fn help_has_examples() {
    let output = tharos(&["--help"]);
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("Examples:"));
    assert!(text(&tharos(&["bench", "--help"]).stdout).contains("Examples:"));
}

#[test]
fn wrong_arguments_are_one_line_and_code_2() {
    for args in [
        &["fly"][..],
        &["verify"],
        &["bench", "--players", "5"],
        &["bench", "--players", "0"],
        &["bench", "--players", "two"],
        &["bench", "--seconds", "0"],
        &["bench", "--seconds", "NaN"],
        &["bench", "--seconds=-1"],
        &["bench", "--seconds"],
        &["bench", "--fast"],
    ] {
        let output = tharos(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(text(&output.stderr).lines().count(), 1, "{args:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn notices_name_what_the_program_contains() {
    let output = tharos(&["notices"]);
    assert!(output.status.success());
    let notices = text(&output.stdout);
    for name in ["\ntokio 1.", "\nsvelte 5.", "\nDomitian,", "Permission is hereby granted"] {
        assert!(notices.contains(name), "{name}");
    }
}

#[test]
fn bench_measures() {
    for players in ["1", "2", "3", "4"] {
        let output = tharos(&["bench", "--players", players, "--seconds", "0.05", "--json"]);
        let rates: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(rates["players"].to_string(), players);
        for rate in ["games_per_s", "decisions_per_s", "decisions_per_game", "legal_per_decision", "chances_per_game"] {
            assert!(rates[rate].as_f64().unwrap() > 1.0, "{rate}: {rates}");
        }
    }
    assert!(text(&tharos(&["bench", "--seconds", "0.05"]).stdout).contains("games per second"));
}

#[test]
fn verify_gives_a_verdict_on_each_record() {
    let folder = std::env::temp_dir().join(format!("tharos-verify-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, record: &GameRecord| {
        let path = folder.join(name).to_str().unwrap().to_owned();
        std::fs::write(&path, serde_json::to_string(record).unwrap()).unwrap();
        path
    };
    let record = finished_game();
    let right = write("right.json", &record);
    let output = tharos(&["verify", &right]);
    let verdict = text(&output.stdout);
    assert!(output.status.success(), "{verdict}");
    assert!(verdict.starts_with("ok ") && verdict.contains("won by seat"), "{verdict}");
    assert!(verdict.contains(&record.hash.to_string()), "{verdict}");

    let mut tampered = record.clone();
    tampered.entries.remove(50);
    let wrong = write("wrong.json", &tampered);
    let newer = write("newer.json", &GameRecord { rules: record.rules + 1, ..record.clone() });
    let output = tharos(&["verify", &wrong, &right, "no such file", &newer]);
    let verdict = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    let lines: Vec<_> = verdict.lines().collect();
    assert_eq!(lines.len(), 4);
    assert!(lines[3].starts_with("FAILED") && lines[3].contains("rules version"), "{verdict}");
    assert!(lines[0].starts_with("FAILED") && lines[0].contains("entry 50"), "{verdict}");
    assert!(lines[1].starts_with("ok "), "{verdict}");
    assert!(lines[2].starts_with("FAILED") && lines[2].contains("cannot be read"), "{verdict}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_data_file_replaces_the_values_and_mistakes_are_named() {
    let folder = std::env::temp_dir().join(format!("tharos-data-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("box.toml");
    let path = file.to_str().unwrap();
    let good = include_str!("../../../data/default.toml");
    std::fs::write(&file, good).unwrap();
    assert!(tharos(&["bench", "--seconds", "0.05", "--json", "--data", path]).status.success());

    let wrong = good.replace("\"combat +2\"", "\"combat +9\"");
    assert_ne!(wrong, good);
    std::fs::write(&file, &wrong).unwrap();
    let lines: Vec<_> = wrong.lines().collect();
    let line = 1 + lines.iter().rposition(|line| line.contains("\"combat +9\"")).unwrap();
    for command in [&["bench", "--data", path][..], &["engine", "--data", path]] {
        let output = tharos(command);
        assert_eq!(output.status.code(), Some(2));
        let told = text(&output.stderr);
        assert!(told.starts_with(&format!("{path}: line {line}, transformation.markers: ")), "{told}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(tharos(&["bench", "--data", path]).status.code(), Some(2));
}

#[test]
fn analyse_accounts_for_a_finished_game() {
    let folder = std::env::temp_dir().join(format!("tharos-analyse-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, record: &GameRecord| {
        let path = folder.join(name).to_str().unwrap().to_owned();
        std::fs::write(&path, serde_json::to_string(record).unwrap()).unwrap();
        path
    };
    let record = finished_game();
    let path = write("over.json", &record);
    let told = |more: &[&str]| {
        let output = tharos(&[&["analyse", &path], more].concat());
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let report: Value = serde_json::from_str(&told(&["--json"])).unwrap();
    assert_eq!((&report["eyes"], &report["depth"]), (&json!("own"), &json!("engineer")));
    assert_eq!((&report["done"], &report["entries"]), (&json!(record.entries.len()), &json!(record.entries.len())));
    for seat in report["seats"].as_array().unwrap() {
        for unit in ["vp", "win"] {
            let all =
                |parts: &Value| parts.as_object().unwrap().values().map(|part| part[unit].as_f64().unwrap()).sum();
            let (luck, decisions): (f64, f64) = (all(&seat["luck"]), all(&seat["decisions"]));
            let sum = seat["start"][unit].as_f64().unwrap() + luck + decisions;
            assert!((sum - seat["result"][unit].as_f64().unwrap()).abs() < 1e-9, "{unit}: {seat}");
        }
    }
    let open: Value = serde_json::from_str(&told(&["--json", "--open"])).unwrap();
    assert_eq!(open["eyes"], json!("open"));
    let page = told(&["--html"]);
    assert!(page.starts_with("<!doctype html>") && !page.contains("<script") && !page.contains("http"), "{page}");
    assert!(told(&[]).contains("accuracy"));

    let running = write("running.json", &GameRecord { entries: record.entries[..60].to_vec(), ..record.clone() });
    let output = tharos(&["analyse", &running]);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert_eq!(text(&output.stderr).lines().count(), 1, "{}", text(&output.stderr));
    std::fs::remove_dir_all(&folder).unwrap();
}
