//! The client tells attacks and rounds from their events; its tests hear those of the recorded games.

use std::path::Path;

use serde_json::{Value, json};
use tharos_rules::{Event, GameRecord, Phase, Place, begin};

/// Whether a line of the log belongs to an attack or a round end, or says what is attacked or no longer at stake.
fn is_heard(events: &[Event], inside: &mut bool) -> bool {
    let was = *inside;
    for event in events {
        match event {
            Event::PhaseBegan { phase: Phase::Attack | Phase::RoundEnd } => *inside = true,
            Event::TurnBegan { .. } => *inside = false,
            _ => {}
        }
    }
    let matters = |event: &Event| match event {
        Event::AttackRevealed { .. } | Event::TurnBegan { .. } => true,
        Event::GuildMarker { from, .. } => matches!(from, Place::AttackCard(_)),
        _ => false,
    };
    was || *inside || events.iter().any(matters)
}

/// `UPDATE=1` writes the lines anew.
#[test]
fn the_client_tests_with_lines_of_recorded_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let games = [1, 2, 3, 4].map(|n| {
        let text = std::fs::read_to_string(root.join(format!("records/v1/{n}-players.json"))).unwrap();
        let record: GameRecord = serde_json::from_str(&text).unwrap();
        let mut game = begin(&record).unwrap();
        let mut inside = false;
        let mut lines = Vec::new();
        for (i, &entry) in record.entries.iter().enumerate() {
            let events = game.follow(entry).unwrap().events;
            if is_heard(&events, &mut inside) {
                // Dice that are cleared away would be half of it.
                let told = |event: &&Event| event.visible_to(None) && !matches!(event, Event::DiceMoved { .. });
                let public: Vec<&Event> = events.iter().filter(told).collect();
                lines.push(json!({ "seq": i + 1, "events": public }).to_string());
            }
        }
        format!("\"{n}\": [\n{}\n]", lines.join(",\n"))
    });
    let written = format!("{{\n{}\n}}\n", games.join(",\n"));
    let path = root.join("web/src/story/games.samples.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let there = std::fs::read_to_string(&path).unwrap_or_else(|_| "null".to_owned());
    assert!(
        read(&there) == read(&written),
        "web/src/story/games.samples.json is stale: UPDATE=1 cargo test -p tharos-rules story"
    );
}
