//! The Fluent catalogues: embedded, parsed once, and asked by key.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::Language;

type Bundle = FluentBundle<FluentResource>;

/// The catalogue files of each language in the order of [`Language::ALL`]: name and content.
pub(crate) const SOURCES: [&[(&str, &str)]; Language::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

static BUNDLES: LazyLock<[Bundle; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(bundle));

fn bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Everything is written left to right, and the marks would end up in logs and on the command line.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }));
    for (file, source) in SOURCES[language as usize] {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
            debug_assert!(false, "{language}/{file}.ftl: {errors:?}");
            resource
        });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language}/{file}.ftl: {added:?}");
    }
    bundle
}

/// The text of a message or of one of its attributes; falls back to English, then to the key.
pub(crate) fn text(language: Language, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
    [language, Language::En].into_iter().find_map(|language| find(language, key, attribute, args)).unwrap_or_else(
        || {
            debug_assert!(false, "no text for {key} {attribute:?}");
            key.to_owned()
        },
    )
}

/// Whether the language has this message.
pub(crate) fn has(language: Language, key: &str) -> bool {
    BUNDLES[language as usize].has_message(key)
}

fn find(language: Language, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
    let bundle = &BUNDLES[language as usize];
    let message = bundle.get_message(key)?;
    let pattern = match attribute {
        None => message.value()?,
        Some(attribute) => message.get_attribute(attribute)?.value(),
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "{language} {key} {attribute:?}: {errors:?}");
    Some(text)
}
