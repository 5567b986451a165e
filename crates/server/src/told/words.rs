//! What is sent, in the reader's language. The texts are in `crates/server/locales`, one file per language: they are of no
//! use to the client, which must not carry them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tharos_text::Language;

const FILES: &[(&str, &str)] = &[
    ("en", include_str!("../../locales/en.json")),
    ("de", include_str!("../../locales/de.json")),
    ("fr", include_str!("../../locales/fr.json")),
    ("nl", include_str!("../../locales/nl.json")),
];

type Texts = BTreeMap<String, String>;

static TEXTS: LazyLock<BTreeMap<&'static str, Texts>> = LazyLock::new(|| {
    FILES.iter().map(|&(code, file)| (code, serde_json::from_str(file).unwrap_or_default())).collect()
});

/// A text with these words in it.
pub fn say(language: Language, key: &str, words: &[(&str, &str)]) -> String {
    let of = |code: &str| TEXTS.get(code).and_then(|texts| texts.get(key));
    let mut text = of(language.code()).or_else(|| of("en")).cloned().unwrap_or_else(|| key.to_owned());
    for (name, word) in words {
        text = text.replace(&format!("{{{name}}}"), word);
    }
    text
}

/// Names as a list: "Ann, Bob and Eve".
pub fn list(language: Language, names: &[String]) -> String {
    match names {
        [] => say(language, "nobody", &[]),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), say(language, "and", &[])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placeholders(text: &str) -> Vec<&str> {
        let mut found: Vec<&str> = text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn every_language_says_the_same() {
        let english = &TEXTS["en"];
        assert!(english.len() > 15);
        for language in Language::ALL {
            let texts = TEXTS.get(language.code()).unwrap_or_else(|| panic!("crates/server/locales/{language}.json"));
            assert!(texts.keys().eq(english.keys()), "{language}");
            for (key, text) in texts {
                assert_eq!(placeholders(text), placeholders(&english[key]), "{language} {key}");
                assert!(!text.trim().is_empty(), "{language} {key}");
            }
        }
    }

    #[test]
    fn names_make_a_list() {
        let names = ["Ann", "Bob", "Eve"].map(str::to_owned);
        assert_eq!(list(Language::En, &names), "Ann, Bob and Eve");
        assert_eq!(list(Language::De, &names[..2]), "Ann und Bob");
    }
}
