//! Bytes that drive a whole game: legal decisions, wrong ones, outcomes of chance, and taking back.

use serde_json::{Value, json};
use tharos_rules::ids::*;
use tharos_rules::*;

/// No game comes near this number of decisions and outcomes.
const ENDLESS: usize = 5_000;

/// Bytes as a source of numbers; only zeros after the end.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        match self.0.split_first() {
            Some((&first, rest)) => {
                self.0 = rest;
                first
            }
            None => 0,
        }
    }
}

impl Random for Bytes<'_> {
    fn next(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    fn below(&mut self, n: u32) -> u32 {
        if n <= 256 { u32::from(self.byte()) % n } else { self.next() % n }
    }
}

/// The same decision with one part changed, if that can still be read.
fn altered(action: Action, bytes: &mut Bytes<'_>) -> Option<Action> {
    let mut value = serde_json::to_value(action).ok()?;
    let fields = value.as_object_mut()?;
    let at = bytes.below(fields.len() as u32) as usize;
    let field = fields.values_mut().nth(at)?;
    let die = format!("{} {}", Colour::ALL[bytes.below(5) as usize], 1 + bytes.below(8));
    let new = match bytes.below(8) {
        0 => json!(die),
        1 => json!(format!("{die} as {die} by trans")),
        2 => json!(format!("card as {die}")),
        3 => json!(bytes.byte()),
        4 => json!(format!("{}/{}", 1 + bytes.below(4), 1 + bytes.below(4))),
        5 => json!([format!("{}/{}", 1 + bytes.below(4), 1 + bytes.below(4))]),
        6 => json!([die, die]),
        _ => json!(PlayerCard::ALL[bytes.below(10) as usize]),
    };
    match field {
        Value::Array(items) if bytes.below(2) == 0 => items.push(new),
        field => *field = new,
    }
    serde_json::from_value(value).ok()
}

/// One byte decides what is done about the question.
fn answer(game: &mut Game, seat: Seat, legal: &[Action], bytes: &mut Bytes<'_>) {
    let what = bytes.byte();
    let action = legal[bytes.below(legal.len() as u32) as usize];
    match what {
        0..200 => drop(game.play(seat, action).expect("what is offered can be played")),
        200..240 => {
            let before = *game.state();
            let seat = bytes.below(5) as Seat;
            let Some(action) = altered(action, bytes) else { return };
            let offered = before.table.decider() == Some(seat) && legal.contains(&action.normal());
            assert_eq!(before.check(seat, action).is_ok(), offered, "{action:?}");
            assert_eq!(game.play(seat, action).is_ok(), offered, "{action:?}");
            assert!(offered || *game.state() == before, "a refused decision changed the game");
        }
        _ => {
            let seat = bytes.below(4) as Seat;
            let steps = bytes.below(4) as usize;
            let (possible, _) = game.undoable(seat);
            assert_eq!(game.undo(seat, steps).is_ok(), steps <= possible);
        }
    }
}

pub fn run(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    let players = 1 + bytes.below(4) as usize;
    let bits = bytes.byte();
    let options = Options {
        manipulator_at_most_7: bits & 1 != 0,
        solo_b2_combat_points: bits & 2 != 0,
        banker_bonus_not_doubled: bits & 4 != 0,
    };
    let seated = Guild::ALL[..players].iter().map(|&guild| guild.into()).collect();
    let seeds = (bits & 8 != 0).then(|| Seed([bytes.byte(); 32]).into());
    let (mut game, _) = Game::new(seated, options, &Data::default(), seeds).expect("such a table can be");
    let mut rest = Fast::new(u64::from(bytes.next()));
    for _ in 0..ENDLESS {
        let state = *game.state();
        let wrong = validate(&state);
        assert!(wrong.is_empty(), "{wrong:?}");
        let more = !bytes.0.is_empty();
        match state.table.step {
            Step::Over => {
                assert_eq!(replay(&game.record(true)).expect("a sound record").state(), game.state());
                return;
            }
            Step::Chance(_) => {
                let outcome = if more { state.sample(&mut bytes) } else { state.sample(&mut rest) };
                game.settle(&outcome.expect("the game waits for chance")).expect("a sampled outcome is possible");
            }
            Step::Ask { seat, .. } if more => {
                let legal = state.legal();
                assert!(!legal.is_empty(), "dead end at {:?}", state.table.step);
                answer(&mut game, seat, &legal, &mut bytes);
            }
            Step::Ask { seat, .. } => {
                let (action, _) = state.pick(&mut rest).expect("no dead end");
                game.play(seat, action).expect("what is picked can be played");
            }
        }
    }
    assert!(!bytes.0.is_empty(), "a game without end");
}
