//! A table without a server: questions that answer themselves, taking back, and tables as version 0.1 stored them.

use tharos_rules::{Ask, Fast, Random, Seed, Step};
use tharos_table::api::{ClockRule, Level, NewTable, SeatWish, Settings, TablePhase};
use tharos_table::{
    Caller, Command, Context, Error, History, LogLine, Logged, Ms, Presence, TableDoc, TableState, new_table,
};

fn ann() -> Caller {
    Caller::new("ann")
}

fn context(caller: &Caller, now: Ms) -> Context<'_> {
    Context { now, caller, presence: Presence::default(), history: None }
}

/// A game of people on one device, so that one caller decides for all seats.
fn table(seats: usize, seed: u8, settings: Settings) -> TableState {
    let seat = |number: usize| match number {
        0 => SeatWish::Me { guild: None },
        _ => SeatWish::Device { name: format!("Guest {number}"), guild: None },
    };
    let wish = NewTable { seats: (0..seats).map(seat).collect(), settings, contribution: None };
    new_table(&wish, "ABCDEF".into(), Seed([seed; 32]), &ann(), 1000).expect("a table").0
}

fn play(table: &mut TableState, choose: impl FnOnce(usize) -> usize, now: Ms) -> Result<Vec<LogLine>, Error> {
    let seat = table.doc.asked.expect("somebody is asked");
    let legal = table.game.as_ref().expect("a game").state().legal();
    let (action, seq) = (legal[choose(legal.len())], table.doc.seq);
    table.obey(&Command::Play { seat, seq, key: format!("k{seq}"), action }, &context(&ann(), now))
}

fn ask(table: &TableState) -> Option<Ask> {
    match table.game.as_ref()?.state().table.step {
        Step::Ask { ask, .. } => Some(ask),
        _ => None,
    }
}

fn entries(table: &TableState) -> usize {
    table.game.as_ref().expect("a game").entries()
}

/// Plays at random to the end; before every decision `look` sees the table, and may let it answer itself.
fn random_game(seats: usize, seed: u8, mut look: impl FnMut(&mut TableState, &mut Ms) -> bool) -> TableState {
    let mut random = Fast::new(u64::from(seed));
    let mut table = table(seats, seed, Settings::default());
    let mut now = 2000;
    while table.doc.phase == TablePhase::Running {
        now += 10;
        if !look(&mut table, &mut now) {
            play(&mut table, |count| random.below(count as u32) as usize, now).expect("a legal decision");
        }
    }
    table
}

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
            // Whoever is looking ends the own go; nothing else is left to a page that may be closed.
            let mut looking = Presence::default();
            *looking.of(Some(seat)) = 1;
            assert_eq!(table.due(&looking).is_some(), ask(table) != Some(Ask::Go));
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
        let Some(turn) = table.bot_turn() else {
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

/// As version 0.1 wrote it into its database.
const OLD_TABLE: &str = include_str!("table-0.1.json");
const OLD_LINES: &str = include_str!("lines-0.1.jsonl");

#[test]
fn tables_of_version_0_1_are_read_and_written_as_they_were() {
    let table: TableDoc = serde_json::from_str(OLD_TABLE).expect("a table of version 0.1");
    assert_eq!(table.answer_at, None);
    let again: serde_json::Value = serde_json::to_value(&table).expect("a table has a JSON form");
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(OLD_TABLE).expect("JSON"));
    let kinds: Vec<String> = OLD_LINES
        .lines()
        .map(|text| {
            let line: LogLine = serde_json::from_str(text).expect("a line of version 0.1");
            let (old, new): (serde_json::Value, serde_json::Value) =
                (serde_json::from_str(text).expect("JSON"), serde_json::to_value(&line).expect("a JSON form"));
            assert_eq!(old, new);
            old["line"].as_str().expect("its kind").to_owned()
        })
        .collect();
    for kind in ["entry", "undone", "chat", "started", "table"] {
        assert!(kinds.iter().any(|found| found == kind), "no line of the kind {kind}");
    }
    // And the game goes on from there.
    let logged = (1..).zip(OLD_LINES.lines()).map(|(seq, text)| Logged {
        seq,
        at: table.updated,
        line: serde_json::from_str(text).expect("a line of version 0.1"),
    });
    let history = History::of(logged).expect("the game has begun");
    let game = history.at(history.done.len()).expect("it can be played through");
    let state = TableState { doc: table, game: Some(game) };
    let checked = state.check(Some(&history)).expect("a right game");
    assert_eq!((checked.phase, checked.entries), (TablePhase::Running, history.done.len()));
}
