//! One entry of a record, and what a viewer may see of it.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::action::Action;
use crate::ids::Seat;
use crate::step::Outcome;

/// What happened next: a decision, `{"seat":0,"do":"pass"}`, or an outcome of chance, `{"chance":"attack","value":3}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum Entry {
    Action {
        seat: Seat,
        #[serde(flatten)]
        action: Action,
    },
    Chance(Outcome),
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(Map::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

fn read(mut fields: Map<String, Value>) -> Result<Entry, String> {
    let wrong = |error: serde_json::Error| error.to_string();
    if fields.contains_key("chance") {
        return serde_json::from_value(Value::Object(fields)).map(Entry::Chance).map_err(wrong);
    }
    let seat = seat(fields.remove("seat"))?;
    let action = serde_json::from_value(Value::Object(fields)).map_err(wrong)?;
    Ok(Entry::Action { seat, action })
}

fn seat(value: Option<Value>) -> Result<Seat, String> {
    let value = value.ok_or("an entry has a `seat` and a `do`, or a `chance`")?;
    value.as_u64().and_then(|seat| seat.try_into().ok()).ok_or_else(|| format!("{value} is not a seat"))
}

/// An entry as one viewer may see it. It cannot be made in any other way than by [`Entry::seen_by`], so it never
/// holds a card that is secret to the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct SeenEntry(Seen);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(untagged)]
enum Seen {
    Open(Entry),
    Hidden {
        seat: Seat,
        #[serde(flatten)]
        what: Hidden,
    },
}

/// What the others see of a secret entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "hidden", rename_all = "snake_case")]
pub enum Hidden {
    KeptCard,
    CardsDrawn { n: u8 },
}

impl SeenEntry {
    /// The whole entry, if the viewer may see it.
    #[must_use]
    pub const fn open(&self) -> Option<&Entry> {
        match &self.0 {
            Seen::Open(entry) => Some(entry),
            Seen::Hidden { .. } => None,
        }
    }

    /// Whose secret it is, and what is known of it.
    #[must_use]
    pub const fn hidden(&self) -> Option<(Seat, Hidden)> {
        match self.0 {
            Seen::Open(_) => None,
            Seen::Hidden { seat, what } => Some((seat, what)),
        }
    }
}

impl Entry {
    /// What `viewer` (a seat, or a spectator) sees of this entry; `drawer` is the seat for which chance acted.
    /// INFO-2: secret are the cards drawn and the card kept.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>, drawer: Seat) -> SeenEntry {
        let (owner, what) = match *self {
            Entry::Action { seat, action: Action::Keep { .. } } => (seat, Hidden::KeptCard),
            Entry::Chance(Outcome::Cards { cards }) => (drawer, Hidden::CardsDrawn { n: cards.len() }),
            _ => return SeenEntry(Seen::Open(*self)),
        };
        SeenEntry(if viewer == Some(owner) { Seen::Open(*self) } else { Seen::Hidden { seat: owner, what } })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_form() {
        for text in [
            r#"{"seat":0,"do":"pass"}"#,
            r#"{"seat":3,"do":"little","die":"red 5"}"#,
            r#"{"chance":"attack","value":3}"#,
            r#"{"chance":"roll","dice":["white 1","red 6"]}"#,
        ] {
            let entry: Entry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
    }

    #[test]
    fn nothing_unknown_is_read() {
        for text in [
            "{}",
            r#"{"do":"pass"}"#,
            r#"{"seat":0}"#,
            r#"{"seat":0,"do":"pass","why":1}"#,
            r#"{"seat":-1,"do":"pass"}"#,
            r#"{"seat":256,"do":"pass"}"#,
            r#"{"seat":"0","do":"pass"}"#,
            r#"{"seat":0,"do":"fly"}"#,
            r#"{"seat":0,"do":"little","die":"red 5","by":2}"#,
            r#"{"chance":"attack","value":3,"seat":0}"#,
            r#"{"chance":"attack","value":3,"do":"pass"}"#,
            r#"{"chance":"luck"}"#,
            "[]",
            "7",
        ] {
            assert!(serde_json::from_str::<Entry>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn secrets_stay_with_their_owner() {
        let kept: Entry = serde_json::from_str(r#"{"seat":1,"do":"keep","card":7}"#).unwrap();
        let drawn: Entry = serde_json::from_str(r#"{"chance":"cards","cards":[3,7]}"#).unwrap();
        for entry in [kept, drawn] {
            assert_eq!(entry.seen_by(Some(1), 1).open(), Some(&entry));
            for viewer in [None, Some(0), Some(2)] {
                let seen = entry.seen_by(viewer, 1);
                assert_eq!(seen.open(), None);
                assert!(!serde_json::to_string(&seen).unwrap().contains('7'));
            }
        }
        let seen = serde_json::to_string(&drawn.seen_by(None, 1)).unwrap();
        assert_eq!(seen, r#"{"seat":1,"hidden":"cards_drawn","n":2}"#);
        let pass: Entry = serde_json::from_str(r#"{"seat":0,"do":"pass"}"#).unwrap();
        assert_eq!(pass.seen_by(None, 1).open(), Some(&pass));
    }
}
