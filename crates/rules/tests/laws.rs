//! Laws that hold in every game, tried on random ones.

use tharos_rules::ids::Guild;
use tharos_rules::*;

fn random_games(players: u8, games: u64, mut law: impl FnMut(&State)) {
    let mut list = Vec::new();
    for seed in 0..games {
        let mut random = Fast::new(seed * 7 + u64::from(players));
        let mut state = State::new(&Guild::ALL[..players as usize], Options::default(), &Data::default());
        for _ in 0..20_000 {
            law(&state);
            match state.table.step {
                Step::Over => break,
                Step::Chance(_) => {
                    let outcome = state.sample(&mut random).unwrap();
                    state.settle(&outcome, None).unwrap();
                }
                Step::Ask { .. } => {
                    state.legal_into(&mut list);
                    assert!(!list.is_empty(), "dead end at {:?}", state.table.step);
                    let action = list[random.below(list.len() as u32) as usize];
                    state.play_unchecked(action, None);
                }
            }
        }
        assert!(state.is_over());
    }
}

#[test]
fn conservation() {
    assert!(std::mem::size_of::<State>() <= 1024, "{}", std::mem::size_of::<State>());
    for players in 1..=4 {
        random_games(players, 300, |state| {
            let wrong = validate(state);
            assert!(wrong.is_empty(), "{wrong:?} at {:?}", state.table.step);
        });
    }
}
