//! `simulate --records`.

use super::{Scratch, run, text, tharos};

fn simulate(scratch: &Scratch, seats: &str, games: &str, more: &[&str]) {
    run(&[&["simulate", "--seats", seats, "--games", games, "--out", &scratch.path("out")], more].concat());
}

#[test]
fn records_are_proven_games_with_the_results_of_the_rows() {
    for seats in ["apprentice", "random,director:2", "random,apprentice,random,random"] {
        let scratch = Scratch::new("records");
        simulate(&scratch, seats, "3", &["--records", "all"]);
        let csv = scratch.read("out/games.csv");
        let column = |name: &str| csv.lines().next().unwrap().split(',').position(|column| column == name).unwrap();
        let (game_at, vp_at) = (column("game"), column("vp"));
        for game in 0..3 {
            let told = run(&["verify", &scratch.path(&format!("out/records/{game}.json"))]);
            assert!(told.starts_with("ok ") && told.contains("luck proven by the seed"), "{told}");
            let rows = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
            let best =
                rows.filter(|row| row[game_at] == game.to_string()).map(|row| row[vp_at].parse::<i32>().unwrap());
            assert!(told.contains(&format!("with {} VP", best.max().unwrap())), "{told}");
            assert!(seats.split(',').any(|level| told.contains(&format!("(bot: {level})"))), "{told}");
        }
    }
}

#[test]
fn records_can_be_kept_afterwards() {
    let scratch = Scratch::new("afterwards");
    let record = |game: u32| std::fs::read_to_string(scratch.path(&format!("out/records/{game}.json"))).ok();
    simulate(&scratch, "random,random", "6", &[]);
    assert!(!std::path::Path::new(&scratch.path("out/records")).exists());
    simulate(&scratch, "random,random", "8", &["--records", "2"]);
    assert!(record(1).is_some() && record(2).is_none());
    let first = record(0);
    simulate(&scratch, "random,random", "9", &["--records", "all"]);
    assert!((0..9).all(|game| record(game).is_some()) && record(0) == first);

    // A row that these bots would not play is noticed.
    let csv = scratch.read("out/games.csv");
    let changed = csv.replace("\n3,0,power_and_torsion,random,", "\n3,0,power_and_torsion,random,9");
    assert_ne!(csv, changed);
    std::fs::write(scratch.path("out/games.csv"), changed).unwrap();
    std::fs::remove_file(scratch.path("out/records/3.json")).unwrap();
    let args = ["simulate", "--seats", "random,random", "--games", "9", "--records", "all", "--out"];
    let output = tharos(&[&args[..], &[&scratch.path("out")]].concat());
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("bots or rules have changed"), "{}", text(&output.stderr));
    assert!(record(3).is_none());
}
