//! Whole games in a link.

use tharos_analysis::{ForkLuck, fork};
use tharos_rules::ids::Guild;
use tharos_rules::{Data, Fast, Game, GameRecord, Options, RULES_VERSION, Seated, Seed, Seeds, Step, replay};
use tharos_worker::link::{LinkError, pack, pack_branch, unpack};

/// A game of random decisions with names, contributions and an option.
fn game(players: u8, seed: u64) -> GameRecord {
    let name = |guild: &Guild| Seated { guild: *guild, name: format!("Zoë {guild:?}") };
    let seated = Guild::ALL[..usize::from(players)].iter().rev().map(name).collect();
    let options = Options { banker_bonus_not_doubled: seed.is_multiple_of(2), ..Options::default() };
    let contributions =
        (0..players).map(|seat| seat.is_multiple_of(2).then(|| Seed::from_text(&format!("{seed} {seat}"))));
    let seeds = Seeds { server: Seed::from_text(&seed.to_string()), contributions: contributions.collect() };
    let (mut game, _) = Game::new(seated, options, &Data::default(), Some(seeds)).expect("a game");
    play_on(&mut game, seed);
    game.record(true)
}

fn play_on(game: &mut Game, seed: u64) {
    let mut random = Fast::new(seed);
    while let Step::Ask { seat, .. } = game.state().table.step {
        let (action, _) = game.state().pick(&mut random).expect("a decision");
        game.play(seat, action).expect("legal");
    }
}

/// A game that leaves this one.
fn branch(origin: &GameRecord, at: usize, luck: ForkLuck) -> GameRecord {
    let mut game = replay(&fork(origin, at, luck).expect("a step")).expect("a game");
    game.go_on();
    play_on(&mut game, 99);
    game.record(true)
}

#[test]
fn a_branch_comes_out_of_its_link_with_the_same_and_with_other_luck() {
    for players in 1..=4 {
        let origin = game(players, 6);
        let all = origin.entries.len();
        for at in [1, 2, 3, 40, 41, 42, all / 2, all - 1] {
            let same = branch(&origin, at, ForkLuck::Same);
            assert_eq!(unpack(&pack(&same).expect("a link")), Ok(same));
            let other = branch(&origin, at, ForkLuck::Other(Seed::from_text("another")));
            assert_eq!(pack(&other), Err(LinkError::OtherStart));
            let link = pack_branch(&other, &origin, at).expect("a link");
            assert_eq!(unpack(&link), Ok(other.clone()), "{at}");
            assert!(players != 2 || link.len() < 700, "{}", link.len());
            assert_eq!(pack_branch(&other, &origin, at + 1), Err(LinkError::OtherOrigin));
            let foreign = pack_branch(&other, &game(players, 8), at);
            assert!(matches!(foreign, Err(LinkError::OtherOrigin | LinkError::Record(_))), "{foreign:?}");
        }
        let again = branch(&branch(&origin, 9, ForkLuck::Other(Seed::from_text("a"))), 9, ForkLuck::Same);
        assert_eq!(pack_branch(&again, &again, 9), Err(LinkError::OtherStart));
    }
}

/// Whatever is changed in the link of a branch, no other game comes out, and nothing panics.
#[test]
fn damaged_links_of_branches_are_refused() {
    let origin = game(2, 1);
    let link = pack_branch(&branch(&origin, 50, ForkLuck::Other(Seed::from_text("b"))), &origin, 50).expect("a link");
    for at in (0..link.len()).step_by(7) {
        let other = if link.as_bytes()[at] == b'A' { "B" } else { "A" };
        let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        if let Ok(read) = unpack(&changed) {
            assert_eq!(read.hash, unpack(&link).expect("a game").hash, "sign {at}");
        }
    }
}

#[test]
fn a_game_comes_out_of_its_link_as_it_went_in() {
    for players in 1..=4 {
        for seed in 0..4 {
            let record = game(players, seed);
            let link = pack(&record).expect("a link");
            assert_eq!(unpack(&link), Ok(record));
            assert!(players != 2 || link.len() < 600, "{}", link.len());
            assert!(link.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-_".contains(&sign)), "{link}");
        }
    }
}

#[test]
fn stored_games_fit() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/v1");
    for file in std::fs::read_dir(folder).expect("records") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        let record: GameRecord = serde_json::from_str(&text).expect("a record");
        let link = pack(&record).expect("a link");
        // Those values of the cards that differ from this program's are written out.
        assert_ne!(record.data, Data::default());
        assert_eq!(unpack(&link).expect("a game").hash, record.hash);
    }
}

#[test]
fn damaged_links_are_refused() {
    let link = pack(&game(2, 1)).expect("a link");
    for wrong in ["", "A", "nonsense", "%%%", &link[1..], &link[..link.len() - 1], &link[..60], &format!("{link}AAAA")]
    {
        assert_eq!(unpack(wrong).err(), Some(LinkError::Garbage), "{wrong}");
    }
    // Any other sign anywhere: never another game, never a panic. The names alone are not guarded by the game itself.
    for at in (0..link.len()).step_by(7) {
        let other = if link.as_bytes()[at] == b'A' { "B" } else { "A" };
        let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        match unpack(&changed) {
            Err(LinkError::Garbage | LinkError::Rules(_)) => {}
            Err(other) => panic!("{at}: {other}"),
            Ok(record) => assert_eq!(record.hash, game(2, 1).hash, "{at}"),
        }
    }
}

#[test]
fn a_link_of_other_rules_says_so() {
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    let mut bytes = URL_SAFE_NO_PAD.decode(pack(&game(1, 1)).expect("a link")).expect("bytes");
    bytes[1] += 1;
    assert_eq!(unpack(&URL_SAFE_NO_PAD.encode(bytes)), Err(LinkError::Rules(RULES_VERSION + 1)));
}

#[test]
fn what_does_not_fit_says_why() {
    let record = game(2, 3);
    assert_eq!(pack(&GameRecord { seed: None, ..record.clone() }), Err(LinkError::NoSeed));
    let cut = GameRecord { entries: record.entries[..9].to_vec(), ..record.clone() };
    assert!(matches!(pack(&cut), Err(LinkError::Record(_))));
    let (half, _) = Game::new(record.players.clone(), record.options, &Data::default(), Some(Seed([7; 32]).into()))
        .expect("a game");
    assert_eq!(pack(&half.record(true)), Err(LinkError::NotOver));
}
