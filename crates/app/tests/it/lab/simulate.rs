//! `simulate`.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::{Scratch, run, text, tharos};

fn simulate(scratch: &Scratch, out: &str, seats: &str, games: &str, threads: &str) -> String {
    run(&["simulate", "--seats", seats, "--games", games, "--threads", threads, "--out", &scratch.path(out)])
}

/// The value of a column in a line of `games.csv`.
fn column<'a>(csv: &'a str, line: &'a str, name: &str) -> &'a str {
    let at = csv.lines().next().unwrap().split(',').position(|column| column == name).unwrap();
    line.split(',').nth(at).unwrap()
}

#[test]
fn the_same_games_whatever_the_threads_and_the_interruptions() {
    let scratch = Scratch::new("same");
    simulate(&scratch, "one", "random,apprentice,random", "14", "1");
    let whole = scratch.read("one/games.csv");
    assert_eq!(whole.lines().count(), 1 + 14 * 3);
    simulate(&scratch, "many", "random,apprentice,random", "5", "3");
    simulate(&scratch, "many", "random,apprentice,random", "14", "4");
    assert_eq!(scratch.read("many/games.csv"), whole);
    // A crash in the middle of a line, and one that lost all other files.
    for cut in [whole.len() - 7, whole.len() / 2, 20, 0] {
        std::fs::write(scratch.path("many/games.csv"), &whole[..cut]).unwrap();
        let _ = std::fs::remove_file(scratch.path("many/games.parquet"));
        let _ = std::fs::remove_file(scratch.path("many/report.html"));
        simulate(&scratch, "many", "random,apprentice,random", "14", "2");
        assert_eq!(scratch.read("many/games.csv"), whole, "cut at {cut}");
        for file in ["games.parquet", "report.html"] {
            let [a, b] = ["one", "many"].map(|run| std::fs::read(scratch.path(&format!("{run}/{file}"))).unwrap());
            assert!(a == b, "{file} cut at {cut}");
        }
    }
}

#[test]
fn rows_that_another_bot_would_play_are_not_mixed() {
    let scratch = Scratch::new("mixed");
    simulate(&scratch, "out", "random,random", "4", "1");
    let changed =
        scratch.read("out/games.csv").replace("\n3,0,power_and_torsion,random,", "\n3,0,power_and_torsion,random,9");
    std::fs::write(scratch.path("out/games.csv"), changed).unwrap();
    let output = tharos(&["simulate", "--seats", "random,random", "--games", "6", "--out", &scratch.path("out")]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("bots or rules have changed"), "{}", text(&output.stderr));
}

#[test]
fn rows_add_up() {
    let scratch = Scratch::new("rows");
    let told = simulate(&scratch, "out", "random,apprentice", "20", "2");
    assert!(told.contains("20 games") && told.contains("apprentice"), "{told}");
    let csv = scratch.read("out/games.csv");
    let lines: Vec<&str> = csv.lines().skip(1).collect();
    for game in lines.chunks(2) {
        let number = |line: &str, name: &str| column(&csv, line, name).parse::<f64>().unwrap();
        assert_eq!(game.iter().map(|line| number(line, "win_share")).sum::<f64>(), 1.0);
        assert_eq!(game.iter().map(|line| number(line, "began")).sum::<f64>(), 1.0);
        for line in game {
            let header = csv.lines().next().unwrap();
            let points = header.split(',').filter(|name| name.starts_with("vp_")).map(|name| number(line, name));
            assert_eq!(points.sum::<f64>(), number(line, "vp"));
            assert_eq!(number(line, "turns"), 16.0);
            for round in 1..=4 {
                let attacks = ["held", "warded", "lost"].map(|end| number(line, &format!("attack_{round}_{end}")));
                assert_eq!(attacks.iter().sum::<f64>(), 4.0, "every turn one attack");
            }
        }
    }
    let page = scratch.read("out/report.html");
    for part in ["Who wins", "Victory points", "Attacks", "Secret Society", "Steam Dyer", "Plenty of money", "<title>"]
    {
        assert!(page.contains(part), "{part}");
    }
    for foreign in ["http", "<script", "@import", "url("] {
        assert!(!page.contains(foreign), "{foreign}");
    }
}

#[test]
fn solo_games_know_their_goal_and_their_spaces() {
    let scratch = Scratch::new("solo");
    simulate(&scratch, "out", "apprentice", "20", "2");
    let csv = scratch.read("out/games.csv");
    for line in csv.lines().skip(1) {
        let won = column(&csv, line, "win_share") == "1";
        let enough = column(&csv, line, "vp").parse::<i32>().unwrap() >= 70;
        assert_eq!(won, enough && column(&csv, line, "end") == "two_last_spaces");
        let lost = column(&csv, line, "end") == "last_space_failed";
        let failed = ["A6", "B6", "C6"].iter().any(|space| column(&csv, line, &format!("failed_{space}")) == "1");
        assert_eq!(lost, failed);
    }
    let page = scratch.read("out/report.html");
    for part in ["Won and lost", "goal 70", "active player cards"] {
        assert!(page.contains(part), "{part}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_valid_files_and_the_run_goes_on() {
    let scratch = Scratch::new("stop");
    let out = scratch.path("out");
    let args = ["simulate", "--seats", "apprentice,apprentice", "--games", "100000", "--threads", "2", "--out", &out];
    let child = Command::new(env!("CARGO_BIN_EXE_tharos"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let rows = || std::fs::read_to_string(scratch.path("out/games.csv")).map_or(0, |csv| csv.lines().count());
    while rows() < 10 {
        std::thread::sleep(Duration::from_millis(50));
    }
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("run the same command again to continue"));
    let stopped = scratch.read("out/games.csv");
    let games = (stopped.lines().count() - 1) / 2;
    assert_eq!(stopped.lines().count(), 1 + 2 * games, "whole games only");
    assert!(scratch.read("out/report.html").contains(&format!("<dd>{games}</dd>")));
    assert!(std::fs::read(scratch.path("out/games.parquet")).unwrap().ends_with(b"PAR1"));
    let more = (games + 2).to_string();
    simulate(&scratch, "out", "apprentice,apprentice", &more, "2");
    let longer = scratch.read("out/games.csv");
    assert!(longer.starts_with(&stopped) && longer.lines().count() == 1 + 2 * (games + 2));
}

/// Rows of games that are analysed: what was expected, luck and skill are the result.
#[test]
fn accounts_add_up() {
    let scratch = Scratch::new("accounts");
    let (out, seats) = (scratch.path("out"), "apprentice,journeyman");
    let told = run(&["simulate", "--seats", seats, "--games", "6", "--analyse", "--threads", "2", "--out", &out]);
    assert!(told.contains("with luck go"), "{told}");
    let csv = scratch.read("out/games.csv");
    for line in csv.lines().skip(1) {
        let number = |name: &str| column(&csv, line, name).parse::<f64>().unwrap();
        // Three numbers with four decimals each.
        let same = |parts: [&str; 3], whole: &str| {
            let sum: f64 = parts.into_iter().map(number).sum();
            assert!((sum - number(whole)).abs() < 2e-4, "{sum}, not {whole}: {line}");
        };
        same(["par", "luck", "skill"], "vp");
        same(["par_win", "luck_win", "skill_win"], "win_share");
        assert!(number("lost") >= 0.0 && (0.0..=1.0).contains(&number("accuracy")));
    }
    let page = scratch.read("out/report.html");
    for part in ["Luck and skill", "With 2 players", "judged one action deep", "The level of a seat explains"] {
        assert!(page.contains(part), "{part}");
    }
}
