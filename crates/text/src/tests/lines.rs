//! A handful of lines in each language, as players read them.

use serde_json::json;
use tharos_rules::ids::{Colour, DeckCard};
use tharos_rules::{Action, Ask, Event, Step};

use crate::render::Reader;
use crate::{Language, Text};

fn lines(language: Language) -> Vec<String> {
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    let text = Text::new(language);
    let board = Text { regions: Some([Colour::Green; 16]), ..text };
    let action = |json| text.action(&serde_json::from_value::<Action>(json).unwrap());
    let event = |json, viewer| board.event(&serde_json::from_value::<Event>(json).unwrap(), &names, viewer);
    let refusal = |json: serde_json::Value| text.tagged(&json, "why", "why-", Reader::default());
    vec![
        action(json!({ "do": "little", "die": "red 5" })),
        action(json!({ "do": "build", "die": "white 3 as yellow 3", "building": "large_market", "own": true })),
        event(json!({ "event": "guild_marker", "seat": 0, "from": "supply", "to": { "region": "2/3" } }), Some(0)),
        event(json!({ "event": "jars", "seat": 1, "change": -1, "now": 0 }), Some(0)),
        event(json!({ "event": "did", "seat": 1, "action": { "do": "pass" } }), None),
        refusal(json!({ "why": "jars", "needs": 4, "has": 3 })),
        refusal(json!({ "why": "too_few", "of": "active_dice", "needs": 1, "has": 0 })),
        text.question(&Step::Ask { seat: 0, ask: Ask::Go }, &names, Some(0)),
        text.question(&Step::Ask { seat: 0, ask: Ask::Keep }, &names, Some(1)),
        text.card(DeckCard::new(7)).text,
    ]
}

/// No-break spaces are shown as `~` (U+00A0) and `^` (U+202F).
fn check(language: Language, expected: &[&str]) {
    let lines: Vec<_> =
        lines(language).iter().map(|line| line.replace('\u{a0}', "~").replace('\u{202f}', "^")).collect();
    assert_eq!(lines, expected);
}

#[test]
fn english() {
    check(
        Language::En,
        &[
            "Little money with red 5",
            "Build with white 3 as yellow 3 for 12~Jars and own it: Large Market",
            "You move a guild marker from the supply to region 2/3 (forest).",
            "Ben hands over 1~Jar (now 0).",
            "Ben: Pass.",
            "Too few Jars: 4~needed, you have 3.",
            "Needed: 1~active die. Available: 0.",
            "Your go: take an action or pass.",
            "Waiting for Anna: the card to keep.",
            "Your combat strength rises by 2~this turn.",
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
            "Du legst ein Gildenplättchen aus dem Vorrat auf Landschaft 2/3 (Wald).",
            "Ben gibt 1~Jar ab (jetzt 0).",
            "Ben: Passen.",
            "Zu wenige Jars: 4~nötig, du hast 3.",
            "Nötig: 1~aktiver Würfel. Vorhanden: 0.",
            "Du bist am Zug: Führe eine Aktion aus oder passe.",
            "Warten auf Anna: die Karte zum Behalten.",
            "Deine Kampfstärke steigt in diesem Durchgang um 2.",
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
            "Vous déplacez un marqueur guilde de la réserve sur la région 2/3 (forêt).",
            "Ben cède 1~Jar (total~: 0).",
            "Ben~: Passer.",
            "Pas assez de Jars~: il en faut 4, vous en avez 3.",
            "Nécessaire~: 1~dé actif. Disponible~: 0.",
            "À vous de jouer~: effectuez une action ou passez.",
            "Anna doit décider~: la carte à conserver.",
            "Votre force de combat augmente de 2~pour ce tour.",
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
            "Je verplaatst een gildefiche uit de voorraad naar regio 2/3 (bos).",
            "Ben levert 1~Jar in (nu 0).",
            "Ben: Passen.",
            "Te weinig Jars: 4~nodig, je hebt er 3.",
            "Nodig: 1~actieve dobbelsteen. Aanwezig: 0.",
            "Jij bent aan zet: voer een actie uit of pas.",
            "Wachten op Anna: de kaart om te houden.",
            "Je gevechtssterkte stijgt deze beurt met 2.",
        ],
    );
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    let jars = |language, n: u8| {
        Text::new(language).tagged(
            &json!({ "event": "jars", "seat": 0, "change": n, "now": n }),
            "event",
            "event-",
            Reader::default(),
        )
    };
    for language in Language::ALL {
        assert!(jars(language, 1).contains("1\u{a0}Jar "));
        assert!(jars(language, 2).contains("2\u{a0}Jars "));
        assert_eq!(jars(language, 0).contains("0\u{a0}Jar "), language == Language::Fr);
    }
}
