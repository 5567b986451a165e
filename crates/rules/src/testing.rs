//! Positions for the tests beside cards and buildings, all through the public interface.

use crate::chance::Fast;
use crate::ids::*;
use crate::{Action, Player, Refusal, Setup, State, Step, Thing, Why};

/// A position as scenarios write it; what is not stated is the first go of seat 0 in a game for two.
pub(crate) fn position(text: &str) -> State {
    let setup: Setup = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    setup.build().unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

pub(crate) fn me(state: &State) -> &Player {
    &state.table.players[0]
}

pub(crate) fn card(number: u8) -> Thing {
    Thing::ActionCard { card: DeckCard::new(number) }
}

/// How many legal decisions use this thing.
pub(crate) fn offered(state: &State, thing: Thing) -> usize {
    state.legal().iter().filter(|action| action.thing() == Some(thing)).count()
}

/// The position after a legal decision of seat 0.
pub(crate) fn played(state: &State, action: Action) -> State {
    let mut after = state.clone();
    assert_eq!(state.check(0, action), Ok(()));
    after.play_unchecked(action, None);
    after
}

/// The same with all that chance does next.
pub(crate) fn settled(mut state: State) -> State {
    let mut random = Fast::new(1);
    while let Step::Chance(_) = state.table.step {
        let outcome = state.sample(&mut random).expect("chance");
        state.settle_unchecked(&outcome, None);
    }
    state
}

/// Why seat 0 may not decide this: the clause and the reason.
pub(crate) fn refused(state: &State, action: Action) -> (&'static str, Why) {
    let Refusal { clause, why } = state.check(0, action).expect_err("not legal");
    (clause, why)
}

pub(crate) fn region(text: &str) -> Region {
    text.parse().unwrap()
}

pub(crate) fn regions(texts: &[&str]) -> RegionSet {
    texts.iter().map(|text| region(text)).collect()
}

pub(crate) fn die(text: &str) -> Die {
    text.parse().unwrap()
}

pub(crate) fn colours(colours: &[Colour]) -> ColourSet {
    colours.iter().copied().collect()
}
