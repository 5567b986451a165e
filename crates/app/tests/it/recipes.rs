//! The recipes of CONTRIBUTING.md stay short: what they name once stands nowhere else, and every thing has its file with
//! its test. `node scripts/prove-recipes.mjs` follows the recipes in a copy of the project.

use std::fs;
use std::path::{Path, PathBuf};

use tharos_rules::ids::DeckCard;
use tharos_text::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file of the source under `folder` with one of these endings, and its content.
fn sources(folder: &Path, endings: &[&str], found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "target", "dist", "locales"].contains(&name.as_str()) {
                sources(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) && !path.ends_with("tests/it/recipes.rs") {
            found.push((path.clone(), read(&path)));
        }
    }
}

fn all_sources() -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for folder in ["crates", "web/src", "web/scripts", "web/e2e"] {
        sources(&root().join(folder), &[".rs", ".ts", ".mjs", ".svelte"], &mut found);
    }
    assert!(found.len() > 300, "{}", found.len());
    found
}

#[test]
fn the_list_of_languages_stands_once() {
    let codes: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
    // Any two neighbours of the list, as code or as words.
    for (path, text) in all_sources() {
        for pair in codes.windows(2) {
            let [one, two] = [pair[0], pair[1]];
            let lists = [format!("'{one}', '{two}'"), format!("\"{one}\", \"{two}\""), format!("{one}, {two}, ")];
            let found = lists.iter().find(|list| text.contains(*list));
            assert_eq!(found, None, "{}: crates/text/locales/languages.json is the one list", path.display());
        }
    }
}

#[test]
fn the_number_of_cards_is_counted() {
    let n = DeckCard::COUNT;
    for (path, text) in all_sources() {
        let in_rooms = ["rules/src", "bots/src", "lab/src", "text/src", "web/src"];
        if !in_rooms.iter().any(|room| path.to_string_lossy().contains(room)) {
            continue;
        }
        let counts = [format!("1..={n}"), format!("; {n}]"), format!("; {}]", n + 1), format!("length: {n}")];
        let found = counts.iter().find(|count| text.contains(*count));
        assert_eq!(found, None, "{}: DeckCard::COUNT is the one count", path.display());
    }
}

#[test]
fn every_card_and_building_has_a_file_with_a_test() {
    for (folder, least) in [("deck", 33), ("buildings", 8)] {
        let mut found = Vec::new();
        sources(&root().join("crates/rules/src").join(folder), &[".rs"], &mut found);
        found.retain(|(path, _)| !["mod.rs", "table.rs", "prelude.rs"].iter().any(|name| path.ends_with(name)));
        assert!(found.len() >= least, "{folder}");
        for (path, text) in found {
            assert!(text.contains("mod tests {") && text.contains("refused("), "{}: no test", path.display());
        }
    }
}

#[test]
fn every_card_has_its_clause_in_every_language_and_its_picture() {
    let art = read(&root().join("web/src/art/deck.svg"));
    for card in DeckCard::all() {
        let n = card.number();
        assert!(art.contains(&format!("id=\"deck-{n}\"")), "deck.svg has no picture of {card:?}");
        for language in Language::ALL {
            let name = if language == Language::En { "rules.md".to_owned() } else { format!("rules.{language}.md") };
            let rules = read(&root().join("docs").join(&name));
            assert!(rules.contains(&format!("**DECK-{n}**")), "{name} has no clause for {card:?}");
        }
    }
}
