//! INFO: what a viewer is told never depends on what the viewer cannot know.

use serde_json::to_string;
use tharos_rules::ids::*;
use tharos_rules::*;

use super::walk::{Moment, What, next};

/// All that is told to a viewer at a position, as it leaves the program.
fn told(state: &State, viewer: Option<Seat>, attempts: &[Action]) -> String {
    let view = state.view(viewer);
    let refusals: Vec<_> = attempts.iter().map(|&action| view.check(action).err()).collect();
    let parts = [
        to_string(&view).unwrap(),
        to_string(&view.legal()).unwrap(),
        to_string(&view.why_not()).unwrap(),
        to_string(&refusals).unwrap(),
    ];
    parts.join("\n")
}

/// The events this viewer is told, as they leave the program.
fn visible(events: &[Event], viewer: Option<Seat>) -> Vec<String> {
    events.iter().filter(|event| event.visible_to(viewer)).map(|event| to_string(event).unwrap()).collect()
}

/// Another world that looks the same to the viewer.
fn other_world(state: &State, viewer: Option<Seat>, random: &mut Fast) -> State {
    let other = state.view(viewer).sample(random);
    assert_eq!(validate(&other), Vec::<String>::new());
    other
}

/// The step as it happens in another world, if it can happen there with the same look.
fn same_step(what: &What, other: &State, viewer: Option<Seat>, random: &mut Fast) -> Option<What> {
    match *what {
        // Which card is kept or drawn only its owner sees: any card will do for the others.
        What::Action(seat, Action::Keep { .. }) if viewer != Some(seat) => {
            let card = other.looking.iter().next().expect("cards are looked at");
            Some(What::Action(seat, Action::Keep { card }))
        }
        What::Action(seat, action) => other.is_legal(action).then_some(What::Action(seat, action)),
        What::Chance(outcome @ Outcome::Cards { .. }) => match other.table.step {
            Step::Chance(Chance::Cards { seat, .. }) if viewer == Some(seat) => {
                other.possible(&outcome).is_ok().then_some(What::Chance(outcome))
            }
            _ => other.sample(random).map(What::Chance),
        },
        What::Chance(outcome) => Some(What::Chance(outcome)),
    }
}

/// Compares this world with another one for every viewer, before and after the step.
pub fn check(moment: &Moment<'_>, attempts: &[Action], random: &mut Fast) {
    let state = moment.before;
    for viewer in (0..state.table.seats()).map(Some).chain([None]) {
        let other = other_world(state, viewer, random);
        assert_eq!(told(state, viewer, attempts), told(&other, viewer, attempts), "viewer {viewer:?}");
        let Some(what) = same_step(&moment.what, &other, viewer, random) else { continue };
        let mut events = Vec::new();
        let after = next(&other, &what, &mut events);
        // INFO-3: who is asked what next depends only on open information.
        assert_eq!(after.table.step, moment.after.table.step, "viewer {viewer:?}, {:?}", moment.what);
        if let What::Action(_, Action::Keep { .. }) = what
            && viewer != state.table.decider()
        {
            // The cards not kept become open, and they are other ones in the other world.
            assert_eq!(events.len(), moment.events.len());
            continue;
        }
        assert_eq!(visible(&events, viewer), visible(moment.events, viewer), "viewer {viewer:?}, {:?}", moment.what);
    }
}

/// A card that only one seat knows never appears in what others are told: views of two worlds in which all hidden
/// cards are different ones are the same text.
pub fn cards_stay_hidden(state: &State) {
    let hidden = state.hands.iter().fold(state.looking, |all, &hand| all.or(hand));
    let mut free = state.unseen().iter();
    let mut other = **state;
    for set in other.hands.iter_mut().chain([&mut other.looking]) {
        *set = set.iter().map(|card| free.next().unwrap_or(card)).collect();
    }
    let other = other.unchecked();
    if hidden.is_empty() || hidden.and(other.hands.iter().fold(other.looking, |all, &h| all.or(h))) != CardSet::EMPTY {
        return;
    }
    assert_eq!(to_string(&state.view(None)).unwrap(), to_string(&other.view(None)).unwrap());
    for seat in 0..state.table.seats() {
        let (mut one, two) = (state.view(Some(seat)), other.view(Some(seat)));
        // Only the own cards differ.
        (one.hand, one.looking) = (two.hand, two.looking);
        assert_eq!(to_string(&one).unwrap(), to_string(&two).unwrap());
    }
}
