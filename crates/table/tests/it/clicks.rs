//! How many of a person's clicks are decisions: whole recorded games, played at a table.

use std::collections::VecDeque;

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Done, Entry, GameRecord, Offered, Phase, State, replay};
use tharos_table::api::{Answers, NewTable, SeatWish, Settings, StartWhen, TablePhase};
use tharos_table::{Command, LogLine, Presence, TableState, new_table};

use crate::kit::*;

/// The table of this record, before its first decision.
fn table_of(record: &GameRecord) -> (TableState, Vec<LogLine>) {
    let seat = |(number, player): (usize, &tharos_rules::Seated)| match number {
        0 => SeatWish::Me { guild: Some(player.guild) },
        _ => SeatWish::Device { name: format!("Guest {number}"), guild: Some(player.guild) },
    };
    let seats = record.players.iter().enumerate().map(seat).collect();
    let settings = Settings { start: StartWhen::Host, options: record.options, ..Settings::default() };
    let wish = NewTable { seats, settings, contribution: None };
    let seed = record.seed.expect("a finished game");
    let (mut table, _) = new_table(&wish, "ABCDEF".into(), seed, &ann(), 0).expect("a table");
    for (chair, contribution) in table.doc.chairs.iter_mut().zip(&record.contributions) {
        chair.contribution = *contribution;
    }
    let lines = table.obey(&Command::Start, &context(&ann(), 0)).expect("a full table");
    (table, lines)
}

/// Nothing but a transformation effect could be done instead of ending the go or passing.
fn is_only_effect(offers: &[Offered]) -> bool {
    let is_end = |action| matches!(action, Action::EndGo | Action::Pass);
    let is_effect = |action| matches!(action, Action::UseTrans | Action::Flip { .. });
    offers.len() > 1 && offers.iter().all(|offered| is_end(offered.first()) || is_effect(offered.first()))
}

#[derive(Default)]
struct Clicks {
    /// What people sent, and how much of it was a choice; choices between an effect and the end of a go only count when
    /// they use the effect or tick that it is kept.
    sent: usize,
    real: usize,
    /// Those among them that end a go or pass although something else was possible.
    ends: usize,
    /// What the table answered.
    answered: usize,
}

/// The decisions among these lines.
fn decisions(lines: &[LogLine]) -> impl Iterator<Item = (Seat, Action)> {
    let decision = |line: &LogLine| match line {
        LogLine::Entry(Done { entry: Entry::Action { seat, action }, .. }) => Some((*seat, *action)),
        _ => None,
    };
    lines.iter().filter_map(decision)
}

fn clicks(record: &GameRecord) -> Clicks {
    let action = |entry: &Entry| if let Entry::Action { seat, action } = *entry { Some((seat, action)) } else { None };
    let mut recorded: VecDeque<(Seat, Action)> = record.entries.iter().filter_map(action).collect();
    let (mut table, lines) = table_of(record);
    let (mut clicks, mut now) = (Clicks::default(), 0);
    let mut follow = |lines: &[LogLine], recorded: &mut VecDeque<(Seat, Action)>| {
        for decision in decisions(lines) {
            assert_eq!(recorded.pop_front(), Some(decision), "the table answers as the player did");
            clicks.answered += 1;
        }
    };
    follow(&lines, &mut recorded);
    let (mut sent, mut real, mut real_ends) = (0, 0, 0);
    while table.doc.phase == TablePhase::Running {
        if let Some(due) = table.due(&Presence::default()) {
            now = due;
            follow(&table.tick(due, &Presence::default()).expect("it is due"), &mut recorded);
            continue;
        }
        let (seat, action) = *recorded.front().expect("a decision of the record");
        let state = *table.game.as_ref().expect("a game").state();
        let offers = state.offers();
        // Whoever will not use the effect at the end of a go ticks that it is kept.
        let ends = matches!(action, Action::EndGo | Action::Pass);
        let only_effect = state.table.phase == Phase::Actions && is_only_effect(&offers);
        let tick = only_effect && ends && !uses_effect_at_an_end(&table, &recorded, seat);
        let answers = tick.then_some(Answers { keep_effect: true, ..Answers::default() });
        let has_choice = offers.iter().map(Offered::count).sum::<u64>() > 1;
        let is_real = has_choice && (!only_effect || !ends || tick);
        real += usize::from(is_real);
        real_ends += usize::from(is_real && ends);
        sent += 1;
        now += 1000;
        let play = Command::Play { seat, seq: table.doc.seq, key: "k".into(), action, answers };
        let lines = table.obey(&play, &context(&ann(), now)).expect("a decision of the record");
        follow(&lines, &mut recorded);
    }
    // The records hold older values of DATA, so their hash is another.
    let end = replay(record).expect("a record");
    let players = |state: &State| state.table.players;
    assert_eq!(players(table.game.as_ref().expect("a game").state()), players(end.state()), "the same game");
    assert!(recorded.is_empty());
    clicks.answered -= sent;
    Clicks { sent, real, ends: real_ends, ..clicks }
}

/// Whether the seat uses the transformation effect in this turn where nothing else is left to do in its go, so that it
/// wants to be asked there. It can be used before an action and in the attack all the same.
fn uses_effect_at_an_end(table: &TableState, recorded: &VecDeque<(Seat, Action)>, seat: Seat) -> bool {
    let mut game = table.game.clone().expect("a game");
    for &(by, action) in recorded {
        if game.state().table.phase != Phase::Actions {
            return false;
        }
        let uses = by == seat && matches!(action, Action::UseTrans | Action::Flip { .. });
        if uses && is_only_effect(&game.state().offers()) {
            return true;
        }
        game.play(by, action).expect("a decision of the record");
    }
    false
}

#[test]
fn nearly_every_click_is_a_decision() {
    for players in 1..=4 {
        let path = format!("{}/../../records/v1/{players}-players.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("a record");
        let record: GameRecord = serde_json::from_str(&text).expect("a record");
        let Clicks { sent, real, ends, answered } = clicks(&record);
        let share = 100.0 * real as f64 / sent as f64;
        println!(
            "{players} players: {sent} clicks, {real} decisions ({share:.1} %; {ends} of them end a go or pass), \
             {answered} answers of the table"
        );
        assert!(share >= 95.0, "{players} players: {share:.1} %");
    }
}
