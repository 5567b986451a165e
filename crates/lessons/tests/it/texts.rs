//! The texts of the lessons: complete in every language, short, and about nothing that does not exist.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use tharos_lessons::{Lesson, all, puzzle};

/// A step that is decided has at least so many hints.
const HINTS: usize = 2;
/// More sentences than this are a wall.
const SENTENCES: usize = 2;
/// How fast somebody reads, and how long a decision takes to be clicked, in words a minute and seconds.
const READER: f64 = 200.0;
const DECISION: f64 = 8.0;
/// The lessons to begin with take at most so many minutes.
const CORE: f64 = 10.0;

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The languages of the project.
pub fn languages() -> Vec<String> {
    let list = std::fs::read_to_string(root().join("crates/text/locales/languages.json")).expect("the list");
    let list: Vec<serde_json::Value> = serde_json::from_str(&list).expect("JSON");
    list.iter().map(|language| language["code"].as_str().expect("a code").to_owned()).collect()
}

/// Texts by key, an attribute as `key.attribute`.
fn texts(language: &str) -> BTreeMap<String, String> {
    texts_of(language, "lessons.ftl")
}

fn texts_of(language: &str, file: &str) -> BTreeMap<String, String> {
    let path = root().join("web/locales").join(language).join(file);
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut texts = BTreeMap::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        texts.extend(message.value.map(|value| (id.clone(), plain(&value))));
        texts.extend(message.attributes.iter().map(|a| (format!("{id}.{}", a.id.name), plain(&a.value))));
    }
    texts
}

fn plain(pattern: &Pattern<String>) -> String {
    let text = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { .. } => panic!("lessons have no placeables"),
    };
    pattern.elements.iter().map(text).collect()
}

/// The keys that a lesson must have.
fn keys(lesson: &Lesson) -> Vec<String> {
    let id = &lesson.id;
    let mut keys: Vec<String> =
        ["", ".learn", ".learnt-1", ".learnt-2", ".learnt-3"].map(|a| format!("{id}{a}")).into();
    for step in &lesson.steps {
        let key = format!("{id}-{}", step.key);
        if step.asks() {
            keys.extend((1..=HINTS).map(|n| format!("{key}.hint-{n}")));
        }
        let said = step.wrong.iter().enumerate().filter(|(_, wrong)| wrong.clause.is_none());
        keys.extend(said.map(|(at, _)| format!("{key}.wrong-{}", at + 1)));
        keys.extend((1..=step.choices).flat_map(|n| [format!("{key}.choice-{n}"), format!("{key}.reply-{n}")]));
        keys.push(key);
    }
    keys
}

/// Whether a text may be there without being required: what follows a decision.
fn may_be(key: &str) -> bool {
    all()
        .iter()
        .flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
        .any(|(lesson, step)| step.asks() && key == format!("{}-{}.then", lesson.id, step.key))
}

#[test]
fn every_text_exists_in_every_language_and_nothing_else_does() {
    for language in languages() {
        let mut texts = texts(&language);
        for lesson in all() {
            for key in keys(lesson) {
                assert!(texts.remove(&key).is_some_and(|text| !text.is_empty()), "{language}: {key} is missing");
            }
        }
        let left: Vec<_> = texts.keys().filter(|key| !may_be(key)).collect();
        assert!(left.is_empty(), "{language}: no lesson uses {left:?}");
    }
}

#[test]
fn puzzles_have_their_texts_in_every_language_and_no_others() {
    for language in languages() {
        let mut texts = texts_of(&language, "puzzles.ftl");
        for puzzle in puzzle::all() {
            let tempting = (1..=puzzle.tempting.len()).map(|n| format!("{}.tempting-{n}", puzzle.id));
            let others = ["", ".task", ".why"].map(|part| format!("{}{part}", puzzle.id));
            for key in tempting.chain(others) {
                let text = texts.remove(&key).unwrap_or_default();
                assert!(!text.is_empty() && !text.contains('!'), "{language}: {key}: {text}");
            }
        }
        assert!(texts.is_empty(), "{language}: no puzzle uses {:?}", texts.keys());
    }
}

#[test]
fn nobody_says_more_than_two_sentences_at_once() {
    for language in languages() {
        for (key, text) in texts(&language) {
            let ends = text.char_indices().filter(|&(at, sign)| {
                matches!(sign, '.' | '?' | '!') && text[at + 1..].chars().next().is_none_or(char::is_whitespace)
            });
            assert!(ends.count() <= SENTENCES, "{language}: {key} is long: {text}");
            assert!(!text.contains('!'), "{language}: {key} shouts");
        }
    }
}

#[test]
fn lessons_and_puzzles_cite_clauses_that_exist() {
    let rules = std::fs::read_to_string(root().join("docs/rules.md")).expect("the rules");
    let lessons = all().iter().map(|lesson| (&lesson.id, &lesson.clauses));
    let puzzles = puzzle::all().iter().map(|puzzle| (&puzzle.id, &puzzle.clauses));
    for (id, clauses) in lessons.chain(puzzles) {
        assert!(!clauses.is_empty(), "{id} shows no clause");
        for clause in clauses {
            assert!(rules.contains(&format!("- **{clause}**")), "{id}: there is no {clause}");
        }
    }
}

/// The minutes of somebody who reads everything that comes without a mistake.
pub fn minutes(lesson: &Lesson, language: &str) -> f64 {
    let texts = texts(language);
    // French writes some signs apart; they are no words.
    let is_word = |word: &&str| word.contains(char::is_alphanumeric);
    let words = |key: &str| texts.get(key).map_or(0, |text| text.split_whitespace().filter(is_word).count());
    let mut read = words(&lesson.id) + words(&format!("{}.learn", lesson.id));
    read += (1..=3).map(|n| words(&format!("{}.learnt-{n}", lesson.id))).sum::<usize>();
    let mut decisions = 0;
    for step in &lesson.steps {
        let key = format!("{}-{}", lesson.id, step.key);
        read += words(&key) + words(&format!("{key}.then")) + words(&format!("{key}.reply-1"));
        read += (1..=step.choices).map(|n| words(&format!("{key}.choice-{n}"))).sum::<usize>();
        decisions += usize::from(step.asks());
    }
    read as f64 / READER + decisions as f64 * DECISION / 60.0
}

#[test]
fn the_core_takes_ten_minutes_at_most_in_every_language() {
    for language in languages() {
        let core: f64 = all().iter().filter(|lesson| lesson.core).map(|lesson| minutes(lesson, &language)).sum();
        println!("{language}: {core:.1} minutes");
        assert!(core <= CORE, "{language}: the core takes {core:.1} minutes");
    }
}
