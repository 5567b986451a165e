//! Questions that answer themselves.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Ask, Fast, Random, Seed};
use tharos_table::api::{Answers, ClockRule, Level, NewTable, SeatWish, Settings, TableChange, TablePhase};
use tharos_table::{Command, Error, LogLine, Presence, TableState, new_table};

use crate::kit::*;

#[test]
fn a_question_with_one_answer_is_answered_and_no_other() {
    let nobody = Presence::default();
    let (mut answered, mut left) = (0, 0);
    for seed in 0..12 {
        random_game(usize::from(seed % 4) + 1, seed, |table, now| {
            let offers = table.game.as_ref().expect("a game").state().offers();
            let count: u64 = offers.iter().map(tharos_rules::Offered::count).sum();
            let seat = table.doc.asked.expect("somebody is asked");
            assert_eq!(table.doc.answer_at.is_some(), count == 1, "{:?} has {count} answers", ask(table));
            let Some(due) = table.due(&nobody) else {
                assert!(table.tick(*now + 3_600_000, &nobody).is_none());
                return false;
            };
            assert!(table.clone().tick(due - 1, &nobody).is_none(), "not before its time");
            // Also for whoever is looking: nobody clicks for nothing.
            let mut looking = Presence::default();
            *looking.of(Some(seat)) = 1;
            assert_eq!(table.due(&looking), Some(due));
            left += usize::from(ask(table) == Some(Ask::Go));
            let (before, seq) = (entries(table), table.doc.seq);
            *now = due;
            let lines = table.tick(due, &nobody).expect("it is due");
            assert!(entries(table) > before);
            assert_eq!(table.doc.seq, seq + lines.len() as i64);
            answered += 1;
            true
        });
    }
    assert!(answered > 300 && left > 50, "{answered} answers, {left} ends of goes");
}

#[test]
fn an_answer_that_a_hand_decides_never_comes_at_once_and_never_after_the_same_time() {
    let mut waits = std::collections::BTreeSet::new();
    for seed in 0..6 {
        random_game(2, seed, |table, _| {
            if let (Some(at), Some(Ask::Draw | Ask::Redraw | Ask::TidyUp)) = (table.doc.answer_at, ask(table)) {
                waits.insert(at - table.doc.asked_at);
            }
            false
        });
    }
    assert!(waits.len() > 30, "{waits:?}");
    assert!(waits.iter().all(|wait| (600..1400).contains(wait)), "{waits:?}");
}

/// INFO-3: the same game with other cards in the hand answers after the same time, or asks.
#[test]
fn the_moment_of_an_answer_does_not_depend_on_cards() {
    let (mut compared, mut asked) = (0, 0);
    for seed in 0..8 {
        random_game(2, seed, |table, now| {
            let state = *table.game.as_ref().expect("a game").state();
            let seat = usize::from(table.doc.asked.expect("somebody is asked"));
            if compared > 300 || state.table.players[seat].hand != 1 {
                return false;
            }
            // Every card that could be in the hand, as far as the others know.
            let written = serde_json::to_value(&table.game).expect("a game has a JSON form");
            let variants = (1..=40).filter_map(|card| {
                let mut other = written.clone();
                other["state"]["hands"][seat] = serde_json::json!([card]);
                let game = serde_json::from_value(other).ok()?;
                Some(TableState { doc: table.doc.clone(), game })
            });
            let action = state.legal()[0];
            let mut waits = std::collections::BTreeSet::new();
            for mut variant in variants {
                let (seat, seq) = (seat as Seat, variant.doc.seq);
                let command = Command::Play { seat, seq, key: "k".into(), action, answers: None };
                // A card that others than this variant hold cannot be played.
                if variant.obey(&command, &context(&ann(), *now)).is_err() || variant.doc.asked != Some(seat) {
                    continue;
                }
                match variant.doc.answer_at {
                    Some(at) => drop(waits.insert(at - *now)),
                    None => asked += 1,
                }
                compared += 1;
            }
            assert!(waits.len() <= 1, "{waits:?}");
            false
        });
    }
    assert!(compared > 300 && asked > 10, "{compared} {asked}");
}

#[test]
fn who_wants_to_be_asked_is_asked() {
    let answers = |hold, ask, keep_effect| Some(Answers { hold, ask, keep_effect, keep_order: false });
    let ends_itself = |room: &Room| room.table.doc.answer_at.is_some() && room.state().table.go.acted;
    let mut room = Room::new(2, 0, Settings::default(), 1);
    room.play_until(ends_itself);
    let (seat, due) = (room.asked(), room.table.due(&room.looking).expect("the go ends by itself"));
    assert!((1200..2000).contains(&(due - room.now)));
    // Everybody sees that somebody thinks.
    assert!(matches!(room.attempt(1 - seat, &Command::Hold(1 - seat)), Err(Error::NotAsked)));
    assert!(matches!(room.attempt(1 - seat, &Command::Hold(seat)), Err(Error::NotYours)));
    assert_eq!(room.obey(seat, Command::Hold(seat)), [TableChange::Thinks]);
    assert!(matches!(room.attempt(seat, &Command::Hold(seat)), Err(Error::NoChange(_))));
    assert_eq!(room.table.due(&room.looking), None);
    // A closed page keeps nobody waiting for ever.
    room.looking.seats = [0; 4];
    assert_eq!(room.table.due(&room.looking), Some(room.now + 20_000));
    room.looking.seats = [1; 4];
    room.decide_on(Action::EndGo, None);
    assert!(!room.table.doc.chairs[usize::from(seat)].answers.hold, "for this go");
    // The setting comes with any decision and stays; nobody else sees it.
    room.play_to_a_go(seat);
    let action = room.state().legal()[0];
    room.decide_on(action, answers(false, true, false));
    room.play_until(|room| room.asked() == seat && room.state().offers().len() == 1 && room.state().table.go.acted);
    assert_eq!((room.table.due(&room.looking), room.seat(seat).answers), (None, None));
    let own = room.own_answers(seat);
    assert_eq!((Some(own.wish), own.soon), (answers(false, true, false), false));
}

#[test]
fn an_effect_that_is_kept_is_not_asked_for_at_every_end_of_a_go() {
    let mut kept = 0;
    for seed in 0..20 {
        let mut room = Room::new(2, 0, Settings::default(), seed);
        let only_effect = |room: &Room| {
            let offers = room.state().offers();
            let effect = offers.iter().any(|offered| offered.first() == Action::UseTrans);
            room.table.doc.phase == TablePhase::Running && room.state().table.go.acted && effect && offers.len() == 2
        };
        while room.table.doc.phase == TablePhase::Running && !only_effect(&room) {
            room.now += 1000;
            room.decide();
        }
        if room.table.doc.phase != TablePhase::Running {
            continue;
        }
        let (seat, turn) = (usize::from(room.asked()), (room.table.doc.round, room.table.doc.turn));
        assert_eq!(room.table.doc.answer_at, None, "there is a choice");
        let own = room.own_answers(seat as Seat);
        assert!(own.can_keep_effect && !own.soon);
        room.decide_on(Action::EndGo, Some(Answers { keep_effect: true, ..Answers::default() }));
        // No end of a go in this turn asks because of it.
        while (room.table.doc.round, room.table.doc.turn) == turn && ask(&room.table) == Some(Ask::Go) {
            if usize::from(room.asked()) == seat && only_effect(&room) {
                assert!(room.table.doc.answer_at.is_some());
                let own = room.own_answers(seat as Seat);
                assert!(own.can_keep_effect && own.soon);
                kept += 1;
                room.wait();
                continue;
            }
            room.now += 1000;
            let legal = room.state().legal();
            let saving = legal.iter().find(|action| !matches!(action, Action::UseTrans | Action::Pass));
            room.decide_on(*saving.unwrap_or(&legal[legal.len() - 1]), None);
        }
        // The attack asks.
        let state = room.state();
        if !state.table.players[seat].trans_used && room.table.doc.asked == Some(seat as Seat) {
            assert_eq!((ask(&room.table), room.table.doc.answer_at), (Some(Ask::Check), None));
        }
        while (room.table.doc.round, room.table.doc.turn) == turn && room.table.doc.phase == TablePhase::Running {
            room.decide();
        }
        assert!(!room.table.doc.chairs[seat].answers.keep_effect, "for this turn");
    }
    assert!(kept > 5, "{kept}");
}

/// Alone nothing is asked that only a rival could be deceived by; the last pass waits a moment, because it is final.
#[test]
fn alone_only_real_questions_are_left() {
    let mut passes = 0;
    for seed in 0..10 {
        random_game(1, seed, |table, now| {
            let offers = table.game.as_ref().expect("a game").state().offers();
            let count: u64 = offers.iter().map(tharos_rules::Offered::count).sum();
            if count == 1 {
                assert_eq!(offers[0].first(), Action::Pass);
                passes += 1;
            }
            table.due(&Presence::default()).is_some_and(|due| {
                *now = due;
                table.tick(due, &Presence::default()).is_some()
            })
        });
    }
    assert!(passes > 20, "{passes}");
}

#[test]
fn taking_back_a_decision_takes_back_the_answers_after_it() {
    let (mut taken, mut together) = (0, 0);
    let nobody = Presence::default();
    for seed in 0..40 {
        random_game(usize::from(seed % 4) + 1, seed, |table, now| {
            let before = (entries(table), table.game.clone());
            let seat = table.doc.asked.expect("somebody is asked");
            let mut tried = table.clone();
            play(&mut tried, |count| count / 2, *now).expect("a legal decision");
            if tried.doc.phase != TablePhase::Running {
                return false;
            }
            if let Some(due) = tried.due(&nobody).filter(|_| tried.doc.asked == Some(seat)) {
                tried.tick(due, &nobody);
            }
            let count = entries(&tried) - before.0;
            let undo = Command::Undo { seat, seq: tried.doc.seq, key: "u".into(), steps: 1 };
            if let Ok(lines) = tried.obey(&undo, &context(&ann(), *now + 5000)) {
                assert!(matches!(lines[..], [LogLine::Undone { entries, .. }] if entries == count));
                assert_eq!(tried.game.as_ref().map(|game| *game.state()), before.1.as_ref().map(|game| *game.state()));
                taken += 1;
                together += usize::from(count > 1);
            }
            if let Some(due) = table.due(&nobody) {
                *now = due;
                return table.tick(due, &nobody).is_some();
            }
            false
        });
    }
    assert!(taken > 500 && together > 5, "{taken} taken back, {together} with an answer after it");
}

#[test]
fn an_answer_given_for_a_player_costs_no_time_and_earns_none() {
    let settings = Settings { clock: ClockRule::Budget { seconds: 100, refill: 7 }, ..Settings::default() };
    let mut table = table(2, 3, settings);
    let mut random = Fast::new(3);
    let (mut now, mut seen) = (2000, 0);
    while table.doc.phase == TablePhase::Running && seen < 20 {
        let seat = usize::from(table.doc.asked.expect("somebody is asked"));
        let clock = table.doc.chairs[seat].clock_ms;
        match table.doc.answer_at {
            Some(due) => {
                now = due;
                table.tick(due, &Presence::default()).expect("it is due");
                assert_eq!(table.doc.chairs[seat].clock_ms, clock);
                seen += 1;
            }
            None => {
                now += 10;
                let used = now - table.doc.asked_at;
                play(&mut table, |count| random.below(count as u32) as usize, now).expect("a legal decision");
                assert_eq!(table.doc.chairs[seat].clock_ms, clock.map(|left| left - used + 7000));
            }
        }
    }
    assert_eq!(seen, 20);
}

#[test]
fn bots_answer_for_themselves() {
    let seats = vec![SeatWish::Me { guild: None }, SeatWish::Bot { level: Level::Apprentice, guild: None }];
    let wish = NewTable { seats, settings: Settings::default(), contribution: None };
    let (mut table, _) = new_table(&wish, "ABCDEF".into(), Seed([1; 32]), &ann(), 1000).expect("a table");
    for step in 0..200 {
        let Some(turn) = table.bot_turn(&Presence::default()) else {
            play(&mut table, |count| step % count, 2000).expect("a legal decision");
            continue;
        };
        assert_eq!(table.doc.answer_at, None);
        let action = turn.thought.view.legal()[0];
        let stale = table.clone().bot_plays(turn.thought.seat, turn.game_seq - 1, action, 2000);
        assert!(matches!(stale, Err(Error::Stale { .. })));
        table.bot_plays(turn.thought.seat, turn.game_seq, action, 2000).expect("its decision");
    }
}
