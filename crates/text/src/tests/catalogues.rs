//! What the catalogue files hold.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::Language;
use crate::catalogue::SOURCES;

/// The variables and terms that a text shows, and as `?name` those it only chooses by.
fn placeables(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, found);
        }
    }
}

fn of_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, found),
        Expression::Select { selector, variants } => {
            match selector {
                InlineExpression::VariableReference { id } => {
                    found.insert(format!("?{}", id.name));
                }
                other => of_inline(other, found),
            }
            variants.iter().for_each(|variant| placeables(&variant.value, found));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(format!("${}", id.name));
        }
        InlineExpression::TermReference { id, .. } => {
            found.insert(format!("-{}", id.name));
        }
        InlineExpression::Placeable { expression } => of_expression(expression, found),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            assert_eq!(id.name, "NUMBER", "the catalogues keep to plain Fluent");
            positional.iter().for_each(|inline| of_inline(inline, found));
        }
        InlineExpression::MessageReference { id, .. } => panic!("{}: one text does not quote another", id.name),
    }
}

/// Every text of a file: `key` or `key.attribute`, and what it uses. Terms begin with a minus sign.
fn texts(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let resource = parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut texts = BTreeMap::new();
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut found = BTreeSet::new();
        placeables(pattern, &mut found);
        assert!(texts.insert(key.clone(), found).is_none(), "{key} stands twice in one file");
    };
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let value = message.value.as_ref().unwrap_or_else(|| panic!("{} has no value", message.id.name));
                add(message.id.name.to_owned(), value);
                for attribute in &message.attributes {
                    add(format!("{}.{}", message.id.name, attribute.id.name), &attribute.value);
                }
            }
            Entry::Term(term) => add(format!("-{}", term.id.name), &term.value),
            _ => {}
        }
    }
    texts
}

fn shown(placeables: &BTreeSet<String>) -> Vec<&String> {
    placeables.iter().filter(|name| !name.starts_with('?')).collect()
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_placeables() {
    for (file, (name, english)) in SOURCES[0].iter().enumerate() {
        let english = texts(english);
        for language in Language::ALL {
            let (_, source) = SOURCES[language as usize][file];
            let other = texts(source);
            for (key, placeables) in &english {
                let found = other.get(key).unwrap_or_else(|| panic!("{language}/{name}.ftl lacks {key}"));
                // A word without a plural needs no choice, so only what is shown must be the same.
                assert_eq!(shown(found), shown(placeables), "{language}/{name}.ftl: {key}");
            }
            for key in other.keys() {
                assert!(english.contains_key(key), "{language}/{name}.ftl has {key}, English has not");
            }
        }
    }
}

#[test]
fn no_key_stands_in_two_files() {
    let mut all = BTreeSet::new();
    for (name, source) in SOURCES[0] {
        for key in texts(source).into_keys() {
            assert!(all.insert(key.clone()), "{name}.ftl: {key} stands in another file too");
        }
    }
}
