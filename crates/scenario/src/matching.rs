//! Whether something is as expected.

use serde_json::{Map, Value};
use tharos_rules::Action;
use tharos_rules::ids::{Colour, Medal, Space};

/// Lists whose order means something; all others are sets or heaps.
const ORDERED: [&str; 7] = ["store", "start", "rows", "filled", "attack", "shapes", "mine_colours"];

pub fn path_is_ordered(path: &str) -> bool {
    path.split('.').any(|word| ORDERED.contains(&word))
}

/// Compares a value of the state with what a scenario expects; the error says what is wrong.
///
/// A table of `min`, `max`, `len`, `has`, `has_not`, `not` asks about the value; any other table asks for
/// these fields, and heaps by colour, medal or space for nothing else.
pub fn compare(path: &str, expected: &Value, actual: &Value) -> Result<(), String> {
    let differs = || Err(format!("expected {path} = {expected}, is {actual}"));
    match (expected, actual) {
        (Value::Object(wanted), _) if is_question(wanted) => question(path, wanted, actual),
        (Value::Object(wanted), Value::Object(has)) => {
            for (key, value) in wanted {
                let Some(found) = has.get(key) else {
                    return Err(format!("expected {path}.{key} = {value}, but {path} is {actual}"));
                };
                compare(&format!("{path}.{key}"), value, found)?;
            }
            if is_heap(has) && has.iter().any(|(key, n)| !wanted.contains_key(key) && n.as_i64() != Some(0)) {
                return differs();
            }
            Ok(())
        }
        (Value::Array(wanted), Value::Array(has)) if path_is_ordered(path) => {
            let same = wanted.len() == has.len() && wanted.iter().zip(has).all(|(w, h)| compare(path, w, h).is_ok());
            if same { Ok(()) } else { differs() }
        }
        (Value::Array(wanted), Value::Array(has)) => {
            let mut left: Vec<&Value> = has.iter().collect();
            for item in wanted {
                match left.iter().position(|other| compare(path, item, other).is_ok()) {
                    Some(at) => drop(left.swap_remove(at)),
                    None => return differs(),
                }
            }
            if left.is_empty() { Ok(()) } else { differs() }
        }
        // TOML has no null: the word stands for it.
        (Value::String(word), Value::Null) if word == "nothing" => Ok(()),
        _ if same_number(expected, actual) || expected == actual => Ok(()),
        _ => differs(),
    }
}

fn same_number(a: &Value, b: &Value) -> bool {
    a.as_i64().is_some() && a.as_i64() == b.as_i64()
}

const QUESTIONS: [&str; 6] = ["min", "max", "len", "has", "has_not", "not"];

fn is_question(map: &Map<String, Value>) -> bool {
    !map.is_empty() && map.keys().all(|key| QUESTIONS.contains(&key.as_str()))
}

fn is_heap(map: &Map<String, Value>) -> bool {
    let named = |key: &str| {
        Colour::ALL.iter().any(|c| c.name() == key)
            || Medal::ALL.iter().any(|m| m.name() == key)
            || Space::ALL.iter().any(|s| s.name() == key)
    };
    map.iter().all(|(key, value)| named(key) && value.is_number())
}

fn question(path: &str, wanted: &Map<String, Value>, actual: &Value) -> Result<(), String> {
    let number = |value: &Value| value.as_i64().ok_or_else(|| format!("{path} is {value}, not a number"));
    for (key, value) in wanted {
        let fine = match key.as_str() {
            "min" => number(actual)? >= number(value)?,
            "max" => number(actual)? <= number(value)?,
            "len" => size(actual).ok_or_else(|| format!("{path} is {actual}, not a list"))? == number(value)?,
            "has" => items(value).iter().all(|item| contains(path, item, actual)),
            "has_not" => !items(value).iter().any(|item| contains(path, item, actual)),
            _ => compare(path, value, actual).is_err(),
        };
        if !fine {
            return Err(format!("expected {path} with {key} = {value}, is {actual}"));
        }
    }
    Ok(())
}

fn size(value: &Value) -> Option<i64> {
    match value {
        Value::Array(list) => Some(list.len() as i64),
        Value::Object(map) => Some(map.len() as i64),
        _ => None,
    }
}

fn items(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(list) => list.iter().collect(),
        other => vec![other],
    }
}

fn contains(path: &str, item: &Value, list: &Value) -> bool {
    items(list).iter().any(|other| compare(path, item, other).is_ok())
}

/// What a scenario says about decisions: a complete one, or some of its fields.
pub enum Pattern {
    One(Box<Action>),
    Fields(Value),
}

impl Pattern {
    /// A decision with all its fields is meant literally; with fewer it stands for all that agree.
    pub fn new(fields: Value) -> Result<Pattern, String> {
        let Some(name) = fields["do"].as_str() else {
            return Err(format!("{fields} does not name what is done (do = ...)"));
        };
        match serde_json::from_value::<Action>(fields.clone()) {
            Ok(action) => Ok(Pattern::One(Box::new(action.normal()))),
            // A missing field is a question left open; anything else is a mistake.
            Err(error) if error.to_string().starts_with("missing field") => Ok(Pattern::Fields(fields)),
            Err(error) => Err(format!("{name}: {error}")),
        }
    }

    pub fn fits(&self, action: Action) -> bool {
        match self {
            Pattern::One(one) => **one == action.normal(),
            Pattern::Fields(fields) => {
                compare("", fields, &tharos_rules::json::value(&action).unwrap_or_default()).is_ok()
            }
        }
    }
}
