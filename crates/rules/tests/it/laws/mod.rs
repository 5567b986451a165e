//! Laws that hold in every game, tried on random ones.

mod counts;
mod foreign;
mod model;
mod picking;
mod secrecy;
mod walk;

use std::collections::BTreeMap;

use model::Model;
use tharos_rules::*;
use walk::{What, games};

#[test]
fn a_state_is_small() {
    assert!(std::mem::size_of::<State>() <= 1024, "{}", std::mem::size_of::<State>());
}

/// INV, no dead end, and every game ends.
#[test]
fn conservation() {
    let longest = games(60, |moment, _| {
        let wrong = validate(moment.after);
        assert!(wrong.is_empty(), "{wrong:?} at {:?} after {:?}", moment.after.table.step, moment.what);
        counts::check(moment.after);
        // So the same deal can be played again from any position.
        assert_eq!(moment.after.table.data(), Data::default(), "after {:?}", moment.what);
    });
    println!("the longest game had {longest} steps");
}

#[test]
fn the_list_of_legal_decisions() {
    games(30, |moment, random| {
        picking::list(moment.legal);
        if !moment.legal.is_empty() {
            picking::member(moment.before, moment.legal, random);
        }
    });
}

/// Every kind of choice of dice is looked at a few times.
#[test]
fn picking_is_fair() {
    let mut looked_at: BTreeMap<&str, usize> = BTreeMap::new();
    games(60, |moment, random| {
        let Some(kind) = picking::kind(moment.before) else { return };
        let times = looked_at.entry(kind).or_default();
        if *times < 4 && (20..=500).contains(&moment.legal.len()) && random.below(4) == 0 {
            *times += 1;
            picking::fair(moment.before, moment.legal, random);
        }
    });
    println!("{looked_at:?}");
    for kind in ["CARD-2", "DECK-12", "DECK-16", "GO-17", "MAT-3", "TRANS-4", "TRANS-5", "TRANS-6"] {
        assert!(looked_at.get(kind).is_some_and(|&times| times > 0), "no position with {kind}");
    }
}

#[test]
fn secrets_do_not_show() {
    let mut attempts = Vec::new();
    games(4, |moment, random| {
        // What was legal a while ago, for whomever.
        if let What::Action(_, action) = moment.what {
            attempts.push(action);
        }
        if attempts.len() > 12 {
            attempts.remove(random.below(12) as usize);
        }
        secrecy::check(moment, &attempts, random);
        secrecy::cards_stay_hidden(moment.before);
    });
}

#[test]
fn json_loses_nothing() {
    games(4, |moment, _| {
        let state = moment.after;
        let text = serde_json::to_string(state).unwrap();
        assert_eq!(serde_json::from_str::<State>(&text).unwrap(), *state);
        for viewer in (0..state.table.seats()).map(Some).chain([None]) {
            let view = state.view(viewer);
            let text = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view);
        }
    });
}

#[test]
fn events_tell_every_change() {
    games(60, |moment, _| {
        let mut model = Model::of(moment.before);
        moment.events.iter().for_each(|event| model.hear(event));
        let decided = match (moment.what, moment.before.table.step) {
            (What::Action(seat, _), _) | (_, Step::Chance(Chance::Cards { seat, .. })) => Some(seat),
            _ => None,
        };
        let (told, found) = (model.at_rest(decided), Model::of(moment.after));
        assert_eq!(told, found, "{:?}: {:?}", moment.what, moment.events);
    });
}

/// Positions of random games, mutilated: those that are accepted can be played on.
#[test]
fn accepted_positions_can_be_played() {
    let mut positions = Vec::new();
    games(8, |moment, random| {
        // Questions inside a go are rare.
        let rare = !matches!(moment.before.table.step, Step::Ask { ask: Ask::Go, .. });
        if random.below(if rare { 20 } else { 60 }) == 0 {
            positions.push(*moment.before);
        }
    });
    let mut random = Fast::new(11);
    let times = std::env::var("MUTILATIONS").map_or(1000, |times| times.parse().expect("a number"));
    let (read, accepted) = foreign::try_positions(&positions, times, &mut random);
    println!("{times} mutilated positions of {}: {read} read, {accepted} accepted", positions.len());
    assert!(accepted >= 100);
}

/// Whatever is named as a way out is legal, and the thing can be used right after it.
#[test]
fn ways_out() {
    let mut found: BTreeMap<&str, usize> = BTreeMap::new();
    games(6, |moment, random| {
        let Step::Ask { seat, ask: Ask::Go } = moment.before.table.step else { return };
        if random.below(5) != 0 {
            return;
        }
        for WhyNot { thing, .. } in moment.before.why_not(seat) {
            // Whoever points at a player card means all that can be done with it.
            let (token, of) = match thing {
                Thing::Mat { action } => (format!("do:{action}"), vec![thing]),
                Thing::Building { building } => (format!("building:{building}"), vec![thing]),
                Thing::ActionCard { card } => (format!("deck:{}", card.number()), vec![thing]),
                Thing::Activation { card } | Thing::DiceAction { card } | Thing::MarkerAction { card } => {
                    let of = vec![Thing::Activation { card }, Thing::DiceAction { card }, Thing::MarkerAction { card }];
                    (format!("card:{card}"), of)
                }
            };
            let can_use = |action: &Action| action.thing().is_some_and(|thing| of.contains(&thing));
            let Some(way) = moment.before.way_out(seat, &token.parse().unwrap()) else { continue };
            assert!(moment.legal.contains(&way), "{way:?} for {token} is not legal");
            assert!(!moment.legal.iter().any(&can_use), "{token} can be used without {way:?}");
            let mut after = *moment.before;
            after.play(seat, way).unwrap();
            assert_eq!(after.table.decider(), Some(seat), "{way:?} for {token}");
            let mut then = Vec::new();
            after.legal_into(&mut then);
            assert!(then.iter().any(&can_use), "{token} after {way:?} at {:?}", after.table.step);
            *found.entry(way_of(&way)).or_default() += 1;
        }
    });
    println!("{found:?}");
    for way in ["effect", "marker", "card in play", "building", "action card"] {
        assert!(found.contains_key(way), "no way out by {way}");
    }
}

fn way_of(action: &Action) -> &'static str {
    match action.thing() {
        None => "effect",
        Some(Thing::MarkerAction { .. }) => "marker",
        Some(Thing::DiceAction { .. }) => "card in play",
        Some(Thing::Building { .. }) => "building",
        Some(Thing::ActionCard { .. }) => "action card",
        Some(Thing::Mat { .. } | Thing::Activation { .. }) => "action",
    }
}
