//! Bad input: one clear line, an exit code that is not 0, nothing half-written.

use super::{Scratch, run, text, tharos};

#[test]
fn mistakes_are_one_line_and_begin_no_folder() {
    let scratch = Scratch::new("bad");
    let out = scratch.path("out");
    let bad_data = scratch.path("bad.toml");
    let default = include_str!("../../../../data/default.toml");
    std::fs::write(&bad_data, default.replace("\"combat +2\"", "\"combat +9\"")).unwrap();
    let file = scratch.path("file");
    std::fs::write(&file, "in the way").unwrap();
    let below_file = format!("{file}/out");
    let (simulate, players) = (&["simulate", "--out", &out][..], &["tournament", "--out", &out, "--players"][..]);
    let cases: &[(&[&str], &[&str], &str)] = &[
        (simulate, &["--seats", "novice"], "there is no level 'novice'"),
        (simulate, &["--seats", "random,novice"], "there is no level 'novice'"),
        (simulate, &["--seats", "director:0"], "'0' is not a number of iterations"),
        (simulate, &["--seats", "engineer:50"], "engineer does not search"),
        (simulate, &["--seats", "random", "--shard", "2"], "as in 2/3"),
        (simulate, &["--seats", "random", "--shard", "0/3"], "there is no part 0 of 3"),
        (simulate, &["--seats", "random", "--shard", "1/20", "--games", "10"], "cannot be divided into 20 parts"),
        (simulate, &["--seats", "random", "--records", "some"], "a number of games, or `all`"),
        (simulate, &["--seats", "random", "--games", "0"], "0 is not in 1.."),
        (simulate, &["--seats", "random", "--games", "many"], "invalid"),
        (simulate, &["--seats", "random", "--threads", "0"], "0 is not in 1.."),
        (simulate, &["--seats", "random", "--options", "opt-9"], "opt-9"),
        (simulate, &["--seats", "random,random,random,random,random"], "1 to 4 seats"),
        (simulate, &["--seats", "random,cmd:true"], "programs play in a tournament"),
        (simulate, &["--seats", "random", "--data", &bad_data], "transformation.markers"),
        (simulate, &["--seats", "random", "--data", "no such file"], "no such file"),
        (&["simulate", "--seats", "random"], &["--out", &below_file], "cannot write to"),
        (&["simulate", "--seats", "random"], &["--out", &scratch.path("")], "not empty and holds no run"),
        (&["simulate", "--seats", "random"], &[], "--out"),
        (players, &["random"], "at least two players"),
        (players, &["random,random"], "random is listed twice"),
        (players, &["random,novice"], "there is no level 'novice'"),
        (players, &["random,cmd:"], "needs a program"),
        (players, &["random,cmd:/no/such/program --fast"], "cmd:/no/such/program --fast cannot be started"),
        (players, &["random,foreman", "--games", "0"], "0 is not in 1.."),
        (players, &["random,foreman", "--seats", "5"], "5 is not in 2..=4"),
        (players, &["random,foreman", "--program-limit", "0"], "a number of seconds"),
        (&["tournament", "--players", "random,foreman"], &["--out", &below_file], "cannot write to"),
        (&["compare", &out, &out], &[], "holds no run"),
        (&["merge", &out, "--out", &out], &[], "holds no run"),
        (&["merge", "--out", &out], &[], "<DIR>"),
        (&["hint", &file], &[], "not a game record"),
        (&["hint", "no such file"], &[], "cannot be read"),
    ];
    for (command, more, problem) in cases {
        let args = [*command, more].concat();
        let output = tharos(&args);
        let told = text(&output.stderr);
        assert!(!output.status.success(), "{args:?}");
        assert_eq!(told.lines().count(), 1, "{args:?}: {told}");
        assert!(told.contains(problem), "{args:?}: {told}");
        assert!(output.stdout.is_empty(), "{args:?}");
        assert!(!std::path::Path::new(&out).exists(), "{args:?} left a folder");
    }
}

#[test]
fn a_folder_with_other_parameters_is_refused() {
    let scratch = Scratch::new("other");
    let out = scratch.path("out");
    let base = ["simulate", "--seats", "random,random", "--games", "3", "--out", &out];
    run(&base);
    let before = scratch.read("out/games.csv");
    for (more, problem) in [
        (&["--seed", "2"][..], "with seed 1, not 2"),
        (&["--options", "manipulator_at_most_7"], "with other options"),
        (&["--games", "2"], "already holds 3 games"),
    ] {
        let mut args = base.to_vec();
        if more[0] == "--games" {
            args[4] = more[1];
        } else {
            args.extend(more);
        }
        let output = tharos(&args);
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{more:?}: {told}");
        assert!(told.contains(problem) && told.lines().count() == 1, "{more:?}: {told}");
        assert_eq!(scratch.read("out/games.csv"), before);
    }
    let args = ["tournament", "--players", "random,apprentice", "--games", "2", "--out", &out];
    assert_eq!(tharos(&args).status.code(), Some(1));
    assert_eq!(scratch.read("out/games.csv"), before);
}
