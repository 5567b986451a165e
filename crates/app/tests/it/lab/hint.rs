//! `hint`.

use tharos_rules::ids::Guild;
use tharos_rules::{Data, Entry, Fast, Game, Options, Random, Seed};
use tharos_text::Language;

use super::{Scratch, run, text, tharos};

#[test]
fn the_best_few_actions_in_words() {
    let mut random = Fast::new(4);
    let players = Guild::ALL[..2].iter().map(|&guild| guild.into()).collect();
    let seed = Seed::from_text("hint").into();
    let (mut game, _) = Game::new(players, Options::default(), &Data::default(), Some(seed)).unwrap();
    while let Some(seat) = game.state().table.decider() {
        let list = game.state().legal();
        game.play(seat, list[random.below(list.len() as u32) as usize]).unwrap();
    }
    let record = game.record(true);
    let scratch = Scratch::new("hint");
    let path = scratch.path("game.json");
    std::fs::write(&path, serde_json::to_string(&record).unwrap()).unwrap();
    let first = record.entries.iter().position(|entry| matches!(entry, Entry::Action { .. })).unwrap();
    let at = first.to_string();
    let hint =
        |more: &[&str]| run(&[&["hint", &path, "--at", &at, "--iterations", "60", "--seconds", "600"], more].concat());

    let told = hint(&["--count", "3"]);
    let shown = |told: &str| told.lines().filter(|line| line.contains('±') && line.matches('%').count() == 2).count();
    assert_eq!(shown(&told), 3, "{told}");
    // Under each of them up to three reasons.
    let groups: Vec<usize> =
        told.split('±').skip(1).map(|one| one.matches("\n                                       - ").count()).collect();
    assert!(groups.iter().all(|&reasons| reasons <= 3) && groups.iter().sum::<usize>() > 0, "{groups:?}: {told}");
    let known =
        ["VP", "Jars at once", "attack", "Combat strength", "possible this turn", "Number", "Too close to number 1"];
    for reason in told.lines().filter_map(|line| line.trim_start().strip_prefix("- ")) {
        assert!(known.iter().any(|words| reason.contains(words)), "{reason}");
    }
    let last = told.lines().last().unwrap_or_default();
    assert!(last.ends_with("trials"), "{told}");
    assert!(told.contains("Power & Torsion") || told.contains("Cogwheel Trust"), "{told}");
    assert_eq!(told, hint(&["--count", "3"]), "the same seed gives the same advice");
    let german = hint(&["--language", "de"]);
    assert!(german.contains("Du bist am Zug") && german.contains("Siege"), "{german}");

    for (more, problem) in [
        (&["--at", "0"][..], format!("the next decision is at {first}")),
        (&["--at", "999999"], "entries, not 999999".to_owned()),
        (&[], "the game is over".to_owned()),
        (&["--language", "es"], format!("'es' is not one of {}", Language::codes())),
    ] {
        let output = tharos(&[&["hint", &path][..], more].concat());
        let told = text(&output.stderr);
        assert!(!output.status.success() && told.contains(&problem) && told.lines().count() == 1, "{more:?}: {told}");
    }
}
