//! Nobody loses a seat.

use tharos_table::api::{Level, PlayedBy, Settings, TableChange::*, TablePhase, Until, VoteAbout};
use tharos_table::{Command, Error};

use crate::kit::*;

#[test]
fn a_bot_stands_in_until_the_person_plays() {
    let mut room = Room::new(2, 0, Settings::default(), 1);
    room.play_to_a_go(0);
    assert_eq!(room.obey(0, Command::Leave), [Left, BotTookOver]);
    let played_by = PlayedBy { level: Level::Foreman, until: Until::PersonReturns };
    let seat = room.seat(0);
    assert_eq!((seat.played_by, seat.left, seat.name.as_deref()), (Some(played_by), true, Some("ANN")));
    assert!(matches!(room.attempt(0, &Command::Leave), Err(Error::NoChange(_))));
    // Talking is not playing.
    room.obey(0, Command::Say { seat: None, text: "bye".into() });
    assert!(room.seat(0).left);
    let goes = room.seat(0).goes_by_bot;
    room.decide();
    assert_eq!(room.seat(0).goes_by_bot, goes + 1);
    room.play_until(|room| room.asked() == 0 && room.state().table.begins_go() && room.state().legal().len() > 5);
    // Any decision takes the seat back, and counts.
    let (seat, seq, action) = (0, room.table.doc.seq, room.state().legal()[0]);
    let play = Command::Play { seat, seq, key: "mine".into(), action, answers: None };
    let before = entries(&room.table);
    assert_eq!(room.obey(0, play), [Returned]);
    assert!(entries(&room.table) > before && room.seat(0).played_by.is_none() && !room.seat(0).left);
}

#[test]
fn a_table_without_people_waits() {
    for (people, bots) in [(1, 0), (1, 2), (2, 0), (2, 2)] {
        let mut room = Room::new(people, bots, Settings::default(), 2);
        room.play_to_a_go(0);
        for seat in (1..people).rev() {
            assert_eq!(room.obey(seat as u8, Command::Leave), [Left, BotTookOver]);
        }
        assert_eq!(room.obey(0, Command::Leave), [Left, Paused]);
        assert!(room.table.bot_turn(&room.looking).is_none() && room.table.due(&room.looking).is_none());
        let last = people as u8 - 1;
        assert_eq!(room.obey(last, Command::Return), [Returned]);
        assert!(!room.table.doc.is_paused());
        assert_eq!(room.table.bot_turn(&room.looking).is_some(), last != 0, "it goes on where it stood");
        assert!(matches!(room.attempt(last, &Command::Return), Err(Error::NoChange(_))));
    }
    // A table of bots alone needs somebody who looks on.
    let mut room = Room::new(1, 1, Settings::default(), 2);
    room.table.doc.chairs[0].occupant = tharos_table::Occupant::Bot { level: Level::Apprentice, name: None };
    assert!(!room.table.doc.is_paused() && room.table.bot_turn(&room.looking).is_none());
    room.looking.watching = 1;
    assert!(room.table.bot_turn(&room.looking).is_some());
}

#[test]
fn the_others_learn_when_they_can_replace_somebody() {
    let mut room = Room::new(3, 0, Settings::default(), 3);
    room.play_to_a_go(1);
    let replace = Command::Vote(tharos_table::api::CastVote { about: VoteAbout::Replace, seat: Some(1), yes: true });
    assert_eq!(room.seat(1).replace_from, None, "Bob looks");
    assert!(matches!(room.attempt(0, &replace), Err(Error::StillThere)));
    room.looking.seats[1] = 0;
    let from = room.now + 600_000;
    assert_eq!((room.seat(1).replace_from, room.seat(0).replace_from), (Some(from), None));
    room.now = from - 1;
    assert!(matches!(room.attempt(0, &replace), Err(Error::StillThere)));
    room.now = from;
    assert_eq!(room.obey(0, replace.clone()), [Vote, Voted]);
    assert_eq!(room.obey(2, replace), [Voted, BotTookOver]);
    assert_eq!(room.seat(1).replace_from, None);
    assert_eq!(room.obey(1, Command::Return), [Returned]);
}

#[test]
fn the_result_says_which_goes_bots_played() {
    let mut room = Room::new(2, 0, Settings::default(), 4);
    room.play_to_a_go(1);
    room.obey(1, Command::Leave);
    room.play_until(|room| room.table.doc.phase == TablePhase::Over || room.table.doc.round == 2);
    room.obey(1, Command::Return);
    let goes = room.seat(1).goes_by_bot;
    assert!((8..40).contains(&goes), "{goes} goes of four turns");
    room.play_until(|room| room.table.doc.phase == TablePhase::Over);
    assert_eq!(room.table.doc.result.as_ref().expect("a result").goes_by_bot, [0, goes]);
}
