//! Decisions as players read them.

use std::collections::HashSet;

use serde_json::json;
use tharos_rules::ids::{Colour, DeckCard, Guild};
use tharos_rules::{Action, Data, Fast, Options, State, Step};

use crate::{Language, Text};

/// No-break spaces are shown as `~` (U+00A0) and `^` (U+202F).
fn check(language: Language, expected: &[&str]) {
    let text = Text { regions: Some([Colour::Green; 16]), ..Text::new(language) };
    let action = |json| text.action(&serde_json::from_value::<Action>(json).unwrap());
    let lines = [
        action(json!({ "do": "little", "die": "red 5" })),
        action(json!({ "do": "build", "die": "white 3 as yellow 3", "building": "large_market", "own": true })),
        action(json!({ "do": "marker_on_region", "dice": ["green 3", "white 1"], "region": "2/3" })),
        action(json!({ "do": "card3", "colours": ["white", "green"], "goods": "crystal" })),
        action(json!({ "do": "card8", "colour": "white" })),
        action(json!({ "do": "keep", "card": 7 })),
        action(json!({ "do": "swap", "first": "II" })),
        text.card(DeckCard::new(35)),
    ];
    let lines = lines.map(|line| line.replace('\u{a0}', "~").replace('\u{202f}', "^"));
    assert_eq!(lines, expected);
}

#[test]
fn english() {
    check(
        Language::En,
        &[
            "Little money with red 5",
            "Build with white 3 as yellow 3 for 12~Jars and own it: Large Market",
            "Guild marker on region 2/3 (forest) with green 3 and white 1",
            "Action card 3: turn in crystals (white and green) for 1~trade medal",
            "Action card 8: take a die from the bag and roll it: white die",
            "Keep action card 7 (Combat strength +2)",
            "Pay 3~Jars and swap the markers on II and III",
            "2~exploration medals for a shape: line",
        ],
    );
}

#[test]
fn german() {
    check(
        Language::De,
        &[
            "Wenig Geld mit Rot 5",
            "Mit Weiß 3 als Gelb 3 für 12~Jars bauen und in Besitz nehmen: Großer Markt",
            "Gildenplättchen mit Grün 3 und Weiß 1 auf Landschaft 2/3 (Wald) legen",
            "Aktionskarte 3: Kristalle (Weiß und Grün) für 1~Handelsmedaille abgeben",
            "Aktionskarte 8: Würfel aus dem Beutel nehmen und würfeln: weißer Würfel",
            "Aktionskarte 7 behalten (Kampfstärke +2)",
            "3~Jars zahlen und die Plättchen auf II und III tauschen",
            "2~Erkundungsmedaillen für eine Form: Linie",
        ],
    );
}

#[test]
fn french() {
    check(
        Language::Fr,
        &[
            "Peu d’argent avec un 5~rouge",
            "Construire avec un 3~blanc comme un 3~jaune pour 12~Jars et en devenir propriétaire~: Grand Marché",
            "Placer un marqueur guilde sur la région 2/3 (forêt) avec un 3~vert et un 1~blanc",
            "Carte action 3~: échanger des cristaux (blanc et vert) contre 1~médaille commerciale",
            "Carte action 8~: prendre un dé du sac et le lancer~: dé blanc",
            "Conserver la carte action 7 (Force de combat +2)",
            "Payer 3~Jars et échanger les marqueurs de II et III",
            "2~médailles d’exploration pour une forme~: ligne",
        ],
    );
}

#[test]
fn dutch() {
    check(
        Language::Nl,
        &[
            "Weinig geld met een rode 5",
            "Met een witte 3 als een gele 3 voor 12~Jars bouwen en in bezit nemen: Grote Markt",
            "Gildefiche met een groene 3 en een witte 1 op regio 2/3 (bos) plaatsen",
            "Actiekaart 3: kristallen (wit en groen) inleveren voor 1~handelsmedaille",
            "Actiekaart 8: dobbelsteen uit de zak nemen en gooien: witte dobbelsteen",
            "Actiekaart 7 houden (Gevechtssterkte +2)",
            "3~Jars betalen en de fiches op II en III omwisselen",
            "2~verkenningsmedailles voor een vorm: lijn",
        ],
    );
}

/// A text that came out whole: not empty, no stray space, nothing that only Fluent understands.
fn sound(text: &str) {
    assert!(!text.is_empty() && text.trim() == text, "{text:?}");
    assert!(!text.contains("  ") && !text.contains(" ,") && !text.contains(" ."), "{text:?}");
    assert!(!text.contains(['{', '}', '$', '_', '\n', '\u{2068}', '\u{2069}']), "{text:?}");
}

#[test]
fn decisions_of_random_games_read_well() {
    let mut random = Fast::new(1);
    // One decision of each kind is enough.
    let mut kinds = HashSet::new();
    for players in (1..=4).cycle().take(80) {
        let mut state = State::new(&Guild::ALL[..players], Options::default(), &Data::default());
        while state.table.step != Step::Over {
            if let Step::Ask { seat, .. } = state.table.step {
                for action in state.view(Some(seat)).legal() {
                    if kinds.insert(std::mem::discriminant(&action)) {
                        let texts = Language::ALL.map(|language| Text::at(language, &state.table));
                        texts.iter().for_each(|text| sound(&text.action(&action)));
                    }
                }
                let (action, _) = state.pick(&mut random).expect("whoever is asked has a choice");
                state.play_unchecked(action, None);
            } else {
                let outcome = state.sample(&mut random).expect("the game waits for chance");
                state.settle_unchecked(&outcome, None);
            }
        }
    }
    assert!(kinds.len() > 90, "only {} kinds of decisions were met", kinds.len());
}
