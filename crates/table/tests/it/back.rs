//! Taking back whole goes: alone at once, with others by consent.

use tharos_rules::Entry;
use tharos_rules::ids::Seat;
use tharos_table::api::{About, Settings, TableChange::*, TablePhase, VoteAbout};
use tharos_table::{Command, Error, LogLine};

use crate::kit::*;

/// Plays a go of this seat and what follows, until the seat begins another one; the answer is the state before the go.
fn go_and_come_round(room: &mut Room, seat: Seat) -> tharos_rules::State {
    room.play_to_a_go(seat);
    let before = room.state();
    let turn = (room.table.doc.round, room.table.doc.turn);
    room.now += 1000;
    room.decide();
    room.play_until(|room| {
        (room.table.doc.round, room.table.doc.turn) != turn || room.asked() == seat && room.state().table.begins_go()
    });
    before
}

#[test]
fn against_bots_the_last_go_is_taken_back_at_once_and_luck_is_the_same() {
    let mut taken = 0;
    for seed in 0..6 {
        let mut room = Room::new(1, 2, Settings::default(), seed);
        let before = go_and_come_round(&mut room, 0);
        if room.asked() != 0 {
            continue;
        }
        let after = room.state();
        let decisions: Vec<Entry> =
            room.history().expect("a game").done.iter().map(|(_, _, done)| done.entry).collect();
        assert!(room.ask_undo(0, 1).is_empty());
        assert_eq!((room.state(), room.table.doc.taken_back), (before, 1));
        assert_eq!(room.asked(), 0);
        // The same decisions lead to the same rolls.
        while entries(&room.table) < decisions.len() {
            match decisions[entries(&room.table)] {
                Entry::Action { action, .. } => room.decide_on(action, None),
                Entry::Chance(_) => unreachable!("chance is settled with the decision before it"),
            }
        }
        assert_eq!(room.state(), after);
        let history = room.history();
        room.table.check(history.as_ref()).expect("the log proves every roll");
        room.play_until(|room| room.table.doc.phase == TablePhase::Over);
        assert_eq!(room.table.doc.result.as_ref().expect("a result").taken_back, 1);
        taken += 1;
    }
    assert!(taken >= 3, "{taken}");
}

#[test]
fn a_request_says_how_far_back_it_goes_and_does_that() {
    let mut room = Room::new(2, 0, Settings::default(), 1);
    let before = go_and_come_round(&mut room, 0);
    let before_ours = entries(&room.table);
    assert_eq!(room.ask_undo(0, 1), [Vote]);
    let About::Undo { seat: 0, entries: taken, to } = room.table.doc.votes[0].about else { panic!("another vote") };
    assert_eq!((to.entry, taken), (before_ours - taken, before_ours - to.entry));
    assert_eq!((to.round, to.turn), (before.table.round, before.table.turn));
    let LogLine::Entry(done) = room.line(to.seq) else { panic!("not an entry") };
    assert!(matches!(done.entry, Entry::Action { seat: 0, .. }), "the line tells Ann's decision");
    assert_eq!(room.vote(1, VoteAbout::Undo, true), [Voted]);
    assert_eq!((room.state(), room.asked()), (before, 0), "her own decision is taken back too, and she is asked");
    assert_eq!(room.table.doc.taken_back, 1);
    // No more goes than there were.
    for goes in [0, 500] {
        let ask = Command::AskUndo { seat: 0, seq: room.table.doc.seq, goes };
        assert!(matches!(room.attempt(0, &ask), Err(Error::BadRequest(_))));
    }
}

#[test]
fn what_nobody_has_learned_from_needs_no_consent_and_leaves_no_mark() {
    let mut room = Room::new(2, 0, Settings::default(), 3);
    let mut seen = 0;
    while room.table.doc.phase == TablePhase::Running && seen < 10 {
        let (seat, before) = (room.asked(), room.state());
        let choice = room.state().legal().len() > 1 && before.table.begins_go();
        room.now += 1000;
        room.decide();
        let reach = room.table.game.as_ref().map_or(0, |game| game.undoable(seat).0);
        if choice && reach > 0 && room.table.doc.phase == TablePhase::Running {
            assert!(room.ask_undo(seat, 1).is_empty());
            if room.state() == before {
                seen += 1;
            }
            assert_eq!(room.table.doc.taken_back, 0);
            room.decide();
        }
    }
    assert_eq!(seen, 10);
}

/// Whoever only missed a go still has a say, and whoever left has one about decisions of the own seat.
#[test]
fn who_must_agree() {
    let mut room = Room::new(3, 0, Settings::default(), 4);
    go_and_come_round(&mut room, 0);
    room.table.doc.chairs[1].missed.absent = true;
    assert_eq!(room.ask_undo(0, 1), [Vote]);
    assert_eq!(room.table.doc.votes[0].needed, [1, 2]);
    room.obey(2, Command::Leave);
    assert!(room.table.doc.votes.is_empty(), "she asks anew");
    assert_eq!(room.ask_undo(0, 1), [Vote]);
    assert_eq!(room.table.doc.votes[0].needed, [1, 2], "Cem may return, and his decisions would be taken back");
    assert_eq!(room.vote(1, VoteAbout::Undo, false), [Returned, Voted]);
    assert!(room.table.doc.votes.is_empty());
}

/// An opponent who is away returns to the game as it was left, not to one that began anew with known luck.
#[test]
fn nobody_goes_back_over_who_is_away() {
    let mut room = Room::new(2, 0, Settings::default(), 6);
    go_and_come_round(&mut room, 0);
    room.obey(1, Command::Leave);
    let before = entries(&room.table);
    assert_eq!(room.ask_undo(0, 1), [Vote]);
    assert_eq!(room.table.doc.votes[0].needed, [1]);
    assert_eq!(entries(&room.table), before);
    assert_eq!(room.vote(1, VoteAbout::Undo, true), [Returned, Voted], "who returns can allow it");
    assert!(entries(&room.table) < before);
}
