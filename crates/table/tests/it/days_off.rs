//! Days off: a clock stands still for as long as its person said.

use tharos_table::api::{ClockRule, DaysOff, Settings, TableChange::*};
use tharos_table::{Command, Error, Ms};

use crate::kit::*;

const DAY: Ms = 24 * 60 * 60 * 1000;

fn over_days() -> Settings {
    Settings { clock: ClockRule::Move { seconds: 2 * 24 * 60 * 60 }, ..Settings::default() }
}

fn off(room: &Room) -> DaysOff {
    room.seat(0).days_off.expect("a clock over days")
}

#[test]
fn the_clock_stands_still_and_then_runs_on() {
    let mut room = Room::new(2, 0, over_days(), 31);
    room.play_to_a_go(0);
    let asked = room.now;
    room.now += DAY / 2;
    assert_eq!(room.obey(0, Command::DaysOff(5)), [DaysOff]);
    let until = asked + DAY / 2 + 5 * DAY;
    assert_eq!(off(&room), DaysOff { left: 9, until: Some(until) });
    assert_eq!(room.table.doc.deadline(), Some(until + 2 * DAY - DAY / 2), "half a day was used before");
    room.now += 4 * DAY;
    assert_eq!(room.seat(0).clock_ms, Some(2 * DAY - DAY / 2));
    assert_eq!(room.seat(0).replace_from, Some(until), "nobody is replaced meanwhile");
    room.now = until + DAY;
    assert_eq!(off(&room), DaysOff { left: 9, until: None });
    assert_eq!(room.seat(0).clock_ms, Some(DAY / 2));
    // A decision after the days costs what was used before and after them.
    let left = room.clock(0);
    let action = room.state().legal()[0];
    room.decide_on(action, None);
    assert_eq!(left - 2 * DAY, -DAY / 2);
    assert!(room.table.doc.asked != Some(0) || room.clock(0) == DAY / 2, "{}", room.clock(0));
}

#[test]
fn whoever_plays_is_back_and_keeps_what_is_left() {
    let mut room = Room::new(2, 0, over_days(), 32);
    room.play_to_a_go(0);
    room.obey(0, Command::DaysOff(7));
    room.now += DAY + DAY / 4;
    let action = room.state().legal()[0];
    let seq = room.table.doc.seq;
    let told = room.obey(0, Command::Play { seat: 0, seq, key: "k".into(), action, answers: None });
    assert_eq!(told[0], Returned);
    assert_eq!(off(&room), DaysOff { left: 12, until: None }, "of seven days five were left whole");
    room.play_to_a_go(0);
    assert_eq!(room.clock(0), 2 * DAY);
    // Without a decision it is said so.
    room.obey(0, Command::DaysOff(1));
    assert_eq!(room.obey(0, Command::DaysOff(0)), [Returned]);
    assert!(matches!(room.attempt(0, &Command::DaysOff(0)), Err(Error::NoChange(_))));
}

#[test]
fn fourteen_days_in_a_game_and_only_over_days() {
    let mut room = Room::new(2, 0, over_days(), 33);
    room.obey(0, Command::DaysOff(10));
    assert!(matches!(room.attempt(0, &Command::DaysOff(5)), Err(Error::BadRequest(_))));
    assert_eq!(room.obey(0, Command::DaysOff(4)), [DaysOff], "more days follow the others");
    assert_eq!(off(&room), DaysOff { left: 0, until: Some(room.now + 14 * DAY) });
    assert!(matches!(room.attempt(0, &Command::DaysOff(255)), Err(Error::BadRequest(_))));
    for clock in [ClockRule::None, ClockRule::Move { seconds: 60 }] {
        let mut room = Room::new(2, 0, Settings { clock, ..Settings::default() }, 34);
        assert_eq!(room.seat(0).days_off, None);
        assert!(matches!(room.attempt(0, &Command::DaysOff(1)), Err(Error::BadRequest(_))));
    }
}
