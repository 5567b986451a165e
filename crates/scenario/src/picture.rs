//! The state as one JSON object in which dotted paths find everything.

use serde_json::{Map, Value, json};
use tharos_rules::ids::*;
use tharos_rules::setup::{BuildingIs, Cell};
use tharos_rules::{State, Step};

/// Everything one can expect: the fields of the table, and what follows from the state.
pub fn picture(state: &State) -> Value {
    let t = &state.table;
    let mut root = as_object(json!(t));
    readable_table(&mut root, state);
    let seats = 0..t.seats();
    let (asked, waits_for) = match t.step {
        Step::Ask { seat, ask } => (json!({ "seat": seat, "ask": ask }), Value::Null),
        Step::Chance(chance) => (Value::Null, json!(chance)),
        Step::Over => (Value::Null, Value::Null),
    };
    root.insert("asked".into(), asked);
    root.insert("waits_for".into(), waits_for);
    root.insert("over".into(), json!(state.is_over()));
    root.insert("attacked".into(), json!(t.attacked()));
    root.insert("attack_strength".into(), json!(t.attack_strength()));
    root.insert("trans_now".into(), json!(t.trans_now()));
    root.insert("hands".into(), json!(&state.hands[..usize::from(t.seats())]));
    root.insert("looked_at".into(), json!(state.looking));
    root.insert("unseen".into(), json!(state.unseen()));
    root.insert("score".into(), json!(seats.clone().map(|seat| t.score(seat)).collect::<Vec<_>>()));
    root.insert("winners".into(), json!(t.winners()));
    let mut views: Map<String, Value> = Map::new();
    let mut unseen_by: Map<String, Value> = Map::new();
    for viewer in seats.map(Some).chain([None]) {
        let name = viewer.map_or("spectator".to_owned(), |seat| seat.to_string());
        let view = state.view(viewer);
        let mut shown = as_object(json!(view));
        if let Some(Value::Object(mut table)) = shown.remove("table") {
            readable_table(&mut table, state);
            // The number of cards looked at is the table's; the cards themselves are the viewer's.
            let cards = shown.remove("looking").unwrap_or_default();
            table.insert("looked_at".into(), cards);
            table.append(&mut shown);
            shown = table;
        }
        shown.insert("offers".into(), json!(view.legal().len()));
        views.insert(name.clone(), Value::Object(shown));
        unseen_by.insert(name, json!(view.unknown()));
    }
    root.insert("view".into(), Value::Object(views));
    root.insert("unseen_by".into(), Value::Object(unseen_by));
    Value::Object(root)
}

fn as_object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        other => unreachable!("{other} is not an object"),
    }
}

/// Names instead of positions in arrays and bits.
fn readable_table(table: &mut Map<String, Value>, state: &State) {
    let t = &state.table;
    let by_region = |list: &Value| -> Value {
        (0..16).map(|i| (Region::new(i).to_string(), list[usize::from(i)].clone())).collect::<Map<_, _>>().into()
    };
    table["board"] = by_region(&table["board"]);
    table["trans"] = by_region(&table["trans"]);
    table["buildings"] =
        Building::ALL.iter().map(|b| (b.name().to_owned(), json!(BuildingIs(t.buildings[b.index()])))).collect();
    table["attack_deck"] =
        (0..10).flat_map(|value| std::iter::repeat_n(value, usize::from(t.attack_deck[value]))).collect::<Value>();
    for place in ["ore_supply", "crystal_supply"] {
        every_colour(&mut table[place]);
    }
    let cells = |set: CellSet| -> Value { set.iter().map(|cell| json!(Cell::new(cell))).collect() };
    let solo = &mut table["solo"];
    solo["mines"] = cells(t.solo.mines);
    solo["coins"] = cells(t.solo.coins);
    solo["met"] = t.solo.met.iter().map(|row| json!(Cell::new(row * 6 + 5))).collect();
    solo["cell"] = json!(Cell::new(t.solo.cell));
    solo["bag"] = Guild::ALL.iter().map(|g| (g.name().to_owned(), json!(t.solo.bag[g.index()]))).collect();
    for (seat, p) in t.players.iter().enumerate() {
        let player = &mut table["players"][seat];
        for place in ["bag", "depot", "drawn", "kept"] {
            every_colour(&mut player[place]);
        }
        player["medals"] = Medal::ALL.iter().map(|m| (m.name().to_owned(), json!(p.medals[m.index()]))).collect();
        let by_space = |list: &[u8; 6]| -> Value {
            Space::ALL.iter().map(|s| (s.name().to_owned(), json!(list[s.index()]))).collect()
        };
        player["uses"] = by_space(&p.uses);
        player["extra_uses"] = by_space(&p.extra_uses);
        player["player_hand"] = PlayerCardSet::ALL.without(p.active_cards).iter().map(|c| json!(c)).collect();
    }
}

fn every_colour(counts: &mut Value) {
    for colour in Colour::ALL {
        if counts[colour.name()].is_null() {
            counts[colour.name()] = json!(0);
        }
    }
}

/// What a dotted path leads to, or how far it led.
pub fn find<'a>(root: &'a Value, path: &str) -> Result<&'a Value, String> {
    let mut here = root;
    let mut walked = String::new();
    for word in path.split('.') {
        let next = match here {
            Value::Object(map) => map.get(word),
            Value::Array(list) => word.parse::<usize>().ok().and_then(|i| list.get(i)),
            _ => None,
        };
        let Some(next) = next else {
            return Err(format!("the path {path} leads nowhere: {}", ways(here, &walked, word)));
        };
        here = next;
        walked.push_str(if walked.is_empty() { "" } else { "." });
        walked.push_str(word);
    }
    Ok(here)
}

fn ways(here: &Value, walked: &str, word: &str) -> String {
    let walked = if walked.is_empty() { "the state" } else { walked };
    match here {
        Value::Object(map) => {
            let names: Vec<_> = map.keys().map(String::as_str).collect();
            format!("{walked} has no {word}, but {}", names.join(", "))
        }
        Value::Array(list) => format!("{walked} is a list of {}, counted from 0", list.len()),
        other => format!("{walked} is {other}"),
    }
}
