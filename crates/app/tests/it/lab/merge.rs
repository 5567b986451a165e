//! Parts of a run, and `merge`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use super::{Scratch, run, text, tharos};

const BASE: [&str; 5] = ["simulate", "--seats", "random,apprentice", "--games", "10"];

/// Plays a part of the run, or with no part the whole.
fn play(scratch: &Scratch, out: &str, more: &[&str]) {
    run(&[&BASE[..], &["--threads", "2", "--out", &scratch.path(out)], more].concat());
}

fn merge(scratch: &Scratch, parts: &[&str], out: &str) -> std::process::Output {
    let parts: Vec<String> = parts.iter().map(|part| scratch.path(part)).collect();
    let mut args = vec!["merge", "--out"];
    let out = scratch.path(out);
    args.push(&out);
    args.extend(parts.iter().map(String::as_str));
    tharos(&args)
}

/// Every file below a folder.
fn files(path: &str) -> BTreeMap<String, Vec<u8>> {
    fn below(root: &Path, path: &Path, all: &mut BTreeMap<String, Vec<u8>>) {
        for entry in std::fs::read_dir(path).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                below(root, &path, all);
            } else {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
                all.insert(name, std::fs::read(&path).unwrap());
            }
        }
    }
    let mut all = BTreeMap::new();
    below(Path::new(path), Path::new(path), &mut all);
    all
}

fn same_files(a: &str, b: &str) {
    let (a, b) = (files(a), files(b));
    assert_eq!(a.keys().collect::<Vec<_>>(), b.keys().collect::<Vec<_>>());
    for (name, bytes) in &a {
        assert!(*bytes == b[name], "{name} differs");
    }
}

#[test]
fn parts_in_any_order_are_the_whole_run_byte_for_byte() {
    let scratch = Scratch::new("merge");
    play(&scratch, "whole", &["--records", "5"]);
    for part in ["1", "2", "3"] {
        play(&scratch, part, &["--shard", &format!("{part}/3"), "--records", "5"]);
    }
    let rows = |name: &str| scratch.read(&format!("{name}/games.csv")).lines().count() - 1;
    assert_eq!(["1", "2", "3"].map(rows), [3 * 2, 3 * 2, 4 * 2]);
    assert!(scratch.read("2/run.json").contains("\"shard\": \"2/3\",\n  \"games\": 10,"));
    assert!(scratch.read("2/report.html").contains("2 of 3, of 10 games"));
    let output = merge(&scratch, &["3", "1", "2"], "merged");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("10 games"));
    same_files(&scratch.path("whole"), &scratch.path("merged"));
    assert_eq!(files(&scratch.path("merged")).len(), 4 + 5, "run.json, two lists, a report and 5 records");
    // It goes on like any other run, and merging once more would throw games away.
    run(&[&BASE[..4], &["12", "--out", &scratch.path("merged")]].concat());
    let output = merge(&scratch, &["1", "2", "3"], "merged");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("already holds 12 games"), "{}", text(&output.stderr));
}

#[test]
fn analysed_parts_and_interrupted_runs_are_the_whole_run_too() {
    let scratch = Scratch::new("merge-analysed");
    let analysed = |out: &str, more: &[&str]| play(&scratch, out, &[&["--analyse"], more].concat());
    analysed("whole", &[]);
    analysed("1", &["--shard", "1/2"]);
    analysed("2", &["--shard", "2/2"]);
    let output = merge(&scratch, &["2", "1"], "merged");
    assert!(output.status.success(), "{}", text(&output.stderr));
    same_files(&scratch.path("whole"), &scratch.path("merged"));
    let whole = files(&scratch.path("whole"));
    let csv = scratch.read("whole/games.csv");
    for cut in [csv.len() - 3, csv.len() / 2] {
        std::fs::write(scratch.path("whole/games.csv"), &csv[..cut]).unwrap();
        analysed("whole", &[]);
        assert!(files(&scratch.path("whole")) == whole, "cut at {cut}");
    }
    let output = tharos(&[&BASE[..], &["--out", &scratch.path("whole")]].concat());
    assert!(text(&output.stderr).contains("analyse"), "without an analysis it is another run");
}

#[test]
fn a_part_goes_on_after_a_crash_and_refuses_other_parameters() {
    let scratch = Scratch::new("part");
    let part = ["--shard", "2/2", "--records", "all"];
    play(&scratch, "part", &part);
    let whole = files(&scratch.path("part"));
    let csv = scratch.read("part/games.csv");
    assert!(csv.lines().nth(1).unwrap().starts_with("5,0,"));
    for cut in [csv.len() - 7, csv.len() / 2, 20, 0] {
        std::fs::write(scratch.path("part/games.csv"), &csv[..cut]).unwrap();
        std::fs::remove_file(scratch.path("part/records/9.json")).unwrap();
        play(&scratch, "part", &part);
        assert!(files(&scratch.path("part")) == whole, "cut at {cut}");
    }
    for (more, problem) in [
        (&["--shard", "1/2"][..], "with shard 2/2, not 1/2"),
        (&["--shard", "2/2", "--seed", "2"], "with seed 1, not 2"),
        (&["--shard", "2/2", "--games", "12"], "with games 10, not 12"),
        (&[], "with shard 2/2;"),
    ] {
        let base = if more.contains(&"--games") { &BASE[..3] } else { &BASE[..] };
        let output = tharos(&[base, &["--out", &scratch.path("part")], more].concat());
        let told = text(&output.stderr);
        assert!(!output.status.success() && told.contains(problem) && told.lines().count() == 1, "{more:?}: {told}");
    }
    assert!(files(&scratch.path("part")) == whole);
}

#[test]
fn what_is_missing_is_told_in_one_line() {
    let scratch = Scratch::new("missing");
    for part in ["1", "2", "3"] {
        play(&scratch, part, &["--shard", &format!("{part}/3")]);
    }
    play(&scratch, "whole", &[]);
    play(&scratch, "half", &["--shard", "1/2"]);
    play(&scratch, "other", &["--shard", "2/3", "--seed", "7"]);
    play(&scratch, "recorded", &["--shard", "1/3", "--records", "2"]);
    play(&scratch, "unrecorded", &["--shard", "2/3", "--records", "4"]);
    play(&scratch, "cut", &["--shard", "1/3"]);
    let csv = scratch.read("cut/games.csv");
    let lines: Vec<&str> = csv.lines().take(1 + 2 * 2).collect();
    std::fs::write(scratch.path("cut/games.csv"), lines.join("\n") + "\n2,0,power").unwrap();
    play(&scratch, "changed", &["--shard", "3/3"]);
    let csv = scratch
        .read("changed/games.csv")
        .replace("\n9,0,power_and_torsion,random,", "\n9,0,power_and_torsion,random,9");
    std::fs::write(scratch.path("changed/games.csv"), csv).unwrap();
    play(&scratch, "older", &["--shard", "3/3"]);
    let json = scratch.read("older/run.json");
    let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(json.contains(&version));
    std::fs::write(scratch.path("older/run.json"), json.replace(&version, "\"version\": \"0.0.9\"")).unwrap();
    run(&["tournament", "--players", "random,apprentice", "--games", "2", "--out", &scratch.path("tournament")]);

    for (parts, problem) in [
        (&["1", "3"][..], "part 2 of 3 is missing"),
        (&["3"], "parts 1, 2 of 3 are missing"),
        (&["cut", "2", "3"], "part 1 has 2 of 3 games"),
        (&["1", "2", "3", "cut"], "both hold part 1"),
        (&["1", "other", "3"], "with seed 7, not 1"),
        (&["1", "2", "half"], "is one of 3 parts"),
        (&["1", "2", "whole"], "holds a whole run, not a part"),
        (&["1", "2", "changed"], "game 9 comes out differently here"),
        (&["1", "2", "older"], "was played by version 0.0.9"),
        (&["1", "2", "tournament"], "holds a tournament, not a simulation"),
        (&["1", "2", "nowhere"], "holds no run"),
        (&["recorded", "2", "unrecorded"], "both hold part 2"),
        (&["recorded", "unrecorded", "3"], "part 1 has no record of game 2; run it again with --records 4"),
    ] {
        let output = merge(&scratch, parts, "merged");
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{parts:?}: {told}");
        assert!(told.contains(problem) && told.lines().count() == 1, "{parts:?}: {told}");
        assert!(!Path::new(&scratch.path("merged")).exists(), "{parts:?} left a folder");
    }
    let output = merge(&scratch, &["1", "2", "3"], "2");
    assert!(text(&output.stderr).contains("holds a run with shard 2/3"), "{}", text(&output.stderr));
}

/// The script of the documentation.
#[cfg(unix)]
#[test]
fn two_processes_share_a_run() {
    let scratch = Scratch::new("script");
    play(&scratch, "whole", &["--records", "all"]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/shards.sh");
    let script = |more: &[&str]| {
        let mut command = Command::new("bash");
        command.env("THAROS", env!("CARGO_BIN_EXE_tharos")).args([script, "2", &scratch.path("out")]);
        command.args(&BASE[1..]).args(["--records", "all"]).args(more).output().unwrap()
    };
    let output = script(&[]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    same_files(&scratch.path("whole"), &scratch.path("out"));
    assert!(!script(&["--seed", "2"]).status.success(), "a part that fails is noticed");
}

#[cfg(unix)]
#[test]
fn a_part_that_was_interrupted_and_killed_ends_as_if_nothing_had_happened() {
    use std::os::unix::process::ExitStatusExt as _;
    let scratch = Scratch::new("killed");
    let args = ["simulate", "--seats", "random,director:100", "--games", "20", "--shard", "2/2", "--records", "all"];
    let out = scratch.path("out");
    let records = || std::fs::read_dir(scratch.path("out/records")).map_or(0, Iterator::count);
    for signal in ["INT", "KILL"] {
        let before = records();
        let mut child = Command::new(env!("CARGO_BIN_EXE_tharos"))
            .args(args)
            .args(["--threads", "1", "--out", &out])
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        while records() <= before {
            assert!(child.try_wait().unwrap().is_none(), "it ended before a game was recorded");
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        let sent = Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status().unwrap();
        let ended = child.wait().unwrap();
        assert!(sent.success() && (ended.code() == Some(130) || ended.signal() == Some(9)), "{signal}: {ended}");
    }
    run(&[&args[..], &["--out", &out]].concat());
    run(&[&args[..], &["--out", &scratch.path("whole")]].concat());
    same_files(&scratch.path("whole"), &out);
}
