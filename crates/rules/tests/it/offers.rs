//! The short form of the legal decisions: it says the same as the list, and it is short in every position.

use serde_json::{Value, json};
use tharos_rules::ids::*;
use tharos_rules::setup::Setup;
use tharos_rules::*;

use crate::common::{one_of_a_kind, settle_down};

/// No position that can be loaded offers more than this many entries.
const ENTRIES: usize = 40_000;
/// The graph of no position is larger than this, as JSON.
const BYTES: usize = 100_000;

fn expanded(offers: &[Offered]) -> Vec<Action> {
    let mut all = Vec::new();
    offers.iter().for_each(|offered| offered.each(|action| all.push(action)));
    all
}

/// Calls `f` for the positions of a random game.
fn walk(seed: u64, seats: usize, mut f: impl FnMut(&State)) {
    let mut random = Fast::new(seed);
    let mut state = State::new(&Guild::ALL[..seats], Options::default(), &Data::default());
    let mut settled = false;
    for _ in 0..400 {
        match state.sample(&mut random) {
            Some(outcome) => state.settle(&outcome, None).unwrap(),
            None if state.is_over() => return,
            None => {
                if !settled {
                    settle_down(&mut state, &mut random);
                    settled = true;
                }
                f(&state);
                let list = state.legal();
                state.play_unchecked(one_of_a_kind(&list, &mut random), None);
            }
        }
    }
}

#[test]
fn the_short_form_says_the_same_as_the_list() {
    for seed in 0..12 {
        walk(seed, 1 + seed as usize % 4, |state| {
            let (offers, list) = (state.offers(), state.legal());
            let mut all = expanded(&offers);
            assert_eq!(offers.iter().map(Offered::count).sum::<u64>(), list.len() as u64);
            assert!(offers.iter().all(|offered| list.contains(&offered.first())));
            assert!(list.len() > 300 || list.iter().all(|&action| offers.iter().any(|offered| offered.has(action))));
            let mut considered = Vec::new();
            state.consider_into(&mut considered);
            assert_eq!(considered, list, "so few are all considered");
            let mut list = list;
            list.sort_unstable();
            all.sort_unstable();
            assert_eq!(all, list);
        });
    }
}

#[test]
fn the_graph_says_the_same_as_the_short_form() {
    for seed in 20..32 {
        walk(seed, 1 + seed as usize % 4, |state| {
            let offers = state.offers();
            let graph = OfferGraph::new(&offers);
            let text = serde_json::to_string(&graph).unwrap();
            let again: OfferGraph = serde_json::from_str(&text).unwrap();
            assert_eq!(again, graph);
            let (mut back, mut offers) = (again.offers().unwrap(), offers);
            let key = |offered: &Offered| serde_json::to_string(offered).unwrap();
            back.sort_by_cached_key(key);
            offers.sort_by_cached_key(key);
            assert_eq!(back, offers);
        });
    }
}

#[test]
fn offers_are_written_as_decisions_with_dice_to_choose_from() {
    let text = r#"{"dice":{"some_of":["white 1","white 2","red 3"]},"die":"white 1","do":"reroll"}"#;
    let offered: Offered = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(offered).unwrap(), serde_json::from_str::<Value>(text).unwrap());
    assert_eq!(offered.count(), 7);
    let action =
        |dice: &str| serde_json::from_str(&format!(r#"{{"do":"reroll","die":"white 1","dice":{dice}}}"#)).unwrap();
    assert!(offered.has(action(r#"["white 1","red 3"]"#)));
    assert!(!offered.has(action(r#"["white 1","white 1"]"#)));
    assert!(!offered.has(action(r#"["red 4"]"#)));
    assert!(!offered.has(action("[]")));
    assert!(serde_json::from_str::<Offered>(r#"{"do":"card12","dice":{"some_of":[]}}"#).is_err());
    assert!(serde_json::from_str::<Offered>(r#"{"do":"card5","space":{"some_of":["money"]}}"#).is_err());
}

/// A player who has everything: all 18 dice with different values, as much as fits of all else.
fn richest(trans: &str, hand: &[u8], active_cards: &[&str], change: impl Fn(&mut Value)) -> State {
    let dice: Vec<String> = [("white", 8), ("yellow", 3), ("blue", 2), ("red", 3), ("green", 2)]
        .iter()
        .flat_map(|&(colour, n)| (1..=n).map(move |value| format!("{colour} {}", value + if n < 8 { 3 } else { 0 })))
        .collect();
    let regions = |all: &[u8]| all.iter().map(|i| format!("{}/{}", i / 4 + 1, i % 4 + 1)).collect::<Vec<_>>();
    let mut setup = json!({
        "players": 2, "go": 0, "trans_now": trans, "round": 2, "turn": 2,
        "discard": (1..=40).filter(|n| !hand.contains(n)).take(30).collect::<Vec<u8>>(),
        "buildings": { "civilian_office": "unowned", "large_market": "unowned", "little_market": "unowned",
            "notarys_office": "unowned", "organization_office": "unowned", "secret_society": "unowned",
            "surveyors_office": "unowned" },
        "seat": { "0": {
            "jars": 99, "medals": { "combat": 2, "exploration": 2, "trade": 2, "civil": 2 }, "combat_points": 6,
            "active": dice, "bag": {}, "depot": {}, "store": [[], []],
            "guild_markers": regions(&[0, 1, 2, 3, 5, 7]), "mines": regions(&[4, 6, 8]),
            "active_cards": active_cards, "hand": hand,
        } },
    });
    change(&mut setup);
    let setup: Setup = serde_json::from_value(setup).unwrap();
    setup.build().unwrap_or_else(|wrong| panic!("{wrong:?}"))
}

const TRANS: [&str; 8] = [
    "none",
    "3 jars",
    "combat +2",
    "any die +1",
    "red die +-1",
    "white as any colour",
    "flip two white",
    "yellow die +-1",
];

/// Asserts the bounds of list and graph; a list of all decisions would not end. Returns how many entries there are.
fn is_short(state: &State) -> usize {
    let view = state.view(state.table.decider());
    let offers = view.offers();
    assert!(offers.len() <= ENTRIES, "{} entries", offers.len());
    let graph = OfferGraph::new(&offers);
    let bytes = serde_json::to_vec(&graph).unwrap().len();
    assert!(bytes <= BYTES, "{bytes} bytes for {} entries", offers.len());
    let last = offers.last().unwrap().first();
    view.check(last).unwrap();
    if let Some(choice) = offers.iter().find(|offered| matches!(offered, Offered::SomeOf { .. })) {
        view.check(choice.first()).unwrap();
    }
    let _ = view.why_not();
    offers.len()
}

#[test]
fn the_richest_positions_are_short() {
    let cards: Vec<&str> = PlayerCard::ALL.iter().map(|card| card.name()).collect();
    let mut most = 0;
    for trans in TRANS {
        for hand in [[12, 40, 39], [16, 12, 4], [10, 25, 31]] {
            for active in [&cards[..0], &cards[..5], &cards[..]] {
                let state = richest(trans, &hand, active, |_| {});
                most = most.max(is_short(&state));
                // What a card or a card action adds to the go: a die that is owed, dyed dice, a card as a die.
                for action in state.offers().iter().map(Offered::first) {
                    if matches!(action, Action::Card16 | Action::SteamDyer { .. }) {
                        let mut next = state;
                        next.play_unchecked(action, None);
                        if next.table.decider() == Some(0) {
                            most = most.max(is_short(&next));
                        }
                        if matches!(action, Action::SteamDyer { .. }) {
                            break;
                        }
                    }
                }
            }
        }
    }
    assert!(most > 5_000, "only {most}: these are not the longest");
}

#[test]
fn random_rich_positions_are_short() {
    let mut random = Fast::new(9);
    let cards: Vec<&str> = PlayerCard::ALL.iter().map(|card| card.name()).collect();
    for _ in 0..60 {
        let mut below = |n: u32| random.below(n);
        let trans = TRANS[below(TRANS.len() as u32) as usize];
        let mut hand: Vec<u8> = (0..3).map(|_| 2 + below(39) as u8).filter(|n| ![9, 22].contains(n)).collect();
        hand.sort_unstable();
        hand.dedup();
        let active: Vec<&str> = cards.iter().copied().filter(|_| below(2) == 0).collect();
        let dice: Vec<u8> = (0..18).map(|_| 1 + below(12) as u8).collect();
        let jars = below(60);
        let state = richest(trans, &hand, &active, |setup| {
            let seat = &mut setup["seat"]["0"];
            seat["jars"] = json!(jars);
            for (die, value) in seat["active"].as_array_mut().unwrap().iter_mut().zip(&dice) {
                let colour = die.as_str().unwrap().split(' ').next().unwrap().to_owned();
                *die = json!(format!("{colour} {value}"));
            }
        });
        is_short(&state);
    }
}

/// The tests of the client choose from graphs that are made here. `UPDATE=1` writes them anew.
#[test]
fn the_client_tests_with_graphs_of_the_engine() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/table/offers.samples.json");
    let text = std::fs::read_to_string(&path).unwrap();
    let samples: std::collections::BTreeMap<String, Value> = serde_json::from_str(&text).unwrap();
    let written = samples.iter().map(|(name, sample)| {
        let offers: Vec<Offered> = serde_json::from_value(sample["offers"].clone()).unwrap();
        let graph = OfferGraph::new(&offers);
        format!("{}: {}", json!(name), json!({ "offers": offers, "graph": graph }))
    });
    let written = format!("{{\n{}\n}}\n", written.collect::<Vec<_>>().join(",\n"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let there = std::fs::read_to_string(&path).unwrap();
    assert!(
        read(&there) == read(&written),
        "web/src/table/offers.samples.json is stale: UPDATE=1 cargo test -p tharos-rules offers"
    );
}

/// So many positions of each question are kept for the client's tests, and of the free choice of a go.
const OF_A_QUESTION: usize = 14;
const OF_A_GO: usize = 110;

/// The client proves over positions of real games that what glows leads to a legal decision. Labels are written once for
/// all positions. `UPDATE=1` writes them anew.
#[test]
fn the_client_tests_with_positions_of_random_games() {
    let mut labels: Vec<String> = Vec::new();
    let mut found: std::collections::BTreeMap<String, Vec<Value>> = std::collections::BTreeMap::new();
    for seed in 0..160 {
        let mut last = 0;
        let mut at = 0;
        walk(1000 + seed, 1 + seed as usize % 4, |state| {
            at += 1;
            let Step::Ask { seat, ask } = state.table.step else { return };
            let asked = json!(ask).as_str().unwrap().to_owned();
            let kept = found.entry(asked).or_default();
            let free = ask == Ask::Go;
            // Goes of one turn are much alike.
            if kept.len() >= if free { OF_A_GO } else { OF_A_QUESTION } || free && at < last + 40 {
                return;
            }
            let offers = state.view(Some(seat)).offers();
            if offers.len() < 2 {
                return;
            }
            if free {
                last = at;
            }
            let graph = json!(OfferGraph::new(&offers));
            let mut number = |label: &Value| {
                let text = label.to_string();
                labels.iter().position(|known| *known == text).unwrap_or_else(|| {
                    labels.push(text);
                    labels.len() - 1
                })
            };
            let used: Vec<usize> = graph["labels"].as_array().unwrap().iter().map(&mut number).collect();
            kept.push(json!({ "labels": used, "nodes": graph["nodes"] }));
        });
    }
    let list = |all: &[String]| all.join(",\n");
    let asks = found.iter().map(|(ask, positions)| {
        let positions: Vec<String> = positions.iter().map(ToString::to_string).collect();
        format!("{}: [\n{}\n]", json!(ask), list(&positions))
    });
    let written = format!("{{\n\"labels\": [\n{}\n],\n{}\n}}\n", list(&labels), list(&asks.collect::<Vec<_>>()));
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/table/positions.samples.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    assert!(
        std::fs::read_to_string(&path).unwrap_or_default() == written,
        "web/src/table/positions.samples.json is stale: UPDATE=1 cargo test -p tharos-rules offers"
    );
}

#[test]
fn every_part_says_what_one_points_at() {
    let tokens = |action: Value| -> Vec<String> {
        let graph = OfferGraph::new(&[Offered::One(serde_json::from_value(action).unwrap())]);
        graph.labels.iter().flat_map(|label| label.tokens.iter().map(ToString::to_string)).collect()
    };
    let same = |action: Value, wanted: &[&str]| assert_eq!(tokens(action), wanted);
    same(
        json!({ "do": "marker_on_region", "dice": ["white 5 as blue 5 by trans", "yellow 4"], "region": "2/4" }),
        &["do:marker_on_region", "die:white 5", "as:white 5 as blue 5 by trans", "die:yellow 4", "region:2/4"],
    );
    same(
        json!({ "do": "card19_store", "column": "left", "colour": "green" }),
        &["deck:19", "option:store", "store:left green"],
    );
    same(
        json!({ "do": "surveyors_office", "from": "2/3", "to": "1/3" }),
        &["building:surveyors_office", "region:2/3", "region:1/3"],
    );
    same(json!({ "do": "organization_office", "card": 7 }), &["building:organization_office", "take:7"]);
    same(json!({ "do": "keep", "card": 7 }), &["verb:keep", "deck:7"]);
    same(json!({ "do": "card1", "dice": { "white": 2 } }), &["deck:1", "colour:white", "colour:white"]);
    same(
        json!({ "do": "new_market", "ore": ["white", "red"], "crystals": ["blue"] }),
        &["building:new_market", "colour:ore white", "colour:ore red", "colour:crystals blue"],
    );
    same(
        json!({ "do": "organizer_swap", "dice": ["red 5", "red 6"], "give": "organizer", "take": "banker" }),
        &["card:organizer", "option:swap", "die:red 5", "die:red 6", "card:organizer", "card:banker"],
    );
    same(
        json!({ "do": "card40", "card": "banker", "marker": "1/1", "mine": "2/2", "medal": "civil" }),
        &["deck:40", "card:banker", "region:1/1", "marker:1/1", "region:2/2", "mine:2/2", "medal:civil"],
    );
    same(
        json!({ "do": "reroll", "die": "white 3", "dice": ["red 1"] }),
        &["do:reroll", "die:white 3", "with:white 3", "die:red 1"],
    );
    same(json!({ "do": "little", "die": "card as white 6" }), &["do:little", "as:card as white 6"]);
    same(json!({ "do": "card27", "column": 3 }), &["deck:27", "attack:3"]);
    same(json!({ "do": "use_trans" }), &["do:use_trans"]);
    same(
        json!({ "do": "activate", "card": "cannoneer", "dice": ["red 6"] }),
        &["verb:activate", "card:cannoneer", "die:red 6"],
    );
}

#[test]
fn the_engine_says_why_a_thing_does_not_go_with_the_picks() {
    let setup = json!({
        "players": 2, "go": 0,
        "regions": ["white yellow blue red", "green white yellow blue", "red green white yellow", "blue red green white"],
        "seat": { "0": { "jars": 20, "active": ["white 3", "red 5", "blue 1"] } },
    });
    let state = serde_json::from_value::<Setup>(setup).unwrap().build().unwrap();
    let view = state.view(Some(0));
    let tokens = |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Token>>();
    let why = |picks: &[&str], thing: &str| view.why(&tokens(picks), &thing.parse().unwrap());
    let region = why(&["do:marker_on_region", "die:red 5"], "region:2/3").expect("a yellow region");
    assert_eq!(region.clause, "MAT-4");
    let die = why(&["do:plenty"], "die:red 5").expect("only white dice");
    assert_eq!(die.clause, "MAT-1");
    assert_eq!(why(&["do:little"], "region:2/3"), None, "nothing of the kind is used");
    assert_eq!(why(&["do:little"], "die:red 5"), None, "it does go");
    assert_eq!(state.view(None).why(&tokens(&["do:little"]), &"die:red 5".parse().unwrap()), None);
    assert!("nonsense".parse::<Token>().is_err() && "mind:5".parse::<Token>().is_err());
}
