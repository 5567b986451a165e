//! What the web client must know of the rules is written by this test, and compared by it ever after.
//!
//! `UPDATE=1 cargo test -p tharos-rules facts` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Serialize;
use serde_json::{Map, Value, json};
use tharos_rules::ids::*;
use tharos_rules::setup::Cell;
use tharos_rules::*;

const HEAD: &str = "// Made from the rules by `UPDATE=1 cargo test -p tharos-rules facts`. Do not edit.\n";

/// `export const NAME: Type = value;`
fn constant(text: &mut String, about: &str, name: &str, kind: &str, value: &impl Serialize) {
    let value = serde_json::to_string(value).unwrap();
    write!(text, "\n/** {about} */\nexport const {name}: {kind} = {value};\n").unwrap();
}

/// What an action of the mat asks for. What goes without saying is left out: one die of any colour and value.
fn needs(action: MatAction) -> Value {
    let demand = action.demand();
    let mut needs = Map::from_iter([("clause".to_owned(), json!(demand.clause))]);
    let mut add = |name: &str, value: Value, says: bool| says.then(|| needs.insert(name.to_owned(), value));
    add("space", json!(action.space()), action.space().is_some());
    // The Attack space takes as many as there are.
    add("dice", json!([demand.least, demand.most]), demand.most > 1 && demand.limit != Limit::Unlimited);
    add("colour", json!(demand.colour), demand.colour.is_some());
    add("low", json!(demand.low), demand.low > 1);
    add("high", json!(demand.high), demand.high.is_some());
    if let Target::Group(n) = demand.target {
        add("group", json!(n), true);
    }
    // The prices of the dice stand on the store.
    add("jars", json!(demand.jars), demand.jars > 0 && demand.target != Target::StoreDie);
    Value::Object(needs)
}

/// VP-2: the VP of an active card.
fn vp(card: PlayerCard) -> i16 {
    let mut table = State::new(&Guild::ALL[..2], Options::default(), &Data::default()).table;
    table.players[0].active_cards.insert(card);
    let (_, vp) = table.score(0).categories(false).find(|&(name, _)| name == "player_cards").expect("a category");
    vp
}

fn player_card(card: PlayerCard) -> Value {
    let (colours, total) = card.cost();
    let mut facts = json!({ "clause": card.clause(), "colours": colours, "total": total, "vp": vp(card) });
    let (room, _) = card.markers();
    if room > 0 {
        facts["room"] = json!(room);
    }
    facts
}

/// Every marker that can lie on a region, with its clause.
fn trans() -> BTreeMap<String, &'static str> {
    let coloured = Colour::ALL.iter().map(|&colour| Trans::ColouredDie(colour));
    let others = [Trans::None, Trans::AnyDie, Trans::WhiteAsAny, Trans::FlipWhite];
    let counted = [Trans::Jars(3), Trans::Jars(5), Trans::Combat(1), Trans::Combat(2)];
    let all = others.into_iter().chain(counted).chain(coloured).chain(Data::default().trans);
    all.map(|trans| (trans.to_string(), trans.clause())).collect()
}

/// What the table needs at once.
fn facts() -> String {
    let mut text = HEAD.to_owned();
    text.push_str(
        "import type { Building, Colour, Column, Goods, Guild, MatAction, Medal, Options, PlayerCard, Region, Score, Shape, Space } \
         from '../net/types';\n",
    );
    macro_rules! lists {
        ($($name:literal $about:literal $type:ident),+ $(,)?) => {
            $(constant(&mut text, $about, $name, concat!("readonly ", stringify!($type), "[]"), &$type::ALL);)+
        };
    }
    lists! {
        "COLOURS" "In this order dice, goods and regions are counted." Colour,
        "GUILDS" "SET-1" Guild,
        "MEDALS" "In this order they stand in `medals`." Medal,
        "COLUMNS" "The columns of the dice store." Column,
        "GOODS" "Ore and crystals." Goods,
        "SPACES" "The white spaces, in the order of `uses`." Space,
        "BUILDINGS" "In this order they stand in `buildings`." Building,
        "PLAYER_CARDS" "CARD-1 to CARD-10" PlayerCard,
        "SHAPES" "The shapes of four regions." Shape,
    }
    let players: Vec<_> = MULTIPLAYER.collect();
    constant(&mut text, "SET-1: how many play a game that is not solo.", "MULTIPLAYER", "readonly number[]", &players);
    constant(&mut text, "The rounds of a game.", "ROUNDS", "number", &ROUNDS);
    constant(&mut text, "The turns of a round; so many regions stand side by side.", "TURNS", "number", &TURNS);
    let regions: Vec<_> = (0..ROUNDS * TURNS).map(Region::new).collect();
    constant(&mut text, "In this order they are counted.", "REGIONS", "readonly Region[]", &regions);
    let mut mat = vec![Vec::new(); 3];
    CellSet::ALL.iter().map(Cell::new).for_each(|cell| mat[cell.row()].push(cell.to_string()));
    constant(
        &mut text,
        "SOLO-2: the spaces of the solo mat, row by row.",
        "SOLO_MAT",
        "readonly (readonly string[])[]",
        &mat,
    );
    let categories = |solo| Score::default().categories(solo).map(|(name, _)| name).collect::<Vec<_>>();
    let kind = "readonly Exclude<keyof Score, 'total'>[]";
    constant(&mut text, "VP-1: the categories of a score.", "CATEGORIES", kind, &categories(false));
    constant(&mut text, "SOLO-7: those of a solo game.", "SOLO_CATEGORIES", kind, &categories(true));
    text.push_str(
        "\n/** What an action of the mat asks for: one die of any colour and value where nothing else is said. */\n\
         export interface Needs {\n  clause: string;\n  space?: Space;\n  dice?: readonly [least: number, most: number];\n  \
         colour?: Colour;\n  low?: number;\n  high?: number;\n  jars?: number;\n  group?: number;\n}\n",
    );
    let mat: Vec<_> = MatAction::ALL.iter().map(|&action| (action.name(), needs(action))).collect();
    record(&mut text, "MAT-1 to MAT-7, in the order of the mat.", "MAT", "Record<MatAction, Needs>", &mat);
    let buildings: Vec<_> = Building::ALL
        .iter()
        .map(|building| (building.name(), json!({ "clause": building.clause(), "jars": building.price() })))
        .collect();
    record(
        &mut text,
        "BLD-1 to BLD-8: the price of a use.",
        "BUILDING",
        "Record<Building, { clause: string; jars: number }>",
        &buildings,
    );
    let cards: Vec<_> = PlayerCard::ALL.iter().map(|&card| (card.name(), player_card(card))).collect();
    record(
        &mut text,
        "ACT-3: the dice of the activation and their least total; VP-2: what the card is worth; MAT-3: the room for guild markers.",
        "PLAYER_CARD",
        "Record<PlayerCard, { clause: string; colours: readonly Colour[]; total: number; vp: number; room?: number }>",
        &cards,
    );
    constant(&mut text, "The clause of each transformation marker.", "TRANS", "Record<string, string>", &trans());
    let (store, buy) = (
        State::new(&Guild::ALL[..1], Options::default(), &Data::default()).table.players[0].store,
        MatAction::BuyDie.demand(),
    );
    let prices: Vec<_> = (0..store[0].len()).map(|row| buy.price(row as u16)).collect();
    constant(&mut text, "MAT-5: the prices of the dice store, row by row.", "STORE", "readonly number[]", &prices);
    constant(&mut text, "SOLO-7: the VP a solo player needs.", "SOLO_GOAL", "number", &SOLO_GOAL);
    let with = |data: &str| -> Vec<_> {
        CardSet::ALL.iter().filter(|card| card.data().is_some_and(|(clause, _)| clause == data)).collect()
    };
    constant(
        &mut text,
        "DATA-3 is on these action cards, in order.",
        "MINE_CARDS",
        "readonly number[]",
        &with("DATA-3"),
    );
    constant(&mut text, "DATA-4 is on these.", "SHAPE_CARDS", "readonly number[]", &with("DATA-4"));
    let data = Data::default();
    constant(
        &mut text,
        "DATA-3, DATA-4 and OPT where no table says otherwise.",
        "DEFAULTS",
        "{ mine_colours: readonly (readonly Colour[])[]; shapes: readonly Shape[]; options: Options }",
        &json!({ "mine_colours": data.mine_colours, "shapes": data.shapes, "options": Options::default() }),
    );
    let options = json!(Options::default());
    let clauses: Vec<_> =
        options.as_object().unwrap().keys().zip(1..).map(|(name, n)| (name, format!("OPT-{n}"))).collect();
    constant(
        &mut text,
        "The options and their clauses.",
        "OPTIONS",
        "readonly (readonly [keyof Options, string])[]",
        &clauses,
    );
    text
}

/// A record with one entry on each line.
fn record(text: &mut String, about: &str, name: &str, kind: &str, entries: &[(&str, Value)]) {
    write!(text, "\n/** {about} */\nexport const {name}: {kind} = {{\n").unwrap();
    for (key, value) in entries {
        writeln!(text, "  {key}: {value},").unwrap();
    }
    text.push_str("};\n");
}

/// What only the pages about the rules need.
fn deck() -> String {
    let themes: Vec<_> = Theme::ALL.iter().map(|theme| theme.name()).collect();
    let mut text = format!(
        "{HEAD}\n/** What an action card is about. */\nexport const THEMES = {} as const;\n\
         export type Theme = (typeof THEMES)[number];\n\n\
         /** DECK-1 and so on, in order; `data` is the clause of a value of the project's own that is on the card. */\n\
         export const DECK: readonly {{ clause: string; themes: readonly Theme[]; data?: string }}[] = [\n",
        json!(themes)
    );
    for card in CardSet::ALL.iter() {
        let mut facts = json!({ "clause": card.clause(), "themes": card.themes() });
        if let Some((data, _)) = card.data() {
            facts["data"] = json!(data);
        }
        writeln!(text, "  {facts},").unwrap();
    }
    text.push_str("];\n");
    let mut markers = Data::default().trans.to_vec();
    markers.sort_unstable_by_key(|trans| trans.clause());
    markers.dedup();
    constant(
        &mut text,
        "The transformation markers, each once, and the clause of the project's own values.",
        "MARKERS",
        "{ all: readonly string[]; data: string }",
        &json!({ "all": markers, "data": "DATA-2" }),
    );
    let round_end: Vec<_> = RoundEndSet::ALL.iter().map(|card| format!("END-R{card}")).collect();
    constant(&mut text, "The round-end cards.", "ROUND_END", "readonly string[]", &round_end);
    let coins: Vec<_> = SOLO_COINS.iter().map(|cell| Cell::new(cell).to_string()).collect();
    constant(&mut text, "SOLO-2: where coins lie.", "SOLO_COINS", "readonly string[]", &coins);
    text
}

/// Puts `n` of what a category of the score counts on the table.
fn put(table: &mut Table, category: &str, n: u8) {
    let player = &mut table.players[0];
    match category {
        "combat_medals" => player.medals[Medal::Combat.index()] = n,
        "exploration_medals" => player.medals[Medal::Exploration.index()] = n,
        "trade_medals" => player.medals[Medal::Trade.index()] = n,
        "civil_medals" => player.medals[Medal::Civil.index()] = n,
        "medal_sets" => player.medals = [n; 4],
        "jars" => player.jars = n.into(),
        "buildings" => table.buildings[..n.into()].fill(BuildingState::Owned(0)),
        // A card with so many dice symbols.
        "player_cards" => {
            let with_symbols = |card: &&PlayerCard| card.cost().0.len() == usize::from(n);
            player.active_cards = PlayerCard::ALL.iter().find(with_symbols).copied().into_iter().collect();
        }
        "mines" => player.mines = (0..n).map(Region::new).collect(),
        other => panic!("what does {other} count?"),
    }
}

/// What brings points, asked of the score itself: from how many on, and then how many VP for how many more.
fn worth() -> String {
    let mut text = format!(
        "{HEAD}import type {{ Score }} from '../net/types';\n\n\
         /** What brings VP: the categories of a score, without those of the solo game. */\n\
         export type Source = Exclude<keyof Score, 'last_spaces' | 'solo_losses' | 'total'>;\n\n\
         /** From how many on something scores; then `vp` for every `per` of it. */\n\
         export interface Worth {{\n  from: number;\n  per: number;\n  vp: number;\n}}\n"
    );
    let rows: Vec<_> = Score::default()
        .categories(false)
        .map(|(name, _)| {
            let points = |n: u8| {
                let mut table = State::new(&Guild::ALL[..2], Options::default(), &Data::default()).table;
                put(&mut table, name, n);
                table.score(0).categories(false).find(|&(category, _)| category == name).expect("it is a category").1
            };
            let from = (1..).find(|&n| points(n) > 0).expect("it scores");
            let next = (from + 1..).find(|&n| points(n) > points(from)).expect("more of it scores more");
            (name, json!({ "from": from, "per": next - from, "vp": points(next) - points(from) }))
        })
        .collect();
    record(&mut text, "VP-1 to VP-3, in the order of the score.", "WORTH", "Record<Source, Worth>", &rows);
    text
}

#[test]
fn the_client_has_these_facts() {
    for (file, text) in [("facts.ts", facts()), ("deck.ts", deck()), ("worth.ts", worth())] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/rules").join(file);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let there = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(there == text, "web/src/rules/{file} is stale: UPDATE=1 cargo test -p tharos-rules facts");
    }
}

/// Lists of the rules stand in the facts; a second list in the client would have to be kept up by hand.
#[test]
fn no_other_file_of_the_client_lists_them() {
    let lists: Vec<Vec<&str>> = vec![
        Colour::ALL.iter().map(|one| one.name()).collect(),
        Guild::ALL.iter().map(|one| one.name()).collect(),
        Medal::ALL.iter().map(|one| one.name()).collect(),
        Space::ALL.iter().map(|one| one.name()).collect(),
        Building::ALL.iter().map(|one| one.name()).collect(),
        PlayerCard::ALL.iter().map(|one| one.name()).collect(),
        MatAction::ALL.iter().map(|one| one.name()).collect(),
        Score::default().categories(true).map(|(name, _)| name).collect(),
    ];
    let mut found = Vec::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"), &mut |path, text| {
        let for_tests = path.to_string_lossy().contains(".test.") || path.ends_with("i18n/samples.ts");
        if for_tests || path.ends_with("rules/facts.ts") {
            return;
        }
        // An array that holds at least half of a list, and nothing but words.
        for array in text.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(array, _)| array) {
            let words: Vec<&str> = array.split(',').map(|word| word.trim().trim_matches(['\'', '"'])).collect();
            for list in &lists {
                let listed = words.iter().filter(|word| list.contains(word)).count();
                if listed > 2 && 2 * listed >= list.len() && 2 * listed >= words.len() {
                    found.push(format!("{}: [{array}]", path.display()));
                }
            }
        }
    });
    assert_eq!(found, Vec::<String>::new());
}

fn visit(folder: &Path, look: &mut impl FnMut(&Path, &str)) {
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            visit(&path, look);
        } else if path.extension().is_some_and(|end| end == "ts" || end == "svelte") {
            look(&path, &std::fs::read_to_string(&path).unwrap());
        }
    }
}
