//! Tournaments, and programs from outside that behave or do not.

#![cfg(unix)]

use super::{Scratch, run, text, tharos};

/// Passes, and faces the attack if asked; without cards it is asked nothing else.
const GOOD: &str = r#"#!/bin/sh
while read -r line; do
    id=$(expr "$line" : '.*"id":\([0-9]*\)')
    case "$line" in
        *'"method":"game_over"'*) ;;
        *'"ask":"check"'*) echo '{"jsonrpc":"2.0","id":'$id',"result":{"action":{"do":"face_attack"}}}' ;;
        *) echo '{"jsonrpc":"2.0","id":'$id',"result":{"action":{"do":"pass"}}}' ;;
    esac
done
"#;
const CRASHING: &str = "#!/bin/sh\nread -r line\necho 'no such opening' >&2\nexit 3\n";
const HANGING: &str = "#!/bin/sh\nexec sleep 60\n";
const ILLEGAL: &str = r#"#!/bin/sh
while read -r line; do
    id=$(expr "$line" : '.*"id":\([0-9]*\)')
    echo '{"jsonrpc":"2.0","id":'$id',"result":{"action":{"do":"card6"}}}'
done
"#;
const TALKING: &str = "#!/bin/sh\nwhile read -r line; do echo 'hello there'; done\n";

fn script(scratch: &Scratch, name: &str, text: &str) -> String {
    let path = scratch.path(name);
    std::fs::write(&path, text).unwrap();
    format!("cmd:sh {path}")
}

#[test]
fn a_round_robin_of_levels_is_reproducible_and_goes_on() {
    let scratch = Scratch::new("levels");
    let play = |out: &str, games: &str, threads: &str| {
        let players = "random,apprentice,journeyman";
        run(&["tournament", "--players", players, "--games", games, "--threads", threads, "--out", &scratch.path(out)])
    };
    let table = play("one", "8", "1");
    play("two", "3", "3");
    play("two", "8", "2");
    for file in ["games.csv", "ratings.csv", "pairings.csv", "standings.txt"] {
        assert_eq!(scratch.read(&format!("one/{file}")), scratch.read(&format!("two/{file}")), "{file}");
    }
    assert_eq!(scratch.read("one/games.csv").lines().count(), 1 + 3 * 8);
    // Both seatings of a deal have the same start player and board, so the same rows come in pairs.
    assert!(table.contains("4 deals") && table.contains("Points of the row"), "{table}");
    let ratings = scratch.read("one/ratings.csv");
    let last = ratings.lines().last().unwrap();
    assert!(last.starts_with("3,random,"), "random is the weakest: {ratings}");
    let pairings = scratch.read("one/pairings.csv");
    let lead = |line: &str| line.split(',').nth(9).unwrap().parse::<f64>().unwrap();
    assert!(pairings.lines().next().unwrap().ends_with(",vp_lead_a,vp_lead_error_95"), "{pairings}");
    let first = pairings.lines().nth(1).unwrap();
    assert!(first.starts_with("random,apprentice,8,4,") && lead(first) < -5.0, "{pairings}");
    assert!(table.contains("VP above the next") && table.contains("VP of the row ahead of the column"), "{table}");
    assert!(table.contains(&format!("{:+.1} ±", -lead(first))), "{table}");
}

#[test]
fn a_tournament_that_was_interrupted_tells_what_was_played() {
    let scratch = Scratch::new("stopped");
    let out = scratch.path("out");
    let args = ["tournament", "--players", "random,apprentice", "--games", "100000", "--out", &out];
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_tharos"))
        .args(args)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    while std::fs::read_to_string(scratch.path("out/games.csv")).map_or(0, |csv| csv.lines().count()) < 10 {
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    let id = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    let games = scratch.read("out/games.csv").lines().count() - 1;
    let told = format!("not complete: {games} of 100000 games, {} of 50000 deals in every seating", games / 2);
    assert!(text(&output.stdout).contains(&told), "{}", text(&output.stdout));
    let whole = (games / 2 * 2).to_string();
    let rating = scratch.read("out/ratings.csv").lines().nth(1).unwrap().to_owned();
    assert_eq!(rating.split(',').nth(4), Some(whole.as_str()), "only whole deals count: {rating}");
}

#[test]
fn three_and_four_seats() {
    let scratch = Scratch::new("seats");
    for seats in ["3", "4"] {
        let out = scratch.path(seats);
        let args = ["tournament", "--players", "random,apprentice", "--seats", seats, "--games", "6", "--out", &out];
        assert!(run(&args).contains("1 deals"));
        let games = scratch.read(&format!("{seats}/games.csv"));
        assert_eq!(games.lines().count(), 1 + 6);
    }
}

#[test]
fn a_well_behaved_program_plays_to_the_end() {
    let scratch = Scratch::new("good");
    let good = script(&scratch, "good.sh", GOOD);
    let players = format!("random,{good}");
    run(&["tournament", "--players", &players, "--games", "4", "--threads", "2", "--out", &scratch.path("out")]);
    for line in scratch.read("out/games.csv").lines().skip(1) {
        assert!(line.ends_with(",,"), "nobody failed: {line}");
    }
}

#[test]
fn whoever_fails_loses_that_game_and_the_rest_goes_on() {
    for (name, program, reason) in [
        ("crashing", CRASHING, "ended (exit status: 3): no such opening"),
        ("hanging", HANGING, "no answer within 0.3 s"),
        ("illegal", ILLEGAL, r#"illegal move {"do":"card6"}: "#),
        ("talking", TALKING, "answered no JSON: hello there"),
    ] {
        let scratch = Scratch::new(name);
        let player = script(&scratch, "bot.sh", program);
        let (players, out) = (format!("random,{player},apprentice"), scratch.path("out"));
        let args = ["tournament", "--players", &players, "--games", "2", "--program-limit", "0.3", "--out", &out];
        let output = tharos(&args);
        let (told, table) = (text(&output.stderr), text(&output.stdout));
        assert!(output.status.success(), "{name}: {told}");
        assert!(told.contains(&player) && told.contains(reason), "{name}: {told}");
        assert!(table.contains("4 lost by failure"), "{name}: {table}");
        let mut reader = csv_lines(&scratch.read("out/games.csv"));
        assert_eq!(reader.len(), 6, "{name}");
        let failed = reader.iter_mut().filter(|line| line.contains("bot.sh"));
        for line in failed {
            assert!(!line.ends_with(",,"), "{name}: {line}");
        }
        assert!(scratch.read("out/ratings.csv").contains(",0.0000,0.0000,"), "{name} has no points");
    }
}

fn csv_lines(csv: &str) -> Vec<String> {
    csv.lines().skip(1).map(str::to_owned).collect()
}

/// The bot of the documentation beats random play.
#[test]
fn the_sample_bot_plays_and_wins() {
    let python = std::process::Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|output| output.status.success()) {
        eprintln!("python3 is not installed: the sample bot is not tested");
        return;
    }
    let scratch = Scratch::new("sample");
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bots/builder.py");
    assert!(std::fs::read_to_string(bot).unwrap().lines().count() < 60);
    let players = format!("random,cmd:python3 {bot}");
    let args =
        ["tournament", "--players", &players, "--games", "10", "--program-limit", "60", "--out", &scratch.path("out")];
    let table = run(&args);
    assert!(!table.contains("failed"), "{table}");
    let ratings = scratch.read("out/ratings.csv");
    assert!(ratings.lines().nth(1).unwrap().contains("builder.py"), "{ratings}");
}
