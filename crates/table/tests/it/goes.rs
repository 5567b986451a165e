//! Where goes begin, as a replay tells it.

use tharos_rules::{Ask, GameRecord, Seed, Step};
use tharos_table::{History, Logged, table_of_record};

/// GO-1: goes are taken clockwise by those who have not passed, so only a last player takes two in a row.
#[test]
fn a_replay_knows_where_goes_begin() {
    let mut in_a_row = 0;
    for seats in 1..=4 {
        let path = format!("{}/../../records/v1/{seats}-players.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a stored record");
        let record: GameRecord = serde_json::from_str(&text).expect("a record");
        let (_, lines) = table_of_record(&record, "ann", Seed([0; 32]), 0).expect("a finished game");
        let history = History::of((1..).zip(lines).map(|(seq, line)| Logged { seq, at: 0, line })).expect("a game");
        let mut before = history.at(0).expect("its beginning");
        // How many goes have begun, in which turn the last one, and whose it is.
        let (mut begun, mut turn, mut go) = (0, (0, 0), None);
        for (step, (_, _, done)) in history.steps().expect("its steps").iter().zip(&history.done) {
            let table = before.state().table;
            if (table.round, table.turn) != turn {
                (turn, go) = ((table.round, table.turn), None);
            }
            if step.begins_go {
                let seat = step.seat.expect("a player begins a go");
                assert!(matches!(table.step, Step::Ask { ask: Ask::Go, .. }), "entry {}", step.entry);
                let next = match go {
                    None => table.start_player,
                    Some(last) => (1..=table.seats())
                        .map(|n| (last + n) % table.seats())
                        .find(|&seat| !table.players[usize::from(seat)].passed)
                        .expect("somebody has not passed"),
                };
                assert_eq!(seat, next, "entry {} of the game of {seats}", step.entry);
                in_a_row += usize::from(go == Some(seat));
                (go, begun) = (Some(seat), begun + 1);
            } else if step.kind == "pass" {
                assert_eq!(go, step.seat, "a pass belongs to a go");
            }
            before.follow(done.entry).expect("an entry of the record");
        }
        assert!(begun >= 16 * seats, "{begun} goes in a game of {seats}");
    }
    assert!(in_a_row > 16, "{in_a_row}");
}
