//! The lines that the web client must show for the same values: written here, compared there
//! (`web/src/i18n/game.test.ts`).

use std::path::Path;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use tharos_rules::ids::*;
use tharos_rules::{Action, Chance, Event, MatAction, Pieces, Score, Step, Thing, UndoStop};

use super::samples::{ACTIONS, CHANCES, EVENTS, REFUSALS, asks, read, results, stops};
use super::values::{PHASES, all_trans, at_a_table};
use crate::render::Reader;
use crate::{Language, Text};

/// Texts and reader of the two ways in which everything is rendered: at no table for seat 0, at a table for spectators.
type Way<'a> = (Text, Reader<'a>);

/// A line of the file: which function of the client, its argument, and what must come out.
struct Lines<'a> {
    names: &'a [String],
    file: Vec<String>,
}

impl Lines<'_> {
    fn add<R: Serialize>(&mut self, call: &str, value: impl Serialize, text: impl Fn(&Way<'_>) -> R) {
        let mut line = Map::new();
        line.insert("call".to_owned(), call.into());
        line.insert("value".to_owned(), serde_json::to_value(value).unwrap());
        for language in Language::ALL {
            let ways = [
                (Text::new(language), Reader { names: self.names, viewer: Some(0) }),
                (at_a_table(language), Reader { names: self.names, viewer: None }),
            ];
            let texts = ways.map(|way| serde_json::to_value(text(&way)).unwrap());
            let same = texts[0] == texts[1];
            line.insert(language.code().to_owned(), texts.into_iter().take(if same { 1 } else { 2 }).collect());
        }
        self.file.push(serde_json::to_string(&line).unwrap());
    }

    /// A value whose JSON form and whose text are known.
    fn each<T: Serialize + Copy>(&mut self, call: &str, values: &[T], text: impl Fn(&Text, T) -> String) {
        for &value in values {
            self.add(call, value, |(t, _)| text(t, value));
        }
    }

    /// Samples in JSON.
    fn samples<T: DeserializeOwned>(&mut self, call: &str, samples: &str, text: impl Fn(&Way<'_>, &T) -> String) {
        for json in read::<Value>(samples) {
            let value: T = serde_json::from_value(json.clone()).unwrap();
            self.add(call, json, |way| text(way, &value));
        }
    }
}

fn sentences(lines: &mut Lines<'_>) {
    lines.samples::<Action>("action", ACTIONS, |(t, _), action| t.action(action));
    lines.samples::<Event>("event", EVENTS, |(t, r), event| t.event(event, r.names, r.viewer));
    lines.samples::<Value>("refusal", REFUSALS, |(t, _), why| t.tagged(why, "why", "why-", Reader::default()));
    lines.samples::<Chance>("chance", CHANCES, |(t, r), chance| t.chance(chance, r.names, r.viewer));
    for &of in Pieces::ALL {
        let refusal = json!({ "why": "too_few", "of": of, "needs": 2, "has": 0 });
        lines.add("refusal", &refusal, |(t, _)| t.tagged(&refusal, "why", "why-", Reader::default()));
    }
    for ask in asks() {
        let step = Step::Ask { seat: 0, ask };
        lines.add("question", step, |(t, r)| t.question(&step, r.names, r.viewer));
        let json = serde_json::to_value(ask).unwrap();
        lines.add("topic", &json, |(t, _)| t.topic(json.as_str().unwrap()));
    }
    lines.add("question", Step::Over, |(t, r)| t.question(&Step::Over, r.names, r.viewer));
    for why in stops() {
        let stop = UndoStop { entry: 3, why };
        lines.add("undo", stop, |(t, r)| t.undo_stop(&stop, r.names, r.viewer));
    }
    for solo in [false, true] {
        let score = Score { jars: 3, total: -4, ..Score::default() };
        lines.add("score", json!([score, solo]), |(t, _)| t.score(&score, solo));
    }
    lines.each("points", &[12, -3], |t, n| t.points(n));
    for table in results() {
        let totals: Vec<_> = (0..table.seats()).map(|seat| table.score(seat).total).collect();
        let json = json!({ "totals": totals, "winners": table.winners() });
        lines.add("result", json, |(t, r)| t.result(&table, r.names, r.viewer));
    }
}

fn words(lines: &mut Lines<'_>) {
    lines.each("guild", Guild::ALL, Text::guild);
    lines.each("colour", Colour::ALL, Text::colour);
    lines.each("colour die", Colour::ALL, Text::colour_die);
    lines.each("region type", Colour::ALL, Text::region_type);
    lines.each("region", &[Region::at(0, 0), Region::at(1, 2)], Text::region);
    lines.each("region in words", &[Region::at(3, 1)], |t, region| t.region_in_words(region, Colour::Red));
    lines.each("die", &Colour::ALL.iter().map(|&colour| Die::new(colour, 3)).collect::<Vec<_>>(), Text::die);
    let placed =
        ["white 3", "white 3 as blue 3", "red 3 as red 4 by trans", "white 4 as white 4 by trans", "card as red 5"];
    for text in placed {
        let placed: Placed = text.parse().unwrap();
        lines.add("placed", placed, |(t, _)| t.placed(placed));
    }
    lines.each("counts", &[Counts::default(), Counts::of(1, 0, 0, 0, 0), Counts::of(2, 1, 0, 3, 0)], Text::counts);
    for n in 0..=4 {
        let items: Vec<String> = (1..=n).map(|item: u8| item.to_string()).collect();
        lines.add("list", &items, |(t, _)| t.list(items.clone()));
    }
    for n in [0, 1, 2] {
        for &medal in Medal::ALL {
            lines.add("medal", json!([medal, n]), |(t, _)| t.medal(medal, n));
        }
        for &goods in Goods::ALL {
            lines.add("goods", json!([goods, n]), |(t, _)| t.goods(goods, n));
        }
    }
    lines.each("column", Column::ALL, Text::column);
    lines.each("space", Space::ALL, Text::space);
    lines.each("shape", Shape::ALL, Text::shape);
    lines.each("building", Building::ALL, Text::building);
    lines.each("building printed", Building::ALL, Text::building_printed);
    lines.each("phase", &PHASES, Text::phase);
    lines.each("trans", &all_trans().collect::<Vec<_>>(), Text::trans);
    lines.each("trans effect", &all_trans().collect::<Vec<_>>(), Text::trans_text);
    lines.each("thing", &MatAction::ALL.iter().map(|&action| Thing::Mat { action }).collect::<Vec<_>>(), Text::thing);
    for &building in Building::ALL {
        lines.each("thing", &[Thing::Building { building }], Text::thing);
    }
    let card = PlayerCard::Organizer;
    let things = [Thing::Activation { card }, Thing::DiceAction { card }, Thing::MarkerAction { card }];
    lines.each("thing", &things, Text::thing);
    lines.each("thing", &[Thing::ActionCard { card: DeckCard::new(7) }], Text::thing);
}

fn cards(lines: &mut Lines<'_>) {
    for card in DeckCard::all() {
        lines.add("card", card, |(t, _)| {
            let card = t.card(card);
            json!({ "title": card.title, "text": card.text })
        });
    }
    for &card in PlayerCard::ALL {
        lines.add("player card", card, |(t, _)| {
            let text = t.player_card_text(card);
            json!({
                "name": text.name, "printed": text.printed, "cost": text.cost, "action": text.action,
                "marker": text.marker_action, "permanent": text.permanent,
            })
        });
    }
    lines.each("building effect", Building::ALL, Text::building_effect);
    for &building in Building::ALL {
        for doubled in [false, true] {
            lines.add("building price", json!([building, doubled]), |(t, _)| t.building_price(building, doubled));
        }
    }
    for card in 1..=6 {
        lines.add("round end", card, |(t, _)| t.round_end(card));
        for round in 1..=4 {
            lines.add("round end loss", json!([card, round]), |(t, _)| t.round_end_loss(card, round));
        }
    }
    for cell in 0..18 {
        lines.add("solo", json!([cell / 6, cell % 6]), |(t, _)| {
            t.solo_space(cell / 6, cell % 6).map(|text| {
                json!({
                    "space": text.space, "title": text.title, "general": text.general,
                    "requirement": text.requirement, "negative": text.negative,
                })
            })
        });
    }
}

/// `UPDATE=1 cargo test -p tharos-text expected` writes the file anew.
#[test]
fn expected_lines_of_the_web_client_are_current() {
    let names = ["Anna", "Ben", "Cleo", "Dirk"].map(str::to_owned);
    let mut lines = Lines { names: &names, file: Vec::new() };
    sentences(&mut lines);
    words(&mut lines);
    cards(&mut lines);
    let expected = format!("[\n{}\n]\n", lines.file.join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/i18n/game.samples.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    // Compared as values: the order of fields depends on which packages are built together.
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let current = read(&found) == read(&expected);
    assert!(current, "{} is old; UPDATE=1 cargo test -p tharos-text expected", path.display());
}
