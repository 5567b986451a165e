//! Refusals: every decision outside the list of legal ones is refused with a reason, in random games.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{one_of_a_kind, pick, settle_down};
use serde_json::{Value, json};
use tharos_rules::ids::*;
use tharos_rules::*;

/// All clause ids of the rules.
fn clauses() -> BTreeSet<&'static str> {
    let rules = include_str!("../../../../docs/rules.md");
    let ids = rules.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    ids.map(|(id, _)| id).collect()
}

/// Random games in which every kind of decision is equally likely, so that rare ones occur.
fn random_games(players: u8, games: u64, mut look: impl FnMut(&State, &[Action], &mut Fast)) {
    let mut list = Vec::new();
    for seed in 0..games {
        let mut random = Fast::new(seed * 31 + u64::from(players));
        let options = Options { manipulator_at_most_7: seed % 2 == 1, ..Options::default() };
        let mut state = State::new(&Guild::ALL[..players as usize], options, &Data::default());
        let mut settled = false;
        while !state.is_over() {
            if let Some(outcome) = state.sample(&mut random) {
                state.settle(&outcome, None).unwrap();
                continue;
            }
            if !settled {
                settled = true;
                settle_down(&mut state, &mut random);
                assert_eq!(validate(&state), Vec::<String>::new());
            }
            state.legal_into(&mut list);
            look(&state, &list, &mut random);
            state.play_unchecked(one_of_a_kind(&list, &mut random), None);
        }
        look(&state, &[], &mut random);
    }
}

/// A word that could stand where `old` stands.
fn other_word(old: &str, random: &mut Fast) -> String {
    fn names<T: Copy + ToString>(all: &[T]) -> Vec<String> {
        all.iter().map(T::to_string).collect()
    }
    let die = |random: &mut Fast| format!("{} {}", pick(Colour::ALL, random), 1 + random.below(8));
    if old.parse::<Placed>().is_ok() {
        let (one, two) = (die(random), die(random));
        let same = old.split(" as ").next().unwrap_or(old).to_owned();
        return match random.below(8) {
            0 => format!("card as {two}"),
            1 => format!("{one} as {two} by trans"),
            2 => format!("{same} as {two} by trans"),
            3 => format!("{same} as {two}"),
            4 => same,
            _ => one,
        };
    }
    if old.parse::<Region>().is_ok() {
        return format!("{}/{}", 1 + random.below(4), 1 + random.below(4));
    }
    let all = [
        names(Colour::ALL),
        names(Medal::ALL),
        names(Column::ALL),
        names(Goods::ALL),
        names(Space::ALL),
        names(Building::ALL),
        names(PlayerCard::ALL),
        vec!["I".to_owned(), "II".to_owned()],
    ];
    let group = all.iter().find(|group| group.iter().any(|name| name == old));
    group.map_or_else(|| old.to_owned(), |group| pick(group, random).clone())
}

/// Changes one thing in the JSON form of an action.
fn change(value: &mut Value, random: &mut Fast) {
    match value {
        Value::Object(map) => {
            let keys: Vec<_> = map.keys().filter(|key| *key != "do").cloned().collect();
            if !keys.is_empty() {
                let key = pick(&keys, random);
                change(&mut map[key], random);
            }
        }
        Value::Array(items) => match (random.below(4), items.len()) {
            (0, 1..) => drop(items.remove(random.below(items.len() as u32) as usize)),
            (1, 1..) => {
                let mut more = pick(items, random).clone();
                if random.below(2) == 0 {
                    change(&mut more, random);
                }
                items.push(more);
            }
            (_, 1..) => {
                let at = random.below(items.len() as u32) as usize;
                change(&mut items[at], random);
            }
            _ => {}
        },
        Value::String(text) => *text = other_word(text, random),
        Value::Number(_) => *value = json!(random.below(9)),
        Value::Bool(yes) => *yes = !*yes,
        Value::Null => {}
    }
}

fn changed(action: Action, random: &mut Fast) -> Option<Action> {
    let mut value = serde_json::to_value(action).unwrap();
    for _ in 0..=random.below(2) {
        change(&mut value, random);
    }
    serde_json::from_value(value).ok()
}

/// The same decision with dice that are there, so that something else decides.
fn with_dice(action: Action, dice: &[Die], random: &mut Fast) -> Action {
    fn replace(value: &mut Value, dice: &[Die], random: &mut Fast) {
        match value {
            Value::Object(map) => map.values_mut().for_each(|value| replace(value, dice, random)),
            Value::Array(items) => items.iter_mut().for_each(|value| replace(value, dice, random)),
            Value::String(text) if text.parse::<Placed>().is_ok() => *text = pick(dice, random).to_string(),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(action).unwrap();
    if !dice.is_empty() {
        replace(&mut value, dice, random);
    }
    serde_json::from_value(value).unwrap()
}

/// The same decision with its dice named in another order.
fn shuffled(action: Action) -> Action {
    let mut value = serde_json::to_value(action).unwrap();
    if let Some(dice) = value.get_mut("dice").and_then(Value::as_array_mut) {
        dice.reverse();
    }
    serde_json::from_value(value).unwrap()
}

#[derive(Default)]
struct Seen {
    clauses: BTreeSet<&'static str>,
    codes: BTreeMap<&'static str, (u64, String)>,
    cited: BTreeSet<(&'static str, &'static str)>,
}

impl Seen {
    fn note(&mut self, refusal: Refusal) {
        assert!(self.clauses.contains(refusal.clause), "{refusal}");
        let code = refusal.why.code();
        if self.cited.insert((refusal.clause, code)) {
            let line = refusal.to_string();
            assert!(line.len() > refusal.clause.len() + 5, "{line}");
            assert_eq!(serde_json::to_value(refusal).unwrap()["why"], json!(code));
            assert!(Why::CODES.contains(&code));
        }
        self.codes.entry(code).or_insert_with(|| (0, refusal.to_string())).0 += 1;
    }

    fn print(&self) {
        for (code, (n, line)) in &self.codes {
            println!("{n:9} {code:22} {line}");
        }
        let never: Vec<_> = Why::CODES.iter().filter(|code| !self.codes.contains_key(**code)).collect();
        let cited: BTreeSet<_> = self.cited.iter().map(|pair| pair.0).collect();
        println!("never: {never:?}\ncited: {cited:?}");
    }
}

/// `check` accepts exactly the members of the list; everything else has a reason.
#[test]
fn every_refusal_has_a_reason() {
    let mut seen = Seen { clauses: clauses(), ..Seen::default() };
    let mut memory: BTreeMap<String, Vec<Action>> = BTreeMap::new();
    for players in 1..=4 {
        random_games(players, 12, |state, list, random| {
            let Some(seat) = state.table.decider() else { return };
            let members: BTreeSet<_> = list.iter().copied().collect();
            let view = state.view(Some(seat));
            for _ in 0..4.min(list.len()) {
                let action = *pick(list, random);
                assert_eq!(view.check(action), Ok(()), "{action:?}");
                assert_eq!(view.check(shuffled(action)), Ok(()), "{action:?}");
            }
            // Actions of other positions with the same question, now and then with any question.
            let Step::Ask { ask, .. } = state.table.step else { unreachable!() };
            let same = format!("{ask:?}");
            let mut known: Vec<_> = memory.keys().collect();
            known.retain(|key| **key == same || random.below(30) == 0);
            let mut tries = Vec::new();
            for key in known {
                tries.extend((0..4).map(|_| *pick(&memory[key], random)));
                let active = &state.table.players[seat as usize].active;
                tries.extend((0..4).map(|_| with_dice(*pick(&memory[key], random), active, random)));
                tries.extend((0..2).filter_map(|_| changed(*pick(&memory[key], random), random)));
            }
            tries.extend((0..8).filter_map(|_| changed(one_of_a_kind(list, random), random)));
            for action in tries {
                let verdict = state.check(seat, action);
                assert_eq!(verdict, view.check(action));
                assert_eq!(verdict.is_ok(), members.contains(&action.normal()), "{action:?}: {verdict:?}");
                let normal = view.normalise(action);
                match verdict {
                    // A face that does the same as another is not refused, but played as that one.
                    Err(Refusal { why: Why::CardDieAlike { .. }, .. }) => assert!(members.contains(&normal)),
                    _ => assert_eq!(normal, action.normal()),
                }
                if let Err(refusal) = verdict {
                    seen.note(refusal);
                }
            }
            let other = (seat + 1) % state.table.seats();
            if other != seat {
                let refusal = state.check(other, *pick(list, random)).unwrap_err();
                assert_eq!(refusal.why, Why::NotAsked { decides: Some(seat) });
            }
            let memory = memory.entry(same).or_default();
            let action = one_of_a_kind(list, random);
            if memory.len() < 2000 {
                memory.push(action);
            } else {
                memory[random.below(2000) as usize] = action;
            }
        });
    }
    seen.print();
}

/// The things of the viewer, as `why_not` should know them.
fn things(view: &View) -> BTreeSet<Thing> {
    let me = &view.table.players[view.viewer.unwrap() as usize];
    let mut things: BTreeSet<_> = MatAction::ALL.iter().map(|&action| Thing::Mat { action }).collect();
    things.extend(Building::ALL.iter().map(|&building| Thing::Building { building }));
    things.extend(view.hand.iter().map(|card| Thing::ActionCard { card }));
    for &card in PlayerCard::ALL {
        if !me.active_cards.has(card) {
            things.insert(Thing::Activation { card });
        } else if card != PlayerCard::Manipulator {
            things.insert(Thing::DiceAction { card });
        }
    }
    for card in [PlayerCard::Organizer, PlayerCard::Manipulator] {
        if me.active_cards.has(card) {
            things.insert(Thing::MarkerAction { card });
        }
    }
    things
}

/// `why_not` lists exactly the things without a legal action.
#[test]
fn what_cannot_be_used_has_a_reason() {
    let mut seen = Seen { clauses: clauses(), ..Seen::default() };
    for players in 1..=4 {
        random_games(players, 20, |state, list, _| {
            for seat in 0..state.table.seats() {
                let view = state.view(Some(seat));
                let why_not = view.why_not();
                assert_eq!(why_not, state.why_not(seat));
                let mut rest = things(&view);
                for WhyNot { thing, refusal } in why_not {
                    assert!(rest.remove(&thing), "{thing:?}");
                    seen.note(refusal);
                }
                let asked = state.table.decider() == Some(seat);
                let usable: BTreeSet<_> = list.iter().filter(|_| asked).filter_map(Action::thing).collect();
                assert_eq!(rest, usable, "{:?}", state.table.step);
            }
        });
    }
    seen.print();
}
