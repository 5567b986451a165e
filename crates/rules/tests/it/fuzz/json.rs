//! Bytes as text from elsewhere: whatever can be read and is accepted can be played.

use serde_json::from_slice;
use tharos_rules::ids::Guild;
use tharos_rules::setup::Setup;
use tharos_rules::*;

/// How long an accepted position is played on.
const STEPS: usize = 300;

fn play_on(state: &State) {
    let mut random = Fast::new(1);
    let (mut game, _) = Game::from_position(state, None).expect("an accepted position");
    for _ in 0..STEPS {
        let state = *game.state();
        let wrong = validate(&state);
        assert!(wrong.is_empty(), "{wrong:?}");
        match state.table.step {
            Step::Over => return,
            Step::Chance(_) => {
                let outcome = state.sample(&mut random).expect("the game waits for chance");
                game.settle(&outcome).expect("a sampled outcome is possible");
            }
            Step::Ask { seat, .. } => {
                let (action, _) = state.pick(&mut random).expect("no dead end");
                game.play(seat, action).expect("what is picked can be played");
            }
        }
    }
}

fn action(text: &[u8]) -> bool {
    let Ok(action) = from_slice::<Action>(text) else { return false };
    let mut random = Fast::new(2);
    let mut state = State::new(&Guild::ALL[..2], Options::default(), &Data::default());
    for _ in 0..60 {
        for seat in 0..2 {
            assert_eq!(
                state.check(seat, action).is_ok(),
                state.table.decider() == Some(seat) && state.is_legal(action)
            );
        }
        match state.sample(&mut random) {
            Some(outcome) => state.settle(&outcome, None).expect("a sampled outcome is possible"),
            None => state.play_unchecked(state.pick(&mut random).expect("no dead end").0, None),
        }
    }
    true
}

fn state(text: &[u8]) -> bool {
    let Ok(state) = from_slice::<State>(text) else { return false };
    play_on(&state);
    true
}

fn view(text: &[u8]) -> bool {
    let Ok(view) = from_slice::<View>(text) else { return false };
    let (legal, _) = (view.legal(), view.why_not());
    assert!(legal.iter().all(|&action| view.check(action).is_ok()));
    play_on(&view.sample(&mut Fast::new(3)));
    true
}

fn setup(text: &[u8]) -> bool {
    let read = from_slice::<Setup>(text).ok().or_else(|| toml::from_str(std::str::from_utf8(text).ok()?).ok());
    let Some(setup) = read else { return false };
    let built = setup.build();
    if let Ok(state) = &built {
        play_on(state);
    }
    built.is_ok()
}

fn record(text: &[u8]) -> bool {
    let Ok(record) = from_slice::<GameRecord>(text) else { return false };
    let replayed = replay(&record);
    if let Ok(game) = &replayed {
        assert_eq!(replay(&game.record(true)).map(|again| *again.state()), Ok(*game.state()));
        play_on(game.state());
    }
    replayed.is_ok()
}

fn data(text: &[u8]) -> bool {
    let Ok(data) = from_slice::<Data>(text) else { return false };
    for players in [1, 3] {
        play_on(&State::new(&Guild::ALL[..players], Options::default(), &data));
    }
    true
}

/// The first byte, one of `asvprd`, says what the others are; returns whether that was accepted.
pub fn run(bytes: &[u8]) -> bool {
    let Some((kind, text)) = bytes.split_first() else { return false };
    match kind {
        b'a' => action(text),
        b's' => state(text),
        b'v' => view(text),
        b'p' => setup(text),
        b'r' => record(text),
        b'd' => data(text),
        _ => false,
    }
}
