//! Tables of a tournament.

use tharos_rules::Seed;
use tharos_rules::ids::Seat;
use tharos_table::api::{ClockRule, InCup, Level, TablePhase};
use tharos_table::{Caller, Command, Error, Occupant, Presence, Published, TableState, cup_table};

use crate::kit::*;

const CUP: &str = "the cup";

fn person(id: &str) -> Occupant {
    Occupant::Person { id: id.into() }
}

fn bot() -> Occupant {
    Occupant::Bot { level: Level::Apprentice, name: None }
}

fn made(number: u16, seats: &[Occupant]) -> TableState {
    let at = InCup { cup: CUP.into(), round: 1, number, late: false };
    cup_table(seats.to_vec(), ClockRule::None, Seed([7; 32]), at, 1000).expect("a table").0
}

fn by(table: &mut TableState, who: &str, command: Command) -> Result<(), Error> {
    table.obey(&command, &context(&Caller::new(who), 2000)).map(drop)
}

/// Decides for whoever is asked: people who are not away by their own command, everybody else as a bot.
fn step(table: &mut TableState) {
    let seat = table.doc.asked.expect("somebody is asked");
    let action = table.game.as_ref().expect("a game").state().legal()[0];
    match table.bot_turn(&Presence::default()) {
        Some(turn) => drop(table.bot_plays(seat, turn.game_seq, action, 2000).expect("it is asked")),
        None => {
            let who = table.doc.chairs[usize::from(seat)].occupant.person().expect("a person").to_owned();
            let seq = table.doc.seq;
            by(table, &who, Command::Play { seat, seq, key: seq.to_string(), action, answers: None }).expect("legal");
        }
    }
}

#[test]
fn every_table_of_a_round_has_the_same_deal() {
    let one = made(1, &[person("ann"), person("bob"), bot()]);
    let two = made(2, &[person("cem"), bot(), person("dan")]);
    assert_eq!(one.game.as_ref().map(|game| *game.state()), two.game.as_ref().map(|game| *game.state()));
    assert_eq!(one.doc.commitment, two.doc.commitment);
    let guilds = |table: &TableState| table.doc.chairs.iter().map(|chair| chair.guild).collect::<Vec<_>>();
    assert_eq!(guilds(&one), guilds(&two));
}

#[test]
fn nobody_looks_on_and_luck_is_not_taken_back() {
    let mut table = made(1, &[person("ann"), bot()]);
    let shown = Published::new("id".into(), table.clone(), Default::default(), Presence::default(), Vec::new(), 0);
    assert!(matches!(shown.admit(Some(&Caller::new("eve")), None), Err(Error::NoSpectators)));
    assert!(shown.admit(Some(&ann()), Some(0)).is_ok());
    let seq = table.doc.seq;
    assert!(matches!(by(&mut table, "ann", Command::AskUndo { seat: 0, seq, goes: 1 }), Err(Error::Cup(_))));
    assert!(matches!(by(&mut table, "ann", Command::Close), Err(Error::NotHost)));
}

#[test]
fn after_the_time_of_the_round_bots_play_to_the_end_and_nobody_comes_back() {
    let mut table = made(1, &[person("ann"), person("bob")]);
    (0..20).for_each(|_| step(&mut table));
    for who in ["ann", "bob"] {
        by(&mut table, who, Command::Leave).expect("she plays");
    }
    assert!(table.doc.is_paused(), "before that the game waits for them");
    assert!(matches!(by(&mut table, "ann", Command::HandOver), Err(Error::NotHost)));
    by(&mut table, CUP, Command::HandOver).expect("its own table");
    assert!(matches!(by(&mut table, CUP, Command::HandOver), Err(Error::Cup(_))));
    assert!(matches!(by(&mut table, "ann", Command::Return), Err(Error::Cup(_))));
    while table.doc.phase == TablePhase::Running {
        assert!(table.bot_turn(&Presence::default()).is_some(), "only bots decide");
        step(&mut table);
    }
    let goes = table.doc.result.expect("a result").goes_by_bot;
    assert!(goes.len() == 2 && goes.iter().all(|&goes| goes > 0), "{goes:?}");
}

#[test]
fn the_seat_of_who_withdraws_is_a_bot_s_for_good() {
    let mut table = made(1, &[person("ann"), person("bob")]);
    (0..10).for_each(|_| step(&mut table));
    for seat in 0..2 as Seat {
        assert!(matches!(by(&mut table, "ann", Command::Withdraw(seat)), Err(Error::NotHost)));
        by(&mut table, CUP, Command::Withdraw(seat)).expect("its own table");
        assert!(matches!(by(&mut table, CUP, Command::Withdraw(seat)), Err(Error::NoChange(_))));
    }
    assert!(matches!(by(&mut table, "ann", Command::Return), Err(Error::NoChange(_))));
    assert!(table.seats_of(&ann()).is_empty());
    // Nobody is left, and the others of the round wait for what comes of it.
    while table.doc.phase == TablePhase::Running {
        step(&mut table);
    }
    assert!(table.doc.result.is_some());
}
