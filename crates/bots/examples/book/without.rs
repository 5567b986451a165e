//! Whole ways of playing: what becomes of a player who does without one for a whole game.

use std::path::PathBuf;

use tharos_bots::value::Judges;
use tharos_bots::{Faults, Keen};
use tharos_rules::ids::Seat;

use crate::gifts::Ban;
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

/// Who does without.
const SEAT: Seat = 0;

/// Plays every game of Engineers once as it is, and once for every way that one seat does without.
pub fn run(args: &Args) -> std::io::Result<()> {
    let mut player = Player::new(Box::new(Keen::new(&Judges::default(), Faults::NONE)), 1);
    let mut rows = Rows::default();
    for game in 0..args.games {
        let start = Course::new(args.players, args.seed + game);
        let (plain, _) = play(start.clone(), &mut player, None);
        for ban in Ban::ways() {
            let (vp, won) = play(start.clone(), &mut player, Some(ban));
            rows.add(("VP without", ban.name().1), 0, vp - plain);
            rows.add(("won without", ban.name().1), 0, won);
        }
    }
    rows.write(&args.out)
}

/// The VP of the seat, and its share of the victory.
fn play(mut course: Course, player: &mut Player, ban: Option<Ban>) -> (f64, f64) {
    let allowed = |seat: Seat, action: &_| seat != SEAT || ban.is_none_or(|ban| !ban.forbids(action));
    let mut events = Vec::new();
    while course.step(player, allowed, &mut events) {
        events.clear();
    }
    let t = &course.state.table;
    let winners = t.winners();
    let won = if winners.contains(&SEAT) { 1.0 / winners.len() as f64 } else { 0.0 };
    (f64::from(t.score(SEAT).total), won)
}
