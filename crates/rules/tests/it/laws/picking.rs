//! The list of legal decisions, and picking one without listing them.

use std::collections::{BTreeMap, BTreeSet};

use tharos_rules::ids::*;
use tharos_rules::*;

/// No decision stands twice in the list, and its dice stand in normal order.
pub fn list(legal: &[Action]) {
    let distinct: BTreeSet<&Action> = legal.iter().collect();
    assert_eq!(distinct.len(), legal.len(), "a decision stands twice in the list");
    for action in legal {
        assert_eq!(action.normal(), *action);
    }
}

/// What is picked is in the list, and the list has as many members as were counted.
pub fn member(state: &State, legal: &[Action], random: &mut Fast) {
    let Some((action, count)) = state.pick(random) else { panic!("nothing picked at {:?}", state.table.step) };
    assert_eq!(count, legal.len() as u64, "at {:?}", state.table.step);
    assert!(legal.contains(&action), "{action:?} at {:?}", state.table.step);
}

/// What makes the choice of dice special.
pub fn kind(state: &State) -> Option<&'static str> {
    let t = &state.table;
    let Step::Ask { seat, ask } = t.step else { return None };
    if !matches!(ask, Ask::Go | Ask::Further | Ask::Repeat) || t.go.acted {
        return None;
    }
    let me = &t.players[usize::from(seat)];
    let trans = if me.trans_used { Trans::None } else { t.trans_now() };
    Some(match trans {
        _ if t.go.card_die && t.go.dye => "DECK-16 and CARD-2",
        _ if t.go.card_die => "DECK-16",
        _ if t.go.dye => "CARD-2",
        _ if t.go.bound.is_some() => "GO-17",
        Trans::AnyDie => "TRANS-4",
        Trans::ColouredDie(_) => "TRANS-5",
        Trans::WhiteAsAny => "TRANS-6",
        _ if state.hands[usize::from(seat)].has(DeckCard::new(12)) => "DECK-12",
        _ if me.uses[Space::Support.index()] == 0 => "MAT-3",
        _ => "plain",
    })
}

/// Every member of the list is picked about equally often.
pub fn fair(state: &State, legal: &[Action], random: &mut Fast) {
    const EACH: usize = 100;
    let mut picked: BTreeMap<Action, usize> = legal.iter().map(|&action| (action, 0)).collect();
    for _ in 0..EACH * legal.len() {
        let (action, _) = state.pick(random).expect("somebody is asked");
        *picked.get_mut(&action).expect("a member of the list") += 1;
    }
    let chi_square: f64 = picked.values().map(|&n| (n as f64 - EACH as f64).powi(2) / EACH as f64).sum();
    // Mean and variance of chi-square are the degrees of freedom and twice as much; six deviations are generous.
    let freedom = (legal.len() - 1) as f64;
    let bound = freedom + 6.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_square <= bound, "chi-square {chi_square} above {bound} at {:?}", state.table.step);
    assert!(picked.values().all(|&n| n > 0));
}
