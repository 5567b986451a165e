//! Games that leave a record.

use tharos_analysis::{ForkLuck, NoFork, fork};
use tharos_bots::Level;
use tharos_rules::{Entry, GameRecord, Seed, replay};

use crate::{new_game, play_on};

fn record() -> GameRecord {
    let mut game = new_game(2, "fork");
    play_on(&mut game, Level::Apprentice, usize::MAX);
    game.record(true)
}

#[test]
fn with_the_same_luck_the_same_decisions_lead_to_the_same_end() {
    let record = record();
    for at in [0, 1, 7, 100, record.entries.len()] {
        let mut game = replay(&fork(&record, at, ForkLuck::Same).unwrap()).unwrap();
        game.go_on();
        while game.entries().len() < record.entries.len() {
            match record.entries[game.entries().len()] {
                Entry::Action { seat, action } => drop(game.play(seat, action).unwrap()),
                Entry::Chance(_) => panic!("the luck of the game goes on by itself"),
            }
        }
        assert_eq!(game.record(true), record);
    }
}

#[test]
fn with_other_luck_it_goes_another_way_and_can_be_proved() {
    let record = record();
    for at in [0, 60, 61, 62] {
        let branch = fork(&record, at, ForkLuck::Other(Seed::from_text("another"))).unwrap();
        assert_eq!(branch.players, record.players);
        let mut game = replay(&branch).unwrap();
        game.go_on();
        play_on(&mut game, Level::Apprentice, usize::MAX);
        assert!(game.state().is_over());
        let end = game.record(true);
        assert_ne!(end.hash, record.hash);
        assert!(replay(&end).is_ok());
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let mut record = record();
    let all = record.entries.len();
    assert_eq!(fork(&record, all + 1, ForkLuck::Same), Err(NoFork::TooFar { at: all + 1, all }));
    record.seed = None;
    assert_eq!(fork(&record, 5, ForkLuck::Same), Err(NoFork::NoSeed));
    assert!(fork(&record, 5, ForkLuck::Other(Seed::from_text("another"))).is_ok());
}
