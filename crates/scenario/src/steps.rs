//! The steps of a scenario, as they are written.

use serde::Serialize;
use serde_json::{Map, Value};
use tharos_rules::ids::Seat;
use tharos_rules::{Action, Event, Outcome};

use super::matching::Pattern;

/// A decision and who takes it; without a seat the one that is asked.
pub struct Decision {
    pub seat: Option<Seat>,
    pub action: Action,
}

/// Decisions of one seat.
pub struct Offer {
    pub seat: Option<Seat>,
    pub pattern: Pattern,
    /// As written, for the report.
    pub text: String,
}

pub enum Auto {
    /// Chance draws until a decision is asked.
    Chance,
    /// Everyone passes until something else is asked.
    Pass,
}

pub enum Step {
    Decide(Decision),
    Chance(Outcome),
    Refuse { decision: Decision, reason: Map<String, Value> },
    RefuseChance { outcome: Outcome, reason: Option<String> },
    WhyNot { thing: Value, seat: Option<Seat>, reason: Map<String, Value> },
    Offered { offers: Vec<Offer>, want: bool },
    OfferedOnly(Vec<Offer>),
    Offers(Value),
    Expect(Map<String, Value>),
    Change(Map<String, Value>),
    Event { events: Vec<Value>, want: bool, hidden_from: Vec<Seat> },
    Auto { what: Auto, seed: Option<u64> },
}

const FORMS: &str = "do, chance, refuse, refuse_chance, why_not, offered, not_offered, offered_only, offers, expect, \
                     change, event, no_event, auto";

/// Reads a step.
///
/// # Errors
/// Says what is wrong with it.
pub fn parse(step: &impl Serialize) -> Result<Step, String> {
    let mut fields = object("a step", tharos_rules::json::value(step).map_err(|error| error.to_string())?)?;
    let forms: Vec<&str> = FORMS.split(", ").filter(|form| fields.contains_key(*form)).collect();
    let [form] = forms[..] else {
        return Err(format!("a step has exactly one of {FORMS}; this one has {forms:?}"));
    };
    if form == "do" {
        return Ok(Step::Decide(decision(Value::Object(fields))?));
    }
    if form == "chance" {
        return Ok(Step::Chance(outcome(Value::Object(fields))?));
    }
    let what = fields.remove(form).unwrap_or_default();
    let step = match form {
        "refuse" => return Ok(Step::Refuse { decision: decision(what)?, reason: clause(fields)? }),
        "why_not" => {
            let seat = take(&mut fields, "seat")?;
            return Ok(Step::WhyNot { thing: what, seat, reason: clause(fields)? });
        }
        "refuse_chance" => Step::RefuseChance { outcome: outcome(what)?, reason: take(&mut fields, "reason")? },
        "offered" | "not_offered" => Step::Offered { offers: offers(what)?, want: form == "offered" },
        "offered_only" => Step::OfferedOnly(offers(what)?),
        "offers" => Step::Offers(what),
        "expect" => Step::Expect(object(form, what)?),
        "change" => Step::Change(object(form, what)?),
        "event" | "no_event" => Step::Event {
            events: events(what)?,
            want: form == "event",
            hidden_from: take(&mut fields, "hidden_from")?.unwrap_or_default(),
        },
        _ => Step::Auto {
            what: match what.as_str() {
                Some("chance") => Auto::Chance,
                Some("pass") => Auto::Pass,
                _ => return Err(format!("auto = {what} is neither \"chance\" nor \"pass\"")),
            },
            seed: take(&mut fields, "seed")?,
        },
    };
    match fields.keys().next() {
        Some(key) => Err(format!("{key} does not belong to {form}")),
        None => Ok(step),
    }
}

/// Every refusal names its clause.
fn clause(reason: Map<String, Value>) -> Result<Map<String, Value>, String> {
    if reason.get("clause").is_some_and(Value::is_string) {
        Ok(reason)
    } else {
        Err("a refusal names its clause (clause = \"...\")".into())
    }
}

fn take<T: serde::de::DeserializeOwned>(fields: &mut Map<String, Value>, key: &str) -> Result<Option<T>, String> {
    let value = fields.remove(key);
    value.map(|value| serde_json::from_value(value).map_err(|error| format!("{key}: {error}"))).transpose()
}

fn object(name: &str, value: Value) -> Result<Map<String, Value>, String> {
    match value {
        Value::Object(map) => Ok(map),
        other => Err(format!("{name} is {other}, but needs a table")),
    }
}

fn list(value: Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list,
        one => vec![one],
    }
}

/// Events by some of their fields; a name that no event has is a mistake.
fn events(value: Value) -> Result<Vec<Value>, String> {
    let events = list(value);
    for event in &events {
        let name = serde_json::json!({ "event": event["event"] });
        match serde_json::from_value::<Event>(name) {
            Err(error) if !error.to_string().starts_with("missing field") => return Err(format!("event: {error}")),
            _ => {}
        }
    }
    Ok(events)
}

fn seat_of(fields: &mut Value) -> Result<Option<Seat>, String> {
    match fields {
        Value::Object(map) => take(map, "seat"),
        other => Err(format!("{other} is not a decision such as {{ seat = 0, do = \"pass\" }}")),
    }
}

fn decision(mut fields: Value) -> Result<Decision, String> {
    let seat = seat_of(&mut fields)?;
    let name = fields["do"].as_str().unwrap_or("").to_owned();
    let action = serde_json::from_value(fields).map_err(|error| format!("{name}: {error}"))?;
    Ok(Decision { seat, action })
}

fn offers(value: Value) -> Result<Vec<Offer>, String> {
    let one = |mut fields: Value| {
        let text = fields.to_string();
        Ok(Offer { seat: seat_of(&mut fields)?, pattern: Pattern::new(fields)?, text })
    };
    list(value).into_iter().map(one).collect()
}

fn outcome(fields: Value) -> Result<Outcome, String> {
    let name = fields["chance"].as_str().unwrap_or("").to_owned();
    let mut outcome = serde_json::from_value(fields).map_err(|error| format!("{name}: {error}"))?;
    if let Outcome::Roll { dice } = &mut outcome {
        dice.sort_unstable();
    }
    Ok(outcome)
}
