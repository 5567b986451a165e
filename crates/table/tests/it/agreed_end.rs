//! Games that end because their players agree.

use tharos_table::api::{AgreedEnd, CastVote, Settings, TableChange::*, TablePhase, VoteAbout::End};
use tharos_table::{Command, Error};

use crate::kit::*;

const YES: Command = Command::Vote(CastVote { about: End, seat: None, yes: true });

#[test]
fn bots_play_to_the_end_once_all_agree() {
    let mut room = Room::new(3, 1, Settings::default(), 41);
    room.play_to_a_go(1);
    assert_eq!(room.vote(0, End, true), [Vote, Voted]);
    assert_eq!(room.table.doc.votes[0].needed, [0, 1, 2]);
    assert_eq!(room.vote(2, End, true), [Voted]);
    assert_eq!(room.vote(1, End, true), [Voted, AgreedEnd]);
    let (round, turn) = (room.table.doc.round, room.table.doc.turn);
    let end = AgreedEnd { round, turn, stayed: vec![0, 1, 2] };
    assert_eq!(room.table.doc.agreed_end, Some(end.clone()));
    // Nobody comes back, and nothing waits for anybody.
    assert!(matches!(room.attempt(1, &Command::Return), Err(Error::WrongPhase(_))));
    room.looking = Default::default();
    while room.table.doc.phase == TablePhase::Running {
        assert!(room.table.bot_turn(&room.looking).is_some(), "bots decide for all");
        room.decide();
    }
    assert_eq!((room.state().is_over(), room.table.doc.agreed_end.as_ref()), (true, Some(&end)));
    assert!(room.history().is_some(), "and there is a record");
}

#[test]
fn one_who_wants_to_play_on_is_not_asked_again_in_this_round() {
    let mut room = Room::new(2, 0, Settings::default(), 42);
    room.vote(0, End, true);
    assert_eq!(room.vote(1, End, false), [Voted]);
    assert!(room.table.doc.votes.is_empty() && room.table.doc.agreed_end.is_none());
    assert!(matches!(room.attempt(0, &YES), Err(Error::NoChange(_))));
    room.play_until(|room| room.table.doc.round == 2);
    assert_eq!(room.vote(0, End, true), [Vote, Voted]);
}

#[test]
fn those_who_stayed_decide_and_who_left_is_not_among_them() {
    let mut room = Room::new(3, 0, Settings::default(), 43);
    room.obey(1, Command::Leave);
    room.vote(0, End, true);
    assert_eq!(room.vote(2, End, true).last(), Some(&AgreedEnd));
    assert_eq!(room.table.doc.agreed_end.as_ref().map(|end| end.stayed.as_slice()), Some(&[0, 2][..]));
}

#[test]
fn whoever_plays_against_bots_has_nobody_to_ask() {
    let mut room = Room::new(1, 2, Settings::default(), 44);
    assert!(matches!(room.attempt(0, &YES), Err(Error::BadRequest(_))));
}
