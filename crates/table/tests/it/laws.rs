//! What holds at every table, whatever people do: they leave and return, look and look away, vote, take back, let time
//! pass.

use tharos_rules::ids::Seat;
use tharos_rules::{Action, Fast, Random};
use tharos_table::api::{About, Answers, CastVote, ClockRule, OnlyIf, Otherwise, Settings, TablePhase, VoteAbout};
use tharos_table::{Command, Error, Ms, Wish};

use crate::kit::*;

const CLOCKS: [ClockRule; 3] =
    [ClockRule::None, ClockRule::Move { seconds: 40 }, ClockRule::Budget { seconds: 300, refill: 5 }];

/// Anything that a person could send.
fn any_command(room: &Room, random: &mut Fast) -> Command {
    let (seat, seq) = (random.below(3) as Seat, room.table.doc.seq);
    let answers = Answers {
        hold: random.below(2) == 0,
        ask: random.below(4) == 0,
        keep_effect: random.below(2) == 0,
        keep_order: false,
    };
    let legal = room.state().legal();
    match random.below(14) {
        0 => Command::Leave,
        1 | 2 => Command::Return,
        3 => Command::Hold(seat),
        4 => Command::Undo { seat, seq, key: "u".into(), steps: 1 },
        5 => Command::AskUndo { seat, seq, goes: 1 + random.below(2) as usize },
        6..=8 => {
            let about = [VoteAbout::Replace, VoteAbout::Time, VoteAbout::Undo][random.below(3) as usize];
            Command::Vote(CastVote { about, seat: Some(seat), yes: random.below(3) > 0 })
        }
        9 | 10 => {
            // Whoever plans twice the same mostly plans what is not possible.
            let steps = match random.below(4) {
                0 => vec![],
                n => vec![any_wish(room, seat, random); n as usize],
            };
            Command::Plan { seat, seq, steps }
        }
        _ => {
            let action = legal[random.below(legal.len() as u32) as usize];
            Command::Play { seat, seq, key: "p".into(), action, answers: Some(answers) }
        }
    }
}

fn any_wish(room: &Room, seat: Seat, random: &mut Fast) -> Wish {
    let ahead = room.state().next_go(seat).map(|state| state.legal()).filter(|legal| !legal.is_empty());
    let legal = ahead.unwrap_or_else(|| vec![Action::Pass]);
    let mut maybe = || random.below(2) == 0;
    let only_if = OnlyIf { attack: maybe(), dice: maybe(), target: maybe() };
    let otherwise = if maybe() { Otherwise::Next } else { Otherwise::Wake };
    Wish { action: legal[random.below(legal.len() as u32) as usize], only_if, otherwise }
}

fn check(room: &Room, clock: ClockRule) {
    let doc = &room.table.doc;
    if doc.phase != TablePhase::Running {
        return;
    }
    let asked = &doc.chairs[usize::from(room.asked())];
    let (due, bot) = (room.table.due(&room.looking), room.table.bot_turn(&room.looking).is_some());
    // Somebody can always go on: people who are there, a bot, or the clock; and nobody at a paused table.
    if doc.is_paused() {
        assert_eq!((due, bot), (None, false), "a paused table is quiet");
        assert!(!doc.chairs.iter().any(|chair| chair.is_here()));
    } else {
        assert!(bot || asked.is_here() || due.is_some() || clock == ClockRule::None, "the table is stuck");
        assert_eq!(bot, asked.bot().is_some());
        assert!(doc.plan_at.is_none() || asked.plan.is_some() && asked.has_player() && !bot, "whose plan?");
    }
    for (seat, chair) in doc.chairs.iter().enumerate() {
        let playing = doc.go.is_some_and(|go| usize::from(go.seat) == seat);
        assert!(!chair.missed.this_go || playing, "a bot plays only the go whose time was up");
        assert!(!chair.answers.hold || playing, "holding ends with the go");
        if let (Some(left), ClockRule::Move { seconds }) = (chair.clock_ms, clock) {
            assert!((0..=Ms::from(seconds) * 1000).contains(&left), "{left}");
        }
    }
    for vote in &doc.votes {
        assert!(!vote.needed.is_empty() && vote.needed.iter().any(|seat| !vote.yes.contains(seat)), "{vote:?}");
        // Only about decisions of their own are people asked who are away; the game goes on meanwhile.
        let is_undo = matches!(vote.about, About::Undo { .. });
        assert!(is_undo || vote.needed.iter().all(|&seat| doc.chairs[usize::from(seat)].has_player()), "{vote:?}");
        if let About::Time { seat, .. } = vote.about {
            assert_eq!(doc.asked, Some(seat), "{vote:?}");
        }
    }
}

#[test]
fn nobody_is_stranded_whatever_people_do() {
    let (mut done, mut over, mut paused, mut by_bot) = (0, 0, 0, 0);
    for seed in 0..24 {
        let clock = CLOCKS[usize::from(seed) % 3];
        let mut room = Room::new(3, usize::from(seed % 2), Settings { clock, ..Settings::default() }, seed);
        let mut random = Fast::new(u64::from(seed) + 100);
        for _ in 0..1500 {
            if room.table.doc.phase != TablePhase::Running {
                over += 1;
                break;
            }
            room.now += Ms::from(random.below(4000));
            room.looking.seats[random.below(3) as usize] = u32::from(random.below(4) > 0);
            match random.below(4) {
                // Time passes.
                0 if room.table.due(&room.looking).is_some() => drop(room.wait()),
                1 | 2 if room.table.bot_turn(&room.looking).is_some() => room.decide(),
                _ => {
                    let (command, who) = (any_command(&room, &mut random), random.below(3) as Seat);
                    match room.attempt(who, &command) {
                        Ok(_) => done += 1,
                        Err(Error::Broken(why)) => panic!("{why} after {command:?}"),
                        Err(_) => {}
                    }
                }
            }
            paused += usize::from(room.table.doc.is_paused());
            check(&room, clock);
        }
        by_bot += room.table.doc.chairs.iter().map(|chair| usize::from(chair.missed.goes)).sum::<usize>();
        let history = room.history();
        room.table.check(history.as_ref()).expect("the log leads to where the table stands");
    }
    println!("{done} commands, {over} games to the end, {paused} moments of pause, {by_bot} goes by bots");
    assert!(done > 3000 && paused > 100 && by_bot > 300, "{done} {paused} {by_bot}");
}
