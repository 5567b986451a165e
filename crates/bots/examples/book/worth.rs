//! What things are worth: the same round is played with and without them, with the same luck.

use std::path::PathBuf;

use tharos_bots::value::{Judges, Lanes};
use tharos_bots::{Faults, Keen};
use tharos_rules::Phase;
use tharos_rules::ids::Seat;

use crate::gifts::{Ban, Gift};
use crate::luck::{Course, Player};
use crate::table::Rows;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    out: PathBuf,
}

/// Who is given something.
const SEAT: Seat = 0;

struct Judge {
    judges: Judges<'static>,
    lanes: Lanes,
}

/// Plays games of Engineers. At the beginning of every round one seat gets a gift, or may not do something for that round;
/// the round is played, and what the seat then may expect, or has at the end of the game, is compared with the same round
/// as it was.
pub fn run(args: &Args) -> std::io::Result<()> {
    let judges = Judges::default();
    let mut player = Player::new(Box::new(Keen::new(&judges, Faults::NONE)), 1);
    let mut judge = Judge { judges, lanes: Lanes::default() };
    let (gifts, bans) = (Gift::all(), Ban::all());
    let mut rows = Rows::default();
    for game in 0..args.games {
        let mut course = Course::new(args.players, args.seed + game);
        for round in 1..=4 {
            to_round(&mut course, round, &mut player, |_| true);
            let begin = course.clone();
            let plain = after(&mut course, round, &mut player, &mut judge, None);
            for gift in &gifts {
                if let Some(state) = gift.give(&begin.state, SEAT) {
                    let mut with = begin.clone();
                    with.state = state;
                    let vp = after(&mut with, round, &mut player, &mut judge, None);
                    rows.add(gift.name(), round, vp - plain);
                }
            }
            for ban in &bans {
                let vp = after(&mut begin.clone(), round, &mut player, &mut judge, Some(*ban));
                rows.add(ban.name(), round, vp - plain);
            }
        }
        if game % 10 == 9 {
            rows.write(&args.out)?;
        }
    }
    rows.write(&args.out)
}

/// Plays until the preparation of the round's first turn.
fn to_round(course: &mut Course, round: u8, player: &mut Player, allowed: impl Fn(&tharos_rules::Action) -> bool) {
    loop {
        let t = &course.state.table;
        let there = t.round >= round && t.phase == Phase::Preparation;
        let mut events = Vec::new();
        if there || !course.step(player, |seat, action| seat != SEAT || allowed(action), &mut events) {
            return;
        }
    }
}

/// Plays the round, and says what the seat may expect then.
fn after(course: &mut Course, round: u8, player: &mut Player, judge: &mut Judge, ban: Option<Ban>) -> f64 {
    to_round(course, round + 1, player, |action| ban.is_none_or(|ban| !ban.forbids(action)));
    let Judge { judges, lanes } = judge;
    f64::from(judges.of(&course.state).outlook(&course.state, SEAT, lanes).vp)
}
