//! Positions for the tests beside the things of a go, all through the public interface.

use serde_json::{Value, json};

use crate::chance::Fast;
use crate::ids::*;
use crate::{Action, MatAction, Player, Refusal, Setup, State, Step, Thing, Why};

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
    let mut after = *state;
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

/// The first go of a game for two; `seat` states what lies in front of the player.
pub(crate) fn go(seat: Value) -> State {
    let setup: Setup = serde_json::from_value(json!({ "seat": { "0": seat } })).expect("a position");
    setup.build().unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

pub(crate) const fn mat(action: MatAction) -> Thing {
    Thing::Mat { action }
}

pub(crate) const fn dice_action(card: PlayerCard) -> Thing {
    Thing::DiceAction { card }
}

pub(crate) const fn activation(card: PlayerCard) -> Thing {
    Thing::Activation { card }
}

/// All actions of this thing that are offered.
pub(crate) fn actions_of(state: &State, thing: Thing) -> Vec<Action> {
    state.legal().into_iter().filter(|action| action.thing() == Some(thing)).collect()
}

/// The clause and the code of the reason why this thing cannot be used.
pub(crate) fn why_not(state: &State, thing: Thing) -> (&'static str, &'static str) {
    let list = state.why_not(0);
    let found = list.iter().find(|why_not| why_not.thing == thing);
    let refusal = found.unwrap_or_else(|| panic!("{thing:?} can be used")).refusal;
    (refusal.clause, refusal.why.code())
}

/// Why this decision, written as JSON, is refused.
pub(crate) fn refusal_of(state: &State, action: Value) -> (&'static str, &'static str) {
    let refusal = state.check(0, read(action)).expect_err("not legal");
    (refusal.clause, refusal.why.code())
}

/// The game after this decision, written as JSON, which must be legal.
pub(crate) fn after(state: &State, action: Value) -> State {
    let mut state = *state;
    let action = read(action);
    assert_eq!(state.check(0, action), Ok(()));
    state.play_unchecked(action, None);
    state
}

fn read(action: Value) -> Action {
    serde_json::from_value(action).expect("a decision")
}
