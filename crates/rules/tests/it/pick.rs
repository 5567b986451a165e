//! A random decision is drawn without a list; the list says whether that is right.

use tharos_rules::ids::{Colour, Guild, Trans};
use tharos_rules::*;

/// Plays random games and shows every position with a question and its list.
fn positions(players: u8, games: u64, options: Options, data: &Data, mut look: impl FnMut(&State, &[Action])) {
    let mut list = Vec::new();
    for seed in 0..games {
        let mut random = Fast::new(seed * 11 + u64::from(players));
        let mut state = State::new(&Guild::ALL[..players as usize], options, data);
        while !state.is_over() {
            if let Some(outcome) = state.sample(&mut random) {
                state.settle_unchecked(&outcome, None);
            } else {
                state.legal_into(&mut list);
                look(&state, &list);
                state.play_unchecked(list[random.below(list.len() as u32) as usize], None);
            }
        }
    }
}

fn all_trans() -> Vec<Trans> {
    let mut all = vec![Trans::None, Trans::Jars(3), Trans::Combat(2), Trans::AnyDie, Trans::WhiteAsAny];
    all.push(Trans::FlipWhite);
    all.extend(Colour::ALL.iter().map(|&colour| Trans::ColouredDie(colour)));
    all
}

#[test]
fn picks_count_all_decisions() {
    let mut random = Fast::new(5);
    let mut check = |state: &State, list: &[Action]| {
        let (action, n) = state.pick(&mut random).unwrap();
        assert!(list.contains(&action), "{action:?} at {:?}", state.table.step);
        assert_eq!(n, list.len() as u64, "{list:?} in {}", serde_json::to_string(state).unwrap());
    };
    for trans in all_trans() {
        for players in 1..=3 {
            let data = Data { trans: [trans; 16], ..Data::default() };
            let options = Options { manipulator_at_most_7: players == 2, ..Options::default() };
            positions(players, 60, options, &data, &mut check);
        }
    }
    positions(2, 600, Options::default(), &Data::default(), &mut check);
}

/// Gives a certain number when it is asked for one below `n`, and remembers whether it was.
struct Number {
    number: u32,
    asked: bool,
}

impl Random for Number {
    fn next(&mut self) -> u32 {
        0x1234_5678
    }
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.number < n);
        self.asked = true;
        self.number
    }
}

/// Where a decision is drawn by its number, the numbers give every decision of the list once.
#[test]
fn every_number_is_a_decision_of_its_own() {
    let mut numbered = 0;
    for trans in all_trans() {
        let data = Data { trans: [trans; 16], ..Data::default() };
        let mut seen = 0;
        positions(2, 12, Options::default(), &data, |state, list| {
            seen += 1;
            if seen % 5 != 0 || list.len() > 600 {
                return;
            }
            let mut picked = Vec::new();
            for number in 0..list.len() as u32 {
                let mut random = Number { number, asked: false };
                picked.push(state.pick(&mut random).unwrap().0);
                if !random.asked {
                    return;
                }
            }
            let mut all = list.to_vec();
            picked.sort_unstable();
            all.sort_unstable();
            assert_eq!(picked, all, "at {:?} in {}", state.table.step, serde_json::to_string(state).unwrap());
            numbered += picked.len();
        });
    }
    assert!(numbered > 50_000, "only {numbered} decisions were drawn by number");
}

/// Every decision is picked about equally often: chi squared stays near its mean, the number of decisions less one.
#[test]
fn picks_are_equally_likely() {
    let mut random = Fast::new(6);
    for trans in all_trans() {
        let data = Data { trans: [trans; 16], ..Data::default() };
        let mut seen = 0;
        positions(2, 2, Options::default(), &data, |state, list| {
            seen += 1;
            if seen % 23 != 0 || list.len() < 2 || list.len() > 300 {
                return;
            }
            let (mean, mut times) = (60, vec![0_u32; list.len()]);
            for _ in 0..mean * list.len() {
                let (action, _) = state.pick(&mut random).unwrap();
                times[list.iter().position(|&a| a == action).unwrap()] += 1;
            }
            let square: f64 = times.iter().map(|&n| (f64::from(n) - mean as f64).powi(2) / mean as f64).sum();
            let free = list.len() as f64 - 1.0;
            assert!(square < free + 6.0 * (2.0 * free).sqrt() + 12.0, "{square} of {free}: {times:?}");
        });
    }
}
