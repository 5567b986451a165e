//! How strong players play: what they do when, and where their VP come from.

use std::collections::BTreeMap;
use std::path::PathBuf;

use tharos_bots::Level;
use tharos_rules::ids::{Building, PlayerCard};
use tharos_rules::{Event, MatAction, Score, Thing};

use crate::gifts::words;
use crate::luck::{Course, Player};
use crate::table::Rows;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, default_value = "engineer")]
    level: Level,
    #[arg(long)]
    iterations: Option<u32>,
    /// With 1, the solo game.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[arg(long)]
    out: PathBuf,
}

/// What one seat did in a game: things by turn, and the attacks it held.
#[derive(Default)]
struct Seat {
    did: BTreeMap<String, Vec<u8>>,
    held: [f64; 4],
}

pub fn run(args: &Args) -> std::io::Result<()> {
    let iterations = args.iterations.unwrap_or(args.level.iterations());
    let mut player = Player::new(args.level.bot(), iterations);
    let mut rows = Rows::default();
    for game in 0..args.games {
        let mut course = Course::new(args.players, args.seed + game);
        let mut seats: Vec<Seat> = (0..args.players).map(|_| Seat::default()).collect();
        let (mut events, mut turn, mut began) = (Vec::new(), 1, 0);
        while course.step(&mut player, |_, _| true, &mut events) {
            for event in events.drain(..) {
                match event {
                    Event::SetUp { start_player } => began = start_player,
                    Event::TurnBegan { round, turn: t } => turn = (round - 1) * 4 + t,
                    Event::AttackChecked { seat, held, .. } => {
                        seats[usize::from(seat)].held[usize::from((turn - 1) / 4)] += f64::from(u8::from(held)) / 4.0;
                    }
                    Event::Built { seat, building, .. } => {
                        let did = &mut seats[usize::from(seat)].did;
                        did.entry(format!("build {}", words(building.name()))).or_default().push(turn);
                    }
                    Event::PlayerCard { seat, card, active: true } => {
                        let did = &mut seats[usize::from(seat)].did;
                        did.entry(format!("card {}", words(card.name()))).or_default().push(turn);
                    }
                    Event::Did { seat, action } => {
                        let did = &mut seats[usize::from(seat)].did;
                        action
                            .thing()
                            .and_then(name)
                            .into_iter()
                            .for_each(|name| did.entry(name).or_default().push(turn));
                    }
                    _ => {}
                }
            }
        }
        let winners = course.state.table.winners();
        for (at, seat) in seats.iter().enumerate() {
            let score = course.state.table.score(at as u8);
            note(&mut rows, seat, &score);
            let share = if winners.contains(&(at as u8)) { 1.0 / winners.len() as f64 } else { 0.0 };
            let place = (at as u8 + args.players - began) % args.players + 1;
            rows.add(("won", format!("place {place}")), 0, share);
        }
        if game % 10 == 9 {
            rows.write(&args.out)?;
        }
    }
    rows.write(&args.out)
}

fn name(thing: Thing) -> Option<String> {
    match thing {
        Thing::Mat { action } => Some(format!("mat {}", words(&action.to_string()))),
        Thing::Building { building } => Some(format!("use {}", words(building.name()))),
        Thing::DiceAction { card } | Thing::MarkerAction { card } => Some(format!("act {}", words(card.name()))),
        Thing::ActionCard { card } => Some(format!("play DECK-{}", card.number())),
        Thing::Activation { .. } => None,
    }
}

/// All that could have been done, so that what nobody did counts as well.
fn names() -> Vec<String> {
    let mut names: Vec<String> = MatAction::ALL.iter().filter_map(|&action| name(Thing::Mat { action })).collect();
    for &building in Building::ALL {
        names.push(format!("build {}", words(building.name())));
        names.extend(name(Thing::Building { building }));
    }
    for &card in PlayerCard::ALL {
        names.push(format!("card {}", words(card.name())));
        names.extend(name(Thing::DiceAction { card }));
    }
    names.extend((1..=40).map(|number| format!("play DECK-{number}")));
    names
}

fn note(rows: &mut Rows, seat: &Seat, score: &Score) {
    for (category, vp) in Score::CATEGORIES.iter().zip(score.by_category()) {
        rows.add(("vp", (*category).to_owned()), 0, f64::from(vp));
    }
    rows.add(("vp", "total".to_owned()), 0, f64::from(score.total));
    for (round, held) in (1..).zip(seat.held) {
        rows.add(("attacks held", "share".to_owned()), round, held);
    }
    for name in names() {
        let turns = seat.did.get(&name).map_or(&[][..], Vec::as_slice);
        for round in 1..=4 {
            let n = turns.iter().filter(|&&turn| (turn - 1) / 4 + 1 == round).count();
            rows.add(("times", name.clone()), round, n as f64);
        }
        for turn in 1..=4 {
            rows.add(("in turn", name.clone()), turn, f64::from(u8::from(turns.contains(&turn))));
        }
        rows.add(("ever", name.clone()), 0, f64::from(u8::from(!turns.is_empty())));
        if let Some(&first) = turns.first() {
            rows.add(("first turn", name), 0, f64::from(first));
        }
    }
}
