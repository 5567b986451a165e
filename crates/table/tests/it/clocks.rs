//! Clocks: what they cost, and what happens when one runs out.

use tharos_rules::Action;
use tharos_rules::ids::Seat;
use tharos_table::api::{About, ClockRule, Level, PlayedBy, Settings, TableChange::*, TablePhase, Until, VoteAbout};
use tharos_table::{Command, Ms};

use crate::kit::*;

fn by_go(seconds: u32) -> Settings {
    Settings { clock: ClockRule::Move { seconds }, ..Settings::default() }
}

/// Ann's time is up, and the others have been asked.
fn time_is_up(room: &mut Room, seat: Seat) {
    room.play_to_a_go(seat);
    assert_eq!(room.wait(), [Flagged]);
}

fn bot_plays_the_go(room: &mut Room, seat: Seat) {
    while room.table.bot_turn(&room.looking).is_some_and(|turn| turn.thought.seat == seat) {
        room.decide();
    }
}

#[test]
fn a_bot_plays_one_go_and_the_seat_stays_the_persons() {
    let mut room = Room::new(2, 0, by_go(600), 1);
    room.play_to_a_go(0);
    let asked_at = room.now;
    assert_eq!(room.wait(), [Flagged]);
    assert_eq!(room.now, asked_at + 600_000);
    // The others have a tenth of the time to give more.
    let until = room.now + 60_000;
    assert!(matches!(room.table.doc.votes[0].about, About::Time { seat: 0, until: at } if at == until));
    assert_eq!(
        (room.table.doc.votes[0].needed.as_slice(), room.table.bot_turn(&room.looking).is_none()),
        (&[1][..], true)
    );
    assert_eq!(room.wait(), [BotPlaysGo]);
    assert_eq!((room.now, room.table.doc.votes.len()), (until, 0));
    let played_by = PlayedBy { level: Level::Foreman, until: Until::GoEnds };
    assert_eq!((room.seat(0).played_by, room.seat(0).name.as_deref()), (Some(played_by), Some("ANN")));
    assert_eq!((room.seat(0).level, room.seat(0).absent), (None, false), "she was looking");
    // The bot decides until the go is over, and no further.
    bot_plays_the_go(&mut room, 0);
    assert_eq!((room.seat(0).played_by, room.seat(0).goes_by_bot), (None, 1));
    assert_eq!(room.asked(), 1);
    room.play_to_a_go(0);
    assert_eq!(
        (room.clock(0), room.table.bot_turn(&room.looking).is_none()),
        (600_000, true),
        "the next go has its whole time"
    );
    // The others are asked once a game.
    assert_eq!(room.wait(), [Flagged, BotPlaysGo]);
}

#[test]
fn the_others_give_more_time_or_do_not() {
    let mut room = Room::new(3, 0, by_go(60), 2);
    time_is_up(&mut room, 0);
    assert_eq!(room.vote(1, VoteAbout::Time, true), [Voted]);
    assert_eq!(room.vote(2, VoteAbout::Time, true), [Voted, MoreTime]);
    assert_eq!((room.clock(0), room.table.doc.deadline()), (60_000, Some(room.now + 60_000)));
    assert_eq!(room.wait(), [Flagged, BotPlaysGo], "they are asked once a game");
    time_is_up(&mut room, 1);
    assert_eq!(room.vote(2, VoteAbout::Time, false), [Voted, BotPlaysGo]);
    assert!(room.attempt(2, &Command::Leave).is_ok());
}

#[test]
fn whoever_decides_while_the_others_think_keeps_the_go() {
    let mut room = Room::new(2, 0, by_go(60), 3);
    time_is_up(&mut room, 0);
    room.now += 10_000;
    let action = room.state().legal()[0];
    room.decide_on(action, None);
    assert!(room.table.doc.votes.is_empty() && room.seat(0).played_by.is_none());
    assert!(room.table.doc.asked != Some(0) || room.clock(0) == 60_000, "a minute for the rest of the go");
}

#[test]
fn time_for_coming_back_is_given_once_a_go() {
    let mut room = Room::new(2, 0, by_go(300), 4);
    time_is_up(&mut room, 0);
    assert_eq!(room.wait(), [BotPlaysGo]);
    assert_eq!(room.obey(0, Command::Return), [Returned]);
    assert_eq!((room.clock(0), room.table.bot_turn(&room.looking).is_none()), (60_000, true));
    assert_eq!(room.wait(), [Flagged, BotPlaysGo]);
    assert_eq!(room.obey(0, Command::Return), [Returned]);
    assert_eq!(room.clock(0), 0);
    assert_eq!(room.wait(), [Flagged, BotPlaysGo], "at once");
}

#[test]
fn doing_and_undoing_refills_no_clock() {
    for clock in [ClockRule::Move { seconds: 100 }, ClockRule::Budget { seconds: 100, refill: 30 }] {
        let mut room = Room::new(2, 0, Settings { clock, ..Settings::default() }, 5);
        room.play_to_a_go(0);
        let (mut left, undoable) = (room.clock(0), |action: &&Action| {
            let mut tried = room.table.game.clone().expect("a game");
            tried.play(0, **action).is_ok_and(|done| done.len() == 1)
        });
        let action = *room.state().legal().iter().find(undoable).expect("an action without chance");
        for _ in 0..4 {
            room.now += 7_000;
            room.decide_on(action, None);
            let others = room.asked() != 0;
            room.now += 4_000;
            room.undo(0);
            // While somebody else was asked, that was not the own time.
            left -= if others { 7_000 } else { 11_000 };
            assert_eq!((room.asked(), room.clock(0)), (0, left), "{clock:?}");
        }
    }
}

/// Alone at the end of a turn one go follows the other, and taking back leads from one into the one before.
#[test]
fn what_a_go_has_used_is_taken_off_the_one_before_it() {
    let mut room = Room::new(1, 0, by_go(100), 6);
    let mut seen = 0;
    while room.table.doc.phase == TablePhase::Running && seen < 5 {
        let (go, left) = (room.table.doc.go.expect("a go"), room.clock(0));
        room.now += 3_000;
        room.decide();
        let Some(next) = room.table.doc.go.filter(|next| next.began != go.began) else { continue };
        let steps = room.table.game.as_ref().map_or(0, |game| game.undoable(0).0);
        if next.phase != go.phase || steps == 0 || room.clock(0) != 100_000 {
            continue;
        }
        let mut back = room.table.clone();
        let undo = Command::Undo { seat: 0, seq: back.doc.seq, key: "u".into(), steps: 1 };
        if back.obey(&undo, &context(&ann(), room.now + 20_000)).is_ok() && entries(&back) < next.began {
            assert_eq!(back.doc.chairs[0].clock_ms, Some(left - 3_000 - 20_000));
            seen += 1;
        }
    }
    assert_eq!(seen, 5);
}

#[test]
fn an_empty_budget_has_a_minute_for_every_go() {
    let clock = ClockRule::Budget { seconds: 1200, refill: 0 };
    let mut room = Room::new(2, 0, Settings { clock, ..Settings::default() }, 7);
    time_is_up(&mut room, 0);
    assert_eq!(room.vote(1, VoteAbout::Time, true), [Voted, MoreTime]);
    assert_eq!(room.clock(0), 120_000, "a tenth of the whole");
    assert_eq!(room.wait(), [Flagged, BotPlaysGo]);
    bot_plays_the_go(&mut room, 0);
    room.play_to_a_go(0);
    assert_eq!(room.clock(0), 60_000);
}

#[test]
fn a_clock_stands_while_the_table_is_paused() {
    let mut room = Room::new(2, 0, by_go(60), 8);
    time_is_up(&mut room, 0);
    room.looking.seats[0] = 0;
    assert_eq!(room.wait(), [BotPlaysGo]);
    assert!(room.seat(0).absent, "her time ran out and she did not look");
    bot_plays_the_go(&mut room, 0);
    room.play_to_a_go(0);
    // Bob goes while the clock of absent Ann runs.
    room.now += 20_000;
    assert_eq!(room.obey(1, Command::Leave), [Left, Paused]);
    assert!(room.table.doc.is_paused());
    let quiet = |room: &Room| (room.table.due(&room.looking), room.table.bot_turn(&room.looking).is_none());
    assert_eq!(quiet(&room), (None, true));
    room.now += 5 * 24 * 3_600_000 as Ms;
    assert!(room.table.tick(room.now, &room.looking).is_none());
    assert_eq!(room.seat(0).clock_ms, Some(60_000));
    assert_eq!(room.obey(1, Command::Return), [Returned]);
    assert_eq!(room.table.doc.deadline(), Some(room.now + 60_000), "it runs from now on");
}

#[test]
fn when_all_clocks_have_run_out_the_table_waits() {
    let mut room = Room::new(2, 1, by_go(60), 9);
    room.looking.seats = [0; 4];
    room.play_to_a_go(0);
    assert_eq!(room.wait(), [Flagged]);
    assert_eq!(room.wait(), [BotPlaysGo]);
    room.play_until(|room| room.asked() == 1 && room.state().table.begins_go() && room.state().legal().len() > 5);
    assert_eq!(room.wait(), [Flagged, Paused], "nobody is left to be asked");
    assert_eq!((room.table.due(&room.looking), room.table.bot_turn(&room.looking).is_none()), (None, true));
    // One comes back: the bots go on, also for whoever is still absent.
    room.now += 1_000_000;
    assert_eq!(room.obey(0, Command::Return), [Returned]);
    assert!(!room.table.doc.is_paused() && room.table.bot_turn(&room.looking).is_some());
    assert_eq!(room.asked(), 1);
    // The other one also takes the seat back by playing.
    room.decide();
    room.play_until(|room| room.asked() == 1 && room.table.bot_turn(&room.looking).is_none());
    assert!(room.seat(1).absent);
    room.decide();
    assert!(!room.seat(1).absent);
}

#[test]
fn whoever_lets_two_goes_run_out_is_absent_even_before_an_open_page() {
    let mut room = Room::new(1, 1, by_go(30), 10);
    room.play_to_a_go(0);
    assert_eq!(room.wait(), [Flagged, BotPlaysGo]);
    while room.table.bot_turn(&room.looking).is_some() {
        room.decide();
    }
    assert!(!room.seat(0).absent);
    // Questions with one answer are answered; the next one that runs out pauses the table.
    while room.table.doc.answer_at.is_some() || room.table.bot_turn(&room.looking).is_some() {
        if room.table.bot_turn(&room.looking).is_some() { room.decide() } else { drop(room.wait()) }
    }
    assert_eq!(room.wait(), [Flagged, Paused]);
    assert!(room.seat(0).absent);
}
