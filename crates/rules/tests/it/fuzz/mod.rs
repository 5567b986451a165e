//! The bodies of the fuzz targets in `fuzz/`, with pseudo-random bytes and the seeds that lie there.

mod actions;
mod json;

use std::path::PathBuf;

use tharos_rules::ids::Guild;
use tharos_rules::*;

fn random_bytes(random: &mut Fast, most: u32) -> Vec<u8> {
    let length = random.below(most);
    (0..length).map(|_| random.below(256) as u8).collect()
}

#[test]
fn bytes_drive_a_game() {
    let mut random = Fast::new(4);
    for _ in 0..150 {
        actions::run(&random_bytes(&mut random, 2_000));
    }
    actions::run(&[]);
}

fn seeds() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/json")
}

/// A game of some length, with all that can be written down about it.
fn written(players: usize, steps: usize) -> [(char, String); 3] {
    let seated = Guild::ALL[..players].iter().map(|&guild| guild.into()).collect();
    let seeds = Some(Seed::from_text("fuzz").into());
    let (mut game, _) = Game::new(seated, Options::default(), &Data::default(), seeds).unwrap();
    let mut random = Fast::new(players as u64);
    while let Step::Ask { seat, .. } = game.state().table.step
        && game.entries().len() < steps
    {
        game.play(seat, game.state().pick(&mut random).unwrap().0).unwrap();
    }
    let view = game.state().view(game.state().table.decider());
    [
        ('s', serde_json::to_string(game.state()).unwrap()),
        ('v', serde_json::to_string(&view).unwrap()),
        ('r', serde_json::to_string(&game.record(true)).unwrap()),
    ]
}

/// Every seed is accepted, and nothing that comes of it by changing bytes does harm. `UPDATE=1` writes the
/// seeds of positions and records anew.
#[test]
fn seeds_are_accepted() {
    if std::env::var_os("UPDATE").is_some() {
        for (players, steps) in [(1, 90), (2, 120), (4, 300)] {
            for (kind, text) in written(players, steps) {
                std::fs::write(seeds().join(format!("{kind}{players}")), format!("{kind}{text}")).unwrap();
            }
        }
    }
    let mut random = Fast::new(9);
    let mut files: Vec<PathBuf> = std::fs::read_dir(seeds()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 12);
    for file in files {
        let seed = std::fs::read(&file).unwrap();
        assert!(json::run(&seed), "{} is not accepted any more", file.display());
        for _ in 0..60 {
            let mut bytes = seed.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len() as u32) as usize;
                let other = bytes[random.below(seed.len() as u32) as usize];
                // Digits for digits, so that more of it can still be read.
                bytes[at] = if bytes[at].is_ascii_digit() { b'0' + random.below(10) as u8 } else { other };
            }
            json::run(&bytes);
        }
    }
}

#[test]
fn noise_is_refused() {
    let mut random = Fast::new(5);
    for kind in b"asvprd" {
        for _ in 0..200 {
            let mut bytes = random_bytes(&mut random, 40);
            bytes.insert(0, *kind);
            json::run(&bytes);
        }
    }
}
