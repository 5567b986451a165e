//! From the JSON form of a decision to its message: its tag names the message, its fields are the arguments.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value};
use tharos_rules::Action;
use tharos_rules::ids::*;

use crate::{Text, key};

impl Text {
    /// What a decision does, as on a button.
    #[must_use]
    pub fn action(&self, action: &Action) -> String {
        let Ok(Value::Object(fields)) = serde_json::to_value(action) else { return String::new() };
        let name = fields.get("do").and_then(Value::as_str).unwrap_or_default();
        self.get(&key("action-", name), &self.args(&fields))
    }

    /// The arguments for all fields, and for what follows from them.
    fn args(&self, fields: &Map<String, Value>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            match (name.as_str(), value) {
                ("card", Value::Number(number)) => {
                    if let Some(card) = number.as_u64().and_then(|n| DeckCard::try_from(u8::try_from(n).ok()?).ok()) {
                        args.set("card_title", self.card(card));
                    }
                }
                ("first", Value::String(first)) => args.set("second", format!("{first}I")),
                // Other forms that some languages need in a sentence.
                (_, Value::String(word)) => {
                    if let Ok(colour) = word.parse::<Colour>() {
                        args.set(format!("{name}_die"), self.colour_die(colour));
                    } else if let Ok(goods) = word.parse::<Goods>() {
                        args.set(format!("{name}_many"), self.goods(goods, 2));
                    }
                }
                (_, Value::Array(items)) => {
                    args.set(format!("{name}_n"), items.iter().filter(|item| !item.is_null()).count());
                }
                _ => {}
            }
            args.set(name.clone(), self.value(value));
        }
        args
    }

    /// A value as an argument: numbers stay numbers, so that they choose the plural.
    fn value(&self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Null => "none".into(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            Value::Number(number) => number.as_i64().unwrap_or_default().into(),
            Value::String(word) => self.word(word).into(),
            Value::Array(items) => self
                .list(items.iter().filter(|item| !item.is_null()).map(|item| match item {
                    Value::String(word) => self.word(word),
                    other => other.to_string(),
                }))
                .into(),
            Value::Object(_) => match serde_json::from_value::<Counts>(value.clone()) {
                Ok(counts) => self.counts(counts).into(),
                Err(_) => FluentValue::None,
            },
        }
    }

    /// The text of a word of the rules. Their names do not overlap; a word that is none of them stays as it is.
    fn word(&self, word: &str) -> String {
        fn read<T: std::str::FromStr>(word: &str, text: impl Fn(T) -> String) -> Option<String> {
            word.parse().ok().map(text)
        }
        read(word, |region| self.region(region))
            .or_else(|| read(word, |placed| self.placed(placed)))
            .or_else(|| read(word, |colour| self.colour(colour)))
            .or_else(|| read(word, |medal| self.medal(medal, 1)))
            .or_else(|| read(word, |goods| self.goods(goods, 1)))
            .or_else(|| read(word, |card| self.player_card(card)))
            .or_else(|| read(word, |building| self.building(building)))
            .or_else(|| read(word, |space| self.space(space)))
            .or_else(|| read(word, |column| self.column(column)))
            .unwrap_or_else(|| word.to_owned())
    }
}
