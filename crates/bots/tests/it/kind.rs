//! Kinds of action.

use tharos_rules::Action;

/// What kind of action it is: its name, and what it builds, fetches or plays.
pub fn kind(action: &Action) -> String {
    let value = serde_json::to_value(action).expect("actions are JSON");
    let words = ["do", "building", "card", "medal"].iter().filter_map(|name| value.get(name));
    words.map(|word| word.as_str().map_or_else(|| word.to_string(), str::to_owned)).collect::<Vec<_>>().join(" ")
}
