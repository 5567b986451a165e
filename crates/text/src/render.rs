//! From the JSON form of a rules value to a message: its tag names the message, its fields are the arguments.
//!
//! The web client does the same with the same JSON, so there is one rule and no list of all messages in code.

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use tharos_rules::Pieces;
use tharos_rules::ids::*;

use crate::cards::solo_name;
use crate::{Text, args, key};

/// Who reads a line, and what the players are called.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reader<'a> {
    pub names: &'a [String],
    pub viewer: Option<Seat>,
}

impl Reader<'_> {
    fn name(&self, seat: u64) -> String {
        let name = usize::try_from(seat).ok().and_then(|seat| self.names.get(seat));
        name.filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| (seat + 1).to_string())
    }
}

/// The fields of a value, and the one that names it.
pub(crate) fn fields(value: &impl Serialize, tag: &str) -> (String, Map<String, Value>) {
    let mut fields = match serde_json::to_value(value) {
        Ok(Value::Object(fields)) => fields,
        other => {
            debug_assert!(false, "not an object: {other:?}");
            Map::new()
        }
    };
    let name = fields.remove(tag).and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default();
    (name, fields)
}

impl Text {
    /// The message of a value with its fields as arguments.
    pub(crate) fn tagged(&self, value: &impl Serialize, tag: &str, prefix: &str, reader: Reader<'_>) -> String {
        let (name, fields) = fields(value, tag);
        self.get(&key(prefix, &name), &self.args(&fields, reader))
    }

    /// The arguments for all fields, and for what follows from them.
    pub(crate) fn args(&self, fields: &Map<String, Value>, reader: Reader<'_>) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            self.set(&mut args, name, value, fields, reader);
        }
        args
    }

    fn set(
        &self,
        args: &mut FluentArgs<'static>,
        name: &str,
        value: &Value,
        fields: &Map<String, Value>,
        reader: Reader<'_>,
    ) {
        let number = value.as_u64();
        match (name, number) {
            ("seat" | "start_player", Some(seat)) => self.set_player(args, seat, reader),
            ("decides", Some(_)) => args.set("decides", "other"),
            ("change", _) => {
                let change = value.as_i64().unwrap_or_default();
                args.set("sign", if change < 0 { "minus" } else { "plus" });
                args.set("change", change.unsigned_abs());
            }
            ("card", Some(number)) => {
                args.set("card", number);
                if let Some(card) = u8::try_from(number).ok().and_then(|number| DeckCard::try_from(number).ok()) {
                    args.set("card_title", self.card(card).title);
                }
            }
            ("first", _) => {
                let first = value.as_str().unwrap_or_default();
                args.set("first", first.to_owned());
                args.set("second", format!("{first}I"));
            }
            ("row", Some(row)) => {
                let space = fields.get("space").and_then(Value::as_u64).unwrap_or_default();
                args.set("cell", solo_name((row * 6 + space) as u8));
            }
            ("least", Some(least)) => {
                let range = match fields.get("most").and_then(Value::as_u64) {
                    None => "open",
                    Some(most) if most == least => "exact",
                    Some(_) => "range",
                };
                args.set("range", range);
                args.set("least", least);
            }
            ("trans", _) => {
                if let Ok(trans) = value.as_str().unwrap_or_default().parse() {
                    args.set("trans", self.trans(trans));
                }
            }
            ("ask", _) => args.set("ask", self.topic(value.as_str().unwrap_or_default())),
            ("phase", _) => args.set("phase", self.plain(&key("phase-", value.as_str().unwrap_or_default()))),
            _ => {
                self.set_forms(args, name, value, fields);
                args.set(name.to_owned(), self.value(value, fields));
            }
        }
    }

    pub(crate) fn set_player(&self, args: &mut FluentArgs<'static>, seat: u64, reader: Reader<'_>) {
        let you = reader.viewer.is_some_and(|viewer| u64::from(viewer) == seat);
        args.set("you", if you { "yes" } else { "no" });
        args.set("player", reader.name(seat));
    }

    /// The question in a few words.
    pub(crate) fn topic(&self, ask: &str) -> String {
        self.attribute(&key("ask-", ask), "topic", &args!())
    }

    /// Other forms of a word that some languages need in a sentence: `$colour_die`, `$goods_many`.
    fn set_forms(&self, args: &mut FluentArgs<'static>, name: &str, value: &Value, fields: &Map<String, Value>) {
        let Some(word) = value.as_str() else { return };
        if let Ok(colour) = word.parse::<Colour>() {
            args.set(format!("{name}_die"), self.colour_die(colour));
        } else if let Ok(goods) = word.parse::<Goods>() {
            args.set(format!("{name}_many"), self.goods(goods, 2));
        } else if let Ok(card) = word.parse::<PlayerCard>()
            && fields.contains_key("has")
        {
            let colours = card.cost().0.iter().map(|&colour| self.colour(colour));
            args.set("colours", self.list(colours));
        }
    }

    /// A value as an argument: numbers stay numbers, so that they choose the plural.
    fn value(&self, value: &Value, fields: &Map<String, Value>) -> FluentValue<'static> {
        match value {
            Value::Null => "none".into(),
            Value::Bool(yes) => if *yes { "yes" } else { "no" }.into(),
            Value::Number(number) => number.as_i64().unwrap_or_default().into(),
            Value::String(word) => self.word(word, fields).into(),
            Value::Array(items) => self.items(items, fields).into(),
            Value::Object(_) => match serde_json::from_value::<Counts>(value.clone()) {
                Ok(counts) => self.counts(counts).into(),
                Err(_) => FluentValue::None,
            },
        }
    }

    fn items(&self, items: &[Value], fields: &Map<String, Value>) -> String {
        self.list(items.iter().filter(|item| !item.is_null()).map(|item| match item {
            Value::String(word) => self.word(word, fields),
            other => other.to_string(),
        }))
    }

    /// The text of a word of the rules. Their names do not overlap; a word that is none of them stays as it is.
    fn word(&self, word: &str, fields: &Map<String, Value>) -> String {
        /// How many of the thing the sentence speaks of.
        fn n(fields: &Map<String, Value>) -> u8 {
            let number = ["change", "needs", "most"].iter().find_map(|name| fields.get(*name)?.as_i64());
            number.map_or(1, |n| n.unsigned_abs().try_into().unwrap_or(u8::MAX))
        }
        if let Ok(region) = word.parse() {
            return self.region(region);
        }
        if let Ok(placed) = word.parse() {
            return self.placed(placed);
        }
        if let Ok(colour) = word.parse() {
            return self.colour(colour);
        }
        if let Ok(medal) = word.parse() {
            return self.medal(medal, n(fields));
        }
        if let Ok(goods) = word.parse() {
            return self.goods(goods, 1);
        }
        if let Ok(card) = word.parse() {
            return self.player_card(card);
        }
        if let Ok(building) = word.parse() {
            return self.building(building);
        }
        if let Ok(space) = word.parse() {
            return self.space(space);
        }
        if let Ok(column) = word.parse() {
            return self.column(column);
        }
        if let Ok(shape) = word.parse() {
            return self.shape(shape);
        }
        if let Ok(guild) = word.parse() {
            return self.guild(guild);
        }
        if let Ok(pieces) = word.parse::<Pieces>() {
            return self.get(&key("pieces-", pieces.name()), &args!(n: n(fields)));
        }
        word.to_owned()
    }

    /// Where something comes from or goes to: `"bag"` or `{"region":"2/3"}`, as `from-bag`, `to-region`.
    pub(crate) fn place(&self, prefix: &str, place: &Value) -> String {
        let (name, inner) = match place {
            Value::String(name) => (name.as_str(), &Value::Null),
            Value::Object(fields) => match fields.iter().next() {
                Some((name, inner)) => (name.as_str(), inner),
                None => ("", &Value::Null),
            },
            _ => ("", &Value::Null),
        };
        let mut args = FluentArgs::new();
        match inner {
            Value::Number(n) => {
                let n = n.as_u64().unwrap_or_default();
                args.set("n", n);
                args.set("cell", solo_name(n as u8));
            }
            Value::String(word) => {
                let name = if name == "activation" { "card" } else { name };
                args.set(name.to_owned(), self.word(word, &Map::new()));
            }
            _ => {}
        }
        self.get(&key(prefix, name), &args)
    }
}
