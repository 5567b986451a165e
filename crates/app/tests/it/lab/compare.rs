//! `compare`.

use super::{Scratch, run, text, tharos};

fn simulate(scratch: &Scratch, out: &str, seats: &str, games: &str, seed: &str) {
    run(&["simulate", "--seats", seats, "--games", games, "--seed", seed, "--out", &scratch.path(out)]);
}

#[test]
fn a_change_of_the_attack_cards_is_found() {
    let scratch = Scratch::new("compare");
    let data = scratch.path("stronger.toml");
    let default = include_str!("../../../../data/default.toml");
    std::fs::write(&data, default.replace("[1, 2, 2, 3, 3, 4, 4, 5]", "[9, 9, 9, 9, 9, 9, 9, 9]")).unwrap();
    let seats = "random,apprentice";
    simulate(&scratch, "a", seats, "40", "1");
    let b = scratch.path("b");
    run(&["simulate", "--seats", seats, "--games", "40", "--data", &data, "--out", &b]);
    let page = scratch.path("compare.html");
    let told = run(&["compare", &scratch.path("a"), &b, "--out", &page]);
    let held = told.lines().skip_while(|line| !line.starts_with("Apprentice")).find(|line| line.contains("round 1"));
    assert!(held.unwrap().ends_with('*'), "{told}");
    assert!(told.contains("attack cards 9 9 9 9 9 9 9 9"), "{told}");
    assert!(scratch.read("compare.html").contains("Benjamini"));
    // A run does not differ from itself.
    let same = run(&["compare", &scratch.path("a"), &scratch.path("a")]);
    assert!(same.contains("* 0 of "), "{same}");
}

#[test]
fn games_of_the_same_luck_are_paired_and_others_are_not() {
    let scratch = Scratch::new("pairs");
    simulate(&scratch, "a", "random,random", "40", "1");
    simulate(&scratch, "longer", "random,random", "50", "1");
    simulate(&scratch, "other", "random,random", "40", "2");
    simulate(&scratch, "three", "random,random,random", "10", "1");
    let page = scratch.path("compare.html");
    let compare = |a: &str, b: &str| run(&["compare", &scratch.path(a), &scratch.path(b), "--out", &page]);
    let paired = compare("a", "longer");
    assert!(paired.contains("paired t-test"), "{paired}");
    assert_eq!(paired.matches("(games 40;").count(), 2, "only games that both have count: {paired}");
    assert!(paired.contains("* 0 of ") && paired.contains("+0.00  ±0.00   1.0000"), "{paired}");
    assert!(scratch.read("compare.html").contains("game by game: the same seed"));
    for other in ["other", "three"] {
        let apart = compare("a", other);
        assert!(apart.contains("Welch's test") && !apart.contains("paired"), "{apart}");
        assert!(scratch.read("compare.html").contains("as runs of different luck"));
    }
    // Parts of one run that have no game in common do not share their luck either.
    for part in ["1", "2"] {
        let shard = format!("{part}/2");
        let args = ["simulate", "--seats", "random,random", "--games", "40", "--shard", &shard, "--out"];
        run(&[&args[..], &[&scratch.path(part)]].concat());
    }
    assert!(compare("1", "2").contains("Welch's test"));
    assert!(compare("2", "a").contains("(games 20; seed 1; part 2 of 2, of 40 games)"));
}

#[test]
fn a_folder_of_something_else_is_named() {
    let scratch = Scratch::new("kinds");
    simulate(&scratch, "run", "random,random", "2", "1");
    run(&["tournament", "--players", "random,apprentice", "--games", "2", "--out", &scratch.path("tournament")]);
    let output = tharos(&["compare", &scratch.path("run"), &scratch.path("tournament")]);
    let told = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(told.contains("tournament holds a tournament, not a simulation") && told.lines().count() == 1, "{told}");
}
